"""The options of DO or DICE."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Annotated, Any, ClassVar, Literal

import numpy as np
from pydantic import BeforeValidator, Field

from boardloom.core.options import Fault, GameConfig, OneOf
from boardloom.games.dice.faces import FACES, SHADOWS, AnyFace, AnyShadow, Effects
from boardloom.games.dice.goals import goal
from boardloom.games.dice.presets import PRESETS, SENTENCES
from boardloom.games.dice.state import MAX_GOALS, MAX_SEATS, Setup

TABLE = 5
"""Players of the rule text."""
USUAL_CAP = 20
SIX = 6
MOST = 1000

GoalName = Annotated[str, OneOf(goal.sentences)]
ALL = BeforeValidator(lambda given: tuple(goal.options) if given == "all" else given)
Points = Annotated[int, Field(ge=0, le=MOST)]


class Config(GameConfig):
    """Every option has the rule text's value as its default, as the rulings read it."""

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = PRESETS
    sentences: ClassVar[Mapping[str, str]] = SENTENCES

    players: int = Field(
        TABLE, ge=2, le=MAX_SEATS, description="How many play; five, unless the house rules otherwise."
    )
    any_players: bool = Field(False, description="House rule: other numbers than five may play.")
    rounds: int = Field(
        12, ge=1, le=MOST, description="The last round.", json_schema_extra={"ask": "How many rounds"}
    )
    first_seat: Literal["fixed", "rotating", "drawn"] = Field(
        "fixed",
        description="Who begins a round: seat 1, the next seat each round, or the next after a draw by lot.",
    )

    hp: int = Field(20, ge=1, le=MOST, description="HP at the start.")
    hp_cap: int | None = Field(
        None,
        ge=1,
        le=MOST,
        description="HP never rise above this: 20, or the HP at the start if they are more.",
    )
    survival_vp: Points = Field(1, description="VP of the living at the end of a round.")
    elimination_vp: Points = Field(2, description="VP for eliminating somebody.")

    faces: tuple[AnyFace, ...] = Field(FACES, description="What the numbers 1 to 6 do for the living.")
    shadows: tuple[AnyShadow, ...] = Field(SHADOWS, description="What they do for the fallen.")
    weights: tuple[Points, ...] = Field(
        (1,) * SIX, description="How likely the numbers are, relative to each other."
    )

    rerolls: int = Field(0, ge=0, le=MOST, description="Reroll tokens of each player.")
    goals: Annotated[tuple[GoalName, ...], ALL] = Field(
        (),
        max_length=MAX_GOALS,
        description="Secret goals that are dealt; `all` for every one.",
        json_schema_extra={"uniqueItems": True},
    )
    goal_vp: Points = Field(3, description="VP for meeting one's goal.")

    fallen_first: bool = Field(False, description="A fallen player may come first.")
    fallen_earn: bool = Field(False, description="The fallen get VP for eliminating somebody.")
    steal_from_fallen: bool = Field(False, description="The living may steal from the fallen.")
    same_target: Literal["fallen", "everybody", "off"] = Field(
        "fallen", description="Who may not affect the same player two rounds in a row."
    )
    roll_again: bool = Field(
        False, description="Who falls after their roll rolls again as a shadow in that round."
    )
    finish_round: bool = Field(False, description="The round is played to its end when one is left alive.")
    overkill: bool = Field(True, description="In a tie it counts how far below 0 HP a fallen player fell.")

    def faults(self) -> Iterator[Fault]:
        if self.players != TABLE and not self.any_players:
            yield Fault(
                "players",
                f"players: DO or DICE is for five, not {self.players}; "
                "other numbers are a house rule: any_players=true",
            )
        for name, given in (("faces", self.faces), ("shadows", self.shadows), ("weights", self.weights)):
            if len(given) != SIX:
                yield Fault(name, f"{name}: {len(given)} given for the six numbers of the die")
        if not any(self.weights):
            yield Fault("weights", "weights: one number at least must be able to come up")
        if self.hp_cap is not None and self.hp_cap < self.hp:
            yield Fault("hp_cap", f"hp_cap: {self.hp_cap} is less than the {self.hp} HP at the start")
        if len(set(self.goals)) < len(self.goals):
            yield Fault("goals", "goals: one of them is listed twice")

    @cached_property
    def _setup(self) -> Setup:
        weighted = len(set(self.weights)) > 1
        return Setup(
            seats=self.players,
            everyone=(1 << self.players) - 1,
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
            robbed=(1 << self.players) - 1 if self.steal_from_fallen else 0,
            roll_again=int(self.roll_again),
            finish_round=int(self.finish_round),
            overkill=int(self.overkill),
            weights=np.array((0, *(self.weights if weighted else (1,) * SIX)), np.int32),
            goals=np.array([goal.number(name) for name in self.goals], np.int32),
            **Effects(self.faces, self.shadows, self.same_target).tables(),
        )

    def setup(self) -> Setup:
        return self._setup
