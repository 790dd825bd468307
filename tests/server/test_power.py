"""Power cuts: what was acknowledged is there afterwards, and the test would notice if it were not."""

from pathlib import Path

from boardloom.server.log.store import SYNCHRONOUS
from tests.server.power import cuts


def test_nothing_acknowledged_is_lost_in_2000_power_cuts(tmp_path: Path) -> None:
    assert SYNCHRONOUS == "FULL"
    bad, promised = cuts(tmp_path, SYNCHRONOUS, sessions=40, each=50, seed=1)
    assert bad == 0
    assert promised == 40 * 160


def test_the_same_cuts_lose_moves_with_a_lazier_disk_setting(tmp_path: Path) -> None:
    bad, _ = cuts(tmp_path, "NORMAL", sessions=4, each=50, seed=1)
    assert bad > 20
