"""Every test process has an X server of its own, without a screen."""

import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from tests.desktop.driver import Driver

SIZE = "1400x900x24"


@contextmanager
def x_server(size: str, *more: str) -> Iterator[str]:
    """An X server with a screen of that size; the name of its display."""
    reads, writes = os.pipe()
    command = ["Xvfb", "-displayfd", str(writes), "-screen", "0", size, "-nolisten", "tcp", "-noreset", *more]
    server = subprocess.Popen(command, pass_fds=(writes,), stderr=subprocess.DEVNULL)
    os.close(writes)
    try:
        with os.fdopen(reads) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    """The name of the display."""
    with x_server(SIZE) as name:
        yield name


@pytest.fixture
def open_window(display: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Driver]]:
    """Opens a window; whatever was opened is closed in the end."""
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    opened: list[Driver] = []

    def start(**settings: object) -> Driver:
        opened.append(Driver(**settings))
        return opened[-1]

    yield start
    for driver in opened:
        driver.close()
