"""A server that is killed loses nothing it acknowledged."""

from pathlib import Path

import pytest

from tests.server.killing import kill_many
from tests.server.running import run

KILLS = 100
PARTS = 2
"""Parts can run on different cores."""


@pytest.mark.parametrize("part", range(PARTS))
def test_no_acknowledged_move_is_lost_doubled_or_moved_by_kill_9(tmp_path: Path, part: int) -> None:
    found = run(kill_many(tmp_path, KILLS // PARTS, seed=part), patience=1800)
    assert found > KILLS // PARTS * 10
    assert "Traceback" not in (tmp_path / "stderr.txt").read_text()
