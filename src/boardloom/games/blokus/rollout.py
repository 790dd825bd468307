"""The rollout policy: random placements that favour large pieces and local moves.

A local move is a placement at the corners of what a rival placed last.
"""

from typing import Annotated

from boardloom.core.record import Ints, Record, rule
from boardloom.engine.bits import lowest, ones
from boardloom.engine.random import below
from boardloom.games.bitset import without_first
from boardloom.games.blokus.movegen import BITS, copy_across, copy_all_across, look, nth_of, places, wanted
from boardloom.games.blokus.state import (
    EAST,
    LARGEST,
    LOT,
    LOTS,
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

BOLDNESS = 2
"""How often the probability of a placement doubles for each cell of its piece."""
KEENNESS = 6
"""How often it doubles for a local move. A rival's last piece has at most eight such corners, so the sum of
all weights stays below 2**31."""


class Near(Record):
    """Where local moves go: cells at the corners of what rivals placed last."""

    cells: Annotated[Ints, (WEST + EAST + 1) * PITCH]
    """Those that the mover may cover, eight times, moved by one column each time."""
    covers: Annotated[Ints, (LARGEST + 1) * ROWS]
    """By number of cells: the anchors at which the current shape, or its parent of that size, covers one."""


@rule
def note_local_moves(near: Near, v: View, s: State, b: Setup) -> None:
    """Find the cells at the corners of the rivals' last pieces that the mover may cover."""
    for colour in range(b.colours):
        if b.seat_of[colour] != s.mover and s.last[colour] != PASS:
            place = b.place[s.last[colour]]
            shape, row, column = shape_of(place), row_of(place), column_of(place)
            for i in range(TIPS):
                r = row - 1 + i
                if r >= 0:
                    near.cells[r] |= b.tips[TIPS * shape + i] << column + WEST - 1 & v.free[r]


@rule
def local_moves(near: Near, v: View, b: Setup, shape: int) -> int:
    """How many of the placements that `find` found for a shape are local moves."""
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


@rule
def bold(s: State, b: Setup, actions: Ints, key: int, draw: int) -> int:
    """A random placement; local moves and large pieces are far more likely than others."""
    v, near = View(), Near()
    look(v, s, b, s.colour)
    note_local_moves(near, v, s, b)
    copy_all_across(v)
    copy_across(near.cells)
    hand, total, n = s.hand[s.colour], 0, 0
    for lot in range(LOTS):
        rest = wanted(b, hand, lot)
        while rest:
            shape = LOT * lot + lowest(rest)
            count = places(v, b, hand, shape)
            local = local_moves(near, v, b, shape) * (count > 0)
            chance = count + (local << KEENNESS) << BOLDNESS * (b.area[shape] - 1)
            actions[n], actions[n + 1], actions[n + 2] = shape, count, chance
            n += 3
            total += chance
            rest = without_first(rest)
    ticket = below(key, draw, total)
    i = 0
    while ticket >= actions[i + 2]:
        ticket -= actions[i + 2]
        i += 3
    shape, count = actions[i], actions[i + 1]
    ticket >>= BOLDNESS * (b.area[shape] - 1)
    if ticket < count:
        return nth_of(v, b, shape, ticket, v.touch)
    return nth_of(v, b, shape, ticket - count >> KEENNESS, near.cells)
