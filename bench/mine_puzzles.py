"""Find puzzles: positions in which one move is clearly best, with what proves it.

    .venv/bin/python bench/mine_puzzles.py blokus --set board=duo [--wanted 10] [--minutes 6] [--most 400000]
    .venv/bin/python bench/mine_puzzles.py ludo --set tokens=4

Games are played between policies drawn by lot, with the seeds 0, 1, 2, …; `boardloom.lab.puzzles` says what
makes a puzzle. Of each game at most one is kept, the hardest; of all found, so many that range from easy
to hard. They are written to `puzzles.json` in the folder of the game, in place of those there. The same
command finds the same puzzles.
"""

import argparse
import shlex
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

import msgspec

import boardloom
from boardloom.core.game import Game, Position
from boardloom.core.options import GameConfig, parse
from boardloom.core.puzzle import Puzzle, PuzzleSet
from boardloom.games import HOUSE_GAMES, find
from boardloom.lab.puzzles import GAMES, found_in, method_of


def hardness(puzzle: Puzzle) -> tuple[bool, float]:
    """Hard is what a simple bot would not do, what takes a long search, and what makes little difference."""
    gap = puzzle.values[puzzle.best] - puzzle.second
    return puzzle.usual != puzzle.best, puzzle.visits or -gap


def mine(game: Game, config: GameConfig, seconds: float, most: int, games: int) -> list[Puzzle]:
    found, began = list[Puzzle](), time.monotonic()
    for seed in range(games):
        if time.monotonic() - began > seconds:
            sys.exit(f"only {seed} games in this time: give it more, or ask for fewer games")
        here = list(found_in(game, config, seed, most))
        found += sorted(here, key=hardness)[-1:]
    print(f"{len(found)} puzzles in {games} games", file=sys.stderr)
    return found


def spread(puzzles: list[Puzzle], wanted: int) -> list[Puzzle]:
    """So many of them, evenly from the easiest to the hardest."""
    ordered = sorted(puzzles, key=hardness)
    if len(ordered) <= wanted:
        return ordered
    return [ordered[round(i * (len(ordered) - 1) / (wanted - 1))] for i in range(wanted)]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("game", choices=tuple(HOUSE_GAMES))
    asked.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    asked.add_argument("--wanted", type=int, default=10)
    asked.add_argument("--games", type=int, default=400)
    asked.add_argument("--minutes", type=float, default=6.0)
    asked.add_argument("--most", type=int, default=400_000)
    given = asked.parse_args()
    game = find(given.game)
    config = game.config.make(parse(given.set))
    found = mine(game, config, 60 * given.minutes, given.most, given.games)
    method = method_of(Position.first(game, config))
    kept = PuzzleSet(
        method=method,
        command="bench/mine_puzzles.py " + shlex.join(sys.argv[1:]),
        date=f"{datetime.now(UTC):%Y-%m-%d}",
        games=GAMES if method == "playouts" else 0,
        options=config.chosen(),
        puzzles=tuple(spread(found, given.wanted)),
    )
    file = Path(boardloom.__file__).parent / "games" / given.game / "puzzles.json"
    file.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
    for puzzle in kept.puzzles:
        print(puzzle.best, puzzle.values[puzzle.best], puzzle.second, len(puzzle.values), puzzle.visits)


if __name__ == "__main__":
    main()
