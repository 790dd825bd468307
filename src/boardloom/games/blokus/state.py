"""The setup (fixed) and the state (changing) of a game of Blokus."""

from typing import Annotated, NamedTuple

from boardloom.core.record import Ints, Record, rule
from boardloom.games.bitset import all_below, has

COLOURS = 4
PIECES = 21
LARGEST = 5
"""Cells of the largest pieces."""
SHAPES = 91
"""Orientations of all pieces, as `pieces.py` finds them."""
LOT = 31
"""How many shapes fit in the bits of one 32-bit integer: a lot."""
LOTS = -(-SHAPES // LOT)
CELLS = 89
"""The cells of all pieces of a colour together."""
PLACEMENTS = 30_433
"""The placements of all pieces in all orientations on the large board."""
MAX_ACTIONS = PLACEMENTS + 1  # and a pass

PASS = 0
"""Not to place a piece. The placements are numbered from 1."""
ALL = all_below(PIECES)
"""A hand with every piece. A hand is a set of pieces, as `games/bitset.py` has it."""
SINGLE = 0
"""The piece of one square."""
NONE = -1
SHARED = 3
"""The colour that three players play in turn: green."""

SIDE = 20
"""Columns of the large board."""
ROWS = 24
"""Rows kept for each colour: the board's, and some empty ones above it."""
PITCH = ROWS + LARGEST - 1
"""A shape's cell is looked for up to four rows above its anchor."""
WEST, EAST = 3, 4
"""How many columns a cell can be to the left and to the right of its anchor."""
TIPS = LARGEST + 2


class Setup(NamedTuple):
    """Fixed before the first piece: the table's options, and every shape and placement as numbers."""

    seats: int
    colours: int
    size: int
    """The board is size x size cells."""
    seat_of: Ints
    """By colour: who plays it. With three players they take turns to play the fourth colour."""
    board: Ints
    """By row: the cells of the board, one bit for each column."""
    starts: Ints
    """By colour and row: the starting cells, one of which the first piece must cover."""
    sizes: Ints
    """By piece: its cells."""
    piece: Ints
    """By shape: which piece it is. Shapes are the 91 orientations."""
    area: Ints
    """By shape: its number of cells. Its parent is the last shape before it that has one cell less."""
    wanted: Ints
    """By lot of 31 shapes and by piece: the shapes of the piece and all their parents, one bit each."""
    grown: Ints
    """By shape: where `movegen.find` looks for the cell that its parent does not have."""
    cells: Ints
    """By shape, five each: the same for all its cells; small shapes repeat some."""
    left: Ints
    """By shape: columns to the left of its anchor."""
    across: Ints
    """By shape: how many columns its placements can begin in."""
    first: Ints
    """By shape: the number of its placement in the lower left corner."""
    form: Ints
    """By shape, five rows each: its cells as bits."""
    tips: Ints
    """By shape, seven rows each: the cells at its corners, from one row below and one column to the left."""
    edges: Ints
    """By shape, likewise: the cells at its edges."""
    place: Ints
    """By placement: shape, row and column of its lower left corner, packed; see below."""


def packed(shape: int, row: int, column: int) -> int:
    """Shape, row and column of a placement as one number."""
    return shape << 10 | row << 5 | column


@rule
def shape_of(place: int) -> int:
    return place >> 10


@rule
def row_of(place: int) -> int:
    return place >> 5 & 31


@rule
def column_of(place: int) -> int:
    return place & 31


class State(Record):
    mover: int
    colour: int
    """Whose piece is placed next; a seat may play several colours."""
    turns: int
    """Turns taken so far, those of players who passed included."""
    passes: int
    """Colours in a row that did not place a piece."""
    blocked: int
    """The set of colours that cannot place a piece any more."""
    shared: int
    """With three players: whose turn it is to play the fourth colour."""
    hand: Annotated[Ints, COLOURS]
    """By colour: the set of pieces not yet placed."""
    last: Annotated[Ints, COLOURS]
    """By colour: its last placement, or a pass before the first."""
    cells: Annotated[Ints, COLOURS * ROWS + 2]
    """The cells of each colour by row, one bit for each column, after one empty row."""


@rule
def has_cell(s: State, colour: int, row: int, column: int) -> bool:
    """Whether a cell is covered by a piece of this colour; no cell beside the board is.

    Rows beside the board are kept empty, but a column to the left of it would be a negative shift."""
    return column >= 0 and has(s.cells[1 + colour * ROWS + row], column)


class View(Record):
    """The board as one colour sees it, and scratch memory of the move generator; no part of the state."""

    free: Annotated[Ints, (WEST + EAST + 1) * PITCH]
    """The cells a piece may cover, in eight copies, each shifted by one column more."""
    touch: Annotated[Ints, (WEST + EAST + 1) * PITCH]
    """The cells one of which a piece must cover, in the same eight copies."""
    fits: Annotated[Ints, (LARGEST + 1) * ROWS]
    """By number of cells: the anchors at which the current shape, or its parent of that size, fits."""
    meets: Annotated[Ints, (LARGEST + 1) * ROWS]
    """By number of cells: the anchors at which it covers a cell it must cover."""
    found: Annotated[Ints, ROWS]
    """The anchors at which it may be placed."""
