"""Reading a position of DO or DICE."""

from collections.abc import Sequence

from boardloom.core.game import Position
from boardloom.core.record import held
from boardloom.games.dice.config import Config
from boardloom.games.dice.faces import Face, Shadow
from boardloom.games.dice.goals import goal
from boardloom.games.dice.state import State


def state_of(p: Position) -> State:
    return held(p.state, State)


def config_of(p: Position) -> Config:
    return held(p.config, Config)


def fallen(p: Position, seat: int) -> bool:
    return not state_of(p).alive >> seat & 1


def seats_in(p: Position, seats: int) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(p.config.players) if seats >> seat & 1]


def effect_of(p: Position, seat: int, number: int) -> Face | Shadow:
    """What a number does: a face for the living, a shadow for the fallen."""
    config = config_of(p)
    return (config.shadows if fallen(p, seat) else config.faces)[number - 1]


def effects_shown(p: Position) -> Sequence[Face | Shadow]:
    """What the numbers do for the player whose turn it is."""
    config = config_of(p)
    return config.shadows if p.turn >= 0 and fallen(p, state_of(p).seat) else config.faces


def goal_of(p: Position, seat: int) -> str:
    """The name of a seat's secret goal; nothing where it has none, or it is hidden."""
    number = state_of(p).goal[seat]
    return list(goal.options)[number - 1] if number > 0 else ""


def ranked(p: Position) -> list[int]:
    """The seats, the first one first."""
    scores = p.scores()
    return sorted(range(len(scores)), key=lambda seat: -scores[seat])
