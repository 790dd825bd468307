"""The policies of Blokus: how bots choose a placement."""

from boardloom.core.record import Ints, rule
from boardloom.engine.bits import lowest, ones
from boardloom.engine.random import below
from boardloom.games.bitset import without_first
from boardloom.games.blokus.movegen import copy_all_across, count_all, look, nth, places, wanted
from boardloom.games.blokus.state import LOT, LOTS, PASS, TIPS, WEST, Setup, State, View

LUCK = 1 << 15
STIR = 0x9E37
"""An odd number that spreads neighbouring placements."""
EVEN = 1 << 12
"""The range of the random number that decides among equals."""
CORNERS = 64
"""More corners than a piece has: its size counts before them."""


@rule
def any_choice(s: State, b: Setup, actions: Ints, key: int, draw: int) -> int:
    """Any choice, all equally likely, found without listing them all."""
    v = View()
    ticket = below(key, draw, 1 + count_all(v, s, b, actions))
    return nth(v, b, actions, ticket - 1) if ticket else PASS


@rule
def greedy(s: State, b: Setup, actions: Ints, key: int, draw: int) -> int:
    """The largest piece, where it opens the most new corners; luck decides among equals."""
    v = View()
    look(v, s, b, s.colour)
    copy_all_across(v)
    hand, luck = s.hand[s.colour], below(key, draw, LUCK)
    chosen, best, largest = PASS, -1, 0
    for lot in range(LOTS):
        rest = wanted(b, hand, lot)
        while rest:
            shape = LOT * lot + lowest(rest)
            count = places(v, b, hand, shape)
            if count > 0 and b.area[shape] >= largest:
                largest = b.area[shape]
                r = 0
                while count > 0:
                    row = v.found[r]
                    while row:
                        column = lowest(row) - b.left[shape]
                        placement = b.first[shape] + r * b.across[shape] + column
                        even = ((luck ^ placement) * STIR >> 8) % EVEN
                        worth = (largest * CORNERS + corners(v, b, shape, r, column)) * EVEN + even
                        if worth > best:
                            chosen, best = placement, worth
                        row = without_first(row)
                        count -= 1
                    r += 1
            rest = without_first(rest)
    return chosen


@rule
def corners(v: View, b: Setup, shape: int, row: int, column: int) -> int:
    """How many cells a placement opens for the next piece: free ones at its corners, not open yet."""
    total = 0
    for i in range(TIPS):
        r = row - 1 + i
        if r >= 0:
            tips = b.tips[TIPS * shape + i] << column + WEST - 1
            total += ones(tips & v.free[r] & ~v.touch[r])
    return total
