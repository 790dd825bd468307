"""A placement typed as its cells, in any order; and why it is not possible."""

from boardloom.core.errors import IllegalAction
from boardloom.core.game import Position
from boardloom.games.blokus.pieces import NAMES, ORIENTATIONS, Cell, Orientation, anchored
from boardloom.games.blokus.reading import (
    COLOUR_NAMES,
    cell_name,
    cells_of,
    config_of,
    hand_of,
    number_of,
    placeable,
    read_cell,
    size_of,
    state_of,
    view,
)
from boardloom.games.blokus.state import ALL

BY_CELLS = {o.cells: o for o in ORIENTATIONS}


def parse(p: Position, text: str) -> int | None:
    """The placement on these cells, if they are cells; `IllegalAction` says why it is not possible."""
    size = size_of(p)
    found = [read_cell(part.strip(), size) for part in text.split(",")]
    cells = {cell for cell in found if cell is not None}
    if len(cells) < len(found):
        _check_piece(p, text)
        return None
    orientation = BY_CELLS.get(anchored(cells))
    if orientation is None:
        raise IllegalAction(f"{text} is not the shape of a piece")
    action = number_of(size, orientation, min(cells, key=lambda cell: (cell[1], cell[0])))
    if action not in p.choices():
        _check_piece(p, text)
        raise IllegalAction(f"{text} is not possible: {_why_not(p, orientation, cells)}")
    return action


def _check_piece(p: Position, text: str) -> None:
    """Refuse the name of a piece that has no place."""
    name, colour = text.upper(), state_of(p).colour
    if name in NAMES and NAMES.index(name) not in placeable(p):
        gone = NAMES.index(name) not in hand_of(p, colour)
        reason = "is placed already" if gone else "has no place now"
        raise IllegalAction(f"{name} of {COLOUR_NAMES[colour]} {reason}")


def _why_not(p: Position, orientation: Orientation, cells: set[Cell]) -> str:
    colour = state_of(p).colour
    name = COLOUR_NAMES[colour]
    if orientation.piece not in hand_of(p, colour):
        return f"{name} has placed the {orientation.name} already"
    free, touch = view(p, colour)
    taken = set().union(*(cells_of(p, other) for other in range(config_of(p).colours)))
    for problem, reason in ((cells & taken, "is taken"), (cells - free, f"shares an edge with {name}")):
        if problem:
            return f"{cell_name(min(problem))} {reason}"
    if state_of(p).hand[colour] == ALL:
        starts = " or ".join(cell_name(cell) for cell in sorted(touch))
        return f"the first piece of {name} covers {starts}"
    return f"it touches no corner of {name}"
