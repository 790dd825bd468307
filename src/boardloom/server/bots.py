"""Bots think in processes of their own; a crashed one is replaced and asked again."""

import asyncio
import json
import logging
import secrets
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path

from boardloom.bots import Budget
from boardloom.bots.worker import begin, move
from boardloom.game import Position
from boardloom.games import find
from boardloom.server import metrics

log = logging.getLogger("boardloom.bots")
TRIES = 3


class Bots:
    """A small pool of workers. They see what the seat sees, and never the dice to come."""

    def __init__(self, workers: int, files: Sequence[Path] = ()) -> None:
        self.workers = workers
        self.files = list(files)
        self.pool: ProcessPoolExecutor | None = None

    def _fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, get_context("spawn"), begin, (self.files,))

    async def choose(self, position: Position, bot: str) -> int:
        """What the bot of this name does in the place of the mover."""
        seen = position.seen_by(position.mover)
        options = json.dumps(position.config.chosen())
        asked = (position.game.name, options, bytes(seen.state), bot, Budget(seed=secrets.randbits(63)))
        for last in range(TRIES):
            pool = self.pool = self.pool or self._fresh()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, _choose, *asked)
            except BrokenProcessPool:
                if self.pool is pool:
                    log.warning("a bot worker crashed and is replaced")
                    metrics.worker_restarts.inc()
                    self.pool = None
                if last == TRIES - 1:
                    raise
        raise AssertionError("tried at least once")

    def stop(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


def _choose(game: str, options: str, state: bytes, bot: str, budget: Budget) -> int:
    first = _first(game, options)
    position = Position(first.game, first.config, first.setup, first.game.rules.State(state))
    return int(move(position, bot, budget))


@lru_cache(maxsize=256)
def _first(game: str, options: str) -> Position:
    found = find(game)
    return Position.first(found, found.config.make(json.loads(options)))
