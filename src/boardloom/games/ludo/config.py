"""The options of Ludo."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import ClassVar, Literal

import numpy as np
from pydantic import Field, model_validator

from boardloom.core.game import Position
from boardloom.core.message import message
from boardloom.core.options import Fault, GameConfig, Options, because
from boardloom.core.record import frozen_setup
from boardloom.games.ludo.board import START, ring_space
from boardloom.games.ludo.rules import DIE, reach
from boardloom.games.ludo.state import END, FACES, MAX_SEATS, MAX_TOKENS, RING, STRIDE, YARD, Setup, State

Letter = Literal["A", "B", "C", "D"]
DEFAULT: dict[int, tuple[Letter, ...]] = {
    2: ("A", "C"),
    3: ("A", "B", "C"),
    4: ("A", "B", "C", "D"),
}
"""Two sit opposite each other: of two neighbours one has the better place."""


class Config(GameConfig):
    """Every option has the rule text's value as its default."""

    sample: ClassVar[Options] = {"players": 4}

    players: int = Field(
        2, ge=2, le=MAX_SEATS, json_schema_extra=because("ludo-because-players", "limit-two")
    )
    positions: tuple[Letter, ...] = Field(
        (),
        json_schema_extra={"each": "player"},
    )
    tokens: int = Field(2, ge=1, le=MAX_TOKENS, json_schema_extra=because("ludo-because-tokens"))
    bounce: bool = Field(True)
    bonus_roll: bool = Field(True)
    kick_bonus: bool = Field(False)
    safe_starts: bool = Field(False)
    blockades: bool = Field(False)

    @model_validator(mode="before")
    @classmethod
    def _players_follow_positions(cls, given: object) -> object:
        if (
            isinstance(given, dict)
            and "players" not in given
            and isinstance(given.get("positions"), list | tuple)
        ):
            return {**given, "players": len(given["positions"]) or 2}
        return given

    def faults(self) -> Iterator[Fault]:
        if self.positions and len(self.positions) != self.players:
            yield Fault(
                "positions",
                message("ludo-fault-positions", given=len(self.positions), players=self.players),
            )
        if len(set(self.positions)) < len(self.positions):
            yield Fault("positions", message("ludo-fault-same-place"))

    @property
    def letters(self) -> tuple[Letter, ...]:
        """The position of each seat."""
        return self.positions or DEFAULT[self.players]

    @cached_property
    def _setup(self) -> Setup:
        return setup_for(
            self.letters,
            self.tokens,
            self.bounce,
            self.bonus_roll,
            self.kick_bonus,
            self.safe_starts,
            self.blockades,
        )

    def setup(self) -> Setup:
        return self._setup


def setup_for(
    letters: Sequence[str],
    tokens: int = 2,
    bounce: bool = True,
    bonus_roll: bool = True,
    kick_bonus: bool = False,
    safe_starts: bool = False,
    blockades: bool = False,
) -> Setup:
    """The tables of a game whose players sit at these positions."""
    start = [START[letter] for letter in letters]
    space = np.zeros(MAX_SEATS * STRIDE, np.int32)
    for seat, first in enumerate(start):
        for steps in range(YARD, END + 1):
            space[seat * STRIDE + steps + 1] = ring_space(first, steps)
    leads_to = np.zeros(STRIDE * FACES, np.int32)
    for steps in range(YARD, END + 1):
        for roll in range(1, DIE + 1):
            leads_to[(steps + 1) * FACES + roll] = reach(steps, roll, bounce)
    open = np.ones(RING + 1, np.int32)
    open[[0, *(START.values() if safe_starts else ())]] = 0
    return frozen_setup(
        Setup(
            seats=len(start),
            tokens=tokens,
            bonus_roll=int(bonus_roll),
            kick_bonus=int(kick_bonus),
            blockades=int(blockades),
            start=np.array(start, np.int32),
            space=space,
            leads_to=leads_to,
            open=open,
            advice=np.zeros(1, np.int32),
        )
    )


LudoPosition = Position[State, Setup, Config]
