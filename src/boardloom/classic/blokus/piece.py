"""The shapes of the pieces, and pieces that can be turned, flipped and moved.

>>> piece = Piece(Shape.F5, Color.BLUE)
>>> print(*piece.drawn(), sep="\\n")
.##
##.
.#.
>>> piece.rotate_cw()
>>> print(*piece.drawn(), sep="\\n")
.#.
###
..#
"""

from enum import Enum

from boardloom.classic.blokus.tile import Color, Tile, check_color, check_place
from boardloom.core.arguments import check_kind
from boardloom.games.blokus.pieces import DRAWN, NAMES, ORIENTATIONS, SIZES, Orientation

__all__ = ["ARROWS", "Piece", "Shape"]

ARROWS = {"Right": "rotate_cw", "Left": "rotate_ccw", "Up": "flip_vert", "Down": "flip_horiz"}
"""What the arrow keys do to the selected piece."""


class Shape(Enum):
    """The 21 shapes: a letter that each looks like, and its number of squares. Their values are the names
    that the rules and every screen use."""

    I1 = "1"
    I2 = "2"
    I3 = "I3"
    V3 = "V3"
    I4 = "I4"
    L4 = "L4"
    T4 = "T4"
    O4 = "O4"
    Z4 = "Z4"
    F5 = "F5"
    I5 = "I5"
    L5 = "L5"
    N5 = "N5"
    P5 = "P5"
    T5 = "T5"
    U5 = "U5"
    V5 = "V5"
    W5 = "W5"
    X5 = "X5"
    Y5 = "Y5"
    Z5 = "Z5"

    @property
    def number(self) -> int:
        """What the rules call it: 0 for the single square."""
        return NAMES.index(self.value)

    @property
    def size(self) -> int:
        """How many squares it has."""
        return SIZES[self.number]


class Piece:
    """A collection of tiles of one colour, which a player can select and place on the board.

    It lies where `column` and `row` say, which are those of the top left corner of the box around it.
    """

    selected = False
    """Whether the player has it in hand; it is highlighted then."""

    def __init__(self, shape: Shape, color: Color, column: int = 0, row: int = 0) -> None:
        check_kind("shape", shape, Shape)
        check_color(color)
        self.shape, self.color = shape, color
        self.move_to(column, row)
        self._way = DRAWN[shape.number]

    @property
    def way(self) -> Orientation:
        """The way it lies, as the rules know it."""
        return ORIENTATIONS[self._way]

    def rotate_cw(self) -> None:
        """Turn it clockwise by 90°, as on the screen."""
        self._way = self.way.rotate_cw

    def rotate_ccw(self) -> None:
        """Turn it counterclockwise by 90°."""
        self._way = self.way.rotate_ccw

    def flip_vert(self) -> None:
        """Flip it vertically: top to bottom."""
        self._way = self.way.flip_vert

    def flip_horiz(self) -> None:
        """Flip it horizontally: left to right."""
        self._way = self.way.flip_horiz

    def press(self, key: str) -> None:
        """What an arrow key does: Right, Left, Up or Down.

        >>> piece = Piece(Shape.L4, Color.RED)
        >>> piece.press("Down")
        >>> piece.drawn()
        ['#..', '###']
        """
        if key not in tuple(ARROWS):
            raise ValueError(f"key must be one of {', '.join(ARROWS)}, not {key!r}")
        getattr(self, ARROWS[key])()

    def move_to(self, column: int, row: int) -> None:
        """Lay the top left corner of the box around it on this square."""
        check_place(column, row)
        self.column, self.row = column, row

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Its squares where they lie, row by row from the top.

        >>> [(tile.column, tile.row) for tile in Piece(Shape.V3, Color.GREEN, column=4, row=7).tiles]
        [(4, 7), (4, 8), (5, 8)]
        """
        return tuple(
            Tile(self.column + column, self.row + row, self.color)
            for row, line in enumerate(self.drawn())
            for column, sign in enumerate(line)
            if sign == "#"
        )

    def contains(self, x: int, y: int) -> bool:
        """Whether a pixel lies on one of its tiles."""
        return any(tile.contains(x, y) for tile in self.tiles)

    def drawn(self) -> list[str]:
        """Its rows from the top, `#` for a square."""
        return self.way.drawn()

    def __repr__(self) -> str:
        return f"<Piece {self.color.name} {self.shape.value} {' '.join(self.drawn())}>"
