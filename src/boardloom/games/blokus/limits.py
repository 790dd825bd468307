"""Where a piece may not lie, and why: what a screen tells whoever holds one, move or no move."""

from collections.abc import Iterator

from boardloom.core.message import Message, message
from boardloom.core.scene import Limit, Point
from boardloom.games.blokus.colours import cells_of, frontier, size_of
from boardloom.games.blokus.config import BlokusPosition
from boardloom.games.blokus.notation import cell_name
from boardloom.games.blokus.pieces import Cell, Orientation, tips
from boardloom.games.blokus.state import ALL

Line = tuple[Point, Point]


def limits(p: BlokusPosition) -> Iterator[Limit]:
    """Of all colours, by the number of their tray; the gravest first."""
    covered = [cells_of(p, colour) for colour in range(p.config.colours)]
    taken = set[Cell]().union(*covered)
    if taken:
        yield Limit("none", _names(taken), message("blokus-limit-taken"))
    for colour, own in enumerate(covered):
        beside = {cell: _shared(p, cell, own) for cell in _around(own) - taken}
        if edges := {cell_name(cell): lines for cell, lines in sorted(beside.items()) if lines}:
            yield Limit("none", tuple(edges), message("blokus-limit-edge"), colour, edges)
        free, touch = frontier(p, colour)
        yield Limit("some", _names(free & touch), _needed(p, colour), colour)


def _needed(p: BlokusPosition, colour: int) -> Message:
    """What a piece must cover one of."""
    if p.state.hand[colour] != ALL:
        return message("blokus-limit-corner")
    anywhere = p.config.corners == "any" and p.config.board == "classic"
    return message("blokus-limit-first" if anywhere else "blokus-limit-first-own")


def _names(cells: set[Cell]) -> tuple[str, ...]:
    return tuple(cell_name(cell) for cell in sorted(cells))


def _around(own: set[Cell]) -> set[Cell]:
    return {(x + i, y + j) for x, y in own for i, j in ((1, 0), (-1, 0), (0, 1), (0, -1))}


def _shared(p: BlokusPosition, cell: Cell, own: set[Cell]) -> tuple[Line, ...]:
    """The edges that a cell of the board shares with these, in board units; rows are counted downwards."""
    size, (x, y) = size_of(p), cell
    if not (0 <= x < size and 0 <= y < size):
        return ()
    left, top = float(x), float(size - 1 - y)
    sides: dict[Cell, Line] = {
        (x, y + 1): ((left, top), (left + 1, top)),
        (x + 1, y): ((left + 1, top), (left + 1, top + 1)),
        (x, y - 1): ((left, top + 1), (left + 1, top + 1)),
        (x - 1, y): ((left, top), (left, top + 1)),
    }
    return tuple(line for other, line in sides.items() if other in own)


def opens(orientation: Orientation) -> tuple[Point, ...]:
    """The cells at its corners, from its anchor."""
    return tuple((float(x - orientation.left), float(-y)) for x, y in sorted(tips(orientation)))
