"""Running a server: health, figures, logs, settings, and stopping without harm."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from boardloom.core.errors import BadOptions
from boardloom.server.ops.run import listen
from boardloom.server.ops.settings import Settings
from tests.processes import boardloom
from tests.server.running import HIDDEN_CARD_GAME, MARK, PATIENCE, Client, Server, eventually, run


def test_stopping_tells_everybody_and_keeps_every_move(tmp_path: Path) -> None:
    async def play(server: Server) -> tuple[str, str, int]:
        made = server.make("cards", "here:Ann", "here:Bo")
        host = await Client.open(server.live, made.match, made.host)
        await host.done("move", action=MARK)
        watcher = await Client.open(server.live, made.match, made.watch)
        server.process.send_signal(signal.SIGTERM)
        for client in (host, watcher):
            bye = await client.until("bye")
            assert bye["code"] == "restart"
            assert bye["retry_ms"] > 0
            with pytest.raises(ConnectionClosed) as closed:
                await client.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        await asyncio.to_thread(server.process.wait, PATIENCE)
        return made.match, made.host, host.seq

    with Server(tmp_path) as server:
        match, secret, seq = run(play(server))

    async def come_back(server: Server) -> None:
        host = await Client.open(server.live, match, secret)
        assert host.seq == seq
        assert host.view["state"]["marks"][0] == 1

    with Server(tmp_path) as server:
        run(come_back(server))


def test_stopping_under_load_keeps_what_was_acknowledged(tmp_path: Path) -> None:
    async def play(server: Server) -> tuple[str, str, int]:
        made = server.make("cards", "here:Ann", "here:Bo")
        host = await Client.open(server.live, made.match, made.host)
        asyncio.get_running_loop().call_later(0.2, server.process.send_signal, signal.SIGTERM)
        with suppress(ConnectionClosed):
            while True:
                await host.do("move", action=MARK)
        with suppress(ConnectionClosed):
            while True:  # what had come, but was not read, when sending failed
                await host.hear()
        assert host.heard[-1]["kind"] == "bye"
        return made.match, made.host, host.seq

    with Server(tmp_path) as server:
        match, secret, seq = run(play(server))
        server.stop()

    async def come_back(server: Server) -> None:
        assert (await Client.open(server.live, match, secret)).seq >= seq

    with Server(tmp_path) as server:
        run(come_back(server))


def test_stopping_leaves_only_the_store(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        server.make("cards", "here:Ann", "bot:Robo")
        eventually(server.database.with_suffix(".address").exists, "the server answers")
        server.stop()
    assert server.process.returncode == 0
    assert server.logs()
    assert [path.name for path in tmp_path.glob("server.*")] == ["server.sqlite"]


def test_health_and_figures(server: Server) -> None:
    health = server.ask("GET", "/healthz").json()
    assert (health["ok"], health["store"]) == (True, "fine")
    figures = server.ask("GET", "/metrics").body.decode()
    for name in (
        "boardloom_moves_total",
        "boardloom_sockets",
        "boardloom_rooms",
        "boardloom_commit_seconds_bucket",
    ):
        assert name in figures


def test_logs_are_lines_of_json(server: Server) -> None:
    server.ask("GET", "/api/games?x=secret")
    line = server.logged("/api/games ")
    assert set(line) == {"time", "level", "from", "message"}
    assert "secret" not in line["message"]


def test_settings_come_from_the_environment_and_flags_win(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDLOOM_PORT", "1234")
    monkeypatch.setenv("BOARDLOOM_BOT_PAUSE", "2.5")
    assert (Settings().port, Settings().bot_pause, Settings(port=99).port) == (1234, 2.5, 99)
    assert Settings().host == "127.0.0.1"


def test_games_of_ones_own_may_be_named_in_the_environment(tmp_path: Path) -> None:
    files = json.dumps([str(HIDDEN_CARD_GAME)])
    with Server(tmp_path, own_games=False, use=files) as server:
        assert "cards" in [game["name"] for game in server.ask("GET", "/api/games").json()]


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (("--public-url", "games.example.org"), "public_url: write it as https://games.example.org"),
        (("--public-url", "https://example.org/path"), "without a path"),
        (("--public-url", "https://example.org?q=1"), "without a path"),
        (("--public-url", "https://u:p@example.org"), "without a path or a name of a user"),
        (("--public-url", "https://b\u00fccher.example"), "as browsers send them (xn--...)"),
        (("--public-url", "https://example.org:70000"), "public_url: write it as"),
        (("--host", ""), "host: string should have at least 1 character"),
        (("--port", "70000"), "--port"),
        (("--host", "203.0.113.7"), "cannot listen on 203.0.113.7"),
        (("--use", "missing.py"), "missing.py cannot be read"),
    ],
)
def test_a_server_that_cannot_be_is_refused_in_one_line(
    args: tuple[str, ...], reason: str, tmp_path: Path
) -> None:
    done = boardloom("serve", *args, env={**os.environ, "BOARDLOOM_HOME": str(tmp_path)})
    assert done.returncode == 2
    assert reason in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("command", [["serve"], ["store", "check"], ["--no-browser"]], ids=" ".join)
@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("USE", "rules.py", 'use: write it as a JSON list of files, such as ["rules.py"]'),
        ("USE", '"rules.py"', "use: input should be a list"),
        ("BOT_WORKERS", "abc", "bot_workers: input should be a valid integer"),
    ],
)
def test_a_bad_setting_is_one_clear_line(
    command: list[str], name: str, value: str, reason: str, tmp_path: Path
) -> None:
    env = {**os.environ, "BOARDLOOM_HOME": str(tmp_path), f"BOARDLOOM_{name}": value}
    done = boardloom(*command, env=env)
    assert done.returncode == 2
    assert done.stderr.startswith(f"boardloom: {reason}")
    assert len(done.stderr.splitlines()) == 1


def test_an_empty_setting_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HOST", "USE", "PORT"):
        monkeypatch.setenv(f"BOARDLOOM_{name}", "")
    assert (Settings().host, Settings().use, Settings().port) == ("127.0.0.1", (), 8000)


@pytest.mark.parametrize(
    ("command", "library"),
    [(["serve"], "uvicorn"), (["store", "check"], "sqlalchemy"), (["store", "backup", "x"], "sqlalchemy")],
)
def test_a_missing_library_is_said(command: list[str], library: str) -> None:
    code = (
        f"import sys, boardloom.cli as c; sys.modules[{library!r}] = None; sys.argv[1:] = {command}; c.main()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 2
    assert f"{library} is missing; install it with: pip install 'boardloom[server]'" in done.stderr


def test_pages_of_the_address_it_is_reached_at_may_speak_to_it() -> None:
    everywhere, here = Settings(host="0.0.0.0"), Settings()
    assert everywhere.may_speak("http://192.0.2.7:8000", "192.0.2.7", 8000)
    assert everywhere.address("192.0.2.7", 8000) == "http://192.0.2.7:8000"
    assert not everywhere.may_speak("http://192.0.2.8:8000", "192.0.2.7", 8000)
    assert not everywhere.may_speak("http://rebound.example:8000", "192.0.2.7", 8000)
    assert not here.may_speak("http://192.0.2.7:8000", "192.0.2.7", 8000)
    assert here.may_speak("http://localhost:8000", "127.0.0.1", 8000)


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1:8000", True),
        ("localhost", True),
        ("[::1]:8000", True),
        ("192.0.2.7:80", True),
        ("Games.example.org", True),
        ("games.example.org:443", True),
        ("evil.example:8000", False),
        ("games.example.org.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("", False),
    ],
)
def test_a_server_answers_to_its_own_names_only(host: str, ours: bool) -> None:
    assert Settings(public_url="https://games.example.org").is_called(host) is ours


def test_a_page_whose_name_was_pointed_at_us_reads_nothing(server: Server) -> None:
    port = server.url.rpartition(":")[2]
    for path in ("/", "/api/reach", "/api/games"):
        assert server.ask("GET", path, headers={"Host": f"rebound.example:{port}"}).status == 421
        assert server.ask("GET", path, headers={"Host": f"localhost:{port}"}).status == 200


def test_browsers_leave_out_the_usual_port() -> None:
    assert Settings().address("127.0.0.1", 80) == "http://127.0.0.1"
    assert Settings().may_speak("http://127.0.0.1", "127.0.0.1", 80)
    assert Settings().may_speak("http://[::1]", "127.0.0.1", 80)
    assert not Settings().may_speak("http://127.0.0.1", "127.0.0.1", 8000)
    for given, origin in (
        ("https://Games.example.org:443/", "https://games.example.org"),
        ("http://games.example.org:80", "http://games.example.org"),
        ("https://games.example.org:80", "https://games.example.org:80"),
        ("https://[2001:DB8::1]:8443", "https://[2001:db8::1]:8443"),
    ):
        public = Settings(public_url=given)
        assert public.address("127.0.0.1", 8000) == origin
        assert public.may_speak(origin, "127.0.0.1", 8000)


def test_who_comes_by_ipv4_to_an_ipv6_server_is_at_home(tmp_path: Path) -> None:
    async def greeted(server: Server, link: str) -> None:
        match, secret = link.rsplit("/", 1)[1].split("#")
        headers = {"Origin": server.url}
        await Client.open(server.live, match, secret, additional_headers=headers)

    if not Path("/proc/net/if_inet6").exists():
        with pytest.raises(RuntimeError, match="cannot listen on ::"):
            Server(tmp_path, "--host", "::")
        return
    with Server(tmp_path, "--host", "::") as server:
        server.url = f"http://127.0.0.1:{server.url.rpartition(':')[2]}"
        form = {"game": "cards", "seats": [{}, {}]}
        made = server.ask("POST", "/api/matches", form, headers={"Origin": server.url})
        assert made.status == 201, made.body
        run(greeted(server, made.json()["links"]["host"]))
        assert server.ask("GET", "/metrics").status == 200


def test_a_taken_port_is_said() -> None:
    listener = listen(Settings(port=0))
    with listener, pytest.raises(BadOptions, match="cannot listen on"):
        listen(Settings(port=listener.getsockname()[1]))


def test_a_machine_without_ipv6_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def without(family: int, *_: int) -> None:
        raise OSError(f"no family {family}")

    monkeypatch.setattr(socket, "socket", without)
    with pytest.raises(BadOptions, match="cannot listen on :::8000: "):
        listen(Settings(host="::", port=8000))


def test_nobody_outside_is_served_by_default() -> None:
    with listen(Settings(port=0)) as listener:
        assert listener.getsockname()[0] == "127.0.0.1"
