"""The door: how many may come in, how fast, how much they may say, and who is shown out."""

import asyncio
import json
import socket
from collections import Counter
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from boardloom.server.http.door import AT_ONCE, ENOUGH, Door, let_in, networks
from boardloom.server.http.protocol import Http
from boardloom.server.ws import wire
from boardloom.server.ws.frames import MOST_IDLE, PIECE, Frames
from tests.server.running import Server, dial, eventually, run
from tests.server.test_fair import settled


class Sluggish:
    """Somebody who takes what they are sent only when told to."""

    def __init__(self) -> None:
        self.waiting, self.behind, self.aborted = 0, True, False
        self.transport = cast(asyncio.Transport, self)

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.aborted = True


def test_connections_are_counted_by_address_by_network_and_in_all() -> None:
    door = Door(7, 2, 30)
    assert [door.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert [door.enter(f"2001:db8::{n}") for n in range(3)] == [True, True, False]
    assert door.enter("2001:db8:0:1::1")
    door.leave("2001:db8::1")
    assert door.enter("2001:db8::ffff:1")
    assert [door.enter(f"198.51.100.{n}") for n in range(3)] == [True, True, False]
    behind_a_proxy = Door(5, 2, 30, networks("172.16.0.0/12"))
    assert [behind_a_proxy.enter("::ffff:172.17.0.2") for _ in range(6)] == [True] * 5 + [False]


def test_whoever_does_not_take_enough_in_time_is_hung_up_on() -> None:
    now = 0.0
    door = Door(9, 9, 30, clock=lambda: now)
    stuck, slow, quick, closing = (Sluggish() for _ in range(4))
    for guest in (stuck, slow, quick, closing):
        door.welcome(guest)
        guest.waiting = 10 * ENOUGH
    closing.waiting = 1
    for now in range(1, 62):
        slow.waiting -= ENOUGH // 25  # enough in 25 of 30 seconds
        stuck.waiting -= 1
        quick.behind = now % 20 == 0
        door.look_round()
        assert stuck.aborted is closing.aborted is (now >= 30)
    assert not slow.aborted
    assert not quick.aborted


def test_a_burst_of_connections_leaves_everybody_their_turn() -> None:
    many = 3 * AT_ONCE

    async def burst() -> list[int]:
        came: list[socket.socket] = []
        turns = [0]
        with socket.create_server(("127.0.0.1", 0), backlog=many) as listener:
            listener.setblocking(False)
            callers = [socket.create_connection(listener.getsockname()) for _ in range(many)]
            door = Door(many - 1, many, 30)
            letting = asyncio.create_task(let_in(listener, door, lambda one, _: came.append(one)))
            while len(came) < many - 1:
                await asyncio.sleep(0)
                turns.append(len(came))
            while callers[-1].recv(1) and len(came) < many:  # the one too many
                await asyncio.sleep(0)
            letting.cancel()
        for one in came + callers:
            one.close()
        return turns

    turns = run(burst())
    assert max(after - before for before, after in pairwise(turns)) <= AT_ONCE


def raw(server: Server, *sent: bytes) -> socket.socket:
    address = server.url.removeprefix("http://").split(":")
    line = socket.create_connection((address[0], int(address[1])), timeout=60)
    with suppress(ConnectionError):
        for piece in sent:
            line.sendall(piece)
    return line


def all_of(line: socket.socket) -> bytes:
    """What comes until the other end hangs up; maybe nothing if we still spoke then."""
    heard = b""
    with line, suppress(ConnectionError):
        while part := line.recv(65536):
            heard += part
    return heard


def test_heads_and_requests_that_wait_are_limited(server: Server) -> None:
    whole = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nX: "
    assert all_of(raw(server, whole, b"x" * 8000, b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
    for long in (b"x" * 30_000, b"x\r\nY: " * 6000):
        assert b" 200 " not in all_of(raw(server, whole, long, b"\r\n\r\n"))
    asked = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    assert all_of(raw(server, asked * 60)).count(b" 200 ") < 20


def test_what_nobody_reads_ends_the_connection(server: Server) -> None:
    """Else it could go on for ever, as fast as it comes."""
    post = b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    for head, status in (
        (b"Transfer-Encoding: chunked\r\n\r\n5\r\nabcde\r\n", b" 411 "),
        (b"Content-Length: 10000000\r\n\r\nabcde", b" 413 "),
        (b"Origin: http://evil.example\r\nContent-Length: 50000\r\n\r\nabcde", b" 403 "),
    ):
        assert status in all_of(raw(server, post + head))


def test_a_body_has_one_deadline(tmp_path: Path) -> None:
    async def dribble(server: Server) -> None:
        host, port = server.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 60000\r\n\r\n")
        over = asyncio.create_task(reader.read())
        for _ in range(300):
            if over.done():
                break
            writer.write(b" ")
            await asyncio.sleep(0.1)
        assert over.done(), "every byte restarts the deadline"
        writer.close()

    with Server(tmp_path, request_seconds="1") as server:
        run(dribble(server))


def test_connections_beyond_the_limit_are_hung_up_on(tmp_path: Path) -> None:
    asked = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"

    def answered(server: Server) -> bool:
        with raw(server) as line:
            try:
                line.sendall(asked)
                return line.recv(15) == b"HTTP/1.1 200 OK"
            except ConnectionError:
                return False

    with Server(tmp_path, connections_per_address="3", request_seconds="100000") as server:
        lines = [raw(server) for _ in range(3)]
        assert not answered(server)
        lines.pop().close()
        eventually(lambda: answered(server), "there is room again")
        for line in lines:
            line.close()


def test_whoever_does_not_read_an_answer_is_hung_up_on(tmp_path: Path) -> None:
    def stuck(server: Server) -> bool:
        return b'reason="stuck"} 1.0' in server.ask("GET", "/metrics").body

    with Server(tmp_path, read_seconds="1") as server:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        host, port = server.url.removeprefix("http://").split(":")
        line.connect((host, int(port)))
        asked = b"GET /openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        line.sendall(asked * 12)
        eventually(lambda: stuck(server), "it is noticed")
        line.close()


class Turns:
    """A socket that is read in a loop of its own, and what was read in each turn of that loop."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pieces: list[tuple[int, int]] = []
        """By turn how many bytes were read."""
        self.turn = 0
        self.heard: list[int] = []
        """The lengths of messages."""
        self.idle = 0
        """Frames that nobody reads."""
        read, count = WebSocketsSansIOProtocol.data_received, Frames._count_idle

        def noted(frames: WebSocketsSansIOProtocol, data: bytes) -> None:
            self.pieces.append((self.turn, len(data)))
            read(frames, data)

        def counted(frames: Frames) -> None:
            self.idle += 1
            count(frames)

        monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", noted)
        monkeypatch.setattr(Frames, "_count_idle", counted)

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (received := await receive())["type"] != "websocket.disconnect":
            self.heard.append(len(received["text"]))
            if received["text"] == "end":
                await send({"type": "websocket.close"})

    async def read(self, *sent: bytes) -> bool:
        """Whether the connection still stands once what is sent was read."""
        loop = asyncio.get_running_loop()
        config = uvicorn.Config(self.app, interface="asgi3", log_config=None, ws_max_size=wire.LARGEST)
        with socket.create_server(("127.0.0.1", 0)) as listener:
            calling = socket.create_connection(listener.getsockname())
            came, _ = listener.accept()
        came.setblocking(False)
        transport, frames = await loop.connect_accepted_socket(
            lambda: Frames(config, ServerState(), {}), came
        )
        frames.data_received(UPGRADE)
        while not frames.handshake_complete:
            await asyncio.sleep(0)
        self.pieces.clear()
        with calling:
            for data in sent:
                self.turn += 1
                frames.data_received(data)  # as the system hands it over
                while frames.rest and not transport.is_closing():
                    self.turn += 1
                    await asyncio.sleep(0)
                await settled()
            stands = transport.is_reading() and not transport.is_closing()
            transport.abort()
            await settled()
        return stands


UPGRADE = (
    b"GET /live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def frame(opcode: Opcode, data: bytes = b"") -> bytes:
    return Frame(opcode, data).serialize(mask=True)


def test_a_socket_is_read_a_piece_at_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = Turns(monkeypatch)
    assert run(turns.read(frame(Opcode.TEXT, b"x" * 4000) * 40, frame(Opcode.TEXT, b"last")))
    assert turns.heard == [4000] * 40 + [4]
    assert max(Counter(turn for turn, _ in turns.pieces).values()) == 1
    assert max(length for _, length in turns.pieces) == PIECE


@pytest.mark.parametrize(
    ("before", "opcode"), [(b"", Opcode.PING), (b"", Opcode.PONG), (b"end", Opcode.TEXT)]
)
def test_frames_that_nobody_reads_end_a_socket(
    before: bytes, opcode: Opcode, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns = Turns(monkeypatch)
    first = [frame(Opcode.TEXT, before)] if before else []
    assert run(turns.read(*first, frame(opcode) * MOST_IDLE))
    turns.pieces.clear()
    assert not run(turns.read(*first, frame(opcode) * 43_000))
    assert MOST_IDLE < turns.idle - MOST_IDLE < PIECE
    assert len(turns.pieces) == len(first) + 1, "the rest is not looked at"


def test_pings_without_end_and_bad_letters_end_a_socket(server: Server) -> None:
    async def pinging() -> None:
        line = await dial(server.live)
        try:
            for _ in range(500):
                await line.ping()
            await line.recv()
        except ConnectionClosed:
            return

    async def bad_letters() -> Any:
        line = await dial(server.live)
        await line.send(b"\xff\xfe", text=True)
        try:
            await line.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    run(pinging())
    assert run(bad_letters()) == 1007
    line = server.logged("not UTF-8")
    assert (line["level"], "trace" in line) == ("info", False)
    assert json.loads(server.ask("GET", "/healthz").body)["ok"]


def test_one_clock_runs_on_a_connection_whose_requests_came_together() -> None:
    """Nobody would stop a second one, and it would hang up on somebody who does nothing wrong."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})

    async def asked(requests: int) -> int:
        loop, clocks = asyncio.get_running_loop(), []
        config = uvicorn.Config(app, interface="asgi3", log_config=None, timeout_keep_alive=999)
        here, there = socket.socketpair()
        with there:
            door = Door(9, 9, 30)
            door.enter("")
            transport, http = await loop.connect_accepted_socket(
                lambda: Http(config, ServerState(), {}, door, "", 1000.0), here
            )
            expect = http._expect_a_head

            def noted() -> None:
                expect()
                clocks.append(http.patience)

            http._expect_a_head = noted  # type: ignore[method-assign]
            http.data_received(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * requests)
            await settled()
            running = sum(not clock.cancelled() for clock in clocks)
            assert there.recv(65536).count(b" 204 ") == requests
            transport.abort()
            await settled()
        return running

    assert [run(asked(requests)) for requests in (1, 2, 5)] == [1, 1, 1]
