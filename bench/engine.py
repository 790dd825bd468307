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
from typing import NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table

import boardloom
from boardloom.engine.playout import Batch, batches, compiled_loop, cores, loop, play_batch
from boardloom.game import Position

HERE = Path(__file__).parent
GAMES = 400_000
FEW = 300


class Pace(NamedTuple):
    games: float
    moves: float
    """Per second."""


def one_core(play: Callable[..., int], p: Position, games: int, tally: bool = False) -> Pace:
    began = time.process_time()
    batch = play_batch(play, p, 1, 0, games, tally=tally)
    seconds = time.process_time() - began
    return Pace(games / seconds, batch.moves / seconds)


def threaded(p: Position, games: int, threads: int) -> Pace:
    began = time.perf_counter()
    moves = sum(batch.moves for batch in batches(p, games, seed=1, threads=threads))
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
    classic = boardloom.new("snakes", preset="milton-bradley", turn_order="fixed")
    house = boardloom.new(
        "snakes", preset="milton-bradley", turn_order="fixed", killing="opponent", third_six="backtrack"
    )
    usual, counting, general = (
        compiled_loop(classic),
        compiled_loop(classic, tally=True),
        compiled_loop(house),
    )
    reference = play_batch(usual, classic, 1, 0, GAMES)
    for play, p, tally in ((counting, classic, True), (general, house, False)):
        play_batch(play, p, 1, 0, 10, tally=tally)
    runs: dict[str, Callable[[], Pace]] = {
        "interpreted": lambda: one_core(loop(classic.game, tally=False), classic, FEW),
        "compiled, one core": lambda: one_core(usual, classic, GAMES),
        "  counting landings": lambda: one_core(counting, classic, GAMES, tally=True),
        "  house rules (backtrack, killing)": lambda: one_core(general, house, GAMES),
        "compiled, 1 thread": lambda: threaded(classic, 4 * GAMES, 1),
        f"compiled, {cores()} threads": lambda: threaded(classic, 4 * GAMES, cores()),
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
