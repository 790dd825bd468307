"""How fast the tree search is: iterations a second on one core, what a node takes, what a move costs besides.

    .venv/bin/python bench/search.py [--seconds N]

An iteration plays a game to its end, so the same games without a tree are the limit: the last column
is the search's pace as a share of plain playouts with the same policy. The second table tells how much of the
processor time of a move is search, from the position to the one after it, in games of Blokus.
"""

import argparse
import time
from typing import Any
from unittest.mock import patch

import numpy as np
from rich.console import Console
from rich.table import Table

import boardloom
from boardloom.bots import Budget, choose
from boardloom.bots import find as find_bot
from boardloom.engine.mcts import Search
from boardloom.engine.playout import compiled, play_batch
from boardloom.games import find
from boardloom.words import english

BUDGETS = 10, 50, 200
"""Milliseconds for a move."""


def policy_of(name: str) -> str:
    """How the strongest level plays on to the end."""
    return find(name).levels[-1].policy if find(name).levels else ""


def playouts_per_second(name: str, seconds: float) -> float:
    loop = compiled(boardloom.new(name), bots=[policy_of(name)])
    play_batch(loop, 1, 0, 1)
    size, done = 1, 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        play_batch(loop, 1, done, size)
        done, size = done + size, min(2 * size, 4096)
    return done / spent


def searched(name: str, seconds: float) -> tuple[float, float, Search]:
    """Iterations per second of processor time, nodes per iteration, and the search."""
    levels = find(name).levels
    search = Search(
        boardloom.new(name),
        policy=policy_of(name),
        nodes=1 << 22,
        rave_k=levels[-1].rave_k if levels else 0.0,
    )
    search.run(1)
    began = time.process_time()
    done = search.run(seconds=seconds)
    return done / (time.process_time() - began), search.size / search.iterations, search


def share_of_search(preset: str, milliseconds: int) -> float:
    """Of the processor time of the moves of a game against itself, the share that makes iterations."""
    bot, p = find_bot(find("blokus"), "search"), boardloom.new("blokus", preset=preset)
    spent, searching, run = 0.0, [0.0], Search.run

    def watched(self: Search, *args: Any, **limits: Any) -> int:
        began = time.process_time()
        done = run(self, *args, **limits)
        searching[0] += time.process_time() - began
        return done

    with patch.object(Search, "run", watched):
        choose(bot, p, Budget(seconds=0.01))
        searching[0] = 0.0
        played: list[int] = []
        while not p.over:
            began = time.process_time()
            played.append(choose(bot, p, Budget(seconds=milliseconds / 1000, played=tuple(played))))
            p = p.after(played[-1])
            spent += time.process_time() - began
    return searching[0] / spent


def shares() -> Table:
    table = Table(title="Blokus: share of a move's time that is search", title_justify="left")
    for heading in ("", *(f"{n} ms" for n in BUDGETS)):
        table.add_column(heading, justify="right" if heading else "left")
    for preset in ("duo", "box"):
        table.add_row(preset, *(f"{share_of_search(preset, n):.1%}" for n in BUDGETS))
    return table


def main() -> None:
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("--seconds", type=float, default=2.0)
    seconds = arguments.parse_args().seconds
    table = Table(title="Tree search from the first position, one core", title_justify="left")
    for heading in ("game", "iterations/s", "nodes/iteration", "bytes/node", "of plain playouts"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for name in boardloom.games():
        pace, nodes, search = searched(name, seconds)
        size = sum(np.asarray(row).nbytes for row in search.tree) / len(search.tree.visits)
        share = pace / playouts_per_second(name, seconds)
        table.add_row(
            english(find(name).called), f"{pace:,.0f}", f"{nodes:.2f}", f"{size:.0f}", f"{share:.2f}"
        )
    Console(width=100).print(table)
    Console(width=100).print(shares())


if __name__ == "__main__":
    main()
