"""How tangled boards of Snakes & Ladders are, by chance and tidied, and how long tidying takes.

python bench/placement.py [SEEDS]
"""

import sys
import time
from itertools import combinations
from statistics import mean, median

from boardloom.games.snakes.board import Entity, place
from boardloom.games.snakes.curves import crossings, line
from boardloom.games.snakes.tidy import tidy

BOARDS = ((10, 0.1), (10, 0.18), (10, 0.3), (10, 0.45), (20, 0.08))
"""Sides and densities."""


def tangles(side: int, board: tuple[Entity, ...]) -> int:
    lines = [line(side, e.kind, e.cell, e.target, 4) for e in board]
    return sum(crossings(one, other) for one, other in combinations(lines, 2))


def main() -> None:
    seeds = range(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
    print("side density  by chance  tidy  share  ms (median, of the processor)")
    for side, density in BOARDS:
        by_chance = mean(tangles(side, place(side, density, seed)) for seed in seeds)
        boards, times = [], []
        for seed in seeds:
            began = time.process_time()
            boards.append(tidy(side, density, seed))
            times.append(1000 * (time.process_time() - began))
        tidied = mean(tangles(side, board) for board in boards)
        share = tidied / by_chance
        print(f"{side:4} {density:7}  {by_chance:9.1f}  {tidied:4.1f}  {share:5.3f}  {median(times):.0f}")


if __name__ == "__main__":
    main()
