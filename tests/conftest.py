"""Tests keep their games and compiled rules in a folder of their own, shared by all workers."""

import os
import shutil
import signal
import tempfile

import pytest


def pytest_configure(config: pytest.Config) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs ignore Ctrl-C
    if not hasattr(config, "workerinput"):
        os.environ["BOARDLOOM_HOME"] = tempfile.mkdtemp(prefix="boardloom-tests-")


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        shutil.rmtree(os.environ["BOARDLOOM_HOME"], ignore_errors=True)
