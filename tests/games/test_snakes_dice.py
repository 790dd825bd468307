"""Dice: other sides, several, weighted; what they may show, and how often."""

import pytest

from boardloom.core.errors import BadOptions

from .snakes_table import cells, rolls, seat, standing, table

TWO_DICE = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}


def test_the_classic_die_has_six_equal_sides() -> None:
    assert table().choices() == {1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1}


@pytest.mark.parametrize("sides", [2, 4, 8, 20, 100, 256])
def test_a_die_of_other_sides(sides: int) -> None:
    assert table(sides=sides).choices() == dict.fromkeys(range(1, sides + 1), 1)


def test_two_dice_add_up() -> None:
    assert table(dice=2).choices() == TWO_DICE
    assert cells(rolls(table(dice=2), 11)) == [11, 0]


def test_three_dice_of_four_sides() -> None:
    assert table(dice=3, sides=4).choices() == {
        3: 1,
        4: 3,
        5: 6,
        6: 10,
        7: 12,
        8: 12,
        9: 10,
        10: 6,
        11: 3,
        12: 1,
    }


def test_a_weighted_die() -> None:
    assert table(weights=(1, 1, 1, 1, 1, 5)).choices() == {1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 5}


def test_weights_are_shares() -> None:
    """Four in eight is one in two, and equal weights make a fair die."""
    assert table(sides=3, weights=(2, 4, 2)).choices() == {1: 1, 2: 2, 3: 1}
    assert table(weights=(3, 3, 3, 3, 3, 3)).choices() == table().choices()
    assert table(weights=(3, 3, 3, 3, 3, 3)).setup.fair_sides == 6


def test_a_side_of_no_weight_never_falls() -> None:
    assert table(weights=(0, 1, 2, 0, 1, 0)).choices() == {2: 1, 3: 2, 5: 1}


def test_totals_of_no_weight_never_fall() -> None:
    assert table(dice=2, sides=3, weights=(1, 0, 1)).choices() == {2: 1, 4: 2, 6: 1}


def test_only_one_fair_die_is_rolled_without_its_list() -> None:
    assert table().setup.fair_sides == 6
    for options in ({"dice": 2}, {"weights": (1, 1, 1, 1, 1, 2)}, {"weights": (1, 1, 1, 1, 1, 0)}):
        assert table(**options).setup.fair_sides == 0


def test_a_total_counts_as_a_six() -> None:
    assert seat(rolls(table(dice=2), 6)) == "Ann"
    assert seat(rolls(table(dice=2), 12)) == "Bo"
    assert seat(rolls(table(dice=2, special_rolls=(2, 12)), 12)) == "Ann"


def test_special_rolls_that_cannot_fall_do_no_harm() -> None:
    p = table(sides=4, special_rolls=(6, 99))
    assert [seat(rolls(p, roll)) for roll in p.choices()] == ["Bo"] * 4


def test_a_die_larger_than_the_board_stays_at_the_start() -> None:
    p = table(sides=200)
    assert cells(rolls(p, 150)) == [0, 0]
    assert rolls(p, 100).scores() == [1, 0]
    assert rolls(standing(table(sides=200, overshoot="exceed", winning="cross"), 0), 150).scores() == [1, 0]


def test_the_gate_knows_the_totals() -> None:
    p = table(dice=2, starting="specific", start_rolls=(7, 12))
    assert [roll for roll in p.choices() if cells(rolls(p, roll))[0]] == [7, 12]


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"weights": (1, 2, 3)}, "weights: 3 given for a die of 6 sides"),
        ({"weights": (0, 0, 0, 0, 0, 0)}, "weights: no weight may be negative, and one must be positive"),
        ({"weights": (1, 1, 1, 1, 1, -1)}, "weights: no weight may be negative, and one must be positive"),
        ({"weights": ()}, "weights: no weight may be negative, and one must be positive"),
        ({"sides": 257}, "dice and sides: these make 257 totals; at most 256 are possible"),
        ({"dice": 52}, "dice and sides: these make 261 totals; at most 256 are possible"),
        ({"dice": 13}, "dice and weights: there are more than 2147483647 ways to throw these dice"),
        ({"sides": 2, "weights": (2**31, 1)}, "dice and weights: there are more than 2147483647 ways"),
        ({"sides": 1}, "sides: input should be greater than or equal to 2 (got 1)"),
        (
            {"dice": 0},
            "dice: input should be greater than or equal to 1 (got 0): "
            "without at least one there is nothing to play",
        ),
        (
            {"traps": -1},
            "traps: input should be greater than or equal to 0 (got -1): there is nothing less than none",
        ),
        (
            {"starting": "specific", "dice": 2, "start_rolls": (1,)},
            "start_rolls: none of [1] can fall with these dice; nobody could start",
        ),
        (
            {"starting": "specific", "weights": (0, 1, 1, 1, 1, 0)},
            "start_rolls: none of [1, 6] can fall with these dice; nobody could start",
        ),
    ],
)
def test_impossible_dice_are_refused(options: dict[str, object], reason: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        table(**options)
    assert str(refusal.value).startswith(reason)
