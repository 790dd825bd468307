"""A bad line between client and server: it cuts, delays and repeats, always between two frames."""

import asyncio
import random
from collections.abc import Callable

PAUSE = 0.02


class BadLine:
    """Listens on a port of its own and passes frames on to the server, more or less."""

    def __init__(self, host: str, port: int, luck: random.Random, cut: float = 0.05) -> None:
        self.host, self.port, self.luck, self.cut = host, port, luck, cut
        self.cuts = self.repeats = self.delays = 0
        self.server: asyncio.Server | None = None

    async def open(self) -> str:
        self.server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        return f"ws://127.0.0.1:{self.server.sockets[0].getsockname()[1]}/live"

    async def close(self) -> None:
        assert self.server is not None
        self.server.close()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, here = await asyncio.open_connection(self.host, self.port)

        def hang_up() -> None:
            writer.transport.abort()
            here.transport.abort()

        ways = (self._carry(reader, here, hang_up), self._carry(there, writer, hang_up))
        await asyncio.gather(*ways, return_exceptions=True)
        hang_up()

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, hang_up: Callable[[], None]
    ) -> None:
        try:
            writer.write(await reader.readuntil(b"\r\n\r\n"))  # the handshake
            while True:
                frame = await _frame(reader)
                if self.luck.random() < self.cut:
                    self.cuts += 1
                    if self.luck.random() < 0.5:
                        writer.write(frame)
                        await writer.drain()
                    return
                if self.luck.random() < 0.1:
                    self.delays += 1
                    await asyncio.sleep(self.luck.uniform(0, PAUSE))
                writer.write(frame)
                if frame[0] & 0x0F == 1 and self.luck.random() < 0.1:
                    self.repeats += 1
                    writer.write(frame)
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            return
        finally:
            hang_up()


async def _frame(reader: asyncio.StreamReader) -> bytes:
    """One WebSocket frame as it stands on the wire."""
    head = await reader.readexactly(2)
    size = head[1] & 0x7F
    if size >= 126:
        longer = await reader.readexactly(2 if size == 126 else 8)
        size, head = int.from_bytes(longer, "big"), head + longer
    masked = 4 if head[1] & 0x80 else 0
    return head + await reader.readexactly(masked + size)
