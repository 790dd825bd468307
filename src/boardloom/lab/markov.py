"""A game of luck as a Markov chain.

The chain is built by asking the game's own rules what every outcome of chance leads to; no rule is written
here a second time.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from boardloom.core.errors import BadInput
from boardloom.core.game import OVER, Position
from boardloom.core.message import message
from boardloom.engine.expand import Settle, expand

CHUNK = 256
"""How many positions are expanded at a time."""
TAIL = 1e-15
"""A chain counts as finished once the probability that it goes on is below this."""


class TooLarge(BadInput):
    """There are more positions, or longer games, than can be solved."""


@dataclass(frozen=True)
class Chain:
    """Positions as numbers, 0 the first one, and an edge for every outcome of chance."""

    states: NDArray[np.void]
    source: NDArray[np.int64]
    target: NDArray[np.int64]
    probability: NDArray[np.float64]
    turns: NDArray[np.int64]
    """By edge: how many turns begin with it."""
    first_turns: int
    """How many turns have begun in the first position."""

    @property
    def over(self) -> NDArray[np.bool_]:
        """By position: whether the game is over there."""
        return np.asarray(self.states["mover"] == OVER)

    def stuck(self) -> NDArray[np.bool_]:
        """By position: whether the game can never end from there."""
        alive = self.over.copy()
        while True:
            more = alive.copy()
            more[self.source[alive[self.target]]] = True
            if (more == alive).all():
                return ~alive
            alive = more

    def endings(self, longest: int = 100_000) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """The probability of ending in turn t, and of ending in each position.

        Probability flows along the edges, turn after turn. What stays within a turn (an extra roll) is
        followed until nothing is left of it, then the next turn begins.
        """
        over, settled = self.over.astype(float), (self.over | self.stuck()).astype(float)
        open_ = 1.0 - settled
        ended: list[float] = [0.0] * (self.first_turns + 1)
        final = np.zeros(len(self.states))
        most_turns = int(self.turns.max(initial=0))
        # coming[k]: the probability of each position k turns from now. An edge may skip turns, if somebody
        # sits out.
        coming = [np.zeros(len(self.states)) for _ in range(most_turns + 1)]
        coming[0][0] = 1.0
        steps = [(self.turns == k, k) for k in range(most_turns + 1)]
        edges = [(k, self.source[on], self.target[on], self.probability[on]) for on, k in steps if on.any()]
        while sum(c @ open_ for c in coming) > TAIL and len(ended) < longest:
            while (now := coming[0]).any():
                coming[0] = np.zeros(len(self.states))
                ended[-1] += float(now @ over)
                final += now * settled
                now *= open_
                if now.sum() < TAIL * TAIL:  # extra rolls could go on for ever
                    break
                for k, source, target, probability in edges:
                    coming[k] += np.bincount(target, now[source] * probability, len(self.states))
            coming.append(np.zeros(len(self.states)))
            coming.pop(0)
            ended.append(0.0)
        if sum(c @ open_ for c in coming) > TAIL:
            raise TooLarge(message("odds-too-long", most=longest))
        return np.array(ended), final


def explore(origin: Position, most: int, settle: Settle | None = None) -> Chain:
    """All positions that chance can reach from `origin`; `TooLarge` if there are more than `most`. Those are
    one that `settle`, by default the game's own, makes alike."""
    dtype = origin.game.rules.State.dtype
    if settle is None:
        assert origin.game.markov is not None
        settle = origin.game.markov.settle
    first = origin.state.copy()
    first_turns = settle(first, origin.setup)
    numbers = {bytes(first): 0}
    waiting = [bytes(first)]
    edges: list[tuple[NDArray[np.int64], ...]] = []
    while waiting:
        now = waiting[:CHUNK]
        after, source, weight, turns = expand(origin, np.frombuffer(b"".join(now), dtype).copy(), settle)
        now, waiting = now[: source[-1] + 1], waiting[source[-1] + 1 :]
        start = np.array([numbers[state] for state in now])
        target = np.empty(len(after), np.int64)
        for i, (state, mover) in enumerate(
            zip(after.view(f"V{dtype.itemsize}").tolist(), after["mover"].tolist(), strict=True)
        ):
            if (number := numbers.get(state)) is None:
                number = numbers[state] = len(numbers)
                if mover != OVER:
                    waiting.append(state)
            target[i] = number
        if len(numbers) > most:
            raise TooLarge(message("odds-too-large", most=most))
        edges.append((start[source], target, weight.astype(np.int64), turns.astype(np.int64)))
    sources, targets, weights, all_turns = (np.concatenate(column) for column in zip(*edges, strict=True))
    total = np.bincount(sources, weights, len(numbers))
    states = np.frombuffer(b"".join(numbers), dtype)
    return Chain(states, sources, targets, weights / total[sources], all_turns, first_turns)
