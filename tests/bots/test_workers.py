"""Bots in a process of their own: asked, prepared, killed, and their failures told."""

import os
import threading
from pathlib import Path

import pytest

import boardloom
from boardloom import bots
from boardloom.bots.workers import TRIES, WAITING, Worker, WorkerPool, move, prepare
from boardloom.core import plugins
from boardloom.core.errors import BadInput
from tests.server.running import eventually

PATIENCE = 300
"""Seconds that a worker may take."""

OWN = """
import time
from pathlib import Path
from boardloom import bots

while Path(__file__).with_name("wait").exists():
    time.sleep(0.01)

class Ender:
    "Ends the game."
    def choose(self, position, budget):
        if budget.seed == 13:
            raise RuntimeError("bad luck")
        return position.find("end game")

bots.register("ender", Ender)
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardloom.bots.registry._own", {})
    monkeypatch.setattr("boardloom.core.plugins.loaded", [])
    (tmp_path / "ender.py").write_text(OWN)
    plugins.load(tmp_path / "ender.py")


@pytest.mark.usefixtures("own")
def test_a_worker_chooses_fails_and_is_replaced(tmp_path: Path) -> None:
    p = boardloom.new("custom", controls=True)
    (tmp_path / "wait").touch()
    worker = Worker()
    worker.ask(prepare, p, "ender")
    assert worker.answer(0) is WAITING
    (tmp_path / "wait").unlink()
    assert worker.answer(PATIENCE) is None
    worker.ask(move, p, "ender", bots.Budget())
    assert worker.answer(PATIENCE) == p.find("end game")
    worker.ask(move, p, "ender", bots.Budget(seed=13))
    with pytest.raises(BadInput, match=r"a bot failed: .*ender.py, line 13: RuntimeError: bad luck"):
        worker.answer(PATIENCE)
    worker._process.kill()
    worker._process.join()
    with pytest.raises(EOFError):
        worker.answer(PATIENCE)
    with pytest.raises(EOFError):
        worker.ask(move, p, "roll", bots.Budget())
    worker.restart()
    worker.ask(move, p, "roll", bots.Budget())
    assert worker.answer(PATIENCE) == p.find("roll")
    worker.close()
    assert not worker._process.is_alive()


def end(diary: Path, times: int) -> str:
    """Ends its own process, so many times; each is noted in the diary."""
    with diary.open("a") as file:
        file.write("x")
    if diary.stat().st_size <= times:
        os._exit(1)
    return "done"


def wait_for_ever(started: Path) -> None:
    started.touch()
    threading.Event().wait()


def test_a_pool_replaces_workers_that_die_and_asks_again(tmp_path: Path) -> None:
    crashes: list[str] = []
    pool = WorkerPool(2, crashed=lambda: crashes.append("crash"))
    try:
        assert pool.submit(end, tmp_path / "once", 1).result(PATIENCE) == "done"
        assert len(crashes) == 1
        with pytest.raises(EOFError):
            pool.submit(end, tmp_path / "always", 100).result(PATIENCE)
        assert (tmp_path / "always").stat().st_size == TRIES
        assert len(crashes) == 1 + TRIES
        assert pool.submit(end, tmp_path / "never", 0).result(PATIENCE) == "done"
    finally:
        pool.close()


def test_failures_of_every_kind_come_back_and_harm_no_worker(tmp_path: Path) -> None:
    crashes: list[str] = []
    pool = WorkerPool(1, crashed=lambda: crashes.append("crash"))
    try:
        with pytest.raises(BadInput, match="FileNotFoundError") as failed:
            pool.submit(os.stat, tmp_path / "missing").result(PATIENCE)
        assert "Traceback" in failed.value.__notes__[0]
        with pytest.raises(BadInput, match="a bot failed"):
            pool.submit(threading.Lock).result(PATIENCE)  # no lock can travel
        assert pool.submit(os.fspath, "fine").result(PATIENCE) == "fine"
        assert not crashes
    finally:
        pool.close()


def test_a_pool_that_is_closed_ends_what_goes_on_and_cancels_what_waits(tmp_path: Path) -> None:
    pool = WorkerPool(1)
    busy, waiting = (pool.submit(wait_for_ever, tmp_path / name) for name in ("busy", "waiting"))
    eventually((tmp_path / "busy").exists, "the first one works")
    pool.close()
    with pytest.raises(EOFError):
        busy.result(PATIENCE)
    assert waiting.cancelled()
    assert not (tmp_path / "waiting").exists()
    pool.close()
