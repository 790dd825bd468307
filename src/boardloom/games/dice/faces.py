"""What the numbers on the die do, as data that a designer can change."""

from collections.abc import Mapping
from typing import Annotated, Self

import numpy as np
from numpy.typing import NDArray
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from boardloom.core.errors import BadOptions
from boardloom.core.message import message
from boardloom.core.options import because, listed
from boardloom.games.bitset import with_
from boardloom.games.dice.state import FALLEN, GAIN, HP, KINDS, ROWS, SELF, VP

MOST = 1000
"""The most HP or VP that one roll can change."""
Amount = Annotated[int, Field(ge=0, le=MOST, json_schema_extra=because("dice-because-amount"))]
Change = Annotated[
    int,
    Field(ge=-MOST, le=MOST, json_schema_extra=because("dice-because-amount", "dice-because-amount")),
]
Name = Annotated[str, Field(min_length=1, max_length=20, json_schema_extra=because("dice-because-name"))]


class Face(BaseModel):
    """What a number does for a living player: it acts on the player, or offers a choice."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: Name
    self_hp: Change = 0
    hit: Amount = 0
    steal: Amount = 0
    gain: Amount = 0

    @model_validator(mode="after")
    def _one_or_the_other(self) -> Self:
        if self.self_hp and (self.hit or self.steal or self.gain):
            raise BadOptions(message("dice-fault-face", name=self.name))
        return self


class Shadow(BaseModel):
    """What a number does for a fallen player: a choice between a living player's HP and VP."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: Name
    hp: Change = 0
    vp: Change = 0

    @model_validator(mode="after")
    def _for_good_or_ill(self) -> Self:
        if self.hp * self.vp < 0:
            raise BadOptions(message("dice-fault-shadow", name=self.name))
        return self


FACES = (
    Face(name="Backfire", self_hp=-3),
    Face(name="Jab", hit=2),
    Face(name="Pickpocket", steal=1),
    Face(name="Strike", hit=4),
    Face(name="Recover", self_hp=3),
    Face(name="Power Move", hit=6, gain=3),
)
NOTHING, GIFT, CURSE = (
    Shadow(name="Nothing"),
    Shadow(name="Gift", hp=2, vp=1),
    Shadow(name="Curse", hp=-2, vp=-1),
)
SHADOWS = (NOTHING, NOTHING, GIFT, GIFT, CURSE, CURSE)


def _by_name(known: Mapping[str, BaseModel]) -> BeforeValidator:
    def look_up(given: object) -> object:
        if not isinstance(given, str):
            return given
        if given.casefold() not in known:
            raise BadOptions(message("dice-fault-unknown", given=repr(given), choices=listed(known)))
        return known[given.casefold()]

    return BeforeValidator(look_up)


AnyFace = Annotated[Face, _by_name({face.name.casefold(): face for face in FACES})]
AnyShadow = Annotated[Shadow, _by_name({shadow.name.casefold(): shadow for shadow in (NOTHING, GIFT, CURSE)})]


class Effects:
    """The faces and shadows as the tables of a `Setup`."""

    def __init__(self, faces: tuple[Face, ...], shadows: tuple[Shadow, ...], same_target: str) -> None:
        self.offers = np.zeros(ROWS, np.int32)
        self.hp_change, self.vp_change, self.steals, self.bars = np.zeros((4, ROWS * KINDS), np.int32)
        for number, face in enumerate(faces, 1):
            self._put(number, HP, hp=-face.hit)
            self._put(number, VP, vp=-face.steal)
            self._put(number, GAIN, vp=face.gain)
            self.hp_change[number * KINDS + SELF] = face.self_hp
            self.steals[number * KINDS + VP] = 1
        for number, shadow in enumerate(shadows, 1):
            self._put(FALLEN + number, HP, hp=shadow.hp)
            self._put(FALLEN + number, VP, vp=shadow.vp)
        for row in range(ROWS):
            if same_target == "everybody" or (same_target == "fallen" and row > FALLEN):
                self.bars[row * KINDS + HP] = self.bars[row * KINDS + VP] = 1

    def _put(self, row: int, kind: int, hp: int = 0, vp: int = 0) -> None:
        self.hp_change[row * KINDS + kind], self.vp_change[row * KINDS + kind] = hp, vp
        if hp or vp:
            self.offers[row] = with_(int(self.offers[row]), kind)

    def tables(self) -> dict[str, NDArray[np.int32]]:
        return vars(self)
