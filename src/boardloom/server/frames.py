"""The short way out for WebSocket texts: uvicorn greets and reads, but no task is made for each text sent."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

WRITE = "boardloom.write"
"""The extension of a scope that sends a text at once, or says that it has to wait."""


class Frames(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WRITE] = {"now": self.write}

    def write(self, text: bytes) -> bool:
        """Send `text` now; False where the way is not free."""
        free = self.handshake_complete and self.writable.is_set()
        if not free or self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(Frame(Opcode.TEXT, text).serialize(mask=False))
        return True
