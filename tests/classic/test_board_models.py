"""`Player` by itself is a data model, and `Game.setup` takes players beside dicts."""

from typing import Any

import pytest

from boardloom.classic.board import Game, Player, Square, SquareType
from tests.classic.board_table import ANN, BOB

FIGURES = ("coins", "position", "ptype", "skip_turn", "moves")


def test_a_player_has_the_defaults_of_the_text() -> None:
    ann = Player(name="Ann", color="red")
    assert (ann.name, ann.color) == ("Ann", "red")
    assert [getattr(ann, figure) for figure in FIGURES] == [0, 0, "normal", False, 0]


def test_a_player_keeps_what_it_is_given() -> None:
    ann = Player("Ann", "red", coins=3, position=7, ptype="lucky", skip_turn=True, moves=4)
    assert [getattr(ann, figure) for figure in FIGURES] == [3, 7, "lucky", True, 4]
    ann.position += 2
    ann.ptype = "unlucky"
    assert repr(ann) == "<Player Ann: square 9, 3 coins, unlucky, 4 moves, in prison>"


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"name": 3}, "name must be a string, not 3"),
        ({"color": None}, "color must be a string, not None"),
        (
            {"coins": -1},
            r"coins must be 0 to 1000000000 \(figures are kept in 32 bits, .*\), not -1",
        ),
        ({"position": 1.0}, "position must be an integer, not 1.0"),
        ({"ptype": "happy"}, "ptype: 'happy' is none of lucky, unlucky, normal"),
        ({"skip_turn": 1}, "skip_turn must be True or False, not 1"),
        ({"moves": "2"}, "moves must be an integer, not '2'"),
    ],
)
def test_a_player_that_cannot_be_is_refused(given: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Player(**{"name": "Ann", "color": "red", **given})


@pytest.mark.parametrize(
    ("index", "kind", "message"),
    [
        (3, "LUCKY", "type must be a SquareType such as SquareType.LUCKY, not 'LUCKY'"),
        ("3", SquareType.LUCKY, "index must be an integer, not '3'"),
        (-1, SquareType.LUCKY, "index must be 0 or more, not -1"),
    ],
)
def test_a_square_that_cannot_be_is_refused(index: Any, kind: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Square(index, kind)


def test_a_game_takes_players_and_dicts() -> None:
    game = Game()
    game.setup(9, [Player("Ann", "red", ptype="lucky"), BOB])
    assert [(p.name, p.color, p.ptype) for p in game.players] == [
        ("Ann", "red", "lucky"),
        ("Bob", "blue", "normal"),
    ]


def test_a_game_has_players_of_its_own_who_start_with_nothing() -> None:
    ann = Player("Ann", "red", coins=5, position=4, ptype="lucky", skip_turn=True, moves=9)
    game = Game()
    game.setup(9, [ann, BOB])
    assert [getattr(game.players[0], figure) for figure in FIGURES] == [0, 0, "lucky", False, 0]
    game.players[0].coins = 8
    assert (ann.coins, ann.position) == (5, 4)


def test_the_players_of_a_game_may_play_another() -> None:
    game = Game()
    game.setup(9, [ANN, BOB])
    game.players[1].position = 5
    game.setup(9, game.players)
    assert [(p.name, p.position) for p in game.players] == [("Ann", 0), ("Bob", 0)]


@pytest.mark.parametrize(("kind", "label"), [("SIMPLE", "Simple"), ("PLAYAGAIN", "PlayAgain")])
def test_square_types_are_labelled_as_the_text_writes_them(kind: str, label: str) -> None:
    assert SquareType(kind).label == label


def test_a_board_of_any_size_has_a_debug_mode() -> None:
    size = 200_000
    game = Game()
    game.setup(size, [ANN, BOB], debug=True)
    assert game.next_turn(150_000)["debug_move"] == 150_000
    assert game.next_turn(size)["winner"] is game.players[1]
    assert [player.position for player in game.players] == [150_000, size - 1]
