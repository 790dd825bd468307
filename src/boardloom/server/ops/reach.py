"""Where other computers find a server that listens to them, and how to open one that does not."""

import socket
import struct
import sys
from contextlib import suppress

from boardloom.core import paths
from boardloom.server.ops.settings import ANY, LOOPBACK, Settings

NOWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses kept for examples: nobody is there, and nothing is sent."""
SIOCGIFADDR, NAME, ADDRESS = 0x8915, 16, slice(20, 24)
"""How Linux is asked for the address of an interface, how long its name may be, where the answer stands."""


def own_address(family: socket.AddressFamily = socket.AF_INET) -> str:
    """The address of this computer in its network; empty where it is in none."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((NOWHERE[family], 9))  # of this kind of socket, that only looks up the way
            found = str(probe.getsockname()[0])
    except OSError:
        return next(iter(_of_interfaces()), "") if family == socket.AF_INET else ""
    return "" if found in (*LOOPBACK, *ANY) else found


def _of_interfaces() -> list[str]:
    """The addresses of this computer where no way leads out of its network, as of two with a cable."""
    found = []
    if sys.platform == "linux":
        import fcntl

        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            for _, name in socket.if_nameindex():
                with suppress(OSError):  # that one has no address
                    asked = struct.pack("256s", name.encode()[: NAME - 1])
                    found.append(socket.inet_ntoa(fcntl.ioctl(probe, SIOCGIFADDR, asked)[ADDRESS]))
    return [address for address in found if address not in LOOPBACK]


def own_addresses(settings: Settings, port: int) -> list[str]:
    """Where others find a server that listens to them, by each of the addresses of this computer."""
    if settings.public_url:
        return [settings.public_url]
    if settings.host in LOOPBACK:
        return []
    if settings.host not in ANY:
        return [settings.address(settings.host, port)]
    families = (socket.AF_INET, socket.AF_INET6) if settings.host == "::" else (socket.AF_INET,)
    return [settings.address(found, port) for found in map(own_address, families) if found]


def for_others(settings: Settings, port: int) -> str:
    """Where others find the server; empty where it listens only to this computer."""
    return next(iter(own_addresses(settings, port)), "")


def for_links(settings: Settings, reached: str, port: int) -> str:
    """The address that links begin with: whoever asks on this computer may send them to others."""
    outside = for_others(settings, port) if reached in LOOPBACK else ""
    return outside or settings.address(reached, port)


def opening_command() -> str:
    """What lets others in who are in the same network."""
    return f"{paths.command()} --lan"
