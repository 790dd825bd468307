"""A process that thinks: bots that search never hold up whoever asks them."""

import signal
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

from boardloom import plugins
from boardloom.bots.bot import Bot, Budget, choose
from boardloom.bots.registry import find
from boardloom.bots.simple import LevelBot
from boardloom.errors import BadInput, BadOptions
from boardloom.game import Position

READY = -1
"""The answer of a process that was only to get ready."""


class Worker:
    """Asked for one move at a time. Starting it costs nothing; it gets ready by itself."""

    def __init__(self) -> None:
        self._start()

    def _start(self) -> None:
        here, there = get_context("spawn").Pipe()
        self._pipe = here
        self._process = get_context("spawn").Process(target=_work, args=(there, plugins.loaded), daemon=True)
        self._process.start()
        there.close()

    def ask(self, position: Position, bot: str, budget: Budget | None) -> None:
        """Ask for a move; `answer` has it once it is there."""
        try:
            self._pipe.send((position, bot, budget))
        except OSError:
            self.restart()
            self._pipe.send((position, bot, budget))

    def restart(self) -> None:
        """A fresh process in place of one that died."""
        self.close()
        self._start()

    def prepare(self, position: Position, bot: str) -> None:
        """Let it compile what it will need; `answer` has `READY` once that is done."""
        self.ask(position, bot, None)

    def answer(self, seconds: float) -> int | None:
        """The move, or None if it takes longer than that.

        Raises `EOFError` if the process died, `BadInput` if the bot failed."""
        if not self._pipe.poll(seconds):
            return None
        try:
            action: int | BadInput = self._pipe.recv()
        except ConnectionResetError:
            raise EOFError from None
        if isinstance(action, BadInput):
            raise action
        return action

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()
        self._process.join()
        self._pipe.close()


def _done(bot: Bot, position: Position, budget: Budget | None) -> int:
    if budget:
        return choose(bot, position, budget)
    if isinstance(bot, LevelBot):
        bot.search(position, Budget(iterations=1))
    return READY


def _work(pipe: Connection, files: Sequence[Path]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the person's side
    for file in files:
        plugins.load(file)
    with suppress(EOFError, OSError):
        while True:
            position, bot, budget = pipe.recv()
            try:
                pipe.send(_done(find(position.game, bot), position, budget))
            except BadInput as error:
                pipe.send(error)
            except Exception as error:
                why = plugins.blame(error) or f"{type(error).__name__}: {error}"
                pipe.send(BadOptions(f"the bot {bot} failed: {why}"))
