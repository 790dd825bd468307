"""Three rules of every game without dice and cards, to be imported beside the rules of one's own."""

from typing import Any

from boardloom.core.record import Ints, rule


@rule
def chance(s: Any, b: Any, outcomes: Ints, weights: Ints) -> int:
    """Nothing ever happens by chance."""
    return 0


@rule
def die(s: Any, b: Any) -> int:
    """There is no die."""
    return 0


@rule
def turn(s: Any, b: Any) -> int:
    """Whoever is to move."""
    mover: int = s.mover
    return mover
