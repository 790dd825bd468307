"""DO or DICE with somebody's own ranking in place of the rules'.

Whatever is told or shown of who is ahead, and who wins, follows it.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import cast

from boardloom.core.game import Game, Position
from boardloom.core.protocols import Rules
from boardloom.core.record import Ints
from boardloom.games.dice import GAME, rules
from boardloom.games.dice.config import Config, DicePosition
from boardloom.games.dice.state import Setup, State

Rank = Callable[[DicePosition], Sequence[int]]
"""The seats in a position, the best first."""


def ranked_by(rank: Rank, config: Config) -> Game[State, Setup, Config]:
    """The game with these options, in which `rank` decides who is ahead."""

    def score(s: State, b: Setup, scores: Ints) -> None:
        """As in the rules: the place counted from the last, which is 1."""
        order = rank(Position(GAME, config, b, s.copy()))
        for place, seat in enumerate(order):
            scores[seat] = len(order) - place

    parts = {name: getattr(rules, name) for name in rules.__all__}
    return replace(GAME, rules=cast("Rules[State, Setup]", SimpleNamespace(**{**parts, "score": score})))
