"""`boardloom desktop`: a window of a real process, and what is said where there can be none."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

LONG = 120
COMMAND = [sys.executable, "-m", "boardloom.cli", "desktop"]


def environment(home: Path, **more: str) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return {**kept, "BOARDLOOM_HOME": str(home), "SDL_AUDIODRIVER": "dummy", **more}


def refused(home: Path, *arguments: str, **more: str) -> str:
    """The one line with which the command is refused."""
    done = subprocess.run(
        [*COMMAND, *arguments], env=environment(home, **more), capture_output=True, text=True, timeout=LONG
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def xdotool(display: str, *command: str) -> str:
    at = {**os.environ, "DISPLAY": display}
    return subprocess.run(["xdotool", *command], env=at, capture_output=True, text=True, timeout=LONG).stdout


def titled(display: str, title: str, process: "subprocess.Popen[str]") -> str:
    """The id of the window that is called so, once it is there."""
    end = time.monotonic() + LONG
    while process.poll() is None and time.monotonic() < end:
        for id in xdotool(display, "search", "--onlyvisible", ".*").split():
            if xdotool(display, "getwindowname", id).strip() == title:
                return id
        time.sleep(0.1)
    raise AssertionError(f"no window is called {title}")


@pytest.mark.parametrize(
    ("arguments", "title"),
    [
        ((), "Boardloom"),
        (("ludo",), "Ludo – Boardloom"),
        (
            ("snakes", "--names", "Ann,Bo", "--set", "side=12", "--seed", "5"),
            "Snakes & Ladders – Boardloom",
        ),
    ],
)
def test_a_window_opens_and_ctrl_q_ends_it(
    display: str, tmp_path: Path, arguments: tuple[str, ...], title: str
) -> None:
    env = environment(tmp_path, DISPLAY=display, SDL_VIDEODRIVER="x11")
    with subprocess.Popen([*COMMAND, *arguments], env=env, stderr=subprocess.PIPE, text=True) as process:
        try:
            window = titled(display, title, process)
            assert window in xdotool(display, "search", "--class", "^boardloom$").split()
            xdotool(display, "windowfocus", "--sync", window, "key", "ctrl+q")
            assert process.communicate(timeout=LONG)[1] == ""
            assert process.returncode == 0
        finally:
            process.kill()


def test_without_a_display_one_line_says_what_to_do_instead(tmp_path: Path) -> None:
    assert "boardloom menu" in refused(tmp_path)
    assert "boardloom menu" in refused(tmp_path, "ludo", DISPLAY=":9999")


def test_without_its_libraries_one_line_says_what_to_install(tmp_path: Path) -> None:
    hidden = tmp_path / "pygame.py"
    hidden.write_text("raise ModuleNotFoundError(\"No module named 'pygame'\", name='pygame')\n")
    said = refused(tmp_path, "ludo", PYTHONPATH=str(tmp_path))
    assert said == "boardloom: pygame is missing; install it with: pip install 'boardloom[desktop]'\n"


def test_options_without_a_game_are_refused(tmp_path: Path) -> None:
    assert "name one" in refused(tmp_path, "--names", "Ann,Bo")


@pytest.mark.parametrize(("game", "option", "most"), [("snakes", "side", 100), ("custom", "size", 1000)])
def test_a_board_too_large_to_be_shown_is_refused(tmp_path: Path, game: str, option: str, most: int) -> None:
    said = refused(tmp_path, game, "--names", "Ann,Bo", "--set", f"{option}={most + 1}")
    assert f"{option}: at most {most} can be shown, as every cell is drawn" in said


def test_there_is_nothing_to_resume(tmp_path: Path) -> None:
    assert "no unfinished game" in refused(tmp_path, "ludo", "--resume")


def test_importing_boardloom_loads_no_window(tmp_path: Path) -> None:
    code = "import sys, boardloom, boardloom.cli, boardloom.desktop; print('pygame' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
