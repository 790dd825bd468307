"""What a good player looks at first: weights for the search, and quick play to the end of a game."""

from boardloom.engine.bits import ones
from boardloom.engine.random import below
from boardloom.games.blokus.pieces import LARGEST
from boardloom.games.blokus.policy import corners
from boardloom.games.blokus.state import PASS, ROWS, WEST, Setup, State, View
from boardloom.games.blokus.survey import count_all, look, nth_of
from boardloom.record import Ints, rule

SIZE, CORNER, USED, COVERED, CENTRE = 10, 4, -2, 6, 1
"""How much each counts, in eighths of a doubling."""
EIGHTHS = 8
BASE, MOST = 40, 160
"""What is added to every sum, and the most it can be: weights stay between 1 and 2**20."""
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
    """Weights of the listed choices by their features."""
    v, rivals = View(), View()
    for colour in range(b.colours):
        if b.seat_of[colour] != s.mover:
            look(v, s, b, colour)
            for r in range(ROWS):
                rivals.touch[r] |= v.touch[r]
    look(v, s, b, s.colour)
    for i in range(n):
        weights[i] = 1 if actions[i] == PASS else doublings(BASE + _worth(v, rivals, s, b, actions[i]))


@rule
def _worth(v: View, rivals: View, s: State, b: Setup, placement: int) -> int:
    place = b.place[placement]
    shape, row, column = place >> 10, place >> 5 & 31, place & 31
    used = covered = 0
    for r in range(LARGEST):
        form = b.form[LARGEST * shape + r] << column + WEST
        used += ones(form & v.touch[row + r])
        covered += ones(form & rivals.touch[row + r])
    worth = (
        SIZE * b.area[shape] + CORNER * corners(v, b, shape, row, column) + USED * used + COVERED * covered
    )
    if s.turns < EARLY:
        off = abs(2 * row + LARGEST - 2 - b.size) + abs(2 * column + LARGEST - 2 - b.size)
        worth += CENTRE * (b.size - off // 2)
    return worth


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
