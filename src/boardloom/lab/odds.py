"""The odds of a game: exact where that is possible, else simulated.

They are exact in games that can be solved, and in games of luck in which players cannot influence each other:
there each player's race is a Markov chain of its own. Two who do influence each other are one chain, where it
is not too large.
"""

from dataclasses import asdict, dataclass, field

import numpy as np
from numpy.typing import NDArray

from boardloom.core.errors import BadOptions
from boardloom.core.game import CHANCE, Position, Progress
from boardloom.core.message import Words, message
from boardloom.engine.perfect import Perfect
from boardloom.lab.joint import joint_of
from boardloom.lab.markov import TooLarge, explore
from boardloom.lab.simulate import Length, simulate_from
from boardloom.lab.statistics import QUANTILES, summary
from boardloom.lab.trust import trust
from boardloom.words import english

LARGEST = 12_000
"""The most positions of one player's race that are solved exactly; a larger board is simulated."""


@dataclass(frozen=True)
class Turns:
    """The distribution of a number of turns."""

    mean: float
    sd: float
    minimum: int
    quantiles: dict[str, int]
    distribution: list[float]
    """The probability of 0, 1, 2, ... turns."""
    never: float
    """The probability of never getting there."""

    @classmethod
    def of(cls, distribution: NDArray[np.float64]) -> "Turns":
        possible = np.flatnonzero(distribution)
        if not len(possible):
            return cls(np.inf, np.nan, -1, {}, [], 1.0)
        ends = float(distribution.sum())
        never = 0.0 if ends > 1 - 1e-9 else 1 - ends
        mean, sd, quantiles = summary(distribution)
        shown = distribution[: 1 + int(np.argmax(np.cumsum(distribution) >= ends - 1e-12))]
        if never:
            reached = np.cumsum(distribution)
            quantiles = {f"{q:g}": int(np.argmax(reached >= q)) for q in QUANTILES if ends >= q}
            mean = sd = np.inf
        return cls(mean, sd, int(possible[0]), quantiles, shown.tolist(), never)


@dataclass(frozen=True)
class Odds:
    """What can be expected from one position."""

    exact: bool
    why_not_exact: Words
    """Why they were simulated; empty if they are exact."""
    wins: list[float]
    """Each seat's chance to win; a game that nobody wins is shared."""
    margin: list[float]
    """Half the width of the 95% confidence interval of each; 0 if the odds are exact."""
    by_place: list[float]
    """The chance to win by place in the turn order; empty if simulated."""
    alone: list[Turns]
    """Turns each seat needs if it plays on alone; empty if simulated."""
    length: Turns | None
    """Rounds until somebody wins; None if simulated."""
    moves: Length | None
    """Moves until somebody wins; None if exact."""
    choices: dict[str, float] = field(default_factory=dict)
    """At a decision in a solved game: the mover's chance to win after each choice, by its name."""

    def to_dict(self) -> dict[str, object]:
        return {**asdict(self), "why_not_exact": english(self.why_not_exact)}


def odds(
    position: Position,
    games: int = 1_000_000,
    seed: int = 0,
    progress: Progress | None = None,
    eyes: int | None = None,
) -> Odds:
    """The odds from `position`; if they cannot be exact, `games` games are simulated. With `eyes` they are
    those that this seat, or a `WATCHER`, can know; without, what is hidden counts as it is.

    >>> import boardloom
    >>> p = boardloom.new("snakes", preset="milton-bradley", special_roll="no-extra-turn")
    >>> round(odds(p).alone[0].mean, 4)
    39.2251
    """
    markov, position_index = position.game.markov, position.game.position_index
    if position.over:
        raise BadOptions(message("odds-over"))
    trust(position)
    if position_index and not position_index.why_not(position):
        return _solved(position, progress)
    if (markov is None or markov.coupling(position)) and (joint := joint_of(position)):
        return Odds(True, "", joint.wins, [0.0, 0.0], joint.by_place, [], None, None)
    if markov is None:
        return _simulated(position, message("odds-decisions"), games, seed, progress, eyes)
    if rule := markov.coupling(position):
        return _simulated(position, message("odds-coupled", rule=rule), games, seed, progress, eyes)
    try:
        return _exact(position)
    except TooLarge as error:
        return _simulated(position, error.words, games, seed, progress, eyes)


def _solved(position: Position, progress: Progress | None) -> Odds:
    """The odds if both players choose perfectly."""
    perfect = Perfect.load(position, progress)
    wins = [perfect.win(position, seat) for seat in range(2)]
    choices = perfect.choices(position) if position.mover != CHANCE else {}
    named = {position.name(action): chance for action, chance in choices.items()}
    return Odds(True, "", wins, [0.0, 0.0], [], [], None, None, named)


def _exact(position: Position) -> Odds:
    """The odds of a game of luck, from the races of its players, each as if it were alone."""
    markov, seats = position.game.markov, range(position.config.players)
    assert markov is not None
    solved: dict[bytes, NDArray[np.float64]] = {}
    ends = []
    for seat in seats:
        race = markov.alone(position, seat)
        if bytes(race.state) not in solved:
            solved[bytes(race.state)] = explore(race, LARGEST).endings()[0]
        ends.append(solved[bytes(race.state)])
    alone = [Turns.of(e) for e in ends]
    order = markov.order(position)
    waiting = [seat for seat in seats if seat not in order]
    in_time = {seat: markov.turns_left(position, place) for place, seat in enumerate(order + waiting)}
    ends = _same_length([ends[seat][: in_time[seat] + 1] for seat in seats])
    won = first_to_end([ends[seat] for seat in order + waiting])
    places = [share + (1 - sum(won)) / len(won) for share in won]
    open_places = places[len(order) :]  # alike for all who wait: nobody has moved yet
    wins = [places[order.index(s)] if s in order else sum(open_places) / len(open_places) for s in seats]
    left = np.prod([1 - np.cumsum(e) for e in ends], axis=0)
    length = Turns.of(-np.diff(left, prepend=1.0).clip(max=0))
    return Odds(True, "", wins, [0.0] * len(wins), places, alone, length, None)


def first_to_end(ends: list[NDArray[np.float64]]) -> list[float]:
    """The chance of each to end first, if everybody takes a turn in this order.

    Whoever ends in turn t is the first if those before it have not ended by turn t, and those after it have
    not by the turn before."""
    left = [1 - np.cumsum(e) for e in ends]
    before = [np.concatenate([[1.0], s[:-1]]) for s in left]
    shares = []
    for i, mine in enumerate(ends):
        others = [left[j] if j < i else before[j] for j in range(len(ends)) if j != i]
        shares.append(float((mine * np.prod(others, axis=0)).sum()))
    return shares


def _same_length(rows: list[NDArray[np.float64]]) -> list[NDArray[np.float64]]:
    longest = max(len(row) for row in rows)
    return [np.pad(row, (0, longest - len(row))) for row in rows]


def _simulated(
    position: Position, reason: Words, games: int, seed: int, progress: Progress | None, eyes: int | None
) -> Odds:
    report = simulate_from(position, games, seed, progress=progress, eyes=eyes)
    margin = [(high - low) / 2 for low, high in report.intervals]
    return Odds(False, reason, report.wins, margin, [], [], None, report.length)
