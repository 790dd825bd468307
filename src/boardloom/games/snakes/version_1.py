"""Snakes & Ladders as it was in version 1: matches and transcripts of that time are still read and played on.

The rules are those of today. Options meant something else: special rolls were what counted as a six, crossing
alone let nobody exceed the end, and nothing was ever drawn. A state had room for sixteen seats, and logs keep
a hash of it.
"""

from collections.abc import Iterator
from functools import cached_property
from typing import Annotated

from pydantic import Field

from boardloom.core.message import message
from boardloom.core.options import Fault, GameConfig, Options, fault
from boardloom.core.record import Ints
from boardloom.games.snakes import config, state
from boardloom.games.snakes.rules import apply, chance, die, legal, score, start, turn
from boardloom.games.snakes.state import MAX_ACTIONS, Setup
from boardloom.games.snakes.steps import stalemate, turn_limit

__all__ = [
    "MAX_ACTIONS",
    "Config",
    "Setup",
    "State",
    "apply",
    "chance",
    "die",
    "legal",
    "score",
    "start",
    "turn",
]

SEATS = 16


class State(state.State):
    at: Annotated[Ints, SEATS]
    skips: Annotated[Ints, SEATS]
    follows: Annotated[Ints, SEATS]


class Config(config.Config):
    players: int = Field(2, ge=2, le=SEATS)

    @classmethod
    def completed(cls, given: Options) -> Options:
        """The rule of the first six was that of special rolls by another name."""
        if "first_six" not in given:
            return given
        rest = {name: value for name, value in given.items() if name != "first_six"}
        if rest.setdefault("special_roll", given["first_six"]) != given["first_six"]:
            raise fault("", message("snakes-fault-first-six"))
        return rest

    def chosen(self, base: GameConfig | None = None) -> dict[str, object]:
        return GameConfig.chosen(self, base)

    def _crosses_nothing(self) -> Iterator[Fault]:
        """That was allowed, and meant what exact does."""
        yield from ()

    def _never_ending(self) -> Iterator[Fault]:
        yield from ()

    @property
    def sixes(self) -> tuple[int, ...]:
        return self.special_rolls

    @cached_property
    def _setup(self) -> Setup:
        return super()._setup._replace(
            stalemate=stalemate.number("never"), turn_limit=turn_limit.number("none")
        )
