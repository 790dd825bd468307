"""Luck, skill, and what is the bots' doing."""

from collections.abc import Iterator
from math import log10

import pytest

from boardloom import lab
from boardloom.lab.arena import Contest, Outcome
from boardloom.lab.figures import Estimate
from boardloom.lab.measuring import Comparison, compare
from boardloom.lab.skill import Robustness


def test_luck_is_what_the_dice_decide_whoever_plays() -> None:
    ludo = lab.Design("ludo")
    same = lab.luck_share(ludo, "priority", "priority", games=200)
    assert same.value == 1
    differ = lab.luck_share(ludo, "priority", "random", games=3000)
    assert 0.3 < differ.low < differ.high < 0.6


def test_depth_adds_up_the_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = lab.depth(lab.Design("snakes"))
    assert (nothing.total, nothing.rungs) == (Estimate.certain(0.0), {})

    def played(contest: Contest, games: int, processes: int | None) -> Iterator[Outcome]:
        """The stronger one wins three games of four."""
        return iter([Outcome(i, (int(i % 4 > 0), int(i % 4 == 0)), 9) for i in range(games)])

    monkeypatch.setattr("boardloom.lab.skill.hold", played)
    ladder = lab.depth(lab.Design("ludo"), games=4000)
    assert list(ladder.rungs) == ["easy", "medium", "hard", "master"]
    assert ladder.rungs["hard"].value == pytest.approx(400 * log10(3), abs=0.1)
    assert ladder.total.value == pytest.approx(4 * 400 * log10(3), abs=0.5)
    assert ladder.total.low < ladder.total.value < ladder.total.high


def test_a_change_that_depends_on_the_bots_is_flagged() -> None:
    base = lab.Design("snakes")
    found = compare(base, base.but(third_six="to-start"), games=64)
    longer, shorter = (
        Comparison(found.base, found.other, {"rounds": Estimate(by, by - 0.1, by + 0.1)})
        for by in (1.0, -1.0)
    )
    unsure = Comparison(found.base, found.other, {"rounds": Estimate(-1.0, -2.1, 0.1)})
    assert Robustness({"a": longer, "b": shorter}).flips == ["rounds"]
    assert Robustness({"a": longer, "b": unsure}).flips == []
    assert list(lab.robustness(base, base.but(players=3), games=64).by_bot) == ["random"]
