"""Connections in memory between people and the server: bytes arrive in order, after a while, in pieces; a
connection may be slow, may fall silent, or break. The server's own protocols speak at one end of it."""

import asyncio
from collections import deque
from collections.abc import Callable
from contextvars import Context
from typing import Any

from tests.simulation.loop import SimulatedLoop

HIGH_WATER = 64 * 1024
"""Bytes that wait before the server is told to stop writing."""
PIECE = 16 * 1024


class Line(asyncio.Transport):
    """A connection, as the server holds it. `heard` gets what arrives at the other end, None for its end."""

    def __init__(
        self, loop: SimulatedLoop, context: Context, address: str, heard: Callable[[bytes | None], None]
    ) -> None:
        super().__init__({"peername": (address, 40_000), "sockname": ("127.0.0.1", 8000)})
        self.loop = loop
        self.context = context
        """That of the server."""
        self.outside = Context()
        """That of everybody else."""
        self.heard = heard
        self.protocol: Any = None
        self.silent = self.was_silent = False
        """Whether nothing arrives any more, at either end, and nobody is told."""
        self.reading = True
        """Whether the person takes what is sent."""
        self.out: deque[bytes] = deque()
        self.waiting = 0
        self.paused = self.closing = self.lost = self.over = False
        self.inbox: deque[bytes] = deque()
        self.listening = True
        self.next_out = self.next_in = 0.0
        self.sending = False

    # What the server does.

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        found: asyncio.BaseProtocol = self.protocol
        return found

    def is_closing(self) -> bool:
        return self.closing

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def write(self, data: Any) -> None:
        if self.closing or not data:
            return
        self.out.append(bytes(data))
        self.waiting += len(data)
        if self.waiting > HIGH_WATER and not self.paused:
            self.paused = True
            self.protocol.pause_writing()
        self._send()

    def close(self) -> None:
        """What waits is still sent."""
        self.closing = True
        if not self.out:
            self._lose(None)

    def abort(self) -> None:
        self.closing = True
        self.out.clear()
        self.waiting = 0
        self._lose(None)

    def pause_reading(self) -> None:
        self.listening = False

    def resume_reading(self) -> None:
        self.listening = True
        self._receive()

    def _lose(self, error: Exception | None) -> None:
        self.closing = True
        if not self.lost:
            self.lost = True
            self.loop.call_soon(self.protocol.connection_lost, error, context=self.context)
            if not self.silent:
                self._later_out(None)

    def _send(self) -> None:
        if self.sending or not self.out or self.silent or not self.reading:
            return
        self.sending = True
        self.next_out = max(self.next_out + 1e-9, self.loop.now + self.loop.delay())
        self.loop.call_at(self.next_out, self._sent, context=self.context)

    def _sent(self) -> None:
        self.sending = False
        if not self.out or self.silent or not self.reading:
            return
        data = self.out.popleft()
        if len(data) > PIECE:
            self.out.appendleft(data[PIECE:])
            data = data[:PIECE]
        self.waiting -= len(data)
        self._later_out(data)
        if self.paused and self.waiting <= HIGH_WATER // 4 and not self.lost:
            self.paused = False
            self.protocol.resume_writing()
        if self.closing and not self.out:
            self._lose(None)
        self._send()

    def _later_out(self, data: bytes | None) -> None:
        self.next_out = max(self.next_out + 1e-9, self.loop.now + self.loop.delay())
        self.loop.call_at(self.next_out, self._arrive, data, context=self.outside)

    def _arrive(self, data: bytes | None) -> None:
        if not self.over and not self.silent:
            self.over = data is None
            self.heard(data)

    # What people and the network do.

    def say(self, data: bytes) -> None:
        """Send something to the server."""
        if self.over:
            return
        self.next_in = max(self.next_in + 1e-9, self.loop.now + self.loop.delay())
        self.loop.call_at(self.next_in, self._come, data, context=self.context)

    def _come(self, data: bytes) -> None:
        if not self.silent and not self.lost:
            self.inbox.append(data)
            self._receive()

    def _receive(self) -> None:
        while self.inbox and self.listening and not self.closing:
            data = self.inbox.popleft()
            if len(data) > 1 and self.loop.luck.random() < 0.05:
                cut = self.loop.luck.randrange(1, len(data))
                self.protocol.data_received(data[:cut])
                if self.closing:
                    return
                data = data[cut:]
            self.protocol.data_received(data)

    def hang_up(self) -> None:
        """The person is gone; the server hears of it, unless the line has fallen silent."""
        self.over = True
        if not self.silent:
            when = max(self.next_in + 1e-9, self.loop.now + self.loop.delay())
            self.loop.call_at(when, self._lose, ConnectionResetError(), context=self.context)

    def fall_silent(self) -> None:
        self.silent = self.was_silent = True

    def break_off(self) -> None:
        """The server is not there any more."""
        if not self.lost:
            self.lost = self.closing = True
            self.out.clear()
            if not self.silent:
                self._later_out(None)

    def take(self, reading: bool) -> None:
        """Whether the person takes what they are sent."""
        self.reading = reading
        self.loop.call_soon(self._send, context=self.context)
