"""The setup (fixed) and the state (changing) of a game of Ludo."""

from typing import Annotated, NamedTuple

from boardloom.core.record import Ints, Record, rule

MAX_SEATS = MAX_TOKENS = 4
MAX_ACTIONS = 6
"""The faces of the die; tokens are fewer."""

YARD, READY, LAST_RING, END = -1, 0, 50, 57
"""Steps of a token: -1 in the yard (H), 0 ready to go (R), 1 to 50 on the ring, 51 to 56 on its own home
squares, 57 at the end (E)."""
NOWHERE = -2
"""Where a roll that cannot be used leads."""

RING = 56
"""Spaces of the ring, numbered from 1; number 0 stands for every place off the ring."""
STRIDE = 64
"""The length of a row in tables by seat and steps; steps begin at -1."""
FACES = 8
"""The length of a row in tables by steps and roll."""
BITS, CROWD = 3, 7
"""A crowd is all the tokens on one space: one integer with three bits for the count of each seat, so that
one look at a space tells whether anybody can be kicked there."""

NONE = -1


@rule
def crowd_of(seat: int, tokens: int) -> int:
    """A crowd of so many tokens of one seat."""
    return tokens << (BITS * seat)


@rule
def tokens_in(crowd: int, seat: int) -> int:
    """How many tokens of a seat are in a crowd.

    >>> tokens_in(crowd_of(1, 2) + crowd_of(3, 1), 1)
    2
    """
    return (crowd >> (BITS * seat)) & CROWD


@rule
def others_in(crowd: int, seat: int) -> int:
    """The crowd without this seat's tokens; 0, which is false, if there is nobody else."""
    return crowd & ~crowd_of(seat, CROWD)


class Setup(NamedTuple):
    """Fixed before the first roll."""

    seats: int
    tokens: int
    """How many each player has."""
    bonus_roll: int
    """Whether a 6 earns another roll."""
    kick_bonus: int
    """Whether kicking earns another roll."""
    blockades: int
    """Whether two tokens on a space stop the others."""
    start: Ints
    """By seat: the ring space of a token's first step."""
    space: Ints
    """By seat and steps: the ring space, 0 off the ring."""
    leads_to: Ints
    """By steps and roll: the steps after it, or NOWHERE."""
    open: Ints
    """By space: 1 where tokens can be kicked, 0 where they are safe."""
    advice: Ints
    """By the number of a position: the best choices, where they have been worked out."""


class State(Record):
    mover: int
    seat: int
    """Whose turn it is."""
    roll: int
    """The roll to be played, at a choice; else 0."""
    bonus: int
    """Whether this turn's 6 has had its bonus roll."""
    moved: int
    """The token the last action moved; -1 if none."""
    kicked: int
    """The tokens it sent home, as a crowd."""
    finished: int
    """How many players have all their tokens at the end."""
    steps: Annotated[Ints, MAX_SEATS * MAX_TOKENS]
    """By seat and token."""
    ring: Annotated[Ints, RING + 1]
    """By space: the crowd there."""
    place: Annotated[Ints, MAX_SEATS]
    """1 for the first to finish, and so on; 0 while playing."""
    follows: Annotated[Ints, MAX_SEATS]
    """Who plays after each seat: the next who has not finished."""
