"""Every choice of every strategy of Snakes & Ladders, traps and teleporters, and sitting out."""

from typing import Any

import pytest

import boardloom
from boardloom.engine.kernel import settled
from boardloom.games.snakes.strategies import SLOTS

from .snakes_table import cells, ladder, rolls, seat, skips, snake, standing, table, teleporter, trap, turns


def test_starting_any_leaves_with_every_roll() -> None:
    assert [cells(rolls(table(), roll))[0] for roll in range(1, 7)] == [1, 2, 3, 4, 5, 6]


def test_starting_specific_leaves_with_one_and_six_only() -> None:
    p = table(starting="specific")
    assert [cells(rolls(p, roll))[0] for roll in range(1, 7)] == [1, 0, 0, 0, 0, 6]


def test_starting_specific_takes_other_rolls_by_option() -> None:
    p = table(starting="specific", start_rolls=(2, 3))
    assert [cells(rolls(p, roll))[0] for roll in range(1, 7)] == [0, 2, 3, 0, 0, 0]


def test_starting_specific_gates_nobody_on_the_board() -> None:
    assert cells(rolls(standing(table(starting="specific"), 7), 4)) == [11, 0]


def test_starting_specific_gates_again_after_a_kill() -> None:
    p = standing(table(starting="specific", killing="opponent"), 10, 13)
    assert cells(rolls(p, 3, 4)) == [13, 0]


def test_overshoot_stay_passes_the_turn() -> None:
    p = rolls(standing(table(), 97), 4)
    assert (cells(p), seat(p)) == ([97, 0], "Bo")


def test_snakes_11_a_roll_that_does_not_move_meets_nobody_and_nothing() -> None:
    """A token that stays does not land: neither the trap nor Bo on its cell is met again."""
    p = standing(table(trap(97), killing="both"), 97, 97)
    assert cells(rolls(p, 5)) == [97, 97]
    assert skips(rolls(p, 5)) == [0, 0]


def test_overshoot_exceed_wins_beyond_the_end() -> None:
    p = rolls(standing(table(overshoot="exceed", winning="cross"), 97), 5)
    assert p.over
    assert (cells(p), p.scores()) == ([100, 0], [1, 0])


def test_winning_exact_on_the_last_cell_only() -> None:
    assert not rolls(standing(table(), 96), 3).over
    assert rolls(standing(table(), 96), 4).over


def test_winning_cross_wins_on_the_last_cell_too() -> None:
    assert rolls(standing(table(winning="cross", overshoot="exceed"), 96), 4).scores() == [1, 0]
    assert not rolls(standing(table(winning="cross", overshoot="exceed"), 96), 3).over


def test_snakes_16_winning_cross_alone_lets_a_roll_exceed_the_end() -> None:
    p = standing(table(winning="cross"), 96)
    assert rolls(p, 5).scores() == [1, 0]
    assert rolls(p, 4).scores() == [1, 0]
    assert not rolls(p, 3).over


def test_the_winner_is_whoever_arrives_not_whoever_sits_first() -> None:
    p = rolls(standing(table(players=3), 5, 98, 7), 1, 2)
    assert p.scores() == [0, 1, 0]


@pytest.mark.parametrize(
    ("killing", "after"), [("none", [14, 14]), ("opponent", [14, 0]), ("self", [0, 14]), ("both", [0, 0])]
)
def test_killing(killing: str, after: list[int]) -> None:
    assert cells(rolls(standing(table(killing=killing), 10, 14), 4)) == after


@pytest.mark.parametrize(
    ("killing", "after"), [("none", [22, 22]), ("opponent", [22, 0]), ("self", [0, 22]), ("both", [0, 0])]
)
def test_killing_where_an_entity_leads(killing: str, after: list[int]) -> None:
    for entity in (ladder(14, 22), teleporter(14, 22)):
        assert cells(rolls(standing(table(entity, killing=killing), 10, 22), 4)) == after
    assert cells(rolls(standing(table(snake(44, 22), killing=killing), 40, 22), 4)) == after


def test_killing_spares_those_merely_passed() -> None:
    assert cells(rolls(standing(table(killing="opponent"), 10, 12), 4)) == [14, 12]


def test_killing_does_not_touch_turns_to_sit_out() -> None:
    p = rolls(standing(table(killing="opponent", players=3), 10, 14, 0, skips=(0, 2, 0)), 4)
    assert (cells(p), skips(p), seat(p)) == ([14, 0, 0], [0, 1, 0], "Cy")


def test_special_roll_extra_turn() -> None:
    p = rolls(table(), 6)
    assert (seat(p), turns(p)) == ("Ann", 1)
    p = rolls(p, 3)
    assert (cells(p), seat(p), turns(p)) == ([9, 0], "Bo", 2)


def test_special_roll_no_extra_turn() -> None:
    p = rolls(table(special_roll="no-extra-turn"), 6)
    assert (cells(p), seat(p), turns(p)) == ([6, 0], "Bo", 2)


def test_special_roll_no_extra_turn_never_counts_three() -> None:
    p = rolls(table(special_roll="no-extra-turn"), 6, 1, 6, 1, 6)
    assert (cells(p), seat(p)) == ([18, 2], "Bo")


@pytest.mark.parametrize(
    ("third_six", "at", "to_sit_out", "next"),
    [
        ("cancel", 22, 0, "Bo"),
        ("normal", 28, 0, "Ann"),
        ("lose-next-turn", 22, 1, "Bo"),
        ("backtrack", 10, 0, "Bo"),
        ("to-start", 0, 0, "Bo"),
    ],
)
def test_third_six(third_six: str, at: int, to_sit_out: int, next: str) -> None:
    p = rolls(standing(table(third_six=third_six), 10), 6, 6, 6)
    assert (cells(p), skips(p), seat(p)) == ([at, 0], [to_sit_out, 0], next)


def test_third_six_only_of_one_turn() -> None:
    p = rolls(table(third_six="to-start"), 6, 6, 1, 2, 6, 6, 1)
    assert cells(p) == [26, 2]


def test_third_six_only_in_a_row() -> None:
    """Bo's sixes are his own, and a turn that ends with a third six leaves no count behind."""
    p = rolls(table(third_six="cancel"), 6, 6, 6, 6, 6)
    assert (cells(p), seat(p)) == ([12, 12], "Bo")
    assert cells(rolls(p, 6, 6)) == [18, 12]


def test_snakes_13_backtrack_goes_past_ladders_and_kills_nobody() -> None:
    p = standing(table(ladder(16, 35), third_six="backtrack", killing="opponent"), 10, 10)
    p = rolls(p, 6)
    assert cells(p) == [35, 10]
    assert cells(rolls(p, 6, 6)) == [10, 10]


def test_third_six_backtracks_to_cell_0() -> None:
    assert cells(rolls(table(third_six="backtrack"), 6, 6, 6)) == [0, 0]


def test_third_six_lose_next_turn_is_one_turn() -> None:
    p = rolls(table(third_six="lose-next-turn", players=3), 6, 6, 6)
    assert [seat(rolls(p, *[1] * n)) for n in range(6)] == ["Bo", "Cy", "Bo", "Cy", "Ann", "Bo"]


def test_ladder_goes_up_and_snake_goes_down() -> None:
    p = table(ladder(4, 25), snake(31, 8))
    p = rolls(p, 4, 1, 6)
    assert (cells(p), seat(p)) == ([8, 1], "Ann")


def test_the_far_ends_do_nothing() -> None:
    p = table(ladder(4, 25), snake(31, 8))
    assert cells(rolls(standing(p, 24, 5), 1, 3)) == [25, 8]


def test_teleporter_leads_either_way() -> None:
    p = table(teleporter(4, 61), teleporter(64, 7))
    assert cells(rolls(p, 4, 1, 3)) == [7, 1]


def test_teleporter_may_stay_in_its_row() -> None:
    assert cells(rolls(table(teleporter(3, 9)), 3)) == [9, 0]


def test_trap_holds_for_one_turn() -> None:
    p = rolls(table(trap(5), players=3), 5)
    assert (cells(p), skips(p), seat(p)) == ([5, 0, 0], [1, 0, 0], "Bo")
    p = rolls(p, 1, 1)
    assert (skips(p), seat(p)) == ([0, 0, 0], "Bo")
    assert seat(rolls(p, 1, 1)) == "Ann"


def test_snakes_12_a_trap_met_with_a_six_lets_one_roll_again_and_sit_out_later() -> None:
    p = rolls(table(trap(6)), 6)
    assert (skips(p), seat(p)) == ([1, 0], "Ann")
    p = rolls(p, 2, 3)
    assert (cells(p), skips(p), seat(p)) == ([8, 3], [0, 0], "Bo")


def test_snakes_13_traps_add_up() -> None:
    p = rolls(table(trap(6), trap(8)), 6, 2)
    assert (skips(p), seat(p)) == ([2, 0], "Bo")
    assert [seat(rolls(p, *[1] * n)) for n in range(4)] == ["Bo", "Bo", "Bo", "Ann"]


def test_turns_count_those_begun_and_those_sat_out() -> None:
    p = table(trap(5), players=3)
    assert turns(p) == 1
    p = rolls(p, 5)
    assert turns(p) == 2
    p = rolls(p, 6)
    assert turns(p) == 2, "another roll is not another turn"
    p = rolls(p, 1, 2)
    assert (seat(p), turns(p)) == ("Bo", 5), "Ann's second turn was sat out"


def test_everybody_may_have_to_sit_out() -> None:
    p = standing(table(players=3), 3, 2, 1, skips=(1, 1, 1))
    p = rolls(p, 1)
    assert (seat(p), skips(p), turns(p)) == ("Bo", [0, 0, 0], 5)


def test_two_in_a_trap_sit_out_in_turn() -> None:
    p = rolls(table(trap(5)), 5, 5)
    assert (seat(p), skips(p), turns(p)) == ("Ann", [0, 0], 5)


@pytest.mark.parametrize("players", [2, 3, 7, 16])
def test_as_many_seats_as_play(players: int) -> None:
    p = table(players=players)
    assert cells(rolls(p, *[2] * players)) == [2] * players
    assert cells(rolls(p, *[2] * players, 1)) == [3] + [2] * (players - 1)
    assert len(p.scores()) == players


def test_few_programs_serve_all_combinations_of_rules() -> None:
    """Whoever chooses a rule that few choose gets machine code of their own; nobody else pays for it."""

    def in_code(**options: Any) -> set[str]:
        return {slot.name for slot in settled(boardloom.new("snakes", **options))}

    rare = {"special_roll", "first_six", "priority", "extra_roll", "stalemate", "turn_limit"}
    every = rare | {slot.name for slot in SLOTS}
    assert in_code() == every
    assert in_code(starting="specific") == in_code(winning="cross", third_six="normal") == rare
    assert in_code(killing="both") == in_code(third_six="to-start") == rare - {"stalemate", "turn_limit"}
    assert in_code(priority="sixes-last", special_rolls=[5]) == rare - {"priority", "extra_roll"}
