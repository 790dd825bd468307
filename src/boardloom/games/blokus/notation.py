"""The notation of cells and placements, and which placement covers which cells."""

from functools import cache

from boardloom.games.blokus.pieces import ORIENTATIONS, Cell, Orientation, placements
from boardloom.games.blokus.state import column_of, row_of, shape_of


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
