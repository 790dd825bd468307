"""Perfect play: the exact value of every position of a small game of two, from its rules alone.

A game with a `position_index` numbers every position in which a die is rolled. Which position each roll
and each choice after it leads to is worked out once, by the rules; then values are improved, position after
position, until none changes any more.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from boardloom.core.errors import BadOptions
from boardloom.core.game import CHANCE, OVER, Game, Position, PositionIndex, Progress
from boardloom.core.message import message
from boardloom.core.record import Ints, load, rule, save, unpacked

CLOSE = 1e-10
"""The largest change of a value in the last sweep."""
SWEEPS = 2000
CHUNK = 1 << 17
"""Positions between two signs of life."""
IMPOSSIBLE = -1


def _loop(game: Game) -> Callable[..., int]:
    """The loop that finds where each roll and choice leads, closed over one game's rules."""
    rules, position_index = game.rules, game.position_index
    assert position_index is not None
    State, legal, apply, score = rules.State, rules.legal, rules.apply, rules.score
    number, place, seat_of, faces, options = (
        position_index.number,
        position_index.place,
        position_index.seat,
        position_index.faces,
        position_index.options,
    )

    @rule
    def target(s: Any, b: Any, seat: int, rank: Ints, scores: Ints) -> int:
        """Twice the rank of a position, and one more if it is the other player's turn.

        The rank after the last stands for a game that is won."""
        if s.mover == OVER:
            score(s, b, scores)
            return 2 * len(rank) + (scores[seat] < scores[1 - seat])
        return 2 * rank[number(s, b)] + (seat_of(s, b) != seat)

    @rule
    def explore(
        b: Any, order: Ints, rank: Ints, memory: Any, actions: Ints, scores: Ints, targets: Any
    ) -> int:
        s: Any = State()
        setup = unpacked(b)
        for i in range(len(targets)):
            possible = place(s, setup, order[i])
            seat = seat_of(s, setup)
            save(s, memory, 0)
            for face in range(faces):
                for option in range(options):
                    targets[i, face, option] = IMPOSSIBLE
                n = 1 if possible else 0
                option = 0
                while option < n:
                    load(s, memory, 0)
                    step = 0
                    action = face + 1
                    while step < 2:
                        apply(s, setup, action)
                        step += 1
                        if s.mover == CHANCE or s.mover == OVER:
                            step = 2
                        else:
                            n = legal(s, setup, actions)
                            action = actions[option]
                    targets[i, face, option] = target(s, setup, seat, rank, scores)
                    option += 1
        return len(targets)

    return explore


@rule
def _sweep(targets: Any, values: Any) -> float:
    """Improve all values in place, in the order of ranks; returns the largest change."""
    largest = 0.0
    faces, options = targets.shape[1], targets.shape[2]
    for i in range(len(targets)):
        total = 0.0
        for face in range(faces):
            best = -1.0
            for option in range(options):
                to = targets[i, face, option]
                if to >= 0:
                    value = values[to >> 1]
                    best = max(best, 1.0 - value if to & 1 else value)
            total += best
        value = total / faces
        if value >= 0.0:
            largest = max(largest, abs(value - values[i]))
            values[i] = value
    return largest


@rule
def _residual(targets: Any, values: Any, best: Any) -> float:
    """Note the best choice for each roll, as digits of one number; returns how far values are from right."""
    largest = 0.0
    faces, options = targets.shape[1], targets.shape[2]
    for i in range(len(targets)):
        total, code, digit = 0.0, 0, 1
        for face in range(faces):
            most, chosen = -1.0, 0
            for option in range(options):
                to = targets[i, face, option]
                if to >= 0:
                    value = 1.0 - values[to >> 1] if to & 1 else values[to >> 1]
                    if value > most:
                        most, chosen = value, option
            total += most
            code += digit * chosen
            digit *= options
        best[i] = code
        if total >= 0.0:
            largest = max(largest, abs(total / faces - values[i]))
    return largest


class Solution(NamedTuple):
    """The value of every position with a number, for the player whose turn it is, and the best choices."""

    values: NDArray[np.float32]
    """Of the positions that are kept; one more step gives the others."""
    best: NDArray[Any]
    """By number: for each roll, as a digit, which of the choices is best."""
    residual: float
    """How far a value is, at most, from what the rules make of the others (before rounding)."""
    sweeps: int


def solve(position: Position, progress: Progress | None = None) -> Solution:
    """Solve the game of this position; takes half a minute, and half a gigabyte meanwhile."""
    from boardloom.engine.compile import compiled

    position_index, b = position_index_of(position), position.setup
    size = position_index.size(b)
    tell = progress or (lambda done, total: None)
    tell(0, 4 * size)
    order = position_index.order(b)
    rank = np.empty_like(order)
    rank[order] = np.arange(size, dtype=np.int32)
    targets = _targets(position, order, rank, lambda done: tell(done, 4 * size))
    sweep, residual = compiled(_sweep), compiled(_residual)
    values = np.full(size + 1, 0.5)
    values[size] = 1.0
    sweeps, change = 0, 1.0
    while change > CLOSE and sweeps < SWEEPS:
        change = sweep(targets, values)
        sweeps += 1
        digits = np.log10(max(change, CLOSE)) / np.log10(CLOSE)
        tell(size + int(3 * size * digits), 4 * size)
    best = np.zeros(size, np.int32)
    left = residual(targets, values, best)
    if change > CLOSE:
        raise BadOptions(message("solve-endless", game=position.game.called))
    kept, digits_of = (
        rank[: position_index.kept(b)],
        np.min_scalar_type(position_index.options**position_index.faces - 1),
    )
    return Solution(values[kept].astype(np.float32), best[rank].astype(digits_of), left, sweeps)


def _targets(
    position: Position, order: NDArray[np.int32], rank: NDArray[np.int32], tell: Callable[[int], None]
) -> NDArray[np.int32]:
    """By rank, roll and choice: the rank of the position that follows."""
    position_index, rules = position_index_of(position), position.game.rules
    explore = explorer(position.game)
    targets = np.empty((len(order), position_index.faces, position_index.options), np.int32)
    memory = np.zeros(1, rules.State.dtype)
    actions, scores = np.zeros((2, rules.MAX_ACTIONS), np.int32)
    for first in range(0, len(order), CHUNK):
        now = slice(first, first + CHUNK)
        explore(position.setup, order[now], rank, memory, actions, scores, targets[now])
        tell(min(len(order), first + CHUNK))
    return targets


@cache
def explorer(game: Game) -> Any:
    """The loop that explores this game, compiled."""
    from boardloom.engine.compile import compiled

    return compiled(_loop(game))


def position_index_of(position: Position) -> PositionIndex:
    position_index = position.game.position_index
    if position_index is None:
        raise BadOptions(message("solve-no-numbers", game=position.game.called))
    if reason := position_index.why_not(position):
        raise BadOptions(message("solve-options", game=position.game.called, reason=reason))
    return position_index
