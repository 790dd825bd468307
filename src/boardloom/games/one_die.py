"""Three rules of a game with one die of six sides, to be imported beside the rules of one's own. Its state
has a field `seat`: whose turn it is, also while the die rolls."""

from typing import Any

from boardloom.core.record import Ints, rule


@rule
def chance(s: Any, b: Any, outcomes: Ints, weights: Ints) -> int:
    """Each side is as likely."""
    for i in range(6):
        outcomes[i], weights[i] = i + 1, 1
    return 6


@rule
def die(s: Any, b: Any) -> int:
    """How many sides it has."""
    return 6


@rule
def turn(s: Any, b: Any) -> int:
    """Whoever rolls or moves."""
    seat: int = s.seat
    return seat
