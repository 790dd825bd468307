"""Blokus in words and pictures, step by step, and what bots do with it."""

import numpy as np
import pytest

import boardloom
from boardloom.core.choice_tree import paths
from boardloom.core.errors import IllegalAction
from boardloom.engine.playout import compiled, interpreted, play_batch
from boardloom.engine.policy import decide
from boardloom.engine.random import key
from boardloom.games.blokus import view
from boardloom.games.blokus.pieces import NAMES, ORIENTATIONS
from boardloom.games.blokus.state import PASS
from boardloom.lab.simulate import simulate
from boardloom.match.history import happened
from boardloom.terminal.position_picture import picture_of
from boardloom.terminal.steps import Steps
from boardloom.words import catalogue, english
from tests.laws.cases import random_game
from tests.words import prompt

from .blokus_table import NAMES as PLAYERS
from .blokus_table import drawn, plays, table, tells


def test_a_story_names_player_colour_piece_and_what_it_opens() -> None:
    assert tells(table(), "a20,b20") == "Ann (blue) places 2, 2 squares, and opens 1 corner."
    crossed = tells(drawn("B", hands={"blue": "X5 1"}), "c1,b2,c2,d2,c3")
    assert crossed == "Ann (blue) places X5, 5 squares, and opens 5 corners."
    assert tells(table(players=2), "pass") == "Ann (blue) passes."


def test_a_story_tells_of_the_last_piece_and_of_the_blocked() -> None:
    p = drawn("B", hands={"blue": "1", "yellow": "O4", "red": "", "green": ""})
    assert tells(p, "b2") == (
        "Ann (blue) places 1, 1 square. All pieces of blue are placed, the single square last! "
        "Yellow cannot place any more. The game is over."
    )


@pytest.mark.parametrize(
    ("blue", "red", "played", "said"),
    [
        ("1", "I3", "b2", "Ann wins by 23 points!"),
        ("2", "I3", "pass", "Ann wins by one point!"),
        ("1", "", "b2", "Ann and Cy share the win!"),
    ],
)
def test_the_headline_says_by_how_much_one_alone_wins(blue: str, red: str, played: str, said: str) -> None:
    p = drawn("B", hands={"blue": blue, "yellow": "V3", "red": red, "green": "O4"})
    summary = view.scene(plays(p, played)).summary
    assert summary
    assert english(summary.headline, PLAYERS) == said


def test_a_colour_is_asked_for_by_name() -> None:
    assert prompt(table()) == "place a piece of blue"
    assert prompt(plays(table(), "a20")) == "place a piece of yellow"


def test_colours_and_names_are_said_in_german() -> None:
    german = catalogue("de")
    p = drawn("B", hands={"blue": "1", "yellow": "O4", "red": "", "green": ""})
    action = p.find("b2")
    assert german.format(happened(p, action, p.after(action)), ["Anna wins!"]) == (
        "Anna wins! (Blau) legt 1, 1 Quadrat. Alle Steine in Blau liegen, das einzelne Quadrat zuletzt! "
        "Gelb kann nichts mehr legen. Das Spiel ist aus."
    )
    with pytest.raises(IllegalAction) as caught:
        table().find("b1,b2")
    assert german.format(caught.value.words) == (
        "b1,b2 ist nicht möglich: der erste Stein in Blau bedeckt a1 oder a20 oder t1 oder t20"
    )


def test_the_standing_tells_every_colour() -> None:
    p = plays(table(players=2), "a20,b20", "t20", "pass", "pass", "pass", "pass")
    assert p.game.standing is not None
    assert english(p.game.standing(p), PLAYERS) == (
        "Ann -175 (blue -87, yellow -88); Bo -178 (red -89, green -89)."
    )
    p = plays(table(players=3), "a20", "pass", "pass", "pass", "pass")
    assert p.game.standing is not None
    assert english(p.game.standing(p), PLAYERS).endswith("green -89, which counts for nobody.")


def test_the_picture_shows_letters_points_and_pieces() -> None:
    shown = plays(table(corners="own"), "a20,b20", "t20").picture().splitlines()
    assert shown[0].startswith("20 B B · ")
    assert "Y*" in shown[0][:46]
    (ann,) = (row for row in shown if "B Player 1" in row)
    assert "score -87" in ann
    (red,) = (row for row in shown if "R Player 3" in row)
    assert "► R Player 3" in red
    assert "score -89" in red
    assert shown[20].split()[:3] == ["a", "b", "c"]
    assert max(map(len, shown)) <= 80


def test_sums_are_shown_whole_however_long_the_names() -> None:
    p = table(players=2)
    for players in (["Ann", "Bo"], ["Alexandra of Many Names", "Bartholomew the Longwinded"]):
        shown = picture_of(p, players, 80, 24).plain().splitlines()
        assert sum("score -178" in row for row in shown) == 2
        assert max(map(len, shown)) <= 80


def test_the_picture_marks_the_cells_to_meet() -> None:
    p = plays(table(corners="own"), "a20", "t20", "t1", "a1")
    rows = p.picture().splitlines()
    assert rows[1][3:9] == "· • • "
    assert rows[2][3:9] == "· • · "
    assert sum(row[:43].count("•") for row in rows) == 3, "where the smallest piece left may lie"


def test_a_narrow_screen_has_the_pieces_below_the_board() -> None:
    wide, narrow = (table().picture(width).splitlines() for width in (80, 50))
    assert any("F5" in row[43:] for row in wide[:21])
    assert max(map(len, narrow)) <= 50
    assert any("F5" in row for row in narrow[21:])


def test_steps_lead_to_every_placement_and_to_no_other() -> None:
    for p in random_game("blokus", {"board": "duo"}, seed=31)[:-1:5]:
        ways = paths(view.choices(p))
        assert sorted(ways) == list(p.choices())
        assert ways.pop(PASS) == ("pass",)
        for action, (piece, lies, cell) in ways.items():
            orientation = next(o for o in ORIENTATIONS if view.lying(o.number) == lies)
            assert NAMES[orientation.piece] == piece
            assert cell in p.name(action).split(",")


def test_steps_offer_turns_and_flips_with_where_they_lead() -> None:
    p = table()
    steps = Steps.of(p)
    taken = steps.onward((), "F5")
    assert taken is not None
    now = next(o for o in ORIENTATIONS if view.lying(o.number) == taken[-1])
    reached = {"r": now.rotate_cw, "l": now.rotate_ccw, "v": now.flip_vert, "f": now.flip_horiz}
    turned = {turn.letter: turn.to for turn in steps.turns(taken)}
    assert turned == {letter: view.lying(number) for letter, number in reached.items()}
    assert steps.turns(()) == steps.turns(("F5",)) == ()


def test_steps_mark_where_the_anchor_may_go() -> None:
    p = table(corners="own")
    lies = next(view.lying(o.number) for o in ORIENTATIONS if o.drawn() == ["##"])
    shown = picture_of(p, PLAYERS, 80, 24, ("2", lies)).plain().splitlines()
    assert shown[0].startswith("20 ●•· ")
    assert sum(row[:43].count("•") for row in shown) == 1
    assert "turn it clockwise" in "\n".join(shown)


def test_a_piece_that_fits_nowhere_as_it_lies_is_taken_up_another_way() -> None:
    p = drawn(".R R. .. .B", hands={"blue": "2"})
    steps = Steps.of(p)
    begun = steps.onward((), "2")
    assert begun is not None
    assert len(begun) == 2
    assert steps.options(begun)


def test_the_greedy_bot_places_its_largest_piece_with_most_new_corners() -> None:
    p = drawn("B", hands={"blue": "1 2 I3 V3"})
    chosen = p.name(decide(p, "greedy", key(1, 0), 0))
    assert chosen in {"b2,b3,c3", "b2,c2,c3", "b2,b3,c2", "b2,c2,b3"}
    for q in random_game("blokus", {}, seed=32)[:-1:6]:
        sizes = {q.name(a).count(",") for a in q.choices() if a != PASS}
        assert q.name(decide(q, "greedy", key(1, 0), 0)).count(",") == max(sizes)


def test_greedy_beats_random() -> None:
    p = boardloom.new("blokus", players=2, board="duo")
    won = play_batch(compiled(p, bots=["greedy", "random"]), 1, 0, 200).winners
    assert int((won == 0).sum()) > 190
    won = play_batch(compiled(p, bots=["random", "greedy"]), 1, 0, 200).winners
    assert int((won == 1).sum()) > 190


def test_the_simulation_reports_points_colours_and_places() -> None:
    report = simulate("blokus", games=300, seed=3, bots=["random"], players=2)
    stats = report.stats
    assert stats["score"] == pytest.approx(
        [
            stats["points of blue"] + stats["points of yellow"],
            stats["points of red"] + stats["points of green"],
        ]
    )
    assert sum(stats["most points"].values()) == pytest.approx(1)
    assert list(stats["most points"]) == ["blue", "yellow", "red", "green"]
    assert stats["places by turn"][0] == 232
    assert 150 < stats["places by turn"][1] < 176
    assert stats["left over"]["1"] < stats["left over"]["X5"]
    assert 0 < stats["passes"] < 10


def test_random_play_is_the_same_with_and_without_lists() -> None:
    """The bot of the game against the one that draws from the list of choices: the same games."""
    from dataclasses import replace

    p = boardloom.new("blokus")
    common = replace(p, game=replace(p.game, name="listed", policies=()))
    quick = play_batch(interpreted(p, bots=["random"]), 4, 0, 12)
    listed = play_batch(interpreted(common, bots=["random"]), 4, 0, 12)
    assert np.array_equal(quick.scores, listed.scores)
    assert np.array_equal(quick.lengths, listed.lengths)
