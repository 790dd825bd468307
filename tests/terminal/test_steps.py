"""Choosing step by step, where choices are too many to list."""

import pytest

from boardloom.games import new
from boardloom.terminal.steps import Steps
from boardloom.words import english
from tests.terminal.conftest import House

ANN_AND_BO = ("play", "blokus", "human:Ann,bot:Bo", '{"board": "duo", "corners": "own"}', "--fast")


def names(house: House) -> list[str]:
    (match,) = house.running()
    return [p.name(a) for p, a in zip(match.positions, match.actions, strict=False)]


def test_a_piece_is_taken_up_turned_and_placed(house: House) -> None:
    printed = house.pipe(*ANN_AND_BO, typed=b"I5\nr\ne10\n")
    assert names(house)[0] == "e10,e11,e12,e13,e14"
    assert "I5: 5 × ◆" in printed
    assert "turn it clockwise" in printed


def test_enter_lays_the_piece_down_again(house: House) -> None:
    house.pipe(*ANN_AND_BO, typed=b"I5\n\nI5\n\n2\ne10\n")
    assert names(house)[0].count(",") == 1


def test_a_whole_move_can_be_typed_at_any_time(house: House) -> None:
    house.pipe(*ANN_AND_BO, typed=b"I5\ne10,e11\n")
    assert names(house)[0] == "e10,e11"


def test_passing_undo_and_arrow_keys(house: House) -> None:
    house.pipe(
        *ANN_AND_BO, typed=b"pass\nundo\nL5\n\x1b[C\n\x1b[D\n\x1b[A\n\x1b[B\nl\nv\nf\nlog\n\nu\n1\ne10\n"
    )
    assert names(house)[0] == "e10"


def test_a_place_that_is_not_offered_is_refused_in_words(house: House) -> None:
    printed = house.pipe(*ANN_AND_BO, typed=b"I5\na1\n\na1\nq\n")
    assert "'a1' is no cell for I5 as it is now; there is a10, b10, c10, d10, e10" in printed
    assert "a1 is not possible: the first piece of blue covers e10" in printed
    assert names(house) == []


def test_a_wrong_cell_for_the_piece_in_hand_does_not_place_another_piece(house: House) -> None:
    """a20 alone would be the single square."""
    four = ("play", "blokus", "human:Ann,bot:Bo,bot:Cy,bot:Di", '{"corners": "own"}', "--fast")
    printed = house.pipe(*four, typed=b"V5\na20\nq\n")
    assert "'a20' is no cell for V5 as it is now; there is a18" in printed
    assert names(house) == []


def test_a_piece_that_is_gone_is_not_taken_for_a_cell(house: House) -> None:
    """The single square could go to i4."""
    moves = [
        "e7,e8,e9,e10",
        "j5,i6,j6,j7,k7",
        "g4,f5,g5,f6",
        "i8,g9,h9,i9",
        "f2,g2,h2,i2,h3",
        "k3,l3,l4,l5,l6",
    ]
    people = ("play", "blokus", "human:Ann,human:Bo", '{"board": "duo", "corners": "own"}', "--fast")
    printed = house.pipe(*people, typed="\n".join([*moves, "I4"]).encode())
    assert "'I4' is no piece that can be chosen now; there is 1, 2" in printed
    assert len(names(house)) == len(moves)


def test_numbers_of_the_list_are_moves_and_not_pieces(house: House) -> None:
    printed = house.pipe(*ANN_AND_BO, typed=b"list\n2\nq\n")
    (listed,) = (line for line in printed.splitlines() if line.split()[:2] == ["1", "pass"])
    assert names(house)[0] == listed.split()[3]


def test_help_tells_the_steps(house: House) -> None:
    printed = house.pipe(*ANN_AND_BO, typed=b"?\nW5\n?\n")
    assert "list every move" in printed
    assert "flip it left to right" in printed
    assert "what your own die shows" not in printed


def test_steps_go_on_turn_and_back() -> None:
    steps = Steps.of(new("blokus", corners="own"))
    pieces = [step for step in steps.options(()) if step != "pass"]
    assert len(pieces) == 20  # X5 covers no corner
    assert "X5" not in pieces
    taken = steps.onward((), "v5")
    assert taken is not None
    assert (taken[0], len(taken)) == ("V5", 2)
    turned = steps.onward(taken, "R")
    assert turned is not None
    assert turned[0] == "V5"
    assert turned != taken
    assert steps.onward(turned, "L") == taken
    assert steps.onward(turned, "\x1b[D") == taken
    assert steps.onward(taken, "") == ()
    assert steps.onward((), "") is None
    assert steps.onward((), "V6") is None
    assert steps.reached(taken) is None
    cell = steps.options(taken)[0]
    whole = steps.onward(taken, cell)
    assert whole == (*taken, cell)
    action = steps.reached((*taken, cell))
    assert action is not None
    assert cell in steps.position.name(action).split(",")


def test_a_step_has_a_key_and_words_of_its_own() -> None:
    steps = Steps.of(new("blokus", corners="own"))
    assert steps.onward((), "p") == steps.onward((), "PASS") == ("pass",)
    assert steps.reached(("pass",)) == steps.position.find("pass")


def test_where_steps_are_numbered_a_number_is_enough() -> None:
    p = new("custom", controls=True, debug=True, size=40)
    steps = Steps.of(p)
    assert english(steps.hint(())) == "Enter; or an action"
    debug = steps.onward((), "d")
    assert debug == ("debug",)
    assert english(steps.hint(debug)) == "a square; Enter: back"
    for typed, name in (("17", "go 17"), ("0", "go 0")):
        reached = steps.onward(debug, typed)
        assert reached is not None
        action = steps.reached(reached)
        assert action == p.find(name)
    assert steps.onward(debug, "9999") == steps.onward(debug, "9" * 30) == steps.onward(debug, "past")
    assert steps.onward(debug, "-3") == steps.onward(debug, "-" + "9" * 5) == steps.onward(debug, "0")
    assert steps.onward(debug, "three") is None


@pytest.mark.parametrize("name", ["snakes", "custom"])
def test_games_without_steps_list_their_choices(name: str) -> None:
    steps = Steps.of(new(name))
    assert steps.onward((), "4") is None
    assert (steps.hint(()), steps.options(()), steps.reached(())) == ("", [], None)
    assert steps.help((), {"u": "undo"}) == {"u": "undo"}


def test_listed_choices_are_explained() -> None:
    p = new("custom", controls=True)
    help_lines = Steps.of(p).help((), {"u": "undo"})
    assert list(help_lines)[-1] == "u"
    assert all(help_lines.values())
    assert {key.split(", ")[0] for key in help_lines} >= {"roll", "skip"}
