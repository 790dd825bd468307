"""Two players of Snakes & Ladders who touch each other, as one Markov chain."""

from boardloom.core.game import Position
from boardloom.core.record import rule
from boardloom.games.snakes.config import SnakesPosition
from boardloom.games.snakes.markov import settle as settle_race
from boardloom.games.snakes.rules import drawing_lots
from boardloom.games.snakes.state import Setup, State
from boardloom.games.snakes.steps import stalemate, turn_limit


@rule
def settle(s: State, b: Setup) -> int:
    """Who began does not matter once the turn order is known."""
    if not drawing_lots(s, b):
        s.first = 0
    return settle_race(s, b)


def together(p: SnakesPosition) -> SnakesPosition | None:
    """Games are hardly ever as long as the limit of turns, unless the table has set one."""
    if p.config.most_turns is not None or not p.config.rules_are_ours:
        return None
    setup = p.setup._replace(stalemate=stalemate.number("never"), turn_limit=turn_limit.number("none"))
    return Position(p.game, p.config, setup, p.state)


@rule
def place(s: State, b: Setup, seat: int) -> int:
    return s.at[seat] + s.skips[seat] * (b.last + 1)
