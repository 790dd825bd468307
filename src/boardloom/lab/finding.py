"""Better boards and better options: many designs are tried, and what is found is measured again.

Boards are bred (`lab/boards.py`), options are proposed by Optuna (`lab/tuning.py`). Of all that fit, a map
keeps the best of each length and drama, so that there is more than one board to choose from.
"""

import time
from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from math import floor, inf
from typing import TYPE_CHECKING, Protocol

from boardloom.core.errors import BadOptions
from boardloom.core.message import message
from boardloom.engine.random import below, key
from boardloom.lab.boards import Boards
from boardloom.lab.cluster import crew
from boardloom.lab.design import Design
from boardloom.lab.experiment import Question, experiment
from boardloom.lab.figures import Estimate
from boardloom.lab.games import Games
from boardloom.lab.measuring import Measurement, Tell, measurement
from boardloom.lab.search import Judge, Judged, Range, Target
from boardloom.lab.study import Goal, Study, pursue

if TYPE_CHECKING:
    import altair

SECONDS = 10.0
FIRST_BOARDS = 24
"""Boards drawn before others are bred from them."""
BROOD = 8
"""Designs proposed at a time, from what was known before: a cluster judges them together."""
CLOSEST = 16
"""Designs kept of those that do not fit."""
ROUND, DRAMA = 1.0, 0.01
"""How wide a field of the map is."""
SEMIFINALISTS = 6
"""How many of the best are judged anew, with luck of which none of them was chosen."""
MEASURED = 0.15
"""Of the time, how much is left for measuring what was found."""
LEAST_GAMES = 256
"""What the winner is measured by at least."""
JUDGING, JUDGING_ANEW, MEASURING, BREEDING = range(1, 5)
"""What keeps the luck of each of these apart."""


@dataclass(frozen=True)
class Found:
    """What a search has found."""

    target: Target
    best: Measurement
    """The best design, measured with luck of which it was not chosen."""
    fits: bool
    """Whether its measured figures are where they should be."""
    tried: int
    study: Study = field(hash=False, repr=False)
    """The games by which it was measured."""
    gallery: tuple[Judged, ...] = field(hash=False, repr=False)
    """All that the map holds: the best of each length and drama, the best first."""

    @property
    def design(self) -> Design:
        return self.best.design

    def __getitem__(self, figure: str) -> Estimate:
        return self.best[figure]

    def chart(self) -> "altair.Chart":
        """The boards that the map holds, by length and drama."""
        from boardloom.lab.charts import gallery_chart

        return gallery_chart([judged.figures for judged in self.gallery], self.target.figure)

    def games(self, number: int, seed: int = 0) -> Games:
        """Games of the best design, a row for each."""
        return self.design.games(number, seed)

    def to_dict(self) -> dict[str, object]:
        """Ready for JSON: an experiment that measures the best design, and how that was found."""
        aim = "maximise" if self.target.sign > 0 else "minimise"
        gallery = [{"design": judged.design.to_dict(), "figures": judged.figures} for judged in self.gallery]
        found = {
            aim: self.target.figure,
            "where": {name: list(ends) for name, ends in self.target.where.items()},
            "tried": self.tried,
            "fits": self.fits,
            "gallery": gallery,
        }
        question = Question("measure", [self.design], seed=self.best.seed)
        return {**experiment(question, self.study), "found": found}


class Map:
    """The best design of each length and drama (a quality-diversity map), and what comes closest to
    fitting."""

    def __init__(self) -> None:
        self.fields: dict[tuple[int, int], Judged] = {}
        self.closest: list[Judged] = []

    def add(self, judged: Judged) -> None:
        if not judged.fits:
            self.closest = sorted([*self.closest, judged], key=lambda j: j.misses)[:CLOSEST]
            return
        where = floor(judged.figures["rounds"] / ROUND), floor(judged.figures.get("drama", 0.0) / DRAMA)
        held = self.fields.get(where)
        if held is None or judged.worth > held.worth:
            self.fields[where] = judged

    def gallery(self) -> tuple[Judged, ...]:
        return tuple(sorted(self.fields.values(), key=lambda judged: -judged.worth))

    def best(self, number: int) -> Sequence[Judged]:
        """The best of all; where none fits, the closest."""
        return self.gallery()[:number] or self.closest[:number]

    @property
    def bar(self) -> float:
        """What a design should be worth to be among the best few."""
        worths = sorted((judged.worth for judged in self.fields.values()), reverse=True)
        return worths[SEMIFINALISTS - 1] if len(worths) >= SEMIFINALISTS else -inf


class Proposals(Protocol):
    """What is tried next."""

    def next(self, found: Map) -> Design:
        """Another design, given what was found so far."""

    def learn(self, judged: Judged) -> None:
        """How the first of those not yet learnt from was judged."""


def judgements(judge: Judge, designs: Sequence[Design], bar: float = -inf) -> Generator[Judged, None, None]:
    """How designs are judged, one after the other, or by all cores of a cluster."""
    others = crew()
    if others is None:
        yield from (judge(design, bar) for design in designs)
        return
    try:
        asked = [others.submit(judge, design, bar) for design in designs]
        yield from (each.result() for each in asked)
    finally:
        others.close()


class Search:
    """A search for designs. It can be asked for what it has at any time."""

    def __init__(self, base: Design, target: Target, proposals: Proposals, seed: int = 0) -> None:
        self.base, self.target, self.seed, self.proposals = base, target, seed, proposals
        self.judge = Judge(base, target, _luck(seed, JUDGING))
        self.map, self.tried = Map(), 0

    def run(self, seconds: float | None = None, tries: int | None = None) -> Generator[float, None, None]:
        """Try designs for so long, or so many; yields the share that is done. It may be left at any time."""
        self.judge(self.base)  # compiles
        began = time.perf_counter()
        limit = (SECONDS if seconds is None and tries is None else seconds or inf) * (1 - MEASURED)
        share = 0.0
        while share < 1:
            brood = min(BROOD, tries - self.tried if tries else BROOD)
            designs = [self.proposals.next(self.map) for _ in range(brood)]
            with closing(judgements(self.judge, designs, self.map.bar)) as judging:
                for judged in judging:
                    yield share
                    self.proposals.learn(judged)
                    self.map.add(judged)
                    self.tried += 1
                    share = max((time.perf_counter() - began) / limit, self.tried / tries if tries else 0.0)
                    if share >= 1:
                        break
        yield 1.0

    def result(self, seconds: float | None = None, threads: int | None = None) -> Found:
        """Judge the best anew, and measure the winner."""
        again = Judge(self.base, self.target, _luck(self.seed, JUDGING_ANEW))
        finalists = list(judgements(again, [judged.design for judged in self.map.best(SEMIFINALISTS)]))
        winner = max(finalists, key=lambda judged: judged.rank).design if finalists else self.base
        study = Study([winner], _luck(self.seed, MEASURING))
        goal = Goal(games=LEAST_GAMES) if seconds is None else Goal(seconds=seconds * MEASURED)
        for _ in pursue(study, goal, threads):
            pass
        best = measurement(study)
        figures = {name: estimate.value for name, estimate in best.estimates.items()}
        fits = not self.target.misses(figures)
        return Found(self.target, best, fits, self.tried, study, self.map.gallery())


def _luck(seed: int, use: int) -> int:
    return key(seed, use) >> 1  # seeds are below 2**63


class Breeding:
    """Boards from boards: the first are drawn by the computer, then good ones are changed."""

    def __init__(self, base: Design, option: str, seed: int) -> None:
        self.boards, self.luck, self.draws, self.made = Boards(base, option), key(seed, BREEDING), 0, 0

    def draw(self, bound: int) -> int:
        """A number below another one."""
        self.draws += 1
        return int(below(self.luck, self.draws, bound))

    def next(self, found: Map) -> Design:
        """The design itself first, boards drawn by the computer, then changes of what is good."""
        self.made += 1
        if self.made == 1:
            return self.boards.base
        if self.made <= FIRST_BOARDS and (drawn := self.boards.drawn(self.made)):
            return drawn
        return self.boards.changed(self._parent(found), self.draw)

    def _parent(self, found: Map) -> Design:
        """Often one of the best, sometimes any that the map holds; where nothing fits, what comes close."""
        held = found.gallery()
        if held:
            best = min(len(held), SEMIFINALISTS)
            return held[self.draw(best if self.draw(3) else len(held))].design
        near = found.closest
        if not near:
            return self.boards.base
        return near[min(self.draw(len(near)), self.draw(len(near)))].design

    def learn(self, judged: Judged) -> None:
        """The map has it."""


def searching(
    base: Design, over: str | Mapping[str, object] | Sequence[str], *, maximise: str = "", minimise: str = "",
    where: Mapping[str, Range] | None = None, seed: int = 0,
) -> Search:  # fmt: skip
    """A search as it is asked for: over the boards of one option, or over several options."""
    if bool(maximise) == bool(minimise):
        raise BadOptions(message("lab-one-aim"))
    target = Target(maximise or minimise, dict(where or {}), 1 if maximise else -1)
    if isinstance(over, str):
        return Search(base, target, Breeding(base, over, seed), seed)
    from boardloom.lab.tuning import Tuning  # it asks this module what a map is

    return Search(base, target, Tuning(base, over, seed), seed)


def find(
    base: Design, over: str | Mapping[str, object] | Sequence[str], *, maximise: str = "", minimise: str = "",
    where: Mapping[str, Range] | None = None, seconds: float | None = None, tries: int | None = None,
    seed: int = 0, threads: int | None = None, progress: Tell | None = None,
) -> Found:  # fmt: skip
    """Search for a design of which some figure is as large, or as small, as can be, with others between
    bounds.

    `over` is an option that is a board, or several options: their names, or with the values that each may
    take, a tuple of two numbers being a range. It takes ten seconds, or `seconds`, or `tries` designs, which
    can be repeated. What is found is measured again with other luck.

    >>> base = Design("snakes", turn_order="fixed")
    >>> found = find(base, "entities", maximise="lead_changes", where={"rounds": (10, 30)}, tries=30)
    >>> found.fits, found.tried, found["rounds"].exact
    (True, 30, True)
    """
    search = searching(base, over, maximise=maximise, minimise=minimise, where=where, seed=seed)
    for done in search.run(seconds, tries):
        if progress:
            progress(done)
    return search.result(seconds, threads)
