"""Engines of others, as bots: spoken to in the Go Text Protocol over a pipe."""

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
from boardloom.match.match import Match

PATIENCE = 600.0
"""Seconds that an engine may take for an answer."""
LONGEST = 1 << 20
"""Bytes of an answer."""
SHOWN = 200
"""Letters of an answer that is refused."""
END = re.compile(rb"\n[ \t\r]*\n")


def split(command: str) -> list[str]:
    """The program of a command that starts an engine, and what it is given."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadOptions(f"the engine {command!r} cannot be started: {error}") from None
    if not words:
        raise BadOptions(f"the engine {command!r} cannot be started: it names no program")
    return words


class GtpBot:
    """One engine in a process of its own. It is told every move of the match, then asked for one."""

    def __init__(self, command: str, name: str = "") -> None:
        self.title = f"the engine {name} {command!r}" if name else f"the engine {command!r}"
        self._known: list[int] | None = None
        self._heard = b""
        words = split(command)
        try:
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
        except (OSError, ValueError) as error:
            raise BadOptions(f"{self.title} cannot be started: {error}") from None

    def watch(self, match: Match) -> None:
        """Bring the engine to where the match stands."""
        if match.game.gtp is None:
            raise BadOptions(f"{match.game.title} has no words for other engines")
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
        assert position.game.gtp
        answer = self.send(f"genmove {position.game.gtp.colour(position)}")
        if answer == "resign":
            raise BadOptions(f"{self.title} resigned: here games are played to their end")
        try:
            action = position.find(answer)
        except BadInput as error:
            raise BadOptions(f"{self.title} moves against the rules: {shorten(str(error), SHOWN)}") from None
        if self._known is not None:
            self._known.append(action)
        return action

    def send(self, command: str) -> str:
        """What the engine answers."""
        pipe = self._process.stdin
        assert pipe
        try:
            pipe.write(f"{command}\n".encode())
            pipe.flush()
        except OSError:
            raise BadOptions(f"{self.title} has ended") from None
        answer = self._answer(command).decode(errors="replace")
        if not answer.startswith("="):
            reason = shorten(answer.lstrip("? "), SHOWN)
            raise BadOptions(f"{self.title} refuses {command!r}: {reason}")
        return answer[1:].strip()

    def _answer(self, command: str) -> bytes:
        """What comes before the next empty line."""
        pipe, deadline = self._process.stdout, monotonic() + PATIENCE
        assert pipe
        while not (end := END.search(self._heard)):
            left = deadline - monotonic()
            if left <= 0 or not select([pipe], [], [], left)[0]:
                raise BadOptions(f"{self.title} did not answer {command!r} within {PATIENCE:g} seconds")
            part = os.read(pipe.fileno(), LONGEST)
            if not part and not self._heard:
                raise BadOptions(f"{self.title} ended at {command!r}")
            self._heard = (self._heard + (part or b"\n\n")).lstrip()
            if len(self._heard) > LONGEST:
                raise BadOptions(f"{self.title} answers {command!r} with more than {LONGEST:,} letters")
        answer, self._heard = self._heard[: end.start()], self._heard[end.end() :].lstrip()
        return answer

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):  # what was still to be said cannot be
                if pipe:
                    pipe.close()
