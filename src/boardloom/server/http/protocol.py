"""uvicorn's HTTP protocol, with limits: how long a head may be, how long it may take, how many may wait."""

import asyncio
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from boardloom.server.http.door import Door
from boardloom.server.ws.frames import Frames, plain

LONGEST_HEAD = 16 * 1024
PIECE = 4096
"""Bytes that are read before the limits are looked at again."""
MOST_WAITING = 16
"""Requests on one connection whose turn has not come; browsers send one at a time."""
TOO_LONG = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n"
    b"cache-control: no-store\r\n\r\n"
)


class TooMany(Exception):
    """More requests wait on a connection than anybody needs."""


class Http(HttpToolsProtocol):
    """Hangs up on whoever takes too long over the head of a request, the first one or a later one, or makes
    too much of it.

    uvicorn has a limit only for connections that are idle after a request: whoever sends a head byte by byte
    could hold a connection for ever."""

    def __init__(
        self,
        config: uvicorn.Config,
        state: ServerState,
        app_state: dict[str, Any],
        door: Door,
        address: str,
        seconds: float,
    ) -> None:
        """`address` is counted at the door; `seconds` are those that a head may take."""
        super().__init__(config, state, app_state)
        self.door = door
        self.address = address
        self.seconds = seconds
        self.head = 0
        """Bytes of the head that is being read; -1 between heads."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.server, self.client = plain(self.server), plain(self.client)
        self.door.welcome(self)
        self._expect_a_head()

    @property
    def behind(self) -> bool:
        return self.flow.write_paused or self.transport.is_closing()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            if self.head >= 0:
                self.head += len(piece)
                if self.head > LONGEST_HEAD:
                    self.transport.write(TOO_LONG)
                    self.transport.close()
                    return
            super().data_received(piece)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_WAITING:
            raise TooMany
        self.head = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.head = -1
        self.patience.cancel()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.head = 0

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle.response_complete:  # else a request that came with this one is next, head and all
            self._expect_a_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self.patience.cancel()
        self.door.farewell(self, self.address)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        speaks = self.transport.get_protocol()
        assert isinstance(speaks, Frames)
        self.door.hand_over(self, speaks)
        speaks.gone = lambda: self.door.farewell(speaks, self.address)

    def _expect_a_head(self) -> None:
        self.patience = self.loop.call_later(self.seconds, self.transport.abort)
