"""What `setup` refuses, in the rule text's words, and what it leaves alone."""

from typing import Any

import pytest

from boardloom.classic.board import Game, SquareType
from tests.classic.board_table import ANN, BOB, CAT, THREE, figures, table

SEVEN = [{"name": c, "color": c, "type": t} for c, t in zip("abcdefg", ["lucky", "normal"] * 4, strict=False)]
S = SquareType.SIMPLE

REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"board_size": 4}, "^Board size must be at least 5$"),
    ({"board_size": 0}, "^Board size must be at least 5$"),
    ({"board_size": -7}, "^Board size must be at least 5$"),
    ({"board_size": 4, "squares_types": [S] * 4}, "^Board size must be at least 5$"),
    ({"board_size": "20"}, "^board_size must be an integer, not '20'$"),
    ({"board_size": 20.0}, "^board_size must be an integer, not 20.0$"),
    ({"board_size": True}, "^board_size must be an integer, not True$"),
    ({"board_size": None}, "^board_size must be an integer, not None$"),
    (
        {"board_size": 10**12},
        "^a board of 1000000000000 squares takes about 45776368 MB of memory, and",
    ),
    ({"players_list": []}, "players: .* 2 .*got 0"),
    ({"players_list": [ANN]}, "players: .* 2 .*got 1"),
    ({"players_list": SEVEN}, "players: .* 6 .*got 7"),
    ({"players_list": None}, "^players_list must be a list, not None$"),
    ({"players_list": "Ann"}, "^players_list must be a list, not 'Ann'$"),
    (
        {"players_list": [ANN, "Bob"]},
        r"^players_list\[1\] must be a Player or a dict with name, color and type, not 'Bob'$",
    ),
    ({"players_list": [ANN, {"name": "Bob", "type": "normal"}]}, r"^players_list\[1\]: color is missing$"),
    ({"players_list": [{"color": "red", "type": "lucky"}, BOB]}, r"^players_list\[0\]: name is missing$"),
    ({"players_list": [{"name": "Ann", "color": "red"}, BOB]}, r"^players_list\[0\]: type is missing$"),
    ({"players_list": [ANN, {**BOB, "name": 3}]}, r"^players_list\[1\]: name must be a string, not 3$"),
    (
        {"players_list": [ANN, {**BOB, "color": None}]},
        r"^players_list\[1\]: color must be a string, not None$",
    ),
    ({"players_list": [ANN, {**BOB, "type": 2}]}, r"^players_list\[1\]: type must be a string, not 2$"),
    ({"players_list": [ANN, {**BOB, "type": "happy"}]}, "types.1: .*'lucky', 'unlucky' or 'normal'.*'happy'"),
    ({"players_list": [ANN, {**BOB, "type": "Normal"}]}, "types.1: .*'Normal'"),
    (
        {"players_list": [ANN, {**BOB, "type": "lucky"}]},
        "^There must be at least two different player types$",
    ),
    ({"players_list": [ANN, BOB, {**CAT, "color": "red"}]}, "^Color clash: red"),
    ({"players_list": [ANN, {**BOB, "color": "RED"}]}, "^Color clash: red"),
    ({"squares_types": [S] * 9}, "squares: 9 types for 10 squares"),
    ({"squares_types": [S] * 11}, "squares: 11 types for 10 squares"),
    ({"squares_types": []}, "squares: 0 types for 10 squares"),
    ({"squares_types": [S] * 9 + ["JAIL"]}, r"^squares_types\[9\]: 'JAIL' is none of SIMPLE, .*PLAYAGAIN$"),
    ({"squares_types": [S, 3] + [S] * 8}, r"^squares_types\[1\]: 3 is none of SIMPLE"),
    ({"squares_types": [S, []] + [S] * 8}, r"^squares_types\[1\]: \[\] is none of SIMPLE"),
    ({"squares_types": "SIMPLE"}, "^squares_types must be a list, not 'SIMPLE'$"),
    ({"players_list": "x" * 5000}, r"^players_list must be a list, not 'x{56}\.\.\.$"),
    ({"debug": "maybe"}, "^debug must be True or False, not 'maybe'$"),
]


@pytest.mark.parametrize(("change", "message"), REFUSED)
def test_custom_5_setup_says_what_is_wrong_and_the_game_before_goes_on(
    change: dict[str, Any], message: str
) -> None:
    game = table((3, 4), (1, 2))
    game.next_turn()
    before, players = figures(game), game.players
    with pytest.raises(ValueError, match=message):
        game.setup(**{"board_size": 10, "players_list": [ANN, BOB], **change})
    assert (figures(game), game.players, len(game.squares)) == (before, players, 20)
    assert game.next_turn()["dice"] == (1, 2)


def test_a_setup_that_failed_first_leaves_no_game() -> None:
    game = Game()
    with pytest.raises(ValueError, match="at least 5"):
        game.setup(4, THREE)
    with pytest.raises(RuntimeError, match="call setup first"):
        game.next_turn()


def test_the_smallest_board_and_the_most_players() -> None:
    game = Game()
    game.setup(5, SEVEN[:6])
    assert (len(game.squares), len(game.players)) == (5, 6)


def test_first_and_last_square_are_simple_whatever_is_asked() -> None:
    game = Game()
    game.setup(6, THREE, [SquareType.PRISON] * 6)
    assert [square.type for square in game.squares] == [S, *[SquareType.PRISON] * 4, S]
    assert [square.index for square in game.squares] == [0, 1, 2, 3, 4, 5]


def test_squares_may_be_given_by_name() -> None:
    game = Game()
    game.setup(
        8,
        THREE,
        ["SIMPLE", "SURPRISE", "PRISON", SquareType.LUCKY, "UNLUCKY", "REVERSE", "PLAYAGAIN", "SIMPLE"],
    )
    assert [square.type.name for square in game.squares[1:7]] == [k.name for k in SquareType if k is not S]


def test_what_was_given_can_change_without_touching_the_game() -> None:
    people, types = [dict(ANN), dict(BOB)], [SquareType.PRISON] * 6
    game = Game()
    game.setup(6, people, types)
    people[0]["name"], types[1] = "Eve", SquareType.LUCKY
    assert (game.players[0].name, game.squares[1].type) == ("Ann", SquareType.PRISON)


def test_what_is_listed_cannot_be_changed_by_hand() -> None:
    game = table()
    game.players.clear()
    game.squares.clear()
    assert (len(game.players), len(game.squares)) == (3, 20)
    with pytest.raises(AttributeError):
        game.squares[3].type = SquareType.PRISON  # type: ignore[misc]
    with pytest.raises(AttributeError):
        game.total_moves = 3  # type: ignore[misc]
