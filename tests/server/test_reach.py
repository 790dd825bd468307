"""Where others find a server, and how one that listens only to this computer is opened to them."""

import subprocess
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from boardloom.server.ops import reach
from boardloom.server.ops.settings import read
from tests.server.running import PATIENCE, Server
from tests.server.test_launch import BOARDLOOM, at_home


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ({"host": "127.0.0.1"}, ""),
        ({"host": "::1"}, ""),
        ({"host": "0.0.0.0"}, "http://192.168.1.5:8642"),
        ({"host": "10.0.0.3"}, "http://10.0.0.3:8642"),
        ({"host": "127.0.0.1", "public_url": "https://games.example.org"}, "https://games.example.org"),
    ],
)
def test_others_are_told_an_address_that_they_can_open(
    given: dict[str, str], found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reach, "own_address", lambda: "192.168.1.5")
    assert reach.for_others(read(**given), 8642) == found


def test_without_a_network_there_is_no_address_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "own_address", lambda: "")
    assert reach.for_others(read(host="0.0.0.0"), 8642) == ""


def test_a_server_for_this_computer_says_which_command_opens_it(server: Server) -> None:
    assert server.ask("GET", "/api/reach").json() == {"address": "", "command": "boardloom --lan"}


def test_the_house_is_opened_to_the_network_and_says_so(tmp_path: Path) -> None:
    own, command = reach.own_address(), [*BOARDLOOM, "--no-browser", "--lan"]
    with subprocess.Popen(
        command, env=at_home(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as house:
        assert house.stdout is not None
        port = house.stdout.readline().split()[3].rpartition(":")[2]
        if own:
            assert house.stdout.readline() == (
                f"Everybody in your network can now play at http://{own}:{port}. Only the games are open to"
                " them; Ctrl-C closes them.\n"
            )
        there = f"http://{own or '127.0.0.1'}:{port}"
        assert urllib.request.urlopen(f"{there}/healthz", timeout=PATIENCE).status == 200
        if own:  # what this network is like is told to this computer alone
            with pytest.raises(urllib.error.HTTPError, match="404"):
                urllib.request.urlopen(f"{there}/api/reach", timeout=PATIENCE)
        house.terminate()


def test_one_that_runs_for_this_computer_only_has_to_be_started_again(tmp_path: Path) -> None:
    env = at_home(tmp_path)
    with subprocess.Popen(
        [*BOARDLOOM, "--no-browser"], env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as house:
        assert house.stdout is not None
        address = house.stdout.readline().split()[3]
        urllib.request.urlopen(f"{address}/healthz", timeout=PATIENCE)
        while not (tmp_path / "data/server.address").exists():
            assert house.poll() is None
        again = subprocess.run(
            [*BOARDLOOM, "--no-browser", "--lan"], env=env, capture_output=True, text=True, timeout=PATIENCE
        )
        house.terminate()
    assert again.returncode == 2
    assert f"Boardloom runs at {address} already, for this computer only" in again.stderr
