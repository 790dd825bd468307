"""Simulation: many games between bots, and a report of what happened in them."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boardloom.core.arguments import check_kind, check_texts, check_whole, is_whole
from boardloom.core.errors import BadOptions
from boardloom.core.game import Position, Progress
from boardloom.core.message import message
from boardloom.engine.playout import Batch, Counts, batches, compiled, play_batch
from boardloom.games import new
from boardloom.lab.statistics import summary, wilson
from boardloom.lab.trust import trust


@dataclass(frozen=True)
class Length:
    """Moves in a game: every roll, lot and decision."""

    mean: float
    sd: float
    min: int
    max: int
    quantiles: dict[str, int]


@dataclass(frozen=True)
class Report:
    """What happened in simulated games."""

    game: str
    config: dict[str, object]
    """The options that were chosen."""
    bots: tuple[str, ...]
    """The policy of each seat."""
    seed: int
    games: int
    unfinished: int
    """How many games were broken off because they did not end; they count in no share and no length."""
    seconds: float
    moves: int
    wins: list[float]
    """The share of games that each seat won; a tie is shared."""
    ties: float
    """The share of games that ended in a tie."""
    length: Length
    stats: dict[str, Any]
    """The game's own figures, per game."""

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds

    @property
    def intervals(self) -> list[tuple[float, float]]:
        """The 95% confidence intervals of the shares (Wilson)."""
        return [wilson(share, self.games - self.unfinished) for share in self.wins]

    def to_dict(self) -> dict[str, object]:
        """The whole report, ready for JSON."""
        return {
            "game": self.game,
            "config": self.config,
            "bots": self.bots,
            "seed": self.seed,
            "games": self.games,
            "unfinished": self.unfinished,
            "seconds": self.seconds,
            "games_per_second": self.games_per_second,
            "moves_per_second": self.moves_per_second,
            "wins": self.wins,
            "wins_95": self.intervals,
            "ties": self.ties,
            "length": vars(self.length),
            "stats": self.stats,
        }


class Simulation:
    """Adds up batches of games. It can report at any time, so nothing is lost if somebody interrupts it."""

    def __init__(
        self, origin: Position, seed: int, bots: Sequence[str] = (), eyes: int | None = None
    ) -> None:
        if origin.over:
            raise BadOptions(message("simulate-over"))
        if not is_whole(seed) or not 0 <= seed < 2**63:
            raise BadOptions(message("match-seed", most="2**63 - 1"))
        check_texts("bots", bots)
        self.origin = origin
        self.seed = seed
        self.loop = compiled(origin, stats=True, bots=bots, eyes=eyes)
        trust(origin, bots)
        play_batch(self.loop, seed, 0, 0)  # compiles, so that the clock shows play alone
        self.began = time.perf_counter()
        self.games = self.moves = self.ties = 0
        self.won = np.zeros(origin.config.players)
        self.lengths: NDArray[np.int64] = np.zeros(0, np.int64)
        stats = origin.game.stats
        self.counts: Counts = stats.blank(self.loop.origin.setup) if stats else ()

    def add(self, batch: Batch) -> None:
        """Count the games of a batch of `self.loop`."""
        finished = batch.lengths > 0
        scores = batch.scores[finished]
        best = scores == scores.max(axis=1, keepdims=True) if len(scores) else scores.astype(bool)
        sharing = best.sum(axis=1, keepdims=True)
        self.won += (best / sharing).sum(axis=0)
        self.ties += int((sharing > 1).sum())
        self.games += len(batch.lengths)
        self.moves += batch.moves
        self.lengths = _sum(self.lengths, np.bincount(batch.lengths[finished]))
        for total, more in zip(self.counts, batch.counts, strict=True):
            total += more

    def report(self) -> Report:
        """The report of all games so far."""
        stats = self.origin.game.stats
        finished = int(self.lengths.sum())
        figures = stats.report(self.origin.setup, self.counts, self.games) if stats and self.games else {}
        return Report(
            game=self.origin.game.name,
            config=self.origin.config.chosen(),
            bots=self.loop.bots,
            seed=self.seed,
            games=self.games,
            unfinished=self.games - finished,
            seconds=time.perf_counter() - self.began,
            moves=self.moves,
            wins=(self.won / max(1, finished)).tolist(),
            ties=self.ties / max(1, finished),
            length=_length(self.lengths),
            stats=figures,
        )


def simulate(
    name: str, *, games: int = 100_000, seed: int = 0, bots: Sequence[str] = (), **options: object
) -> Report:
    """Play a game many times; `bots` names a policy for each seat, or one for all.

    The same seed gives the same games on any machine and any number of threads.

    >>> import boardloom
    >>> report = boardloom.simulate("snakes", games=2000, seed=1, turn_order="fixed")
    >>> [round(share, 2) for share in report.wins]
    [0.5, 0.5]
    """
    return simulate_from(new(name, **options), games, seed, bots=bots)


def simulate_from(
    origin: Position, games: int, seed: int = 0, *,
    threads: int | None = None, limit: int | None = None, progress: Progress | None = None,
    bots: Sequence[str] = (), eyes: int | None = None,
) -> Report:  # fmt: skip
    """Play many games from any position; with `eyes`, from what this seat, or a `WATCHER`, knows of it."""
    check_kind("origin", origin, Position)
    check_whole("games", games, 0)
    simulation = Simulation(origin, seed, bots, eyes)
    for batch in batches(simulation.loop, games, seed, threads, limit):
        simulation.add(batch)
        if progress:
            progress(simulation.games, games)
    return simulation.report()


def _length(counts: NDArray[np.int64]) -> Length:
    if not counts.sum():
        return Length(float("nan"), float("nan"), 0, 0, {})
    mean, sd, quantiles = summary(counts)
    possible = np.flatnonzero(counts)
    return Length(mean, sd, int(possible[0]), int(possible[-1]), quantiles)


def _sum(a: NDArray[np.int64], b: NDArray[np.int64]) -> NDArray[np.int64]:
    longest = max(len(a), len(b))
    return np.pad(a, (0, longest - len(a))) + np.pad(b, (0, longest - len(b)))
