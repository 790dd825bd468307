"""Many games on the custom board: what is counted adds up."""

from itertools import pairwise

import pytest

import boardloom
from boardloom.games.custom import stats
from boardloom.games.custom.state import MISSED
from tests.laws.cases import random_game

from .custom_table import drawn

GAMES = 20_000


def test_shares_sum_to_one_and_types_agree_with_seats() -> None:
    report = boardloom.simulate("custom", games=GAMES, seed=6, preset="classic")
    figures = report.stats
    assert report.unfinished == 0
    assert sum(report.wins) == pytest.approx(1)
    assert sum(figures["wins by first type"].values()) == pytest.approx(1)
    assert sum(figures["wins by last type"].values()) == pytest.approx(1)
    by_type = [figures["wins by first type"][name] for name in ("lucky", "normal", "unlucky")]
    assert by_type == pytest.approx(report.wins), "on this board every seat has a type of its own"
    assert figures["landings"][19] <= 1
    assert sum(figures["landings"]) < sum(figures["moves"]), "who is in prison lands nowhere"
    assert len(figures["landings"]) == 20
    assert figures["landings"][1] == 0, "two dice show 2 at least"


def test_without_prison_every_move_lands() -> None:
    squares = drawn("..L?.R+U...L.U?R+...")
    report = boardloom.simulate("custom", games=GAMES, seed=7, squares=squares)
    landings = round(sum(report.stats["landings"]) * GAMES)
    assert landings == round(sum(report.stats["moves"]) * GAMES)


@pytest.mark.parametrize("controls", [False, True])
def test_a_missed_turn_and_a_surprise_land_nowhere(controls: bool) -> None:
    """Landings by hand, throw by throw, against what the stats count."""
    for seed in range(20):
        positions = random_game("custom", {"preset": "long", "controls": controls}, seed, odd="roll")
        counts = stats.blank(positions[0].setup)
        missed = 0
        for before, after in pairwise(positions):
            stats.count(after.state, after.setup, before.state.seat, 0, counts)
            missed += after.state.skip_turn.tolist() < before.state.skip_turn.tolist()
        if not controls:
            assert missed == sum(p.state.stage == MISSED for p in positions)
        last = (positions[-1]).state
        assert sum(counts.landings.tolist()) == last.total_moves - missed
        assert sum(counts.moves.tolist()) == last.total_moves
        assert sum(counts.coins.tolist()) == sum(last.coins.tolist())
        assert counts.wins.tolist()[last.winner] == 1
