"""Who may ask the lab for how much: it works in a process of its own, one piece after the other, and no match
waits for it."""

import asyncio
import logging
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar, cast

from boardloom.core.message import message
from boardloom.lab.live import get_ready
from boardloom.server.errors import Refusal, Stopping
from boardloom.server.workers.bots import Bots
from boardloom.server.ws.limits import HOUR, neighbourhood

PATIENCE = 0.8
"""Seconds that whoever asks waits for an answer, before hearing that the lab is still busy with it."""
AT_ONCE = 3
"""Questions of one visitor that are worked at together; while one is compiled, another rule may be tried, or
a search stopped."""
KEPT = 256
"""Answers, and visitors, that are remembered."""

log = logging.getLogger("boardloom.lab")
T = TypeVar("T")
Work = Callable[..., tuple[T, float]]
"""What the process is asked for, last of all with who asks: it gives its answer, and the seconds of the
processor that took."""


class Answer(NamedTuple, Generic[T]):
    """What the lab says: nothing as long as there is no answer yet, but for how long it has been at it."""

    found: T | None
    seconds: float


class Desk:
    """Takes questions to the lab."""

    def __init__(self, seconds_per_hour: float) -> None:
        self.seconds_per_hour = seconds_per_hour
        self.bots, self.stopped = Bots(1, modest=True), False
        self.running: dict[str, tuple[float, asyncio.Task[object]]] = {}
        """By question: since when it is worked at."""
        self.found: OrderedDict[str, object] = OrderedDict()
        """By question: the last answer."""
        self.busy: Counter[str] = Counter()
        self.spent: OrderedDict[str, deque[tuple[float, float]]] = OrderedDict()
        """By visitor: when it was given how many seconds of the processor."""

    async def ask(self, address: str, key: str, work: Work[T], *args: object) -> Answer[T]:
        """The answer to a question, or the one before while it is worked at. Whoever asks for more than a
        visitor may have is refused."""
        who = neighbourhood(address)
        if key not in self.running:
            self._admit(who)
            self.busy[who] += 1
            task = asyncio.create_task(self._work(who, key, work, args))
            task.add_done_callback(lambda task: task.cancelled() or task.exception())  # told to who asks
            self.running[key] = time.monotonic(), task
        since, task = self.running[key]
        # Several may wait for the same answer: the one who hangs up breaks nothing off.
        done, _ = await asyncio.wait({task}, timeout=PATIENCE)
        found = await asyncio.shield(task) if done else self.found.get(key)
        return Answer(cast(T | None, found), time.monotonic() - since)

    def _admit(self, who: str) -> None:
        now = time.monotonic()
        spent = self.spent.get(who, deque())
        while spent and now - spent[0][0] >= HOUR:
            spent.popleft()
        if sum(seconds for _, seconds in spent) >= self.seconds_per_hour:
            raise Refusal("too_fast", message("refusal-lab-hour"))
        if self.busy[who] >= AT_ONCE:
            raise Refusal("too_fast", message("refusal-lab-busy"))

    async def _work(self, who: str, key: str, work: Work[object], args: tuple[object, ...]) -> object:
        began, seconds = time.monotonic(), None
        try:
            found, seconds = await self.bots.ask(who, lambda: self.bots.pool.submit(work, *args, who))
        except EOFError:
            if self.stopped:
                raise Stopping from None
            raise
        finally:
            ended = time.monotonic()
            self.spent.setdefault(who, deque()).append((ended, ended - began if seconds is None else seconds))
            _forget(self.spent, who)
            self.busy[who] -= 1
            self.busy += Counter()  # forgets those who have nothing under way
            del self.running[key]
        self.found[key] = found
        _forget(self.found, key)
        return found

    async def get_ready(self, games: Sequence[str]) -> None:
        """Start the process, and have it compile in the background what these games need first."""
        try:
            await self.bots.ask("", lambda: self.bots.pool.submit(get_ready, games))
        except Exception:  # then whoever asks first waits a little longer
            log.exception("the lab could not get ready")

    def stop(self) -> None:
        """End the process; whoever waits for what it does is refused."""
        self.stopped = True
        self.bots.stop()


def _forget(known: "OrderedDict[str, T]", latest: str) -> None:
    """Forget what is oldest where there is too much."""
    known.move_to_end(latest)
    while len(known) > KEPT:
        known.popitem(last=False)
