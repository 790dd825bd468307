"""A placement typed as its cells, in any order; and why it is not possible."""

from functools import reduce

from boardloom.core.errors import IllegalAction
from boardloom.core.message import Arg, Message, Piece, Series, message
from boardloom.core.message import Cell as CellName
from boardloom.games.blokus.colours import cells_of, frontier, hand_of, placeable, size_of
from boardloom.games.blokus.config import BlokusPosition
from boardloom.games.blokus.messages import colour_name
from boardloom.games.blokus.notation import cell_name, number_of, read_cell
from boardloom.games.blokus.pieces import NAMES, ORIENTATIONS, Cell, Orientation, anchored
from boardloom.games.blokus.state import ALL

BY_CELLS = {o.cells: o for o in ORIENTATIONS}


def parse(p: BlokusPosition, text: str) -> int | None:
    """The placement on these cells, if they are cells; `IllegalAction` says why it is not possible."""
    size = size_of(p)
    found = [read_cell(part.strip(), size) for part in text.split(",")]
    cells = {cell for cell in found if cell is not None}
    if len(cells) < len(found):
        _check_piece(p, text)
        return None
    orientation = BY_CELLS.get(anchored(cells))
    if orientation is None:
        raise IllegalAction(message("blokus-no-shape", cells=text))
    action = number_of(size, orientation, min(cells, key=lambda cell: (cell[1], cell[0])))
    if action not in p.choices():
        _check_piece(p, text)
        reason = _why_not(p, orientation, cells)
        raise IllegalAction(message("blokus-not-possible", cells=text, reason=reason))
    return action


def _check_piece(p: BlokusPosition, text: str) -> None:
    """Refuse the name of a piece that has no place."""
    name, colour = text.upper(), p.state.colour
    if name in NAMES and NAMES.index(name) not in placeable(p):
        gone = NAMES.index(name) not in hand_of(p, colour)
        raise IllegalAction(
            message(
                "blokus-piece-placed" if gone else "blokus-piece-no-place",
                piece=Piece(name),
                colour=colour_name(colour),
            )
        )


def _why_not(p: BlokusPosition, orientation: Orientation, cells: set[Cell]) -> Message:
    s = p.state
    colour = colour_name(s.colour)
    if orientation.piece not in hand_of(p, s.colour):
        return message("blokus-why-placed", colour=colour, piece=Piece(orientation.name))
    free, touch = frontier(p, s.colour)
    taken = set().union(*(cells_of(p, other) for other in range(p.config.colours)))
    if cells & taken:
        return message("blokus-why-taken", cell=_named(min(cells & taken)))
    if cells - free:
        return message("blokus-why-edge", cell=_named(min(cells - free)), colour=colour)
    if s.hand[s.colour] == ALL:
        return message("blokus-why-first", colour=colour, cells=_any_of(touch))
    return message("blokus-why-corner", colour=colour)


def _named(cell: Cell) -> CellName:
    return CellName(cell_name(cell))


def _any_of(cells: set[Cell]) -> Arg:
    """One or another: "a1 or a20 or t1"."""
    names: list[Arg] = [_named(cell) for cell in sorted(cells)]
    return reduce(lambda before, cell: Series((before, cell), "or"), names)
