"""The setup (fixed) and the state (changing) of a game of Snakes & Ladders."""

from typing import Annotated, NamedTuple

from boardloom.core.record import Ints, Record

MAX_SEATS = 64
"""As many tokens as still can be told apart on one board."""
MAX_ACTIONS = 256
"""Different totals the dice may show."""


class Setup(NamedTuple):
    """Fixed before the first roll. A strategy is given as its number in the slot of that name."""

    seats: int
    last: int
    """The final cell; cell 0 is off the board."""
    random_order: int
    first: int
    """The seat that begins, and by seat who plays next, where lots do not decide it; else -1."""
    follows: Ints
    fair_sides: int
    """The sides of the die where there is one and it is fair, else 0."""
    starting: int
    overshoot: int
    winning: int
    killing: int
    special_roll: int
    first_six: int
    third_six: int
    priority: int
    extra_roll: int
    stalemate: int
    turn_limit: int
    stuck: int
    """From this cell on no roll moves a token any more; beyond the last cell where there is none such."""
    most_turns: int
    """The game is drawn after so many."""
    totals: Ints
    """What the dice can show, ascending."""
    weights: Ints
    """How often each total falls."""
    opens: Ints
    """By roll: whether it leaves cell 0 under "specific"."""
    special: Ints
    """By roll: 1 if it is special."""
    six: Ints
    """By roll: 1 if it counts as a six."""
    leads_to: Ints
    """By cell: a snake's tail, a ladder's top, the start for a black hole, or the cell itself."""
    effect: Ints
    """By cell: the number of what happens there."""


class State(Record):
    mover: int
    seat: int
    """Whose turn it is; at the end whoever has won, or nobody in a drawn game."""
    turn: int
    """The number of the turn, from 1 on; turns sat out count."""
    sides: int
    """The fair die to roll next; 0 for other dice and for drawing lots. Where it is not 0, compiled
    loops need not ask whether lots are drawn."""
    sixes: int
    """Sixes in a row, this turn."""
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
    """Where the token stood before each of the sixes in a row, and before the roll that follows them."""
