"""The options of Snakes & Ladders."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Annotated, Any, ClassVar, Literal

import numpy as np
from numpy.typing import NDArray
from pydantic import Field, field_validator, model_validator

from boardloom.core.options import Fault, GameConfig, OneOf
from boardloom.games.snakes import strategies
from boardloom.games.snakes.board import Entity, broken_rules, misfits, place
from boardloom.games.snakes.entities import KINDS
from boardloom.games.snakes.presets import PRESETS, SENTENCES
from boardloom.games.snakes.state import MAX_ACTIONS, MAX_SEATS, Setup

MAX_WEIGHT = 2**31 - 1
MAX_SIDE = 46_340
"""Its square is the largest that fits 32 bits."""


class Config(GameConfig):
    """Every option has the classic value as its default."""

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = PRESETS
    sentences: ClassVar[Mapping[str, str]] = SENTENCES

    players: int = Field(2, ge=2, le=MAX_SEATS, description="How many play.")
    turn_order: Literal["random", "fixed"] = Field("random", description="Draw lots for it, or seat by seat.")

    side: int = Field(
        10,
        ge=10,
        le=MAX_SIDE,
        description="The board is side x side cells.",
        json_schema_extra={"ask": "How many cells on a side", "largest_shown": 100},
    )
    entities: tuple[Entity, ...] | None = Field(
        None, description="Snakes, ladders and others placed by hand; else the computer places them."
    )
    as_printed: bool = Field(False, description="Take the entities as they are, without the placement rules.")
    density: float = Field(
        0.18, ge=0, le=0.45, description="Share of cells where the computer begins a snake or a ladder."
    )
    board_seed: int = Field(
        1, ge=0, lt=2**63, description="Same seed, same board.", json_schema_extra={"fresh": True}
    )

    dice: int = Field(1, ge=1, description="How many dice; their total moves the token.")
    sides: int = Field(6, ge=2, description="The sides of each die.")
    weights: tuple[int, ...] | None = Field(
        None, description="How often each side falls, from 1 up; else all alike."
    )

    starting: Annotated[str, OneOf(strategies.starting.sentences)] = Field(
        "any", description="Which rolls leave cell 0."
    )
    start_rolls: tuple[int, ...] = Field((1, 6), description='The rolls that leave cell 0 under "specific".')
    overshoot: Annotated[str, OneOf(strategies.overshoot.sentences)] = Field(
        "stay", description="A roll beyond the end."
    )
    winning: Annotated[str, OneOf(strategies.winning.sentences)] = Field("exact", description="What wins.")
    killing: Annotated[str, OneOf(strategies.killing.sentences)] = Field(
        "none", description="Landing on an occupied cell."
    )
    special_rolls: tuple[int, ...] = Field((6,), description="The totals that count as a six.")
    special_roll: Annotated[str, OneOf(strategies.special_roll.sentences)] = Field(
        "extra-turn", description="What a six earns."
    )
    third_six: Annotated[str, OneOf(strategies.third_six.sentences)] = Field(
        "cancel", description="The third six of one turn."
    )

    @model_validator(mode="before")
    @classmethod
    def _first_six_is_special_roll(cls, given: Any) -> Any:
        """The text has the rule twice, as "special rolls" and as "first six"; it is one rule."""
        if not isinstance(given, dict) or "first_six" not in given:
            return given
        rest = {name: value for name, value in given.items() if name != "first_six"}
        if rest.setdefault("special_roll", given["first_six"]) != given["first_six"]:
            raise ValueError("first_six and special_roll are one rule and cannot differ")
        return rest

    @field_validator("weights")
    @classmethod
    def _weights_are_positive(cls, weights: tuple[int, ...] | None) -> tuple[int, ...] | None:
        if weights is not None and (min(weights, default=0) < 0 or sum(weights) == 0):
            raise ValueError("no weight may be negative, and one must be positive")
        return weights

    def faults(self) -> Iterator[Fault]:
        yield from self._rules_that_disagree()
        yield from self._dice_that_cannot_be_thrown()
        entities = self.entities or ()
        misplaced = list(misfits(self.side, entities))
        if not self.as_printed:
            misplaced += broken_rules(self.side, entities)
        if misplaced:
            yield Fault("entities", "entities: " + "; ".join(dict.fromkeys(misplaced)))

    def _rules_that_disagree(self) -> Iterator[Fault]:
        if self.winning == "exact" and self.overshoot == "exceed":
            yield Fault(
                "overshoot",
                'winning "exact" contradicts overshoot "exceed": choose winning "cross" or overshoot "stay"',
            )
        if self.special_roll == "no-extra-turn" and self.third_six != "cancel":
            yield Fault(
                "third_six",
                f'third_six "{self.third_six}" needs special_roll "extra-turn": '
                "without it nobody rolls three sixes in one turn",
            )

    def _dice_that_cannot_be_thrown(self) -> Iterator[Fault]:
        totals = self.dice * (self.sides - 1) + 1
        if self.weights is not None and len(self.weights) != self.sides:
            yield Fault("weights", f"weights: {len(self.weights)} given for a die of {self.sides} sides")
        elif totals > MAX_ACTIONS:
            yield Fault(
                "dice", f"dice and sides: these make {totals} totals; at most {MAX_ACTIONS} are possible"
            )
        elif sum(self.weights or [1] * self.sides) ** self.dice > MAX_WEIGHT:
            yield Fault(
                "dice", f"dice and weights: there are more than {MAX_WEIGHT} ways to throw these dice"
            )
        elif self.starting == "specific" and not any(self._falls(roll) for roll in self.start_rolls):
            rolls = list(self.start_rolls)
            yield Fault(
                "start_rolls", f"start_rolls: none of {rolls} can fall with these dice; nobody could start"
            )

    @cached_property
    def board(self) -> tuple[Entity, ...]:
        """What stands on the board, by hand or by the computer."""
        return place(self.side, self.density, self.board_seed) if self.entities is None else self.entities

    @cached_property
    def throws(self) -> NDArray[np.int64]:
        """How many ways there are to throw each total, from the lowest up."""
        one = np.array(self.weights or [1] * self.sides, np.int64)
        ways = np.ones(1, np.int64)
        for _ in range(self.dice):
            ways = np.convolve(ways, one)
        return ways

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
        return Setup(
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

    def setup(self) -> Setup:
        return self._setup


def _marked(highest: int, rolls: tuple[int, ...]) -> NDArray[np.int32]:
    return np.array([roll in rolls for roll in range(highest + 1)], np.int32)
