"""What a good player looks at first: weights for the search, and quick play to the end of a game."""

from boardloom.engine.bits import ones
from boardloom.engine.random import below
from boardloom.games.blokus.pieces import LARGEST
from boardloom.games.blokus.state import PASS, ROWS, TIPS, WEST, Setup, State, View
from boardloom.games.blokus.survey import count_all, look, nth_of
from boardloom.record import Ints, Record, rule


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
    walled: int
    """Free cells that share an edge with it: its own colour can never take them."""
    central: int
    """Early in the game: nearness to the centre of the board."""


SIZE, USED, SPOILT, OPENED, COVERED, WALLED, CENTRAL = 18, -2, -3, 4, 8, -5, 2
"""How much each counts, in eighths of a doubling: `bench/fit_blokus.py` finds these figures."""
EIGHTHS = 8
BASE, MOST = 16, 168
"""What is added to every sum, and the most it can be: weights stay between 1 and 2**21."""
HOPELESS = 64
"""How many times the weight of a choice the best one has, where it is not worth a place in the tree."""
BOLDNESS = 2
"""Doublings of a placement's chance in quick play for each cell of its piece."""
EARLY = 16
"""Turns in which the centre of the board counts."""


@rule
def doublings(eighths: int) -> int:
    """About 2 to the power of so many eighths, as a whole number from 1 on."""
    capped = min(max(eighths, 0), MOST)
    return max(1, (EIGHTHS + capped % EIGHTHS) << capped // EIGHTHS >> 3)


@rule
def prior(s: State, b: Setup, actions: Ints, n: int, weights: Ints) -> None:
    """Weights of the listed choices by their traits; none where there are far better ones."""
    v, rivals, t = View(), View(), Traits()
    survey(v, rivals, s, b)
    most = 1
    for i in range(n):
        weights[i] = 1
        if actions[i] != PASS:
            judge(t, v, rivals, s, b, actions[i])
            weights[i] = doublings(
                BASE
                + SIZE * t.size
                + USED * t.used
                + SPOILT * t.spoilt
                + OPENED * t.opened
                + COVERED * t.covered
                + WALLED * t.walled
                + CENTRAL * t.central
            )
            most = max(most, weights[i])
    for i in range(n):
        if weights[i] * HOPELESS < most:
            weights[i] = 0


@rule
def survey(v: View, rivals: View, s: State, b: Setup) -> None:
    """The board as the colour to move sees it, and all cells that colours of others can meet."""
    for colour in range(b.colours):
        if b.seat_of[colour] != s.mover:
            look(v, s, b, colour)
            for r in range(ROWS):
                rivals.touch[r] |= v.touch[r]
    look(v, s, b, s.colour)


@rule
def judge(t: Traits, v: View, rivals: View, s: State, b: Setup, placement: int) -> None:
    """Note the traits of a placement."""
    place = b.place[placement]
    shape, row, column = place >> 10, place >> 5 & 31, place & 31
    t.size = b.area[shape]
    t.used = t.spoilt = t.opened = t.covered = t.walled = t.central = 0
    for r in range(LARGEST):
        form = b.form[LARGEST * shape + r] << column + WEST
        t.used += ones(form & v.touch[row + r])
        t.covered += ones(form & rivals.touch[row + r])
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


@rule
def bold(s: State, b: Setup, actions: Ints, key: int, draw: int) -> int:
    """Any placement, large pieces far more likely than small ones."""
    v = View()
    counted = count_all(v, s, b, actions)
    total = seen = i = 0
    while seen < counted:
        seen += actions[i + 1]
        total += actions[i + 1] << BOLDNESS * b.area[actions[i]]
        i += 2
    ticket = below(key, draw, total)
    i = 0
    while ticket >= actions[i + 1] << BOLDNESS * b.area[actions[i]]:
        ticket -= actions[i + 1] << BOLDNESS * b.area[actions[i]]
        i += 2
    shape = actions[i]
    return nth_of(v, b, shape, ticket >> BOLDNESS * b.area[shape])
