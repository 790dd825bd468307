"""Choosing at once, for many small games: seats choose in turn, and nobody is told what until all have.

A game keeps a row `chosen`, with a place for each seat: 0 before it chooses, then 1 + its choice. Its `apply`
writes there and asks `next_to_choose`; once that is `NOBODY`, it does what was chosen, and clears the row for
the next time. Its `hide` calls `conceal`.

What a seat has chosen, others see as `UNKNOWN`. When a search goes on from there, that seat simply chooses
later: as nobody has seen its choice, that is the same. So nothing has to be drawn in `determinize`.
"""

from boardloom.core.record import Ints, rule

NOBODY, UNKNOWN = -1, -1


@rule
def next_to_choose(chosen: Ints, seats: int) -> int:
    """The first seat that has not chosen; then those whose choice is unknown; `NOBODY` once all have."""
    for seat in range(seats):
        if chosen[seat] == 0:
            return seat
    for seat in range(seats):
        if chosen[seat] == UNKNOWN:
            return seat
    return NOBODY


@rule
def conceal(chosen: Ints, seats: int, seat: int) -> None:
    """Hide from a seat what others have chosen, but not that they have."""
    for other in range(seats):
        if other != seat and chosen[other] != 0:
            chosen[other] = UNKNOWN
