"""`boardloom serve`: one process, one store."""

import asyncio
import socket
import sys
from collections.abc import Callable
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from boardloom import home, plugins
from boardloom.errors import BadOptions
from boardloom.server import logs, wire
from boardloom.server.app import App
from boardloom.server.house import House
from boardloom.server.settings import LOOPBACK, Settings
from boardloom.server.store import Store

FIRST_REQUEST = 15.0
"""Seconds until the head of a request must be there."""


class Http(HttpToolsProtocol):
    """Hangs up on whoever connects and then asks for nothing."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.first_request = self.loop.call_later(FIRST_REQUEST, transport.abort)

    def on_headers_complete(self) -> None:
        self.first_request.cancel()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self.first_request.cancel()
        super().connection_lost(exc)


class Server(uvicorn.Server):
    """Tells everybody to come back before it closes the doors."""

    def __init__(self, config: uvicorn.Config, house: House, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.house = house
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house.start()
        await super().startup(sockets)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house.stop()
        await super().shutdown(sockets)


def serve(settings: Settings, show: Callable[[str], None] = lambda address: None) -> None:
    """Serve until told to stop; `show` is told the address on this machine, once it answers."""
    logs.set_up(settings.log_level)
    for file in settings.use:
        plugins.load(file)
    store = Store(settings.store)
    store.open()
    listener = listen(settings)
    port = listener.getsockname()[1]
    house = House(settings, store)
    options: dict[str, Any] = {}
    if settings.public_url:
        options = {"proxy_headers": True, "forwarded_allow_ips": settings.trusted_proxies}
    config = uvicorn.Config(
        App(settings, house),
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        http=Http,
        ws="websockets-sansio",
        ws_max_size=wire.LARGEST,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        **{"proxy_headers": False, **options},
    )
    print(
        f"Boardloom is at {settings.address(LOOPBACK[0], port)} (Ctrl-C stops it)",
        file=sys.stdout,
        flush=True,
    )
    here = settings.model_copy(update={"public_url": ""}).address(LOOPBACK[0], port)

    def ready() -> None:
        home.write(settings.address_file, here.encode())
        show(here)

    try:
        Server(config, house, ready).run([listener])
    finally:
        settings.address_file.unlink(missing_ok=True)
        store.close()


def listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except (OSError, UnicodeError) as error:
        listener.close()
        raise BadOptions(f"cannot listen on {settings.host}:{settings.port}: {error}") from None
    listener.listen(2048)
    return listener
