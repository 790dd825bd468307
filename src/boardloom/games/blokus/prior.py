"""What a good player looks at first: weights for the search."""

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
    """What meets the eye of a placement, as numbers of cells."""

    size: int
    used: int
    """Cells to meet next that it covers."""
    spoilt: int
    """Cells to meet next that share an edge with it, and are of no use then."""
    opened: int
    """Cells to meet next that it adds."""
    covered: int
    """Cells that rivals could meet next and it takes."""
    local: int
    """Of these, cells at the corners of what rivals placed last."""
    walled: int
    """Free cells that share an edge with it: its own colour can never take them."""
    central: int
    """Early in the game: nearness to the centre of the board."""


SIZE, USED, SPOILT, OPENED, COVERED, LOCAL, WALLED, CENTRAL = 27, -1, -7, 6, 9, 4, -8, 3
"""How much each counts, in eighths of a doubling: `bench/fit_blokus.py` finds these figures."""
EIGHTHS = 8
IDLE = -40
"""What a pass counts, where an empty placement would count nothing."""
BEST = 80
"""What the best choice counts in the end, whatever it counted: its weight is 2**10."""
HOPELESS = 48
"""How far behind the best a choice is not worth a place in the tree."""
EARLY = 16
"""Turns in which the centre of the board counts."""


@rule
def doublings(eighths: int) -> int:
    """About 2 to the power of so many eighths, as a whole number; not for less than a doubling."""
    return (EIGHTHS + eighths % EIGHTHS) << eighths // EIGHTHS >> 3


@rule
def prior(s: State, b: Setup, actions: Ints, n: int, weights: Ints) -> None:
    """Weights of the listed choices by their traits; none where there are far better ones."""
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
    """The board as the colour to move sees it, what colours of others can meet, and where local moves go."""
    for colour in range(b.colours):
        if b.seat_of[colour] != s.mover:
            look(v, s, b, colour)
            for r in range(ROWS):
                rivals.touch[r] |= v.touch[r]
    look(v, s, b, s.colour)
    note_local_moves(near, v, s, b)


@rule
def judge(t: Traits, v: View, rivals: View, near: Near, s: State, b: Setup, placement: int) -> None:
    """Note the traits of a placement."""
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
