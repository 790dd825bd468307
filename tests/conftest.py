"""Tests keep their games and compiled rules in a folder of their own, shared by all workers.

What they draw is the same in every run, however slow the machine."""

import os
import shutil
import signal
import tempfile

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "steady", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")


def pytest_configure(config: pytest.Config) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs ignore Ctrl-C
    if not hasattr(config, "workerinput"):
        os.environ["BOARDLOOM_HOME"] = tempfile.mkdtemp(prefix="boardloom-tests-")


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        shutil.rmtree(os.environ["BOARDLOOM_HOME"], ignore_errors=True)
