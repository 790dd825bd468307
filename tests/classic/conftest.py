"""The custom board's window, as tests use it."""

from collections.abc import Iterator

import pytest

from tests.classic.window_driver import WindowDriver, screen


@pytest.fixture(scope="session")
def display() -> Iterator[dict[str, str]]:
    """The environment of programs on a screen of their own."""
    with screen() as env:
        yield env


@pytest.fixture
def window(display: dict[str, str]) -> Iterator[WindowDriver]:
    """The program, just opened."""
    driver = WindowDriver(display)
    yield driver
    driver.close()
