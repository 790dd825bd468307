"""Histories of a simulated match server by the thousand: kills, power cuts, full disks, lost connections, and
any order of events. Prints the seeds of those that went wrong, and what happened in all.

.venv/bin/python bench/simulate.py --histories 10000
.venv/bin/python bench/simulate.py --seed 4711      # this one again
"""

import argparse
import gc
import os
import sys
import time
from collections import Counter
from multiprocessing import get_context
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.simulation.history import Told, run


def prepare() -> None:
    run(0)
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 50)


def report(told: Told) -> None:
    print(f"seed {told.seed}: {len(told.faults)} faults", *told.faults[:5], sep="\n    ", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--histories", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first one")
    parser.add_argument("--seed", type=int, help="only this one")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin none after so long")
    args = parser.parse_args()
    if args.seed is not None:
        report(run(args.seed))
        return
    began, total, done = time.monotonic(), Counter[str](), Counter[str]()
    seeds = range(args.first, args.first + args.histories)
    with get_context("spawn").Pool(args.workers, prepare, maxtasksperchild=5000) as pool:
        for told in pool.imap_unordered(run, seeds, chunksize=10):
            total.update(histories=1, steps=told.steps, lives=told.lives, events=told.events)
            total.update(acknowledged=told.acknowledged, wrong=bool(told.faults))
            done.update(told.done)
            if told.faults:
                report(told)
            if time.monotonic() - began > 60 * args.minutes:
                break
    minutes = (time.monotonic() - began) / 60
    print(", ".join(f"{number:,} {what}" for what, number in total.items()))
    print(", ".join(f"{what} {number:,}" for what, number in done.most_common()))
    print(f"{minutes:.1f} minutes, {total['histories'] / minutes:,.0f} histories a minute")


if __name__ == "__main__":
    main()
