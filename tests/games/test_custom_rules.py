"""The rules of the custom board and the rulings on them, each ruling under its number."""

from itertools import pairwise
from typing import Any

import pytest

import boardloom
from boardloom.core.errors import BadOptions, IllegalAction
from boardloom.core.game import CHANCE, OVER
from boardloom.games.custom.state import Setup
from tests.laws.cases import random_game

from .custom_table import (
    coins,
    moves,
    names,
    plays,
    prisoners,
    ptypes,
    seat,
    squares,
    standing,
    table,
)

# --- rulings -----------------------------------------------------------------------------------


def test_custom_1_passing_the_end_wins_on_the_last_square_without_a_coin() -> None:
    p = plays(standing(table(), 18), "1+2")
    assert (p.over, p.scores(), squares(p), coins(p)) == (True, [1, 0], [19, 0], [0, 0])


def test_custom_1_landing_on_the_end_exactly_gives_the_coin() -> None:
    p = plays(standing(table(), 16), "1+2")
    assert (p.over, p.scores(), squares(p), coins(p)) == (True, [1, 0], [19, 0], [1, 0])


def test_custom_1_a_double_that_wins_gives_no_turn() -> None:
    p = plays(standing(table(), 18), "6+6")
    assert (p.mover, p.choices(), moves(p)) == (OVER, {}, [1, 0])
    with pytest.raises(IllegalAction, match="the game is over"):
        p.after(1)


def test_custom_2_a_double_into_prison_misses_the_extra_turn() -> None:
    p = plays(table("....#..............."), "2+2")
    assert (seat(p), names(p), prisoners(p)) == ("Ann", ["miss a turn"], [1, 0])
    p = plays(p, "miss a turn")
    assert (seat(p), prisoners(p), moves(p)) == ("Bo", [0, 0], [2, 0])
    p = plays(p, "1+2")
    assert (seat(p), len(p.choices())) == ("Ann", 36)


def test_custom_2_the_same_where_players_decide() -> None:
    p = plays(table("....#...............", controls=True), "roll", "2+2")
    assert (seat(p), squares(p)) == ("Ann", [4, 0])
    p = plays(p, "roll")
    assert (seat(p), prisoners(p), moves(p), squares(p)) == ("Bo", [0, 0], [2, 0], [4, 0])


def test_custom_3_without_debug_nobody_goes_anywhere() -> None:
    assert len(names(table())) == 36
    assert names(table(controls=True)) == ["roll", "skip", "end game"]


def test_custom_3_past_the_end_wins_without_a_coin() -> None:
    p = plays(table(debug=True), "go past the end")
    assert (p.scores(), squares(p), coins(p), moves(p)) == ([1, 0], [19, 0], [0, 0], [1, 0])
    p = plays(table(debug=True), "go 19")
    assert (p.scores(), squares(p), coins(p)) == ([1, 0], [19, 0], [1, 0])


def test_custom_3_there_is_no_square_below_0() -> None:
    assert table(debug=True).find("go -1") == table(debug=True).find("go 0")
    p = plays(standing(table(debug=True), 7), "go 0")
    assert (squares(p), coins(p), moves(p), seat(p)) == ([0, 0], [1, 0], [1, 0], "Bo")


def test_custom_4_a_skipped_turn_keeps_the_prisoner_in_prison() -> None:
    p = plays(standing(table(controls=True), 4, prison=(0,)), "skip")
    assert (seat(p), prisoners(p), moves(p)) == ("Bo", [1, 0], [1, 0])
    p = plays(p, "skip", "roll")
    assert (seat(p), prisoners(p), moves(p), squares(p)) == ("Bo", [0, 0], [2, 1], [4, 0])


def test_custom_4_the_game_ended_early_goes_to_the_one_in_front() -> None:
    p = standing(table("." * 20, "normal", "lucky", "normal", controls=True), 3, 9, 5)
    p = plays(p, "end game")
    assert (p.over, p.scores(), moves(p), squares(p)) == (True, [0, 1, 0], [0, 0, 0], [3, 9, 5])


def test_custom_4_of_several_in_front_the_first_in_the_list() -> None:
    p = standing(table("." * 20, "normal", "lucky", "normal", controls=True), 3, 9, 9)
    assert plays(p, "skip", "skip", "end game").scores() == [0, 1, 0]
    assert plays(table(controls=True), "skip", "end game").scores() == [1, 0]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"size": 4}, "Board size must be at least 5"),
        ({"types": ["lucky", "lucky"]}, "There must be at least two different player types"),
        ({"colours": ["red", "red"]}, "Color clash"),
        ({"players": 1}, "players"),
        ({"players": 7}, "players"),
    ],
)
def test_custom_5_all_the_text_lists_is_checked(options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        boardloom.new("custom", **options)


def test_custom_7_the_options_are_off_by_default() -> None:
    setup = boardloom.new("custom").setup
    assert isinstance(setup, Setup)
    assert (setup.chain, setup.special_coins, setup.reverse_by_position) == (0, 0, 0)
    assert (setup.controls, setup.debug) == (0, 0)


def test_custom_7_effects_do_not_chain_by_default() -> None:
    """LUCKY leads onto PRISON, which stays quiet; then onto SIMPLE, which gives nothing."""
    p = plays(table("...L..#............."), "1+2")
    assert (squares(p), prisoners(p), coins(p)) == ([6, 0], [0, 0], [0, 0])
    p = plays(table("...L................"), "1+2")
    assert (squares(p), coins(p)) == ([6, 0], [0, 0])


def test_custom_7_chained_effects_act_where_an_effect_leads() -> None:
    p = plays(table("...L..#.............", chain=1), "1+2")
    assert (squares(p), prisoners(p), seat(p)) == ([6, 0], [1, 0], "Bo")
    p = plays(table("...L..+.............", chain=1), "1+2")
    assert (squares(p), seat(p)) == ([6, 0], "Ann")
    p = plays(table("...L..?.............", chain=1), "1+2")
    assert names(p) == ["lucky", "unlucky", "normal"]
    assert coins(plays(table("...L................", chain=1), "1+2")) == [1, 0]


@pytest.mark.parametrize(("chain", "at", "coin"), [(0, 6, 0), (1, 9, 0), (2, 12, 0), (3, 12, 1), (9, 12, 1)])
def test_custom_7_a_chain_is_as_long_as_the_option_says(chain: int, at: int, coin: int) -> None:
    p = plays(table("...L..L..L..........", chain=chain), "1+2")
    assert (squares(p), coins(p)) == ([at, 0], [coin, 0])


@pytest.mark.parametrize(("chain", "at"), [(0, 6), (1, 3), (2, 6), (3, 3), (99, 3), (100, 6)])
def test_custom_7_a_loop_of_effects_comes_to_its_bound(chain: int, at: int) -> None:
    p = plays(table("...L..U.............", chain=chain, special_coins=True), "1+2")
    assert (squares(p), coins(p), seat(p), moves(p)) == ([at, 0], [chain + 1, 0], "Bo", [1, 0])


def test_custom_7_a_square_that_moves_nobody_ends_the_chain() -> None:
    """An unlucky player on LUCKY stays, and so it acts once."""
    p = plays(table("...L..U.............", "unlucky", "lucky", chain=9, special_coins=True), "1+2")
    assert (squares(p), coins(p)) == ([3, 0], [1, 0])


def test_custom_7_a_swap_chains_too() -> None:
    p = plays(standing(table("..R.......#.........", "normal", "lucky", chain=1), 0, 10), "1+1")
    assert (squares(p), prisoners(p)) == ([10, 2], [1, 0])


def test_custom_7_a_chain_may_win() -> None:
    p = plays(standing(table("..............L..L..", chain=1), 11), "1+2")
    assert (p.scores(), squares(p)) == ([1, 0], [19, 0])


@pytest.mark.parametrize(
    ("square", "coin"), [(".", 1), ("?", 0), ("#", 0), ("L", 0), ("U", 0), ("R", 0), ("+", 0)]
)
def test_custom_7_coins_on_special_squares(square: str, coin: int) -> None:
    board = f"......{square}............."
    assert coins(plays(standing(table(board), 3), "1+2")) == [coin, 0]
    assert coins(plays(standing(table(board, special_coins=True), 3), "1+2")) == [1, 0]


def test_custom_7_reverse_by_position_swaps_with_the_hindmost() -> None:
    p = standing(table("......R.............", "normal", "lucky", "normal", reverse="position"), 3, 1, 9)
    assert squares(plays(p, "1+2")) == [1, 6, 9]


def test_custom_7_reverse_by_position_of_several_hindmost_takes_the_first() -> None:
    p = standing(table("......R.............", "normal", "lucky", "normal", reverse="position"), 3, 1, 1)
    assert squares(plays(p, "1+2")) == [1, 6, 1]


def test_custom_7_reverse_by_position_leaves_the_hindmost_alone() -> None:
    p = standing(table("......R.............", "normal", "lucky", "normal", reverse="position"), 3, 6, 9)
    assert squares(plays(p, "1+2")) == [6, 6, 9]
    assert squares(plays(standing(p, 3, 8, 9), "1+2")) == [6, 8, 9]


def test_custom_8_a_surprise_is_one_of_three_equal_outcomes() -> None:
    p = plays(table("...?................"), "1+2")
    assert (p.mover, list(p.choices().values()), seat(p)) == (CHANCE, [1, 1, 1], "Ann")
    assert names(p) == ["lucky", "unlucky", "normal"]
    for ptype in names(p):
        after = plays(p, ptype)
        assert (ptypes(after), seat(after), squares(after)) == ([ptype, "lucky"], "Bo", [3, 0])
        assert (moves(after), coins(after)) == ([1, 0], [0, 0])


# --- the dice ----------------------------------------------------------------------------------


def test_two_dice_make_36_equal_throws() -> None:
    p = table()
    assert p.mover == CHANCE
    assert p.choices() == dict.fromkeys(range(1, 37), 1)
    assert names(p) == [f"{first}+{second}" for first in range(1, 7) for second in range(1, 7)]


def test_a_throw_moves_by_the_sum_and_a_double_gives_an_extra_turn() -> None:
    for first in range(1, 7):
        for second in range(1, 7):
            p = plays(table(), f"{first}+{second}")
            assert squares(p) == [first + second, 0]
            assert seat(p) == ("Ann" if first == second else "Bo")


def test_double_after_double_stays_with_the_player() -> None:
    p = plays(table(), "1+1", "2+2", "3+3")
    assert (seat(p), squares(p), moves(p)) == ("Ann", [12, 0], [3, 0])
    assert seat(plays(p, "1+2")) == "Bo"


def test_turns_go_round_the_table() -> None:
    p = table("." * 60, "normal", "lucky", "normal", "unlucky")
    assert [seat(plays(p, *["1+2"] * n)) for n in range(6)] == ["Ann", "Bo", "Cy", "Di", "Ann", "Bo"]


# --- the squares -------------------------------------------------------------------------------


def test_a_simple_square_gives_a_coin() -> None:
    p = plays(table(), "1+2", "1+3")
    assert (coins(p), squares(p)) == ([1, 1], [3, 4])


def test_the_start_gives_no_coin_until_somebody_lands_there() -> None:
    assert coins(table()) == [0, 0]


def test_a_prisoner_misses_one_turn() -> None:
    p = plays(table("...#................"), "1+2")
    assert (prisoners(p), seat(p)) == ([1, 0], "Bo")
    p = plays(p, "1+3")
    assert (p.choices(), names(p)) == ({1: 1}, ["miss a turn"])
    p = plays(p, "miss a turn")
    assert (seat(p), prisoners(p), moves(p), squares(p)) == ("Bo", [0, 0], [2, 1], [3, 4])
    p = plays(p, "1+3")
    assert len(p.choices()) == 36
    assert squares(plays(p, "1+2")) == [6, 8]


@pytest.mark.parametrize(("ptype", "at"), [("lucky", 6), ("normal", 6), ("unlucky", 3)])
def test_a_lucky_square_moves_on_by_three_unless_unlucky(ptype: str, at: int) -> None:
    others = "normal" if ptype != "normal" else "lucky"
    p = plays(table("...L................", ptype, others), "1+2")
    assert (squares(p), coins(p), seat(p)) == ([at, 0], [0, 0], "Bo")


@pytest.mark.parametrize(("ptype", "at"), [("lucky", 8), ("normal", 5), ("unlucky", 5)])
def test_an_unlucky_square_moves_back_by_three_unless_lucky(ptype: str, at: int) -> None:
    others = "normal" if ptype != "normal" else "lucky"
    p = plays(standing(table("........U...........", ptype, others), 5), "1+2")
    assert (squares(p), coins(p), seat(p)) == ([at, 0], [0, 0], "Bo")


@pytest.mark.parametrize(("square", "at"), [(1, 0), (2, 0), (3, 0), (4, 1)])
def test_nobody_is_moved_back_beyond_the_start(square: int, at: int) -> None:
    p = plays(table(".UUUU...............", debug=True), f"go {square}")
    assert (squares(p), coins(p)) == ([at, 0], [0, 0])


@pytest.mark.parametrize(("square", "wins"), [(15, False), (16, True), (17, True), (18, True)])
def test_a_lucky_square_may_lead_onto_or_past_the_end_and_gives_no_coin(square: int, wins: bool) -> None:
    p = plays(table("...............LLLL.", debug=True), f"go {square}")
    assert (p.over, coins(p)) == (wins, [0, 0])
    assert squares(p) == [min(square + 3, 19), 0]


def test_an_unlucky_player_does_not_win_on_a_lucky_square() -> None:
    p = plays(standing(table("..................L.", "unlucky", "lucky"), 15), "1+2")
    assert (p.over, squares(p), seat(p)) == (False, [18, 0], "Bo")


def test_reverse_swaps_with_the_last_in_the_list_wherever_they_are() -> None:
    p = standing(table("......R.............", "normal", "lucky", "normal"), 3, 1, 9)
    assert squares(plays(p, "1+2")) == [9, 1, 6]
    assert squares(plays(standing(p, 3, 1, 2), "1+2")) == [2, 1, 6]
    assert squares(plays(standing(p, 3, 1, 6), "1+2")) == [6, 1, 6]


def test_reverse_does_nothing_to_the_last_in_the_list() -> None:
    p = standing(table("......R.............", "normal", "lucky", "normal"), 1, 1, 3)
    assert squares(plays(p, "1+2", "1+3", "1+2")) == [4, 5, 6]


def test_a_swapped_player_is_only_moved() -> None:
    p = plays(standing(table("......R...#.........", "normal", "lucky"), 3, 10), "1+2")
    assert (squares(p), coins(p), prisoners(p), moves(p)) == ([10, 6], [0, 0], [0, 0], [1, 0])


def test_a_prisoner_stays_a_prisoner_when_swapped() -> None:
    p = plays(standing(table("......R.............", "normal", "lucky"), 3, 10, prison=(1,)), "1+2")
    assert (squares(p), prisoners(p), names(p)) == ([10, 6], [0, 1], ["miss a turn"])


def test_play_again_gives_one_more_turn() -> None:
    p = plays(table("...+................"), "1+2")
    assert (seat(p), coins(p), moves(p)) == ("Ann", [0, 0], [1, 0])
    assert seat(plays(p, "1+2")) == "Bo"


def test_play_again_with_a_double_is_still_one_more_turn() -> None:
    p = plays(table("....+..............."), "2+2")
    assert seat(p) == "Ann"
    assert seat(plays(p, "1+2")) == "Bo"


def test_a_surprise_with_a_double_keeps_the_extra_turn() -> None:
    p = plays(table("....?..............."), "2+2", "unlucky")
    assert (seat(p), ptypes(p), len(p.choices())) == ("Ann", ["unlucky", "lucky"], 36)


def test_a_new_type_counts_from_the_next_square_on() -> None:
    p = plays(table("...?..L.............", "unlucky", "lucky"), "1+2", "lucky", "1+3", "1+2")
    assert squares(p) == [9, 4]


def test_all_may_end_up_of_one_type() -> None:
    p = plays(table("...?................"), "1+2", "lucky")
    assert ptypes(p) == ["lucky", "lucky"]


# --- at every point of every game --------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [
        {"preset": "classic"},
        {"preset": "long", "players": 6},
        {"size": 40, "board_seed": 3, "chain": 4, "special_coins": True, "reverse": "position"},
        {"size": 30, "controls": True, "players": 4},
    ],
)
def test_figures_add_up_at_every_point(options: dict[str, Any]) -> None:
    for seed in range(5):
        positions = random_game("custom", options, seed, odd="roll")
        for before, after in pairwise(positions):
            s = after.state
            assert s.total_moves == sum(s.moves.tolist())
            assert 0 <= s.total_moves - before.state.total_moves <= 1
            assert all(0 <= square <= after.setup.last for square in squares(after))
            assert all(now >= then for now, then in zip(coins(after), coins(before), strict=True))
            assert after.over == (s.winner >= 0) == (after.setup.last in squares(after))
        assert sorted(positions[-1].scores())[-2:] == [0, 1]
