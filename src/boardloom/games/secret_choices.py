"""Choosing at once, for many small games: seats choose in turn, and nobody is told what until all have.

The state has a field `mover` and a row `chosen`, with a place for each seat; the setup has `seats`. `apply`
calls `choose`; once all have chosen it does what was chosen, and calls `forget`. `hide` and `determinize` are
the game's own at once; a game with more to hide calls them from its own. So are `turn`, and `chance` and
`die` where there is no chance.

What a seat has chosen, others see as `UNKNOWN`. When a search goes on from there, that seat simply chooses
later: as nobody has seen its choice, that is the same. So nothing has to be drawn.
"""

from typing import NamedTuple, Protocol

from boardloom.core.record import Ints, rule
from boardloom.games.without_chance import chance, die, turn

__all__ = ["Setup", "chance", "choose", "determinize", "die", "forget", "hide", "turn"]

NOBODY, UNKNOWN = -1, -1


class Choosing(Protocol):
    """What the state must have."""

    mover: int
    chosen: Ints
    """By seat: 0 before it has chosen, then 1 + its choice."""


class Seats(Protocol):
    """What the setup must have."""

    @property
    def seats(self) -> int: ...


class Setup(NamedTuple):
    """Nothing but that, where it is all that a game wants."""

    seats: int


@rule
def choose(s: Choosing, b: Seats, choice: int) -> bool:
    """Note what the seat to move chooses. The next who has not chosen is to move, or else somebody whose
    choice one does not know; once all have chosen nobody is, and it is true."""
    s.chosen[s.mover] = choice + 1
    s.mover = NOBODY
    for seat in range(b.seats):
        if s.chosen[seat] <= 0 and (s.mover == NOBODY or s.chosen[seat] > s.chosen[s.mover]):
            s.mover = seat
    return s.mover == NOBODY


@rule
def forget(s: Choosing, b: Seats) -> None:
    """All choose anew, the first seat first."""
    s.mover = 0
    for seat in range(b.seats):
        s.chosen[seat] = 0


@rule
def hide(s: Choosing, b: Seats, seat: int) -> None:
    """Hide from a seat what others have chosen, but not that they have."""
    for other in range(b.seats):
        if other != seat and s.chosen[other] != 0:
            s.chosen[other] = UNKNOWN


@rule
def determinize(s: Choosing, b: Seats, seat: int, key: int) -> None:
    """There is nothing to draw: others choose later."""
