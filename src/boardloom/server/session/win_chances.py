"""The chances to win along finished games, worked out in the background, one position after the other.

A modest worker does it: no bot of a running match waits for it."""

import asyncio
import logging
from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct

from boardloom.core.game import WATCHER
from boardloom.core.message import Series, message
from boardloom.match.history import winners
from boardloom.server.errors import Refusal
from boardloom.server.session.room import Room
from boardloom.server.workers.bots import Bots
from boardloom.server.workers.fair import FairQueue
from boardloom.server.ws.limits import AtOnce, neighbourhood

log = logging.getLogger("boardloom.win_chances")
SECONDS, SHORTEST, LONGEST = 40.0, 0.02, 0.2
"""Of thinking: for a game, and at least and at most for one position of it."""
KEPT, EACH, MOST_WAITING = 256, 4, 64
"""Games whose chances are kept; those that wait for one neighbourhood, and for all."""


class TurningPoint(Struct):
    """The step that raised a winner's chances most."""

    step: int
    """The number of the action, from 1, which is also the number of the position it led to."""
    seat: int
    """The winner."""
    before: float
    """The winner's chance to win before it."""
    after: float
    story: Series
    """What it did."""


class WinGraph(Struct):
    """Everybody's chances along one game, as far as they are worked out."""

    total: int
    shares: list[tuple[float, ...]]
    """The chance of each seat to win: before the first action, then after each; at last `total` of them."""
    turning: TurningPoint | None = None
    """Known once all chances are; nothing where no step made anything better for a winner."""
    led: tuple[int, ...] = ()
    """By seat, known at the same time: after which step it was last ahead of all others; -1 for never."""


class WinChances:
    def __init__(self, study: Bots) -> None:
        self.study = study
        self.kept: dict[str, WinGraph] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.queue = FairQueue(1)
        self.waiting = AtOnce(EACH)

    def ask(self, room: Room, address: str) -> WinGraph:
        """The chances along a finished game; working them out begins now, unless it did before."""
        if room.id not in self.kept:
            who = neighbourhood(address)
            if len(self.tasks) >= MOST_WAITING or not self.waiting.enter(who):
                raise Refusal("too_fast", message("refusal-many-studies"))
            self.kept[room.id] = WinGraph(len(room.history.positions), [])
            self.tasks[room.id] = asyncio.create_task(self._work_out(room, who))
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

    async def _work_out(self, room: Room, who: str) -> None:
        graph = self.kept[room.id]
        seconds = min(LONGEST, max(SHORTEST, SECONDS / graph.total))
        try:
            await self.queue.turn(who)
            try:
                for index in range(graph.total):
                    judged = await self.study.judge(room.history.at(index), seconds, who, WATCHER)
                    graph.shares.append(tuple(round(share, 4) for share in judged.wins))
            finally:
                self.queue.done()
            graph.turning, graph.led = turning_point(room, graph.shares), led(graph.shares)
        except Exception:
            log.exception("the win chances of %s could not be worked out", room.id)
            self.kept.pop(room.id, None)
        finally:
            del self.tasks[room.id]
            self.waiting.leave(who)


def turning_point(room: Room, shares: Sequence[Sequence[float]]) -> TurningPoint | None:
    """The step that decided a finished game, given the chances along it."""
    best = max(
        (
            (after[seat] - before[seat], -step, seat)
            for step, (before, after) in enumerate(pairwise(shares), 1)
            for seat in winners(room.position)
        ),
        default=(0.0, 0, 0),
    )
    gain, step, seat = best[0], -best[1], best[2]
    if gain <= 0:
        return None
    return TurningPoint(step, seat, shares[step - 1][seat], shares[step][seat], room.history.events(step - 1))


def led(shares: Sequence[Sequence[float]]) -> tuple[int, ...]:
    """By seat: after which step it was last ahead of all others; -1 for never."""
    ahead = [-1] * len(shares[0]) if shares else []
    for step, chances in enumerate(shares):
        best = max(chances)
        if chances.count(best) == 1:
            ahead[chances.index(best)] = step
    return tuple(ahead)
