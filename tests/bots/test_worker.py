"""Bots in a process of their own: asked, prepared, killed, and their failures told."""

from pathlib import Path

import pytest

import boardloom
from boardloom import bots
from boardloom.bots.worker import WAITING, Worker, move, prepare
from boardloom.core import plugins
from boardloom.core.errors import BadInput

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
    worker.ask(move, p, "roll", bots.Budget())
    assert worker.answer(PATIENCE) == p.find("roll")
    worker.close()
    assert not worker._process.is_alive()
