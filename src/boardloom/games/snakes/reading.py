"""Reading a position of Snakes & Ladders."""

from boardloom.core.game import Position
from boardloom.core.record import held
from boardloom.games.snakes import rules
from boardloom.games.snakes.config import Config
from boardloom.games.snakes.state import State


def state_of(p: Position) -> State:
    return held(p.state, State)


def config_of(p: Position) -> Config:
    return held(p.config, Config)


def drawing_lots(p: Position) -> bool:
    return rules.drawing_lots(state_of(p), p.setup)
