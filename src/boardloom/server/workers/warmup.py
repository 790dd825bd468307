"""Searches are compiled in the background; until that is done bots play without thinking, and hints wait."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable

from boardloom.bots import find, thinks
from boardloom.core.game import Position
from boardloom.server.workers.bots import Bots

log = logging.getLogger("boardloom.bots")
SPARE = 1.0
"""Seconds a bot waits for itself at each move."""
KEPT = 256
GLANCE = 0.01
"""Seconds of looking at a position, only so that whatever that takes is there."""


Key = tuple[str, str, str]
"""A game, its options and a bot."""


class Warmup:
    """What is being prepared, by game, options and bot. A modest worker does it; no match waits for it."""

    def __init__(self, study: Bots) -> None:
        self.study = study
        self.ready: set[Key] = set()
        self.tasks: dict[tuple[Key, str], asyncio.Task[None]] = {}
        """By who asked, too: each has a place of their own in the queue, however many somebody else asked for
        before. Whoever comes second to the same finds it prepared."""

    def begin(self, first: Position, bot: str, who: str = "") -> "asyncio.Task[None] | None":
        """Get a bot ready for games that begin so, unless that was done before or nothing is to be done."""
        if not thinks(first.game, find(first.game, bot)):
            return None
        return self._once(first, bot, who, lambda: self.study.prepare(first, bot, who))

    async def to_judge(self, first: Position, who: str = "") -> None:
        """Wait until positions of games that begin so can be judged without further ado."""
        task = self._once(first, "", who, lambda: self.study.judge(first, GLANCE, who))
        if task is not None:
            await asyncio.shield(task)  # it goes on when whoever asked hangs up

    async def soon(self, first: Position, bot: str, who: str) -> bool:
        """Whether it can think, now or in a moment."""
        task = self.begin(first, bot, who)
        if task is not None:
            await asyncio.wait({task}, timeout=SPARE)
        return task is None or task.done()

    def _once(
        self, first: Position, bot: str, who: str, work: Callable[[], Awaitable[object]]
    ) -> "asyncio.Task[None] | None":
        async def prepare() -> None:
            try:
                await work()
            except Exception:
                log.exception("%s could not get ready for %s", bot or "hints", first.game.name)
            if len(self.ready) >= KEPT:
                self.ready.clear()
            self.ready.add(key)

        key = (first.game.name, json.dumps(first.config.chosen()), bot)
        if key in self.ready:
            return None
        if (key, who) not in self.tasks:
            task = self.tasks[key, who] = asyncio.create_task(prepare())
            task.add_done_callback(lambda _: self.tasks.pop((key, who), None))
        return self.tasks[key, who]

    def stop(self) -> None:
        for task in self.tasks.values():
            task.cancel()
