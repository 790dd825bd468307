"""Perft: how many ways there are to play so many actions, chance included."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from boardloom.core.game import CHANCE, OVER, Game, Position
from boardloom.core.record import Ints, load, rule, save, unpacked
from boardloom.engine.playout import all_default, strategies

NOTHING = -1
"""No action has this number: nothing is left out."""


def perft(position: Position, depth: int, without: int = NOTHING) -> int:
    """Sequences of `depth` actions from here; games that end earlier are not counted.

    `without`: an action that is never played.

    >>> import boardloom
    >>> perft(boardloom.new("snakes", turn_order="fixed"), 3)
    216
    """
    if depth == 0:
        return 1
    choices = [action for action in position.choices() if action != without]
    if depth == 1:
        return len(choices)
    return sum(perft(position.after(action), depth - 1, without) for action in choices)


def perft_compiled(position: Position, depth: int, without: int = NOTHING) -> int:
    """The same count by machine code: millions of positions a second."""
    game = position.game
    count = _compiled(game, all_default(position), strategies(game))
    origin = np.frombuffer(bytes(position.state), game.rules.State.dtype).copy()
    states = np.zeros(depth + 1, game.rules.State.dtype)
    lists = np.zeros((depth + 1, game.rules.MAX_ACTIONS), np.int32)
    weights = np.ones(game.rules.MAX_ACTIONS, np.int32)
    tops, places = np.zeros((2, depth + 1), np.int32)
    return count(position.setup, origin, states, lists, weights, tops, places, depth, without)


@cache
def _compiled(game: Game, defaults: bool, strategies: Any) -> Callable[..., int]:
    from boardloom.engine.compile import compiled

    return compiled(loop(game), False, defaults, game.slots)


def loop(game: Game) -> Callable[..., int]:
    """The count, closed over one game's rules: down to the last action and back, without recursion."""
    rules: Any = game.rules
    State, legal, chance, apply = rules.State, rules.legal, rules.chance, rules.apply

    @rule
    def count(
        b: Any, origin: Any, states: Any, lists: Any, weights: Ints, tops: Ints, places: Ints,
        depth: int, without: int,
    ) -> int:  # fmt: skip
        s = State()
        setup = unpacked(b)
        load(s, origin, 0)
        total = level = 0
        arriving = True
        while level >= 0:
            if arriving:
                save(s, states, level)
                n = 0
                if s.mover == CHANCE:
                    n = chance(s, setup, lists[level], weights)
                elif s.mover != OVER:
                    n = legal(s, setup, lists[level])
                tops[level], places[level] = n, 0
                arriving = False
            if level == depth - 1:
                for i in range(tops[level]):
                    total += lists[level, i] != without
                places[level] = tops[level]
            if places[level] == tops[level]:
                level -= 1
            else:
                action = lists[level, places[level]]
                places[level] += 1
                if action != without:
                    load(s, states, level)
                    apply(s, setup, action)
                    level += 1
                    arriving = True
        return total

    return count
