"""The fast move generator: where a colour can place its pieces. `rules.may_place` defines what is allowed.

A row of the board is an integer with a bit for each column, so all columns are tested at once. A shape is
its parent shape plus one cell: it fits at the anchors where the parent fits and that cell is free. So the
91 shapes take 91 steps, each over the rows of the board, and placements come out in the order of their
numbers.
"""

from boardloom.core.record import Ints, rule
from boardloom.engine.bits import lowest, ones
from boardloom.games.bitset import has, without_first
from boardloom.games.blokus.state import (
    ALL,
    EAST,
    LARGEST,
    LOT,
    LOTS,
    PASS,
    PIECES,
    PITCH,
    ROWS,
    SIDE,
    SINGLE,
    WEST,
    Setup,
    State,
    View,
)

BITS = (1 << ROWS) - 1
COPIES = WEST + EAST + 1


@rule
def look(v: View, s: State, b: Setup, colour: int) -> int:
    """Find the cells a colour may cover, and those of which a piece must cover one; returns 0 if there are
    none of the latter.

    A cell may be covered if it is empty and shares no edge with the colour's own cells. A piece must cover
    such a cell at a corner of its own colour, or a starting cell if it is the first piece.
    """
    cells, free, touch = s.cells, v.free, v.touch
    mine, is_first = 1 + colour * ROWS, s.hand[colour] == ALL
    some = 0
    for r in range(ROWS):
        here, below, above = cells[mine + r], cells[mine + r - 1], cells[mine + r + 1]
        taken = cells[1 + r] | cells[1 + ROWS + r] | cells[1 + 2 * ROWS + r] | cells[1 + 3 * ROWS + r]
        edges = beside(here) | below | above
        corners = b.starts[colour * ROWS + r] if is_first else beside(below | above)
        open = b.board[r] & ~(taken | edges)
        free[r] = open << WEST
        touch[r] = (corners & open) << WEST
        some |= corners & open
    return some


@rule
def beside(row: int) -> int:
    """The cells to the left and to the right of these cells of a row."""
    return row << 1 | row >> 1


@rule
def copy_across(cells: Ints) -> None:
    """Fill the shifted copies of the rows of a board, each moved by one column more."""
    for copy in range(1, COPIES):
        for r in range(ROWS):
            cells[copy * PITCH + r] = cells[(copy - 1) * PITCH + r] >> 1


@rule
def copy_all_across(v: View) -> None:
    """Fill the shifted copies of both sets of cells; `find` needs them."""
    copy_across(v.free)
    copy_across(v.touch)
    for r in range(ROWS):
        v.fits[r] = BITS  # what every shape grows from fits everywhere


@rule
def find(v: View, b: Setup, shape: int) -> int:
    """Find where a shape fits and where it may be placed, given the same for its parent; returns how many
    placements there are."""
    fits, meets, free, touch, found = v.fits, v.meets, v.free, v.touch, v.found
    cell = b.grown[shape]
    here = b.area[shape] * ROWS
    parent = here - ROWS
    count = 0
    for r in range(ROWS):
        fit = fits[parent + r] & free[cell + r]
        meet = meets[parent + r] | touch[cell + r]
        fits[here + r] = fit
        meets[here + r] = meet
        found[r] = fit & meet
        count += ones(fit & meet & BITS)
    return count


@rule
def places(v: View, b: Setup, hand: int, shape: int) -> int:
    """The same, but 0 for a shape whose piece is not in hand: it is needed only as a parent of others."""
    count = find(v, b, shape)
    return count if has(hand, b.piece[shape]) else 0


@rule
def all_if_has(members: int, member: int) -> int:
    """A word with every bit set if the set has this member, else 0: `if` without a jump.

    No processor can predict which pieces a hand still has: an `if` makes random games 10% slower.
    """
    return -((members >> member) & 1)


@rule
def wanted(b: Setup, hand: int, lot: int) -> int:
    """The set of the shapes of one lot that are needed: those of pieces in hand, and their parents."""
    shapes = 0
    for piece in range(PIECES):
        shapes |= b.wanted[PIECES * lot + piece] & all_if_has(hand, piece)
    return shapes


@rule
def can_place(s: State, b: Setup, colour: int) -> bool:
    """Whether a colour can place any of its pieces."""
    v = View()
    hand = s.hand[colour]
    if look(v, s, b, colour) == 0 or hand == 0:
        return False
    if has(hand, SINGLE):  # the single square goes wherever anything can be met
        return True
    copy_all_across(v)
    for lot in range(LOTS):
        rest = wanted(b, hand, lot)
        while rest:
            shape = LOT * lot + lowest(rest)
            if places(v, b, hand, shape) > 0:
                return True
            rest = without_first(rest)
    return False


@rule
def list_all(s: State, b: Setup, actions: Ints) -> int:
    """List a pass and every placement of the colour to move; returns how many there are.

    Three rows are read as one word: few words are empty, and a loop that ends early costs most."""
    v = View()
    hand, n = s.hand[s.colour], 1
    actions[0] = PASS
    look(v, s, b, s.colour)
    copy_all_across(v)
    for lot in range(LOTS):
        rest = wanted(b, hand, lot)
        while rest:
            shape = LOT * lot + lowest(rest)
            count = places(v, b, hand, shape)
            number, across = b.first[shape] - b.left[shape], b.across[shape]
            r, end = 0, n + count
            while n < end:
                word = v.found[r] | v.found[r + 1] << SIDE | v.found[r + 2] << 2 * SIDE
                while word:
                    bit = lowest(word)
                    actions[n] = number + bit + bit // SIDE * (across - SIDE)
                    word = without_first(word)
                    n += 1
                number += 3 * across
                r += 3
            rest = without_first(rest)
    return n


@rule
def how_many(s: State, b: Setup) -> int:
    """How many placements the colour to move has."""
    v = View()
    hand, total = s.hand[s.colour], 0
    look(v, s, b, s.colour)
    copy_all_across(v)
    for lot in range(LOTS):
        rest = wanted(b, hand, lot)
        while rest:
            shape = LOT * lot + lowest(rest)
            total += places(v, b, hand, shape)
            rest = without_first(rest)
    return total


@rule
def count_all(v: View, s: State, b: Setup, counts: Ints) -> int:
    """How many placements the colour to move has.

    `counts` gets pairs, one after the other: a shape, and the number of its placements."""
    hand, total, n = s.hand[s.colour], 0, 0
    look(v, s, b, s.colour)
    copy_all_across(v)
    for lot in range(LOTS):
        rest = wanted(b, hand, lot)
        while rest:
            shape = LOT * lot + lowest(rest)
            count = places(v, b, hand, shape)
            counts[n], counts[n + 1] = shape, count
            n += 2
            total += count
            rest = without_first(rest)
    return total


@rule
def nth(v: View, b: Setup, counts: Ints, ticket: int) -> int:
    """Placement number `ticket`, from 0, of those that `count_all` counted."""
    i = 0
    while ticket >= counts[i + 1]:
        ticket -= counts[i + 1]
        i += 2
    return nth_of(v, b, counts[i], ticket, v.touch)


@rule
def nth_of(v: View, b: Setup, shape: int, ticket: int, covered: Ints) -> int:
    """Placement number `ticket`, from 0, of one shape, counting only those that cover one of the cells in
    `covered`, which holds shifted copies."""
    cells = LARGEST * shape
    r = -1
    row = many = 0
    while ticket >= many:
        ticket -= many
        r += 1
        fit, meet, cover = BITS, 0, 0
        for c in range(cells, cells + LARGEST):
            fit &= v.free[b.cells[c] + r]
            meet |= v.touch[b.cells[c] + r]
            cover |= covered[b.cells[c] + r]
        row = fit & meet & cover
        many = ones(row)
    for _ in range(ticket):
        row = without_first(row)
    return b.first[shape] + r * b.across[shape] + lowest(row) - b.left[shape]
