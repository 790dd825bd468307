"""One player's race on its own: where no rule couples players, each one's odds are independent."""

from boardloom.game import CHANCE, Position
from boardloom.games.snakes.state import State


def alone(p: Position, seat: int) -> Position:
    """The race of `seat` from here as a game of one."""
    old = p.state
    assert isinstance(old, State)
    setup = p.setup._replace(seats=1, random_order=0)
    state = State()
    p.game.rules.start(state, setup)
    state.mover, state.at[0], state.skips[0] = CHANCE, old.at[seat], old.skips[seat]
    if old.placed == p.setup.seats and old.seat == seat:
        state.sixes = old.sixes
        state.trail[:] = old.trail
    return Position(p.game, p.config, setup, state)
