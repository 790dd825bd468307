"""Answers that take a while to work out: in threads, few at a time, and whoever asks has their turn.

More threads would not be faster, as Python runs one at a time; they would only hold up moves for longer."""

from collections.abc import Awaitable, Callable
from functools import partial, wraps
from typing import ParamSpec, TypeVar, cast

from fastapi import Request
from fastapi.concurrency import run_in_threadpool

from boardloom.server.workers.fair import FairQueue
from boardloom.server.ws.limits import neighbourhood

AT_ONCE = 2

P = ParamSpec("P")
T = TypeVar("T")


def address_of(request: Request) -> str:
    """Where a request comes from; behind a trusted proxy, where that says it does."""
    return request.client.host if request.client else ""


class Turns:
    def __init__(self) -> None:
        self.queue = FairQueue(AT_ONCE)

    async def run(self, request: Request, work: Callable[[], T]) -> T:
        """Do this in a thread when it is the turn of whoever asks."""
        await self.queue.turn(neighbourhood(address_of(request)))
        try:
            return await run_in_threadpool(work)
        finally:
            self.queue.done()

    def taken(self, handler: Callable[P, T]) -> Callable[P, Awaitable[T]]:
        """A handler that waits for its turn; it has to take the request as `request`."""

        @wraps(handler)
        async def waiting(*args: P.args, **kwargs: P.kwargs) -> T:
            work = cast(Callable[[], T], partial(handler, *args, **kwargs))
            return await self.run(cast(Request, kwargs["request"]), work)

        return waiting
