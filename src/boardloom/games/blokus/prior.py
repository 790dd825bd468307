"""Prior weights for the search: the placements a good player would consider first."""

from typing import Annotated

from boardloom.core.record import Ints, Record, rule
from boardloom.engine.bits import ones
from boardloom.games.blokus.movegen import beside, look
from boardloom.games.blokus.rollout import Near, note_local_moves
from boardloom.games.blokus.state import (
    LARGEST,
    PASS,
    PIECES,
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
    spoilt: int
    """Open corners of its colour that share an edge with it, and so cannot be used any more."""
    opened: int
    """Open corners that it adds."""
    cramped: int
    """Of these, those with at most one free neighbour: few pieces fit there."""
    shared: int
    """Of these, those that rivals may cover as well."""
    covered: int
    """Open corners of rivals that it covers."""
    beside: int
    """Cells it covers beside open corners of rivals."""
    taken: int
    """Cells it covers that rivals could have covered."""
    local: int
    """Cells it covers at the corners of what rivals placed last."""
    walled: int
    """Free cells that share an edge with it: its own colour can never take them."""
    central: int
    """Early in the game: nearness to the centre of the board."""


class Surroundings(Record):
    """What placements are judged by besides the board as their colour sees it, row by row; a placement
    reaches one row above those of the board."""

    rivals_corners: Annotated[Ints, ROWS + 1]
    """The open corners of rivals."""
    beside: Annotated[Ints, ROWS + 1]
    """Cells that share an edge with one of those, and are none."""
    rivals_free: Annotated[Ints, ROWS + 1]
    """Cells that rivals may cover."""
    cramped: Annotated[Ints, ROWS + 1]
    """Cells with at most one neighbour that the colour may cover."""


EIGHTHS = 8
IDLE = -40
"""The weight of a pass; a placement without any features would have 0."""
BEST = 80
"""The value that the best choice is set to, so that its weight is 2**10; others keep their distance to it."""
HOPELESS = 48
"""Choices that are further behind the best than this do not get into the search tree."""
EARLY = 16
"""The first turns of a game, in which nearness to the centre counts."""
TOO_SMALL = 100
"""What a piece too small for the opening is behind: it gets into the tree only where there is no other."""


@rule
def doublings(eighths: int) -> int:
    """About 2 ** (eighths / 8), as an integer; `eighths` must be at least 8."""
    return (EIGHTHS + eighths % EIGHTHS) << eighths // EIGHTHS >> 3


@rule
def opening_size(hand: int) -> int:
    """The least cells of a good next piece: large ones find a place only while the board is empty."""
    placed = PIECES - ones(hand)
    return 5 if placed < 2 else 4 if placed < 3 else 3 if placed < 5 else 1


@rule
def worth_in_duo(t: Traits) -> int:
    """What a placement's features weigh together, in eighths of a doubling, on the small board; both as
    fitted by `bench/fit_blokus.py`."""
    return (
        24 * t.size
        - 8 * t.spoilt
        + 11 * t.opened
        - 4 * t.cramped
        - 4 * t.shared
        + 9 * t.covered
        + 2 * t.beside
        + 3 * t.taken
        + 7 * t.local
        - 9 * t.walled
        + 3 * t.central
    )


@rule
def worth(t: Traits) -> int:
    """The same on the large board, where rivals begin far away."""
    return (
        27 * t.size
        - 8 * t.spoilt
        + 6 * t.opened
        + 8 * t.covered
        + t.beside
        + 5 * t.local
        - 8 * t.walled
        + 4 * t.central
    )


@rule
def prior(s: State, b: Setup, actions: Ints, n: int, weights: Ints) -> None:
    """Weights of the listed choices by their features; 0 for those far behind the best."""
    v, around, near, t = View(), Surroundings(), Near(), Traits()
    look_around(v, around, near, s, b)
    most, least = IDLE, opening_size(s.hand[s.colour])
    for i in range(n):
        weights[i] = IDLE
        if actions[i] != PASS:
            judge(t, v, around, near, s, b, actions[i])
            weights[i] = worth_in_duo(t) if b.colours == 2 else worth(t)
            if t.size < least:
                weights[i] -= TOO_SMALL
            most = max(most, weights[i])
    for i in range(n):
        behind = most - weights[i]
        weights[i] = doublings(BEST - behind) if behind <= HOPELESS else 0


@rule
def look_around(v: View, around: Surroundings, near: Near, s: State, b: Setup) -> None:
    """Fill in the board as the colour to move sees it, what it shares with rivals, and where local moves
    go."""
    for colour in range(b.colours):
        if b.seat_of[colour] != s.mover:
            look(v, s, b, colour)
            for r in range(ROWS):
                around.rivals_corners[r] |= v.touch[r]
                around.rivals_free[r] |= v.free[r]
    look(v, s, b, s.colour)
    note_local_moves(near, v, s, b)
    corners, free = around.rivals_corners, v.free
    for r in range(ROWS):
        south_corners, south = 0, 0
        if r > 0:
            south_corners, south = corners[r - 1], free[r - 1]
        around.beside[r] = (beside(corners[r]) | south_corners | corners[r + 1]) & ~corners[r]
        west, east, north = free[r] << 1, free[r] >> 1, free[r + 1]
        around.cramped[r] = ~(west & east | south & north | (west | east) & (south | north))


@rule
def judge(t: Traits, v: View, around: Surroundings, near: Near, s: State, b: Setup, placement: int) -> None:
    """Fill in the features of a placement."""
    place = b.place[placement]
    shape, row, column = shape_of(place), row_of(place), column_of(place)
    t.size = b.area[shape]
    t.spoilt = t.opened = t.cramped = t.shared = t.covered = t.beside = t.taken = t.local = t.walled = 0
    t.central = 0
    for r in range(LARGEST):
        form = b.form[LARGEST * shape + r] << column + WEST
        t.covered += ones(form & around.rivals_corners[row + r])
        t.beside += ones(form & around.beside[row + r])
        t.taken += ones(form & around.rivals_free[row + r])
        t.local += ones(form & near.cells[row + r])
    for i in range(TIPS):
        r = row - 1 + i
        if r >= 0:
            edges = b.edges[TIPS * shape + i] << column + WEST - 1
            tips = b.tips[TIPS * shape + i] << column + WEST - 1 & v.free[r] & ~v.touch[r]
            t.spoilt += ones(edges & v.touch[r])
            t.walled += ones(edges & v.free[r])
            t.opened += ones(tips)
            t.cramped += ones(tips & around.cramped[r])
            t.shared += ones(tips & around.rivals_free[r])
    if s.turns < EARLY:
        off = abs(2 * row + LARGEST - 2 - b.size) + abs(2 * column + LARGEST - 2 - b.size)
        t.central = b.size - off // 2
