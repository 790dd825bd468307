"""How fast random games of Blokus are played, beside C programs of the same games.

    .venv/bin/python bench/blokus.py [--rounds N]

`blokus.c` finds places as our rules do, `blokus_naive.c` tries every placement. Both play the same games
with the same random numbers; their moves and winners are compared before anything is timed. Runs alternate,
and the best of each counts, since the machine may be shared. All figures are per second of one core.
"""

import argparse
import platform
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table

import boardloom
from boardloom.core.game import Position
from boardloom.engine.playout import Loop, compiled, interpreted, play_batch

HERE = Path(__file__).parent
GAMES, LISTED, NAIVE, SLOW = 6000, 3000, 60, 2


class Contest(NamedTuple):
    title: str
    options: dict[str, Any]


CONTESTS = [
    Contest("Blokus, 20 x 20, four colours, random play", {}),
    Contest("Blokus Duo, 14 x 14, two colours, random play", {"board": "duo"}),
]


class Pace(NamedTuple):
    games: float
    moves: float
    """Per second."""


def tables(p: Position, folder: Path) -> None:
    """The numbers of our setup as a C header."""
    b = p.setup
    lines = [f"#define SIZE {b.size}", f"#define COLOURS {b.colours}", f"#define SHAPES {len(b.piece)}"]
    lines.append(f"#define PLACEMENTS {len(b.place) - 1}")
    words = {"board", "starts", "wanted"}
    names = ("board", "starts", "sizes", "piece", "area", "wanted", "grown", "left", "across", "first")
    for name in (*names, "form", "place", "cells"):
        kind = "uint32_t" if name in words else "int"
        called = "shape_cells" if name == "cells" else name
        numbers = ",".join(map(str, getattr(b, name).tolist()))
        lines.append(f"__attribute__((unused)) static const {kind} {called}[] = {{{numbers}}};")
    (folder / "tables.h").write_text("\n".join(lines) + "\n")


def c_program(source: str, folder: Path) -> Callable[..., tuple[Pace, int, int]]:
    compiler = shutil.which("gcc") or shutil.which("clang") or shutil.which("cc")
    if compiler is None:
        raise SystemExit("this benchmark needs a C compiler")
    binary = folder / source
    flags = ["-O3", "-march=native", f"-I{folder}"]
    subprocess.run([compiler, *flags, "-o", str(binary), str(HERE / f"{source}.c")], check=True)

    def run(games: int, *more: str) -> tuple[Pace, int, int]:
        shown = subprocess.run([binary, str(games), "1", *more], capture_output=True, text=True, check=True)
        moves, first, seconds = shown.stdout.split()
        return Pace(games / float(seconds), int(moves) / float(seconds)), int(moves), int(first)

    return run


def ours(loop: Loop, games: int) -> Pace:
    began = time.process_time()
    moves = play_batch(loop, 1, 0, games).moves
    seconds = time.process_time() - began
    return Pace(games / seconds, moves / seconds)


def check_same(loop: Loop, games: int, reported: tuple[Pace, int, int]) -> None:
    batch = play_batch(loop, 1, 0, games)
    played = batch.moves, int((batch.winners == 0).sum())
    if played != reported[1:]:
        raise SystemExit(f"the C program played other games: {reported[1:]} moves and wins, not {played}")


def measure(contest: Contest, rounds: int, folder: Path) -> dict[str, Pace]:
    p = boardloom.new("blokus", **contest.options)
    lists = replace(p, game=replace(p.game, name="blokus with lists", policies=()))
    quick, listed = compiled(p, bots=["random"]), compiled(lists, bots=["random"])
    greedy = compiled(p, bots=["greedy"])
    tables(p, folder)
    same_method, naive = c_program("blokus", folder), c_program("blokus_naive", folder)
    check_same(quick, GAMES, same_method(GAMES, "0"))
    check_same(listed, LISTED, same_method(LISTED, "1"))
    check_same(quick, NAIVE, naive(NAIVE))
    play_batch(greedy, 1, 0, 1)
    runs: dict[str, Callable[[], Pace]] = {
        "compiled": lambda: ours(quick, GAMES),
        "C, the same method": lambda: same_method(GAMES, "0")[0],
        "compiled, full list on every turn": lambda: ours(listed, LISTED),
        "C, the same method, full lists": lambda: same_method(LISTED, "1")[0],
        "C, naive": lambda: naive(NAIVE)[0],
        "compiled, greedy bots": lambda: ours(greedy, LISTED),
        "interpreted": lambda: ours(interpreted(p, bots=["random"]), SLOW),
    }
    best: dict[str, Pace] = {}
    for _ in range(rounds):
        for name, run in runs.items():
            pace = run()
            best[name] = max(pace, best.get(name, pace))
    return best


def show(contest: Contest, best: dict[str, Pace], console: Console) -> None:
    table = Table(title=contest.title, title_justify="left")
    for heading in ("", "games/s", "moves/s", "ratio to C"):
        table.add_column(heading, justify="left" if not heading else "right")
    for name, pace in best.items():
        c = best["C, the same method, full lists" if "list" in name else "C, the same method"]
        table.add_row(name, f"{pace.games:,.0f}", f"{pace.moves:,.0f}", f"{pace.games / c.games:.3f}")
    console.print(table)


def main() -> None:
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("--rounds", type=int, default=7)
    rounds = arguments.parse_args().rounds
    console = Console(width=100)
    for contest in CONTESTS:
        with tempfile.TemporaryDirectory() as folder:
            show(contest, measure(contest, rounds, Path(folder)), console)
    console.print(f"{platform.machine()}, Python {platform.python_version()}, NumPy {np.__version__}")


if __name__ == "__main__":
    main()
