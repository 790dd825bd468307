"""`main.py`: the menu of screens, or the one asked for."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from boardloom.cli import screens
from tests.processes import PATIENCE

ROOT = Path(__file__).parents[1]


def main(*args: str, home: Path, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    quiet = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    own = {**quiet, "BOARDLOOM_HOME": str(home), "BOARDLOOM_LANGUAGE": "en", **env}
    command = [sys.executable, str(ROOT / "main.py"), *args]
    return subprocess.run(command, input=typed, env=own, capture_output=True, text=True, timeout=PATIENCE)


def test_without_the_package_it_says_in_a_line_what_to_run() -> None:
    command = [sys.executable, "-I", "-S", str(ROOT / "main.py")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    told = "boardloom: boardloom is not installed here; run ./play, or: uv run main.py\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", told)


@pytest.mark.parametrize("typed", ["terminal\nq\n", "9\n{last}\nq\n"])
def test_the_menu_of_screens_leads_to_the_terminal(typed: str, tmp_path: Path) -> None:
    done = main(typed=typed.format(last=len(screens.offered())), home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "  1  browser   in your browser, also with friends by a link" in done.stdout
    assert ("'9' is not in the list" in done.stdout) == typed.startswith("9")
    assert done.stdout.endswith("Which one? [Snakes & Ladders] q\nGoodbye.\n")


@pytest.mark.parametrize("typed", ["q\n", ""])
def test_one_leaves_the_menu_of_screens(typed: str, tmp_path: Path) -> None:
    done = main(typed=typed, home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("Goodbye.\n")


def test_the_window_is_offered_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screens, "find_spec", lambda name: None)
    assert screens.offered() == ["browser", "terminal"]
    monkeypatch.setattr(screens, "find_spec", lambda name: name)
    assert screens.offered() == ["browser", "desktop", "terminal"]


def test_the_terminal_can_be_asked_for(tmp_path: Path) -> None:
    assert "Which one? [Snakes & Ladders]" in main("terminal", "--fast", typed="q\n", home=tmp_path).stdout
    done = main("terminal", "ludo", "--fast", typed="q\n", home=tmp_path, UV="/bin/uv")
    assert "Saved. To go on: uv run main.py play ludo --resume" in done.stdout


def test_the_window_is_asked_for_by_either_name(tmp_path: Path) -> None:
    for name in ("window", "desktop"):
        done = main(name, "ludo", home=tmp_path)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
        assert "there is no display for a window" in done.stderr


def test_commands_are_those_of_boardloom(tmp_path: Path) -> None:
    assert main("games", home=tmp_path).stdout.startswith("snakes ")
    done = main("browser", "chess", home=tmp_path)
    assert done.returncode == 2
    assert "there is no game 'chess'" in done.stderr
