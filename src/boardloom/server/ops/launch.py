"""`boardloom` without a command: the games in the browser, served to this machine, or to its network."""

import json
import os
import socket
import sys
import threading
import webbrowser
from contextlib import closing
from http.client import HTTPConnection, HTTPException
from urllib.parse import urlsplit

from boardloom.core.errors import BadOptions
from boardloom.core.message import Series, message
from boardloom.games import names
from boardloom.server.ops.reach import for_others
from boardloom.server.ops.run import serve
from boardloom.server.ops.settings import ANY, LOOPBACK, Settings, read
from boardloom.words import spoken

PORT = 8642
"""Wanted, because a browser keeps what it remembers by address; if it is taken, any free one does."""


def open_in_browser(browser: bool, lan: bool, page: str) -> None:
    """Start a server and show a page of it in the browser; if one runs already for the same data, show that.

    With `lan` it listens to the whole network, and says so. One that runs already cannot be opened to others:
    it has to be started again.
    """
    host = ANY[0] if lan else LOOPBACK[0]
    settings = read(host=host, port=PORT if _free(PORT, host) else 0, log_level="WARNING")
    if address := _already_open(settings):
        if lan and not _listens_to_others(address):
            raise BadOptions(message("server-open-alone", address=address))
        if lacking := tuple(name for name in names() if name not in _games(address)):
            lacks = Series(tuple(map(repr, lacking)), "list")
            raise BadOptions(message("server-open-without", address=address, games=lacks))
        print(spoken(message("server-open-already", address=address)))
        _show(_page(address, page), browser)
    else:
        serve(settings, lambda address: _opened(settings, address, browser, page))


def _opened(settings: Settings, address: str, browser: bool, page: str) -> None:
    if others := for_others(settings, urlsplit(address).port or 0):
        print(spoken(message("server-open-lan", address=others)), flush=True)
    # A thread, as some browsers return only when they are closed.
    threading.Thread(target=_show, args=(_page(address, page), browser), daemon=True).start()


def _page(address: str, page: str) -> str:
    return f"{address}/{page}" if page else address


def _listens_to_others(address: str) -> bool:
    """Whether the server at this address of this machine can be reached from others."""
    found = _asked(address, "/api/reach")
    return isinstance(found, dict) and bool(found.get("address"))


def _games(address: str) -> set[str]:
    """The games that the server at this address has."""
    found = _asked(address, "/api/games")
    return {game["name"] for game in found} if isinstance(found, list) else set()


def _asked(address: str, path: str) -> object:
    """What a server answers; None where it does not."""
    try:
        with closing(HTTPConnection(urlsplit(address).netloc, timeout=10)) as line:
            line.request("GET", path)
            answer: object = json.load(line.getresponse())
            return answer
    except (OSError, ValueError, HTTPException):
        return None


def _free(port: int, host: str) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def _already_open(settings: Settings) -> str:
    """Where a server has the store open, if one has."""
    try:
        address, run = settings.address_file.read_text("utf-8").split()
    except (OSError, ValueError):
        return ""
    health = _asked(address, "/healthz")
    return address if isinstance(health, dict) and health.get("run") == run else ""


def _show(page: str, browser: bool) -> None:
    """Open the browser, where there is a screen for one."""
    screen = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if browser and screen:
        webbrowser.open(page)
