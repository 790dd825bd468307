"""Reading a position of Blokus, and naming its cells and placements."""

from functools import cache

from boardloom.core.game import Position
from boardloom.core.record import held
from boardloom.games.blokus.config import SIDES, Config
from boardloom.games.blokus.movegen import look
from boardloom.games.blokus.pieces import ORIENTATIONS, Cell, Orientation, placements
from boardloom.games.blokus.rules import points
from boardloom.games.blokus.state import (
    NONE,
    PASS,
    PIECES,
    ROWS,
    WEST,
    Setup,
    State,
    View,
    column_of,
    row_of,
    shape_of,
)

COLOUR_NAMES = ("blue", "yellow", "red", "green")
"""As programs call them, and as tones; people read `messages.colour_name`."""


def state_of(p: Position) -> State:
    return held(p.state, State)


def setup_of(p: Position) -> Setup:
    return held(p.setup, Setup)


def config_of(p: Position) -> Config:
    return held(p.config, Config)


def size_of(p: Position) -> int:
    return SIDES[config_of(p).board]


def owner(p: Position, colour: int) -> int:
    """The seat a colour's points count for; -1 for a shared colour."""
    return config_of(p).seat_of[colour]


def colours_of(p: Position, seat: int) -> list[int]:
    """The colours whose points count for a seat."""
    return [colour for colour in range(config_of(p).colours) if owner(p, colour) == seat]


def shared_colour(p: Position) -> int:
    """The colour that counts for nobody; -1 if there is none."""
    seats = config_of(p).seat_of
    return seats.index(NONE) if NONE in seats else NONE


def cells_of(p: Position, colour: int) -> set[Cell]:
    """Column and row of every cell of a colour."""
    size = size_of(p)
    first = 1 + colour * ROWS
    rows = state_of(p).cells.tolist()[first : first + size]
    return {(x, y) for y, row in enumerate(rows) if row for x in range(size) if row >> x & 1}


def view(p: Position, colour: int) -> tuple[set[Cell], set[Cell]]:
    """The cells a colour may cover, and those one of which its next piece must cover."""
    v = View()
    look(v, state_of(p), setup_of(p), colour)
    size = range(size_of(p))
    free = {(x, y) for y in size for x in size if v.free[y] >> (x + WEST) & 1}
    touch = {(x, y) for y in size for x in size if v.touch[y] >> (x + WEST) & 1}
    return free, touch


def hand_of(p: Position, colour: int) -> list[int]:
    """The pieces a colour has not placed yet."""
    hand = state_of(p).hand[colour]
    return [piece for piece in range(PIECES) if hand >> piece & 1]


def placeable(p: Position) -> set[int]:
    """The pieces that the colour to move can place."""
    return {placed(size_of(p), action)[0].piece for action in p.choices() if action != PASS}


def points_of(p: Position, colour: int) -> int:
    return int(points(state_of(p), setup_of(p), colour))


def cell_name(cell: Cell) -> str:
    """
    >>> cell_name((0, 19))
    'a20'
    """
    column, row = cell
    return f"{chr(ord('a') + column)}{row + 1}"


def read_cell(text: str, size: int) -> Cell | None:
    """The cell of this name, if there is one on the board."""
    column, row = ord(text[:1] or "?") - ord("a"), text[1:]
    if not (row.isascii() and row.isdecimal() and len(row) < 3 and row[:1] != "0"):
        return None
    on_board = 0 <= column < size and 1 <= int(row) <= size
    return (column, int(row) - 1) if on_board else None


@cache
def placed(size: int, placement: int) -> tuple[Orientation, Cell]:
    """The orientation of a placement, and the cell of its anchor."""
    place = int(placements(size)["place"][placement])
    orientation = ORIENTATIONS[shape_of(place)]
    return orientation, (column_of(place) + orientation.left, row_of(place))


@cache
def placement_cells(size: int, placement: int) -> tuple[Cell, ...]:
    orientation, (x, y) = placed(size, placement)
    return tuple((x + column, y + row) for column, row in orientation.cells)


@cache
def placement_name(size: int, placement: int) -> str:
    """Its cells, row by row from the lowest."""
    return ",".join(cell_name(cell) for cell in placement_cells(size, placement))


def number_of(size: int, orientation: Orientation, anchor: Cell) -> int:
    """The placement of an orientation with its anchor on a cell, where it does not leave the board."""
    table = placements(size)
    x, y = anchor
    return int(
        table["first"][orientation.number] + y * table["across"][orientation.number] + x - orientation.left
    )
