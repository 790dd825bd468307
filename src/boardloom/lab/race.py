"""Exact chances in a race whose players cannot touch each other.

Where each player stands between two turns is a number, and the game's own rules say with which probability a
turn leads from one to another (`lab/markov.py`). So how many turns a player still needs is known for every
place to stand on, and who is first follows from that.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple, Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from boardloom.core.game import Game, Position
from boardloom.core.record import rule
from boardloom.engine.kernel import GameState, Setup
from boardloom.lab.markov import Chain, TooLarge, explore
from boardloom.lab.tension import Tension

MOST_STATES = 12_000
MOST_STANDS = 2_000
"""Places to stand on of a board whose chances are worked out; each has a row of probabilities."""
MOST_TURNS = 1_000
LOST = 1e-6
"""The probability that may be left out: that nobody has arrived after the turns looked at."""
TAIL = 1e-14


class Race(NamedTuple):
    """By place to stand on."""

    arrival: NDArray[np.float64]
    """The probability to arrive in the turn of this number, counted from the next one, which is 1."""
    survival: NDArray[np.float64]
    """The probability not to have arrived after so many turns."""
    first: NDArray[np.int64]
    """Where its row begins in what follows; and where the last one ends."""
    to: NDArray[np.int64]
    """Where a turn leads; -1 where it wins."""
    turns: NDArray[np.int64]
    """How many turns later the next one is: 1, and more for who has to sit out."""
    probability: NDArray[np.float64]


@runtime_checkable
class Standing(Protocol):
    """What a game's `markov.py` provides besides, if where its players stand between turns is a number; all
    in the compiled subset, given s, b and a seat."""

    @property
    def stand(self) -> Callable[[GameState, Setup, int], int]:
        """Where a seat stands, from 0 on. What follows for it depends on nothing else."""

    @property
    def waits(self) -> Callable[[GameState, Setup, int], int]:
        """How many turns a seat sits out."""

    @property
    def follows(self) -> Callable[[GameState, Setup, int], int]:
        """Who has a turn after a seat."""


def no_race() -> Race:
    """For games whose chances are found otherwise."""
    nothing, none = np.zeros((1, 1)), np.zeros(1, np.int64)
    return Race(nothing, nothing, none, none, none, np.zeros(1))


Find = Callable[[GameState, Setup, int, Race, Tension], None]


@rule
def _unknown(s: GameState, b: Setup, seat: int, race: Race, t: Tension) -> None:
    pass


def racer(game: Game) -> Find:
    """The rule that works out everybody's chance where a turn of `seat` begins, and how far the turn will
    spread them."""
    if game.markov is None or not isinstance(game.markov, Standing):
        return _unknown
    stand, waits, follows = game.markov.stand, game.markov.waits, game.markov.follows

    @rule
    def others(s: GameState, b: Setup, seat: int, race: Race, t: Tension) -> None:
        """For every turn: that nobody else has arrived before the mover's (row 0), and by place that this one
        arrives and no other has, whatever the mover does."""
        n, turns = len(t.now), t.rest.shape[1]
        for place in range(n):
            for k in range(turns):
                t.rest[place, k] = 1.0
        other = follows(s, b, seat)
        for place in range(1, n):
            here, wait = stand(s, b, other), waits(s, b, other)
            # Until its turns begin, nobody arrives and everybody is still on the way.
            for k in range(wait + 1, turns):
                t.rest[0, k] *= race.survival[here, k - 1 - wait]
            for later in range(place + 1, n):
                for k in range(wait, turns):
                    t.rest[later, k] *= race.survival[here, k - wait]
            for earlier in range(1, place):
                for k in range(wait + 1, turns):
                    t.rest[earlier, k] *= race.survival[here, k - 1 - wait]
            for k in range(turns):
                t.rest[place, k] *= race.arrival[here, k - wait] if k > wait else 0.0
            other = follows(s, b, other)

    @rule
    def find(s: GameState, b: Setup, seat: int, race: Race, t: Tension) -> None:
        others(s, b, seat, race, t)
        n, turns = len(t.now), t.rest.shape[1]
        for place in range(n):
            t.rest[n + place, 0] = 0.0  # the mean of its chance; column 1: of its square
            t.rest[n + place, 1] = 0.0
        here = stand(s, b, seat)
        for way in range(race.first[here], race.first[here + 1]):
            to, wait, p = race.to[way], race.turns[way], race.probability[way]
            total = 0.0
            for place in range(n):
                chance = 0.0
                if to < 0:
                    chance = 1.0 if place == 0 else 0.0
                elif place == 0:
                    for k in range(wait + 1, turns):
                        chance += race.arrival[to, k - wait] * t.rest[0, k]
                else:
                    for k in range(1, min(wait, turns)):
                        chance += t.rest[place, k]
                    for k in range(wait, turns):
                        chance += race.survival[to, k - wait] * t.rest[place, k]
                t.rest[n + place, 2] = chance
                total += chance
            for place in range(n):
                chance = t.rest[n + place, 2] / total if total > 0.0 else 0.0
                t.rest[n + place, 0] += p * chance
                t.rest[n + place, 1] += p * chance * chance
        other, spread = seat, 0.0
        for place in range(n):
            mean = t.rest[n + place, 0]
            t.now[other] = mean
            spread += max(0.0, t.rest[n + place, 1] - mean * mean)
            other = follows(s, b, other)
        t.spread[0] = np.sqrt(spread / 2)

    return find


@lru_cache(maxsize=64)
def _race(origin: Position) -> Race | None:
    markov = origin.game.markov
    assert markov is not None
    try:
        chain = explore(markov.alone(origin, 0), MOST_STATES)
    except TooLarge:
        return None
    return _tables(origin, chain)


def race_of(origin: Position) -> Race | None:
    """The tables of a race whose players cannot touch each other; None where there are none."""
    markov = origin.game.markov
    if markov is None or not isinstance(markov, Standing) or markov.coupling(origin):
        return None
    return _race(origin)


def _tables(origin: Position, chain: Chain) -> Race | None:
    State, markov = type(origin.state), origin.game.markov
    assert isinstance(markov, Standing)
    begins = np.unique(np.concatenate([[0], chain.target[chain.turns > 0]]))
    begins = begins[~chain.over[begins]]
    stands = np.array([markov.stand(State(bytes(chain.states[i])), origin.setup, 0) for i in begins])
    size = int(stands.max()) + 1
    if size > MOST_STANDS or chain.stuck()[begins].any():
        return None
    number = np.full(len(chain.states), -1)
    number[begins] = stands
    ways: list[list[tuple[int, int, float]]] = [[] for _ in range(size)]
    for state, here in zip(begins, stands, strict=True):
        ways[here] = _ways(chain, number, int(state))
    return _by_turn(ways, origin.config.players)


def _ways(chain: Chain, number: NDArray[np.int64], state: int) -> list[tuple[int, int, float]]:
    """Where a turn that begins in this state leads: to which place, how many turns later, how likely."""
    found: dict[tuple[int, int], float] = {}
    now = np.zeros(len(chain.states))
    now[state] = 1.0
    while now.sum() > TAIL:
        flow = now[chain.source] * chain.probability
        moved = np.flatnonzero(flow)
        ends = chain.over[chain.target[moved]]
        for edge in moved[ends | (chain.turns[moved] > 0)]:
            target = int(chain.target[edge])
            way = (-1, 0) if chain.over[target] else (int(number[target]), int(chain.turns[edge]))
            found[way] = found.get(way, 0.0) + float(flow[edge])
        on = moved[~ends & (chain.turns[moved] == 0)]
        now = np.bincount(chain.target[on], flow[on], len(chain.states)).astype(float)
    return [(to, turns, p) for (to, turns), p in sorted(found.items())]


def _by_turn(ways: list[list[tuple[int, int, float]]], players: int) -> Race:
    """The tables, for so many turns that hardly any game is longer."""
    size = len(ways)
    flat = [(here, *way) for here, row in enumerate(ways) for way in row]
    source, to, turns = (np.array(column, np.int64) for column in list(zip(*flat, strict=True))[:3])
    probability = np.array([way[3] for way in flat])
    wins = to < 0
    arrival: list[NDArray[np.float64]] = [
        np.zeros(size),
        np.bincount(source[wins], probability[wins], size).astype(float),
    ]
    reached = np.array([bool(row) for row in ways])
    left: NDArray[np.float64] = 1 - arrival[1]
    while len(arrival) < MOST_TURNS and left[reached].max() ** players > LOST:
        now = np.zeros(size)
        for late in np.unique(turns[~wins]):
            if late < len(arrival):
                on = ~wins & (turns == late)
                now += np.bincount(source[on], probability[on] * arrival[-late][to[on]], size)
        arrival.append(now)
        left = left - now
    by_place = np.array(arrival).T.copy()
    survival = 1 - np.cumsum(by_place, axis=1)
    first = np.searchsorted(source, np.arange(size + 1))
    return Race(by_place, survival, first.astype(np.int64), to.copy(), turns.copy(), probability)
