"""Reading a position of DO or DICE."""

from boardloom.core.game import Position
from boardloom.core.record import held
from boardloom.games.dice.config import Config
from boardloom.games.dice.goals import goal
from boardloom.games.dice.state import DEAL, LOTS, State


def state_of(p: Position) -> State:
    return held(p.state, State)


def config_of(p: Position) -> Config:
    return held(p.config, Config)


def turn(p: Position) -> int:
    s = state_of(p)
    return -1 if p.over or s.stage in (DEAL, LOTS) else s.seat


def fallen(p: Position, seat: int) -> bool:
    return not state_of(p).alive >> seat & 1


def effect_name(p: Position, seat: int, number: int) -> str:
    """What a number is called: by the living a face, by the fallen a shadow."""
    config = config_of(p)
    return (config.shadows if fallen(p, seat) else config.faces)[number - 1].name


def goal_sentence(p: Position, seat: int) -> str:
    """The secret goal of a seat; nothing where it has none, or it is hidden."""
    number = state_of(p).goal[seat]
    return list(goal.sentences().values())[number - 1] if number > 0 else ""


def ranked(p: Position) -> list[int]:
    """The seats, the first one first."""
    scores = p.scores()
    return sorted(range(len(scores)), key=lambda seat: -scores[seat])
