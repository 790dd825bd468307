"""The options of DO or DICE."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Annotated, ClassVar, Literal

import numpy as np
from pydantic import BeforeValidator, Field

from boardloom.core.game import Position
from boardloom.core.message import message
from boardloom.core.options import Fault, GameConfig, OneOf, Options, because
from boardloom.core.record import frozen_setup
from boardloom.games.bitset import all_below
from boardloom.games.dice.faces import FACES, SHADOWS, AnyFace, AnyShadow, Effects
from boardloom.games.dice.goals import goal
from boardloom.games.dice.state import MAX_GOALS, MAX_SEATS, Setup, State

TABLE = 5
"""Players of the rule text."""
USUAL_CAP = 20
SIX = 6
MOST = 1000

GoalName = Annotated[str, OneOf(goal.sentences)]
ALL = BeforeValidator(lambda given: tuple(goal.options) if given == "all" else given)
AMOUNT = because("dice-because-amount")
Points = Annotated[int, Field(ge=0, le=MOST, json_schema_extra=AMOUNT)]

MOST_WEIGHT = 10**8
"""Six of them fit 32 bits."""
Weight = Annotated[int, Field(ge=0, le=MOST_WEIGHT)]


class Config(GameConfig):
    """Every option has the rule text's value as its default, as the rulings read it."""

    presets: ClassVar[Mapping[str, Options]] = {
        "standard": {"rounds": 12},
        "fair": {"first_seat": "drawn"},
        "fast": {"rounds": 10},
        "sprint": {"rounds": 6},
        "variations": {"first_seat": "drawn", "rerolls": 1, "goals": "all"},
    }

    players: int = Field(
        TABLE, ge=2, le=MAX_SEATS, json_schema_extra=because("dice-because-players", "limit-two")
    )
    any_players: bool = False
    rounds: int = Field(12, ge=1, le=MOST, json_schema_extra={"ask": True, **AMOUNT})
    first_seat: Literal["fixed", "rotating", "drawn"] = "fixed"

    hp: int = Field(20, ge=1, le=MOST, json_schema_extra=AMOUNT)
    hp_cap: int | None = Field(None, ge=1, le=MOST, json_schema_extra=AMOUNT)
    """20 unless told, or the HP at the start if they are more."""
    survival_vp: Points = 1
    elimination_vp: Points = 2

    faces: tuple[AnyFace, ...] = FACES
    shadows: tuple[AnyShadow, ...] = SHADOWS
    weights: tuple[Weight, ...] = Field((1,) * SIX, json_schema_extra=because("dice-because-weights"))

    rerolls: int = Field(0, ge=0, le=MOST, json_schema_extra=because("dice-because-rerolls"))
    goals: Annotated[tuple[GoalName, ...], ALL] = Field(
        (), max_length=MAX_GOALS, json_schema_extra={"uniqueItems": True, **because("dice-because-goals")}
    )
    goal_vp: Points = 3

    fallen_first: bool = False
    fallen_earn: bool = False
    steal_from_fallen: bool = False
    same_target: Literal["fallen", "everybody", "off"] = "fallen"
    roll_again: bool = False
    finish_round: bool = False
    overkill: bool = True

    @property
    def has_secrets(self) -> bool:
        return bool(self.goals)

    def faults(self) -> Iterator[Fault]:
        if self.players != TABLE and not self.any_players:
            yield Fault("players", message("dice-fault-players", players=self.players))
        for name, given in (("faces", self.faces), ("shadows", self.shadows), ("weights", self.weights)):
            if len(given) != SIX:
                yield Fault(name, message("dice-fault-six", given=len(given)))
        if not any(self.weights):
            yield Fault("weights", message("dice-fault-weights"))
        if self.hp_cap is not None and self.hp_cap < self.hp:
            yield Fault("hp_cap", message("dice-fault-cap", cap=self.hp_cap, hp=self.hp))
        if len(set(self.goals)) < len(self.goals):
            yield Fault("goals", message("dice-fault-goals"))

    @cached_property
    def _setup(self) -> Setup:
        weighted = len(set(self.weights)) > 1
        return frozen_setup(
            Setup(
                seats=self.players,
                everyone=all_below(self.players),
                rounds=self.rounds,
                hp=self.hp,
                hp_cap=max(USUAL_CAP, self.hp) if self.hp_cap is None else self.hp_cap,
                survival_vp=self.survival_vp,
                elimination_vp=self.elimination_vp,
                rotates=int(self.first_seat != "fixed"),
                lots=int(self.first_seat == "drawn"),
                rerolls=self.rerolls,
                goal_vp=self.goal_vp,
                sides=0 if weighted else SIX,
                fallen_first=int(self.fallen_first),
                fallen_earn=int(self.fallen_earn),
                robbed=all_below(self.players) if self.steal_from_fallen else 0,
                roll_again=int(self.roll_again),
                finish_round=int(self.finish_round),
                overkill=int(self.overkill),
                weights=np.array((0, *(self.weights if weighted else (1,) * SIX)), np.int32),
                goals=np.array([goal.number(name) for name in self.goals], np.int32),
                **Effects(self.faces, self.shadows, self.same_target).tables(),
            )
        )

    def setup(self) -> Setup:
        return self._setup


DicePosition = Position[State, Setup, Config]
