"""A search for boards while somebody looks on: what was found so far, a little more each time it is asked
for."""

import json
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from boardloom.lab.design import Design
from boardloom.lab.finding import Found, Search, searching
from boardloom.lab.live import aside, cpu, kept, paid
from boardloom.lab.live_aside import FIRST
from boardloom.lab.live_view import LabFigure, told
from boardloom.lab.search import Range

GALLERY = 12
"""Boards that are shown."""
CLOSEST = 6
"""The same where none fits."""
SHOWN = ("edge", "seat_gap", "rounds", "lead_changes", "drama", "decided_at", "dead_time")
"""The figures of a board that are told."""
MEASURED = 1.0
"""Seconds for which the best is measured at last, with other luck."""
ENDLESS = 10**9


class FoundBoard(Struct):
    """A design that was tried, by games of which it was chosen."""

    options: dict[str, Any]
    figures: dict[str, float]
    fits: bool


class BestBoard(Struct):
    """The best of them, measured with luck of which it was not chosen."""

    options: dict[str, Any]
    figures: list[LabFigure]
    fits: bool


class FindView(Struct):
    """What a search has found by now."""

    stage: Literal["preparing", "searching", "done"]
    seconds: float
    tried: int = 0
    fitting: int = 0
    gallery: list[FoundBoard] = []
    """The best of each length and drama first; where none fits, what comes closest."""
    best: BestBoard | None = None


class Wanted(NamedTuple):
    """What is searched for: boards of one option of a design."""

    game: str
    options: Mapping[str, Any]
    over: str
    figure: str
    maximise: bool
    where: Mapping[str, Range]
    seconds: float
    seed: int = 0

    @property
    def key(self) -> str:
        return json.dumps(self, sort_keys=True)


class LiveSearch:
    """A search that goes on piece by piece."""

    def __init__(self, wanted: Wanted, who: str = "") -> None:
        self.wanted, self.since = wanted, time.monotonic()
        self.spent = 0.0
        self.found: Found | None = None
        self._making = aside.submit(FIRST, who, self._begin)

    def _begin(self) -> tuple[Search, Iterator[float]]:
        wanted = self.wanted
        aim = {"maximise" if wanted.maximise else "minimise": wanted.figure}
        base = Design(wanted.game, **wanted.options)
        search = searching(base, wanted.over, where=wanted.where, seed=wanted.seed, **aim)
        running = search.run(tries=ENDLESS)
        next(running)  # compiles
        return search, running

    def forget(self) -> None:
        """Nobody asks any more: if it was not begun, it will not be."""
        self._making.cancel()

    def go_on(self, seconds: float, finish: bool) -> None:
        """Try boards for so long; once the time for the search is over, or it should finish, measure the
        best."""
        try:
            search, running = self._making.result(seconds)
        except TimeoutError:
            return
        if self.found:
            return
        began = time.perf_counter()
        with suppress(StopIteration):
            while not finish and time.perf_counter() - began < seconds:
                next(running)
        self.spent += time.perf_counter() - began
        if finish or self.spent >= self.wanted.seconds:
            self.found = search.result(MEASURED / 0.15, threads=1)

    def view(self) -> FindView:
        if not self._making.done():
            return FindView("preparing", time.monotonic() - self.since)
        search, _ = self._making.result()
        held = search.map.gallery()
        shown = held[:GALLERY] or search.map.closest[:CLOSEST]
        gallery = [
            FoundBoard(
                dict(judged.design.options),
                {name: round(judged.figures[name], 5) for name in SHOWN if name in judged.figures},
                judged.fits,
            )
            for judged in shown
        ]
        best = None
        if self.found:
            figures = [told(name, self.found[name]) for name in SHOWN if name in self.found.best.estimates]
            best = BestBoard(dict(self.found.design.options), figures, self.found.fits)
        stage: Literal["searching", "done"] = "done" if self.found else "searching"
        return FindView(stage, self.spent, search.tried, len(held), gallery, best)


def look_for(wanted: Wanted, seconds: float, finish: bool, who: str = "") -> tuple[FindView, float]:
    """What a search has found after so many more seconds; and what that took of the processor."""
    began = cpu()
    live = kept(wanted.key, lambda: LiveSearch(wanted, who))
    live.go_on(seconds, finish)
    return live.view(), paid(who, began)
