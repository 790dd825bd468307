"""How bots decide."""

from boardloom.engine.random import below
from boardloom.games.blokus.state import PASS, Setup, State, View
from boardloom.games.blokus.survey import count_all, nth
from boardloom.record import Ints, rule


@rule
def any_choice(s: State, b: Setup, actions: Ints, key: int, draw: int) -> int:
    """Any choice, all equally likely: the one that a list of all would have in that place, without a list."""
    v = View()
    ticket = below(key, draw, 1 + count_all(v, s, b, actions))
    return nth(v, b, actions, ticket - 1) if ticket else PASS
