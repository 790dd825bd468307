"""DO or DICE played by bots: what simulation reports, what greedy looks for, and the exact last round."""

from collections import Counter
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import boardloom
from boardloom.core.errors import BadOptions
from boardloom.core.game import Position
from boardloom.engine.playout import batches, compiled
from boardloom.engine.policy import decide
from boardloom.games.dice.stats import last_alone
from boardloom.lab.endgame import solve
from boardloom.match.match import Match
from boardloom.match.seat import Seat

from .dice_table import plays, table


def greedy(p: Position) -> str:
    return p.name(decide(p, "greedy", 1, 1))


@pytest.mark.parametrize(
    ("drawn", "roll", "choice"),
    [
        (">20/0 20/2 20/5 20/3 20/1", "2", "hit 3"),  # the leader
        (">20/0 20/5 18/5 20/3 20/1", "2", "hit 3"),  # of equals the weaker
        ("20/5 20/2 >20/0 20/3 20/5", "2", "hit 5"),  # then who sits nearest
        (">20/0 20/9 20/5 2/3 20/1", "2", "hit 4"),  # rather an elimination
        (">20/0 20/9 4/5 2/3 20/1", "4", "hit 3"),  # of the better one
        (">20/0 20/2 20/5 20/3 20/1", "3", "steal 3"),
        (">20/0 20/2 20/5 20/3 20/1", "6", "gain"),
        (">20/0 20/2 6/5 20/3 20/1", "6", "hit 3"),
        (">20/9 20/2 6/5 20/3 20/1", "6", "gain"),
        ("20/4 20/2 20/5 20/3 >0/1@1", "3", "give hp 2"),
        ("20/4 20/2 20/5 20/3 >0/1@1", "5", "take vp 3"),
        ("20/4 2/2 20/5 20/3 >0/1@1", "5", "take hp 2"),
    ],
)
def test_what_greedy_looks_for(drawn: str, roll: str, choice: str) -> None:
    assert greedy(plays(table(drawn, round=2), roll)) == choice


def test_greedy_rerolls_what_hurts_and_keeps_what_does_not() -> None:
    assert greedy(plays(table(rerolls=1), "1")) == "reroll"
    assert greedy(plays(table(">9/0 20/0 20/0 20/0 20/0", rerolls=1), "5")) == "keep"


def test_greedy_robs_whoever_has_most_even_the_fallen() -> None:
    p = plays(table(">20/0 20/2 0/5@1 20/3 20/1", round=2, steal_from_fallen=True), "3")
    assert greedy(p) == "steal 3"
    p = plays(table(">20/0 20/7 0/5@1 20/3 20/1", round=2, steal_from_fallen=True), "3")
    assert greedy(p) == "steal 2"


def test_greedy_is_not_confused_by_large_figures() -> None:
    p = table(">900/0 1000/8000000 1/7000000 900/1 900/2", hp=1000)
    assert greedy(plays(p, "2")) == "hit 3"
    assert greedy(plays(p, "3")) == "steal 2"
    shadow = table("900/8000000 1000/8000000 900/7000000 900/8000000 >0/2@1", hp=1000, round=2)
    assert greedy(plays(shadow, "3")) == "give hp 3"


@pytest.mark.parametrize("preset", ["standard", "variations"])
def test_greedy_always_chooses_what_is_open(preset: str) -> None:
    p = boardloom.new("dice", preset=preset, hp=8)
    match = Match.new(p.game, p.config, [Seat(f"P{i}", "bot") for i in range(5)], seed=3)
    while not match.position.over:
        drawn = match.draw()
        assert drawn in match.position.choices()
        match.play(drawn)


def test_the_report_adds_up() -> None:
    report = boardloom.simulate("dice", games=20_000, seed=2)
    stats = report.stats
    assert sum(report.wins) == pytest.approx(1)
    assert report.ties == 0
    assert sum(stats["podium"]) == pytest.approx(3)
    assert sum(stats["fallen"]) == pytest.approx(stats["eliminations"])
    assert sum(stats["points come from"].values()) == pytest.approx(1)
    assert stats["points come from"]["secret goals"] == 0
    assert 1 <= stats["rounds"] <= 12
    assert 0 < stats["first to fall behind"]["wins"] < 1


@pytest.mark.parametrize("options", [{}, {"preset": "variations", "fallen_earn": True, "hp": 8}])
def test_the_tally_counts_what_a_match_shows(options: dict[str, Any]) -> None:
    """Every VP of a random game, by its source, counted by hand from the positions."""
    p = boardloom.new("dice", **options)
    seats = [Seat(f"P{i}", "bot", "random") for i in range(5)]
    match = Match.new(p.game, p.config, seats, seed=11)
    counts = p.game.stats.blank(p.setup)  # type: ignore[union-attr]
    while not match.position.over:
        seat = match.position.state.seat
        action = match.draw()
        match.play(action)
        p.game.stats.count(match.position.state, p.setup, seat, action, counts)  # type: ignore[union-attr]
    last = match.position.state
    survived = sum(
        bin(after.state.alive).count("1")
        for before, after in pairwise(match.positions)
        if after.state.round > before.state.round or (after.state.stage == 3 != before.state.stage)
    )
    assert counts.sources[0] == survived
    assert counts.sources[5] == 3 * bin(last.met).count("1")
    assert counts.figures[0] == last.round
    assert counts.figures[1] == 5 - bin(last.alive).count("1")
    assert counts.vp.tolist() == last.vp.tolist()[:5]
    stories = [match.story(i) for i in range(len(match.actions))]
    stolen = sum("steals 1 VP" in story for story in stories)
    assert counts.sources[1] == stolen
    assert counts.sources[2] == 3 * sum("takes 3 VP (Power Move)" in story for story in stories)
    assert counts.sources[3] == 2 * sum(", +2 VP for" in story for story in stories)
    assert counts.sources[4] == sum(" 1 VP (Gift)" in story for story in stories)
    cursed = sum("takes 1 VP from" in story for story in stories)
    assert sum(counts.sources) - stolen - cursed == sum(counts.vp)


def test_the_first_to_fall_behind_is_alone_last_by_vp() -> None:
    assert last_alone(table(">20/3 20/1 20/2 20/2 20/5").state, table().setup) == 1
    assert last_alone(table(">20/3 20/1 20/2 20/1 20/5").state, table().setup) == -1
    assert last_alone(table(">20/0 20/1 20/2 20/1 20/5").state, table().setup) == 0
    assert last_alone(table(">20/1 20/1 20/2 20/1 20/0").state, table().setup) == 4


def test_a_draw_by_lot_makes_seats_equal_and_a_fixed_order_does_not() -> None:
    games = 60_000
    spread = 4 * np.sqrt(0.2 * 0.8 / games)
    fixed = boardloom.simulate("dice", games=games, seed=3).wins
    drawn = boardloom.simulate("dice", games=games, seed=3, first_seat="drawn").wins
    assert fixed[4] > 1.5 * fixed[0]
    assert max(drawn) - 0.2 < spread > 0.2 - min(drawn)


# --- the exact end -----------------------------------------------------------------------------

ENDGAMES = [
    (">5/10 4/11 0/12@5 3/10 6/9", ["greedy"]),
    ("5/10 4/11 0/12@5* >3/10 6/9", ["greedy", "random", "greedy", "random", "greedy"]),
    ("20/9 20/9 20/7 >2/8 2/8", ["random"]),
]


@pytest.mark.parametrize(("drawn", "bots"), ENDGAMES)
def test_the_exact_last_round_agrees_with_simulated_games(drawn: str, bots: list[str]) -> None:
    p, games = table(drawn, round=12), 1_000_000
    exact = solve(p, bots)
    assert sum(exact.rankings.values()) == pytest.approx(1, abs=1e-12)
    assert sum(exact.wins()) == pytest.approx(1, abs=1e-12)
    seen: Counter[tuple[int, ...]] = Counter()
    for batch in batches(compiled(p, bots=bots), games, seed=5):
        assert np.abs(batch.scores).max() < 500
        packed = batch.scores @ 1000 ** np.arange(5)  # one number each: sorting rows takes much longer
        _, where, counts = np.unique(packed, return_index=True, return_counts=True)
        rankings = map(tuple, batch.scores[where].tolist())
        seen.update(dict(zip(rankings, counts.tolist(), strict=True)))
    assert set(seen) <= set(exact.rankings)
    for ranking, chance in exact.rankings.items():
        margin = 5 * np.sqrt(games * chance * (1 - chance)) + 1
        assert abs(seen[ranking] - games * chance) < margin, ranking


def test_an_end_that_can_be_reckoned_by_hand() -> None:
    """Eve rolls last, two behind: a Power Move brings her past Ann, a Pickpocket to a final die with her."""
    p = table("20/12 20/3 20/2 20/1 >20/10", round=12)
    assert solve(p, ["greedy"]).wins() == pytest.approx([3 / 4, 0, 0, 0, 1 / 4])
    even = plays(table("20/9 20/9 20/1 20/2 >20/4", round=12), "5")
    assert solve(even).wins() == pytest.approx([0.5, 0.5, 0, 0, 0], abs=1e-14)


def test_what_cannot_be_solved_is_refused() -> None:
    with pytest.raises(BadOptions, match="more than 50 positions: begin nearer to the end"):
        solve(boardloom.new("dice"), ["random"], most=50)


def test_a_policy_that_uses_luck_cannot_be_enumerated() -> None:
    from dataclasses import replace

    from boardloom.core.game import Policy
    from boardloom.engine.policy import policies

    p = table("20/9 20/9 20/9 >2/8 2/8", round=12)
    lucky = Policy("lucky", policies(p.game)["random"].decide)
    game = replace(p.game, policies=(lucky,))
    with pytest.raises(BadOptions, match="'lucky' leaves its decisions to luck"):
        solve(Position(game, p.config, p.setup, p.state), ["lucky"])
