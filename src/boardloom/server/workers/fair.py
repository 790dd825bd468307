"""Who is next where many want the same few workers: each in turn, however much each wants."""

import asyncio
from heapq import heappop, heappush
from itertools import count


class FairQueue:
    """Lets so many work at once. Those who wait are served one piece each, round and round, and whoever comes
    anew is served in the round that is under way: somebody who asks for a hundred pieces holds up others by
    no more than what is being worked on."""

    def __init__(self, at_once: int) -> None:
        self.free = at_once
        self.round = 0
        self.last: dict[str, int] = {}
        """By who asked: the round in which their last piece is served."""
        self.waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        """A heap, by round and by who came first in it."""
        self.came = count()

    async def turn(self, who: str) -> None:
        """Wait until it is this one's turn; `done` has to be called afterwards."""
        served = self.last[who] = max(self.round, self.last.get(who, -1) + 1)
        if self.free:
            self.free -= 1
            self.round = served
            return
        mine = asyncio.get_running_loop().create_future()
        heappush(self.waiting, (served, next(self.came), mine))
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it was given to somebody who has just gone
                self.done()
            raise

    def done(self) -> None:
        """A piece of work is finished: whoever is next may begin."""
        while self.waiting:
            self.round, _, mine = heappop(self.waiting)
            if not mine.done():  # it is where somebody gave up
                mine.set_result(None)
                return
        self.free += 1
        self.last.clear()
