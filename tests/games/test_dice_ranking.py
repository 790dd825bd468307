"""DO or DICE, ruling 10: who comes first, second, third, and why."""

import pytest

from boardloom.core.game import CHANCE
from boardloom.games.dice.config import DicePosition
from boardloom.games.dice.messages import standing
from boardloom.words import english
from tests.laws.cases import random_game

from .dice_table import NAMES, names, plays, ranking, seat, table, tells

LAST = 12
"""The round after which the ranking is made; Eve ends it with a Recover that changes nothing."""


def ended(drawn: str, **options: object) -> DicePosition:
    return plays(table(drawn, round=LAST, **options), "5")


def why(p: DicePosition) -> str:
    return english(standing(p), NAMES)


def test_dice_10_by_vp_first() -> None:
    p = ended("1/9 20/2 20/5 20/3 >20/4")
    assert (p.over, ranking(p)) == (True, ["Ann", "Cy", "Eve", "Di", "Bo"])
    assert why(p) == "1st Ann, 2nd Cy, 3rd Eve."


def test_dice_10_the_first_place_is_for_the_living() -> None:
    p = ended("0/30@4 20/2 0/25@4 20/3 >20/4")
    assert ranking(p) == ["Eve", "Ann", "Cy", "Di", "Bo"]
    assert why(p) == "1st Eve, 2nd Ann, 3rd Cy.\nEve before Ann: only the living can be first."


def test_dice_10_an_option_lets_the_fallen_come_first() -> None:
    p = ended("0/30@4 20/2 0/25@4 20/3 >20/4", fallen_first=True)
    assert ranking(p) == ["Ann", "Cy", "Eve", "Di", "Bo"]


def test_dice_10_then_by_hp() -> None:
    p = ended("7/4 20/2 9/4 20/3 >20/4")
    assert ranking(p) == ["Eve", "Cy", "Ann", "Di", "Bo"]
    assert "Cy before Ann: same VP, more HP (9 against 7)." in why(p)


def test_dice_10_hp_of_the_fallen_are_what_they_fell_to_unless_the_table_wants_0() -> None:
    fallen = "-5/9@2 -1/9@2 20/1 20/2 >20/4"
    p = ended(fallen)
    assert ranking(p) == ["Eve", "Bo", "Ann", "Di", "Cy"]
    assert "Bo before Ann: same VP, more HP (-1 against -5)." in why(p)
    assert tells(table(fallen, round=LAST, overkill=False), "5").endswith("the final die decides.")


def test_dice_10_then_by_fewer_rounds_fallen() -> None:
    p = ended("-1/9@2 -1/9@7 20/1 20/2 >20/4")
    assert ranking(p) == ["Eve", "Bo", "Ann", "Di", "Cy"]
    assert "Bo before Ann: same VP and HP, fewer rounds fallen." in why(p)


def test_dice_10_then_by_the_final_die() -> None:
    p = ended("20/9 20/9 20/1 20/2 >20/4")
    assert (p.mover, seat(p), names(p)) == (CHANCE, "Ann", ["1", "2", "3", "4", "5", "6"])
    p = plays(p, "3")
    assert seat(p) == "Bo"
    bo = plays(p, "4")
    assert (bo.over, ranking(bo)) == (True, ["Bo", "Ann", "Eve", "Di", "Cy"])
    assert "Bo before Ann: the final die." in why(bo)
    assert ranking(plays(p, "1"))[:2] == ["Ann", "Bo"]


def test_dice_10_equal_rolls_are_rolled_again() -> None:
    p = plays(ended("20/9 20/9 20/1 20/2 >20/4"), "3, 3")
    assert (p.over, seat(p)) == (False, "Ann")
    assert ranking(plays(p, "6, 5"))[:2] == ["Ann", "Bo"]


def test_dice_10_three_equals_and_two_of_them_again() -> None:
    p = ended("20/9 20/9 20/9 20/2 >20/4")
    p = plays(p, "2, 6, 2")
    assert (p.over, seat(p)) == (False, "Ann")
    p = plays(p, "1, 5")
    assert ranking(p)[:3] == ["Bo", "Cy", "Ann"]
    p = plays(ended("20/9 20/9 20/9 20/2 >20/4"), "6, 2, 6, 3, 4")
    assert ranking(p)[:3] == ["Cy", "Ann", "Bo"]


def test_dice_10_two_pairs_of_equals_the_better_pair_rolls_first() -> None:
    p = ended("20/2 20/9 20/2 20/9 >20/5")
    assert [seat(p), seat(plays(p, "1")), seat(plays(p, "1, 2")), seat(plays(p, "1, 2, 3"))] == [
        "Bo", "Di", "Ann", "Cy",
    ]  # fmt: skip
    assert ranking(plays(p, "1, 2, 3, 4")) == ["Di", "Bo", "Eve", "Cy", "Ann"]


def test_dice_10_equals_below_a_fallen_player_with_more_vp() -> None:
    """The die decides who is first, and the loser comes after the fallen player with more VP."""
    p = plays(ended("20/9 20/9 0/15@3 20/2 >20/5"), "1, 2")
    assert ranking(p) == ["Bo", "Cy", "Ann", "Eve", "Di"]
    assert "Bo before Cy: only the living can be first." in why(p)
    assert "Cy before Ann" not in why(p)


def test_dice_10_a_weighted_die_is_fair_in_the_end() -> None:
    p = ended("20/9 20/9 20/1 20/2 >20/4", weights=[0, 0, 0, 0, 1, 0])
    assert p.choices() == dict.fromkeys(range(1, 7), 1)


def test_dice_10_nobody_alive_is_ranked_without_the_first_clause() -> None:
    p = plays(table("-1/7@12 0/9@2 -2/3@2 0/2@2 >3/8", round=LAST), "1")
    assert (p.over, p.state.alive, ranking(p)) == (True, 0, ["Bo", "Eve", "Ann", "Cy", "Di"])


@pytest.mark.parametrize("options", [{}, {"hp": 5}, {"hp": 1, "rounds": 2}, {"fallen_first": True, "hp": 6}])
def test_dice_10_every_game_has_a_clear_first_second_and_third(options: dict[str, int]) -> None:
    for seed in range(20):
        last = random_game("dice", options, seed)[-1]
        assert len(ranking(last)) == 5
        best = last.state.alive >> NAMES.index(ranking(last)[0]) & 1
        assert best or options.get("fallen_first") or not last.state.alive
