"""The door of the server: who may come in, a few at a time, and who has to leave."""

import asyncio
import logging
import socket
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import NamedTuple, Protocol

from boardloom.server.ops import metrics
from boardloom.server.ws.limits import neighbourhood

log = logging.getLogger("boardloom.door")
AT_ONCE = 16
"""Connections let in before everybody else has their turn."""
SPARE_FILES = 128
"""For the store, bots and what is served."""
PAUSE = 0.1
"""Seconds before the next connection is asked for when the system has no more files to give."""
ENOUGH = 64 * 1024
"""Bytes of what they are sent that people with the slowest line take while we are patient."""
ROUND = 1.0
"""Seconds between two looks at who is behind."""


Networks = tuple[IPv4Network | IPv6Network, ...]


def networks(written: str) -> Networks:
    """Those of a list such as "127.0.0.1, 172.16.0.0/12", or all by "*"; names of hosts are left out.

    >>> networks("127.0.0.1, 172.16.0.0/12")
    (IPv4Network('127.0.0.1/32'), IPv4Network('172.16.0.0/12'))
    """
    found: list[IPv4Network | IPv6Network] = []
    for each in written.replace("*", "0.0.0.0/0,::/0").split(","):
        with suppress(ValueError):
            found.append(ip_network(each.strip(), strict=False))
    return tuple(found)


class Guest(Protocol):
    """One connection, whatever it speaks."""

    transport: asyncio.Transport

    @property
    def behind(self) -> bool:
        """Whether the other end does not take what it is sent, or does not let go when it should."""


class Progress(NamedTuple):
    """When somebody last took enough of what they were sent, and how much waited for them then."""

    since: float
    waiting: int


class Door:
    """Counts connections: in all, and by neighbourhood. Those of a proxy count only in all."""

    def __init__(
        self,
        most: int,
        each: int,
        patience: float,
        proxies: Networks = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`patience`: seconds in which somebody who is behind has to take `ENOUGH`, or all there is."""
        self.most = most
        self.clock = clock
        self.each = each
        self.patience = patience
        self.proxies = proxies
        self.open: Counter[str] = Counter()
        self.inside = 0
        self.guests: dict[Guest, Progress] = {}

    def enter(self, address: str) -> bool:
        """Whether one more may come in from there; it is counted if so."""
        where = self._where(address)
        if self.inside >= self.most or (where and self.open[where] >= self.each):
            metrics.dropped.labels("too_many").inc()
            return False
        self.inside += 1
        if where:
            self.open[where] += 1
        return True

    def leave(self, address: str) -> None:
        self.inside -= 1
        if where := self._where(address):
            self.open[where] -= 1
            if not self.open[where]:
                del self.open[where]

    def _where(self, address: str) -> str:
        where = neighbourhood(address)
        return "" if any(_within(where, proxy) for proxy in self.proxies) else where

    def welcome(self, guest: Guest) -> None:
        """Somebody who came in speaks to us from now on."""
        self.guests[guest] = Progress(self.clock(), 0)

    def hand_over(self, before: Guest, after: Guest) -> None:
        """The same connection speaks another protocol from now on."""
        del self.guests[before]
        self.welcome(after)

    def farewell(self, guest: Guest, address: str) -> None:
        """A connection is gone."""
        if self.guests.pop(guest, None):
            self.leave(address)

    def look_round(self) -> None:
        """Hang up on whoever does not take what they are sent: it waits in our memory."""
        now = self.clock()
        for guest, noted in list(self.guests.items()):
            waiting = guest.transport.get_write_buffer_size()
            if not guest.behind or waiting <= noted.waiting - ENOUGH:
                self.guests[guest] = Progress(now, waiting)
            elif now - noted.since >= self.patience:
                metrics.dropped.labels("stuck").inc()
                guest.transport.abort()
            elif waiting > noted.waiting:
                self.guests[guest] = Progress(noted.since, waiting)

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            self.look_round()


def _within(address: str, network: IPv4Network | IPv6Network) -> bool:
    try:
        return ip_address(address) in network
    except ValueError:
        return False


def room_for(wanted: int) -> int:
    """How many connections there can be: each takes a file, of which the system gives us only so many."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = wanted + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < enough:
        soft = enough if hard == resource.RLIM_INFINITY else min(enough, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return max(1, soft - SPARE_FILES)
    return wanted


async def let_in(
    listener: socket.socket, door: Door, welcome: Callable[[socket.socket, str], object]
) -> None:
    """Accept connections, `AT_ONCE` of them before anything else goes on: left alone, the loop would go on as
    long as others come. Whoever is one too many is hung up on before anything is made for them."""
    loop = asyncio.get_running_loop()
    while True:
        for _ in range(AT_ONCE):
            try:
                came, address = await loop.sock_accept(listener)
            except OSError as error:
                log.error("no connection can be accepted: %s", error)
                await asyncio.sleep(PAUSE)
                break
            if door.enter(address[0]):
                welcome(came, address[0])
            else:
                with suppress(OSError):
                    came.close()
        await asyncio.sleep(0)
