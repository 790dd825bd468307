"""Prior weights for the search: the placements a good player would consider first."""

from boardloom.core.record import Ints, Record, rule
from boardloom.engine.bits import ones
from boardloom.games.blokus.movegen import look
from boardloom.games.blokus.rollout import Near, note_local_moves
from boardloom.games.blokus.state import (
    LARGEST,
    PASS,
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


class Traits(Record):
    """The features of a placement, as numbers of cells. An *open corner* is a free cell at a corner of a
    colour, where its next piece may go."""

    size: int
    used: int
    """Open corners of its colour that it covers."""
    spoilt: int
    """Open corners of its colour that share an edge with it, and so cannot be used any more."""
    opened: int
    """Open corners that it adds."""
    covered: int
    """Open corners of rivals that it covers."""
    local: int
    """Of these, cells at the corners of what rivals placed last."""
    walled: int
    """Free cells that share an edge with it: its own colour can never take them."""
    central: int
    """Early in the game: nearness to the centre of the board."""


SIZE, USED, SPOILT, OPENED, COVERED, LOCAL, WALLED, CENTRAL = 27, -1, -7, 6, 9, 4, -8, 3
"""The weight of each feature, in eighths of a doubling, as fitted by `bench/fit_blokus.py`."""
EIGHTHS = 8
IDLE = -40
"""The weight of a pass; a placement without any features would have 0."""
BEST = 80
"""The value that the best choice is set to, so that its weight is 2**10; others keep their distance to it."""
HOPELESS = 48
"""Choices that are further behind the best than this do not get into the search tree."""
EARLY = 16
"""The first turns of a game, in which nearness to the centre counts."""


@rule
def doublings(eighths: int) -> int:
    """About 2 ** (eighths / 8), as an integer; `eighths` must be at least 8."""
    return (EIGHTHS + eighths % EIGHTHS) << eighths // EIGHTHS >> 3


@rule
def prior(s: State, b: Setup, actions: Ints, n: int, weights: Ints) -> None:
    """Weights of the listed choices by their features; 0 for those far behind the best."""
    v, rivals, near, t = View(), View(), Near(), Traits()
    board_context(v, rivals, near, s, b)
    most = IDLE
    for i in range(n):
        weights[i] = IDLE
        if actions[i] != PASS:
            judge(t, v, rivals, near, s, b, actions[i])
            weights[i] = (
                SIZE * t.size
                + USED * t.used
                + SPOILT * t.spoilt
                + OPENED * t.opened
                + COVERED * t.covered
                + LOCAL * t.local
                + WALLED * t.walled
                + CENTRAL * t.central
            )
            most = max(most, weights[i])
    for i in range(n):
        behind = most - weights[i]
        weights[i] = doublings(BEST - behind) if behind <= HOPELESS else 0


@rule
def board_context(v: View, rivals: View, near: Near, s: State, b: Setup) -> None:
    """Fill in the board as the colour to move sees it, the rivals' open corners, and where local moves go."""
    for colour in range(b.colours):
        if b.seat_of[colour] != s.mover:
            look(v, s, b, colour)
            for r in range(ROWS):
                rivals.touch[r] |= v.touch[r]
    look(v, s, b, s.colour)
    note_local_moves(near, v, s, b)


@rule
def judge(t: Traits, v: View, rivals: View, near: Near, s: State, b: Setup, placement: int) -> None:
    """Fill in the features of a placement."""
    place = b.place[placement]
    shape, row, column = shape_of(place), row_of(place), column_of(place)
    t.size = b.area[shape]
    t.used = t.spoilt = t.opened = t.covered = t.local = t.walled = t.central = 0
    for r in range(LARGEST):
        form = b.form[LARGEST * shape + r] << column + WEST
        t.used += ones(form & v.touch[row + r])
        t.covered += ones(form & rivals.touch[row + r])
        t.local += ones(form & near.cells[row + r])
    for i in range(TIPS):
        r = row - 1 + i
        if r >= 0:
            edges = b.edges[TIPS * shape + i] << column + WEST - 1
            tips = b.tips[TIPS * shape + i] << column + WEST - 1 & v.free[r] & ~v.touch[r]
            t.spoilt += ones(edges & v.touch[r])
            t.walled += ones(edges & v.free[r])
            t.opened += ones(tips)
    if s.turns < EARLY:
        off = abs(2 * row + LARGEST - 2 - b.size) + abs(2 * column + LARGEST - 2 - b.size)
        t.central = b.size - off // 2
