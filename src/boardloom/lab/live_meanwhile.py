"""What is told of designs while their machine code is being made: games played by the rules as they are
written. These are the same games, only few of them."""

import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial

import numpy as np
from numpy.typing import NDArray

from boardloom.engine.kernel import ActionBuffers, Setup, plain
from boardloom.engine.policy import by_number, prepared
from boardloom.lab.design import Design
from boardloom.lab.figures import Estimate, figures_of
from boardloom.lab.own_figures import own_figures
from boardloom.lab.race import Race, no_race
from boardloom.lab.rows import Play, Recorder, Rows, Scratch, Task, loop, record
from boardloom.lab.sequences import Bounded
from boardloom.lab.sequences import Sequence as Tally

LONGEST = 4096
"""Rounds that are counted apart; longer games count as so long."""
MOST = 4000
"""Games of each design: by then there is machine code, or nobody looks."""


def as_written(design: Design) -> Recorder:
    """The loop of the lab as plain Python, which needs no preparation."""
    names, own = tuple(sorted(set(design.policies))), own_figures(design.name)
    origin = prepared(design.position, names)
    bots = np.array([names.index(name) for name in design.policies], np.int32)
    play = loop(origin.game, by_number(origin.game, names), own)
    return Recorder(partial(_with_plain_numbers, play), origin, design.policies, bots, no_race(), 0, own)


def _with_plain_numbers(
    play: Play, b: Setup, race: Race, task: Task, buffers: ActionBuffers, scratch: Scratch, rows: Rows
) -> int:
    return play(b, race, task, ActionBuffers(*map(plain, buffers)), scratch, rows)


class _Tallies:
    """What is known of one design."""

    def __init__(self, design: Design) -> None:
        self.made = as_written(design)
        figures = figures_of(design.game, design.players, False)
        self.figures = {figure.name: figure for figure in figures if not figure.judged}
        self.own = {name: figure.tally() for name, figure in self.figures.items()}
        self.changes: dict[str, Tally] = {}
        self.places = [Bounded(0, 1) for _ in range(design.players)]
        self.certain_places: Sequence[float] = ()
        self.lengths = {"rounds": np.zeros(LONGEST, np.int64)}

    def add(self, rows: Rows, counted: NDArray[np.bool_]) -> dict[str, NDArray[np.float64]]:
        values = {name: figure.values(rows)[counted] for name, figure in self.figures.items()}
        for name, column in values.items():
            self.own[name].add(column)
        for tally, column in zip(self.places, rows.shares_by_place[counted].T, strict=True):
            tally.add(column)
        rounds = np.minimum(rows.course.rounds[counted], LONGEST - 1)
        self.lengths["rounds"] += np.bincount(rounds, minlength=LONGEST)
        return values


class Meanwhile:
    """Games of designs, the same ones of each; the first is the one that the last is compared with."""

    def __init__(self, designs: Sequence[Design]) -> None:
        self.tallies = [_Tallies(design) for design in designs]
        base = self.tallies[0]
        for each in self.tallies:
            each.changes = {
                name: figure.difference(base.own[name], each.own[name])
                for name, figure in each.figures.items()
                if name in base.figures
            }
        self.games = self.unfinished = 0

    def play(self, end: float, enough: Callable[[], bool]) -> None:
        """Play until this moment, one game at least, or until there is something better."""
        played = False
        while self.games < MOST and not (played and (time.perf_counter() >= end or enough())):
            together = [record(each.made, 0, self.games, 1, False) for each in self.tallies]
            counted = np.logical_and.reduce([rows.finished for rows in together])
            self.unfinished += int((~counted).sum())
            base: dict[str, NDArray[np.float64]] = {}
            for each, rows in zip(self.tallies, together, strict=True):
                values = each.add(rows, counted)
                base = base or values
                for name in each.changes:
                    each.changes[name].add(values[name] - base[name])
            self.games += 1
            played = True

    def estimates(self, which: int = 0) -> dict[str, Estimate]:
        """What is known of one of the designs."""
        return _known(self.tallies[which].own)

    def changes(self, which: int) -> dict[str, Estimate]:
        """By how much one of the designs differs from the first."""
        return _known(self.tallies[which].changes)


def _known(tallies: Mapping[str, Tally]) -> dict[str, Estimate]:
    return {name: Estimate(t.mean, *t.interval(), False, t.n) for name, t in tallies.items()}
