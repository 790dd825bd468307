"""Games of Snakes & Ladders that cannot end are refused, and those that do not end are drawn."""

from typing import Any

import numpy as np
import pytest

import boardloom
from boardloom.core.errors import BadOptions
from boardloom.core.game import Position
from boardloom.engine.playout import compiled, interpreted, play_batch
from boardloom.games.snakes import GAME
from boardloom.games.snakes.config import Config
from boardloom.lab.odds import odds
from boardloom.lab.simulate import simulate_from
from boardloom.match.match import Match
from boardloom.match.seat import Seat

from .snakes_table import ladder, rolls, snake, standing, table, tells

ONLY_SIXES = {"weights": [0, 0, 0, 0, 0, 1], "entities": []}


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (ONLY_SIXES, "nobody could ever reach cell 100 with these dice on this board"),
        ({"faces": [6], "entities": []}, "nobody could ever reach cell 100"),
        ({"faces": [2, 4], "side": 11, "entities": []}, "nobody could ever reach cell 121"),
        ({"faces": [101], "entities": []}, "nobody could ever reach cell 100"),
        (
            {"entities": [snake(cell, cell - 60) for cell in range(81, 87)]},
            "nobody could ever reach cell 100 with these dice on this board",
        ),
        (
            {"faces": [5], "special_rolls": [5], "entities": []},
            "special_rolls: every roll earns another one; no turn would ever end",
        ),
        (
            {**ONLY_SIXES, "side": 12, "third_six": "normal"},
            "special_rolls: every roll earns another one; no turn would ever end",
        ),
    ],
)
def test_snakes_20_a_game_that_can_never_end_is_refused(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        Config.make(options)
    assert reason in str(refusal.value)


def test_snakes_20_what_can_end_is_not_refused() -> None:
    assert Config.make({**ONLY_SIXES, "winning": "cross"}).winning == "cross"
    assert Config.make({**ONLY_SIXES, "side": 12}).side == 12
    assert Config.make({"faces": [6], "entities": [ladder(96, 98), ladder(6, 100)], "as_printed": True})


def test_snakes_20_nobody_can_move_any_more() -> None:
    """Two dice show at least two."""
    p = standing(table(dice=2), 99, 99)
    after = rolls(p, 7)
    assert after.over
    assert after.scores() == [0, 0]
    assert after.turn == -1
    assert tells(p, 7) == "Ann rolls 7: too far, stays on 99. Drawn: nobody can move any more."
    assert not rolls(standing(table(dice=2), 99, 98), 7).over


def test_snakes_20_an_extra_roll_comes_before_the_draw() -> None:
    p = rolls(standing(table(dice=2, third_six="backtrack"), 93, 99), 6, 6)
    assert not p.over
    assert rolls(p, 6).state.at[0] == 93, "the third six leads back to where somebody can move"


@pytest.mark.parametrize("priority", ["classic", "killing-first", "winning-first", "sixes-last"])
def test_snakes_20_every_order_knows_when_nobody_can_move(priority: str) -> None:
    assert rolls(standing(table(dice=2, priority=priority), 99, 99), 7).over


def test_snakes_20_players_who_send_each_other_back_for_ever_draw() -> None:
    """Everybody always moves; with these dice each lands where the other stands."""
    p = boardloom.new("snakes", faces=[1], entities=[], turn_order="fixed", killing="opponent", six_rolls=[6])
    batch = play_batch(compiled(p), 1, 0, 1)
    assert batch.lengths.tolist() == [10_000], "as many turns, and the game was not broken off"
    assert batch.scores.tolist() == [[0, 0]]


def test_snakes_20_a_third_six_that_leads_back_to_the_start_keeps_the_game_open() -> None:
    assert not rolls(standing(table(dice=2, third_six="to-start"), 99, 99), 7).over


def test_snakes_20_the_game_is_drawn_after_a_number_of_turns() -> None:
    p = rolls(table(most_turns=3), 1, 1)
    assert tells(p, 2) == "Ann rolls 2: 1 to 3. Drawn: nobody has won after 3 turns."
    assert rolls(p, 2).scores() == [0, 0]
    assert not rolls(p, 6).over, "an extra roll belongs to the third turn"
    assert rolls(p, 6, 1).over


def test_snakes_20_turns_sat_out_count() -> None:
    p = rolls(standing(table(most_turns=3), skips=(0, 1)), 1)
    assert (p.over, p.state.turn) == (False, 3)
    assert rolls(p, 1).over


def test_snakes_20_there_is_always_a_last_turn() -> None:
    assert table().setup.most_turns == 10_000
    assert table(players=64).setup.most_turns == 320_000
    assert table(side=100, players=2).setup.most_turns == 1_000_000


def endless(**options: Any) -> Position:
    """A game that goes on until it is drawn: a third six, which always comes, leads back to the start."""
    weights = {"faces": [6], "side": 12, "entities": [], "third_six": "to-start"}
    return boardloom.new("snakes", turn_order="fixed", **weights, **options)


def test_snakes_20_endless_games_are_drawn_interpreted_and_compiled() -> None:
    slow, fast = (play_batch(loop(endless(), finals=True), 1, 0, 1) for loop in (interpreted, compiled))
    assert slow.finals.tobytes() == fast.finals.tobytes()
    for batch in (slow, fast):
        assert batch.lengths.tolist() == [3 * 14_400], "three sixes a turn, and none was broken off"
        assert batch.scores.tolist() == [[0, 0]]
        assert batch.finals["seat"].tolist() == [-1]


def test_snakes_20_endless_games_are_drawn_in_simulations_and_matches() -> None:
    report = simulate_from(endless(most_turns=50), 20)
    assert report.ties == 1.0
    assert (report.unfinished, report.wins) == (0, [0.5, 0.5])
    config = Config.make(
        {"faces": [6], "side": 12, "entities": [], "third_six": "to-start", "most_turns": 50}
    )
    match = Match.new(GAME, config, [Seat("", "bot"), Seat("", "bot")], 1)
    while not match.position.over:
        match.play(match.draw())
    assert match.position.scores() == [0, 0]


def test_snakes_20_exact_odds_know_the_last_turn() -> None:
    """Against simulation, within three standard errors, and everybody's chances with every draw."""
    games = 40_000
    for turns in (1, 12, 13, 40):
        p = boardloom.new("snakes", preset="milton-bradley", turn_order="fixed", players=3, most_turns=turns)
        found = odds(p)
        assert found.exact
        winners = play_batch(compiled(p), 4, 0, games).winners
        drawn = float(np.mean(winners < 0))
        for seat in range(3):
            share = float(np.mean(winners == seat)) + drawn / 3
            assert abs(share - found.wins[seat]) <= 3 * np.sqrt(share * (1 - share) / games) + 1e-12, turns
    assert odds(boardloom.new("snakes", turn_order="fixed", most_turns=1)).wins == [0.5, 0.5]


def test_snakes_20_exact_odds_while_lots_are_drawn_know_the_last_turn() -> None:
    found = odds(boardloom.new("snakes", preset="milton-bradley", players=2, most_turns=15))
    fixed = odds(boardloom.new("snakes", preset="milton-bradley", turn_order="fixed", most_turns=15))
    assert found.by_place == pytest.approx(fixed.by_place)
    assert found.wins == pytest.approx([0.5, 0.5])
