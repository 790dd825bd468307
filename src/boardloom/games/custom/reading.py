"""Reading a position of the custom board."""

from boardloom.core.game import Position
from boardloom.core.record import held
from boardloom.games.custom.config import Config
from boardloom.games.custom.state import State


def state_of(p: Position) -> State:
    return held(p.state, State)


def config_of(p: Position) -> Config:
    return held(p.config, Config)
