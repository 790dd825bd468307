"""Where a colour can place its pieces.

A row of the board is a word with a bit for each column, and a shape is looked for everywhere at once: it
fits at those anchors where the shape it grew from fits and the one cell more is free. So 91 shapes
take 91 steps, each over the rows of the board, and places come out in the order of their numbers.
"""

from boardloom.engine.bits import lowest, ones
from boardloom.games.blokus.pieces import LARGEST
from boardloom.games.blokus.state import (
    ALL,
    EAST,
    PASS,
    PITCH,
    ROWS,
    SHAPES,
    WEST,
    Setup,
    State,
    View,
)
from boardloom.record import Ints, rule

BITS = (1 << ROWS) - 1
ANYWHERE = BITS
COPIES = WEST + EAST + 1


@rule
def look(v: View, s: State, b: Setup, colour: int) -> int:
    """Which cells a colour may cover, and which of them it must meet; 0 if there are none of these.

    Free are cells that nobody has taken and that share no edge with the colour's own; to be met are
    the free ones at corners of its own, or a starting cell for the first piece.
    """
    cells, free, touch = s.cells, v.free, v.touch
    mine, opening = 1 + colour * ROWS, -1 if s.hand[colour] == ALL else 0
    some = 0
    for r in range(ROWS):
        here, below, above = cells[mine + r], cells[mine + r - 1], cells[mine + r + 1]
        taken = cells[1 + r] | cells[1 + ROWS + r] | cells[1 + 2 * ROWS + r] | cells[1 + 3 * ROWS + r]
        edges = here << 1 | here >> 1 | below | above
        corners = (below | above) << 1 | (below | above) >> 1 | (b.starts[colour * ROWS + r] & opening)
        open = b.board[r] & ~(taken | edges)
        free[r] = open << WEST
        touch[r] = (corners & open) << WEST
        some |= corners & open
    return some


@rule
def spread(v: View) -> None:
    """Copy free cells and cells to meet, moved by one column more each time."""
    free, touch = v.free, v.touch
    for copy in range(1, COPIES):
        for r in range(ROWS):
            free[copy * PITCH + r] = free[(copy - 1) * PITCH + r] >> 1
            touch[copy * PITCH + r] = touch[(copy - 1) * PITCH + r] >> 1
    for r in range(ROWS):
        v.fits[r] = ANYWHERE


@rule
def find(v: View, b: Setup, shape: int) -> tuple[int, int]:
    """Note where a shape may be placed; in how many places that is, and whether it fits anywhere at all."""
    fits, meets, free, touch, found = v.fits, v.meets, v.free, v.touch, v.found
    cell = b.grown[shape]
    here = b.area[shape] * ROWS
    parent = here - ROWS
    count = some = 0
    for r in range(ROWS):
        fit = fits[parent + r] & free[cell + r]
        meet = meets[parent + r] | touch[cell + r]
        fits[here + r] = fit
        meets[here + r] = meet
        found[r] = fit & meet
        count += ones(fit & meet & BITS)
        some |= fit
    return count, some


@rule
def can_place(s: State, b: Setup, colour: int) -> bool:
    """Whether a colour can place any of its pieces."""
    v = View()
    hand = s.hand[colour]
    if look(v, s, b, colour) == 0 or hand == 0:
        return False
    if hand & 1:  # the single square goes wherever anything can be met
        return True
    spread(v)
    shape = 0
    while shape < SHAPES:
        if hand & b.kin[shape] == 0:
            shape = b.leap[shape]
            continue
        count, some = find(v, b, shape)
        if count > 0 and hand >> b.piece[shape] & 1:
            return True
        shape = shape + 1 if some else b.leap[shape]
    return False


@rule
def list_all(s: State, b: Setup, actions: Ints) -> int:
    """Fill in a pass and every placement of the colour to move; how many there are."""
    v = View()
    hand, n = s.hand[s.colour], 1
    actions[0] = PASS
    look(v, s, b, s.colour)
    spread(v)
    found = v.found
    shape = 0
    while shape < SHAPES:
        if hand & b.kin[shape] == 0:
            shape = b.leap[shape]
            continue
        count, some = find(v, b, shape)
        if count > 0 and hand >> b.piece[shape] & 1:
            number = b.first[shape] - b.left[shape]
            for r in range(b.size):
                row = found[r]
                while row:
                    actions[n] = number + lowest(row)
                    row &= row - 1
                    n += 1
                number += b.across[shape]
        shape = shape + 1 if some else b.leap[shape]
    return n


@rule
def count_all(v: View, s: State, b: Setup, counts: Ints) -> int:
    """How many placements the colour to move has, and for every shape that has some its number and theirs.

    The pairs are filled in one after the other, and end with a shape of 0 places."""
    hand, total, n = s.hand[s.colour], 0, 0
    look(v, s, b, s.colour)
    spread(v)
    shape = 0
    while shape < SHAPES:
        if hand & b.kin[shape] == 0:
            shape = b.leap[shape]
            continue
        count, some = find(v, b, shape)
        count *= hand >> b.piece[shape] & 1
        counts[n], counts[n + 1] = shape, count
        n += 2 if count else 0
        total += count
        shape = shape + 1 if some else b.leap[shape]
    counts[n], counts[n + 1] = SHAPES, 0
    return total


@rule
def nth(v: View, b: Setup, counts: Ints, ticket: int) -> int:
    """Placement number `ticket`, from 0, of those that `count_all` counted."""
    i = 0
    while ticket >= counts[i + 1]:
        ticket -= counts[i + 1]
        i += 2
    shape = counts[i]
    free, touch, cells = v.free, v.touch, LARGEST * shape
    r = -1
    row = many = 0
    while ticket >= many:
        ticket -= many
        r += 1
        fit, meet = BITS, 0
        for c in range(cells, cells + LARGEST):
            fit &= free[b.cells[c] + r]
            meet |= touch[b.cells[c] + r]
        row = fit & meet
        many = ones(row)
    for _ in range(ticket):
        row &= row - 1
    return b.first[shape] + r * b.across[shape] + lowest(row) - b.left[shape]
