"""How fast games are played: interpreted, compiled on one core and on all, and beside a C program.

    .venv/bin/python bench/engine.py [--rounds N]

The C program plays the same games with the same random numbers: their rolls and winners are compared
before anything is timed. Runs alternate, and the best of each counts, since the machine may be shared.
"""

import argparse
import platform
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table

import boardloom
from boardloom.engine.playout import BATCH, Batch, Loop, batches, compiled, cores, interpreted, play_batch

HERE = Path(__file__).parent
GAMES = 400_000
FEW = 300


class Pace(NamedTuple):
    games: float
    moves: float
    """Per second."""


def one_core(loop: Loop, games: int) -> Pace:
    began = time.process_time()
    sizes = [(first, min(BATCH, games - first)) for first in range(0, games, BATCH)]
    moves = sum(play_batch(loop, 1, first, size).moves for first, size in sizes)
    seconds = time.process_time() - began
    return Pace(games / seconds, moves / seconds)


def threaded(loop: Loop, games: int, threads: int) -> Pace:
    began = time.perf_counter()
    moves = sum(batch.moves for batch in batches(loop, games, seed=1, threads=threads))
    seconds = time.perf_counter() - began
    return Pace(games / seconds, moves / seconds)


def c_program(folder: Path) -> Callable[[int], tuple[Pace, int, int]] | None:
    compiler = shutil.which("gcc") or shutil.which("clang") or shutil.which("cc")
    if compiler is None:
        return None
    binary = folder / "snakes"
    subprocess.run([compiler, "-O3", "-march=native", "-o", binary, HERE / "snakes.c"], check=True)

    def run(games: int) -> tuple[Pace, int, int]:
        shown = subprocess.run([binary, str(games), "1"], capture_output=True, text=True, check=True)
        rolls, first, seconds = shown.stdout.split()
        return Pace(games / float(seconds), int(rolls) / float(seconds)), int(rolls), int(first)

    return run


def same_games(batch: Batch, rolls: int, first: int) -> None:
    played, won = batch.moves, int((batch.winners == 0).sum())
    if (played, won) != (rolls, first):
        raise SystemExit(
            f"the C program played other games: {rolls} rolls and {first} wins, not {played} and {won}"
        )


def measure(rounds: int, c: Callable[[int], tuple[Pace, int, int]] | None) -> dict[str, Pace]:
    board: dict[str, Any] = {"preset": "milton-bradley", "turn_order": "fixed"}
    classic = boardloom.new("snakes", **board)
    house = boardloom.new("snakes", **board, killing="opponent", third_six="backtrack")
    usual, counting, general = compiled(classic), compiled(classic, tally=True), compiled(house)
    reference, *_ = (play_batch(loop, 1, 0, GAMES) for loop in (usual, counting, general))
    runs: dict[str, Callable[[], Pace]] = {
        "interpreted": lambda: one_core(interpreted(classic), FEW),
        "compiled, one core": lambda: one_core(usual, GAMES),
        "  and counting landings": lambda: one_core(counting, GAMES),
        "  with house rules": lambda: one_core(general, GAMES),
        "compiled, 1 thread": lambda: threaded(usual, 8 * GAMES, 1),
        f"compiled, {cores()} threads": lambda: threaded(usual, 8 * GAMES, cores()),
    }
    if c is not None:
        _, rolls, first = c(GAMES)
        same_games(reference, rolls, first)
        runs["C, one core"] = lambda: c(GAMES)[0]
    best: dict[str, Pace] = {}
    for _ in range(rounds):
        for name, run in runs.items():
            pace = run()
            best[name] = max(pace, best.get(name, pace), key=lambda x: x.moves)
    return best


def show(best: dict[str, Pace], console: Console) -> None:
    table = Table(
        title="Snakes & Ladders, two players, Milton Bradley 1952, classic rules", title_justify="left"
    )
    for heading in ("", "games/s", "rolls/s", "ratio to C"):
        table.add_column(heading, justify="left" if not heading else "right")
    c = best.get("C, one core")
    for name, pace in best.items():
        ratio = f"{pace.moves / c.moves:.3f}" if c else "-"
        table.add_row(name, f"{pace.games:,.0f}", f"{pace.moves:,.0f}", ratio)
    console.print(table)
    gain = best[f"compiled, {cores()} threads"].moves / best["compiled, 1 thread"].moves
    million = 1e6 / best[f"compiled, {cores()} threads"].games
    console.print(
        f"{cores()} threads are {gain:.2f} times one; a million games take {million:.2f} s on all cores."
    )
    console.print(
        f"{processor()}, {cores()} cores, Python {platform.python_version()}, NumPy {np.__version__}"
    )


def processor() -> str:
    info = Path("/proc/cpuinfo")
    names = (
        [line.split(":")[1].strip() for line in info.read_text().splitlines() if "model name" in line]
        if info.exists()
        else []
    )
    return names[0] if names else platform.processor()


def main() -> None:
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("--rounds", type=int, default=7)
    rounds = arguments.parse_args().rounds
    with tempfile.TemporaryDirectory() as folder:
        show(measure(rounds, c_program(Path(folder))), Console(width=100))


if __name__ == "__main__":
    main()
