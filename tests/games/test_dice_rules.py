"""The rulings on DO or DICE, each under its number."""

from itertools import pairwise

import pytest

from boardloom.core.errors import IllegalAction
from boardloom.core.game import CHANCE, OVER
from boardloom.games.dice.config import Config, DicePosition
from tests.laws.cases import random_game

from .dice_table import drawn, living, names, plays, ranking, seat, table, tells

# --- dice 1: the faces -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        ("1", "17/0 20/2 20/0 20/0 20/0"),
        ("2, hit 3", "20/0 20/2 18/0 20/0 20/0"),
        ("3, steal 2", "20/1 20/1 20/0 20/0 20/0"),
        ("4, hit 5", "20/0 20/2 20/0 20/0 16/0"),
        ("6, hit 2", "20/0 14/2 20/0 20/0 20/0"),
        ("6, gain", "20/3 20/2 20/0 20/0 20/0"),
    ],
)
def test_dice_1_faces_of_the_living(moves: str, expected: str) -> None:
    p = plays(table(">20/0 20/2 20/0 20/0 20/0"), moves)
    assert (drawn(p), seat(p)) == (expected, "Bo")


def test_dice_1_recover() -> None:
    assert drawn(plays(table(">9/0 20/0 20/0 20/0 20/0"), "5")) == "12/0 20/0 20/0 20/0 20/0"


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        ("1", "9/5 20/2 20/0 20/0 0/4"),
        ("2", "9/5 20/2 20/0 20/0 0/4"),
        ("3, give hp 1", "11/5 20/2 20/0 20/0 0/4"),
        ("4, give vp 1", "9/6 20/2 20/0 20/0 0/4"),
        ("5, take hp 1", "7/5 20/2 20/0 20/0 0/4"),
        ("6, take vp 2", "9/5 20/1 20/0 20/0 0/4"),
    ],
)
def test_dice_1_shadows_of_the_fallen(moves: str, expected: str) -> None:
    p = plays(table("9/5 20/2* 20/0 20/0 >0/4@1", round=2), moves)
    assert drawn(p) == expected


def test_dice_1_every_choice_is_offered_and_nothing_else() -> None:
    p = table("20/0 >20/0 20/0 20/0 20/0")
    assert names(plays(p, "2")) == ["hit 1", "hit 3", "hit 4", "hit 5"]
    assert names(plays(p, "3")) == ["steal 1", "steal 3", "steal 4", "steal 5"]
    assert names(plays(p, "6")) == ["hit 1", "hit 3", "hit 4", "hit 5", "gain"]
    p = table("20/0 20/0 0/0@1 20/0 >0/4@1", round=2)
    assert names(plays(p, "3")) == [f"give {what} {n}" for what in ("hp", "vp") for n in (1, 2, 4)]
    assert names(plays(p, "5")) == [f"take {what} {n}" for what in ("hp", "vp") for n in (1, 2, 4)]


# --- dice 2: the length ------------------------------------------------------------------------


@pytest.mark.parametrize(("preset", "rounds"), [("standard", 12), ("fast", 10), ("sprint", 6)])
def test_dice_2_presets_of_length(preset: str, rounds: int) -> None:
    assert Config.make({}).rounds == 12
    assert Config.make({"preset": preset}).rounds == rounds
    p = table("20/0 20/0 20/0 20/0 >20/9", round=rounds - 1, preset=preset)
    p = plays(p, "5")
    assert (p.mover, p.state.round) == (CHANCE, rounds)
    p = plays(table("20/0 19/0 18/0 17/0 >20/9", round=rounds, preset=preset), "5")
    assert p.mover == OVER


def test_dice_2_any_number_of_rounds() -> None:
    p = plays(table("20/0 19/0 18/0 17/0 >20/9", rounds=1), "5")
    assert (p.over, p.state.round) == (True, 1)


# --- dice 3: HP --------------------------------------------------------------------------------


def test_dice_3_hp_never_above_20() -> None:
    assert drawn(plays(table(">18/0 20/0 20/0 20/0 20/0"), "5")).startswith("20/0 ")
    p = plays(table("19/0 20/0* 20/0 20/0 >0/0@1", round=2), "3, give hp 1")
    assert drawn(p).startswith("20/0 ")


def test_dice_3_the_cap_is_an_option_and_never_below_the_start() -> None:
    assert drawn(plays(table(">20/0 20/0 20/0 20/0 20/0", hp_cap=22), "5")).startswith("22/0 ")
    assert drawn(plays(table(">29/0 30/0 30/0 30/0 30/0", hp=30), "5")).startswith("30/0 ")
    assert drawn(plays(table(">9/0 9/0 9/0 9/0 9/0", hp=9), "5")).startswith("12/0 ")


def test_dice_3_the_fallen_show_0_hp_and_keep_what_they_fell_to() -> None:
    p = plays(table(">20/0 1/0 20/0 20/0 20/0"), "6, hit 2")
    assert p.state.hp[1] == -5
    (row,) = (line for line in p.picture().splitlines() if "Player 2" in line)
    assert "HP 0/20" in row
    assert "fallen" in row
    assert "-5" not in p.picture()


def test_dice_3_exactly_0_is_fallen_and_1_is_not() -> None:
    assert living(plays(table(">20/0 4/0 20/0 20/0 20/0"), "4, hit 2")) == ["Ann", "Cy", "Di", "Eve"]
    assert living(plays(table(">20/0 5/0 20/0 20/0 20/0"), "4, hit 2")) == ["Ann", "Bo", "Cy", "Di", "Eve"]


# --- dice 4: VP --------------------------------------------------------------------------------


def test_dice_4_stealing_from_0_vp_is_allowed_and_does_nothing() -> None:
    assert drawn(plays(table(), "3, steal 2")) == "20/0 20/0 20/0 20/0 20/0"


def test_dice_4_taking_from_0_vp_is_allowed_and_does_nothing() -> None:
    p = plays(table("20/0 20/2* 20/0 20/0 >0/0@1", round=2), "5, take vp 1")
    assert drawn(p) == "20/0 20/2 20/0 20/0 0/0"
    assert p.state.barred[4] == 1, "it still was an effect on Ann"


def test_dice_4_a_thief_takes_no_more_than_there_is() -> None:
    faces = ["backfire", "jab", {"name": "Raid", "steal": 5}, "strike", "recover", "power move"]
    assert drawn(plays(table(">20/1 20/3 20/0 20/0 20/0", faces=faces), "3, steal 2")).startswith("20/4 20/0")


# --- dice 5: targets ---------------------------------------------------------------------------


def test_dice_5_the_living_choose_among_the_other_living() -> None:
    p = plays(table(">20/0 20/0 0/9@1 20/0 0/9@1", round=2), "3")
    assert names(p) == ["steal 2", "steal 4"]
    with pytest.raises(IllegalAction, match="player 3 has fallen; only the living can be chosen"):
        p.find("steal 3")
    with pytest.raises(IllegalAction, match="nobody can choose themselves"):
        p.find("steal 1")
    with pytest.raises(IllegalAction, match="there is no seat 6"):
        p.find("steal 6")
    with pytest.raises(IllegalAction, match="it needs one target"):
        p.find("steal")
    with pytest.raises(IllegalAction, match="it needs one target"):
        p.find("steal zed")
    with pytest.raises(IllegalAction, match="the roll does not allow it"):
        p.find("hit 2")
    with pytest.raises(IllegalAction, match="the roll does not allow it"):
        p.find("gain 1")
    for nowhere in ("-1", "99999999999"):
        with pytest.raises(IllegalAction, match=f"there is no seat {nowhere}"):
            p.find(f"steal {nowhere}")
    with pytest.raises(IllegalAction, match="player 5 has fallen"):
        p.find("5")


def test_dice_5_no_effect_before_the_roll() -> None:
    with pytest.raises(IllegalAction, match="first comes the roll; it is one of 1, 2, 3, 4, 5, 6"):
        table().find("hit 2")


def test_dice_5_nobody_left_to_target_is_void() -> None:
    p = table(">20/0 0/0@1 0/0@1 0/0@1 0/0@1*", round=2, finish_round=True)
    for number in ("2", "3", "4"):
        assert (drawn(plays(p, number)), seat(plays(p, number))) == ("20/0 0/0 0/0 0/0 0/0", "Eve")
    assert names(plays(p, "6")) == ["gain"]
    p = table("20/0 2/0 0/3@1 0/2@1 >0/1@1", round=2, finish_round=True)
    p = plays(p, "5, take vp 1, 2, hit 2, 1, 1, 1")
    assert (seat(p), living(p)) == ("Eve", ["Ann"])
    assert tells(p, "5") == "Eve rolls 5, Curse: nobody to affect. Round 3 is over: +1 VP for Ann. Ann wins!"


def test_dice_5_an_option_lets_the_living_rob_the_fallen() -> None:
    p = table(">20/0 20/0 0/9@1 20/0 0/9@1", round=2, steal_from_fallen=True)
    assert names(plays(p, "3")) == ["steal 2", "steal 3", "steal 4", "steal 5"]
    assert names(plays(p, "4")) == ["hit 2", "hit 4"]
    assert drawn(plays(p, "3, steal 5")) == "20/1 20/0 0/9 20/0 0/8"
    shadow = table("20/0 20/0 0/9@1 20/0 >0/9@1", round=2, steal_from_fallen=True)
    assert "take vp 3" not in names(plays(shadow, "5"))


# --- dice 6: eliminations ----------------------------------------------------------------------


@pytest.mark.parametrize("moves", ["2, hit 2", "4, hit 2", "6, hit 2"])
def test_dice_6_a_living_player_gets_2_vp_for_an_elimination(moves: str) -> None:
    p = plays(table(">20/0 2/0 20/0 20/0 20/0"), moves)
    assert (p.state.vp[0], living(p)) == (2, ["Ann", "Cy", "Di", "Eve"])


def test_dice_6_not_for_backfire() -> None:
    p = plays(table(">3/0 20/0 20/0 20/0 20/0"), "1")
    assert (drawn(p), living(p)) == ("0/0 20/0 20/0 20/0 20/0", ["Bo", "Cy", "Di", "Eve"])


def test_dice_6_not_to_the_fallen_unless_the_table_wants_it() -> None:
    shadow = "2/0 20/0* 20/0 20/0 >0/4@1"
    assert drawn(plays(table(shadow, round=2), "5, take hp 1")) == "0/0 20/0 20/0 20/0 0/4"
    p = plays(table(shadow, round=2, fallen_earn=True), "5, take hp 1")
    assert drawn(p) == "0/0 20/0 20/0 20/0 0/6"


# --- dice 7: the two phases --------------------------------------------------------------------


def test_dice_7_the_living_roll_in_seat_order_then_the_fallen() -> None:
    p = table(">20/0 0/0@1* 20/0 0/0@1* 20/0", round=2)
    order = [seat(p)]
    while p.state.round == 2:
        p = plays(p, "1")
        order.append(seat(p))
    assert order == ["Ann", "Cy", "Eve", "Bo", "Di", "Ann"]


def test_dice_7_who_falls_before_their_roll_rolls_as_a_shadow_in_that_round() -> None:
    p = plays(table(">20/0 2/0 20/0 20/0 20/0"), "2, hit 2, 1, 1, 1")
    assert (seat(p), p.state.round) == ("Bo", 1)
    assert names(plays(p, "3")) == [f"give {what} {n}" for what in ("hp", "vp") for n in (1, 3, 4, 5)]


def test_dice_7_who_falls_after_their_roll_has_rolled() -> None:
    p = plays(table("2/0 >20/0 20/0 20/0 20/0"), "2, hit 1, 1, 1, 1")
    assert (seat(p), p.state.round) == ("Bo", 2)


def test_dice_7_an_option_lets_them_roll_again_as_a_shadow() -> None:
    p = plays(table("2/0 >20/0 20/0 20/0 20/0", roll_again=True), "2, hit 1, 1, 1, 1")
    assert (seat(p), p.state.round, names(plays(p, "3"))[0]) == ("Ann", 1, "give hp 2")
    p = plays(table("2/0 20/0* 20/0 20/0 >0/0@1", round=2, roll_again=True), "5, take hp 1")
    assert seat(p) == "Bo"


def test_dice_7_everybody_rolls_once_a_round() -> None:
    for positions in (random_game("dice", {"hp": 9}, seed) for seed in range(5)):
        rolled: list[int] = []
        for before, after in pairwise(positions):
            if before.mover == CHANCE and before.state.stage == 0:
                rolled.append(before.state.seat)
            if after.state.round > before.state.round:
                assert sorted(rolled) == [0, 1, 2, 3, 4]
                rolled = []


# --- dice 8: not the same target twice ---------------------------------------------------------


def round_of_the_living(p: DicePosition) -> DicePosition:
    """Everybody living rolls a 5, until a fallen player is to roll."""
    while p.state.alive >> p.state.seat & 1:
        p = plays(p, "5")
    return p


def test_dice_8_the_fallen_may_not_affect_the_same_player_in_two_rounds_in_a_row() -> None:
    p = plays(table("20/0 20/0 20/0 20/0 >0/0@1", round=2), "3, give vp 2")
    p = plays(round_of_the_living(p), "6")
    assert names(p) == [f"take {what} {n}" for what in ("hp", "vp") for n in (1, 3, 4)]
    with pytest.raises(IllegalAction, match="player 2 was affected in the last round"):
        p.find("take hp 2")
    p = plays(p, "take vp 3")
    p = plays(round_of_the_living(p), "6")
    assert names(p) == [f"take {what} {n}" for what in ("hp", "vp") for n in (1, 2, 4)]


def test_dice_8_a_round_without_effect_clears_the_memory() -> None:
    p = plays(table("20/0 20/0 20/0 20/0 >0/0@1", round=2), "3, give vp 2")
    p = plays(round_of_the_living(p), "1")
    p = plays(round_of_the_living(p), "3")
    assert "give vp 2" in names(p)


def test_dice_8_what_one_did_while_alive_does_not_count() -> None:
    p = plays(table(">2/0 20/0 20/0 20/0 20/0"), "2, hit 2, 2, hit 1, 1, 1, 1")
    p = plays(round_of_the_living(p), "5")
    assert (seat(p), "take hp 2" in names(p)) == ("Ann", True)


def test_dice_8_the_rule_can_be_for_everybody_or_off() -> None:
    p = plays(table(">20/0 20/0 20/0 20/0 20/0", same_target="everybody"), "2, hit 2, 1, 1, 1, 1, 4")
    assert names(p) == ["hit 3", "hit 4", "hit 5"]
    p = plays(table("20/0 20/0 20/0 20/0 >0/0@1", round=2, same_target="off"), "3, give vp 2")
    assert "take hp 2" in names(plays(round_of_the_living(p), "6"))


# --- dice 9: survival, and the end -------------------------------------------------------------


def test_dice_9_the_living_get_1_vp_at_the_end_of_every_round_the_last_included() -> None:
    p = plays(table("20/1 20/0 0/7@1 20/0 >20/0", round=2), "5")
    assert drawn(p) == "20/2 20/1 0/7 20/1 20/1"
    p = plays(table("20/1 19/0 0/7@1 18/0 >20/0", round=12), "5")
    assert (drawn(p), p.over) == ("20/2 19/1 0/7 18/1 20/1", True)


def test_dice_9_with_one_left_alive_the_round_closes_at_once() -> None:
    p = plays(table(">20/0 2/5 0/3@1* 0/2@1* 0/1@1*", round=4), "2, hit 2")
    assert (drawn(p), p.over, ranking(p)) == ("20/3 0/5 0/3 0/2 0/1", True, ["Ann", "Bo", "Cy", "Di", "Eve"])


def test_dice_9_an_option_plays_the_round_to_its_end() -> None:
    p = plays(table(">20/0 2/5 0/3@1* 0/2@1* 0/1@1*", round=4, finish_round=True), "2, hit 2")
    assert (drawn(p), seat(p), p.over) == ("20/2 0/5 0/3 0/2 0/1", "Bo", False)
    p = plays(p, "6, take vp 1, 1, 1, 1")
    assert (drawn(p), p.over) == ("20/2 0/5 0/3 0/2 0/1", True)


def test_dice_9_survival_and_elimination_points_are_options() -> None:
    p = plays(table("20/0 20/0 20/0 2/0 >20/0", survival_vp=2, elimination_vp=5), "2, hit 4")
    assert drawn(p) == "20/2 20/2 20/2 0/0 20/7"
