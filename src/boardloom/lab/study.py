"""Designs measured side by side with the same luck: what measuring, comparing and sweeping have in common."""

import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from math import inf
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from boardloom.core.errors import BadOptions
from boardloom.core.message import message
from boardloom.core.options import listed
from boardloom.engine.playout import BATCH as LARGE_BATCH
from boardloom.lab.design import Design
from boardloom.lab.figures import SECONDS, Estimate, Figure, figures_of
from boardloom.lab.joint import joint_of
from boardloom.lab.odds import odds
from boardloom.lab.race import Race, race_of
from boardloom.lab.rows import BATCH, FEW, Recorder, Rows, record, recorded, recorder
from boardloom.lab.sequences import ALPHA, Bounded
from boardloom.lab.sequences import Sequence as Tally

MOST_JUDGED, MOST_GAMES = 200_000, 20_000_000
"""Games after which nobody waits for more precision."""
SOON = 0.1
"""Seconds that a batch should take."""
QUANTILES = {"median": 0.5, "5%": 0.05, "95%": 0.95}
LONGEST = 16_384
"""Steps of a length that are counted apart; longer games count as so long."""
STEPS: Mapping[str, int] = {"rounds": 1, "moves": 1, "minutes": 10}
"""The lengths whose quantiles are told, and how many steps there are to one."""


class Amount(NamedTuple):
    """How many games were played: the first of them with the chances along them."""

    judged: int
    games: int
    judged_batch: int = BATCH
    """How many were judged together. The last bits of a sum depend on it."""
    batch: int = LARGE_BATCH


class _Tallies:
    """What is known of one design."""

    def __init__(self, design: Design, race: Race | None, pace: Mapping[str, float]) -> None:
        self.design = design
        self.made: Recorder = recorder(design.position, design.policies, race=race)
        record(self.made, 0, 0, 0, True)  # compiles
        self.certain_places, rounds = _certain(design)
        """The share of wins of each place, where a chain gives it."""
        self.certain = _figures(self.certain_places, rounds)
        # Without rollouts the chances follow from the races.
        self.figures = figures_of(design.game, design.players, not self.made.rollouts, pace)
        self.own = {figure.name: figure.tally() for figure in self.figures}
        self.changes: dict[str, Tally] = {}
        """By figure: the differences from the first design."""
        self.places: list[Bounded] = [Bounded(0, 1) for _ in range(design.players)]
        self.lengths = {name: np.zeros(LONGEST, np.int64) for name in STEPS}
        """By figure: how many games were so many steps long."""

    def add(self, rows: Rows, judged: bool, counted: NDArray[np.bool_]) -> dict[str, NDArray[np.float64]]:
        """Count those of the games; gives the values of each figure."""
        values = {f.name: f.values(rows)[counted] for f in self.figures if judged or not f.judged}
        for name, column in values.items():
            self.own[name].add(column)
        for tally, column in zip(self.places, rows.shares_by_place[counted].T, strict=True):
            tally.add(column)
        for name, steps in STEPS.items():
            long = np.minimum(np.rint(values[name] * steps), LONGEST - 1).astype(np.int64)
            self.lengths[name] += np.bincount(long, minlength=LONGEST)
        return values

    def estimates(self) -> dict[str, Estimate]:
        found = {f.name: self._told(f, self.own[f.name]) for f in self.figures}
        found["seat_gap"] = self._gap()
        for name, value in self.certain.items():
            found[name] = Estimate.certain(value)
        for name, steps in STEPS.items():
            if played := self.lengths[name].sum():
                reached = np.cumsum(self.lengths[name]) / played
                spread = {told: float(np.argmax(reached >= q)) / steps for told, q in QUANTILES.items()}
                found[name] = replace(found[name], spread=spread)
        return found

    def _told(self, figure: Figure, tally: Tally) -> Estimate:
        rollouts = self.made.rollouts if figure.judged else 0
        return Estimate(tally.mean, *tally.interval(), False, tally.n, rollouts)

    def _gap(self) -> Estimate:
        """From intervals that hold for all places together."""
        means = [tally.mean for tally in self.places]
        ends = [tally.interval(ALPHA / len(means)) for tally in self.places]
        low = max(0.0, max(low for low, _ in ends) - min(high for _, high in ends))
        high = max(high for _, high in ends) - min(low for low, _ in ends)
        return Estimate(max(means) - min(means), low, high, False, self.places[0].n)


def _certain(design: Design) -> tuple[Sequence[float], float]:
    """What a chain gives, of each player's race or of two players together: the share of wins of each place,
    and the rounds; none where there is no chain."""
    markov, position = design.game.markov, design.position
    if markov and not markov.coupling(position):
        found = odds(position, games=1)
        if found.exact and found.length and not found.length.never:
            return found.by_place, found.length.mean
    elif joint := joint_of(position):
        return joint.by_place, joint.rounds
    return (), 0.0


def _figures(places: Sequence[float], rounds: float) -> dict[str, float]:
    """The figures that follow from what a chain gives."""
    if not len(places):
        return {}
    return {"edge": places[0] - 1 / len(places), "seat_gap": max(places) - min(places), "rounds": rounds}


class Study:
    """Designs whose games are played with the same luck; the first is the one that others are compared with.

    It can be asked at any time, so nothing is lost if somebody interrupts it."""

    def __init__(
        self, designs: Sequence[Design], seed: int = 0, pace: Mapping[str, float] | None = None,
        turns: int = 0,
    ) -> None:  # fmt: skip
        """`turns`: of how many turns of each game `watch` is told the chances."""
        if len({design.name for design in designs}) > 1:
            raise BadOptions(message("lab-other-game"))
        self.designs, self.seed, self.pace = tuple(designs), seed, _checked(pace or {})
        self.unfinished, self.turns = 0, turns
        self.watch: Callable[[int, Rows], None] = lambda which, rows: None
        """Is told all games that are judged, by the number of their design."""
        races = [race_of(design.position) for design in designs]
        # Rollouts blur chances. So that designs differ in nothing else, all are judged by them or none.
        known = all(races)
        self.tallies = [
            _Tallies(design, race if known else None, self.pace)
            for design, race in zip(designs, races, strict=True)
        ]
        base = self.tallies[0].own
        for tallies in self.tallies[1:]:
            shared = [figure for figure in tallies.figures if figure.name in base]
            tallies.changes = {f.name: f.difference(base[f.name], tallies.own[f.name]) for f in shared}
        self.amount = Amount(0, 0, BATCH if known else FEW)

    def hurry(self) -> None:
        """Make batches small enough that somebody who waits for a second sees numbers."""
        judged, plain = (
            max(1, round(SOON * few / sum(_seconds(t.made, few, chances) for t in self.tallies)))
            for few, chances in ((2, True), (16, False))
        )
        amount = self.amount
        smaller = {"judged_batch": min(judged, amount.judged_batch), "batch": min(plain, amount.batch)}
        self.amount = amount._replace(**smaller)

    def play(self, games: int, judged: bool, threads: int | None = None) -> Generator[int, None, None]:
        """Play so many more games of each design; yields how many each has, batch by batch."""
        numbers = range(self.amount.games, self.amount.games + games)
        size = self.amount.judged_batch if judged else self.amount.batch
        streams = [
            recorded(t.made, self.seed, numbers, judged, threads, size, self.turns * judged)
            for t in self.tallies
        ]
        with closing(_Streams(streams)):
            for together in zip(*streams, strict=True):
                self._count(together, judged)
                yield self.amount.games

    def _count(self, together: tuple[Rows, ...], judged: bool) -> None:
        # Games that do not end count in no number, and neither do their pairs.
        counted = np.logical_and.reduce([rows.finished for rows in together])
        self.unfinished += int((~counted).sum())
        base: dict[str, NDArray[np.float64]] = {}
        for i, (tallies, rows) in enumerate(zip(self.tallies, together, strict=True)):
            values = tallies.add(rows, judged, counted)
            if judged:
                self.watch(i, rows)
            base = base or values
            for name in values.keys() & base.keys() if i else ():
                tallies.changes[name].add(values[name] - base[name])
        played = len(together[0].moves)
        now = self.amount
        self.amount = now._replace(judged=now.judged + played * judged, games=now.games + played)

    def estimates(self, which: int = 0) -> dict[str, Estimate]:
        """What is known of one of the designs."""
        return self.tallies[which].estimates()

    def changes(self, which: int) -> dict[str, Estimate]:
        """By how much one of the designs differs from the first."""
        base, other = self.tallies[0], self.tallies[which]
        found = {
            f.name: other._told(f, other.changes[f.name]) for f in other.figures if f.name in other.changes
        }
        before, after = base.certain, other.certain
        for name in before.keys() & after.keys():
            found[name] = Estimate.certain(after[name] - before[name])
        return found

    def doubts(self, which: int, names: Sequence[str]) -> dict[str, float]:
        """How likely so large a difference would be if there were none, by figure."""
        certain = self.tallies[0].certain.keys() & self.tallies[which].certain.keys()
        changes, found = self.changes(which), self.tallies[which].changes
        return {n: float(not changes[n].value) if n in certain else found[n].doubt() for n in names}

    def repeat(self, amount: Amount, threads: int | None = None) -> None:
        """Play as many games as another study has."""
        self.amount = self.amount._replace(judged_batch=amount.judged_batch, batch=amount.batch)
        for _ in self.play(amount.judged, True, threads):
            pass
        for _ in self.play(amount.games - amount.judged, False, threads):
            pass


def _checked(pace: Mapping[str, float]) -> dict[str, float]:
    """How long events take at the table, where nothing is said as usual."""
    for name, seconds in pace.items():
        if name not in SECONDS:
            raise BadOptions(message("lab-pace-unknown", kind=repr(name), choices=listed(SECONDS)))
        if not 0 <= seconds < inf:
            raise BadOptions(message("lab-pace", kind=repr(name)))
    return {**SECONDS, **pace}


def _seconds(made: Recorder, games: int, judged: bool) -> float:
    """What so many games take."""
    began = time.perf_counter()
    record(made, 0, 0, games, judged)
    return time.perf_counter() - began


class _Streams:
    """Several generators that end together."""

    def __init__(self, streams: Sequence[Generator[Rows, None, None]]) -> None:
        self.streams = streams

    def close(self) -> None:
        for stream in self.streams:
            stream.close()


class Goal(NamedTuple):
    """When a study has played enough."""

    games: int | None = None
    """Played of each design."""
    seconds: float | None = None
    until: Mapping[str, float] = {}
    """By figure: half the width that its interval may have."""

    def check(self, study: Study) -> None:
        """Refuse precision of figures that there are not, or that no number of games could reach."""
        for name, half in self.until.items():
            if name not in study.estimates():
                known = ", ".join(study.estimates())
                raise BadOptions(message("lab-figure-unknown", figure=repr(name), choices=known))
            if not half > 0:
                raise BadOptions(message("lab-precision", figure=repr(name)))


SECONDS_BY_DEFAULT = 1.0
JUDGED_SHARE = 0.6
"""Of the time, how much is given to games that are judged."""


def pursue(study: Study, goal: Goal, threads: int | None = None) -> Generator[float, None, None]:
    """Play until the goal is reached; yields the share that is done. It may be left at any time."""
    goal.check(study)
    began, wanted = time.perf_counter(), goal.seconds
    if wanted is None and goal.games is None and not goal.until:
        wanted = SECONDS_BY_DEFAULT
    if goal.games is not None:
        yield from _of(study.play(min(goal.games, MOST_JUDGED), True, threads), goal.games)
        yield from _of(study.play(max(0, goal.games - MOST_JUDGED), False, threads), goal.games)
        return
    study.hurry()
    changes = len(study.designs) > 1
    for judged, most, share in ((True, MOST_JUDGED, JUDGED_SHARE), (False, MOST_GAMES, 1.0)):
        mine = {f.name for f in study.tallies[0].figures if f.judged}
        names = [name for name in goal.until if not judged or name in mine]
        left = most if wanted is not None or names or judged else 0
        if wanted is None and not names:
            left = min(left, study.amount.judged_batch)  # a few, so that every figure is told
        with closing(study.play(left, judged, threads)) as playing:
            for _ in playing:
                known = study.changes(1) if changes else study.estimates()
                halves = [known[name].half / goal.until[name] for name in names if name in known]
                if halves and max(halves) <= 1:
                    break
                spent = (time.perf_counter() - began) / wanted if wanted else 0.0
                yield min(1.0, max(spent, 1 / max(halves) ** 2 if halves else spent))
                if wanted and spent >= share:
                    break


def _of(playing: Generator[int, None, None], games: int) -> Generator[float, None, None]:
    with closing(playing):
        for done in playing:
            yield done / games
