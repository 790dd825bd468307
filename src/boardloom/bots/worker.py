"""A process that thinks: bots that search never hold up whoever asks them."""

import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

from boardloom.bots.bot import Budget, Preparing, choose
from boardloom.bots.registry import find
from boardloom.core import plugins
from boardloom.core.errors import BadInput, BadOptions
from boardloom.core.game import Position
from boardloom.core.message import message

WAITING = object()
"""What `Worker.answer` gives while there is no answer yet."""
GROUPS = hasattr(os, "setsid")
"""Whether processes can be ended together with all they started; not on every system."""


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
    """Does one thing at a time, asked for as a function and what it takes."""

    def __init__(self) -> None:
        self._start()

    def _start(self) -> None:
        here, there = get_context("spawn").Pipe()
        self._pipe = here
        self._process = get_context("spawn").Process(target=_work, args=(there, plugins.loaded), daemon=True)
        with _undisturbed():
            self._process.start()
        there.close()

    def ask(self, function: Callable[..., Any], *args: Any) -> None:
        """Ask for something; `answer` has it once it is done."""
        try:
            self._pipe.send((function, args))
        except OSError:
            self.restart()
            self._pipe.send((function, args))

    def answer(self, seconds: float) -> Any:
        """What was asked for, or `WAITING` if it takes longer than that.

        Raises `EOFError` if the process died, `BadInput` if the bot failed."""
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

    def close(self) -> None:
        """End the process and all it started, whatever they are doing."""
        if GROUPS and self._process.pid:
            with suppress(OSError):  # it has no group yet
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        self._process.join()
        self._pipe.close()


def answered(workers: Sequence[Worker]) -> Worker:
    """Wait for one of them to have an answer, or to die."""
    by_pipe = {worker._pipe: worker for worker in workers}
    first, *_ = wait(list(by_pipe))
    assert isinstance(first, Connection)
    return by_pipe[first]


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


def begin(files: Sequence[Path]) -> None:
    """In a new process: leave Ctrl-C to whoever started it, end when they end, know their own files."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    for file in files:
        plugins.load(file)


def _end_with_parent() -> None:
    if parent := parent_process():
        parent.join()
        if GROUPS and os.getpgrp() == os.getpid():
            os.killpg(0, signal.SIGKILL)
        os._exit(0)


def _work(pipe: Connection, files: Sequence[Path]) -> None:
    if GROUPS:
        os.setsid()
    begin(files)
    with suppress(EOFError, OSError):
        while True:
            try:
                function, args = pipe.recv()
                pipe.send(function(*args))
            except (EOFError, OSError):
                raise
            except BadInput as error:
                pipe.send(error)
            except Exception as error:
                why = plugins.blame(error) or f"{type(error).__name__}: {error}"
                pipe.send(BadOptions(message("bot-failed", reason=why)))
