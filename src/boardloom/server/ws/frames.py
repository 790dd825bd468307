"""The short way out for WebSocket texts: uvicorn greets and reads, but no task is made for each text sent."""

import asyncio
import logging
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import TypeVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request

from boardloom.server.ws.limits import Pace

log = logging.getLogger("boardloom.socket")
PIECE = 4096
"""Bytes that are read before the limits are looked at, and others have their turn."""
MOST_UNREAD = 2000
"""Messages, or parts of one, that may wait to be read."""
MOST_IDLE = 100
"""Frames in ten seconds that nobody reads: pings, pongs, and messages after the end."""
WRITE = "boardloom.write"
"""The extension of a scope that sends a text at once, or says that it has to wait."""

Port = TypeVar("Port")


class Frames(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, with a way to send a text at once.

    Through ASGI every text costs a coroutine and often a task; where many watch, that is most of the work of
    a move. It leans on inner names of uvicorn: `pyproject.toml` says from which version on they are there."""

    gone: Callable[[], None] = staticmethod(lambda: None)
    """Called when the connection is lost."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.server, self.client = plain(self.server), plain(self.client)
        self.idle = Pace(MOST_IDLE)
        self.rest = b""
        """What came, and waits to be read."""

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone()
        super().connection_lost(exc)

    @property
    def behind(self) -> bool:
        return not self.writable.is_set() or self.transport.is_closing()

    def data_received(self, data: bytes) -> None:
        """A piece at a time, with turns for everybody else in between: what comes at once may hold a hundred
        thousand frames."""
        self.rest = data
        self._read_on()

    def _read_on(self) -> None:
        if self.transport.is_closing():
            return
        piece, self.rest = self.rest[:PIECE], self.rest[PIECE:]
        super().data_received(piece)
        if self.queue.qsize() > MOST_UNREAD or len(self.frames) > MOST_UNREAD:
            self.transport.abort()
        elif self.rest:
            self.transport.pause_reading()
            self.read_paused = False  # else uvicorn reads on as soon as a message is taken
            self.loop.call_soon(self._read_on)
        elif self.queue.empty() or self.close_sent:
            self.transport.resume_reading()
        else:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count_idle()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count_idle()

    def _count_idle(self) -> None:
        if not self.idle.allows():
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        if self.close_sent:
            self._count_idle()
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                log.info("a text that is not UTF-8 ends a connection")
                self.frames = []
                self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # it is, where the handshake failed; then there is no scope
            self.scope["extensions"][WRITE] = {"now": self.write}

    def write(self, text: bytes) -> bool:
        """Send `text` now; False where the way is not free."""
        free = self.handshake_complete and self.writable.is_set()
        if not free or self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(Frame(Opcode.TEXT, text).serialize(mask=False))
        return True


def plain(end: tuple[str, Port] | None) -> tuple[str, Port] | None:
    """One end of a connection, with IPv4 inside IPv6 by its own name.

    >>> plain(("::ffff:127.0.0.1", 8000)), plain(("::1", 8000))
    (('127.0.0.1', 8000), ('::1', 8000))
    """
    if end is None or not end[0].startswith("::ffff:"):
        return end
    address = ip_address(end[0])
    within = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return (str(within), end[1]) if within else end
