"""Exact chances of two players who touch each other: one Markov chain for both of them.

What can happen is asked of the game's own rules (`lab/markov.py`). Chances to win and lengths are the
solution of a linear system with a row for each position.
"""

from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from boardloom.core.game import NOBODY, Position
from boardloom.core.record import rule
from boardloom.engine.expand import Facts, describe
from boardloom.engine.kernel import machine_code
from boardloom.lab.markov import Chain, TooLarge, explore

if TYPE_CHECKING:
    from boardloom.engine.compile import Compiled

MOST_STATES = 200_000
MOST_PLACES = 1_000
"""Where a player can stand: the table of chances has an entry for each two places and who is in turn."""
WRONG = 1e-12
"""What may be missing in a position; in all that adds up over the moves until the end."""
MOST_SWEEPS = 20_000
Row = NDArray[np.float64]


class Joint(NamedTuple):
    """What is known of a game of two."""

    wins: list[float]
    """By seat, from where the chain begins."""
    by_place: list[float]
    """By place in the turn order."""
    rounds: float
    """How many are begun from there on."""
    chances: NDArray[np.float64]
    """By seat in turn and place of either: where its turn begins, the chance of the first seat, and how far
    the turn will spread it."""


@lru_cache(maxsize=16)
def joint_of(origin: Position) -> Joint | None:
    """The chances of two players; None where they cannot be worked out, or the chain is too large."""
    joint = origin.game.joint
    if joint is None or origin.over or origin.config.players != 2:
        return None
    together = joint.together(origin)
    if together is None:
        return None
    try:
        chain = explore(together, MOST_STATES, joint.settle)
    except TooLarge:
        return None
    facts = describe(together, chain.states, joint.place)
    if chain.stuck().any() or facts.places.max() >= MOST_PLACES:
        return None
    return _solved(chain, facts)


def _solved(chain: Chain, facts: Facts) -> Joint | None:
    over = chain.over
    ends = over[chain.target]
    changes = facts.turn[chain.source] != facts.turn[chain.target]
    turns = np.where(ends, 0, np.where(chain.turns > 0, chain.turns, changes))
    won = (over & (facts.scores[:, 0] > facts.scores[:, 1])).astype(float)
    system = _System(chain)
    squares, length = won.copy(), np.zeros(len(over))
    if not system.solve(won) or not system.solve(length, turns):
        return None
    # Where the next turn begins, or at the end, stands the square of the chance there.
    closed = changes | ends
    system.solve(squares, np.where(closed, won[chain.target] ** 2, 0.0), ~closed)
    beginners = _beginners(chain, facts)
    wins = float(sum(p * won[state] for state, p in beginners.items()))
    first = float(sum(p * (won[s] if facts.turn[s] == 0 else 1 - won[s]) for s, p in beginners.items()))
    # Players take turns, those sat out counted: the first one begins and, if it wins, ends the last round.
    begun = float(sum(p * (1 + length[state]) for state, p in beginners.items()))
    places = int(facts.places.max()) + 1
    chances = np.zeros((2, places, places, 2))
    begins = np.unique(np.concatenate([chain.target[turns > 0], list(beginners)]))
    at = facts.turn[begins], facts.places[begins, 0], facts.places[begins, 1]
    chances[(*at, 0)] = won[begins]
    chances[(*at, 1)] = np.sqrt((squares[begins] - won[begins] ** 2).clip(min=0))
    return Joint([wins, 1 - wins], [first, 1 - first], (begun + first) / 2, chances)


def _beginners(chain: Chain, facts: Facts) -> dict[int, float]:
    """Where the first turn begins, and how likely: lots may be drawn before."""
    if facts.turn[0] != NOBODY:
        return {0: 1.0}
    drawn = chain.source == 0
    return dict(zip(chain.target[drawn].tolist(), chain.probability[drawn].tolist(), strict=True))


class _System:
    """The linear system of a chain: what is expected in a position is the mean of what is expected after it,
    and of what comes on the way."""

    def __init__(self, chain: Chain) -> None:
        self.order = np.argsort(chain.source, kind="stable")
        self.source, self.target = chain.source[self.order], chain.target[self.order]
        self.probability = chain.probability[self.order]

    def solve(
        self, x: Row, gains: Row | NDArray[np.int64] | None = None, on: NDArray[np.bool_] | None = None
    ) -> bool:
        """Fill in what is expected in each position, given what it is where the game is over, and what each
        edge gives; `on`: the edges after which more is expected. False if that takes too long."""
        going = np.ones(len(self.source), bool) if on is None else on[self.order]
        given = np.zeros(len(x))
        if gains is not None:
            given += np.bincount(self.source, gains[self.order] * self.probability, len(x))
        source, target, probability = self.source[going], self.target[going], self.probability[going]
        firsts = np.searchsorted(source, np.arange(len(x) + 1))
        open_ = np.unique(self.source)[::-1].copy()
        return _sweeper()(open_, firsts, target, probability, given, x, WRONG, MOST_SWEEPS)


@rule
def sweeps(
    open_: NDArray[np.int64], firsts: NDArray[np.int64], target: NDArray[np.int64], probability: Row,
    given: Row, x: Row, wrong: float, most: int,
) -> bool:  # fmt: skip
    """Gauss and Seidel's method: go over all positions, those near the end first, until nothing changes."""
    for _ in range(most):
        change = 0.0
        for state in open_:
            value = given[state]
            for edge in range(firsts[state], firsts[state + 1]):
                value += probability[edge] * x[target[edge]]
            change = max(change, abs(value - x[state]))
            x[state] = value
        if change < wrong:
            return True
    return False


@cache
def _sweeper() -> "Compiled[..., bool]":
    return machine_code(sweeps)
