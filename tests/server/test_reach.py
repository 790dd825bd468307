"""Where others find a server, and how one that listens only to this computer is opened to them."""

import socket
import subprocess
import urllib.error
import urllib.request
from pathlib import Path
from types import SimpleNamespace

import pytest

from boardloom.server.ops import reach
from boardloom.server.ops.settings import read
from tests.server.running import PATIENCE, Server
from tests.server.test_launch import BOARDLOOM, at_home

ADDRESSES = {socket.AF_INET: "192.168.1.5", socket.AF_INET6: "fd00::5"}


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ({"host": "127.0.0.1"}, ""),
        ({"host": "::1"}, ""),
        ({"host": "0.0.0.0"}, "http://192.168.1.5:8642"),
        ({"host": "::"}, "http://192.168.1.5:8642"),
        ({"host": "10.0.0.3"}, "http://10.0.0.3:8642"),
        ({"host": "127.0.0.1", "public_url": "https://games.example.org"}, "https://games.example.org"),
    ],
)
def test_others_are_told_an_address_that_they_can_open(
    given: dict[str, str], found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reach, "own_address", lambda family: ADDRESSES[family])
    assert reach.for_others(read(**given), 8642) == found


def test_a_network_without_a_way_out_is_a_network_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_way(self: socket.socket, where: object) -> None:
        raise OSError("Network is unreachable")

    there = reach.own_address()
    monkeypatch.setattr(socket.socket, "connect", no_way)
    assert reach.own_address() == there
    assert reach.own_address(socket.AF_INET6) == ""
    monkeypatch.setattr(reach, "sys", SimpleNamespace(platform="win32"))
    assert reach.own_address() == ""


def test_without_a_network_there_is_no_address_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "own_address", lambda family: "")
    assert reach.for_others(read(host="0.0.0.0"), 8642) == ""
    assert reach.for_links(read(host="0.0.0.0"), "127.0.0.1", 8642) == "http://127.0.0.1:8642"


@pytest.mark.parametrize(
    ("host", "reached", "link"),
    [
        ("127.0.0.1", "127.0.0.1", "http://127.0.0.1:80"),
        ("0.0.0.0", "127.0.0.1", "http://192.168.1.5:80"),
        ("::", "::1", "http://192.168.1.5:80"),
        ("::", "fd00::5", "http://[fd00::5]:80"),
        ("0.0.0.0", "10.0.0.7", "http://10.0.0.7:80"),
    ],
)
def test_links_begin_with_an_address_that_others_can_open(
    host: str, reached: str, link: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reach, "own_address", lambda family: ADDRESSES[family])
    assert reach.for_links(read(host=host), reached, 80) == link.removesuffix(":80")


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_server_for_everybody_is_announced_by_the_addresses_of_this_computer(
    host: str, tmp_path: Path
) -> None:
    families = [socket.AF_INET, socket.AF_INET6] if host == "::" else [socket.AF_INET]
    own = [f"[{found}]" if ":" in found else found for found in map(reach.own_address, families) if found]
    with Server(tmp_path, "--host", host, own_games=False) as server:
        port = server.url.rpartition(":")[2]
        announced = " or ".join(f"http://{found}:{port}" for found in own or ["127.0.0.1"])
        assert server.said == f"Boardloom is at {announced} (Ctrl-C stops it)\n"
        server.url = f"http://127.0.0.1:{port}"
        form = {"game": "snakes", "seats": [{"kind": "here"}, {"kind": "link"}]}
        links = server.ask("POST", "/api/matches", form).json()["links"]
        where = f"http://{own[0] if own else '127.0.0.1'}:{port}/m/"
        assert all(link.startswith(where) for link in (links["host"], links["watch"], links["seats"]["1"]))
        assert f'property="og:url" content="{where[:-2]}' in server.ask("GET", "/").body.decode()


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
