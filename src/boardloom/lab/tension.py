"""How a game's chances move: who leads, how often that changes, when it is decided.

Each figure is defined in `docs/lab.md`. Chances are judged where a turn begins; the last ones are who won.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from boardloom.core.record import rule

FIGURES = ("lead_changes", "drama", "suspense", "surprise", "decided_at", "dead_time")
LEAD_CHANGES, DRAMA, SUSPENSE, SURPRISE, DECIDED_AT, DEAD_TIME = range(6)
SURE = 0.9
"""Somebody with such a chance has all but won."""
DEAD = 0.02
"""Somebody with less has all but lost."""

Row = NDArray[np.float64]


class Tension(NamedTuple):
    """What is kept of the game being played."""

    now: Row
    """The chance of each seat, where this turn begins."""
    before: Row
    """The same where the turn before began."""
    behind: Row
    """By seat: by how much it was behind the best, added up."""
    unsure: NDArray[np.int64]
    """By seat: the last turn in which its chance was below `SURE`, from 1 on."""
    tally: Row
    """The figures so far."""
    judged: NDArray[np.int64]
    """Turns judged, and who leads."""
    rest: NDArray[np.float64]
    """By place and turn: what `race` works in."""
    spread: Row
    """One entry: the standard deviation of the next chances; 0 where it is not known."""


def tension_of(seats: int, turns: int) -> Tension:
    """Memory for games of so many seats, whose races last so many turns at most."""
    now, before, behind = np.zeros((3, seats))
    tally = np.zeros(len(FIGURES))
    unsure, count = np.zeros(seats, np.int64), np.zeros(2, np.int64)
    return Tension(now, before, behind, unsure, tally, count, np.zeros((2 * seats, turns)), np.zeros(1))


@rule
def begin(t: Tension) -> None:
    """A game begins."""
    for seat in range(len(t.now)):
        t.now[seat], t.before[seat], t.behind[seat], t.unsure[seat] = 0.0, 0.0, 0.0, 0
    for i in range(len(t.tally)):
        t.tally[i] = 0.0
    t.judged[0], t.judged[1], t.spread[0] = 0, -1, 0.0


@rule
def turn_judged(t: Tension, in_turn: int) -> None:
    """The chances `now` are known where the turn of a seat begins."""
    best = 0
    for seat in range(len(t.now)):
        if t.now[seat] > t.now[best]:
            best = seat
    leader = t.judged[1]
    if leader < 0 or t.now[best] > t.now[leader]:
        t.tally[LEAD_CHANGES] += leader >= 0
        t.judged[1] = best
    moved = 0.0
    for seat in range(len(t.now)):
        moved += abs(t.now[seat] - t.before[seat])
        t.behind[seat] += t.now[best] - t.now[seat]
        if t.now[seat] < SURE:
            t.unsure[seat] = t.judged[0] + 1
        t.before[seat] = t.now[seat]
    if t.judged[0] > 0:
        t.tally[SURPRISE] += moved / 2
    t.tally[DEAD_TIME] += t.now[in_turn] < DEAD
    t.tally[SUSPENSE] += t.spread[0]
    t.judged[0] += 1


@rule
def close(t: Tension, row: Row) -> None:
    """The game is over, and `now` is who won: write its figures."""
    turns = t.judged[0]
    winner = 0
    moved = 0.0
    for seat in range(len(t.now)):
        moved += abs(t.now[seat] - t.before[seat])
        if t.now[seat] > t.now[winner]:
            winner = seat
    if turns > 0:
        row[LEAD_CHANGES] = t.tally[LEAD_CHANGES] + (t.now[winner] > t.now[t.judged[1]])
        row[DRAMA] = t.behind[winner] / turns
        row[SUSPENSE] = t.tally[SUSPENSE]
        row[SURPRISE] = t.tally[SURPRISE] + moved / 2
        row[DECIDED_AT] = t.unsure[winner] / turns
        row[DEAD_TIME] = t.tally[DEAD_TIME] / turns


def along(
    chances: Sequence[Sequence[float]], in_turn: Sequence[int], won: Sequence[float]
) -> dict[str, float]:
    """The figures of one game: everybody's chance where each turn begins, whose turn it is, and who won.

    Suspense is left out, as it depends on what else could have happened.

    >>> found = along([(0.5, 0.5), (0.6, 0.4), (0.01, 0.99)], in_turn=[0, 1, 0], won=(0, 1))
    >>> found["lead_changes"], round(found["drama"], 4), round(found["surprise"], 4)
    (1.0, 0.0667, 0.7)
    >>> round(found["decided_at"], 4), round(found["dead_time"], 4)
    (0.6667, 0.3333)
    """
    t, row = tension_of(len(won), 1), np.zeros(len(FIGURES))
    begin(t)
    for now, seat in zip(chances, in_turn, strict=True):
        t.now[:] = now
        turn_judged(t, seat)
    t.now[:] = won
    close(t, row)
    return {name: float(value) for name, value in zip(FIGURES, row, strict=True) if name != "suspense"}
