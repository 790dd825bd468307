"""Three rules of every game without dice and cards, to be imported beside the rules of one's own."""

from boardloom.core.record import Ints, StateRecord, rule


@rule
def chance(s: StateRecord, b: object, outcomes: Ints, weights: Ints) -> int:
    """Nothing ever happens by chance."""
    return 0


@rule
def die(s: StateRecord, b: object) -> int:
    """There is no die."""
    return 0


@rule
def turn(s: StateRecord, b: object) -> int:
    """Whoever is to move."""
    return s.mover
