"""`boardloom serve`: one process, one store."""

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable

import uvicorn

from boardloom.core import paths, plugins
from boardloom.core.errors import BadOptions
from boardloom.core.message import Series, message
from boardloom.core.reasons import reason_of
from boardloom.games import names
from boardloom.server.http.app import App
from boardloom.server.http.door import Door, let_in, networks, room_for
from boardloom.server.http.protocol import Http
from boardloom.server.http.rest import RUN
from boardloom.server.log.owner import Owner
from boardloom.server.log.store import Store
from boardloom.server.ops import logs
from boardloom.server.ops.reach import own_addresses
from boardloom.server.ops.settings import LOOPBACK, Settings
from boardloom.server.session.service import MatchService
from boardloom.server.ws import wire
from boardloom.server.ws.frames import Frames
from boardloom.words import spoken

RARELY = (20_000, 50, 50)
"""How seldom garbage is looked for: going through all that is loaded held everybody up again and again."""


MOST_UNDER_WAY = 128 * 1024
"""Bytes the system may hold for one connection; left alone, it holds megabytes for whoever does not read."""


class Server(uvicorn.Server):
    """Tells everybody to come back before it closes the doors."""

    def __init__(
        self, config: uvicorn.Config, service: MatchService, door: Door, ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self.service = service
        self.door = door
        self.ready = ready
        self.at_the_door: list[asyncio.Task[None]] = []
        self.arriving: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self.service.start()
        await super().startup([])  # who comes in is let in by us
        gc.collect()
        gc.freeze()  # what is loaded by now stays: the collector need not go through it again
        gc.set_threshold(*RARELY)
        for listener in sockets or []:
            listener.setblocking(False)
            self.at_the_door.append(asyncio.create_task(let_in(listener, self.door, self._welcome)))
        self.at_the_door.append(asyncio.create_task(self.door.watch()))
        if self.service.settings.lab_ahead:
            self.service.spawn(self.service.lab.get_ready(names()))
        self.ready()

    def _welcome(self, came: socket.socket, address: str) -> None:
        arriving = asyncio.create_task(self._speak(came, address))
        self.arriving.add(arriving)
        arriving.add_done_callback(self.arriving.discard)

    async def _speak(self, came: socket.socket, address: str) -> None:
        """A connection speaks HTTP from now on."""
        seconds = self.service.settings.request_seconds
        protocol = Http(self.config, self.server_state, self.lifespan.state, self.door, address, seconds)
        try:
            came.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            came.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNDER_WAY)
            await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, came)
        except OSError:  # gone before it was here
            came.close()
            if protocol.transport is None:
                self.door.leave(address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for task in self.at_the_door:
            task.cancel()
        await self.service.stop()
        await super().shutdown(sockets)


def serve(settings: Settings, show: Callable[[str], None] = lambda address: None) -> None:
    """Serve until told to stop; `show` is told the address on this machine, once it answers."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # uvicorn raises it again when it is done
    logs.set_up(settings.log_level)
    for file in settings.use:
        plugins.load(file)
    owner = Owner(settings.store)
    owner.hold()
    try:
        _serve(settings, owner, show)
    finally:
        owner.release()


def _serve(settings: Settings, owner: Owner, show: Callable[[str], None]) -> None:
    store = Store(settings.store)
    store.open()
    listener = listen(settings)
    port = listener.getsockname()[1]
    service = MatchService(settings, store, owner)
    door = Door(
        room_for(settings.connections),
        settings.connections_per_address,
        settings.read_seconds,
        networks(settings.trusted_proxies) if settings.public_url else (),
    )
    config = uvicorn.Config(
        App(settings, service),
        lifespan="off",  # `Server` starts and stops the service, in the order that clients need
        log_config=None,
        access_log=False,
        server_header=False,
        ws=Frames,
        ws_max_size=wire.LARGEST,
        ws_per_message_deflate=False,  # every socket would keep a compressor of its own in memory
        timeout_graceful_shutdown=5,
        proxy_headers=bool(settings.public_url),
        forwarded_allow_ips=settings.trusted_proxies,
    )
    found = own_addresses(settings, port) or [settings.address(LOOPBACK[0], port)]
    print(spoken(message("server-open", address=Series(tuple(found), "or"))), file=sys.stdout, flush=True)
    here = settings.model_copy(update={"public_url": ""}).address(LOOPBACK[0], port)

    def ready() -> None:
        paths.write(settings.address_file, f"{here} {RUN}".encode())
        show(here)

    try:
        Server(config, service, door, ready).run([listener])
    finally:
        settings.address_file.unlink(missing_ok=True)
        store.close()
        service.stop_bots()  # also where the server never got as far as stopping by itself


def listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    where = (settings.host, settings.port)
    both = family == socket.AF_INET6
    try:
        return socket.create_server(where, family=family, backlog=2048, dualstack_ipv6=both)
    except (OSError, ValueError) as error:
        unknown = isinstance(error, socket.gaierror | ValueError)
        reason = message("reason-no-address") if unknown else reason_of(error)
        address = f"{settings.host}:{settings.port}"
        raise BadOptions(message("server-cannot-listen", address=address, reason=reason)) from None
