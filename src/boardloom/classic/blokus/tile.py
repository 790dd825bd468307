"""Colours by name, and the squares that pieces and the board are made of.

>>> tile = Tile(1, 0, Color.RED)
>>> tile.rect, tile.contains(59, 29), tile.contains(60, 29)
((30, 0, 30, 30), True, False)
"""

from dataclasses import dataclass
from enum import Enum

from boardloom.core.arguments import check_kind, is_whole, shown
from boardloom.games.blokus.colours import COLOUR_NAMES
from boardloom.svg.palette import PIECES, THEMES

__all__ = ["SIZE", "Color", "Tile"]

SIZE = 30
"""A tile is a square of so many pixels."""

Rgb = tuple[int, int, int]


def _rgb(colour: str) -> Rgb:
    """The red, green and blue of `#2e6fd8`."""
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return red, green, blue


class Color(Enum):
    """The colours of the players, in the order of play, and that of a square which nobody covers; their
    values are red, green and blue, as every screen of the house has them."""

    BLUE = _rgb(PIECES["blue"])
    YELLOW = _rgb(PIECES["yellow"])
    RED = _rgb(PIECES["red"])
    GREEN = _rgb(PIECES["green"])
    EMPTY = _rgb(THEMES["light"]["surface"])

    @property
    def number(self) -> int:
        """What the rules call the colour of a player: 0 for blue, which begins.

        >>> Color.RED.number
        2
        """
        if self is Color.EMPTY:
            raise ValueError("EMPTY is no player's colour")
        return COLOUR_NAMES.index(self.name.lower())


PLAYERS = tuple(Color[name.upper()] for name in COLOUR_NAMES)
"""The colours of the four players, in the order of play."""


def check_place(column: object, row: object) -> None:
    """Refuse what is no column or no row; those beside the board are left to the board."""
    for name, given in (("column", column), ("row", row)):
        if not is_whole(given):
            raise ValueError(f"{name} must be a whole number, not {shown(given)}")


def check_color(color: object) -> None:
    """Refuse what is no player's colour."""
    if color not in PLAYERS:
        names = ", ".join(str(known) for known in PLAYERS)
        raise ValueError(f"color must be one of {names}, not {shown(color)}")


@dataclass(frozen=True)
class Tile:
    """A square of 30 x 30 pixels. Columns are counted from the left and rows from the top, both from 0."""

    column: int
    row: int
    color: Color = Color.EMPTY

    def __post_init__(self) -> None:
        check_place(self.column, self.row)
        check_kind("color", self.color, Color)

    @property
    def x(self) -> int:
        """The pixels to the left of it."""
        return self.column * SIZE

    @property
    def y(self) -> int:
        """The pixels above it."""
        return self.row * SIZE

    @property
    def rect(self) -> tuple[int, int, int, int]:
        """Left, top, width and height in pixels, as pygame and Tkinter want them."""
        return self.x, self.y, SIZE, SIZE

    def contains(self, x: int, y: int) -> bool:
        """Whether a pixel lies on it, as that of a click."""
        return (x // SIZE, y // SIZE) == (self.column, self.row)
