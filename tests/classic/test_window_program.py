"""`./play classic-board` as a program: it opens, closes, and says what is missing."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from boardloom.classic.board.gui import labels
from tests.classic.window_driver import PATIENCE, press_close_button, wait, xdotool
from tests.processes import Forked, boardloom

WAYS = [["-m", "boardloom.cli", "classic-board"], ["-m", "boardloom.classic.board.main"]]
"""The command, and the module that the manual names."""


def test_closing_the_window_ends_the_program(display: dict[str, str]) -> None:
    program = Forked("classic-board", env=display)
    press_close_button(display, labels.TITLE)
    assert program.wait(PATIENCE) == 0
    program.stdout.close()


def test_the_module_of_the_manual_opens_the_same_window(display: dict[str, str]) -> None:
    with subprocess.Popen([sys.executable, *WAYS[1]], env=display, stderr=subprocess.PIPE) as program:
        press_close_button(display, labels.TITLE)
        _, said = program.communicate(timeout=PATIENCE)
    assert (program.returncode, said) == (0, b"")


def test_closing_the_window_while_a_box_is_open_ends_the_program_quietly(display: dict[str, str]) -> None:
    with subprocess.Popen([sys.executable, *WAYS[1]], env=display, stderr=subprocess.PIPE) as program:
        wait("the window", lambda: xdotool(display, "search", "--onlyvisible", "--name", labels.TITLE))
        wait("it has the keyboard", lambda: _game_over(display))
        press_close_button(display, labels.TITLE)
        _, said = program.communicate(timeout=PATIENCE)
    assert (program.returncode, said) == (0, b"")


def _game_over(display: dict[str, str]) -> str:
    """Start a game and end it, by keys; the title of the box that tells of it."""
    xdotool(display, "mousemove", 400, 400, "key", "alt+s", "key", "alt+e")
    return xdotool(display, "search", "--onlyvisible", "--name", f"^{labels.GAME_OVER}$")


@pytest.mark.parametrize("way", WAYS)
def test_without_tkinter_one_line_says_what_to_install(way: list[str], tmp_path: Path) -> None:
    (tmp_path / "tkinter.py").write_text("raise ImportError('no _tkinter')\n")
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, *way], env=env, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("boardloom: the window needs Tkinter")
    assert "sudo apt install python3-tk" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("place", [None, ":4711"])
def test_without_a_display_one_line_says_so(place: str | None) -> None:
    env = {name: value for name, value in os.environ.items() if name != "DISPLAY"}
    done = boardloom("classic-board", env={**env, "DISPLAY": place} if place else env)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("boardloom: there is no display to open a window on")
    assert done.stderr.count("\n") == 1
