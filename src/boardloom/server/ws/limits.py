"""How much one socket or one address may ask for."""

import time
from collections import Counter, deque
from ipaddress import IPv6Address, ip_address

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


class Addresses:
    """Caps for each neighbourhood: sockets open at once, and matches made in an hour."""

    LARGEST = 10_000
    """Addresses remembered before quiet ones are forgotten."""

    def __init__(self, sockets: int, matches: int) -> None:
        self.sockets = sockets
        self.matches = matches
        self.open: Counter[str] = Counter()
        self.made: dict[str, Pace] = {}

    def enter(self, address: str) -> bool:
        address = neighbourhood(address)
        if self.open[address] >= self.sockets:
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        address = neighbourhood(address)
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]

    def may_make_match(self, address: str) -> bool:
        address = neighbourhood(address)
        if len(self.made) > self.LARGEST:
            now = time.monotonic()
            self.made = {a: p for a, p in self.made.items() if p.times and now - p.times[-1] < HOUR}
        return self.made.setdefault(address, Pace(self.matches, HOUR)).allows()
