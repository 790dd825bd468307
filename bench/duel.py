"""Plays our search of Blokus against itself with other settings, at equal processor time for a move.

    .venv/bin/python bench/duel.py '{"margin_weight": 0.0}' [--preset duo] [--milliseconds N] [--games N]
        [--processes N]

The settings are fields of `Level` that differ from those of the strongest level, which is the other player.
Every opening, of one random piece for each colour, is played from each seat; with four players one plays
against three.
"""

import argparse
import json
import os
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from typing import Any

import numpy as np

import boardloom
from boardloom.bots import Budget
from boardloom.bots.simple import LevelBot
from boardloom.core.game import Level, Position
from boardloom.engine.mcts import Search
from boardloom.engine.policy import decide
from boardloom.engine.random import key

FIRST_RUN = 24
"""Iterations after which the pace of a search is known well enough."""
NEARLY = 0.97
"""The share of its time after which a search is not worth going on with."""
OPENING = "bold"
"""The policy of the first pieces."""


class Player:
    """One of the two, and what it has spent."""

    def __init__(self, level: Level, seconds: float) -> None:
        self.bot, self.seconds = LevelBot(level), seconds
        self.spent, self.moves = 0.0, 0

    def choose(self, p: Position, seed: int) -> int:
        # Whoever shares the processor makes clocks on walls useless: iterations are made in parts, as long as
        # there is processor time left.
        began = time.process_time()
        search = self.bot.begin(p, Budget(seed=seed))
        if search.has_choice():
            self._deepen(search, began)
        action = search.choose()
        self.spent += time.process_time() - began
        self.moves += 1
        return action

    def _deepen(self, search: Search, began: float) -> None:
        search.run(FIRST_RUN)
        while (used := time.process_time() - began) < NEARLY * self.seconds:
            affordable = search.iterations * (self.seconds - used) / used
            search.run(max(8, min(int(0.9 * affordable), 2 * search.iterations)))


def some_games(
    level: Level, other: Level, preset: str, seconds: float, openings: Sequence[int]
) -> tuple[list[float], list[float]]:
    """The share of first places from each opening, and the milliseconds both needed for a move."""
    first = boardloom.new("blokus", preset=preset)
    players, shares = (Player(level, seconds), Player(other, seconds)), []
    for player in players:
        player.bot.prepare(first)
    for opening in openings:
        wins = 0.0
        for seat in range(first.config.players):
            p = first
            while not p.over:
                if p.state.turns < first.config.colours:
                    action = decide(p, OPENING, key(opening, p.state.turns), 0)
                else:
                    action = players[p.mover != seat].choose(p, opening << 12 | p.state.turns << 2 | seat)
                p = p.after(action)
            scores = p.scores()
            wins += (scores[seat] == max(scores)) / scores.count(max(scores))
        shares.append(wins / first.config.players)
    return shares, [1000 * player.spent / player.moves for player in players]


def main() -> None:
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("settings", type=json.loads)
    arguments.add_argument("--preset", default="duo")
    arguments.add_argument("--milliseconds", type=float, default=10.0)
    arguments.add_argument("--games", type=int, default=200)
    arguments.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = arguments.parse_args()
    first = boardloom.new("blokus", preset=given.preset)
    strongest: Level = first.game.levels[-1]
    changed: dict[str, Any] = given.settings
    openings = range(given.games // first.config.players)
    parts = [openings[i :: 4 * given.processes] for i in range(4 * given.processes)]
    with ProcessPoolExecutor(given.processes, get_context("spawn")) as pool:
        asked = [
            pool.submit(
                some_games,
                strongest._replace(**changed),
                strongest,
                given.preset,
                given.milliseconds / 1000,
                part,
            )
            for part in parts
            if part
        ]
        found = [future.result() for future in asked]
    shares = np.array([share for part, _ in found for share in part])
    times = np.mean([spent for _, spent in found], axis=0)
    margin = 1.96 * shares.std(ddof=1) / sqrt(len(shares))
    print(
        f"{shares.mean():.1%} ± {margin:.1%} first places of {len(shares) * first.config.players} games, "
        f"at {times[0]:.1f} and {times[1]:.1f} ms a move"
    )


if __name__ == "__main__":
    main()
