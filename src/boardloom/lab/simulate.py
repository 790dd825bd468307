"""Simulation: many games between bots, and a report of what happened in them.

Policies play in compiled loops; where some bot searches, matches are played in other processes, which takes a
million times as long."""

import time
from collections.abc import Generator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boardloom.core.arguments import check_kind, check_texts, check_whole, is_whole
from boardloom.core.errors import BadOptions
from boardloom.core.game import Position, Progress
from boardloom.core.message import message
from boardloom.engine.playout import BATCH, Batch, Counts, Loop, batches, compiled, play_batch
from boardloom.games import new
from boardloom.lab.cluster import Crew, crew, in_order
from boardloom.lab.statistics import summary, wilson
from boardloom.lab.thinking import Table, seated, thinking_batches
from boardloom.lab.trust import trust


@dataclass(frozen=True)
class Length:
    """Moves in a game (every roll, lot and decision), or its rounds."""

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
    """The bot of each seat."""
    seed: int
    games: int
    unfinished: int
    """How many games were broken off because they did not end; they count in no share and no length."""
    seconds: float
    moves: int
    wins: list[float]
    """The share of games that each seat won; a tie is shared."""
    by_place: list[float]
    """The same by place in the turn order, which lots may change from game to game."""
    ties: float
    """The share of games that ended in a tie."""
    length: Length
    rounds: Length
    """In a round everybody has a turn."""
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

    @property
    def intervals_by_place(self) -> list[tuple[float, float]]:
        return [wilson(share, self.games - self.unfinished) for share in self.by_place]

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
            "by_place": self.by_place,
            "by_place_95": self.intervals_by_place,
            "ties": self.ties,
            "length": vars(self.length),
            "rounds": vars(self.rounds),
            "stats": self.stats,
        }


class Simulation:
    """Adds up batches of games. It can report at any time, so nothing is lost if somebody interrupts it."""

    def __init__(
        self,
        origin: Position,
        seed: int,
        bots: Sequence[str] = (),
        iterations: int | None = None,
        eyes: int | None = None,
    ) -> None:
        if origin.over:
            raise BadOptions(message("simulate-over"))
        if not is_whole(seed) or not 0 <= seed < 2**63:
            raise BadOptions(message("match-seed", most="2**63 - 1"))
        check_texts("bots", bots)
        self.origin = origin
        self.seed = seed
        self.iterations = iterations
        self.eyes = eyes
        self.bots, policies = seated(origin, bots)
        self.loop = _loop(origin, policies, eyes) if policies else None
        """The compiled loop; none where some bot searches."""
        trust(origin, policies)
        if self.loop:
            play_batch(self.loop, seed, 0, 0)  # compiles, so that the clock shows play alone
        self.began = time.perf_counter()
        self.games = self.moves = self.ties = 0
        self.won, self.won_by_place = np.zeros((2, origin.config.players))
        self.lengths: NDArray[np.int64] = np.zeros(0, np.int64)
        self.rounds: NDArray[np.int64] = np.zeros(0, np.int64)
        stats = origin.game.stats
        self.setup = self.loop.origin.setup if self.loop else origin.setup
        self.counts: Counts = stats.blank(self.setup) if stats else ()

    def play(
        self, games: int, threads: int | None = None, limit: int | None = None
    ) -> Generator[Batch, None, None]:
        """Play so many games and count them; yields each batch. Closing the iterator stops at once."""
        if self.loop and (others := crew()):
            played = self._spread(others, self.loop, games, limit)
        elif self.loop:
            played = batches(self.loop, games, self.seed, threads, limit)
        else:
            table = Table(self.bots, self.seed, self.iterations, limit)
            played = thinking_batches(self.origin, table, games, threads)
        for batch in played:
            self.add(batch)
            yield batch

    def _spread(
        self, others: Crew, loop: Loop, games: int, limit: int | None
    ) -> Generator[Batch, None, None]:
        """The same games on a cluster."""

        def ask(first: int) -> "Future[Batch]":
            number = min(BATCH, games - first)
            return others.submit(
                _played_there, self.origin, loop.bots, self.eyes, self.seed, first, number, limit
            )

        try:
            yield from in_order(ask, range(0, games, BATCH), others.cores)
        finally:
            others.close()

    def add(self, batch: Batch) -> None:
        """Count the games of a batch."""
        finished = batch.lengths > 0
        shares = batch.shares[finished]
        places = batch.course.places[finished]
        self.won += shares.sum(axis=0)
        self.won_by_place += [shares[places == place].sum() for place in range(len(self.won))]
        self.ties += int(((shares > 0).sum(axis=1) > 1).sum())
        self.games += len(batch.lengths)
        self.moves += batch.moves
        self.lengths = _sum(self.lengths, np.bincount(batch.lengths[finished]))
        self.rounds = _sum(self.rounds, np.bincount(batch.course.rounds[finished]))
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
            bots=self.bots,
            seed=self.seed,
            games=self.games,
            unfinished=self.games - finished,
            seconds=time.perf_counter() - self.began,
            moves=self.moves,
            wins=(self.won / max(1, finished)).tolist(),
            by_place=(self.won_by_place / max(1, finished)).tolist(),
            ties=self.ties / max(1, finished),
            length=_length(self.lengths),
            rounds=_length(self.rounds),
            stats=figures,
        )


def simulate(
    name: str, *, games: int = 100_000, seed: int = 0, bots: Sequence[str] = (), **options: object
) -> Report:
    """Play a game many times; `bots` names a bot for each seat, or one for all.

    The same seed gives the same games on any machine and any number of threads, unless a bot searches for as
    long as it has time.

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
    simulation = Simulation(origin, seed, bots, eyes=eyes)
    for _ in simulation.play(games, threads, limit):
        if progress:
            progress(simulation.games, games)
    return simulation.report()


def _played_there(
    origin: Position, bots: Sequence[str], eyes: int | None, seed: int, first: int, games: int,
    limit: int | None,
) -> Batch:  # fmt: skip
    """What a machine of a cluster plays."""
    return play_batch(_loop(origin, bots, eyes), seed, first, games, limit)


def _loop(origin: Position, bots: Sequence[str], eyes: int | None) -> Loop:
    return compiled(origin, stats=True, bots=bots, course=True, eyes=eyes)


def _length(counts: NDArray[np.int64]) -> Length:
    if not counts.sum():
        return Length(float("nan"), float("nan"), 0, 0, {})
    mean, sd, quantiles = summary(counts)
    possible = np.flatnonzero(counts)
    return Length(mean, sd, int(possible[0]), int(possible[-1]), quantiles)


def _sum(a: NDArray[np.int64], b: NDArray[np.int64]) -> NDArray[np.int64]:
    longest = max(len(a), len(b))
    return np.pad(a, (0, longest - len(a))) + np.pad(b, (0, longest - len(b)))
