"""The exact end of a game of two without chance: how far ahead each player ends if both play as well as can
be, found by trying everything that can matter (alpha-beta search to the last move)."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from boardloom.core.errors import BadOptions
from boardloom.core.game import OVER, Game, Position
from boardloom.core.message import message
from boardloom.core.record import Ints, load, rule, save, unpacked
from boardloom.engine.kernel import (
    Settled,
    Setup,
    States,
    Strategies,
    as_array,
    machine_code,
    settled,
    state_class,
    strategies,
)

LOWEST, HIGHEST = -(2**30), 2**30
"""Further than anybody can be behind or ahead."""
LEVELS = 256
"""The most actions that are looked ahead."""
MOST = 20_000_000
"""Positions that are looked at before a search is given up."""


class Stack(NamedTuple):
    """The positions on the way to the one at hand, a level for each action played."""

    states: States
    actions: NDArray[np.int32]
    """By level: the actions that are open there."""
    left: Ints
    """By level: how many of them are still to be tried; the last one comes first."""
    movers: Ints
    best: Ints
    """By level: the margin that the mover can have, as far as it is known."""
    low: Ints
    """By level: the margin that the first seat is sure of already."""
    high: Ints
    """By level: the margin that the second seat can keep the first to."""
    scores: Ints
    visits: Ints
    """One entry: the positions looked at."""


Search = Callable[[Setup, States, Stack, int], int]


class Margins(NamedTuple):
    """What each choice of a position leads to."""

    by_action: dict[int, int]
    """How many points the mover ends ahead of the other seat, if both play perfectly from there."""
    visits: int
    """Positions looked at, for all of them together."""


def margins(position: Position, most: int = MOST) -> Margins | None:
    """The exact margin of every choice; None if more than `most` positions would have to be looked at.

    `BadOptions` for games of other numbers of players, and for games with chance."""
    if position.config.players != 2 or position.game.chance:
        raise BadOptions(message("minimax-two", game=position.game.called))
    sign, found, visits = 1 if position.mover == 0 else -1, dict[int, int](), 0
    for action in position.choices():
        margin, looked = _margin(position.after(action), most - visits)
        visits += looked
        if visits >= most:
            return None
        found[action] = sign * margin
    return Margins(found, visits)


def _margin(position: Position, most: int) -> tuple[int, int]:
    """How far ahead the first seat ends, and how many positions were looked at."""
    game = position.game
    search = _compiled(game, settled(position), strategies(game))
    left, movers, best, low, high = np.zeros((5, LEVELS), np.int32)
    stack = Stack(
        states=np.zeros(LEVELS, game.rules.State.dtype),
        actions=_actions(game),
        left=left,
        movers=movers,
        best=best,
        low=low,
        high=high,
        scores=np.zeros(2, np.int32),
        visits=np.zeros(1, np.int32),
    )
    margin = search(position.setup, as_array(position), stack, most)
    return margin, int(stack.visits[0])


@cache
def _actions(game: Game) -> NDArray[np.int32]:
    return np.zeros((LEVELS, game.rules.MAX_ACTIONS), np.int32)


@cache
def _compiled(game: Game, settled: Settled, strategies: Strategies) -> Search:
    return machine_code(loop(game), settled=settled, slots=game.slots)


def loop(game: Game) -> Search:
    """The search, closed over one game's rules.

    It keeps a stack of its own, since compiled rules cannot call themselves."""
    rules = game.rules
    State, legal, apply, score = state_class(game), rules.legal, rules.apply, rules.score

    @rule
    def search(b: Setup, origin: States, stack: Stack, most: int) -> int:
        states, actions, left, movers, best, low, high, scores, visited = stack
        s = State()
        setup = unpacked(b)
        load(s, origin, 0)
        level = value = visits = 0
        low[0], high[0] = LOWEST, HIGHEST
        arriving = True
        while level >= 0 and visits < most:
            known = False
            if arriving:
                arriving = False
                visits += 1
                if s.mover == OVER:
                    score(s, setup, scores)
                    value, known = scores[0] - scores[1], True
                else:
                    save(s, states, level)
                    movers[level] = s.mover
                    left[level] = legal(s, setup, actions[level])
                    best[level] = LOWEST if s.mover == 0 else HIGHEST
            if not known and (left[level] == 0 or low[level] >= high[level]):
                value, known = best[level], True
            if known:
                level -= 1
                if level >= 0:
                    if movers[level] == 0:
                        best[level] = max(best[level], value)
                        low[level] = max(low[level], value)
                    else:
                        best[level] = min(best[level], value)
                        high[level] = min(high[level], value)
            else:
                left[level] -= 1
                load(s, states, level)
                apply(s, setup, actions[level, left[level]])
                level += 1
                low[level], high[level] = low[level - 1], high[level - 1]
                arriving = True
        visited[0] = visits
        return value

    return search
