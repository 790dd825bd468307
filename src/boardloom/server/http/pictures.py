"""Pictures in pixels (PNG) of what is painted as SVG: in threads, few at a time, the latest ones kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable

from boardloom.core.message import message
from boardloom.server.errors import Refusal
from boardloom.svg.pixels import rendered

AT_ONCE, MOST_WAITING, MOST_KEPT = 2, 16, 64


class Pictures:
    """Whoever asks for many pictures at once is refused before the server is slow for others."""

    def __init__(self) -> None:
        self.kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self.painting: dict[Hashable, asyncio.Task[bytes]] = {}
        self.free = asyncio.Semaphore(AT_ONCE)

    async def png(self, key: Hashable, paint: Callable[[], str], width: int) -> bytes:
        """The picture that is called so; it is painted if it is not kept, once for all who wait for it."""
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self.painting:
            if len(self.painting) >= MOST_WAITING:
                raise Refusal("too_fast", message("refusal-many-pictures"))
            self.painting[key] = asyncio.create_task(self._painted(key, paint, width))
        return await asyncio.shield(self.painting[key])

    async def _painted(self, key: Hashable, paint: Callable[[], str], width: int) -> bytes:
        try:
            async with self.free:
                png = await asyncio.to_thread(lambda: rendered(paint(), width))
        finally:
            del self.painting[key]
        self.kept[key] = png
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return png
