"""The options of Snakes & Ladders."""

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Annotated, ClassVar, Literal

import numpy as np
from numpy.typing import NDArray
from pydantic import Field, field_validator, model_validator

from boardloom.core.errors import BadOptions
from boardloom.core.game import Position
from boardloom.core.message import Series, message
from boardloom.core.options import Fault, GameConfig, OneOf, Options, fault
from boardloom.core.record import frozen_row, frozen_setup
from boardloom.games.snakes import strategies
from boardloom.games.snakes.board import Entity, broken_rules, misfits, place
from boardloom.games.snakes.entities import KINDS
from boardloom.games.snakes.presets import PRESETS
from boardloom.games.snakes.state import MAX_ACTIONS, MAX_SEATS, Setup, State
from boardloom.games.snakes.tidy import tidy

PLACERS: Mapping[str, Callable[[int, float, int], tuple[Entity, ...]]] = {"random": place, "tidy": tidy}
"""How the computer places snakes and ladders."""
MAX_WEIGHT = 2**31 - 1
MAX_SIDE = 46_340
"""Its square is the largest that fits 32 bits."""


class Config(GameConfig):
    """Every option has the classic value as its default."""

    presets: ClassVar[Mapping[str, Options]] = PRESETS

    players: int = Field(2, ge=2, le=MAX_SEATS)
    turn_order: Literal["random", "fixed"] = Field("random")

    side: int = Field(
        10,
        ge=10,
        le=MAX_SIDE,
        json_schema_extra={"ask": True, "largest_shown": 100},
    )
    entities: tuple[Entity, ...] | None = Field(None)
    as_printed: bool = Field(False)
    density: float = Field(0.18, ge=0, le=0.45)
    placement: Literal["random", "tidy"] = Field("random", json_schema_extra={"live": "tidy"})
    board_seed: int = Field(1, ge=0, lt=2**63, json_schema_extra={"fresh": True})

    dice: int = Field(1, ge=1)
    sides: int = Field(6, ge=2)
    weights: tuple[int, ...] | None = Field(None)

    starting: Annotated[str, OneOf(strategies.starting.sentences)] = Field("any")
    start_rolls: tuple[int, ...] = Field((1, 6))
    overshoot: Annotated[str, OneOf(strategies.overshoot.sentences)] = Field("stay")
    winning: Annotated[str, OneOf(strategies.winning.sentences)] = Field("exact")
    killing: Annotated[str, OneOf(strategies.killing.sentences)] = Field("none")
    special_rolls: tuple[int, ...] = Field((6,))
    special_roll: Annotated[str, OneOf(strategies.special_roll.sentences)] = Field("extra-turn")
    third_six: Annotated[str, OneOf(strategies.third_six.sentences)] = Field("cancel")

    @model_validator(mode="before")
    @classmethod
    def _first_six_is_special_roll(cls, given: object) -> object:
        """The text has the rule twice, as "special rolls" and as "first six"; it is one rule."""
        if not isinstance(given, dict) or "first_six" not in given:
            return given
        rest = {name: value for name, value in given.items() if name != "first_six"}
        if rest.setdefault("special_roll", given["first_six"]) != given["first_six"]:
            raise fault("", message("snakes-fault-first-six"))
        return rest

    @field_validator("weights")
    @classmethod
    def _weights_are_positive(cls, weights: tuple[int, ...] | None) -> tuple[int, ...] | None:
        if weights is not None and (min(weights, default=0) < 0 or sum(weights) == 0):
            raise BadOptions(message("snakes-fault-no-weight"))
        return weights

    def faults(self) -> Iterator[Fault]:
        yield from self._rules_that_disagree()
        yield from self._dice_that_cannot_be_thrown()
        entities = self.entities or ()
        misplaced = list(misfits(self.side, entities))
        if not self.as_printed:
            misplaced += broken_rules(self.side, entities)
        if misplaced:
            yield Fault("entities", Series(tuple(dict.fromkeys(misplaced)), "parts"))

    def _rules_that_disagree(self) -> Iterator[Fault]:
        if self.winning == "exact" and self.overshoot == "exceed":
            yield Fault("overshoot", message("snakes-fault-exact-exceed"), alone=True)
        if self.special_roll == "no-extra-turn" and self.third_six != "cancel":
            unheard = message("snakes-fault-third-six", choice=self.third_six)
            yield Fault("third_six", unheard, alone=True)

    def _dice_that_cannot_be_thrown(self) -> Iterator[Fault]:
        totals = self.dice * (self.sides - 1) + 1
        if self.weights is not None and len(self.weights) != self.sides:
            given = message("snakes-fault-weights", given=len(self.weights), sides=self.sides)
            yield Fault("weights", given)
        elif totals > MAX_ACTIONS:
            too_many = message("snakes-fault-totals", totals=totals, most=MAX_ACTIONS)
            yield Fault("dice", too_many, alone=True)
        elif sum(self.weights or [1] * self.sides) ** self.dice > MAX_WEIGHT:
            yield Fault("dice", message("snakes-fault-ways", most=MAX_WEIGHT), alone=True)
        elif self.starting == "specific" and not any(self._falls(roll) for roll in self.start_rolls):
            rolls = str(list(self.start_rolls))
            yield Fault("start_rolls", message("snakes-fault-start-rolls", rolls=rolls))

    @cached_property
    def board(self) -> tuple[Entity, ...]:
        """What stands on the board, by hand or by the computer."""
        if self.entities is not None:
            return self.entities
        return PLACERS[self.placement](self.side, self.density, self.board_seed)

    @cached_property
    def throws(self) -> NDArray[np.int64]:
        """How many ways there are to throw each total, from the lowest up."""
        one = np.array(self.weights or [1] * self.sides, np.int64)
        ways = np.ones(1, np.int64)
        for _ in range(self.dice):
            ways = np.convolve(ways, one)
        return frozen_row(ways)

    def _falls(self, roll: int) -> bool:
        index = roll - self.dice
        return 0 <= index < len(self.throws) and bool(self.throws[index] > 0)

    @cached_property
    def _setup(self) -> Setup:
        possible = np.flatnonzero(self.throws)
        weights = self.throws[possible] // np.gcd.reduce(self.throws)
        last = self.side * self.side
        highest = self.dice * self.sides
        leads_to = np.arange(last + 1, dtype=np.int32)
        effect = np.zeros(last + 1, np.int32)
        for e in self.board:
            leads_to[e.cell], effect[e.cell] = e.target, KINDS[e.kind].effect
        fair = self.dice == 1 and len(possible) == self.sides and bool(np.all(weights == 1))
        return frozen_setup(
            Setup(
                seats=self.players,
                last=last,
                random_order=int(self.turn_order == "random"),
                fair_sides=self.sides if fair else 0,
                **{slot.name: slot.number(getattr(self, slot.name)) for slot in strategies.SLOTS},
                totals=(possible + self.dice).astype(np.int32),
                weights=weights.astype(np.int32),
                opens=_marked(highest, self.start_rolls),
                special=_marked(highest, self.special_rolls),
                leads_to=leads_to,
                effect=effect,
            )
        )

    def setup(self) -> Setup:
        return self._setup


def _marked(highest: int, rolls: tuple[int, ...]) -> NDArray[np.int32]:
    return np.array([roll in rolls for roll in range(highest + 1)], np.int32)


SnakesPosition = Position[State, Setup, Config]
