"""The setup (fixed) and the state (changing) of a game on a custom board."""

from typing import Annotated, NamedTuple

from boardloom.core.record import Ints, Record

MAX_SEATS = 6
MAX_DEBUG = 10_000
"""Squares of the largest board with a debug mode."""
MAX_ACTIONS = MAX_DEBUG + 4

LUCKY, UNLUCKY, NORMAL = 1, 2, 3
"""Player types, as SURPRISE draws them."""

ROLL, SKIP, END, GO = 0, 1, 2, 3
"""The actions of a player; GO + n moves to square n, in debug mode."""

TURN, DICE, SURPRISE, MISSED = 0, 1, 2, 3
"""What comes next: a player's decision, the dice, the draw of a player type, a turn missed in prison."""

NOBODY = NOWHERE = -1


class Setup(NamedTuple):
    """Fixed before the first roll."""

    seats: int
    last: int
    """The index of the final square."""
    controls: int
    """Whether players may skip their turn and end the game."""
    debug: int
    """Whether players may go to any square."""
    chain: int
    """How many effects may follow each other when an effect moves the player on."""
    special_coins: int
    """Whether special squares give a coin too."""
    reverse_by_position: int
    types: Ints
    """The type each player starts with."""
    squares: Ints
    """By index: the number of the square's effect."""


class State(Record):
    mover: int
    seat: int
    """Whose turn it is."""
    stage: int
    sides: int
    """The fair die that chance rolls now, 0 at a choice."""
    extra: int
    """Whether this turn earned another one."""
    dice: int
    """The last throw, 1 to 36; 0 if the last move was not a throw."""
    landed: int
    """The square the last move reached, before its effect; -1 if nobody moved."""
    effects: int
    """Square effects applied in this turn."""
    winner: int
    total_moves: int
    position: Annotated[Ints, MAX_SEATS]
    coins: Annotated[Ints, MAX_SEATS]
    ptype: Annotated[Ints, MAX_SEATS]
    skip_turn: Annotated[Ints, MAX_SEATS]
    moves: Annotated[Ints, MAX_SEATS]
