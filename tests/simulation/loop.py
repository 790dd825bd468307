"""An event loop whose clock, threads and choices all follow from one seed.

What is ready runs in an order that the seed chooses; when nothing is, the clock jumps to what comes next.
Work that is handed to a thread is done at one moment and reported at a later one."""

import asyncio
import heapq
import random
from collections.abc import Callable, Iterator
from contextvars import Context, ContextVar
from typing import Any

LIFE: ContextVar[int] = ContextVar("life", default=0)
"""Which run of the server something belongs to; 0 for what is not part of any."""
EPOCH = 1_750_000_000.0
"""When histories begin, in seconds since 1970."""


class Blocked(BaseException):
    """A thread waits for something that is not there yet: it is tried again when something changed."""


class Numbered:
    """Sets of these are gone through in the same order in every process."""

    number: int

    def __hash__(self) -> int:
        return self.number


class Future(Numbered, asyncio.Future[Any]):
    def __init__(self, number: int, loop: asyncio.AbstractEventLoop) -> None:
        self.number = number
        super().__init__(loop=loop)


class Task(Numbered, asyncio.Task[Any]):
    def __init__(self, number: int, *args: Any, **kwargs: Any) -> None:
        self.number = number
        context = kwargs.get("context")
        self.life = LIFE.get() if context is None else context.get(LIFE, 0)
        super().__init__(*args, **kwargs)


class SimulatedLoop(asyncio.BaseEventLoop):
    def __init__(self, luck: random.Random) -> None:
        super().__init__()
        self.luck = luck
        self.now = 0.0
        self.steps = 0
        self.numbers = 0
        self.pause = luck.choice([0.0, 1e-5, 1e-3])
        """How long a step takes, at most: how slow the processor is."""
        self.dead: set[int] = set()
        """Runs of the server that were killed: nothing of theirs happens any more."""
        self.alive: dict[Task, None] = {}
        self.left_over: list[Task] = []
        """Tasks of servers that were killed, kept so that nothing cleans up after them."""
        self.latest = 0.0
        """When what a thread reported last comes; later reports come later."""
        self.closing_down = False
        self.set_task_factory(self._make_task)

    def time(self) -> float:
        return self.now

    def delay(self, usual: float = 0.002) -> float:
        """How long something takes: mostly about as long as usual, now and then much longer."""
        luck = self.luck.random()
        return usual * (luck if luck < 0.9 else 10 * luck if luck < 0.98 else 400 * self.luck.random())

    def create_future(self) -> Future:
        self.numbers += 1
        return Future(self.numbers, self)

    def _make_task(self, loop: Any, coroutine: Any, **kwargs: Any) -> Any:
        if self.closing_down:
            coroutine.close()
            return self.create_future()
        self.numbers += 1
        task = Task(self.numbers, coroutine, loop=self, **kwargs)
        self.alive[task] = None
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: Any) -> None:
        self.alive.pop(task, None)

    def tasks_of(self, life: int) -> list[Task]:
        return [task for task in self.alive if task.life == life]

    def kill(self, life: int) -> None:
        """Nothing of this run of the server happens any more."""
        self.dead.add(life)
        for task in self.tasks_of(life):
            del self.alive[task]
            self.left_over.append(task)

    def call_at(self, when: float, callback: Any, *args: Any, context: Context | None = None) -> Any:  # type: ignore[override]
        if self.closing_down:
            return asyncio.TimerHandle(when, callback, args, self, context)
        return super().call_at(when, callback, *args, context=context)

    def call_soon(self, callback: Any, *args: Any, context: Context | None = None) -> Any:  # type: ignore[override]
        if self.closing_down:
            return asyncio.Handle(callback, args, self, context)
        return super().call_soon(callback, *args, context=context)

    def call_soon_threadsafe(self, callback: Any, *args: Any, context: Context | None = None) -> Any:  # type: ignore[override]
        """A thread reports something: that takes a moment, and nothing overtakes it."""
        self.latest = max(self.latest + 1e-9, self.now + self.delay())
        return self.call_at(self.latest, callback, *args, context=context)

    def run_in_executor(self, executor: Any, function: Callable[..., Any], *args: Any) -> Any:  # type: ignore[override]
        """A thread does this at some moment; it takes another until that is known here."""
        done = self.create_future()

        def work() -> None:
            try:
                result = function(*args)
            except Blocked:
                self.call_later(self.delay() + 0.001, work)
            except Exception as error:
                self.call_soon_threadsafe(_fail, done, error)
            else:
                self.call_soon_threadsafe(_succeed, done, result)

        self.call_later(self.delay(), work)
        return done

    def _run_once(self) -> None:
        ready: Any = self._ready  # type: ignore[attr-defined]
        if not ready:
            self._next_timer()
        if not ready:
            raise RuntimeError("everybody waits for ever")
        chosen = self.luck.randrange(len(ready)) if len(ready) > 1 else 0
        handle = ready[chosen]
        del ready[chosen]
        if handle._cancelled or (self.dead and handle._context.get(LIFE, 0) in self.dead):
            return
        self.steps += 1
        self.now += self.pause * self.luck.random()
        handle._run()

    def _next_timer(self) -> None:
        timers: Any = self._scheduled  # type: ignore[attr-defined]
        while timers:
            handle = heapq.heappop(timers)
            handle._scheduled = False
            if not handle._cancelled:
                self.now = max(self.now, handle._when)
                self._ready.append(handle)  # type: ignore[attr-defined]
                return

    def _timer_handle_cancelled(self, handle: Any) -> None:
        """A timer that is cancelled stays where it is until its time comes."""

    def timers_of(self, life: int) -> Iterator[asyncio.TimerHandle]:
        """What still waits for its time in this run of the server."""
        for handle in self._scheduled:  # type: ignore[attr-defined]
            if not handle._cancelled and handle._context.get(LIFE, 0) == life:
                yield handle

    def clean_up(self) -> None:
        """Let go of what servers that were killed left behind, without anything coming of it."""
        self.closing_down = True
        asyncio._set_running_loop(self)
        for task in self.left_over:
            task._log_destroy_pending = False  # type: ignore[attr-defined]
            try:
                task.get_coro().close()
            except BaseException:  # it went on waiting; so be it
                continue
        asyncio._set_running_loop(None)
        self._ready.clear()  # type: ignore[attr-defined]
        self._scheduled.clear()  # type: ignore[attr-defined]
        self.close()

    def _process_events(self, events: Any) -> None:
        pass


def _fail(done: "asyncio.Future[Any]", error: Exception) -> None:
    if not done.cancelled():
        done.set_exception(error)


def _succeed(done: "asyncio.Future[Any]", result: object) -> None:
    if not done.cancelled():
        done.set_result(result)
