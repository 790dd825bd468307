"""Bots of running matches: they think in processes of their own, and the server's loop never waits."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from typing import TypeVar

from boardloom.bots import Budget, without_thinking
from boardloom.bots.workers import WorkerPool, move, prepare
from boardloom.core.game import Position
from boardloom.lab.judge import Judgement, analyse
from boardloom.server.ops import metrics
from boardloom.server.workers.fair import FairQueue

T = TypeVar("T")
log = logging.getLogger("boardloom.bots")
MODEST = 5
"""How much less urgent work is that can wait."""


class Bots:
    """What matches ask of bots. They see what the seat sees, and never the dice to come."""

    def __init__(self, workers: int, modest: bool = False) -> None:
        """With `modest`, others go first where the processor is short."""
        self.pool = WorkerPool(workers, MODEST if modest else 0, _crashed)
        self.queue = FairQueue(workers)

    async def choose(self, position: Position, bot: str, who: str = "") -> int:
        """What the bot of this name does in the place of the mover. `who` wants to know: everybody who does
        has their turn."""
        seen, budget = position.seen_by(position.mover), Budget(seed=secrets.randbits(63))
        return await self.ask(who, lambda: self.pool.submit(move, seen, bot, budget))

    async def choose_without_thinking(self, position: Position) -> int:
        """What the game's usual policy does, while a bot that thinks is not ready."""
        seen, budget = position.seen_by(position.mover), Budget(seed=secrets.randbits(63))
        return await asyncio.to_thread(without_thinking, seen, budget)

    async def prepare(self, position: Position, bot: str, who: str = "") -> None:
        """Compile what the bot will need."""
        await self.ask(who, lambda: self.pool.submit(prepare, position, bot))

    async def judge(
        self, position: Position, seconds: float, who: str = "", eyes: int | None = None
    ) -> Judgement:
        """What the position is worth to whoever sees it so; unless told otherwise to the seat that moves."""
        budget = Budget(seconds=seconds)
        return await self.ask(
            who, lambda: self.pool.submit(analyse, position, budget, patient=False, eyes=eyes)
        )

    async def ask(self, who: str, begin: Callable[[], "Future[T]"]) -> T:
        """Begin some work when it is this one's turn. The turn lasts as long as the worker is busy, even if
        nobody waits for the answer any more."""
        loop = asyncio.get_running_loop()
        await self.queue.turn(who)

        def done(_: "Future[T]") -> None:
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(self.queue.done)

        try:
            work = begin()
        except BaseException:
            self.queue.done()
            raise
        work.add_done_callback(done)
        return await asyncio.wrap_future(work)

    def stop(self) -> None:
        """End the processes; nobody waits for what they think about."""
        self.pool.close()


def _crashed() -> None:
    log.warning("a bot worker crashed and is replaced")
    metrics.worker_restarts.inc()
