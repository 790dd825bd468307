"""What a design is known to do, as screens show it while somebody changes it."""

from collections.abc import Sequence
from math import hypot, isfinite
from typing import Literal

import numpy as np
from msgspec import Struct

from boardloom.lab.figures import Estimate
from boardloom.lab.rows import Rows

FAN_POINTS = 40
FAN = (0.05, 0.25, 0.5, 0.75, 0.95)
"""The quantiles of the fan, over games."""
WIDEST = 48
"""Bars of a histogram."""


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


def apart(base: Estimate, other: Estimate) -> Estimate:
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


def lengths(counts: np.ndarray) -> Lengths:
    """A histogram without its longest tail."""
    reached = np.cumsum(counts) / counts.sum()
    first, last = int(np.flatnonzero(counts)[0]), int(np.argmax(reached >= 0.995))
    width = max(1, -(-(last - first + 1) // WIDEST))
    bars = -(-(last - first + 1) // width)
    padded = np.pad(counts, (0, width))[first : first + bars * width]
    shares = padded.reshape(bars, width).sum(axis=1) / counts.sum()
    return Lengths(first, width, [round(float(share), 5) for share in shares], int(np.argmax(reached >= 0.5)))


def of_first(rows: Rows, games: np.ndarray) -> np.ndarray:
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


def fan(games: Sequence[np.ndarray], one: list[float]) -> Fan | None:
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
