"""The chances to win along finished games, worked out in the background, one position after the other.

A modest worker does it: no bot of a running match waits for it."""

import asyncio
import logging

from msgspec import Struct

from boardloom.core.message import message
from boardloom.server.errors import Refusal
from boardloom.server.session.room import Room
from boardloom.server.workers.bots import Bots

log = logging.getLogger("boardloom.win_chances")
SECONDS, SHORTEST, LONGEST = 40.0, 0.02, 0.2
"""Of thinking: for a game, and at least and at most for one position of it."""
KEPT, MOST_WAITING = 256, 16


class WinGraph(Struct):
    """Everybody's chances along one game, as far as they are worked out."""

    total: int
    shares: list[tuple[float, ...]]
    """The chance of each seat to win: before the first action, then after each; at last `total` of them."""


class WinChances:
    def __init__(self, study: Bots) -> None:
        self.study = study
        self.kept: dict[str, WinGraph] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.turn = asyncio.Lock()

    def ask(self, room: Room) -> WinGraph:
        """The chances along a finished game; working them out begins now, unless it did before."""
        if room.id not in self.kept:
            if len(self.tasks) >= MOST_WAITING:
                raise Refusal("too_fast", message("refusal-many-studies"))
            self.kept[room.id] = WinGraph(len(room.history.positions), [])
            self.tasks[room.id] = asyncio.create_task(self._work_out(room))
            if len(self.kept) > KEPT:
                del self.kept[next(iter(self.kept))]
        return self.kept[room.id]

    def forget(self, match: str) -> None:
        self.kept.pop(match, None)
        if task := self.tasks.get(match):
            task.cancel()

    def stop(self) -> None:
        for task in self.tasks.values():
            task.cancel()

    async def _work_out(self, room: Room) -> None:
        graph = self.kept[room.id]
        seconds = min(LONGEST, max(SHORTEST, SECONDS / graph.total))
        try:
            async with self.turn:
                for index in range(graph.total):
                    judged = await self.study.judge(room.history.at(index), seconds)
                    graph.shares.append(tuple(round(share, 4) for share in judged.wins))
        except Exception:
            log.exception("the win chances of %s could not be worked out", room.id)
            self.kept.pop(room.id, None)
        finally:
            del self.tasks[room.id]
