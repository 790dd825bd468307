"""The rulings on Snakes & Ladders, one test for each, under its number."""

from collections import Counter
from fractions import Fraction

import pytest

import boardloom
from boardloom.core.errors import BadOptions, IllegalAction
from boardloom.core.game import CHANCE
from boardloom.games.snakes import steps
from boardloom.games.snakes.config import SnakesPosition
from boardloom.games.snakes.state import Setup, State

from .snakes_table import cells, ladder, rolls, seat, skips, snake, standing, table, turns


def test_snakes_1_the_side_is_ten_or_more() -> None:
    with pytest.raises(BadOptions, match="side: input should be greater than or equal to 10"):
        table(side=8)
    assert table(side=10).setup.last == 100
    assert table(side=137).setup.last == 137 * 137


def test_snakes_2_all_ends_are_distinct_and_neither_first_nor_last() -> None:
    with pytest.raises(BadOptions, match="no overlap"):
        table(ladder(5, 25), snake(48, 25))
    with pytest.raises(BadOptions, match="start and end stay free"):
        table(ladder(80, 100))
    with pytest.raises(BadOptions, match="start and end stay free"):
        table(ladder(1, 38))


def test_snakes_2_a_board_as_printed_is_played_as_it_is() -> None:
    p = table(ladder(1, 38), ladder(80, 100), as_printed=True)
    assert cells(rolls(p, 1)) == [38, 0]
    assert rolls(standing(p, 77), 3).scores() == [1, 0]


def test_snakes_2_one_entity_a_move_even_where_ends_meet_as_printed() -> None:
    p = table(ladder(3, 25), snake(25, 8), as_printed=True)
    assert cells(rolls(p, 3)) == [25, 0]


@pytest.mark.parametrize("roll", [1, 6])
def test_snakes_3_the_gate_only_gates(roll: int) -> None:
    assert cells(rolls(table(starting="specific"), roll)) == [roll, 0]


def test_snakes_4_a_six_too_far_still_rolls_again() -> None:
    p = rolls(standing(table(), 97), 6)
    assert (cells(p), seat(p)) == ([97, 0], "Ann")
    assert rolls(p, 3).scores() == [1, 0]


def test_snakes_4_a_six_that_cannot_start_still_rolls_again() -> None:
    p = rolls(table(starting="specific", start_rolls=(1,)), 6)
    assert (cells(p), seat(p)) == ([0, 0], "Ann")
    assert cells(rolls(p, 1)) == [1, 0]


def test_snakes_4_sixes_that_cannot_move_count_towards_the_third() -> None:
    p = rolls(standing(table(third_six="to-start"), 97), 6, 6, 6)
    assert (cells(p), seat(p)) == ([0, 0], "Bo")


def test_snakes_4_winning_ends_the_turn() -> None:
    p = rolls(standing(table(), 94), 6)
    assert p.over
    assert p.scores() == [1, 0]
    assert p.choices() == {}
    with pytest.raises(IllegalAction, match="the game is over"):
        p.after(1)


@pytest.mark.parametrize("third_six", ["cancel", "lose-next-turn", "backtrack", "to-start"])
def test_snakes_5_a_third_six_is_judged_before_it_moves(third_six: str) -> None:
    """It would step onto the last cell, and it would step onto Bo; neither happens."""
    p = rolls(standing(table(third_six=third_six), 82), 6, 6, 6)
    assert not p.over
    assert seat(p) == "Bo"
    p = rolls(standing(table(third_six=third_six, killing="opponent"), 10, 28), 6, 6, 6)
    assert cells(p)[1] == 28


def test_snakes_5_a_normal_third_six_moves_and_the_count_starts_again() -> None:
    p = rolls(table(third_six="normal"), 6, 6, 6)
    assert (cells(p), seat(p), p.state.sixes) == ([18, 0], "Ann", 0)
    p = rolls(p, 6, 6)
    assert (cells(p), seat(p), p.state.sixes) == ([30, 0], "Ann", 2)


def test_snakes_5_a_normal_third_six_may_win() -> None:
    assert rolls(standing(table(third_six="normal"), 82), 6, 6, 6).scores() == [1, 0]


@pytest.mark.parametrize("killing", ["opponent", "self", "both"])
def test_snakes_6_cell_0_is_never_shared(killing: str) -> None:
    p = table(killing=killing, starting="specific", players=3)
    assert cells(rolls(standing(p, 0, 0, 30), 4, 5)) == [0, 0, 30]
    p = rolls(standing(table(killing=killing, third_six="to-start"), 20), 6, 6, 6)
    assert cells(p) == [0, 0]


@pytest.mark.parametrize(
    ("killing", "after"),
    [
        ("none", [14, 14, 14, 15]),
        ("opponent", [14, 0, 0, 15]),
        ("self", [0, 14, 14, 15]),
        ("both", [0, 0, 0, 15]),
    ],
)
def test_snakes_6_killing_meets_all_opponents_on_the_cell(killing: str, after: list[int]) -> None:
    p = standing(table(killing=killing, players=4), 10, 14, 14, 15)
    assert cells(rolls(p, 4)) == after


def test_snakes_7_exact_end_contradicts_exceeding_it() -> None:
    with pytest.raises(BadOptions, match='winning "exact" contradicts overshoot "exceed"'):
        table(winning="exact", overshoot="exceed")


def test_snakes_8_sixes_are_the_totals_of_six_rolls() -> None:
    p = table(six_rolls=(1, 5), special_rolls=(), third_six="to-start")
    assert seat(rolls(p, 6)) == "Bo"
    assert seat(rolls(p, 5)) == "Ann"
    assert cells(rolls(p, 5, 1)) == [6, 0]
    assert (cells(rolls(p, 5, 1, 5)), seat(rolls(p, 5, 1, 5))) == ([0, 0], "Bo")


def test_snakes_8_without_sixes_and_special_rolls_nothing_rolls_again() -> None:
    p = table(special_rolls=(), six_rolls=())
    assert [seat(rolls(p, roll)) for roll in range(1, 7)] == ["Bo"] * 6


def test_snakes_17_a_special_roll_earns_a_turn_and_does_not_count_towards_the_third_six() -> None:
    p = table(special_rolls=(1, 6), third_six="to-start")
    assert [seat(rolls(p, roll)) for roll in range(1, 7)] == ["Ann", "Bo", "Bo", "Bo", "Bo", "Ann"]
    assert cells(rolls(p, 1, 1, 1, 1)) == [4, 0]
    assert (cells(rolls(p, 6, 6, 6)), seat(rolls(p, 6, 6, 6))) == ([0, 0], "Bo")


def test_snakes_17_a_special_roll_between_sixes_starts_the_count_again() -> None:
    p = rolls(table(special_rolls=(1, 6), third_six="backtrack"), 6, 6, 1, 6, 6)
    assert (cells(p), seat(p)) == ([25, 0], "Ann")
    assert (cells(rolls(p, 6)), seat(rolls(p, 6))) == ([13, 0], "Bo"), "back to where the row of sixes began"


def test_snakes_17_a_rule_that_says_no_wins() -> None:
    both = {"special_rolls": (1, 6)}
    no_first = table(first_six="no-extra-turn", **both)
    assert [seat(rolls(no_first, roll)) for roll in (1, 6)] == ["Ann", "Bo"]
    no_special = table(special_roll="no-extra-turn", **both)
    assert [seat(rolls(no_special, roll)) for roll in (1, 6)] == ["Bo", "Bo"]
    six_alone = table(special_roll="no-extra-turn", special_rolls=(1,))
    assert [seat(rolls(six_alone, roll)) for roll in (1, 6)] == ["Bo", "Ann"]


def test_snakes_17_a_six_without_extra_turn_never_counts_three() -> None:
    p = rolls(table(first_six="no-extra-turn"), 6, 1, 6, 1, 6)
    assert (cells(p), p.state.sixes) == ([18, 2], 0)


def test_snakes_9_lots_are_drawn_by_default() -> None:
    p = boardloom.new("snakes", players=3)
    assert p.mover == CHANCE
    assert p.choices() == {0: 1, 1: 1, 2: 1}
    assert [p.name(lot) for lot in p.choices()] == ["seat 1", "seat 2", "seat 3"]
    assert p.after(1).choices() == {0: 1, 2: 1}


def test_snakes_9_the_last_seat_needs_no_lot() -> None:
    p = boardloom.new("snakes", players=2).after(1)
    assert [p.name(roll) for roll in p.choices()] == ["1", "2", "3", "4", "5", "6"]
    assert (seat(p), turns(p)) == ("Bo", 1)
    assert seat(rolls(p, 1)) == "Ann"


def test_snakes_9_every_order_is_equally_likely() -> None:
    orders: Counter[str] = Counter()

    def draw(p: SnakesPosition, share: Fraction) -> None:
        if p.state.placed == 4:
            orders[" ".join(seat(rolls(p, *[1] * n)) for n in range(5))] += share  # type: ignore[assignment]
            return
        weights = p.choices()
        for lot, weight in weights.items():
            draw(p.after(lot), share * weight / sum(weights.values()))

    draw(boardloom.new("snakes", players=4, entities=[]), Fraction(1))
    assert len(orders) == 24
    assert set(orders.values()) == {Fraction(1, 24)}
    assert all(len(set(order.split()[:4])) == 4 for order in orders), "everybody plays"
    assert all(order.split()[0] == order.split()[4] for order in orders), "and round it goes"


def test_snakes_9_a_fixed_order_goes_seat_by_seat() -> None:
    p = table(players=4)
    assert [seat(rolls(p, *[1] * n)) for n in range(6)] == ["Ann", "Bo", "Cy", "Di", "Ann", "Bo"]


def test_snakes_10_the_gate_comes_before_everything() -> None:
    p = table(ladder(4, 22), starting="specific")
    assert cells(rolls(p, 4)) == [0, 0]


def test_snakes_10_overshoot_comes_before_movement() -> None:
    p = standing(table(snake(98, 41)), 97)
    assert cells(rolls(p, 5)) == [97, 0]
    assert cells(rolls(p, 1)) == [41, 0]


def test_snakes_10_entities_come_before_winning() -> None:
    p = table(ladder(80, 100), snake(100, 3), as_printed=True)
    assert rolls(standing(p, 78), 2).over
    p = rolls(standing(p, 98), 2)
    assert not p.over
    assert cells(p) == [3, 0]


def test_snakes_10_entities_come_before_killing() -> None:
    p = standing(table(ladder(4, 22), killing="opponent", players=3), 0, 22, 4)
    assert cells(rolls(p, 4)) == [22, 0, 4]


def test_snakes_10_killing_comes_before_the_extra_roll() -> None:
    p = rolls(standing(table(killing="self"), 10, 16), 6)
    assert (cells(p), seat(p)) == ([0, 16], "Ann")
    assert cells(rolls(p, 2)) == [2, 16]


def test_snakes_18_killing_first_meets_where_the_roll_leads() -> None:
    p = standing(table(ladder(4, 22), killing="opponent", players=3, priority="killing-first"), 0, 22, 4)
    assert cells(rolls(p, 4)) == [22, 22, 0]


def test_snakes_18_killing_first_keeps_whoever_is_sent_back_off_the_ladder() -> None:
    p = standing(table(ladder(4, 22), killing="self", priority="killing-first"), 0, 4)
    assert cells(rolls(p, 4)) == [0, 4]


def test_snakes_18_winning_first_wins_whatever_stands_on_the_last_cell() -> None:
    p = table(ladder(80, 100), snake(100, 3), as_printed=True, priority="winning-first")
    assert rolls(standing(p, 98), 2).scores() == [1, 0]
    assert rolls(standing(p, 78), 2).scores() == [1, 0], "a ladder to the end still wins"


@pytest.mark.parametrize(
    ("third_six", "ends", "next_seat"),
    [
        ("cancel", 22, "Bo"),
        ("normal", 33, "Ann"),
        ("lose-next-turn", 22, "Bo"),
        ("backtrack", 10, "Bo"),
        ("to-start", 0, "Bo"),
    ],
)
def test_snakes_18_sixes_last_moves_a_third_six_before_it_is_judged(
    third_six: str, ends: int, next_seat: str
) -> None:
    p = table(ladder(28, 33), third_six=third_six, killing="opponent", priority="sixes-last")
    p = rolls(standing(p, 10, 33), 6, 6)
    after = rolls(p, 6)
    assert (cells(after), seat(after)) == ([ends, 0], next_seat), "and whoever was met is sent back"
    assert skips(after) == [int(third_six == "lose-next-turn"), 0]


def test_snakes_18_sixes_last_lets_a_third_six_win() -> None:
    for priority, over in (("classic", False), ("sixes-last", True)):
        assert rolls(standing(table(priority=priority), 82), 6, 6, 6).over is over


def test_snakes_18_an_order_of_your_own_is_put_together_from_the_same_steps() -> None:
    kept = dict(steps.priority.options), list(steps.priority.functions)
    try:

        @steps.priority.option("no-entities", "Snakes and ladders do nothing.")
        def no_entities(s: State, b: Setup, roll: int) -> None:
            if steps.moves(s, b, roll) and steps.wins(s, b):
                return
            steps.next_roll(s, b, roll, b.six[roll])

        p = table(ladder(4, 22), priority="no-entities")
        assert cells(rolls(p, 4)) == [4, 0]
    finally:
        steps.priority.options, steps.priority.functions = kept


def test_snakes_21_seats_in_an_order_of_their_own() -> None:
    p = boardloom.new("snakes", players=4, entities=[], seat_order=[3, 1, 4, 2])
    assert [seat(rolls(p, *[1] * n)) for n in range(6)] == ["Cy", "Ann", "Di", "Bo", "Cy", "Ann"]


@pytest.mark.parametrize("order", [[1, 2], [1, 1, 2], [0, 1, 2], [1, 2, 4], []])
def test_snakes_21_every_seat_is_named_once(order: list[int]) -> None:
    with pytest.raises(BadOptions, match="seat_order: name each of the 3 seats once"):
        boardloom.new("snakes", players=3, seat_order=order)
