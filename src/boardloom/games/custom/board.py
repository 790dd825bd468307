"""Boards as data: a size, and a type for every square. Read from and written to JSON files."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Self

from pydantic import BaseModel, BeforeValidator, ConfigDict, model_validator

from boardloom.core import paths
from boardloom.core.message import message
from boardloom.core.options import Fault, OneOf, checked, fault, read
from boardloom.engine.random import below, key
from boardloom.games.custom.squares import KINDS

SMALLEST = 5
SPECIALS = ("SURPRISE", "PRISON", "LUCKY", "UNLUCKY", "REVERSE", "PLAYAGAIN")
BAG = (*SPECIALS, "SIMPLE", "SIMPLE", "SIMPLE")
"""The types that auto-fill draws from for each inner square, all equally likely."""


def _simple_ends(squares: object) -> object:
    if isinstance(squares, list | tuple) and len(squares) > 1:
        return ("SIMPLE", *squares[1:-1], "SIMPLE")
    return squares


SIMPLE_ENDS = BeforeValidator(_simple_ends)
"""The first and the last square are SIMPLE, whatever is asked for."""

SquareName = Annotated[str, OneOf(lambda: {kind.name: kind.sentence for kind in KINDS.values()})]


def misfits(size: int, squares: Sequence[str] | None) -> Iterator[Fault]:
    """What is wrong with a board of this size and these squares."""
    if size < SMALLEST:
        yield Fault("size", message("custom-fault-size", least=SMALLEST), alone=True)
    elif squares is not None and len(squares) != size:
        yield Fault("squares", message("custom-fault-squares", given=len(squares), size=size))


class Board(BaseModel):
    """A row of squares; the first and the last are always SIMPLE.

    >>> Board(size=5, squares=("PRISON", "LUCKY", "SIMPLE", "PRISON", "PRISON")).squares
    ('SIMPLE', 'LUCKY', 'SIMPLE', 'PRISON', 'SIMPLE')
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    size: int
    squares: Annotated[tuple[SquareName, ...], SIMPLE_ENDS]

    @model_validator(mode="after")
    def _every_square_has_a_type(self) -> Self:
        for found in misfits(self.size, self.squares):
            raise fault(*found)
        return self

    @classmethod
    def reset(cls, size: int) -> Self:
        """All squares SIMPLE."""
        return checked(cls, {"size": size, "squares": ("SIMPLE",) * size})

    @classmethod
    def auto_fill(cls, size: int, seed: int) -> Self:
        """A random board: each inner square is drawn from `BAG`. The same seed gives the same board."""
        stream = key(seed, 0)
        return checked(
            cls, {"size": size, "squares": tuple(BAG[below(stream, i, len(BAG))] for i in range(size))}
        )

    @classmethod
    def read(cls, file: Path) -> Self:
        return checked(cls, read(file))

    def write(self, file: Path) -> None:
        paths.write(file, self.model_dump_json(indent=2).encode() + b"\n")
