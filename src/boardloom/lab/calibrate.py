"""How long the searches of a game must be for each level to beat the one below.

Candidates, each with some times as many iterations as the one before, play their neighbours in pairs of games
with the same random numbers and the seats exchanged. The levels are those candidates that are furthest apart.
What was played is kept in the cache, so that a run that was stopped goes on.
"""

import math
import pickle
import time
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import as_completed
from itertools import accumulate, combinations, pairwise
from typing import NamedTuple

from boardloom.bots import choose
from boardloom.bots.bot import budget_at
from boardloom.bots.ladder import USUAL, is_measured, keep, rules_name
from boardloom.bots.simple import LevelBot
from boardloom.bots.workers import WorkerPool
from boardloom.core.errors import BadOptions
from boardloom.core.game import CHANCE, Level, Position
from boardloom.core.message import message
from boardloom.engine import cache
from boardloom.engine.mcts import Search
from boardloom.engine.playout import cores, move_limit
from boardloom.engine.random import key
from boardloom.lab.statistics import wilson
from boardloom.lab.trust import trust
from boardloom.match.match import Match
from boardloom.match.seat import Seat

LEAST, MOST = 4, 16_384
"""Iterations of the weakest and the strongest candidate."""
CANDIDATES = 7
SLOWEST = 0.25
"""Seconds that the strongest candidate may take for a move."""
TRIED = 200
"""Iterations by which the speed of a search is told."""
SURE = 0.99
"""Shares beyond it tell no more of how much stronger a candidate is."""

Pair = tuple[int, int]
"""Two candidates that meet, by their iterations: the weaker one first."""


class Duel(NamedTuple):
    """What is known of two candidates."""

    games: int
    share: float
    """Of the games, those that the stronger one won; a tie counts half."""
    interval: tuple[float, float]


class Calibration:
    """The candidates of a game, and what they did against each other."""

    def __init__(self, first: Position, games: int, seed: int = 0) -> None:
        if not is_measured(first.game):
            raise BadOptions(message("calibrate-own", game=first.game.called))
        if first.config.players < 2:
            raise BadOptions(message("calibrate-alone", game=first.game.called))
        trust(first)
        self.first, self.games, self.seed = first, games, seed
        self._name = rules_name(first.game, "duels", first.config.chosen(), seed)
        kept = cache.read(self._name)
        self._played: dict[Pair, dict[int, float]] = kept if isinstance(kept, dict) else {}
        found = sorted({iterations for pair in self._played for iterations in pair})
        self.candidates = found if len(found) == CANDIDATES else _candidates(first)

    def play(
        self, processes: int | None = None, started: Callable[[], None] = lambda: None
    ) -> Generator[tuple[int, int], None, None]:
        """Play what was not played before, and tell after each game how many of how many there are.

        Closing the generator, or Ctrl-C, keeps what was played, and the levels as they are known by then."""
        neighbours = list(pairwise(self.candidates))
        pool = WorkerPool(processes or cores())
        try:
            pool.submit(_duel, self.first, neighbours[0], 0, self.seed).result()
            started()
            yield from self._play(pool, neighbours)
            yield from self._play(
                pool, [*neighbours, *(pair for pair in self.pairs() if pair not in neighbours)]
            )
        except EOFError:
            raise BadOptions(message("arena-bot-ended")) from None
        finally:
            pool.close()
            if self._played:
                cache.write(self._name, pickle.dumps(self._played))
                keep(self.first.game, self.levels())

    def _play(self, pool: WorkerPool, pairs: list[Pair]) -> Iterator[tuple[int, int]]:
        missing = [
            (pair, number)
            for number in range(self.games)  # all pairs come equally far, should somebody stop it
            for pair in pairs
            if number not in self._played.get(pair, {})
        ]
        total = len(pairs) * self.games
        futures = {
            pool.submit(_duel, self.first, pair, number, self.seed): (pair, number)
            for pair, number in missing
        }
        for done, future in enumerate(as_completed(futures), total - len(missing) + 1):
            pair, number = futures[future]
            self._played.setdefault(pair, {})[number] = future.result()
            yield done, total

    @property
    def played(self) -> int:
        """How many games were played, now and before."""
        return sum(self.duel(pair).games for pair in self._played)

    def duel(self, pair: Pair) -> Duel:
        """What is known of two candidates."""
        shares = [share for number, share in self._played.get(pair, {}).items() if number < self.games]
        share = sum(shares) / max(1, len(shares))
        return Duel(len(shares), share, wilson(share, len(shares)))

    def levels(self) -> tuple[int, ...]:
        """The candidates that are furthest apart: the smallest step between them is as large as it can be."""
        steps = [0.0, *(_step(self.duel(pair)) for pair in pairwise(self.candidates))]
        height = dict(zip(self.candidates, accumulate(steps), strict=True))

        def apart(chosen: tuple[int, ...]) -> list[float]:
            return sorted(height[strong] - height[weak] for weak, strong in pairwise(chosen))

        return max(combinations(self.candidates, len(USUAL)), key=apart)

    def pairs(self) -> list[Pair]:
        """Each level and the one above it."""
        return list(pairwise(self.levels()))


def _step(duel: Duel) -> float:
    """How much stronger the stronger one is: nothing where it does not win more than half."""
    if not duel.games:
        return 1.0
    share = min(max(duel.share, 0.5), SURE)
    return math.log(share / (1 - share))


def _candidates(first: Position) -> list[int]:
    """From the weakest to the strongest, each as many times the one before."""
    search = Search(first)
    search.run(LEAST)  # compiles
    begun = time.perf_counter()
    search.run(TRIED)
    rate = TRIED / (time.perf_counter() - begun)
    most = max(LEAST * 2**CANDIDATES, min(MOST, int(rate * SLOWEST)))
    factor = (most / LEAST) ** (1 / (CANDIDATES - 1))
    return [round(LEAST * factor**i) for i in range(CANDIDATES)]


def _duel(first: Position, pair: Pair, number: int, seed: int) -> float:
    """Game `number` of two candidates, who have every other seat: the share of the stronger one. Of two games
    that follow each other the second has the same luck, and the seats exchanged."""
    seats = [Seat(f"{seat + 1}", "bot") for seat in range(first.config.players)]
    match = Match.new(first.game, first.config, seats, key(seed, number // 2) >> 1)
    strong = [(seat + number) % 2 == 1 for seat in range(len(seats))]
    limit = move_limit(first)
    while not match.position.over:
        if len(match.actions) >= limit:
            return 0.5
        mover = match.position.mover
        if mover == CHANCE:
            match.play(match.draw())
        else:
            iterations = pair[strong[mover]]
            bot = LevelBot(Level(iterations=iterations))
            match.play(choose(bot, match.position, budget_at(match, None, iterations)))
    scores = match.position.scores()
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return sum(strong[seat] for seat in winners) / len(winners)
