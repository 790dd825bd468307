"""One step from many positions at once: every outcome of chance, applied. For exact odds."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from boardloom.core.game import Game, Position
from boardloom.core.record import load, rule, save, unpacked
from boardloom.engine.kernel import (
    ActionBuffers,
    Setup,
    States,
    Strategies,
    action_buffers,
    machine_code,
    state_class,
    strategies,
)


class Successors(NamedTuple):
    """Single outcomes of chance, side by side."""

    after: States
    """The state each leads to."""
    source: NDArray[np.int32]
    """Which of the given states it was applied to."""
    weight: NDArray[np.int32]
    turns: NDArray[np.int32]
    """How many turns it took."""


Expand = Callable[[Setup, States, ActionBuffers, Successors], int]


def _loop(game: Game) -> Expand:
    assert game.markov is not None
    State, chance, apply, settle = state_class(game), game.rules.chance, game.rules.apply, game.markov.settle

    @rule
    def expand(b: Setup, states: States, buffers: ActionBuffers, successors: Successors) -> int:
        actions, weights = buffers
        after, source, weight, turns = successors
        s = State()
        setup = unpacked(b)
        k = 0
        for i in range(len(states)):
            load(s, states, i)
            n = chance(s, setup, actions, weights)
            for j in range(n):
                load(s, states, i)
                apply(s, setup, actions[j])
                turns[k] = settle(s, setup)
                save(s, after, k)
                source[k], weight[k] = i, weights[j]
                k += 1
        return k

    return expand


@cache
def _compiled(game: Game, strategies: Strategies) -> Expand:
    return machine_code(_loop(game), slots=game.slots)


def expand(origin: Position, states: States) -> Successors:
    """Every outcome of chance in each of these states, none of which is over."""
    game = origin.game
    run = _compiled(game, strategies(game))
    room = len(states) * game.rules.MAX_ACTIONS
    source, weight, turns = np.zeros((3, room), np.int32)
    successors = Successors(np.zeros(room, game.rules.State.dtype), source, weight, turns)
    n = run(origin.setup, states, action_buffers(game), successors)
    return Successors(successors.after[:n], source[:n], weight[:n], turns[:n])
