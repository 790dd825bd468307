"""Files that vanish under a running server, and copies that do not fit: nothing is promised in vain."""

import subprocess
import sys
from pathlib import Path

import pytest

from boardloom.server.log.store import Store
from tests.server.running import MARK, Client, Server, run
from tests.words import in_english

TINY_FILES = """
import resource, signal, sys
sys.dont_write_bytecode = True  # it would be cut off, for everybody
from boardloom.cli import main
from boardloom.server.ops import maintenance
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, 40_000))
main()
"""
"""`boardloom` on a disk where no file may be larger than that."""


@pytest.mark.parametrize("displaced", ["server.sqlite", "server.sqlite-wal"])
@pytest.mark.parametrize("replaced", [False, True], ids=["removed", "replaced"])
def test_a_store_that_vanishes_takes_nothing_any_more(tmp_path: Path, displaced: str, replaced: bool) -> None:
    async def play(server: Server) -> None:
        made = server.make("cards", "here:Ann", "here:Bo")
        host = await Client.open(server.live, made.match, made.host)
        await host.done("move", action=MARK)
        assert server.ask("GET", "/healthz").status == 200
        path = tmp_path / displaced
        content = path.read_bytes()
        path.rename(tmp_path / "away")
        if replaced:
            path.write_bytes(content)
        answer = await host.do("move", action=MARK)
        assert answer["code"] == "store_down"
        assert f"{displaced} was removed or replaced" in in_english(answer["message"])
        health = server.ask("GET", "/healthz")
        assert (health.status, health.json()["ok"]) == (503, False)
        assert displaced in health.json()["store"]

    with Server(tmp_path) as server:
        run(play(server))


def test_health_notices_it_though_nobody_moves(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        server.make("cards", "here:Ann", "here:Bo")
        server.database.with_name("server.sqlite-wal").unlink()
        assert server.ask("GET", "/healthz").status == 503


def test_a_backup_that_does_not_fit_leaves_nothing_and_names_its_disk(tmp_path: Path) -> None:
    store = Store(tmp_path / "store.sqlite")
    store.open()
    store.close()
    copy = tmp_path / "copy.sqlite"
    command = [sys.executable, "-c", TINY_FILES, "store", "backup", str(copy), "--database", str(store.path)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2, done.stderr
    assert done.stderr.startswith(f"boardloom: {copy} cannot be written: ")
    assert not copy.exists()


def test_a_backup_of_a_damaged_store_names_the_store(tmp_path: Path) -> None:
    bad = tmp_path / "store.sqlite"
    bad.write_text("these are not games " * 500)
    with pytest.raises(Exception, match="not a database"):
        Store(bad).backup(tmp_path / "copy.sqlite")
    assert not (tmp_path / "copy.sqlite").exists()
