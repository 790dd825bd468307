"""How fast a game is played: by its rules as plain Python, by the same compiled, and by a loop as anybody
would write it first."""

import time
from array import array
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from boardloom.core.game import CHANCE, OVER, RANDOM, Position
from boardloom.engine.playout import Loop, compiled, interpreted, play_batch

SECONDS = 1.0
"""How long each is measured."""


class Speed(NamedTuple):
    """Games a second, on one core."""

    plain: float
    interpreted: float
    compiled: float


def speed(first: Position, seconds: float = SECONDS) -> Speed:
    """Random games from a first position on, measured by the time of the processor."""
    # With figures, as simulations do: that loop may be compiled already.
    slow, fast = (make(first, stats=True, bots=[RANDOM]) for make in (interpreted, compiled))
    play_batch(fast, 0, 0, 0)  # compiles, before the clock starts
    luck = Random(0)
    return Speed(
        _rate(lambda games: _plain(first, luck, games), seconds),
        _rate(lambda games: _batch(slow, games), seconds),
        _rate(lambda games: _batch(fast, games), seconds),
    )


def _rate(play: Callable[[int], object], seconds: float) -> float:
    """Games a second: more of them at a time, until they take long enough to be measured."""
    games = 1
    while True:
        began = time.process_time()
        play(games)
        took = time.process_time() - began
        if took >= seconds / 2:
            return games / took
        games *= 2


def _batch(loop: Loop, games: int) -> None:
    play_batch(loop, 0, 0, games)


def _plain(first: Position, luck: Random, games: int) -> None:
    """The loop that a person writes who has the rules and Python's own random numbers."""
    rules, b = first.game.rules, first.setup
    actions, weights = (array("i", bytes(4 * rules.MAX_ACTIONS)) for _ in range(2))
    for _ in range(games):
        s = rules.State()
        rules.start(s, b)
        while s.mover != OVER:
            if s.mover == CHANCE:
                n = rules.chance(s, b, actions, weights)
                action = luck.choices(actions[:n], weights[:n])[0]
            else:
                action = actions[luck.randrange(rules.legal(s, b, actions))]
            rules.apply(s, b, action)
