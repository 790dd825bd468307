"""Quick play to the end of a game: large pieces first, and answers to what rivals just did."""

from boardloom.core.record import Ints, rule
from boardloom.engine.bits import lowest
from boardloom.engine.random import below
from boardloom.games.bitset import without_first
from boardloom.games.blokus.local_moves import Near, answers, note_answers
from boardloom.games.blokus.movegen import copy_across, copy_all_across, look, nth_of, places, wanted
from boardloom.games.blokus.state import LOT, LOTS, Setup, State, View

BOLDNESS = 2
"""Doublings of a placement's chance for each cell of its piece."""
KEENNESS = 6
"""Doublings of its chance if it is an answer. A rival's last piece has at most eight corners to answer at,
so that all chances together stay below 2**31."""


@rule
def bold(s: State, b: Setup, actions: Ints, key: int, draw: int) -> int:
    """Any placement: answers and large pieces far more likely than others."""
    v, near = View(), Near()
    look(v, s, b, s.colour)
    note_answers(near, v, s, b)
    copy_all_across(v)
    copy_across(near.cells)
    hand, total, n = s.hand[s.colour], 0, 0
    for lot in range(LOTS):
        rest = wanted(b, hand, lot)
        while rest:
            shape = LOT * lot + lowest(rest)
            count = places(v, b, hand, shape)
            local = answers(near, v, b, shape) * (count > 0)
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
