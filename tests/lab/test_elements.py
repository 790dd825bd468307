"""What one element of a design does."""

import pytest

from boardloom import lab
from boardloom.core.errors import BadOptions
from boardloom.lab.odds import odds


def test_the_influence_of_an_element_is_the_difference_without_it() -> None:
    board = [{"kind": "ladder", "from": 4, "to": 56}, {"kind": "snake", "from": 99, "to": 12}]
    whole = lab.Design("snakes", entities=board)
    (ladder, up), (snake, _) = lab.influence(whole, "entities", games=64)
    assert (ladder, snake) == tuple(board)
    with_, without = (odds(design.position).length for design in (whole, whole.but(entities=board[1:])))
    assert with_ is not None
    assert without is not None
    assert up["rounds"].exact
    assert up["rounds"].value == pytest.approx(with_.mean - without.mean)
    only = whole.but(entities=board[:1])
    ((_, shorter),) = lab.influence(only, "entities", {"kind": "ladder", "from": 5, "to": 15}, games=64)
    ((_, whole_ladder),) = lab.influence(only, "entities", games=64)
    assert whole_ladder["rounds"].value < shorter["rounds"].value < 0


def test_elements_of_a_board_that_the_computer_placed_are_known() -> None:
    design = lab.Design("custom", size=6, board_seed=4)
    found = lab.influence(design, "squares", "SIMPLE", games=32)
    squares = [square for square, _ in found]
    assert squares
    assert "SIMPLE" not in squares


def test_the_influence_of_a_rule_is_its_difference_from_the_usual_one() -> None:
    ((rule, stricter),) = lab.influence(lab.Design("snakes", third_six="to-start"), "third_six", games=32)
    ((_, other),) = lab.influence(lab.Design("snakes", third_six="to-start"), "third_six", "normal", games=32)
    assert rule == "to-start"
    assert 0 < stricter["rounds"].value < other["rounds"].value


def test_what_has_no_elements_is_refused() -> None:
    with pytest.raises(BadOptions, match="fun should be given as a list"):
        lab.influence(lab.Design("snakes"), "fun")
    with pytest.raises(BadOptions, match="entities should be given as a list"):
        lab.influence(lab.Design("snakes", entities=[]), "entities")
