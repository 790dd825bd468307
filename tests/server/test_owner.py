"""One store has one server: another is refused, and told who has it."""

import os
import socket
from pathlib import Path

import pytest

from boardloom.core.errors import BadOptions
from boardloom.server.log.owner import Owner
from tests.processes import boardloom
from tests.server.running import Server


def test_a_second_server_on_a_store_is_refused_and_told_who_has_it(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        (tmp_path / "way").symlink_to(tmp_path)
        for path in (server.database, tmp_path / "way" / server.database.name):
            done = boardloom("serve", "--port", "0", "--database", str(path))
            assert done.returncode == 2
            assert (
                f"is served already: by process {server.process.pid} on {socket.gethostname()}" in done.stderr
            )
            assert len(done.stderr.splitlines()) == 1
        assert boardloom("store", "check", "--database", str(server.database)).returncode == 0
        server.process.kill()
        server.process.wait(60)
        with Server(tmp_path) as again:  # what a killed server held is free
            assert again.ask("GET", "/healthz").status == 200


def test_a_lock_that_its_holder_removed_is_not_shared(tmp_path: Path) -> None:
    """Whoever locks a file just as it is removed would else hold a lock that nobody else sees."""
    first, second, third = (Owner(tmp_path / "store") for _ in range(3))
    first.hold()
    with pytest.raises(BadOptions, match=f"process {os.getpid()} on"):
        second.hold()
    first.path.unlink()
    assert not first.holds
    second.hold()
    first.release()
    assert second.holds
    with pytest.raises(BadOptions):
        third.hold()
    second.release()
    assert not second.path.exists()
