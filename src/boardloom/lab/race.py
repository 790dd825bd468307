"""Exact chances where a turn begins, in games that luck alone decides.

Where players cannot touch each other, each runs a race of its own: where it stands between two turns is a
number, and the game's own rules say with which probability a turn leads from one to another
(`lab/markov.py`). So how many turns a player still needs is known for every place to stand on, and who is
first follows from that. Of two who touch each other the chances are a table (`lab/joint.py`).
"""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple, Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from boardloom.core.game import Game, Position
from boardloom.core.record import rule
from boardloom.engine.kernel import GameState, Setup
from boardloom.lab.joint import joint_of
from boardloom.lab.markov import Chain, TooLarge, explore
from boardloom.lab.tension import Tension

MOST_STATES = 12_000
MOST_STANDS = 2_000
"""Places to stand on of a board whose chances are worked out; each has a row of probabilities."""
MOST_TURNS = 1_000
LOST = 1e-6
"""The probability that may be left out: that nobody has arrived after the turns looked at."""
TAIL = 1e-14
KEPT = 8
"""Races whose tables are remembered; each may take 32 MB."""


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
    suspense: int = 1
    """Whether it is wanted how far turns spread the chances, which takes most of the time."""
    chances: NDArray[np.float64] = np.zeros((0, 0, 0, 0))
    """Those of two players who touch each other: see `Joint.chances`. Then nothing else is here."""


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


@rule
def product(row: NDArray[np.float64], other: NDArray[np.float64], late: int, turns: int) -> float:
    """The sum of the products of two rows, the first of which begins so many turns later.

    Four sums at a time, because a processor can add to one only after what it added before is there."""
    a = b = c = d = 0.0
    k = late
    while k + 3 < turns:
        a += row[k - late] * other[k]
        b += row[k - late + 1] * other[k + 1]
        c += row[k - late + 2] * other[k + 2]
        d += row[k - late + 3] * other[k + 3]
        k += 4
    while k < turns:
        a += row[k - late] * other[k]
        k += 1
    return a + b + c + d


Find = Callable[[GameState, Setup, int, Race, Tension], None]


@rule
def _unknown(s: GameState, b: Setup, seat: int, race: Race, t: Tension) -> None:
    pass


def racer(game: Game) -> Find:
    """The rule that works out everybody's chance where a turn of `seat` begins, and how far the turn will
    spread them."""
    alone, both = _by_race(game), _by_table(game)

    @rule
    def find(s: GameState, b: Setup, seat: int, race: Race, t: Tension) -> None:
        if len(race.chances) > 0:
            both(s, b, seat, race, t)
        else:
            alone(s, b, seat, race, t)

    return find


def _by_table(game: Game) -> Find:
    if game.joint is None:
        return _unknown
    place = game.joint.place

    @rule
    def find(s: GameState, b: Setup, seat: int, race: Race, t: Tension) -> None:
        one, other = place(s, b, 0), place(s, b, 1)
        t.now[0] = race.chances[seat, one, other, 0]
        t.now[1] = 1.0 - t.now[0]
        t.spread[0] = race.chances[seat, one, other, 1]

    return find


def _by_race(game: Game) -> Find:
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
        n, turns = len(t.now), t.rest.shape[1]
        others(s, b, seat, race, t)
        here, total = stand(s, b, seat), 0.0
        for place in range(n):
            own = race.survival[here] if place else race.arrival[here]
            t.rest[n + place, 0] = product(own, t.rest[place], 0, turns)
            total += t.rest[n + place, 0]
        other = seat
        for place in range(n):
            t.now[other] = t.rest[n + place, 0] / total if total > 0.0 else 0.0
            other = follows(s, b, other)
        t.spread[0] = spread(here, race, t) if race.suspense else 0.0

    @rule
    def spread(here: int, race: Race, t: Tension) -> float:
        """How far the turn will spread the chances: their standard deviation after it."""
        n, turns = len(t.now), t.rest.shape[1]
        for place in range(n):
            t.rest[n + place, 0] = 0.0  # the mean of its chance; column 1: of its square
            t.rest[n + place, 1] = 0.0
        for way in range(race.first[here], race.first[here + 1]):
            to, wait, p = race.to[way], race.turns[way], race.probability[way]
            total = 0.0
            for place in range(n):
                chance = 0.0
                if to < 0:
                    chance = 1.0 if place == 0 else 0.0
                elif place == 0:
                    chance = product(race.arrival[to], t.rest[0], wait, turns)
                else:
                    for k in range(1, min(wait, turns)):
                        chance += t.rest[place, k]
                    chance += product(race.survival[to], t.rest[place], wait, turns)
                t.rest[n + place, 2] = chance
                total += chance
            for place in range(n):
                chance = t.rest[n + place, 2] / total if total > 0.0 else 0.0
                t.rest[n + place, 0] += p * chance
                t.rest[n + place, 1] += p * chance * chance
        variance = 0.0
        for place in range(n):
            mean = t.rest[n + place, 0]
            variance += max(0.0, t.rest[n + place, 1] - mean * mean)
        deviation: float = np.sqrt(variance / 2)
        return deviation

    return find


@lru_cache(maxsize=KEPT)
def _race(origin: Position) -> Race | None:
    return races_of(origin)


def races_of(origin: Position) -> Race | None:
    """The tables of players who cannot touch each other, worked out anew, in some thousandths of a second."""
    markov = origin.game.markov
    if markov is None or coupled(origin):
        return None
    try:
        chain = explore(markov.alone(origin, 0), MOST_STATES)
    except TooLarge:
        return None
    return _tables(origin, chain)


def race_of(origin: Position) -> Race | None:
    """The tables of a game that luck alone decides; None where there are none."""
    if coupled(origin):
        joint = joint_of(origin)
        return no_race()._replace(chances=joint.chances) if joint else None
    return _race(origin)


def coupled(origin: Position) -> bool:
    """Whether players can touch each other, or nothing is known of that."""
    markov = origin.game.markov
    return markov is None or not isinstance(markov, Standing) or markov.coupling(origin) is not None


def _tables(origin: Position, chain: Chain) -> Race | None:
    State, markov = type(origin.state), origin.game.markov
    assert isinstance(markov, Standing)
    begins = np.unique(np.concatenate([[0], chain.target[chain.turns > 0]]))
    begins = begins[~chain.over[begins]]
    stands = np.array([markov.stand(State(bytes(chain.states[i])), origin.setup, 0) for i in begins])
    size = int(stands.max()) + 1
    if size > MOST_STANDS or chain.stuck()[begins].any():
        return None
    number = dict(zip(begins.tolist(), stands.tolist(), strict=True))
    rolls: list[list[_Roll]] = [[] for _ in range(len(chain.states))]
    over = chain.over[chain.target]
    columns = (chain.source, chain.target, chain.probability, chain.turns, over)
    for source, *roll in zip(*(column.tolist() for column in columns), strict=True):
        rolls[source].append(_Roll(*roll))
    ways: list[list[tuple[int, int, float]]] = [[] for _ in range(size)]
    for state, here in number.items():
        ways[here] = _ways(rolls, number, state)
    return _by_turn(ways, origin.config.players)


class _Roll(NamedTuple):
    """An edge of the chain, seen from where it begins."""

    to: int
    probability: float
    turns: int
    over: bool


def _ways(rolls: list[list[_Roll]], number: dict[int, int], state: int) -> list[tuple[int, int, float]]:
    """Where a turn that begins in this state leads: to which place, how many turns later, how likely."""
    found: dict[tuple[int, int], float] = {}
    now = {state: 1.0}
    while sum(now.values()) > TAIL:
        later: dict[int, float] = {}
        for here, reached in now.items():
            for to, probability, turns, over in rolls[here]:
                if over or turns:
                    way = (-1, 0) if over else (number[to], turns)
                    found[way] = found.get(way, 0.0) + reached * probability
                else:
                    later[to] = later.get(to, 0.0) + reached * probability
        now = later
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
    going = [(int(late), ~wins & (turns == late)) for late in np.unique(turns[~wins])]
    moves = [(late, source[on], probability[on], to[on]) for late, on in going]
    left: NDArray[np.float64] = 1 - arrival[1]
    while len(arrival) < MOST_TURNS and left[reached].max() ** players > LOST:
        now = np.zeros(size)
        for late, begun, likely, reaching in moves:
            if late < len(arrival):
                now += np.bincount(begun, likely * arrival[-late][reaching], size)
        arrival.append(now)
        left = left - now
    by_place = np.array(arrival).T.copy()
    survival = 1 - np.cumsum(by_place, axis=1)
    first = np.searchsorted(source, np.arange(size + 1))
    return Race(by_place, survival, first.astype(np.int64), to.copy(), turns.copy(), probability)
