"""Engines of others, as bots: spoken to in the Go Text Protocol over a pipe."""

import shlex
import subprocess
from contextlib import suppress

from boardloom.bots.bot import Budget
from boardloom.errors import BadOptions
from boardloom.game import Position
from boardloom.play.match import Match


class GtpBot:
    """One engine in a process of its own. It is told every move of the match, then asked for one."""

    def __init__(self, command: str) -> None:
        self.command = command
        self._known: list[int] | None = None
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL, text=True,
            )  # fmt: skip
        except (OSError, ValueError) as error:
            raise BadOptions(f"the engine {command!r} cannot be started: {error}") from None

    def watch(self, match: Match) -> None:
        """Bring the engine to where the match stands."""
        if match.game.dialect is None:
            raise BadOptions(f"{match.game.title} has no words for other engines")
        if self._known is None or match.actions[: len(self._known)] != self._known:
            self.send(f"set_game {match.game.dialect.title(match.config)}")
            self.send("clear_board")
            self._known = []
        for i in range(len(self._known), len(match.actions)):
            position, action = match.positions[i], match.actions[i]
            name = position.name(action)
            if name != "pass":
                self.send(f"play {match.game.dialect.colour(position)} {name}")
        self._known = list(match.actions)

    def choose(self, position: Position, budget: Budget) -> int:
        assert position.game.dialect
        answer = self.send(f"genmove {position.game.dialect.colour(position)}")
        if answer == "resign":
            raise BadOptions(f"the engine {self.command!r} resigned: here games are played to their end")
        action = position.find(answer)
        if self._known is not None:
            self._known.append(action)
        return action

    def send(self, command: str) -> str:
        """What the engine answers."""
        pipe, answers = self._process.stdin, self._process.stdout
        assert pipe
        assert answers
        try:
            pipe.write(f"{command}\n")
            pipe.flush()
        except OSError:
            raise BadOptions(f"the engine {self.command!r} has ended") from None
        lines: list[str] = []
        while (line := answers.readline()).strip() or not lines:
            if not line:
                raise BadOptions(f"the engine {self.command!r} ended at {command!r}")
            if line.strip():
                lines.append(line.rstrip())
        answer = "\n".join(lines)
        if not answer.startswith("="):
            raise BadOptions(f"the engine {self.command!r} refuses {command!r}: {answer.lstrip('? ')}")
        return answer[1:].strip()

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):  # what was still to be said cannot be
                if pipe:
                    pipe.close()
