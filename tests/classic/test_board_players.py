"""A player is a live view: figures are read and written where the rules keep them."""

from typing import Any

import numpy as np
import pytest

from boardloom.classic.board import SquareType
from tests.classic.board_table import figures, table


def test_players_are_the_same_objects_from_turn_to_turn() -> None:
    game = table((3, 4), (1, 2))
    before = game.players
    ann, bob = before[0], before[1]
    game.next_turn()
    game.next_turn()
    assert all(a is b for a, b in zip(game.players, before, strict=True))
    assert (ann.position, bob.position) == (7, 3)
    assert ann != bob
    assert len({*before, *game.players}) == 3


def test_a_player_put_down_by_hand_goes_on_from_there() -> None:
    game = table((1, 2))
    game.players[0].position = 15
    game.players[0].coins = 40
    game.players[0].moves = 9
    game.next_turn()
    assert (game.players[0].position, game.players[0].coins, game.players[0].moves) == (18, 41, 10)
    assert game.total_moves == 1


def test_a_prisoner_by_hand_misses_the_turn() -> None:
    game = table()
    game.players[0].skip_turn = True
    assert game.next_turn()["dice"] is None
    assert game.players[0].skip_turn is False


def test_a_prisoner_set_free_by_hand_rolls() -> None:
    game = table((1, 2))
    game.players[0].skip_turn = True
    game.players[0].skip_turn = False
    assert game.next_turn()["dice"] == (1, 2)


def test_a_type_by_hand_counts() -> None:
    game = table((1, 2), special={3: SquareType.LUCKY})
    game.players[0].ptype = "unlucky"
    game.next_turn()
    assert game.players[0].position == 3


def test_a_name_by_hand_is_told() -> None:
    game = table((1, 2))
    game.players[0].name = "Zoe"
    assert game.next_turn()["messages"][0].startswith("Zoe rolls")


@pytest.mark.parametrize("name", ["name", "color"])
def test_a_name_or_colour_by_hand_is_a_text(name: str) -> None:
    game = table((1, 2))
    before = game.players[0].name, game.players[0].color
    with pytest.raises(ValueError, match=f"{name} must be a string, not 5"):
        setattr(game.players[0], name, 5)
    assert (game.players[0].name, game.players[0].color) == before


def test_figures_by_hand_may_be_numpys() -> None:
    game = table(debug=True)
    game.players[0].position = np.int64(4)  # type: ignore[assignment]
    assert game.next_turn(np.int16(5))["debug_move"] == 5  # type: ignore[arg-type]
    assert (game.players[0].position, type(game.players[0].position)) == (5, int)


def test_nobody_wins_by_being_put_on_the_last_square() -> None:
    game = table((1, 2))
    game.players[1].position = 19
    assert game.next_turn()["winner"] is None
    assert game.end_game()[0] is game.players[1]


def test_a_player_shows_its_figures() -> None:
    game = table()
    game.players[2].skip_turn = True
    assert repr(game.players[2]) == "<Player Cat: square 0, 0 coins, unlucky, 0 moves, in prison>"


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("position", -1, r"position must be 0 to 19 \(the index of the last square\), not -1"),
        ("position", 20, r"position must be 0 to 19 \(the index of the last square\), not 20"),
        ("position", 2.0, "position must be an integer, not 2.0"),
        ("position", True, "position must be an integer, not True"),
        ("coins", -1, "coins must be 0 to"),
        ("coins", 2**40, "coins must be 0 to"),
        ("coins", "3", "coins must be an integer, not '3'"),
        ("moves", -1, "moves must be 0 to"),
        ("skip_turn", 1, "skip_turn must be True or False, not 1"),
        ("skip_turn", None, "skip_turn must be True or False, not None"),
        ("ptype", "Lucky", "ptype: 'Lucky' is none of lucky, unlucky, normal"),
        ("ptype", 1, "ptype: 1 is none of lucky, unlucky, normal"),
    ],
)
def test_a_figure_that_cannot_be_is_refused(field: str, value: Any, message: str) -> None:
    game = table()
    before = figures(game)
    with pytest.raises(ValueError, match=message):
        setattr(game.players[1], field, value)
    assert figures(game) == before
