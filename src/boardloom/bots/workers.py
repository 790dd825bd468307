"""Processes that think: a bot that searches, or that is still being compiled, never holds up whoever asks it.

`Worker` is one process that does one thing at a time. `WorkerPool` is several of them behind a queue, with
crashed ones replaced. The terminal uses a worker, the arena and the server a pool each.
"""

import json
import os
import pickle
import signal
import threading
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import lru_cache
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple, ParamSpec, TypeVar

from boardloom.bots.bot import Budget, Preparing, choose
from boardloom.bots.registry import find
from boardloom.core import plugins
from boardloom.core.errors import BadInput, BadOptions
from boardloom.core.game import Position
from boardloom.core.message import message
from boardloom.games import find as find_game

WAITING = object()
"""What `Worker.answer` gives while there is no answer yet."""
TRIES = 3
"""How often a pool asks for the same thing if the process that works on it dies."""
GROUPS = hasattr(os, "setsid")
"""Whether processes can be ended together with all they started; not on every system."""

P = ParamSpec("P")
T = TypeVar("T")


def move(position: Position, bot: str, budget: Budget) -> int:
    """The move of the bot called so."""
    return choose(find(position.game, bot), position, budget)


def prepare(position: Position, *bots: str) -> None:
    """Let those bots that can get ready for games that begin so."""
    for bot in bots:
        found = find(position.game, bot)
        if isinstance(found, Preparing):
            found.prepare(position)


class Worker:
    """A process that does one thing at a time, asked for as a function and its arguments."""

    def __init__(self, nice: int = 0) -> None:
        self.nice = nice
        """How much less urgent its work is than that of others."""
        self._start()

    def _start(self) -> None:
        # Forking is no choice: compiled code and the server have threads, and a fork copies locks that they
        # hold but not the threads that would release them.
        context = get_context("spawn")
        self._pipe, there = context.Pipe()
        self._process = context.Process(target=_work, args=(there, plugins.loaded, self.nice), daemon=True)
        with _undisturbed():
            self._process.start()
        there.close()  # else a worker that dies would leave one end open, and nobody would notice

    def ask(self, function: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> None:
        """Ask for something; `answer` has it once it is done. Raises `EOFError` if the process died."""
        try:
            self._pipe.send((function, [packed(arg) for arg in args], kwargs))
        except OSError:
            raise EOFError from None

    def answer(self, seconds: float | None) -> Any:
        """What was asked for, or `WAITING` if it takes longer than so many seconds; None waits for ever.

        Raises `EOFError` if the process died, `BadInput` if what was asked for failed."""
        if not self._pipe.poll(seconds):
            return WAITING
        try:
            answer = self._pipe.recv()
        except ConnectionResetError:
            raise EOFError from None
        if isinstance(answer, BadInput):
            raise answer
        return answer

    def restart(self) -> None:
        """A fresh process in place of one that died."""
        self.close()
        self._start()

    def kill(self) -> None:
        """End the process and all it started, whatever they do; whoever waits for it gets `EOFError`."""
        if GROUPS and self._process.pid:
            with suppress(OSError):  # it has no group yet
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()

    def close(self) -> None:
        """End it for good. Nobody may be waiting for its answer."""
        self.kill()
        self._process.join()
        self._pipe.close()


class WorkerPool:
    """Workers that share a queue. What each is asked for comes as a `Future`.

    A thread waits for each worker that has something to do, so a server never blocks its event loop. If a
    process dies, another takes its place and is asked for the same, up to `TRIES` times in all; then the
    future raises `EOFError`. Processes start when they are needed first.
    """

    def __init__(self, workers: int, nice: int = 0, crashed: Callable[[], None] = lambda: None) -> None:
        self._threads = ThreadPoolExecutor(workers, "worker")
        self._nice = nice
        self._crashed = crashed
        """Called whenever a process has died."""
        self._workers: list[Worker] = []
        self._free: list[Worker] = []
        self._lock = threading.Lock()
        """Held while processes start or end, so that none starts after the pool is closed."""
        self._closed = False

    def submit(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        """Ask the next free worker for something."""
        return self._threads.submit(lambda: self._do(function, *args, **kwargs))

    def close(self) -> None:
        """End all processes, whatever they are doing. What nobody has begun is cancelled."""
        with self._lock:
            self._closed = True
            for worker in self._workers:
                worker.kill()
        # Pipes are closed only once no thread looks at them any more: the system gives the number of a closed
        # one to the next file that is opened, and a thread would wait for that.
        self._threads.shutdown(cancel_futures=True)
        while self._workers:
            self._workers.pop().close()

    def _do(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        worker = self._take()
        try:
            for left in reversed(range(TRIES)):
                try:
                    worker.ask(function, *args, **kwargs)
                    answer: T = worker.answer(None)
                    return answer
                except EOFError:
                    self._replace(worker)
                    if not left:
                        raise
            raise AssertionError("tried at least once")
        finally:
            self._free.append(worker)

    def _take(self) -> Worker:
        with self._lock:
            self._must_be_open()
            if self._free:
                return self._free.pop()
            worker = Worker(self._nice)
            self._workers.append(worker)
            return worker

    def _replace(self, worker: Worker) -> None:
        with self._lock:
            self._must_be_open()
            self._crashed()
            worker.restart()

    def _must_be_open(self) -> None:
        if self._closed:
            raise EOFError("the pool is closed")


class _Packed(NamedTuple):
    """A position on its way to another process. It leaves out the setup, which follows from the options and
    can hold megabytes of tables."""

    game: str
    version: int
    options: str
    state: bytes

    def position(self) -> Position:
        first = _first(self.game, self.version, self.options)
        return first.with_state(first.game.rules.State(self.state))


def packed(arg: object) -> object:
    if not isinstance(arg, Position):
        return arg
    return _Packed(arg.game.name, arg.game.version, json.dumps(arg.config.chosen()), bytes(arg.state))


@lru_cache(maxsize=256)
def _first(game: str, version: int, options: str) -> Position:
    found = find_game(game).of_version(version)
    assert found is not None  # this process runs the code of the other
    return Position.first(found, found.config.kept(json.loads(options)))


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Here Ctrl-C waits, and a process started here never hears of it."""
    if not GROUPS:
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(pipe: Connection, files: Sequence[Path], nice: int) -> None:
    """What the process does: it ends when the pipe does, or with whoever started it."""
    if GROUPS:
        os.setsid()
        os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    for file in files:
        plugins.load(file)
    with suppress(EOFError, OSError):
        while True:
            pipe.send_bytes(carried_out(pipe.recv_bytes()))


def carried_out(asked: bytes) -> bytes:
    """Do what is asked for; what it gives, or how it failed, as the other end reads it."""
    try:
        function, args, kwargs = pickle.loads(asked)
        args = [arg.position() if isinstance(arg, _Packed) else arg for arg in args]
        return pickle.dumps(function(*args, **kwargs))
    except BadInput as error:
        return pickle.dumps(error)
    except Exception as error:
        return pickle.dumps(_as_failure(error))


def _as_failure(error: Exception) -> BadOptions:
    """A failure that travels: an exception of somebody's own need not be known where it arrives."""
    why = plugins.blame(error) or f"{type(error).__name__}: {error}"
    failure = BadOptions(message("bot-failed", reason=why))
    failure.add_note(traceback.format_exc())
    return failure


def _end_with_parent() -> None:
    """End this process and all it started once its parent has, even if that was killed."""
    if parent := parent_process():
        parent.join()
        if GROUPS and os.getpgrp() == os.getpid():
            os.killpg(0, signal.SIGKILL)
        os._exit(0)
