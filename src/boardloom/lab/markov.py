"""A game of luck as a Markov chain, built from the rules themselves: no rule is written here."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from boardloom.core.errors import BadInput
from boardloom.core.game import OVER, Position
from boardloom.core.message import message
from boardloom.engine.expand import expand

CHUNK = 256
"""Positions expanded at a time."""
TAIL = 1e-15
"""Probability below which a chain counts as finished."""


class TooLarge(BadInput):
    """More positions, or longer games, than can be solved."""


@dataclass(frozen=True)
class Chain:
    """Positions as numbers, 0 the first; an edge per outcome of chance."""

    states: NDArray[np.void]
    source: NDArray[np.int64]
    target: NDArray[np.int64]
    probability: NDArray[np.float64]
    turns: NDArray[np.int64]
    """Turns that begin along each edge."""
    first_turns: int
    """Turns that have begun in the first position."""

    @property
    def over(self) -> NDArray[np.bool_]:
        return np.asarray(self.states["mover"] == OVER)

    def stuck(self) -> NDArray[np.bool_]:
        """Positions from which the game can never end."""
        alive = self.over.copy()
        while True:
            more = alive.copy()
            more[self.source[alive[self.target]]] = True
            if (more == alive).all():
                return ~alive
            alive = more

    def endings(self, longest: int = 100_000) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """The probability of ending in turn t, and of ending in each position.

        Edges within a turn are followed until nothing is left of it, then the next turn begins.
        """
        over, settled = self.over, self.over | self.stuck()
        ended: list[float] = [0.0] * (self.first_turns + 1)
        final = np.zeros(len(self.states))
        most_turns = int(self.turns.max(initial=0))
        coming = [np.zeros(len(self.states)) for _ in range(most_turns + 1)]
        coming[0][0] = 1.0
        steps = [(self.turns == k, k) for k in range(most_turns + 1)]
        edges = [(k, self.source[on], self.target[on], self.probability[on]) for on, k in steps]
        while sum(c[~settled].sum() for c in coming) > TAIL and len(ended) < longest:
            while (now := coming[0]).any():
                coming[0] = np.zeros(len(self.states))
                done = np.where(settled, now, 0.0)
                ended[-1] += float(done[over].sum())
                final += done
                now -= done
                if now.sum() < TAIL * TAIL:
                    break
                for k, source, target, probability in edges:
                    coming[k] += np.bincount(target, now[source] * probability, len(self.states))
            coming.append(np.zeros(len(self.states)))
            coming.pop(0)
            ended.append(0.0)
        if sum(c[~settled].sum() for c in coming) > TAIL:
            raise TooLarge(message("odds-too-long", most=longest))
        return np.array(ended), final


def explore(origin: Position, most: int) -> Chain:
    """All positions that chance can reach from `origin`; `TooLarge` if there are more than `most`."""
    markov, dtype = origin.game.markov, origin.game.rules.State.dtype
    assert markov is not None
    first = origin.state.copy()
    first_turns = markov.settle(first, origin.setup)
    numbers = {bytes(first): 0}
    waiting = [bytes(first)]
    edges: list[tuple[NDArray[np.int64], ...]] = []
    while waiting:
        now, waiting = waiting[:CHUNK], waiting[CHUNK:]
        after, source, ways, turns = expand(origin, np.frombuffer(b"".join(now), dtype).copy())
        start = np.array([numbers[state] for state in now])
        target = np.empty(len(after), np.int64)
        for i, (state, mover) in enumerate(
            zip(after.view(f"V{dtype.itemsize}").tolist(), after["mover"], strict=True)
        ):
            if (number := numbers.get(state)) is None:
                number = numbers[state] = len(numbers)
                if mover != OVER:
                    waiting.append(state)
            target[i] = number
        if len(numbers) > most:
            raise TooLarge(message("odds-too-large", most=most))
        edges.append((start[source], target, ways.astype(np.int64), turns.astype(np.int64)))
    sources, targets, ways_, turns_ = (np.concatenate(column) for column in zip(*edges, strict=True))
    total = np.bincount(sources, ways_, len(numbers))
    states = np.frombuffer(b"".join(numbers), dtype)
    return Chain(states, sources, targets, ways_ / total[sources], turns_, first_turns)
