"""The options of Blokus."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import ClassVar, Literal

import numpy as np
from pydantic import Field, field_validator, model_validator

from boardloom.core.errors import BadOptions
from boardloom.core.game import Position
from boardloom.core.message import message
from boardloom.core.options import Fault, GameConfig, Options
from boardloom.core.record import frozen_setup
from boardloom.games.blokus.pieces import Cell, placements, shapes
from boardloom.games.blokus.state import COLOURS, NONE, ROWS, SHARED, Setup, State

Board = Literal["classic", "duo"]
SIDES = {"classic": 20, "duo": 14}
STARTS: dict[str, tuple[Cell, ...]] = {
    "classic": ((0, 19), (19, 19), (19, 0), (0, 0)),
    "duo": ((4, 9), (9, 4)),
}
"""Column and row of each colour's own starting cell: clockwise from the top left."""
DUO_PLAYERS = 2

PRESETS: dict[str, Options] = {
    "one-player": {"players": 2},
    "duo": {"board": "duo", "players": 2},
    "tournament": {"corners": "own"},
    "box": {"players": 2, "pairs": "box", "corners": "own"},
}


class Config(GameConfig):
    """Every option has the rule text's value as its default."""

    presets: ClassVar[Mapping[str, Options]] = PRESETS
    preset_people: ClassVar[Mapping[str, int]] = {"one-player": 1}

    players: int = Field(4, json_schema_extra={"minimum": 2, "maximum": COLOURS, "usual": [2, COLOURS]})
    board: Board = Field("classic")
    corners: Literal["any", "own"] = Field("any")
    pairs: Literal["text", "box"] = Field("text")

    @model_validator(mode="before")
    @classmethod
    def _duo_is_for_two(cls, given: object) -> object:
        if isinstance(given, dict) and given.get("board") == "duo":
            return {"players": DUO_PLAYERS, **given}
        return given

    @field_validator("players")
    @classmethod
    def _seats(cls, players: int) -> int:
        if players == 1:
            raise BadOptions(message("blokus-fault-alone"))
        if not 2 <= players <= COLOURS:
            raise BadOptions(message("blokus-fault-players", given=str(players)))
        return players

    def faults(self) -> Iterator[Fault]:
        if self.board == "duo" and self.players != DUO_PLAYERS:
            yield Fault("players", message("blokus-fault-duo-players", given=self.players))
        if self.pairs == "box" and (self.players != 2 or self.board == "duo"):
            yield Fault("pairs", message("blokus-fault-pairs"))

    @property
    def colours(self) -> int:
        return DUO_PLAYERS if self.board == "duo" else COLOURS

    @property
    def seat_of(self) -> tuple[int, ...]:
        """By colour: who plays it; -1 for the colour that three players share."""
        if self.board == "duo":
            return (0, 1)
        if self.players == SHARED:
            return (0, 1, 2, NONE)
        if self.players == COLOURS:
            return (0, 1, 2, 3)
        return (0, 0, 1, 1) if self.pairs == "text" else (0, 1, 0, 1)

    @cached_property
    def _setup(self) -> Setup:
        size = SIDES[self.board]
        starts = np.zeros((COLOURS, ROWS), np.int32)
        for colour in range(self.colours):
            own = STARTS[self.board][colour : colour + 1]
            anywhere = self.corners == "any" and self.board == "classic"
            for column, row in STARTS[self.board] if anywhere else own:
                starts[colour, row] |= 1 << column
        return frozen_setup(
            Setup(
                seats=self.players,
                colours=self.colours,
                size=size,
                seat_of=np.array(self.seat_of, np.int32),
                board=np.array([(1 << size) - 1] * size + [0] * (ROWS - size), np.int32),
                starts=starts.reshape(-1),
                **shapes(),
                **placements(size),
            )
        )

    def setup(self) -> Setup:
        return self._setup


BlokusPosition = Position[State, Setup, Config]
