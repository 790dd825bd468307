"""One step from many positions at once: every outcome of chance, applied. For exact odds."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boardloom.core.game import Game, Position
from boardloom.core.record import Ints, load, rule, save, unpacked


def _loop(game: Game) -> Callable[..., int]:
    assert game.markov is not None
    State, chance, apply, settle = game.rules.State, game.rules.chance, game.rules.apply, game.markov.settle

    @rule
    def expand(
        b: Any, states: Any, actions: Ints, weights: Ints, after: Any, source: Ints, ways: Ints, turns: Ints
    ) -> int:
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
                source[k], ways[k] = i, weights[j]
                k += 1
        return k

    return expand


@cache
def _compiled(game: Game, strategies: Any) -> Callable[..., int]:
    from boardloom.engine.compile import compiled

    return compiled(_loop(game), slots=game.slots)


def expand(origin: Position, states: NDArray[Any]) -> tuple[NDArray[Any], ...]:
    """All positions one chance event after `states` (none of them over): the new states, which
    state each came from, in how many ways, and the turns it took."""
    game = origin.game
    run = _compiled(game, tuple(tuple(slot.functions) for slot in game.slots))
    buffer, weights = np.zeros((2, game.rules.MAX_ACTIONS), np.int32)
    room = len(states) * game.rules.MAX_ACTIONS
    after = np.zeros(room, game.rules.State.dtype)
    source, ways, turns = np.zeros((3, room), np.int32)
    n = run(origin.setup, states, buffer, weights, after, source, ways, turns)
    return after[:n], source[:n], ways[:n], turns[:n]
