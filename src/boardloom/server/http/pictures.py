"""Pictures in pixels (PNG) of what is painted as SVG: in threads, few at a time, the latest ones kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable

from boardloom.core.message import message
from boardloom.server.errors import Refusal
from boardloom.server.workers.fair import FairQueue
from boardloom.server.ws.limits import AtOnce, neighbourhood
from boardloom.svg.pixels import rendered

AT_ONCE, EACH, MOST_WAITING, MOST_KEPT = 2, 16, 128, 64
"""Painted at once; waited for by one neighbourhood, and by all; kept."""


class Pictures:
    """People take turns; whoever asks for many pictures at once is refused."""

    def __init__(self) -> None:
        self.kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self.painting: dict[Hashable, asyncio.Task[bytes]] = {}
        self.queue = FairQueue(AT_ONCE)
        self.waiting = AtOnce(EACH)

    async def png(self, key: Hashable, paint: Callable[[], str], width: int, address: str) -> bytes:
        """The picture that is called so; it is painted if it is not kept, once for all who wait for it."""
        who = neighbourhood(address)
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self.painting:
            if len(self.painting) >= MOST_WAITING or not self.waiting.enter(who):
                raise Refusal("too_fast", message("refusal-many-pictures"))
            self.painting[key] = asyncio.create_task(self._painted(key, paint, width, who))
        return await asyncio.shield(self.painting[key])

    async def _painted(self, key: Hashable, paint: Callable[[], str], width: int, who: str) -> bytes:
        try:
            await self.queue.turn(who)
            try:
                png = await asyncio.to_thread(lambda: rendered(paint(), width))
            finally:
                self.queue.done()
        finally:
            del self.painting[key]
            self.waiting.leave(who)
        self.kept[key] = png
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return png
