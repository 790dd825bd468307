"""Bots think in processes of their own; a crashed one is replaced and asked again."""

import asyncio
import json
import logging
import os
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from boardloom.bots import Budget, without_thinking
from boardloom.bots.worker import begin, move, prepare
from boardloom.core.game import Position
from boardloom.games import find
from boardloom.lab.judge import Judgement, analyse
from boardloom.server.ops import metrics

log = logging.getLogger("boardloom.bots")
TRIES = 3
MODEST = 5
"""How much less urgent work is that can wait."""


class Bots:
    """A small pool of workers. They see what the seat sees, and never the dice to come."""

    def __init__(self, workers: int, files: Sequence[Path] = (), modest: bool = False) -> None:
        self.workers = workers
        self.files = list(files)
        self.modest = modest
        """Whether others go first where the processor is short."""
        self.pool: ProcessPoolExecutor | None = None

    def _fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, get_context("spawn"), _begin, (self.files, self.modest))

    async def choose(self, position: Position, bot: str) -> int:
        """What the bot of this name does in the place of the mover."""
        seen, luck = position.seen_by(position.mover), secrets.randbits(63)
        return int(await self._ask(_choose, seen, bot, Budget(seed=luck)))

    async def hurry(self, position: Position) -> int:
        """What the game's usual policy does, while a bot that thinks is not ready."""
        seen, luck = position.seen_by(position.mover), secrets.randbits(63)
        return await asyncio.to_thread(without_thinking, seen, Budget(seed=luck))

    async def prepare(self, position: Position, bot: str) -> None:
        """Compile what the bot will need."""
        await self._ask(_prepare, position, bot)

    async def judge(self, position: Position, seconds: float) -> Judgement:
        """What the position is worth to whoever sees it so."""
        judged: Judgement = await self._ask(_judge, position, Budget(seconds=seconds))
        return judged

    async def _ask(self, work: Callable[..., Any], position: Position, *more: Any) -> Any:
        options = json.dumps(position.config.chosen())
        asked = (position.game.name, options, bytes(position.state), *more)
        for last in range(TRIES):
            pool = self.pool = self.pool or self._fresh()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *asked)
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


def _begin(files: Sequence[Path], modest: bool) -> None:
    if modest:
        os.nice(MODEST)
    begin(files)


def _choose(game: str, options: str, state: bytes, bot: str, budget: Budget) -> int:
    return int(move(_position(game, options, state), bot, budget))


def _prepare(game: str, options: str, state: bytes, bot: str) -> None:
    prepare(_position(game, options, state), bot)


def _judge(game: str, options: str, state: bytes, budget: Budget) -> Judgement:
    return analyse(_position(game, options, state), budget, patient=False)


def _position(game: str, options: str, state: bytes) -> Position:
    first = _first(game, options)
    return Position(first.game, first.config, first.setup, first.game.rules.State(state))


@lru_cache(maxsize=256)
def _first(game: str, options: str) -> Position:
    found = find(game)
    return Position.first(found, found.config.make(json.loads(options)))
