"""The numbers of the lab, each defined once: `docs/lab.md` has the formulas."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from math import isfinite
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from boardloom.core.game import Game
from boardloom.core.message import Words, message
from boardloom.lab import tension
from boardloom.lab.own_figures import own_figures
from boardloom.lab.rows import Rows
from boardloom.lab.sequences import Bounded, Sequence, Unbounded

SECONDS: Mapping[str, float] = {"roll": 4.0, "decision": 8.0}
"""How long events take at a table."""
HALFWAY = 0.5
Values = NDArray[np.float64]


class Figure(NamedTuple):
    """One number of a design: the mean of one value per game."""

    name: str
    values: Callable[[Rows], Values]
    bounds: tuple[float, float] | None = None
    judged: bool = False
    """Whether it needs the chances along the game."""
    unit: str = "number"
    """`share`, `points` (hundredths of a win, with a sign) or `number`."""

    def tally(self) -> Sequence:
        return Bounded(*self.bounds) if self.bounds else Unbounded()

    def difference(self, base: Sequence, other: Sequence) -> Sequence:
        """Of the differences of pairs, whose values are told to these."""
        if self.bounds is None:
            return Unbounded(base, other)
        width = self.bounds[1] - self.bounds[0]
        return Bounded(-width, width)


def _judged(name: str, bounds: tuple[float, float] | None = None, unit: str = "number") -> Figure:
    column = tension.FIGURES.index(name)
    return Figure(name, lambda rows: rows.tension[:, column], bounds, True, unit)


def figures_of(game: Game, players: int, exact: bool, pace: Mapping[str, float] = SECONDS) -> list[Figure]:
    """All figures of a game for so many players; `exact`: where chances are worked out."""
    fair = 1 / players
    decided = tension.DECIDED_AT
    found = [
        Figure("edge", lambda rows: rows.shares_by_place[:, 0] - fair, (-fair, 1 - fair), unit="points"),
        Figure("rounds", lambda rows: rows.course.rounds.astype(float)),
        Figure("moves", lambda rows: np.abs(rows.moves).astype(float)),
        Figure(
            "minutes",
            lambda rows: (rows.rolls * pace["roll"] + rows.decisions * pace["decision"]) / 60,
        ),
        _judged("lead_changes"),
        _judged("drama", (0.0, 1.0)),
        _judged("suspense"),
        _judged("surprise"),
        _judged("decided_at", (0.0, 1.0), "share"),
        Figure(
            "runaway",
            lambda rows: (rows.tension[:, decided] < HALFWAY).astype(float),
            (0.0, 1.0),
            True,
            "share",
        ),
        _judged("dead_time", (0.0, 1.0), "share"),
    ]
    own = [
        Figure(figure.name, lambda rows, i=i: rows.own[:, i])  # type: ignore[misc]
        for i, figure in enumerate(own_figures(game.name))
    ]
    # How far the next turn will spread the chances is not known from rollouts.
    return [figure for figure in found if exact or figure.name != "suspense"] + own


@dataclass(frozen=True)
class Estimate:
    """What is known of a number."""

    value: float
    low: float
    high: float
    exact: bool = False
    games: int = 0
    """How many games it is from; 0 if it is exact."""
    rollouts: int = 0
    """How many games judged each turn; 0 if that was exact, or nothing was judged."""
    spread: dict[str, float] = field(default_factory=dict)
    """Quantiles over games, where they tell something."""

    @classmethod
    def certain(cls, value: float, spread: dict[str, float] | None = None) -> "Estimate":
        return cls(value, value, value, True, spread=spread or {})

    @property
    def half(self) -> float:
        """Half the width of its interval."""
        return (self.high - self.low) / 2

    @property
    def differs(self) -> bool:
        """Whether 0 is outside of the interval."""
        return self.low > 0 or self.high < 0

    def to_dict(self) -> dict[str, object]:
        told = asdict(self)
        for end in ("low", "high"):
            told[end] = told[end] if isfinite(told[end]) else None  # JSON knows no infinity
        return told


def title(game: Game, name: str) -> Words:
    """What people call a figure; one of somebody's own has only its name."""
    return name if name in {own.name for own in own_figures(game.name)} else message(f"lab-figure-{name}")
