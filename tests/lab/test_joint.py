"""Exact chances of two players who touch each other."""

import numpy as np
import pytest

import boardloom
from boardloom import lab
from boardloom.lab import joint
from boardloom.lab.joint import joint_of
from boardloom.lab.odds import odds
from boardloom.lab.race import race_of, racer
from boardloom.lab.study import Study
from boardloom.lab.tension import tension_of


def test_two_who_cannot_touch_each_other_have_the_chances_of_their_races() -> None:
    rules = {"third_six": "lose-next-turn", "turn_order": "fixed"}
    p = boardloom.new("snakes", **rules)
    found, exact, race = joint_of(p), odds(p), race_of(p)
    assert found is not None
    assert race is not None
    assert exact.length is not None
    assert found.wins == pytest.approx(exact.wins, abs=1e-9)
    assert found.rounds == pytest.approx(exact.length.mean, abs=1e-8)
    find = racer(p.game)
    for moves in ([], [3], [6, 6, 6], [6, 6, 6, 2], [5, 4, 6, 6, 6]):
        now = p
        for roll in moves:
            now = now.after(roll)
        by_race, by_table = tension_of(2, len(race.survival[0])), tension_of(2, 1)
        find(now.state, now.setup, now.state.seat, race, by_race)
        find(now.state, now.setup, now.state.seat, race._replace(chances=found.chances), by_table)
        assert by_table.now.tolist() == pytest.approx(by_race.now.tolist(), abs=2e-6)
        if not any(now.state.skips[:2]):  # else the race looks only as far as the turn that is sat out
            assert by_table.spread[0] == pytest.approx(by_race.spread[0], abs=1e-5)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("snakes", {"killing": "both"}),
        ("custom", {"size": 12}),
        ("custom", {"size": 9, "reverse": "position"}),
    ],
)
def test_chances_of_two_who_touch_each_other_are_those_of_games(
    name: str, options: dict[str, object]
) -> None:
    design = lab.Design(name, (), **options)
    found = lab.measure(design, games=64)
    assert {figure for figure, known in found.estimates.items() if known.exact} == {
        "edge", "seat_gap", "rounds",
    }  # fmt: skip
    assert found["drama"].rollouts == 0
    (tallies,) = (study := Study([design], seed=4)).tallies
    for _ in study.play(6000, False):
        pass
    for figure in ("edge", "rounds"):
        low, high = tallies.own[figure].interval()
        assert low < found[figure].value < high


def test_chances_are_right_on_the_mean() -> None:
    """W before a turn is the mean of W after it: suspense and surprise fit together, and the end is fair."""
    games = lab.Design("snakes", killing="opponent", turn_order="fixed").games(1500)
    late = games["decided_at"].mean()
    assert 0.3 < late < 1
    moved = games["surprise"].mean()
    spread = games["suspense"].mean()
    assert moved < spread * 1.05  # the mean of what moves is at most its standard deviation
    assert moved > spread * 0.4


def test_odds_of_two_who_touch_each_other_are_exact_in_the_middle_of_a_game() -> None:
    p = boardloom.new("custom", size=8, reverse="position").after(2).after(9)
    found = odds(p)
    assert found.exact
    assert not p.over
    after = [p.after(roll) for roll in p.choices()]
    later = [q.scores()[0] if q.over else odds(q).wins[0] for q in after]
    assert found.wins[0] == pytest.approx(np.mean(later), abs=1e-9)


def test_what_is_too_large_or_not_known_is_simulated(monkeypatch: pytest.MonkeyPatch) -> None:
    assert joint_of(boardloom.new("snakes", killing="both", players=3)) is None
    assert joint_of(boardloom.new("snakes", killing="both", most_turns=50)) is None
    assert joint_of(boardloom.new("custom", controls=True)) is None
    monkeypatch.setattr(joint, "MOST_STATES", 100)
    assert joint_of(boardloom.new("custom", size=14, board_seed=3)) is None
    assert not lab.measure(lab.Design("custom", size=14, board_seed=3), games=4)["edge"].exact
