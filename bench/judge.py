"""How honest the intervals of a judgement are: how often they hold what a search ten times as long finds.

    .venv/bin/python bench/judge.py [--positions 6] [--seeds 12]

A table: the chance of whoever is to move, judged with several seeds at positions of random games; how far off
95% of those judgements were, beside the margin they told of, and how many told one that was wide enough.
"""

import argparse
from random import Random
from statistics import mean, quantiles
from typing import Any

import boardloom
from boardloom.bots import Budget
from boardloom.core.game import CHANCE, Position
from boardloom.lab.judge import analyse

TABLES: tuple[tuple[str, dict[str, Any], int], ...] = (
    ("ludo", {"players": 4}, 4000),
    ("dice", {}, 4000),
    ("blokus", {"board": "duo"}, 4000),
    ("blokus", {}, 2000),
)
LONGER = 10
REFERENCES = 4


def decision(name: str, options: dict[str, Any], luck: Random) -> Position:
    """Somewhere in a random game, with something to choose."""
    while True:
        position = boardloom.new(name, **options)
        for _ in range(luck.randrange(60)):
            position = position.after(luck.choice(list(position.choices())))
            if position.over:
                break
        if not position.over and position.mover != CHANCE and len(position.choices()) > 1:
            return position


def judged(position: Position, iterations: int, seed: int) -> tuple[float, float]:
    found = analyse(position, Budget(iterations=iterations, seed=seed))
    return found.wins[position.mover], found.margin[position.mover]


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    wanted.add_argument("--positions", type=int, default=6)
    wanted.add_argument("--seeds", type=int, default=12)
    asked = wanted.parse_args()
    print("| game | iterations | 95% were off by less than | told, on average | wide enough | of |")
    print("|---|---|---|---|---|---|")
    for name, options, iterations in TABLES:
        luck, off, margins, held = Random(1), list[float](), list[float](), 0
        for _ in range(asked.positions):
            position = decision(name, options, luck)
            longer = range(1000, 1000 + REFERENCES)
            truth = mean(judged(position, LONGER * iterations, seed)[0] for seed in longer)
            for seed in range(asked.seeds):
                share, margin = judged(position, iterations, seed)
                off.append(abs(share - truth))
                margins.append(margin)
                held += off[-1] <= margin
        title = f"{name} {options or ''}".strip()
        print(
            f"| {title} | {iterations:,} | {quantiles(off, n=20)[-1]:.3f} | {mean(margins):.3f} "
            f"| {held / len(off):.0%} | {len(off)} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
