"""One run of the server: the real service, store, HTTP and WebSocket protocols, over a disk, a network,
threads and bots that are simulated."""

import asyncio
import logging
import queue
import random
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from contextvars import copy_context
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import uvicorn
from sqlalchemy import Engine, event

from boardloom.bots.workers import move
from boardloom.lab.judge import Judgement, analyse
from boardloom.server.http.app import App, make_rest
from boardloom.server.http.door import Door
from boardloom.server.http.protocol import Http
from boardloom.server.log.store import SYNCHRONOUS, Store, make_engine
from boardloom.server.log.writer import Job, Writer
from boardloom.server.ops import run
from boardloom.server.ops.settings import Settings
from boardloom.server.session.service import MatchService
from boardloom.server.ws.frames import Frames
from boardloom.server.ws.limits import Addresses
from boardloom.server.ws.socket import WebSocketEndpoint
from boardloom.server.ws.wire import LARGEST
from tests.server.driver import Connection, Driver
from tests.simulation.disk import Disk
from tests.simulation.loop import LIFE, Blocked, SimulatedLoop
from tests.simulation.network import Line

NAME = "server.sqlite"
SETTINGS = Settings(
    bot_pause=0.05,
    hello_seconds=1.0,
    request_seconds=3.0,
    read_seconds=8.0,
    idle_minutes=0.25,
    messages=60,
    connections=500,
    matches_per_hour=10**9,
)


class Current:
    """What runs now, for what is made once, as making it takes longer than a history."""

    service: Any = None
    disk: Any = None
    settings = SETTINGS

    def __getattr__(self, name: str) -> Any:
        return None if self.service is None and name == "store" else getattr(self.service, name)


CURRENT = Current()


class CurrentDriver(Driver):
    """Opens the store of the disk that is in use now."""

    def connect(self, path: str, **_: Any) -> Connection:
        disk = CURRENT.disk
        return Connection(str(disk.folder / NAME), disk.name)


@cache
def engine() -> Engine:
    """Of SQLAlchemy, with all the statements it has seen."""
    made = make_engine(Path(NAME), SYNCHRONOUS, CurrentDriver(""))

    @event.listens_for(made, "connect")
    def checkpoint_often(connection: Any, _: Any) -> None:
        connection.execute("PRAGMA wal_autocheckpoint=8")

    return made


def open_store(disk: Disk) -> Store:
    engine().dispose()
    CURRENT.disk = disk
    with patch("boardloom.server.log.store.make_engine", lambda *_: engine()):
        return Store(disk.folder / NAME)


@cache
def rest() -> Any:
    return make_rest(CURRENT, Addresses(SETTINGS))  # type: ignore[arg-type]


class Jobs:
    """What the writer is asked for. Where its thread would wait it stops, and begins anew when more comes."""

    def __init__(self, loop: SimulatedLoop, work: Callable[[], None]) -> None:
        self.loop = loop
        self.work = work
        self.waiting: list[Job | None] = []
        self.woken = self.ended = False

    def put(self, job: Job | None) -> None:
        self.waiting.append(job)
        if not self.woken:
            self.woken = True
            self.loop.call_later(self.loop.delay() + CURRENT.disk.stall, self._work)

    def _work(self) -> None:
        self.woken = False
        try:
            self.work()
        except Blocked:
            return
        self.ended = True

    def get(self) -> Job | None:
        if not self.waiting:
            raise Blocked
        return self.waiting.pop(0)

    def get_nowait(self) -> Job | None:
        if not self.waiting:
            raise queue.Empty
        return self.waiting.pop(0)


class SimulatedWriter(Writer):
    """The writer, without a thread of its own."""

    def __init__(self, store: Store, loop: Any) -> None:
        super().__init__(store, loop)
        self.jobs: Any = Jobs(loop, self._run)
        self.thread: Any = self

    def start(self) -> None:
        pass

    def join(self) -> None:
        if not self.jobs.ended:
            raise Blocked


class SimulatedPool:
    """Bots that take their time, or crash; what they choose is what they would."""

    def __init__(self, workers: int, nice: int = 0, crashed: Callable[[], None] = lambda: None) -> None:
        self.closed = False

    def submit(self, function: Callable[..., Any], *args: Any, **kwargs: Any) -> "Future[Any]":
        if self.closed:
            raise RuntimeError("cannot schedule new futures after shutdown")
        loop: Any = asyncio.get_running_loop()
        done: Future[Any] = Future()
        loop.call_later(loop.delay(), self._begin, loop, done, function, args)
        return done

    def _begin(self, loop: SimulatedLoop, done: "Future[Any]", *asked: Any) -> None:
        if done.set_running_or_notify_cancel():
            loop.call_later(loop.delay(0.02), self._do, loop.luck, done, *asked)

    def _do(self, luck: random.Random, done: "Future[Any]", function: Any, args: Any) -> None:
        if self.closed or luck.random() < 0.02:
            done.set_exception(EOFError("the worker died"))
        elif function is move:
            done.set_result(move(*args))
        elif function is analyse:
            many = len(args[0].scores())
            done.set_result(Judgement((1 / many,) * many, (0.1,) * many, 1, ()))
        else:
            done.set_result(None)

    def close(self) -> None:
        self.closed = True


def application(service: MatchService) -> App:
    app = App.__new__(App)
    app.settings = SETTINGS
    app.addresses = Addresses(SETTINGS)
    app.live = WebSocketEndpoint(service, app.addresses)
    CURRENT.service = service
    app.rest = rest()
    return app


class Ordered(dict[Any, None]):
    """A set that is gone through in the order in which things came."""

    def add(self, item: Any) -> None:
        self[item] = None

    def discard(self, item: Any) -> None:
        self.pop(item, None)

    def remove(self, item: Any) -> None:
        del self[item]


class House:
    """A run of the server on a disk, from its start to its end."""

    def __init__(self, loop: SimulatedLoop, life: int, disk: Disk) -> None:
        self.loop = loop
        self.life = life
        self.disk = disk
        self.open = False
        """Whether it lets people in."""
        self.context = copy_context()
        self.context.run(LIFE.set, life)
        self.context.run(self._build)

    def _build(self) -> None:
        self.store = open_store(self.disk)
        self.service = MatchService(SETTINGS, self.store)
        self.app = application(self.service)
        config = uvicorn.Config(
            self.app,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            ws=Frames,
            ws_max_size=LARGEST,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=5,
            proxy_headers=False,
        )
        config.load()
        self.door = Door(500, 500, SETTINGS.read_seconds, clock=self.loop.time)
        self.server = run.Server(config, self.service, self.door, lambda: None)
        self.server.lifespan = config.lifespan_class(config)
        state: Any = self.server.server_state
        state.connections, state.tasks = Ordered(), Ordered()

    def start(self) -> "asyncio.Task[None]":
        async def startup() -> None:
            await self.server.startup([])
            self.open = True

        return self.task(startup())

    def task(self, work: Any) -> "asyncio.Task[Any]":
        """Something the server does."""
        return self.context.run(lambda: self.loop.create_task(work))

    def connect(self, address: str, heard: Callable[[bytes | None], None]) -> Line | None:
        """A line to the server, unless nobody is there to take it."""
        if not self.open or not self.door.enter(address):
            return None
        line = Line(self.loop, self.context, address, heard)

        def welcome() -> None:
            state = self.server.lifespan.state
            seconds = SETTINGS.request_seconds
            protocol = Http(self.server.config, self.server.server_state, state, self.door, address, seconds)
            line.set_protocol(protocol)
            protocol.connection_made(line)

        self.context.run(welcome)
        return line

    async def stop(self) -> None:
        """As after SIGTERM: everybody is sent home, then what still runs is cancelled."""
        self.open = False
        await self.server.shutdown()
        rest = [task for task in self.loop.tasks_of(self.life) if task is not asyncio.current_task()]
        for task in rest:
            task.cancel()
        if rest:
            await asyncio.wait(rest)

    def close(self) -> None:
        """Let go of files that a server which was killed had open."""
        self.disk.full = self.disk.broken = False
        writer = getattr(self.service, "writer", None)
        for connection in (writer.connection, writer.anchor) if writer is not None else ():
            if connection is not None and not connection.closed:
                connection.invalidate()
        self.store.close()
        self.disk.unregister()


class Troubles(logging.Handler):
    """What the server complains of."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR:
            error = record.exc_info[1] if record.exc_info else None
            self.told.append(record.getMessage() + (f": {error!r}" if error else ""))


class NoCollector:
    """Instead of the module `gc` where a server starts: to look for garbage takes longer than a history."""

    @staticmethod
    def collect() -> None: ...

    @staticmethod
    def freeze() -> None: ...

    @staticmethod
    def set_threshold(*_: int) -> None: ...


@contextmanager
def simulated(loop: SimulatedLoop, epoch: float) -> Iterator[Troubles]:
    """The clock and the luck of everything are those of the loop; what is complained of is collected."""
    luck, troubles, logger = loop.luck, Troubles(), logging.getLogger()
    level, handlers = logger.level, list(logger.handlers)
    logger.handlers[:] = [troubles]
    logger.setLevel(logging.WARNING)
    loop.set_exception_handler(lambda _, told: troubles.told.append(f"loop: {told}"))
    with (
        patch("time.time", lambda: epoch + loop.now),
        patch("time.monotonic", lambda: 1000.0 + loop.now),
        patch("secrets.token_bytes", lambda many=32: luck.randbytes(many)),
        patch("secrets.randbits", luck.getrandbits),
        patch("random.getrandbits", luck.getrandbits),
        patch("os.fsync", lambda file: CURRENT.disk.sync(NAME + "-wal")),
        patch("boardloom.server.session.service.Writer", SimulatedWriter),
        patch("boardloom.server.workers.bots.WorkerPool", SimulatedPool),
        patch("boardloom.server.ops.run.gc", NoCollector),
    ):
        try:
            yield troubles
        finally:
            logger.handlers[:] = handlers
            logger.setLevel(level)
