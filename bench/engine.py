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


class Contest(NamedTuple):
    """A game, the setting in which C plays it too, and a setting with rules C does not know."""

    name: str
    title: str
    setting: dict[str, Any]
    house_rules: dict[str, Any]
    bots: tuple[str, ...] = ()
    """How the seats decide, if not in the usual way."""


CONTESTS = [
    Contest(
        "snakes",
        "Snakes & Ladders: two players, Milton Bradley 1952, classic rules",
        {"preset": "milton-bradley", "turn_order": "fixed"},
        {"killing": "opponent", "third_six": "backtrack"},
    ),
    Contest(
        "custom",
        "Custom board: three players, the classic board of 20 squares",
        {"preset": "classic"},
        {"chain": 5, "special_coins": True, "reverse": "position"},
    ),
    Contest(
        "ludo",
        "Ludo: four players, two tokens each, the rule text's priorities",
        {"players": 4},
        {"kick_bonus": True, "safe_starts": True, "blockades": True},
    ),
    Contest(
        "dice",
        "DO or DICE: five greedy players, twelve rounds",
        {"players": 5},
        {"first_seat": "drawn", "rerolls": 1, "goals": "all", "same_target": "everybody"},
        ("greedy",),
    ),
]


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


Rival = Callable[[int], tuple[Pace, int, int]]


def c_program(name: str, folder: Path) -> Rival | None:
    """The same game in C, compiled if there is a compiler: its pace, moves and first seat's wins."""
    compiler = shutil.which("gcc") or shutil.which("clang") or shutil.which("cc")
    if compiler is None:
        return None
    binary = folder / name
    subprocess.run([compiler, "-O3", "-march=native", "-o", binary, HERE / f"{name}.c"], check=True)

    def run(games: int) -> tuple[Pace, int, int]:
        shown = subprocess.run([binary, str(games), "1"], capture_output=True, text=True, check=True)
        moves, first, seconds = shown.stdout.split()
        return Pace(games / float(seconds), int(moves) / float(seconds)), int(moves), int(first)

    return run


def same_games(batch: Batch, moves: int, first: int) -> None:
    played, won = batch.moves, int((batch.winners == 0).sum())
    if (played, won) != (moves, first):
        raise SystemExit(
            f"the C program played other games: {moves} moves and {first} wins, not {played} and {won}"
        )


def measure(contest: Contest, rounds: int, rival: Rival | None) -> dict[str, Pace]:
    plain_game = boardloom.new(contest.name, **contest.setting)
    house_game = boardloom.new(contest.name, **contest.setting, **contest.house_rules)
    plain, house = compiled(plain_game, bots=contest.bots), compiled(house_game, bots=contest.bots)
    counting = compiled(plain_game, stats=True, bots=contest.bots)
    reference, *_ = (play_batch(loop, 1, 0, GAMES) for loop in (plain, counting, house))
    runs: dict[str, Callable[[], Pace]] = {
        "interpreted": lambda: one_core(interpreted(plain_game, bots=contest.bots), FEW),
        "compiled, one core": lambda: one_core(plain, GAMES),
        "  and counting": lambda: one_core(counting, GAMES),
        "  with house rules": lambda: one_core(house, GAMES),
        "compiled, 1 thread": lambda: threaded(plain, 8 * GAMES, 1),
        f"compiled, {cores()} threads": lambda: threaded(plain, 8 * GAMES, cores()),
    }
    if rival is not None:
        _, moves, first = rival(GAMES)
        same_games(reference, moves, first)
        runs["C, one core"] = lambda: rival(GAMES)[0]
    best: dict[str, Pace] = {}
    for _ in range(rounds):
        for name, run in runs.items():
            pace = run()
            best[name] = max(pace, best.get(name, pace), key=lambda x: x.moves)
    return best


def show(contest: Contest, best: dict[str, Pace], console: Console) -> None:
    table = Table(title=contest.title, title_justify="left")
    for heading in ("", "games/s", "moves/s", "ratio to C"):
        table.add_column(heading, justify="left" if not heading else "right")
    c = best.get("C, one core")
    for name, pace in best.items():
        ratio = f"{pace.moves / c.moves:.3f}" if c else "-"
        table.add_row(name, f"{pace.games:,.0f}", f"{pace.moves:,.0f}", ratio)
    console.print(table)
    gain = best[f"compiled, {cores()} threads"].moves / best["compiled, 1 thread"].moves
    million = 1e6 / best[f"compiled, {cores()} threads"].games
    console.print(
        f"{cores()} threads are {gain:.2f} times one; a million games take {million:.2f} s on all cores.\n"
    )


def processor() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    names = [line.split(":")[1].strip() for line in lines if "model name" in line]
    return names[0] if names else platform.processor()


def main() -> None:
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("--rounds", type=int, default=7)
    rounds = arguments.parse_args().rounds
    console = Console(width=100)
    with tempfile.TemporaryDirectory() as folder:
        for contest in CONTESTS:
            best = measure(contest, rounds, c_program(contest.name, Path(folder)))
            show(contest, best, console)
    console.print(
        f"{processor()}, {cores()} cores, Python {platform.python_version()}, NumPy {np.__version__}"
    )


if __name__ == "__main__":
    main()
