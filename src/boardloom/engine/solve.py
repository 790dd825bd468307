"""Perfect play: the exact value of every position of a small game of two, from its rules alone.

A game with a `position_index` numbers every position in which a die is rolled. The rules are asked once where
each roll, and each choice after it, leads from there. Then values are improved, position after position,
until none changes any more (value iteration, in place).
"""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from boardloom.core.errors import BadOptions
from boardloom.core.game import CHANCE, OVER, Game, Position, PositionIndex, Progress
from boardloom.core.message import message
from boardloom.core.record import Ints, load, rule, save, unpacked
from boardloom.engine.kernel import GameState, Setup, States, machine_code, state_class

if TYPE_CHECKING:
    from boardloom.engine.compile import Compiled

TOLERANCE = 1e-10
"""Values are exact enough once a sweep changes none by more than this."""
MAX_SWEEPS = 2000
"""If values have not settled by then, they never will: the game may go on for ever."""
CHUNK = 1 << 17
"""Positions between two reports of progress."""
IMPOSSIBLE = -1

Targets = NDArray[np.int32]
"""By rank, roll and choice: where it leads, as `target` writes it; `IMPOSSIBLE` where there is no such
choice."""
Values = NDArray[np.float64]
"""By rank: the chance to win of the player whose turn it is."""


class Scratch(NamedTuple):
    """Memory that the exploring loop works in."""

    state: States
    """One entry: the position that rolls are tried in."""
    actions: Ints
    scores: Ints


def _loop(game: Game) -> Callable[[Setup, Ints, Ints, Scratch, Targets], int]:
    """The loop that finds where each roll and choice leads, closed over one game's rules."""
    rules, index, State = game.rules, game.position_index, state_class(game)
    assert index is not None
    legal, apply, score = rules.legal, rules.apply, rules.score
    number, place, seat_of, faces, options = index.number, index.place, index.seat, index.faces, index.options

    @rule
    def target(s: GameState, b: Setup, seat: int, rank: Ints, scores: Ints) -> int:
        """Twice the rank of a position, and one more if it is the other player's turn.

        The rank after the last stands for a game that is won."""
        if s.mover == OVER:
            score(s, b, scores)
            return 2 * len(rank) + (scores[seat] < scores[1 - seat])
        return 2 * rank[number(s, b)] + (seat_of(s, b) != seat)

    @rule
    def explore(b: Setup, order: Ints, rank: Ints, scratch: Scratch, targets: Targets) -> int:
        before, actions, scores = scratch
        s = State()
        setup = unpacked(b)
        for i in range(len(targets)):
            possible = place(s, setup, order[i])
            seat = seat_of(s, setup)
            save(s, before, 0)
            for face in range(faces):
                for option in range(options):
                    targets[i, face, option] = IMPOSSIBLE
                n = 1 if possible else 0
                option = 0
                while option < n:
                    load(s, before, 0)
                    # First the roll, then the choice, if the roll leaves one: how many there are is known
                    # only then. A loop of two steps, because rules are inlined where they are called, and two
                    # calls of `apply` would be two copies of it.
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
def _sweep(targets: Targets, values: Values) -> float:
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
def _residual(targets: Targets, values: Values, best: Ints) -> float:
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
    """By number, of the positions that are kept; one more roll gives the others."""
    best: NDArray[np.unsignedinteger]
    """By number: for each roll, as a digit, which of the choices is best."""
    residual: float
    """The largest difference between a value and what follows from the values after it (before rounding)."""
    sweeps: int


def solve(position: Position, progress: Progress | None = None) -> Solution:
    """Solve the game of this position; takes half a minute, and half a gigabyte meanwhile."""
    index, b = position_index_of(position), position.setup
    size = index.size(b)
    tell = progress or (lambda done, total: None)
    tell(0, 4 * size)
    # A rank is a place in the order of solving: positions near the end of the game first, so that a sweep
    # meets values it has just improved, still in the processor's cache.
    order = index.order(b)
    rank = np.empty_like(order)
    rank[order] = np.arange(size, dtype=np.int32)
    targets = _targets(position, order, rank, lambda done: tell(done, 4 * size))
    values = np.full(size + 1, 0.5)
    values[size] = 1.0
    sweeps = _iterate(targets, values, lambda share: tell(size + int(3 * size * share), 4 * size))
    if sweeps is None:
        raise BadOptions(message("solve-endless", game=position.game.called))
    best = np.zeros(size, np.int32)
    residual = machine_code(_residual)(targets, values, best)
    kept = rank[: index.kept(b)]
    smallest = np.min_scalar_type(index.options**index.faces - 1)
    return Solution(values[kept].astype(np.float32), best[rank].astype(smallest), residual, sweeps)


def _iterate(targets: Targets, values: Values, tell: Callable[[float], None]) -> int | None:
    """Improve values until they settle; returns how many sweeps it took, None if they never do."""
    sweep = machine_code(_sweep)
    for sweeps in range(1, MAX_SWEEPS + 1):
        change = sweep(targets, values)
        # The change shrinks by about the same factor in each sweep, so its digits tell how much is done.
        tell(np.log10(max(change, TOLERANCE)) / np.log10(TOLERANCE))
        if change <= TOLERANCE:
            return sweeps
    return None


def _targets(
    position: Position, order: NDArray[np.int32], rank: NDArray[np.int32], tell: Callable[[int], None]
) -> Targets:
    """Where every roll and choice leads, from all positions."""
    index, rules = position_index_of(position), position.game.rules
    explore = explorer(position.game)
    targets = np.empty((len(order), index.faces, index.options), np.int32)
    actions, scores = np.zeros((2, rules.MAX_ACTIONS), np.int32)
    scratch = Scratch(np.zeros(1, rules.State.dtype), actions, scores)
    for first in range(0, len(order), CHUNK):
        now = slice(first, first + CHUNK)
        explore(position.setup, order[now], rank, scratch, targets[now])
        tell(min(len(order), first + CHUNK))
    return targets


@cache
def explorer(game: Game) -> "Compiled[[Setup, Ints, Ints, Scratch, Targets], int]":
    """The loop that explores this game, compiled."""
    return machine_code(_loop(game))


def position_index_of(position: Position) -> PositionIndex:
    """The numbering of positions of this game; `BadOptions` where it cannot be solved."""
    index = position.game.position_index
    if index is None:
        raise BadOptions(message("solve-no-numbers", game=position.game.called))
    if reason := index.why_not(position):
        raise BadOptions(message("solve-options", game=position.game.called, reason=reason))
    return index
