"""Where other computers find a server that listens to them, and how to open one that does not."""

import socket

from boardloom.core import paths
from boardloom.server.ops.settings import ANY, LOOPBACK, Settings

NOWHERE = ("192.0.2.1", 9)
"""An address kept for examples: nobody is there, and nothing is sent."""


def own_address() -> str:
    """The address of this computer in its network; empty where it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)  # of this kind of socket, that only looks up the way
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    return "" if found in (*LOOPBACK, *ANY) else found


def for_others(settings: Settings, port: int) -> str:
    """Where others find the server; empty where it listens only to this computer."""
    if settings.public_url:
        return settings.public_url
    if settings.host in LOOPBACK:
        return ""
    found = own_address() if settings.host in ANY else settings.host
    return settings.address(found, port) if found else ""


def opening_command() -> str:
    """What lets others in who are in the same network."""
    return f"{paths.command()} --lan"
