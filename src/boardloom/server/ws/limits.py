"""How much one socket or one address may ask for."""

import time
from collections import Counter, deque
from ipaddress import IPv6Address, ip_address

from boardloom.server.ops.settings import Settings

WINDOW = 10.0
HOUR = 3600.0


class Pace:
    """At most so many in any stretch of time."""

    def __init__(self, most: int, seconds: float = WINDOW) -> None:
        self.most = most
        self.seconds = seconds
        self.times: deque[float] = deque()

    def allows(self, now: float | None = None) -> bool:
        """Whether one more is fine now; it is counted if so."""
        now = time.monotonic() if now is None else now
        while self.times and now - self.times[0] >= self.seconds:
            self.times.popleft()
        if len(self.times) >= self.most:
            return False
        self.times.append(now)
        return True


def neighbourhood(address: str) -> str:
    """What counts as one place: an IPv4 address, or the /64 of an IPv6 address. A household is given a whole
    /64, and whoever lives there can have as many addresses of it as they like.

    >>> neighbourhood("192.0.2.7"), neighbourhood("2001:db8::1:2:3"), neighbourhood("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::', '192.0.2.7')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))


class Paces:
    """At most so many in any stretch of time, for each neighbourhood."""

    LARGEST = 10_000
    """Those remembered before quiet ones are forgotten."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.of: dict[str, Pace] = {}

    def allows(self, address: str, now: float | None = None) -> bool:
        """Whether one more from there is fine now; it is counted if so."""
        now = time.monotonic() if now is None else now
        if len(self.of) > self.LARGEST:
            self.of = {a: p for a, p in self.of.items() if p.times and now - p.times[-1] < self.seconds}
        return self.of.setdefault(neighbourhood(address), Pace(self.most, self.seconds)).allows(now)


class AtOnce:
    """At most so many going on at once, for each neighbourhood."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.of: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Whether one more from there may begin; it is counted until it leaves."""
        where = neighbourhood(address)
        if self.of[where] >= self.most:
            return False
        self.of[where] += 1
        return True

    def leave(self, address: str) -> None:
        where = neighbourhood(address)
        self.of[where] -= 1
        if self.of[where] <= 0:
            del self.of[where]


class Addresses:
    """What one neighbourhood may ask for. Behind a trusted proxy it is that of whoever asks through it."""

    def __init__(self, settings: Settings) -> None:
        self.sockets = AtOnce(settings.sockets_per_address)
        self.matches = Paces(settings.matches_per_hour, HOUR)
        self.requests = Paces(settings.requests, WINDOW)
        self.under_way = AtOnce(settings.connections_per_address)
        """Requests that are being answered: one for each connection, which a proxy would hide."""
