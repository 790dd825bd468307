"""The setup (fixed) and the state (changing) of a game of Snakes & Ladders."""

from typing import Annotated, NamedTuple

from boardloom.core.record import Ints, Record

MAX_SEATS = 16
MAX_ACTIONS = 256
"""Different totals the dice may show."""


class Setup(NamedTuple):
    """Fixed before the first roll. A strategy is given as its number in the slot of that name."""

    seats: int
    last: int
    """The final cell; cell 0 is off the board."""
    random_order: int
    fair_sides: int
    """The sides of the die where there is one and it is fair, else 0."""
    starting: int
    overshoot: int
    winning: int
    killing: int
    special_roll: int
    third_six: int
    totals: Ints
    """What the dice can show, ascending."""
    weights: Ints
    """How often each total falls."""
    opens: Ints
    """By roll: whether it leaves cell 0 under "specific"."""
    special: Ints
    """By roll: 1 if it counts as a six."""
    leads_to: Ints
    """By cell: a snake's tail, a ladder's top, or the cell itself."""
    effect: Ints
    """By cell: the number of what happens there."""


class State(Record):
    mover: int
    seat: int
    """Whose turn it is."""
    turn: int
    """The number of the turn, from 1 on; turns sat out count."""
    sides: int
    """The fair die to roll next; 0 for other dice and for drawing lots. Where it is not 0, compiled
    loops need not ask whether lots are drawn."""
    sixes: int
    """Special rolls in a row, this turn."""
    landed: int
    """The cell the last roll reached, before anything happened there; -1 if it moved nobody."""
    placed: int
    """Seats that have drawn their place in the turn order."""
    first: int
    """The seat that begins."""
    at: Annotated[Ints, MAX_SEATS]
    skips: Annotated[Ints, MAX_SEATS]
    """Turns each seat still has to sit out."""
    follows: Annotated[Ints, MAX_SEATS]
    """Who plays after each seat; -1 before lots are drawn."""
    trail: Annotated[Ints, 3]
    """Where the token stood before each roll of this turn."""
