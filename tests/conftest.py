"""Tests keep their games in a folder of their own, and compiled rules in one that lasts from run to run: a
file there is named by a hash of all that went into it, so it cannot be stale.

What they draw is the same in every run, however slow the machine."""

import gc
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from boardloom.core import plugins

settings.register_profile(
    "steady", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")

CACHE = Path(__file__).parent.parent / ".pytest_cache" / "boardloom"


def pytest_configure(config: pytest.Config) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs ignore Ctrl-C
    if not hasattr(config, "workerinput"):
        # Hundreds of processes import our modules. Compiling them each time would take longer than the tests,
        # and what a player's Python does, which keeps them, would not be tested.
        sys.dont_write_bytecode = False
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["BOARDLOOM_LANGUAGE"] = "en"  # whatever the language of the machine is
        os.environ["BOARDLOOM_HOME"] = tempfile.mkdtemp(prefix="boardloom-tests-")
        os.environ["BOARDLOOM_CACHE"] = str(CACHE)


def pytest_collection_finish() -> None:
    gc.freeze()  # modules and tests stay to the end: the collector need not go through them again and again


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        shutil.rmtree(os.environ["BOARDLOOM_HOME"], ignore_errors=True)


@pytest.fixture(autouse=True)
def only_its_own_files() -> Iterator[None]:
    """Rules that a test loads from a file are not in use any more when the next one begins."""
    loaded, before = plugins.loaded, list(plugins.loaded)
    yield
    loaded[:] = before
