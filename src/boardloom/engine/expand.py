"""One step from many positions at once: every outcome of chance, applied; and what is to be known of many
positions. For exact odds."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from boardloom.core.game import OVER, Game, Position
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
Settle = Callable[[Any, Any], int]
"""In the compiled subset: turns taken since the last settling; blanks all that cannot matter."""
ROOM = 65_536
"""Successors that are found at a time."""


def _loop(game: Game, settle: Settle) -> Expand:
    State, chance, apply = state_class(game), game.rules.chance, game.rules.apply

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
            if k + n > len(source):
                return k
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
def _compiled(game: Game, settle: Settle, strategies: Strategies) -> Expand:
    return machine_code(_loop(game, settle), slots=game.slots)


def expand(origin: Position, states: States, settle: Settle) -> Successors:
    """Every outcome of chance in the first of these states, none of which is over: in as many of them as
    there is room for, and at least in one."""
    game = origin.game
    run = _compiled(game, settle, strategies(game))
    room = max(ROOM, game.rules.MAX_ACTIONS)
    source, weight, turns = np.zeros((3, room), np.int32)
    successors = Successors(np.zeros(room, game.rules.State.dtype), source, weight, turns)
    n = run(origin.setup, states, action_buffers(game), successors)
    return Successors(successors.after[:n], source[:n], weight[:n], turns[:n])


class Facts(NamedTuple):
    """What is to be known of states, side by side."""

    turn: NDArray[np.int32]
    """Whose turn it is; -1 where it is nobody's, or the game is over."""
    places: NDArray[np.int32]
    """By state and seat: where it stands."""
    scores: NDArray[np.int32]
    """By state and seat."""


Place = Callable[[Any, Any, int], int]
"""In the compiled subset: where a seat stands, from 0 on."""
Describe = Callable[[Setup, States, Facts], int]


def _describer(game: Game, place: Place) -> Describe:
    State, turn, score = state_class(game), game.rules.turn, game.rules.score

    @rule
    def describe(b: Setup, states: States, facts: Facts) -> int:
        s = State()
        setup = unpacked(b)
        for i in range(len(states)):
            load(s, states, i)
            facts.turn[i] = -1 if s.mover == OVER else turn(s, setup)
            score(s, setup, facts.scores[i])
            for seat in range(facts.places.shape[1]):
                facts.places[i, seat] = place(s, setup, seat)
        return len(states)

    return describe


@cache
def _compiled_describer(game: Game, place: Place, strategies: Strategies) -> Describe:
    return machine_code(_describer(game, place), slots=game.slots)


def describe(origin: Position, states: States, place: Place) -> Facts:
    """Whose turn it is in each of these states, where everybody stands, and the scores."""
    seats, game = origin.config.players, origin.game
    places, scores = np.zeros((2, len(states), seats), np.int32)
    facts = Facts(np.zeros(len(states), np.int32), places, scores)
    _compiled_describer(game, place, strategies(game))(origin.setup, states, facts)
    return facts
