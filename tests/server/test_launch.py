"""`boardloom` without a command: the house in the browser."""

import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

from tests.server.running import PATIENCE, Server, eventually, quiet_port

BOARDLOOM = [sys.executable, "-m", "boardloom.cli"]


def at_home(folder: Path, **more: str) -> dict[str, str]:
    quiet = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return {**quiet, "BOARDLOOM_HOME": str(folder), **more}


def test_the_house_opens_once_and_closes_with_ctrl_c(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {seen}\n')
    browser.chmod(0o755)
    env = at_home(tmp_path, BROWSER=f"{browser} %s")
    with subprocess.Popen(
        BOARDLOOM, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as house:
        assert house.stdout is not None
        address = house.stdout.readline().split()[3]
        assert address.startswith("http://127.0.0.1:")
        eventually(seen.exists, "the browser is started")
        assert urllib.request.urlopen(f"{address}/healthz", timeout=PATIENCE).status == 200
        again = subprocess.run(
            [*BOARDLOOM, "--no-browser"], env=env, capture_output=True, text=True, timeout=PATIENCE
        )
        assert again.stdout == f"Boardloom is at {address} already\n"
        assert again.returncode == 0
        ludo = [*BOARDLOOM, "browser", "ludo"]
        assert subprocess.run(ludo, env=env, capture_output=True, timeout=PATIENCE).returncode == 0
        house.send_signal(signal.SIGINT)
        assert house.wait(PATIENCE) == 130
        assert house.stderr is not None
        assert house.stderr.read() == ""
    assert seen.read_text() == f"{address}\n{address}/set-up/ludo\n"
    assert not (tmp_path / "data/server.address").exists()


def test_the_server_of_another_store_is_not_taken_for_this_one(tmp_path: Path) -> None:
    """A killed server leaves its address behind, and another one may be there next."""
    ours, theirs = tmp_path / "data", tmp_path / "theirs"
    ours.mkdir()
    theirs.mkdir()
    port = ("--port", str(quiet_port()))
    with Server(ours, *port, own_games=False) as killed:
        eventually((ours / "server.address").exists, "the server answers")
        killed.kill()
    with Server(theirs, *port, own_games=False) as other:
        eventually((theirs / "server.address").exists, "the server answers")
        assert other.url == killed.url
        command = [*BOARDLOOM, "--no-browser"]
        with subprocess.Popen(
            command, env=at_home(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as house:
            assert house.stdout is not None
            said = house.stdout.readline()
            house.terminate()
    assert said.endswith(" (Ctrl-C stops it)\n")
    assert said.split()[3] != other.url


def test_the_house_opens_with_a_game_of_ones_own(tmp_path: Path) -> None:
    four, dash = (Path(__file__).parents[2] / "examples" / f"{name}.py" for name in ("four", "dash"))
    command, env = [*BOARDLOOM, "--no-browser", "--use"], at_home(tmp_path)
    with subprocess.Popen([*command, str(four)], env=env, stdout=subprocess.PIPE, text=True) as house:
        assert house.stdout is not None
        address = house.stdout.readline().split()[3]
        eventually((tmp_path / "data/server.address").exists, "the server answers")
        assert b'"four"' in urllib.request.urlopen(f"{address}/api/games", timeout=PATIENCE).read()
        again = run([*command, str(four)], env)
        other = run([*command, str(dash)], env)
        house.terminate()
    assert again.stdout == f"Boardloom is at {address} already\n"
    assert other.returncode == 2
    assert f"runs at {address} already, without 'dash'" in other.stderr


def test_without_the_server_there_is_the_terminal(tmp_path: Path) -> None:
    code = "import sys; sys.modules['uvicorn'] = None; from boardloom.cli import main; main()"
    done = run([sys.executable, "-c", code], at_home(tmp_path), typed="q\n")
    assert done.returncode == 0
    why = "uvicorn is missing; install it with: pip install 'boardloom[server]'"
    assert done.stderr == f"boardloom: no games in the browser: {why}\n"
    assert "Snakes & Ladders" in done.stdout


def run(command: list[str], env: dict[str, str], typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, env=env, input=typed, capture_output=True, text=True, timeout=PATIENCE)
