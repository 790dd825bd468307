"""Faults by the thousand: kill -9 under load, and power cuts. Prints what was lost.

.venv/bin/python bench/faults.py --kills 1000 --cuts 10000
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.killing import kill_many
from tests.server.power import cuts


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--cuts", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    args = parser.parse_args()
    print(f"seed {args.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(kill_many(Path(folder), args.kills, args.seed))
        print(f"{args.kills:,} kills: all {found:,} acknowledged events found, once and in order", flush=True)
    for synchronous, sessions in (("FULL", args.cuts // 50), ("NORMAL", max(1, args.cuts // 500))):
        with tempfile.TemporaryDirectory() as folder:
            bad, promised = cuts(Path(folder), synchronous, sessions, each=50, seed=args.seed)
        print(
            f"{sessions * 50:,} power cuts, {synchronous}: {bad:,} lost something ({promised:,} moves)",
            flush=True,
        )


if __name__ == "__main__":
    main()
