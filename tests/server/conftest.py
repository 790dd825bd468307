"""One server for all tests of a worker that do not harm it."""

import shutil
from collections.abc import Iterator

import pytest

from tests.server.running import Server, fresh_folder


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    folder = fresh_folder()
    with Server(folder) as running:
        yield running
    shutil.rmtree(folder, ignore_errors=True)
