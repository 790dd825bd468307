"""Facts about a colour in a position: its owner, cells, pieces and points."""

from boardloom.games.bitset import has
from boardloom.games.blokus.config import SIDES, BlokusPosition
from boardloom.games.blokus.movegen import look
from boardloom.games.blokus.notation import placed
from boardloom.games.blokus.pieces import Cell
from boardloom.games.blokus.policy import corners
from boardloom.games.blokus.rules import points
from boardloom.games.blokus.state import NONE, PASS, PIECES, ROWS, WEST, View, column_of, row_of, shape_of

COLOUR_NAMES = ("blue", "yellow", "red", "green")
"""Used by programs and as tones; people read `messages.colour_name`."""


def size_of(p: BlokusPosition) -> int:
    return SIDES[p.config.board]


def owner(p: BlokusPosition, colour: int) -> int:
    """The seat a colour's points count for; -1 for a shared colour."""
    return p.config.seat_of[colour]


def colours_of(p: BlokusPosition, seat: int) -> list[int]:
    """The colours whose points count for a seat."""
    return [colour for colour in range(p.config.colours) if owner(p, colour) == seat]


def shared_colour(p: BlokusPosition) -> int:
    """The colour that counts for nobody; -1 if there is none."""
    seats = p.config.seat_of
    return seats.index(NONE) if NONE in seats else NONE


def cells_of(p: BlokusPosition, colour: int) -> set[Cell]:
    """Column and row of every cell of a colour."""
    size = size_of(p)
    first = 1 + colour * ROWS
    rows = p.state.cells.tolist()[first : first + size]
    return {(x, y) for y, row in enumerate(rows) if row for x in range(size) if has(row, x)}


def frontier(p: BlokusPosition, colour: int) -> tuple[set[Cell], set[Cell]]:
    """The cells a colour may cover, and those one of which its next piece must cover."""
    v = View()
    look(v, p.state, p.setup, colour)
    size = range(size_of(p))
    free = {(x, y) for y in size for x in size if v.free[y] >> (x + WEST) & 1}
    touch = {(x, y) for y in size for x in size if v.touch[y] >> (x + WEST) & 1}
    return free, touch


def opened(p: BlokusPosition, placement: int) -> int:
    """How many cells a placement of the colour to move opens for its next piece."""
    v, place = View(), int(p.setup.place[placement])
    look(v, p.state, p.setup, p.state.colour)
    return corners(v, p.setup, shape_of(place), row_of(place), column_of(place))


def hand_of(p: BlokusPosition, colour: int) -> list[int]:
    """The pieces a colour has not placed yet."""
    hand = p.state.hand[colour]
    return [piece for piece in range(PIECES) if has(hand, piece)]


def placeable(p: BlokusPosition) -> set[int]:
    """The pieces that the colour to move can place."""
    return {placed(size_of(p), action)[0].piece for action in p.choices() if action != PASS}


def points_of(p: BlokusPosition, colour: int) -> int:
    return int(points(p.state, p.setup, colour))
