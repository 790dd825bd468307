"""Who can choose the dice, and do the two verifiers agree? Prints what was walked through and compared.

.venv/bin/python bench/fair_dice.py --records 100000
"""

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.match.records import disagreements
from tests.server.dice_explorer import explore, table

BATCH = 5000
TABLES = (("link", "bot"), ("link", "here"), ("link", "link"))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--records", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    args = parser.parse_args()
    print(f"seed {args.seed}", flush=True)
    kinds: dict[str, int] = {}
    differ: list[str] = []
    for begin in range(0, args.records, BATCH):
        more, found = disagreements(min(BATCH, args.records - begin), args.seed + begin)
        differ += more
        for kind, count in found.items():
            kinds[kind] = kinds.get(kind, 0) + count
    print(f"{args.records:,} records tampered with: {len(differ)} judged differently", flush=True)
    print(", ".join(f"{kind} {count:,}" for kind, count in sorted(kinds.items(), key=lambda each: -each[1])))
    print("\n".join(differ[:3]), flush=True)
    for seats in TABLES:
        for beacon in (False, True):
            began = time.perf_counter()
            walked = explore(table(*seats, beacon=beacon), far=2)
            seconds = time.perf_counter() - began
            print(
                f"{' '.join(seats)}{', beacon' * beacon}: {walked.places:,} places, {walked.ways:,} ways, "
                f"{walked.starts:,} starts, faults: {walked.faults or 'none'}, {seconds:.0f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
