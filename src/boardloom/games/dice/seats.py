"""Facts about a seat in a position: whether it fell, what its numbers do, its goal, its rank."""

from collections.abc import Sequence

from boardloom.games.bitset import has
from boardloom.games.dice.config import DicePosition
from boardloom.games.dice.faces import Face, Shadow
from boardloom.games.dice.goals import goal
from boardloom.games.dice.rules import is_alive


def fallen(p: DicePosition, seat: int) -> bool:
    return not is_alive(p.state, seat)


def seats_in(p: DicePosition, seats: int) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(p.config.players) if has(seats, seat)]


def effect_of(p: DicePosition, seat: int, number: int) -> Face | Shadow:
    """What a number does: a face for the living, a shadow for the fallen."""
    config = p.config
    return (config.shadows if fallen(p, seat) else config.faces)[number - 1]


def effects_shown(p: DicePosition) -> Sequence[Face | Shadow]:
    """What the numbers do for the player whose turn it is."""
    config = p.config
    return config.shadows if p.turn >= 0 and fallen(p, p.state.seat) else config.faces


def goal_of(p: DicePosition, seat: int) -> str:
    """The name of a seat's secret goal; nothing where it has none, or it is hidden."""
    number = p.state.goal[seat]
    return list(goal.options)[number - 1] if number > 0 else ""


def ranked(p: DicePosition) -> list[int]:
    """The seats in the order of the ranking."""
    scores = p.scores()
    return sorted(range(len(scores)), key=lambda seat: -scores[seat])
