"""What is searched for, and how a design is judged while others wait: exactly first, where that is quick, and
by games only if it may still fit."""

from collections.abc import Mapping
from math import inf
from typing import NamedTuple

import numpy as np

from boardloom.core.errors import BadOptions
from boardloom.core.message import message
from boardloom.lab.design import Design
from boardloom.lab.figures import Figure, figures_of
from boardloom.lab.odds import first_to_end
from boardloom.lab.race import Race, Standing, races_of
from boardloom.lab.rows import Recorder, record, recorder

FIRST_LOOK, SECOND_LOOK = 48, 208
"""Games that are played of every design that may fit, and of those that may be among the best besides."""
DOUBT = 2.0
"""Standard errors by which a design may turn out better than it looks."""
Range = tuple[float, float]


class Target(NamedTuple):
    """What is wanted."""

    figure: str
    """What should be large."""
    where: Mapping[str, Range]
    """Between which bounds other figures should be."""
    sign: int = 1
    """-1 if the figure should be small."""

    def check(self, known: list[str]) -> None:
        """Refuse figures that there are not, and bounds between which nothing is."""
        for name in (self.figure, *self.where):
            if name not in known:
                raise BadOptions(message("lab-figure-unknown", figure=repr(name), choices=", ".join(known)))
        for name, (low, high) in self.where.items():
            if not low < high:
                raise BadOptions(message("lab-range", figure=repr(name)))

    def misses(self, figures: Mapping[str, float]) -> float:
        """By how much figures lie outside of their bounds, in widths of these; 0 where they fit."""
        missed = 0.0
        for name, (low, high) in self.where.items():
            if name in figures:
                width = high - low if high - low < inf else 1.0
                missed += max(0.0, low - figures[name], figures[name] - high) / width
        return missed


class Judged(NamedTuple):
    """A design that was tried."""

    design: Design
    figures: dict[str, float]
    misses: float
    """How far it is from fitting; 0 where it fits."""
    worth: float
    """How much there is of what is wanted; nothing where it does not fit."""
    error: float = inf
    """The standard error of that."""

    @property
    def fits(self) -> bool:
        return not self.misses

    @property
    def rank(self) -> tuple[float, float]:
        """What fits goes before what does not."""
        return -self.misses, self.worth


class Judge:
    """Tells figures of many designs, all by the same luck."""

    def __init__(self, base: Design, target: Target, seed: int) -> None:
        exact = races_of(base.position) is not None
        figures = figures_of(base.game, base.players, exact)
        target.check(["seat_gap", *(figure.name for figure in figures)])
        self.target, self.seed = target, seed
        self.suspense = "suspense" in (target.figure, *target.where)

    def __call__(self, design: Design, bar: float = -inf) -> Judged:
        """`bar`: what it should be worth to be looked at twice."""
        race = races_of(design.position)
        known = exact_figures(design, race) if race else {}
        missed = self.target.misses(known)
        if missed:
            return Judged(design, known, missed, -inf)
        if race:
            race = race._replace(suspense=int(self.suspense))
        made = recorder(design.position, design.policies, race=race)
        seen = _Seen(made, figures_of(design.game, design.players, self.suspense), self.seed)
        seen.play(FIRST_LOOK)
        judged = self._judged(design, seen, known)
        if judged.worth + DOUBT * judged.error > bar:
            seen.play(SECOND_LOOK)
            judged = self._judged(design, seen, known)
        return judged

    def _judged(self, design: Design, seen: "_Seen", known: dict[str, float]) -> Judged:
        figures, name = {**seen.means(), **known}, self.target.figure
        missed = self.target.misses(figures)
        if name not in figures or not seen.games:
            return Judged(design, figures, missed or inf, -inf)
        worth = self.target.sign * figures[name]
        return Judged(design, figures, missed, worth if not missed else -inf, seen.error(name))


class _Seen:
    """Games of one design."""

    def __init__(self, made: Recorder, figures: list[Figure], seed: int) -> None:
        self.made, self.figures, self.seed = made, figures, seed
        self.played = 0
        self.values: dict[str, list[np.ndarray]] = {figure.name: [] for figure in figures}
        self.places: list[np.ndarray] = []

    @property
    def games(self) -> int:
        """Those that ended."""
        return sum(len(places) for places in self.places)

    def play(self, games: int) -> None:
        rows = record(self.made, self.seed, self.played, games, True)
        self.played += games
        ended = rows.finished
        for figure in self.figures:
            self.values[figure.name].append(figure.values(rows)[ended])
        self.places.append(rows.shares_by_place[ended])

    def means(self) -> dict[str, float]:
        if not self.games:
            return {}
        found = {name: float(np.concatenate(values).mean()) for name, values in self.values.items()}
        places = np.concatenate(self.places).mean(axis=0)
        return {**found, "seat_gap": float(places.max() - places.min())}

    def error(self, name: str) -> float:
        if name not in self.values:
            return 0.0
        values = np.concatenate(self.values[name])
        return float(values.std() / np.sqrt(len(values)))


def exact_figures(design: Design, race: Race) -> dict[str, float]:
    """The figures that follow from the races of players who cannot touch each other, all from the start."""
    markov, position = design.game.markov, design.position
    assert isinstance(markov, Standing)
    here = markov.stand(position.state, position.setup, 0)
    arrival = [race.arrival[here]] * design.players
    places = first_to_end(arrival)
    left = (1 - np.cumsum(race.arrival[here])) ** design.players
    return {
        "edge": places[0] - 1 / design.players,
        "seat_gap": max(places) - min(places),
        "rounds": float(left.sum()),
    }
