"""Figures of somebody's own: rules that count what they like while games are played."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from boardloom.core.errors import BadOptions
from boardloom.core.message import message
from boardloom.core.record import rule
from boardloom.engine.kernel import GameState, Setup

Count = Callable[..., float]
"""In the compiled subset: given s, b, the seat that acted and its action, what is added for the game."""


class OwnFigure(NamedTuple):
    """A figure of one game, added up over its actions."""

    name: str
    counts: Count


_own: dict[str, dict[str, Count]] = {}


def metric(game: str) -> Callable[[Count], Count]:
    """Mark a function as a figure of a game: what it gives after every action is added up.

    >>> from boardloom import lab
    >>> @lab.metric("pig")
    ... def turns_lost(s, b, seat, action):
    ...     return action == 1
    """

    def register(count: Count) -> Count:
        name = count.__name__
        if not name.isidentifier() or name.startswith("_"):
            raise BadOptions(message("lab-metric-name", name=repr(name)))
        _own.setdefault(game, {})[name] = rule(count)
        return count

    return register


def own_figures(game: str) -> tuple[OwnFigure, ...]:
    """The figures registered for a game."""
    return tuple(OwnFigure(name, count) for name, count in _own.get(game, {}).items())


Adder = Callable[[GameState, Setup, int, int, NDArray[np.float64], int], None]


@cache
def adder(figures: tuple[OwnFigure, ...]) -> Adder:
    """One rule that adds what all these figures count to row i."""
    if not figures:

        @rule
        def nothing(s: GameState, b: Setup, seat: int, action: int, own: NDArray[np.float64], i: int) -> None:
            pass

        return nothing
    before, count, column = adder(figures[:-1]), figures[-1].counts, len(figures) - 1

    @rule
    def add(s: GameState, b: Setup, seat: int, action: int, own: NDArray[np.float64], i: int) -> None:
        before(s, b, seat, action, own, i)
        own[i, column] += count(s, b, seat, action)

    return add
