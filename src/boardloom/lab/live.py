"""A design while somebody changes it: its numbers beside those of a pinned version, a little sharper each
time they are asked for.

Whoever watches asks again and again; nothing is played in between. So a page that is left costs nothing. What
has to be compiled is compiled aside: until then, games are played by the rules as they are written.
"""

import json
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, wait
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeVar

import numpy as np

from boardloom.lab.design import Design
from boardloom.lab.live_aside import AHEAD, FIRST, LATER, Aside
from boardloom.lab.live_meanwhile import Meanwhile
from boardloom.lab.live_view import (
    Dramatic,
    LabFigure,
    LabView,
    Place,
    Version,
    apart,
    fan,
    lengths,
    of_first,
    told,
)
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
DRAMATIC_OF = 1000
"""Among how many games the most dramatic one is looked for."""
LANDING_GAMES = 4000
DEPTH_GAMES = 512
MOST_JUDGED = 20_000
MOST_SECONDS = 20.0
"""Of the processor: after that nobody waits for more precision."""
PLAIN = 0.3
"""Of the time, how much is given to games that are not judged."""
KEPT = 12
"""Questions whose games are remembered."""
LONGEST_GAME = 20_000
"""Actions of a game that can be watched."""
QUICK = 0.1
"""Seconds of play before the first answer: whoever changed a rule sees at once that something happens."""
AT_HAND = 0.9
"""Of the time of the first answer, how much machine code is waited for; then games are played without it."""

T = TypeVar("T")
aside = Aside()
"""Of this process."""


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

    def __init__(self, question: Question, who: str = "") -> None:
        """`who` wants to know: everybody's machine code is made in turn."""
        asked = [question.options] if question.pinned is None else [question.pinned, question.options]
        self.designs = [Design(question.game, **options) for options in asked]
        self.who, self.since = who, time.monotonic()
        self.study: Study | None = None
        """The games; there are none until there is machine code."""
        self.meanwhile: Meanwhile | None = None
        """What is told until then."""
        self.depths = [UsualDepth(design).estimate() for design in self.designs]
        self.landings: list[list[float] | None] = [None for _ in self.designs]
        self.fans: list[np.ndarray] = []
        self.dramatic: Dramatic | None = None
        self.asked, self.spent = False, 0.0
        self._making = aside.submit(FIRST, who, lambda: Study(self.designs, turns=TURNS))
        self._later: list[Future[None]] = []
        """What completes the picture; it may have to be compiled."""

    @property
    def done(self) -> bool:
        judged = self.study.amount.judged if self.study else 0
        enough = judged >= MOST_JUDGED or self.spent >= MOST_SECONDS
        return enough and all(each.done() for each in self._later)

    def forget(self) -> None:
        """Nobody asks any more: nothing is begun for it."""
        self._making.cancel()
        for each in self._later:
            each.cancel()

    def ready(self, seconds: float) -> Study | None:
        """The games, if there is machine code for them within so many seconds."""
        if self.study is None:
            try:
                study = self._making.result(seconds)
            except TimeoutError:
                return None
            study.watch = self._watch
            study.amount = study.amount._replace(judged_batch=1, batch=16)
            self.study, self.meanwhile = study, None
            last = self.designs[-1]
            every = range(len(self.designs))
            pieces = [
                *((LATER, partial(work, which)) for work in (self._land, self._deepen) for which in every),
                (AHEAD, partial(compile_for_others, last.position, last.policies)),
            ]
            self._later = [aside.submit(urgency, self.who, piece) for urgency, piece in pieces]
        return self.study

    def go_on(self, seconds: float) -> None:
        """Play for so long."""
        began = cpu()
        study = self.ready(0 if self.asked else AT_HAND * seconds)
        if not self.asked:
            seconds = min(seconds, QUICK)
        self.asked, end = True, time.perf_counter() + seconds
        if study is None:
            self.meanwhile = self.meanwhile or Meanwhile(self.designs)
            self.meanwhile.play(end, self._making.done)
            wait([self._making], max(0.0, end - time.perf_counter()))  # nobody need ask again at once
            return
        for each in self._later:
            if each.done():
                each.result()  # tells what went wrong
        if study.amount.judged < MOST_JUDGED:
            self._play(study, False, time.perf_counter() + PLAIN * seconds)
            self._play(study, True, end)
        else:
            wait(self._later, seconds)
        self.spent += cpu() - began

    def _play(self, study: Study, judged: bool, end: float) -> None:
        """Play a batch, then others as long as there is time, each as large as can be waited for."""
        name = "judged_batch" if judged else "batch"
        began = 0.0
        while began < end:
            began = time.perf_counter()
            size = getattr(study.amount, name)
            for _ in study.play(size, judged, threads=1):
                pass
            if time.perf_counter() - began < SOON / 2:
                study.amount = study.amount._replace(**{name: 2 * size})

    def _watch(self, which: int, rows: Rows) -> None:
        """Keep what is shown of the games of the design itself, the last one."""
        if which < len(self.designs) - 1:
            return
        ended = np.flatnonzero(rows.finished)
        if not len(ended):
            return
        if sum(map(len, self.fans)) < FAN_GAMES:
            self.fans.append(of_first(rows, ended))
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

    def _deepen(self, which: int) -> None:
        depth = UsualDepth(self.designs[which])
        depth.play(DEPTH_GAMES)
        self.depths[which] = depth.estimate()

    def view(self) -> LabView:
        """What is known by now."""
        last = len(self.designs) - 1
        bot = self.designs[last].policies[0]
        pinned = self._version(0) if last else None
        shown, figures = self._version(last), self._figures()
        if self.study is None:
            waited, now = time.monotonic() - self.since, self.meanwhile
            games, unfinished = (now.games, now.unfinished) if now else (0, 0)
            return LabView("preparing", waited, games, 0, unfinished, 0, bot, figures, shown, pinned)
        study = self.study
        return LabView(
            "done" if self.done else "measuring", self.spent, study.amount.games, study.amount.judged,
            study.unfinished, study.tallies[last].made.rollouts, bot, figures, shown, pinned,
            fan(self.fans, self._one(study)), self.dramatic,
        )  # fmt: skip

    def _figures(self) -> list[LabFigure]:
        last, source = len(self.designs) - 1, self.study or self.meanwhile
        if source is None:
            return []
        known, changes = source.estimates(last), source.changes(last) if last else {}
        before, now = self.depths[0], self.depths[last]
        if now:
            known["depth"] = now
        if last and before and now:
            changes["depth"] = apart(before, now)
        names = [name for name in CHIPS if name in known and (known[name].exact or known[name].games)]
        return [told(name, known[name], changes.get(name)) for name in names]

    def _version(self, which: int) -> Version | None:
        source = self.study or self.meanwhile
        if source is None:
            return None
        tallies = source.tallies[which]
        certain = tallies.certain_places
        places = [Place(share, share, share) for share in certain] or [
            Place(tally.mean, *tally.interval()) for tally in tallies.places
        ]
        rounds = tallies.lengths["rounds"]
        shown = lengths(rounds) if rounds.any() else None
        return Version(shown, places, len(certain) > 0, self.landings[which])

    def _one(self, study: Study) -> list[float]:
        if self.dramatic is None:
            return []
        row = of_first(_again(study, self.dramatic.game), np.zeros(1, np.int64))[0]
        return [round(float(chance), 4) for chance in row[~np.isnan(row)]]


def _again(study: Study, game: int) -> Rows:
    """A game of the design itself played once more, with all that is done in it."""
    made = study.tallies[-1].made
    return record(made, study.seed, game, 1, True, turns=TURNS, actions=LONGEST_GAME)


def replayed(study: Study, game: int) -> tuple[list[int], list[list[float]]]:
    """The actions of a game, and everybody's chances before the first and after each."""
    rows = _again(study, game)
    moves = min(LONGEST_GAME, abs(int(rows.moves[0])))
    begins = rows.begins[0]
    turns = max(1, int(np.count_nonzero(begins)) + (begins[0] == 0))
    turn = np.searchsorted(begins[:turns], np.arange(moves + 1), "right") - 1
    shares = rows.chances[0][np.maximum(turn, 0)].astype(float).round(4).tolist()
    if rows.finished[0]:
        shares[-1] = rows.shares[0].tolist()
    return rows.actions[0, :moves].tolist(), shares


class Remembered(Protocol):
    """What goes on while somebody asks for it."""

    def forget(self) -> None: ...


_kept: OrderedDict[str, Remembered] = OrderedDict()
"""What was asked lately in this process."""
R = TypeVar("R", bound=Remembered)


def kept(key: str, make: Callable[[], R]) -> R:
    """What is remembered under a key; made where nothing is."""
    found: R = _kept.pop(key) if key in _kept else make()  # type: ignore[assignment]
    _kept[key] = found
    while len(_kept) > KEPT:
        _kept.popitem(last=False)[1].forget()
    return found


def cpu() -> float:
    """Seconds of the processor spent on questions, without what is done aside."""
    return time.process_time() - aside.spent()


def paid(who: str, began: float) -> float:
    """The seconds of the processor spent on a visitor since then, and aside since they asked last."""
    return max(0.0, cpu() - began) + aside.paid(who)


def look(question: Question, seconds: float, who: str = "") -> tuple[LabView, float]:
    """What is known of a design after so many more seconds; and what that took of the processor."""
    began = cpu()
    live = kept(question.key, lambda: Live(question, who))
    live.go_on(seconds)
    return live.view(), paid(who, began)


def watch(
    question: Question, game: int, seconds: float, who: str = ""
) -> tuple[tuple[list[int], list[list[float]]] | None, float]:
    """The actions of one game of a design, and the chances along it, nothing while there is no machine code;
    and what that took of the processor."""
    began = cpu()
    study = kept(question.key, lambda: Live(question, who)).ready(seconds)
    return replayed(study, game) if study else None, paid(who, began)


def _study(game: str) -> Study:
    return Study([Design(game)], turns=TURNS)


def get_ready(games: Sequence[str]) -> None:
    """Have compiled in the background what questions about these games will need first."""
    for name in games:
        aside.submit(AHEAD, "", partial(_study, name))
