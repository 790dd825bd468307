"""The live path: one WebSocket, as plain ASGI."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable

from starlette.types import Receive, Scope, Send

from boardloom.core.message import message
from boardloom.server.errors import Refusal
from boardloom.server.ops import metrics
from boardloom.server.ops.settings import Settings
from boardloom.server.session.draft import WATCH, Person
from boardloom.server.session.service import MatchService
from boardloom.server.session.session import REFUSED, MatchSession
from boardloom.server.ws import wire
from boardloom.server.ws.frames import WRITE
from boardloom.server.ws.limits import Addresses, Pace

log = logging.getLogger("boardloom.socket")
LONGEST_QUEUE = 64
"""Messages that may wait for a slow reader."""
MOST_WAITING = 4 * 2**20
"""Bytes that may wait."""
ABUSE, SLOW, LATE, COME_BACK = 4008, 4009, 4001, 1012
PASSING = ("store_down", "restart", "gone")
"""Why somebody is refused who may come back."""


class Connection:
    """One client. It is read in one task, and written to in another while something has to wait."""

    def __init__(self, send: Send, write: Callable[[bytes], bool], messages: int, address: str = "") -> None:
        self.address = address
        self.session: MatchSession | None = None
        self.person = Person(WATCH)
        self.seats: list[int] = []
        self.screen = False
        self.hinting: asyncio.Task[None] | None = None
        self.send = send
        self.write = write
        self.pace = Pace(messages)
        self.queue: deque[bytes] = deque()
        self.waiting = 0
        self.sender: asyncio.Task[None] | None = None
        self.closed = False
        self.closing: tuple[int, str] | None = None

    def push(self, message: bytes) -> None:
        if self.closed or self.closing or (self.sender is None and self.write(message)):
            return
        self.queue.append(message)
        self.waiting += len(message)
        if len(self.queue) > LONGEST_QUEUE or self.waiting > MOST_WAITING:
            metrics.dropped.labels("slow").inc()
            self.queue.clear()
            self.drop(SLOW, "too slow")
            return
        if self.sender is None:
            self.sender = asyncio.create_task(self._send_all())

    def drop(self, code: int, reason: str) -> None:
        if not self.closed and not self.closing:
            self.closing = (code, reason)
            if self.sender is None:
                self.sender = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self.queue:
                message = self.queue.popleft()
                self.waiting -= len(message)
                await self.send({"type": "websocket.send", "text": message.decode()})
            if self.closing and not self.closed:
                self.closed = True
                code, reason = self.closing
                await self.send({"type": "websocket.close", "code": code, "reason": reason})
        except Exception:  # the other end is gone, in one of many ways
            self.closed = True
        finally:
            self.sender = None


class WebSocketEndpoint:
    """Accepts sockets at /live, and hands what clients say to the service."""

    def __init__(self, service: MatchService, addresses: Addresses) -> None:
        self.service = service
        self.addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = scope["client"][0] if scope.get("client") else ""
        await receive()  # "websocket.connect", which ASGI sends before anything else
        settings = self.service.settings
        if scope["path"] != "/live" or not (host_fits(scope, settings) and origin_fits(scope, settings)):
            metrics.dropped.labels("origin").inc()
            await send({"type": "websocket.close", "code": REFUSED})
            return
        allowed = self.addresses.requests.allows(address) and not self.service.closing
        if not (allowed and self.addresses.sockets.enter(address)):
            metrics.dropped.labels("too_many").inc()
            await send({"type": "websocket.close", "code": ABUSE})
            return
        metrics.sockets.inc()
        write = scope["extensions"][WRITE]["now"]
        connection = Connection(send, write, self.service.settings.messages, address)
        try:
            await send({"type": "websocket.accept"})
            await self._greet(connection, receive)
            while not connection.closed and not connection.closing:
                received = await receive()
                if received["type"] == "websocket.disconnect":
                    break
                await self._hear(connection, received.get("text") or received.get("bytes") or b"")
        finally:
            connection.closed = connection.closing is None
            self.service.leave(connection)
            if connection.hinting is not None:
                connection.hinting.cancel()
            self.addresses.sockets.leave(address)
            metrics.sockets.dec()
            if connection.sender is not None:  # when this returns, uvicorn closes the socket
                await asyncio.wait({connection.sender}, timeout=5)
                connection.closed = True

    async def _greet(self, connection: Connection, receive: Receive) -> None:
        try:
            async with asyncio.timeout(self.service.settings.hello_seconds):
                received = await receive()
                if received["type"] == "websocket.disconnect":
                    connection.closed = True
                    return
                said = wire.read(received.get("text") or received.get("bytes") or b"")
                if not isinstance(said, wire.Hello):
                    raise Refusal("bad_message", message("refusal-hello-first"))
                if said.protocol != wire.PROTOCOL:
                    raise Refusal("protocol", message("refusal-protocol", protocol=wire.PROTOCOL))
                await self.service.enter(connection, said)
        except TimeoutError:
            metrics.dropped.labels("no_hello").inc()
            connection.drop(LATE, "no hello")
        except Refusal as refusal:
            metrics.refusals.labels(refusal.code).inc()
            connection.push(_farewell(refusal))
            connection.drop(COME_BACK if refusal.code in PASSING else REFUSED, refusal.code)
        except Exception:
            log.exception("a hello failed")
            connection.push(wire.encode(wire.Bye(code="internal", message=message("bye-internal"))))
            connection.drop(1011, "internal")

    async def _hear(self, connection: Connection, received: str | bytes) -> None:
        session = connection.session
        assert session is not None
        if not connection.pace.allows():
            metrics.dropped.labels("too_fast").inc()
            connection.push(
                wire.encode(wire.Bye(code="too_fast", message=message("bye-too-fast"), retry_ms=10_000))
            )
            connection.drop(ABUSE, "too fast")
            return
        id, refused = "", None
        try:
            said = wire.read(received)
            if isinstance(said, wire.Hello):
                raise Refusal("bad_message", message("refusal-hello-once"))
            if isinstance(said, wire.Sync):
                connection.push(session.snapshot(connection))
                return
            id = said.id
            if isinstance(said, wire.Hint):
                self._think(connection, session, said)
                return
            answer = await self.service.command(session, connection.person, said)
            if answer is not None:
                connection.push(wire.encode(answer))
        except Refusal as refusal:
            id, refused = id or wire.id_of(received), refusal
        except Exception:
            log.exception("a command failed in %s", session.room.id)
            refused = Refusal("internal", message("refusal-internal"))
        if refused is not None:
            _refuse(connection, session, id, refused)
            if refused.code == "stale":
                connection.push(session.snapshot(connection))

    def _think(self, connection: Connection, session: MatchSession, said: wire.Hint) -> None:
        """Work out a hint while everything else goes on."""
        if connection.hinting is not None:
            raise Refusal("not_now", message("refusal-hint-waits"))

        async def think() -> None:
            try:
                connection.push(wire.encode(await self.service.hint(session, connection, said.id)))
            except Refusal as refusal:
                _refuse(connection, session, said.id, refusal)
            except Exception:
                log.exception("a hint failed in %s", session.room.id)
                _refuse(connection, session, said.id, Refusal("internal", message("bye-internal")))
            finally:
                connection.hinting = None

        connection.hinting = asyncio.create_task(think())


def _refuse(connection: Connection, session: MatchSession, id: str, refusal: Refusal) -> None:
    metrics.refusals.labels(refusal.code).inc()
    answer = wire.Answer(
        id=id,
        seq=session.room.seq,
        ok=False,
        code=refusal.code,
        message=refusal.words,
        detail=refusal.detail,
    )
    connection.push(wire.encode(answer))


def _farewell(refusal: Refusal) -> bytes:
    return wire.encode(wire.Bye(code=refusal.code, message=refusal.words, detail=refusal.detail))


def host_fits(scope: Scope, settings: Settings) -> bool:
    """Whether a request is meant for this server. Old programs do not say whom they ask."""
    given = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
    return len(given) <= 1 and all(settings.is_called(host) for host in given)


def origin_fits(scope: Scope, settings: Settings) -> bool:
    """Browsers always say which page speaks; programs of one's own may leave it out."""
    given = [value.decode("latin-1") for name, value in scope["headers"] if name == b"origin"]
    return all(settings.may_speak(origin, *scope["server"]) for origin in given)
