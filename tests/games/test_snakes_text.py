"""Snakes & Ladders in words: every sentence in full, as a player reads it."""

import pytest

import boardloom
from tests.words import prompt, story

from .snakes_table import NAMES, ladder, rolls, snake, standing, table, teleporter, tells, trap


def test_a_plain_roll() -> None:
    assert tells(table(), 4) == "Ann rolls 4: onto cell 4."
    assert tells(standing(table(), 12), 4) == "Ann rolls 4: 12 to 16."
    assert tells(rolls(table(), 4), 3) == "Bo rolls 3: onto cell 3."
    assert tells(table(dice=2), 11) == "Ann rolls 11: onto cell 11."


def test_a_six() -> None:
    assert tells(table(), 6) == "Ann rolls 6: onto cell 6. Another roll."
    assert tells(table(special_roll="no-extra-turn"), 6) == "Ann rolls 6: onto cell 6."


def test_a_ladder() -> None:
    assert tells(table(ladder(4, 22)), 4) == "Ann rolls 4: onto cell 4, up the ladder to 22."


def test_a_snake() -> None:
    assert tells(standing(table(snake(44, 22)), 40), 4) == "Ann rolls 4: 40 to 44, down the snake to 22."


def test_a_teleporter() -> None:
    p = standing(table(teleporter(44, 61)), 40)
    assert tells(p, 4) == "Ann rolls 4: 40 to 44, through the teleporter to 61."


def test_too_far() -> None:
    assert tells(standing(table(), 97), 4) == "Ann rolls 4: too far, stays on 97."
    assert tells(standing(table(), 97), 6) == "Ann rolls 6: too far, stays on 97. Another roll."


def test_too_far_from_the_start_is_not_the_gate() -> None:
    """Any roll may start; this one is larger than the board."""
    assert "not a roll to start with" not in tells(table(sides=200), 150)


def test_the_gate() -> None:
    assert tells(table(starting="specific"), 3) == "Ann rolls 3: not a roll to start with."
    p = table(starting="specific", start_rolls=(1,))
    assert tells(p, 6) == "Ann rolls 6: not a roll to start with. Another roll."
    assert tells(p, 1) == "Ann rolls 1: onto cell 1."


@pytest.mark.parametrize(
    ("third_six", "sentence"),
    [
        ("cancel", "Ann rolls 6: the third six in a row, no move."),
        ("normal", "Ann rolls 6: 22 to 28. Another roll."),
        ("lose-next-turn", "Ann rolls 6: the third six in a row, no move and the next turn lost."),
        ("backtrack", "Ann rolls 6: the third six in a row, back to 10."),
        ("to-start", "Ann rolls 6: the third six in a row, back to the start."),
    ],
)
def test_a_third_six(third_six: str, sentence: str) -> None:
    assert tells(rolls(standing(table(third_six=third_six), 10), 6, 6), 6) == sentence


def test_a_third_six_that_backtracks_to_the_start() -> None:
    p = rolls(table(third_six="backtrack"), 6, 6)
    assert tells(p, 6) == "Ann rolls 6: the third six in a row, back to the start."


def test_a_normal_third_six_that_cannot_move_says_why() -> None:
    """The third six is no reason here: "normal" treats it like any other roll."""
    p = rolls(standing(table(third_six="normal"), 97), 6, 6)
    assert tells(p, 6) == "Ann rolls 6: too far, stays on 97. Another roll."
    p = rolls(table(third_six="normal", starting="specific", start_rolls=(1,)), 6, 6)
    assert tells(p, 6) == "Ann rolls 6: not a roll to start with. Another roll."


@pytest.mark.parametrize(
    ("killing", "sentence"),
    [
        ("none", "Ann rolls 4: 10 to 14."),
        ("opponent", "Ann rolls 4: 10 to 14. Bo goes back to the start."),
        ("self", "Ann rolls 4: 10 to 14. Ann goes back to the start."),
        ("both", "Ann rolls 4: 10 to 14. Bo goes back to the start. Ann goes back to the start."),
    ],
)
def test_a_kill(killing: str, sentence: str) -> None:
    assert tells(standing(table(killing=killing), 10, 14), 4) == sentence


def test_a_kill_of_several() -> None:
    p = standing(table(killing="opponent", players=3), 10, 14, 14)
    assert tells(p, 4) == "Ann rolls 4: 10 to 14. Bo goes back to the start. Cy goes back to the start."


def test_a_kill_at_the_top_of_a_ladder() -> None:
    p = standing(table(ladder(14, 33), killing="self"), 10, 33)
    assert tells(p, 4) == "Ann rolls 4: 10 to 14, up the ladder to 33. Ann goes back to the start."


def test_a_kill_with_a_six() -> None:
    p = standing(table(killing="opponent"), 10, 16)
    assert tells(p, 6) == "Ann rolls 6: 10 to 16. Bo goes back to the start. Another roll."


def test_a_trap_and_the_turn_it_costs() -> None:
    p = table(trap(5))
    text = tells(p, 5)
    assert text.startswith("Ann rolls 5: onto cell 5, ")
    assert "trap" in text
    assert "holds the token for a turn" in text
    p = rolls(p, 5)
    assert tells(p, 2) == "Bo rolls 2: onto cell 2. Ann sits out a turn."
    assert tells(rolls(p, 2), 2) == "Bo rolls 2: 2 to 4."


def test_a_turn_sat_out_comes_after_the_extra_rolls() -> None:
    p = rolls(table(trap(5)), 5)
    assert tells(p, 6) == "Bo rolls 6: onto cell 6. Another roll."
    assert tells(rolls(p, 6), 1) == "Bo rolls 1: 6 to 7. Ann sits out a turn."


def test_both_sit_out() -> None:
    text = tells(rolls(table(trap(5)), 5), 5)
    assert text.endswith(". Ann sits out a turn. Bo sits out a turn.")


def test_a_turn_lost_to_a_third_six_is_told_when_it_is_sat_out() -> None:
    p = rolls(table(third_six="lose-next-turn"), 6, 6, 6)
    assert tells(p, 2) == "Bo rolls 2: onto cell 2. Ann sits out a turn."


def test_a_win() -> None:
    assert tells(standing(table(), 96), 4) == "Ann rolls 4: 96 to 100. Ann wins!"
    assert tells(standing(table(), 94), 6) == "Ann rolls 6: 94 to 100. Ann wins!"
    assert tells(rolls(standing(table(), 1, 96), 1), 4) == "Bo rolls 4: 96 to 100. Bo wins!"


def test_a_win_up_a_ladder() -> None:
    p = standing(table(ladder(80, 100), as_printed=True), 76)
    assert tells(p, 4) == "Ann rolls 4: 76 to 80, up the ladder to 100. Ann wins!"


def test_a_win_beyond_the_end() -> None:
    text = tells(standing(table(winning="cross", overshoot="exceed"), 97), 6)
    assert text == "Ann rolls 6: 97 past the end. Ann wins!"


def test_lots() -> None:
    p = boardloom.new("snakes", players=3)
    assert tells(p, 2) == "Cy plays first."
    assert tells(p.after(2), 0) == "Ann plays second, Bo last."
    assert tells(boardloom.new("snakes"), 1) == "Bo plays first, Ann last."


def test_lots_of_many() -> None:
    names = [f"P{seat + 1}" for seat in range(16)]
    p = boardloom.new("snakes", players=16)
    text = []
    for lot in range(15):
        text.append(story(p, lot, names))
        p = p.after(lot)
    assert text[1] == "P2 plays second."
    assert text[9] == "P10 plays tenth."
    assert text[10] == "P11 plays number 11."
    assert text[14] == "P15 plays number 15, P16 last."


def test_what_to_do() -> None:
    assert prompt(boardloom.new("snakes")) == "draw lots for the turn order"
    assert prompt(table()) == "roll the die"
    assert prompt(table(dice=2)) == "roll the dice"


def test_whose_turn_it_is() -> None:
    assert boardloom.new("snakes").turn == -1
    assert boardloom.new("snakes").after(1).turn == 1
    assert table().turn == 0
    assert rolls(standing(table(), 99), 1).turn == -1


def test_lots_are_drawn_without_anybody_being_asked() -> None:
    assert boardloom.new("snakes").at_once
    assert not table().at_once


def test_rolls_and_lots_are_found_by_their_names() -> None:
    assert table().find(" 4 ") == 4
    assert boardloom.new("snakes").find("Seat  2") == 1
    assert [table(dice=2).name(roll) for roll in (2, 12)] == ["2", "12"]


def test_names_are_the_players_own() -> None:
    p = standing(table(killing="opponent"), 10, 14)
    text = story(p, 4, ["Zoë", "李"])
    assert text == "Zoë rolls 4: 10 to 14. 李 goes back to the start."
    assert "Zoë" not in NAMES
