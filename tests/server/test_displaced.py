"""Files that vanish under a running server, and copies that do not fit: nothing is promised in vain."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Connection

from boardloom.server.errors import StoreDown
from boardloom.server.log.store import Store
from boardloom.server.log.writer import Change, Writer
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


@pytest.mark.parametrize("lost", ["server.sqlite-wal", "server.sqlite.lock"])
def test_health_notices_it_though_nobody_moves(tmp_path: Path, lost: str) -> None:
    with Server(tmp_path) as server:
        server.make("cards", "here:Ann", "here:Bo")
        assert server.ask("GET", "/healthz").status == 200
        server.database.with_name(lost).unlink()
        health = server.ask("GET", "/healthz")
        assert health.status == 503
        assert lost in health.json()["store"]


def test_another_store_in_its_place_is_noticed_after_a_failure(tmp_path: Path) -> None:
    """A failed transaction ends the connection; the next one would open whatever is there by then."""

    def change(fails: bool) -> Change:
        def work(connection: Connection) -> None:
            connection.exec_driver_sql("PRAGMA user_version = 0")
            if fails:
                raise LookupError

        return work

    async def write() -> None:
        store, other = Store(tmp_path / "store.sqlite"), Store(tmp_path / "other.sqlite")
        for each in (store, other):
            each.open()
        other.close()
        writer = Writer(store, asyncio.get_running_loop())
        writer.start()
        await writer.write([], change(False))
        with pytest.raises(LookupError):
            await writer.write([], change(True))
        await writer.write([], change(False))
        with pytest.raises(LookupError):
            await writer.write([], change(True))
        other.path.rename(store.path)
        with pytest.raises(StoreDown):
            await writer.write([], change(False))
        assert "was removed or replaced" in await writer.trouble()
        await writer.stop()
        store.close()

    run(write())


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


def test_a_backup_that_is_broken_off_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By Ctrl-C, or SIGTERM, which the command takes for the same."""
    store = Store(tmp_path / "store.sqlite")
    store.open()
    steps = []

    def interrupted() -> int:
        steps.append(1)
        signal.raise_signal(signal.SIGINT)
        return 0

    monkeypatch.setattr("boardloom.server.log.store._step", interrupted)
    monkeypatch.setattr("boardloom.server.log.store.STEPS", 10)
    with pytest.raises((KeyboardInterrupt, sqlite3.OperationalError)):
        store.backup(tmp_path / "copy.sqlite")
    store.close()
    assert steps == [1], "it did not go on"
    assert not (tmp_path / "copy.sqlite").exists()


def test_a_backup_of_a_damaged_store_names_the_store(tmp_path: Path) -> None:
    bad = tmp_path / "store.sqlite"
    bad.write_text("these are not games " * 500)
    with pytest.raises(Exception, match="not a database"):
        Store(bad).backup(tmp_path / "copy.sqlite")
    assert not (tmp_path / "copy.sqlite").exists()
