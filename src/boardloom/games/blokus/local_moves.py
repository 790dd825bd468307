"""Answers: placements at the corners of what rivals placed last."""

from typing import Annotated

from boardloom.core.record import Ints, Record, rule
from boardloom.engine.bits import ones
from boardloom.games.blokus.movegen import BITS
from boardloom.games.blokus.pieces import LARGEST
from boardloom.games.blokus.state import (
    EAST,
    PASS,
    PITCH,
    ROWS,
    TIPS,
    WEST,
    Setup,
    State,
    View,
    column_of,
    row_of,
    shape_of,
)


class Near(Record):
    """Where an answer goes: cells at the corners of what rivals placed last."""

    cells: Annotated[Ints, (WEST + EAST + 1) * PITCH]
    """Those that the mover may cover, eight times, moved by one column each time."""
    covers: Annotated[Ints, (LARGEST + 1) * ROWS]
    """By number of cells: the anchors at which the shape now looked at, or what it grew from, covers one."""


@rule
def note_answers(near: Near, v: View, s: State, b: Setup) -> None:
    """Note the cells where rivals would go on from their last pieces, as far as the mover may cover them."""
    for colour in range(b.colours):
        if b.seat_of[colour] != s.mover and s.last[colour] != PASS:
            place = b.place[s.last[colour]]
            shape, row, column = shape_of(place), row_of(place), column_of(place)
            for i in range(TIPS):
                r = row - 1 + i
                if r >= 0:
                    near.cells[r] |= b.tips[TIPS * shape + i] << column + WEST - 1 & v.free[r]


@rule
def answers(near: Near, v: View, b: Setup, shape: int) -> int:
    """How many of the placements that were found of a shape are answers."""
    cells, covers, fits, meets = near.cells, near.covers, v.fits, v.meets
    cell = b.grown[shape]
    here = b.area[shape] * ROWS
    parent = here - ROWS
    count = 0
    for r in range(ROWS):
        cover = covers[parent + r] | cells[cell + r]
        covers[here + r] = cover
        count += ones(fits[here + r] & meets[here + r] & cover & BITS)
    return count
