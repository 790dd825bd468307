"""A table in a process of its own: on a real terminal, or at the end of a pipe."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pexpect
import pytest

from boardloom.games import register
from boardloom.match import saved
from boardloom.match.match import Match
from tests.terminal.pebbles import game as pebbles

ROOT = Path(__file__).parents[2]
PATIENCE = 300
"""Seconds that anything may take; far more than it needs, as a machine may be busy."""
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


@dataclass
class House:
    """Starts Boardloom with its games in one folder, and looks into that folder."""

    home: Path
    started: list["pexpect.spawn[str]"] = field(default_factory=list)

    def terminal(self, *arguments: str, lines: int = 24, **env: str) -> "pexpect.spawn[str]":
        command = ["-m", "tests.terminal.runner", *arguments]
        child = pexpect.spawn(
            sys.executable,
            command,
            env=self._env() | env,
            cwd=ROOT,
            encoding="utf-8",
            dimensions=(lines, 80),
            timeout=PATIENCE,
        )
        self.started.append(child)
        return child

    def pipe(self, *arguments: str, typed: bytes = b"", **env: str) -> str:
        """All that is printed for these lines of input; it must end well, without a traceback."""
        command = [sys.executable, "-m", "tests.terminal.runner", *arguments]
        env = self._env() | env
        done = subprocess.run(command, input=typed, env=env, cwd=ROOT, capture_output=True, timeout=PATIENCE)
        assert (done.returncode, done.stderr.decode()) == (0, "")
        return done.stdout.decode()

    def running(self) -> list[Match]:
        return [saved.load(path) for path in sorted((self.home / "data/games/running").glob("*.txt"))]

    def finished(self) -> list[Match]:
        return [saved.load(path) for path in sorted((self.home / "data/games/finished").glob("*.txt"))]

    def _env(self) -> dict[str, str]:
        unwanted = ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR")
        kept = {name: value for name, value in os.environ.items() if name not in unwanted}
        paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        return kept | {"BOARDLOOM_HOME": str(self.home), "PYTHONPATH": paths, "TERM": "xterm-256color"}


def rest(child: "pexpect.spawn[str]") -> str:
    """What a child still prints until it ends, without colours; it must end well."""
    child.expect(pexpect.EOF)
    child.close()
    assert (child.exitstatus, child.signalstatus) == (0, None)
    return plain(child.before or "")


def plain(text: str) -> str:
    return ESCAPES.sub("", text)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A house with a guest, Pebbles, for as long as the test lasts."""
    monkeypatch.setattr("boardloom.games._guests", {})
    register(pebbles())
    house = House(tmp_path / "home")
    yield house
    for child in house.started:
        child.close(force=True)
