"""Three rules of a game with one die of six sides, to be imported beside the rules of one's own. Its state
has a field `seat`: whose turn it is, also while the die rolls."""

from typing import Protocol

from boardloom.core.record import Ints, StateRecord, rule


class State(StateRecord, Protocol):
    """What the state must have."""

    seat: int


@rule
def chance(s: State, b: object, outcomes: Ints, weights: Ints) -> int:
    """Each side is as likely."""
    for i in range(6):
        outcomes[i], weights[i] = i + 1, 1
    return 6


@rule
def die(s: State, b: object) -> int:
    """How many sides it has."""
    return 6


@rule
def turn(s: State, b: object) -> int:
    """Whoever rolls or moves."""
    return s.seat
