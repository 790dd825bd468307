"""A design while somebody changes it: its numbers beside those of a pinned version, a little sharper each
time they are asked for.

Whoever watches asks again and again; nothing is played in between. So a page that is left costs nothing.
"""

import json
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from math import hypot, isfinite
from typing import Any, Literal, NamedTuple, TypeVar

import numpy as np
from msgspec import Struct

from boardloom.lab.design import Design
from boardloom.lab.figures import Estimate
from boardloom.lab.rows import Rows, compile_for_others, record
from boardloom.lab.simulate import Simulation
from boardloom.lab.skill import UsualDepth
from boardloom.lab.study import SOON, Study
from boardloom.lab.tension import DRAMA

CHIPS = ("edge", "rounds", "lead_changes", "decided_at", "dead_time", "depth")
"""The figures that are told, in this order."""
TURNS = 400
"""Turns of a game whose chances are kept for the fan."""
FAN_GAMES = 400
FAN_POINTS = 40
FAN = (0.05, 0.25, 0.5, 0.75, 0.95)
"""The quantiles of the fan, over games."""
DRAMATIC_OF = 1000
"""Among how many games the most dramatic one is looked for."""
LANDING_GAMES = 4000
DEPTH_GAMES = 512
MOST_JUDGED = 20_000
MOST_SECONDS = 20.0
"""Of the processor: after that nobody waits for more precision."""
PLAIN = 0.3
"""Of the time, how much is given to games that are not judged."""
WIDEST = 48
"""Bars of a histogram."""
KEPT = 6
"""Questions whose games are remembered."""
LONGEST_GAME = 20_000
"""Actions of a game that can be watched."""


class LabChange(Struct):
    """By how much a figure differs from the pinned version's."""

    value: float
    low: float | None
    high: float | None
    exact: bool


class LabFigure(Struct):
    """What is known of a figure; ends of its interval that nothing is known of are null."""

    name: str
    value: float
    low: float | None
    high: float | None
    exact: bool
    change: LabChange | None = None


class Lengths(Struct):
    """How long games are: the shares of games whose rounds are from `first` on, each bar so many wide."""

    first: int
    width: int
    shares: list[float]
    median: float


class Place(Struct):
    """How often the player in some place of the turn order wins."""

    share: float
    low: float
    high: float


class Fan(Struct):
    """The first player's chance to win along many games."""

    turns: list[int]
    quantiles: list[list[float]]
    """For each of `FAN`, by turn."""
    one: list[float]
    """The most dramatic game, by turn."""


class Version(Struct):
    """What is shown of one of the designs besides its figures."""

    lengths: Lengths | None
    places: list[Place]
    exact_places: bool
    landings: list[float] | None
    """By cell: how often it is landed on in a game; nothing where the game does not count that."""


class Dramatic(Struct):
    """The game in which the winner was furthest behind, on average."""

    game: int
    drama: float
    of: int


class LabView(Struct):
    """What is known of a design, and how it differs from the pinned version."""

    stage: Literal["preparing", "measuring", "done"]
    seconds: float
    """While it is being got ready: for how long. Else: what the processor has done for it."""
    games: int = 0
    judged: int = 0
    unfinished: int = 0
    rollouts: int = 0
    """How many games judged each turn; 0 where chances are worked out."""
    bot: str = ""
    """Who plays."""
    figures: list[LabFigure] = []
    shown: Version | None = None
    pinned: Version | None = None
    fan: Fan | None = None
    dramatic: Dramatic | None = None


class Question(NamedTuple):
    """Which game by which options; and those of the pinned version, none if nothing is pinned."""

    game: str
    options: Mapping[str, Any]
    pinned: Mapping[str, Any] | None = None

    @property
    def key(self) -> str:
        return json.dumps(self, sort_keys=True)


class Live:
    """The games played for one question."""

    def __init__(self, question: Question) -> None:
        asked = [question.options] if question.pinned is None else [question.pinned, question.options]
        self.designs = [Design(question.game, **options) for options in asked]
        self.study = Study(self.designs, turns=TURNS)
        self.study.watch = self._watch
        self.study.amount = self.study.amount._replace(judged_batch=1, batch=16)
        self.depths = [UsualDepth(design) for design in self.designs]
        self.landings: list[list[float] | None] = [None for _ in self.designs]
        self.fans: list[np.ndarray] = []
        self.dramatic: Dramatic | None = None
        self.spent = 0.0
        self._later: list[Callable[[], object]] = [
            *(lambda which=which: self._land(which) for which in range(len(self.designs))),
            lambda: compile_for_others(self.designs[-1].position, self.designs[-1].policies),
            *(lambda depth=depth: depth.play(DEPTH_GAMES) for depth in self.depths),
        ]
        """What can wait until the first numbers are shown; it may have to be compiled."""

    @property
    def done(self) -> bool:
        enough = self.study.amount.judged >= MOST_JUDGED or self.spent >= MOST_SECONDS
        return enough and not self._later

    def go_on(self, seconds: float) -> None:
        """Play for so long."""
        began = time.process_time()
        if self.study.amount.games and self._later:
            self._later.pop(0)()
        if self.study.amount.judged < MOST_JUDGED:
            end = time.perf_counter() + seconds
            self._play(False, time.perf_counter() + PLAIN * seconds)
            self._play(True, end)
        self.spent += time.process_time() - began

    def _play(self, judged: bool, end: float) -> None:
        """Play a batch, then others as long as there is time, each as large as can be waited for."""
        name = "judged_batch" if judged else "batch"
        began = 0.0
        while began < end:
            began = time.perf_counter()
            size = getattr(self.study.amount, name)
            for _ in self.study.play(size, judged, threads=1):
                pass
            if time.perf_counter() - began < SOON / 2:
                self.study.amount = self.study.amount._replace(**{name: 2 * size})

    def _watch(self, which: int, rows: Rows) -> None:
        """Keep what is shown of the games of the design itself, the last one."""
        if which < len(self.designs) - 1:
            return
        ended = np.flatnonzero(rows.finished)
        if not len(ended):
            return
        if sum(map(len, self.fans)) < FAN_GAMES:
            self.fans.append(_of_first(rows, ended))
        of = self.dramatic.of if self.dramatic else 0
        if of < DRAMATIC_OF:
            drama = rows.tension[ended, DRAMA]
            best = int(drama.argmax())
            new = Dramatic(rows.first + int(ended[best]), float(drama[best]), of + len(ended))
            old = self.dramatic
            self.dramatic = Dramatic(old.game, old.drama, new.of) if old and old.drama >= new.drama else new

    def _land(self, which: int) -> None:
        design = self.designs[which]
        stats = design.game.stats
        if stats is None or not hasattr(stats.blank(design.position.setup), "landings"):
            return
        simulation = Simulation(design.position, 0, design.policies)
        for _ in simulation.play(LANDING_GAMES, threads=1):
            pass
        self.landings[which] = [float(share) for share in simulation.report().stats["landings"]]

    def view(self) -> LabView:
        """What is known by now."""
        last = len(self.designs) - 1
        pinned = self._version(0) if last else None
        study = self.study
        return LabView(
            "done" if self.done else "measuring",
            self.spent,
            study.amount.games,
            study.amount.judged,
            study.unfinished,
            study.tallies[last].made.rollouts,
            self.designs[last].policies[0],
            self._figures(),
            self._version(last),
            pinned,
            _fan(self.fans, self._one()),
            self.dramatic,
        )

    def _figures(self) -> list[LabFigure]:
        last = len(self.designs) - 1
        known, changes = self.study.estimates(last), self.study.changes(last) if last else {}
        depths = [depth.estimate() for depth in self.depths]
        before, now = depths[0], depths[last]
        if now:
            known["depth"] = now
        if last and before and now:
            changes["depth"] = _apart(before, now)
        names = [name for name in CHIPS if name in known and (known[name].exact or known[name].games)]
        return [told(name, known[name], changes.get(name)) for name in names]

    def _version(self, which: int) -> Version:
        tallies = self.study.tallies[which]
        certain = tallies.certain_places
        places = [Place(share, share, share) for share in certain] or [
            Place(tally.mean, *tally.interval()) for tally in tallies.places
        ]
        lengths = tallies.lengths["rounds"]
        return Version(
            _lengths(lengths) if lengths.any() else None, places, len(certain) > 0, self.landings[which]
        )

    def _one(self) -> list[float]:
        if self.dramatic is None:
            return []
        row = _of_first(self._again(self.dramatic.game), np.zeros(1, np.int64))[0]
        return [round(float(chance), 4) for chance in row[~np.isnan(row)]]

    def _again(self, game: int) -> Rows:
        """A game played once more, with all that is done in it."""
        made = self.study.tallies[-1].made
        return record(made, self.study.seed, game, 1, True, turns=TURNS, actions=LONGEST_GAME)

    def replay(self, game: int) -> tuple[list[int], list[list[float]]]:
        """The actions of a game, and everybody's chances before the first and after each."""
        rows = self._again(game)
        moves = min(LONGEST_GAME, abs(int(rows.moves[0])))
        begins = rows.begins[0]
        turns = max(1, int(np.count_nonzero(begins)) + (begins[0] == 0))
        turn = np.searchsorted(begins[:turns], np.arange(moves + 1), "right") - 1
        shares = rows.chances[0][np.maximum(turn, 0)].astype(float).round(4).tolist()
        if rows.finished[0]:
            shares[-1] = rows.shares[0].tolist()
        return rows.actions[0, :moves].tolist(), shares


def _apart(base: Estimate, other: Estimate) -> Estimate:
    """The difference of two figures that were not measured together."""
    value, half = other.value - base.value, hypot(base.half, other.half)
    return Estimate(value, value - half, value + half, base.exact and other.exact, other.games)


def told(name: str, known: Estimate, change: Estimate | None = None) -> LabFigure:
    """A figure as screens show it."""
    differs = LabChange(change.value, *_ends(change), change.exact) if change else None
    return LabFigure(name, known.value, *_ends(known), known.exact, differs)


def _ends(known: Estimate) -> tuple[float | None, float | None]:
    """An interval as JSON can have it, which knows no infinity."""
    return tuple(end if isfinite(end) else None for end in (known.low, known.high))  # type: ignore[return-value]


def _lengths(counts: np.ndarray) -> Lengths:
    """A histogram without its longest tail."""
    reached = np.cumsum(counts) / counts.sum()
    first, last = int(np.flatnonzero(counts)[0]), int(np.argmax(reached >= 0.995))
    width = max(1, -(-(last - first + 1) // WIDEST))
    bars = -(-(last - first + 1) // width)
    padded = np.pad(counts, (0, width))[first : first + bars * width]
    shares = padded.reshape(bars, width).sum(axis=1) / counts.sum()
    return Lengths(first, width, [round(float(share), 5) for share in shares], int(np.argmax(reached >= 0.5)))


def _of_first(rows: Rows, games: np.ndarray) -> np.ndarray:
    """By game and turn: the chance of whoever is first in the turn order; at the end what it won, then
    nothing (NaN)."""
    seats = (rows.course.places[games] == 0).argmax(axis=1)
    found = rows.chances[games, :, seats].astype(float)
    won = rows.shares[games, seats]
    for row, game, share in zip(found, games, won, strict=True):
        begins = rows.begins[game]
        turns = int(np.count_nonzero(begins)) + int(begins[0] == 0)
        row[turns:] = np.nan
        if turns < len(row):
            row[turns] = share
    return found


def _fan(games: Sequence[np.ndarray], one: list[float]) -> Fan | None:
    """Quantiles over games; those that have ended count as they ended."""
    if not games:
        return None
    known = np.concatenate(games)
    lengths = (~np.isnan(known)).sum(axis=1)
    last = int(np.quantile(lengths, 0.95))
    for row, length in zip(known, lengths, strict=True):
        row[length:] = row[length - 1]
    turns = np.unique(np.linspace(0, max(1, last - 1), FAN_POINTS).round().astype(int))
    quantiles = np.quantile(known[:, turns], FAN, axis=0).round(4)
    return Fan([int(turn) for turn in turns], quantiles.tolist(), one)


_kept: OrderedDict[str, object] = OrderedDict()
"""What was asked lately in this process."""
T = TypeVar("T")


def kept(key: str, make: Callable[[], T]) -> T:
    """What is remembered under a key; made where nothing is."""
    found: T = _kept.pop(key) if key in _kept else make()  # type: ignore[assignment]
    _kept[key] = found
    while len(_kept) > KEPT:
        _kept.popitem(last=False)
    return found


def look(question: Question, seconds: float) -> tuple[LabView, float]:
    """What is known of a design after so many more seconds; and what that took of the processor."""
    began = time.process_time()
    live = kept(question.key, lambda: Live(question))
    live.go_on(seconds)
    return live.view(), time.process_time() - began


def watch(question: Question, game: int) -> tuple[tuple[list[int], list[list[float]]], float]:
    """The actions of one game of a design, and the chances along it; and what that took of the processor."""
    began = time.process_time()
    live = kept(question.key, lambda: Live(question))
    return live.replay(game), time.process_time() - began
