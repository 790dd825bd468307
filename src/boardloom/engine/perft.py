"""Perft: how many ways there are to play so many actions, chance included.

The name and the use are those of chess programs: a count that differs from a known one shows a fault in the
rules.
"""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from boardloom.core.game import CHANCE, OVER, Game, Position
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

NOTHING = -1
"""No action has this number: nothing is left out."""


class Stack(NamedTuple):
    """The positions on the way to the one at hand, a level for each action played."""

    states: States
    actions: NDArray[np.int32]
    """By level: the actions that are open there."""
    sizes: Ints
    """By level: how many they are."""
    cursors: Ints
    """By level: which of them is played next."""
    weights: Ints
    """A buffer, for all levels; how likely outcomes of chance are does not matter here."""


Count = Callable[[Setup, States, Stack, int, int], int]


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
    game, levels = position.game, depth + 1
    count = _compiled(game, settled(position), strategies(game))
    sizes, cursors = np.zeros((2, levels), np.int32)
    stack = Stack(
        states=np.zeros(levels, game.rules.State.dtype),
        actions=np.zeros((levels, game.rules.MAX_ACTIONS), np.int32),
        sizes=sizes,
        cursors=cursors,
        weights=np.ones(game.rules.MAX_ACTIONS, np.int32),
    )
    return count(position.setup, as_array(position), stack, depth, without)


@cache
def _compiled(game: Game, settled: Settled, strategies: Strategies) -> Count:
    return machine_code(loop(game), settled=settled, slots=game.slots)


def loop(game: Game) -> Count:
    """The count, closed over one game's rules: down to the last action and back.

    It keeps a stack of its own, since compiled rules cannot call themselves."""
    rules = game.rules
    State, legal, chance, apply = state_class(game), rules.legal, rules.chance, rules.apply

    @rule
    def count(b: Setup, origin: States, stack: Stack, depth: int, without: int) -> int:
        states, actions, sizes, cursors, weights = stack
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
                    n = chance(s, setup, actions[level], weights)
                elif s.mover != OVER:
                    n = legal(s, setup, actions[level])
                sizes[level], cursors[level] = n, 0
                arriving = False
            if level == depth - 1:
                for i in range(sizes[level]):
                    total += actions[level, i] != without
                cursors[level] = sizes[level]
            if cursors[level] == sizes[level]:
                level -= 1
            else:
                action = actions[level, cursors[level]]
                cursors[level] += 1
                if action != without:
                    load(s, states, level)
                    apply(s, setup, action)
                    level += 1
                    arriving = True
        return total

    return count
