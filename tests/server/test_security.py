"""Nobody gets at what is not theirs: headers, origins, secrets, limits."""

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from boardloom.server.ops.settings import Settings
from boardloom.server.ws import secrets
from boardloom.server.ws.limits import Addresses, Pace
from tests.server.running import Client, Server, dial, eventually, run, seated

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-store",
}


@pytest.mark.parametrize(
    ("verb", "path", "status"),
    [
        ("GET", "/docs", 200),
        ("GET", "/openapi.json", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/nowhere", 404),
        ("GET", "/nothing.js", 404),
        ("PUT", "/api/matches", 405),
        ("POST", "/api/matches", 422),
        ("GET", "/verify_dice.py", 200),
    ],
)
def test_every_answer_has_the_same_strict_headers(server: Server, verb: str, path: str, status: int) -> None:
    reply = server.ask(verb, path)
    assert reply.status == status
    given = {name.lower(): value for name, value in reply.headers.items()}
    assert {name: given.get(name) for name in HEADERS} == HEADERS
    assert set(given) - set(HEADERS) <= {"content-length", "content-type", "date", "connection", "allow"}


def test_the_page_of_the_interface_holds_no_script(server: Server) -> None:
    page = server.ask("GET", "/docs").body.decode()
    assert "<script" not in page
    assert "style=" not in page


def origins(server: Server) -> list[tuple[str | None, bool]]:
    port = server.url.rsplit(":", 1)[1]
    return [
        (None, True),
        (f"http://127.0.0.1:{port}", True),
        (f"http://localhost:{port}", True),
        (f"https://127.0.0.1:{port}", False),
        ("http://127.0.0.1:1", False),
        ("http://127.0.0.1", False),
        (f"http://127.0.0.1:{port}.evil.example", False),
        (f"http://evil.example/127.0.0.1:{port}", False),
        ("null", False),
        ("", False),
        ("http://evil.example", False),
    ]


def test_only_its_own_pages_may_speak_to_it(server: Server) -> None:
    async def knock(origin: str | None) -> int:
        headers = {} if origin is None else {"Origin": origin}
        try:
            async with dial(server.live, additional_headers=headers):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    body = {"game": "cards", "seats": [{}, {}]}
    for origin, welcome in origins(server):
        assert run(knock(origin)) == (101 if welcome else 403), origin
        headers = {} if origin is None else {"Origin": origin}
        reply = server.ask("POST", "/api/matches", body, headers=headers)
        assert (reply.status == 201) is welcome, origin


def test_behind_a_proxy_only_the_public_address_may_speak_to_it(tmp_path: Path) -> None:
    body = {"game": "cards", "seats": [{}, {}]}
    with Server(tmp_path, "--public-url", "https://games.example.org/") as server:
        server.url = f"http://127.0.0.1:{port_of(server)}"
        good = server.ask("POST", "/api/matches", body, headers={"Origin": "https://games.example.org"})
        assert good.json()["links"]["host"].startswith("https://games.example.org/m/")
        bad = server.ask("POST", "/api/matches", body, headers={"Origin": server.url})
        assert bad.status == 403


def port_of(server: Server) -> int:
    """The port a server really listens on, when it says its public address."""
    for connection in Path(f"/proc/{server.process.pid}/net/tcp").read_text().splitlines()[1:]:
        parts = connection.split()
        if parts[3] == "0A" and parts[9] in inodes(server.process.pid):
            return int(parts[1].split(":")[1], 16)
    raise AssertionError("it listens nowhere")


def inodes(pid: int) -> set[str]:
    found = set()
    for link in Path(f"/proc/{pid}/fd").iterdir():
        try:
            target = str(link.readlink())
        except OSError:
            continue
        if target.startswith("socket:["):
            found.add(target[8:-1])
    return found


def test_links_are_long_random_and_kept_only_as_hashes(server: Server) -> None:
    made = server.make("cards", "link", "link")
    assert len(set(made.secrets)) == 4
    assert all(len(secret) == 43 for secret in made.secrets)  # 256 bits
    stored = b"".join(path.read_bytes() for path in server.folder.glob("server.sqlite*"))
    assert made.match.encode() in stored
    for secret in made.secrets:
        assert secret.encode() not in stored
        assert secrets.hashed(secret) in stored


def test_a_secret_is_found_only_whole() -> None:
    known = {"host": secrets.hashed("a" * 43), "0": secrets.hashed("b" * 43)}
    assert secrets.which("b" * 43, known) == "0"
    assert secrets.which("b" * 42, known) is None
    assert secrets.which("", known) is None


def test_no_secret_reaches_anybody_else_or_a_log(tmp_path: Path) -> None:
    async def play(server: Server) -> tuple[list[str], list[tuple[set[str], bytes]]]:
        made = server.make("cards", "link:Ann", "link:Bo", "bot", grace=60, options={"turns": 1})
        host = await Client.open(server.live, made.match, made.host)
        answer = await host.done("renew", seat=1)
        while "secret" not in answer:
            answer = await host.until("answer")
        made.seats[1] = answer["secret"]
        ann, bo = await seated(server, made)
        watcher = await Client.open(server.live, made.match, made.watch)
        await ann.caught_up(bo.seq)
        await asyncio.gather(ann.play(), bo.play())
        await watcher.caught_up(ann.seq)
        await host.caught_up(ann.seq)
        await host.done("rematch")
        await watcher.until("news")
        heard = [
            (set(), b"".join(ann.bytes)),
            (set(), b"".join(bo.bytes)),
            (set(), b"".join(watcher.bytes)),
            ({answer["secret"]}, b"".join(host.bytes)),
        ]
        game = f"/api/finished/{made.match}"
        parts = ("replay", "dice", "transcript", "scenes", "win_chances")
        paths = [game, *(f"{game}/{what}" for what in parts)]
        paths += ["/metrics", "/api/leaderboard/cards", "/api/finished"]
        heard += [(set(), server.ask("GET", path).body) for path in paths]
        heard.append((set(), server.ask("GET", f"/api/matches/{made.match}", secret=made.host).body))
        server.ask("GET", f"/api/matches/{made.match}", secret="x" + made.host)
        return [*made.secrets, answer["secret"]], heard

    with Server(tmp_path) as server:
        known, heard = run(play(server))
        server.stop()
        logs = server.errors.read_bytes()
    assert b"POST /api/matches" in logs
    for secret in known:
        assert secret.encode() not in logs
        for own, content in heard:
            if secret not in own:
                assert secret.encode() not in content


def test_a_running_game_is_for_those_with_a_link(server: Server) -> None:
    made, other = server.make("cards", "link", "link"), server.make("cards", "link", "link")
    path = f"/api/matches/{made.match}"
    assert server.ask("GET", path).status == 403
    assert server.ask("GET", path, secret=other.host).status == 403
    assert server.ask("GET", path, secret=made.watch).status == 200
    assert server.ask("DELETE", path, secret=made.seats[0]).status == 403
    assert server.ask("DELETE", path, secret=made.watch).status == 403
    for more in ("", "/replay", "/dice", "/transcript"):
        assert server.ask("GET", f"/api/finished/{made.match}{more}").status == 404
    assert server.ask("DELETE", path, secret=made.host).status == 204
    assert server.ask("GET", path, secret=made.host).status == 403


async def hello(server: Server, made: Any, **options: Any) -> ClientConnection:
    socket = await dial(server.live, **options)
    await socket.send(json.dumps({"do": "hello", "protocol": 1, "match": made.match, "secret": made.host}))
    return socket


async def drained(socket: ClientConnection) -> None:
    """Read until the other end hangs up."""
    try:
        while True:
            await socket.recv()
    except ConnectionClosed:
        return


def sockets_at(server: Server) -> float:
    """How many a server thinks are open."""
    figures = server.ask("GET", "/metrics").body.decode()
    return float(figures.split("\nboardloom_sockets ")[1].split()[0])


def test_limits_of_a_socket(tmp_path: Path) -> None:
    async def too_large(server: Server) -> None:
        socket = await hello(server, server.make())
        await socket.send("x" * 5000)
        await drained(socket)
        assert socket.close_code == 1009

    async def too_fast(server: Server) -> None:
        socket = await hello(server, server.make())
        for _ in range(41):
            await socket.send('{"do":"sync"}')
        await drained(socket)
        assert socket.close_code == 4008

    async def no_hello(server: Server) -> None:
        socket = await dial(server.live)
        await socket.wait_closed()
        assert socket.close_code == 4001

    async def too_many(server: Server) -> None:
        made = server.make()
        sockets = [await hello(server, made) for _ in range(3)]
        with pytest.raises(InvalidStatus):
            await dial(server.live)
        await sockets[0].close()
        eventually(lambda: sockets_at(server) == 2, "it is noticed")
        sockets[0] = await hello(server, made)
        await asyncio.gather(*(each.close() for each in sockets))

    async def broken_off(server: Server) -> None:
        """One after the other, while somebody else says nothing."""
        silent = asyncio.create_task(no_hello(server))
        for check in (too_large, too_fast):
            await check(server)
        await silent

    with Server(
        tmp_path, messages="40", hello_seconds="8", sockets_per_address="3", matches_per_hour="4"
    ) as server:
        for check in (broken_off, too_many):
            run(check(server))
            eventually(lambda: sockets_at(server) == 0, "everybody is gone")
        assert server.ask("POST", "/api/matches", {"game": "snakes", "seats": [{}, {}]}).status == 201
        assert server.ask("POST", "/api/matches", {"game": "snakes", "seats": [{}, {}]}).status == 429
        large = server.ask(
            "POST", "/api/matches", {"game": "snakes", "options": {"x": "y" * 70_000}, "seats": []}
        )
        assert large.status == 413


def test_a_slow_reader_is_dropped(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        made = server.make("custom", "here", "here", options={"size": 900, "board_seed": 1, "debug": True})
        with_little_room = socket.socket()
        with_little_room.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        with_little_room.connect(("127.0.0.1", port_of(server)))
        slow = await hello(server, made, sock=with_little_room)
        slow.transport.pause_reading()
        host = await Client.open(server.live, made.match, made.host)
        for _ in range(100):
            for _ in range(16):
                await host.done("move", action=host.view["choices"][3 + host.view["state"]["seat"]][0])
            if b'reason="slow"} 1.0' in server.ask("GET", "/metrics").body:
                break
        else:
            raise AssertionError("it was never dropped")
        slow.transport.resume_reading()
        await drained(slow)
        await host.done("move", action=host.view["choices"][3][0])

    with Server(tmp_path) as server:
        run(play(server))


def test_paces_and_addresses() -> None:
    pace = Pace(2, 10)
    assert [pace.allows(t) for t in (0, 1, 2, 10.5, 10.6, 11.5)] == [True, True, False, True, False, True]
    addresses = Addresses(Settings(sockets_per_address=1, matches_per_hour=1))
    assert addresses.sockets.enter("a")
    assert not addresses.sockets.enter("a")
    assert addresses.sockets.enter("b")
    addresses.sockets.leave("a")
    assert addresses.sockets.enter("a")
    assert addresses.matches.allows("a")
    assert not addresses.matches.allows("a")


@pytest.mark.parametrize("first", ["", "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"])
def test_whoever_takes_too_long_over_a_request_is_hung_up_on(tmp_path: Path, first: str) -> None:
    async def dawdler(server: Server) -> tuple[asyncio.StreamWriter, asyncio.Task[bytes]]:
        reader, writer = await asyncio.open_connection("127.0.0.1", port_of(server))
        writer.write(first.encode())
        writer.write(b"GET /healthz HTTP/1.1\r\n")
        return writer, asyncio.create_task(reader.read(-1))

    async def dawdle(strict: Server, patient: Server) -> None:
        # One that did not know its own limit would hang up on both at about the same time.
        waiting, hung_up_there = await dawdler(patient)
        began = asyncio.get_running_loop().time()
        writer, hung_up = await dawdler(strict)
        while not hung_up.done():
            for each in (waiting, writer):
                each.write(b"X-Slow: 1\r\n")
            await asyncio.sleep(0.1)
        assert asyncio.get_running_loop().time() - began > 0.9
        await asyncio.wait({hung_up_there}, timeout=1)
        assert not hung_up_there.done()
        hung_up_there.cancel()
        for each in (waiting, writer):
            each.close()

    (tmp_path / "patient").mkdir()
    with (
        Server(tmp_path, request_seconds="1") as strict,
        Server(tmp_path / "patient", request_seconds="100000") as patient,
    ):
        run(dawdle(strict, patient))
