"""Plays our search of Blokus against an engine of other people (GTP), at equal processor time for a move.

    .venv/bin/python bench/equal_time.py "pentobi-gtp --level 5 --nobook --noresign --threads 1 --quiet" \
        [--preset duo] [--games N] [--processes N] [--seed N]

Ours gets for each move what the engine has needed on average so far; both are counted in seconds of the
processor: the engine's over all its threads, ours with all that our process does to choose its moves and to
play them and those of the engine. A game's seat turns from game to game.
"""

import argparse
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track

import boardloom
from boardloom import bots
from boardloom.bots import Budget
from boardloom.bots.gtp import GtpBot
from boardloom.bots.simple import LevelBot
from boardloom.core.game import Game, Position
from boardloom.engine.search_limits import MOST

FIRST_GUESS = 0.02
"""Seconds for a move, until the engine has shown how many it takes."""
SEEN_ENOUGH = 8
"""Moves of the engine after which it has."""
SMOOTHING = 8
"""Moves over which what was spent too much or too little is made good."""
SHORTEST = 0.001


class Played(NamedTuple):
    """What came of some games."""

    games: float = 0
    wins: float = 0.0
    ours: float = 0.0
    """Seconds of the processor."""
    theirs: float = 0.0
    our_moves: float = 0
    their_moves: float = 0

    def plus(self, other: "Played") -> "Played":
        return Played(*(a + b for a, b in zip(self, other, strict=True)))


class Table:
    """Our search and one engine, who play game after game."""

    def __init__(self, command: str, options: dict[str, Any], seed: int) -> None:
        self.first = boardloom.new("blokus", **options)
        self.game: Game[Any, Any, Any] = self.first.game
        assert self.game.gtp
        self.gtp = self.game.gtp
        self.engine = GtpBot(f"{command} --seed {seed + 1}")
        self.engine.send(f"set_game {self.gtp.title(self.first.config)}")
        self.bot = LevelBot(self.game.levels[-1]._replace(iterations=MOST, random_percent=0))
        self.bot.prepare(self.first)
        self.seed = seed
        self.done = Played()

    def play(self, number: int) -> None:
        """One game, to its end."""
        self.engine.send("clear_board")
        seat, p, played = number % self.first.config.players, self.first, list[int]()
        while not p.over:
            if p.mover == seat:
                began = time.process_time()
                action = self._ours(p, number, played)
                after = p.after(action)
                self.done = self.done.plus(Played(ours=time.process_time() - began, our_moves=1))
                if (name := p.name(action)) != "pass":
                    self.engine.send(f"play {self.gtp.colour(p)} {name}")
            else:
                action = self._theirs(p)
                began = time.process_time()
                after = p.after(action)
                self.done = self.done.plus(Played(ours=time.process_time() - began))
            played.append(action)
            p = after
        scores = p.scores()
        best = max(scores)
        share = 1 / scores.count(best) if scores[seat] == best else 0.0
        self.done = self.done.plus(Played(games=1, wins=share))

    def _ours(self, p: Position, number: int, played: list[int]) -> int:
        done = self.done
        mean = done.theirs / done.their_moves if done.their_moves > SEEN_ENOUGH else FIRST_GUESS
        saved = (mean * done.our_moves - done.ours) / SMOOTHING
        seed = (self.seed + number) << 10 | p.state.turns
        return bots.choose(
            self.bot, p, Budget(seconds=max(SHORTEST, mean + saved), seed=seed, played=tuple(played))
        )

    def _theirs(self, p: Position) -> int:
        began = processor_seconds(self.engine.pid)
        action = p.find(self.engine.send(f"genmove {self.gtp.colour(p)}"))
        spent = processor_seconds(self.engine.pid) - began
        self.done = self.done.plus(Played(theirs=spent, their_moves=1))
        return action


def processor_seconds(pid: int) -> float:
    """What all threads of a process have used, to the nanosecond (Linux alone tells it so)."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((thread / "schedstat").read_text("ascii").split()[0]) for thread in threads) / 1e9


def some_games(command: str, options: dict[str, Any], seed: int, games: range) -> Played:
    table = Table(command, options, seed + games.start)
    try:
        for number in games:
            table.play(number)
    finally:
        table.engine.close()
    return table.done


def parts(games: int, processes: int) -> Iterator[range]:
    """The games in parts of equal size, several for each process."""
    size = max(1, games // (4 * processes))
    for start in range(0, games, size):
        yield range(start, min(start + size, games))


def main() -> None:
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("engine")
    arguments.add_argument("--preset", default="duo")
    arguments.add_argument("--games", type=int, default=40)
    arguments.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    arguments.add_argument("--seed", type=int, default=0)
    given = arguments.parse_args()
    options, total = {"preset": given.preset}, Played()
    with ProcessPoolExecutor(given.processes, get_context("spawn")) as pool:
        asked = [
            pool.submit(some_games, given.engine, options, given.seed, part)
            for part in parts(given.games, given.processes)
        ]
        for future in track(asked, "Games"):
            total = total.plus(future.result())
    share = total.wins / total.games
    margin = 1.96 * sqrt(share * (1 - share) / total.games)
    Console().print(
        f"{share:.1%} ± {margin:.1%} first places of {total.games:.0f} games; "
        f"ours {1000 * total.ours / total.our_moves:.1f} ms a move, "
        f"theirs {1000 * total.theirs / total.their_moves:.1f} ms"
    )


if __name__ == "__main__":
    main()
