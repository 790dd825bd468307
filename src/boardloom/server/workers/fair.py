"""Who is next where many want the same few workers: each in turn, however much each wants."""

import asyncio
from collections import OrderedDict, deque


class FairQueue:
    """Lets so many work at once. Those who wait are served one piece each, round and round: whoever asks for
    a hundred pieces holds up somebody who asks for one by a single piece."""

    def __init__(self, at_once: int) -> None:
        self.free = at_once
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """By who asked; the first of them is next."""

    async def turn(self, who: str) -> None:
        """Wait until it is this one's turn; `done` has to be called afterwards."""
        if self.free and not self.waiting:
            self.free -= 1
            return
        mine = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(who, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.cancelled():
                self._leave(who, mine)
            else:  # it was given to somebody who has just gone
                self.done()
            raise

    def done(self) -> None:
        """A piece of work is finished: whoever is next may begin."""
        if not self.waiting:
            self.free += 1
            return
        who, pieces = self.waiting.popitem(last=False)
        pieces.popleft().set_result(None)
        if pieces:
            self.waiting[who] = pieces  # behind everybody else

    def _leave(self, who: str, mine: "asyncio.Future[None]") -> None:
        pieces = self.waiting.get(who)
        if pieces and mine in pieces:
            pieces.remove(mine)
            if not pieces:
                del self.waiting[who]


class Share:
    """How many things of one kind each may have going on."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.going_on: dict[str, int] = {}

    def take(self, who: str) -> bool:
        """Whether this one may have one more; it is counted if so."""
        have = self.going_on.get(who, 0)
        if have >= self.most:
            return False
        self.going_on[who] = have + 1
        return True

    def give_back(self, who: str) -> None:
        self.going_on[who] -= 1
        if not self.going_on[who]:
            del self.going_on[who]
