"""Engines of other people as our bots, by the Go Text Protocol (GTP) over a pipe.

The other way round, our bots as an engine for other programs, is `engine.py`.
"""

import os
import re
import shlex
import subprocess
from contextlib import suppress
from select import select
from textwrap import shorten
from time import monotonic

from boardloom.bots.bot import Budget
from boardloom.core.errors import BadInput, BadOptions
from boardloom.core.game import Position
from boardloom.core.message import Message, Words, message
from boardloom.core.reasons import reason_of
from boardloom.match.match import Match

PATIENCE = 600.0
"""Seconds that an engine may take for an answer."""
LONGEST = 1 << 20
"""The most bytes of an answer."""
SHOWN = 200
"""How many letters of a bad answer are repeated to the user."""
END = re.compile(rb"\n[ \t\r]*\n")
"""An answer ends with an empty line; some engines write blanks into it."""


def split(command: str) -> list[str]:
    """The words of a command that starts an engine: its program and its arguments."""
    try:
        words = shlex.split(command)
    except ValueError:
        raise BadOptions(_not_started(_title(command), message("engine-quotes"))) from None
    if not words:
        raise BadOptions(_not_started(_title(command), message("engine-no-program")))
    return words


def _title(command: str, name: str = "") -> Message:
    """What messages call an engine."""
    if name:
        return message("engine-named", name=name, command=repr(command))
    return message("engine", command=repr(command))


def _not_started(engine: Message, reason: Words) -> Message:
    return message("engine-not-started", engine=engine, reason=reason)


class GtpBot:
    """One engine in a process of its own. It is told every move of the match, then asked for one.

    Engines know the game's rules themselves, so moves go to and fro by their names."""

    def __init__(self, command: str, name: str = "") -> None:
        self.title = _title(command, name)
        self._known: list[int] | None = None
        """The actions the engine has been told; None before the first match."""
        self._heard = b""
        """What it has written and nobody has read yet."""
        words = split(command)
        try:
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
        except (OSError, ValueError) as error:
            raise BadOptions(_not_started(self.title, reason_of(error))) from None

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    def watch(self, match: Match) -> None:
        """Tell the engine all moves of the match that it does not know yet."""
        if match.game.gtp is None:
            raise BadOptions(message("engine-no-gtp", game=match.game.called))
        if self._known is None or match.actions[: len(self._known)] != self._known:
            self.send(f"set_game {match.game.gtp.title(match.config)}")
            self.send("clear_board")
            self._known = []
        for i in range(len(self._known), len(match.actions)):
            position, action = match.positions[i], match.actions[i]
            name = position.name(action)
            if name != "pass":
                self.send(f"play {match.game.gtp.colour(position)} {name}")
        self._known = list(match.actions)

    def choose(self, position: Position, budget: Budget) -> int:
        """The engine's move; how long it thinks is set by the command that started it."""
        assert position.game.gtp
        answer = self.send(f"genmove {position.game.gtp.colour(position)}")
        if answer == "resign":
            raise BadOptions(message("engine-resigned", engine=self.title))
        try:
            action = position.find(answer)
        except BadInput as error:
            raise BadOptions(message("engine-illegal", engine=self.title, reason=error.words)) from None
        if self._known is not None:
            self._known.append(action)
        return action

    def send(self, command: str) -> str:
        """Send a command; returns the engine's answer. `BadOptions` if it refuses, ends, or is silent too
        long."""
        pipe = self._process.stdin
        assert pipe
        try:
            pipe.write(f"{command}\n".encode())
            pipe.flush()
        except OSError:
            raise BadOptions(message("engine-ended", engine=self.title)) from None
        answer = self._answer(command).decode(errors="replace")
        if not answer.startswith("="):
            reason = shorten(answer.lstrip("? "), SHOWN)
            refusal = message("engine-refuses", engine=self.title, command=repr(command), reason=reason)
            raise BadOptions(refusal)
        return answer[1:].strip()

    def _answer(self, command: str) -> bytes:
        """What the engine writes up to the next empty line."""
        pipe, deadline = self._process.stdout, monotonic() + PATIENCE
        engine, asked = self.title, repr(command)
        assert pipe
        while not (end := END.search(self._heard)):
            left = deadline - monotonic()
            if left <= 0 or not select([pipe], [], [], left)[0]:
                raise BadOptions(message("engine-silent", engine=engine, command=asked, seconds=PATIENCE))
            # Not pipe.read: its buffer could hold what select does not see.
            part = os.read(pipe.fileno(), LONGEST)
            if not part and not self._heard:
                raise BadOptions(message("engine-ended-at", engine=engine, command=asked))
            self._heard = (self._heard + (part or b"\n\n")).lstrip()
            if len(self._heard) > LONGEST:
                raise BadOptions(message("engine-long", engine=engine, command=asked, most=LONGEST))
        answer, self._heard = self._heard[: end.start()], self._heard[end.end() :].lstrip()
        return answer

    def close(self) -> None:
        """End the engine."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):  # what was still to be said cannot be
                if pipe:
                    pipe.close()
