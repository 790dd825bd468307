"""Bots that search are compiled for in the background; until that is done they play without thinking."""

import asyncio
import json
import logging

from boardloom.bots import find, thinks
from boardloom.game import Position
from boardloom.server.bots import Bots

log = logging.getLogger("boardloom.bots")
SPARE = 1.0
"""Seconds a bot waits for itself at each move."""
KEPT = 256


class Ready:
    """What is being prepared, by game, options and bot. A modest worker does it; nobody waits for it."""

    def __init__(self, study: Bots) -> None:
        self.study = study
        self.tasks: dict[tuple[str, str, str], asyncio.Task[None]] = {}

    def begin(self, first: Position, bot: str) -> "asyncio.Task[None] | None":
        """Get a bot ready for games that begin so, unless that was done before or nothing is to be done."""
        if not thinks(first.game, find(first.game, bot)):
            return None
        key = (first.game.name, json.dumps(first.config.chosen()), bot)
        if key not in self.tasks:
            if len(self.tasks) >= KEPT:
                self.tasks = {key: task for key, task in self.tasks.items() if not task.done()}
            self.tasks[key] = asyncio.create_task(self._prepare(first, bot))
        return self.tasks[key]

    async def soon(self, first: Position, bot: str) -> bool:
        """Whether it can think, now or in a moment."""
        task = self.begin(first, bot)
        if task is not None:
            await asyncio.wait({task}, timeout=SPARE)
        return task is None or task.done()

    async def _prepare(self, first: Position, bot: str) -> None:
        try:
            await self.study.prepare(first, bot)
        except Exception:
            log.exception("%s could not get ready for %s", bot, first.game.name)

    def stop(self) -> None:
        for task in self.tasks.values():
            task.cancel()
