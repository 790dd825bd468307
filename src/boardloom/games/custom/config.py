"""The options of the custom board game."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Annotated, ClassVar, Literal

import numpy as np
from pydantic import Field, model_validator

from boardloom.core.game import Position
from boardloom.core.memory import free
from boardloom.core.message import Message, message
from boardloom.core.options import Fault, GameConfig, Options, because
from boardloom.core.record import frozen_setup
from boardloom.games.custom.board import SIMPLE_ENDS, Board, SquareName, misfits
from boardloom.games.custom.presets import PRESETS
from boardloom.games.custom.squares import effect
from boardloom.games.custom.state import MAX_DEBUG, MAX_SEATS, Setup, State
from boardloom.games.custom.stats import TYPES

PlayerType = Literal["lucky", "unlucky", "normal"]
COLOURS = ("blue", "orange", "green", "pink", "gold", "sky")
"""As seats are painted unless a person chooses."""
LIVE_SIZE = 240
"""For people: a game of about ten minutes rather than of five moves."""
MAX_SIZE = 2**31 - 16
"""The largest index plus a throw must fit 32 bits."""

BYTES_PER_SQUARE = 48
"""What a board takes up while it is made, at the most."""
LARGEST_UNASKED = 2**26
"""Bytes that are there in any case, so that usual boards need not ask for them."""
MIB = 2**20


def exceeds_memory(size: int) -> Message | None:
    """Why a board of this size cannot be made, if that is so."""
    needed = size * BYTES_PER_SQUARE
    if needed <= LARGEST_UNASKED or needed <= (there := free()):
        return None
    return message("custom-fault-memory", size=size, needed=-(-needed // MIB), free=there // MIB)


class Config(GameConfig):
    """Every option has the rule text's value as its default."""

    presets: ClassVar[Mapping[str, Options]] = PRESETS
    sample: ClassVar[Options] = {"size": 30, "players": 3}

    players: int = Field(
        2, ge=2, le=MAX_SEATS, json_schema_extra=because("custom-because-players", "limit-two")
    )
    types: tuple[PlayerType, ...] = Field((), json_schema_extra={"each": "player", "menu": True})
    colours: tuple[str, ...] = Field(
        (),
        json_schema_extra={"each": "player", "menu": True, "screen": False},  # there a seat has its colour
    )

    size: int = Field(
        20,
        le=MAX_SIZE,
        json_schema_extra={
            "ask": True,
            "largest_shown": 1000,
            "live": LIVE_SIZE,
            **because("custom-because-size"),
        },
    )
    squares: Annotated[tuple[SquareName, ...] | None, SIMPLE_ENDS] = Field(
        None, json_schema_extra={"menu": True}
    )
    board_seed: int = Field(1, ge=0, lt=2**63, json_schema_extra={"fresh": True, **because("limit-seed")})

    chain: int = Field(0, ge=0, le=100, json_schema_extra=because("custom-because-chain"))
    special_coins: bool = False
    reverse: Literal["order", "position"] = "order"
    controls: bool = Field(False, json_schema_extra={"live": True})
    debug: bool = Field(False, json_schema_extra={"menu": True})

    @model_validator(mode="before")
    @classmethod
    def _size_follows_squares(cls, given: object) -> object:
        if isinstance(given, dict) and "size" not in given and isinstance(given.get("squares"), list | tuple):
            return {**given, "size": len(given["squares"])}
        return given

    def faults(self) -> Iterator[Fault]:
        yield from self._board_faults()
        for name, given in (("types", self.types), ("colours", self.colours)):
            if given and len(given) != self.players:
                yield Fault(name, message("custom-fault-each", given=len(given), players=self.players))
        if len(set(self.types_of_players)) < 2:
            yield Fault("types", message("custom-fault-types"), alone=True)
        if not all(colour.strip() for colour in self.colours_of_players):
            yield Fault("colours", message("custom-fault-nameless-colour"))
        taken = [colour.casefold() for colour in self.colours_of_players]
        clash = next((colour for colour in taken if taken.count(colour) > 1), None)
        if clash is not None:
            yield Fault("colours", message("custom-fault-colours", colour=clash), alone=True)

    def _board_faults(self) -> Iterator[Fault]:
        if too_large := exceeds_memory(self.size):
            yield Fault("size", too_large)
            return
        yield from misfits(self.size, self.squares)
        if self.debug and self.size > MAX_DEBUG:
            yield Fault("debug", message("custom-fault-debug", most=MAX_DEBUG))

    @property
    def types_of_players(self) -> tuple[PlayerType, ...]:
        default: tuple[PlayerType, ...] = ("lucky", "normal", "unlucky")
        return self.types or tuple(default[seat % 3] for seat in range(self.players))

    @property
    def colours_of_players(self) -> tuple[str, ...]:
        return self.colours or COLOURS[: self.players]

    @cached_property
    def board(self) -> Board:
        if self.squares is None:
            return Board.auto_fill(self.size, self.board_seed)
        return Board(size=self.size, squares=self.squares)

    @cached_property
    def _setup(self) -> Setup:
        return frozen_setup(
            Setup(
                seats=self.players,
                last=self.size - 1,
                controls=int(self.controls),
                debug=int(self.debug),
                chain=self.chain,
                special_coins=int(self.special_coins),
                reverse_by_position=int(self.reverse == "position"),
                types=np.array([TYPES.index(t) + 1 for t in self.types_of_players], np.int32),
                squares=np.array([effect.number(name) for name in self.board.squares], np.int32),
            )
        )

    def setup(self) -> Setup:
        return self._setup


CustomPosition = Position[State, Setup, Config]
