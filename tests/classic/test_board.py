"""The custom board as the developer reference describes it: turns, controls, chance, answers."""

import random
from typing import Any

import pytest

from boardloom.classic.board import Game, Player, Square, SquareType
from boardloom.games.custom.board import Board
from tests.classic.board_table import ANN, BOB, THREE, figures, table

KEYS = {"messages", "dice", "debug_move", "winner", "total_moves", "extra_turn"}
PRISON, SURPRISE, PLAYAGAIN = SquareType.PRISON, SquareType.SURPRISE, SquareType.PLAYAGAIN


def test_the_seven_square_types_are_called_what_they_are() -> None:
    names = ["SIMPLE", "SURPRISE", "PRISON", "LUCKY", "UNLUCKY", "REVERSE", "PLAYAGAIN"]
    assert [kind.name for kind in SquareType] == names
    assert [kind.value for kind in SquareType] == names


def test_setup_puts_everybody_on_the_first_square() -> None:
    game = table()
    assert [(p.name, p.color, p.ptype) for p in game.players] == [
        ("Ann", "red", "lucky"),
        ("Bob", "blue", "normal"),
        ("Cat", "green", "unlucky"),
    ]
    assert all((p.position, p.coins, p.moves) == (0, 0, 0) and p.skip_turn is False for p in game.players)
    assert (game.current_player_index, game.total_moves, game.finished, game.winner) == (0, 0, False, None)
    assert game.squares == [Square(i, SquareType.SIMPLE) for i in range(20)]


def test_a_roll_moves_by_the_sum_and_passes_the_turn() -> None:
    game = table((3, 4))
    assert game.next_turn() == {
        "messages": ["Ann rolls 3 and 4 (lucky roll) and lands on square 7. Ann gets a coin."],
        "dice": (3, 4),
        "debug_move": None,
        "winner": None,
        "total_moves": 1,
        "extra_turn": False,
    }
    assert (game.players[0].position, game.players[0].coins, game.players[0].moves) == (7, 1, 1)
    assert game.current_player_index == 1


def test_turns_go_round() -> None:
    game = table(*[(1, 2)] * 4)
    seen = []
    for _ in range(4):
        seen.append(game.current_player_index)
        game.next_turn()
    assert seen == [0, 1, 2, 0]


def test_a_double_gives_an_extra_turn() -> None:
    game = table((2, 2), (1, 2))
    assert game.next_turn()["extra_turn"] is True
    assert game.current_player_index == 0
    assert game.next_turn()["extra_turn"] is False
    assert (game.current_player_index, game.players[0].position, game.players[0].moves) == (1, 7, 2)


def test_a_double_that_wins_gives_no_extra_turn() -> None:
    game = table((6, 6), size=10)
    turn = game.next_turn()
    assert (turn["extra_turn"], turn["winner"]) == (False, game.players[0])


def test_a_prisoner_misses_one_turn_and_is_free() -> None:
    game = table((1, 2), (1, 2), (1, 2), (4, 5), special={3: PRISON})
    for _ in range(3):
        game.next_turn()
    assert [p.skip_turn for p in game.players] == [True, True, True]
    turn = game.next_turn()
    assert (turn["messages"], turn["dice"], turn["total_moves"]) == (
        ["Ann misses this turn (prison)."],
        None,
        4,
    )
    assert (game.players[0].skip_turn, game.players[0].moves, game.players[0].position) == (False, 2, 3)
    assert game.current_player_index == 1
    for _ in range(3):
        turn = game.next_turn()
    assert (turn["dice"], game.players[0].position) == ((4, 5), 12)


def test_the_first_to_reach_the_end_wins_at_once() -> None:
    game = table((3, 4), size=8)
    turn = game.next_turn()
    assert turn["winner"] is game.players[0] is game.winner
    assert turn["messages"][-1].endswith("Ann wins!")
    assert game.finished


def test_after_the_end_nothing_changes() -> None:
    game = table((3, 4), size=8, debug=True)
    game.next_turn()
    before = figures(game)
    for destination in (None, 3, "x"):
        turn = game.next_turn(destination)
        assert turn["messages"] == ["The game is over: Ann has won."]
        assert (turn["winner"], turn["dice"], turn["total_moves"]) == (game.players[0], None, 1)
        assert turn["extra_turn"] is False
    game.skip_current_player()
    assert game.end_game() == (game.players[0], 1)
    assert figures(game) == before


def test_custom_1_winning_by_passing_the_end_gives_no_coin_landing_on_it_does() -> None:
    passing, landing = table((6, 5), size=8), table((3, 4), size=8)
    assert passing.next_turn()["winner"] is passing.players[0]
    assert landing.next_turn()["winner"] is landing.players[0]
    assert (passing.players[0].position, passing.players[0].coins) == (7, 0)
    assert (landing.players[0].position, landing.players[0].coins) == (7, 1)


def test_custom_2_a_double_onto_prison_the_extra_turn_is_the_one_missed() -> None:
    game = table((2, 2), (1, 2), special={4: PRISON})
    assert game.next_turn()["extra_turn"] is True
    assert (game.current_player_index, game.players[0].skip_turn) == (0, True)
    turn = game.next_turn()
    assert (turn["dice"], turn["extra_turn"]) == (None, False)
    assert (game.current_player_index, game.players[0].skip_turn, game.players[0].moves) == (1, False, 2)
    assert game.next_turn()["dice"] == (1, 2)


@pytest.mark.parametrize("destination", [9, -1, 99, "here", 2.0, True])
def test_custom_3_a_destination_without_debug_mode_is_ignored(destination: Any) -> None:
    game = table((1, 2))
    turn = game.next_turn(destination)
    assert (turn["dice"], turn["debug_move"], game.players[0].position) == ((1, 2), None, 3)


@pytest.mark.parametrize("destination", ["here", "7", 2.0, True, False, [3], object()])
def test_custom_3_what_is_no_integer_gets_a_message_and_the_turn_is_still_there(destination: Any) -> None:
    game = table(debug=True)
    before = figures(game)
    turn = game.next_turn(debug_destination=destination)
    assert turn["messages"] == [f"The square to go to must be an integer, not {destination!r}."]
    assert set(turn) == KEYS
    assert (turn["dice"], turn["debug_move"], turn["extra_turn"]) == (None, None, False)
    assert figures(game) == before


def test_custom_3_what_is_no_integer_does_not_use_up_a_prisoners_turn() -> None:
    game = table(debug=True)
    game.players[0].skip_turn = True
    game.next_turn("here")
    assert (game.players[0].skip_turn, game.players[0].moves, game.current_player_index) == (True, 0, 0)


def test_custom_3_a_negative_destination_is_the_start() -> None:
    game = table(debug=True)
    game.players[0].position = 5
    turn = game.next_turn(-4)
    assert (turn["debug_move"], turn["dice"], game.players[0].position) == (0, None, 0)
    assert (game.players[0].coins, game.players[0].moves, game.current_player_index) == (1, 1, 1)


@pytest.mark.parametrize("destination", [20, 21, 10**30])
def test_custom_3_a_destination_past_the_end_wins_without_a_coin(destination: int) -> None:
    game = table(debug=True)
    turn = game.next_turn(destination)
    assert (turn["debug_move"], turn["winner"]) == (destination, game.players[0])
    assert (game.players[0].position, game.players[0].coins) == (19, 0)


def test_the_last_square_as_a_destination_wins_with_its_coin() -> None:
    game = table(debug=True)
    assert game.next_turn(19)["winner"] is game.players[0]
    assert game.players[0].coins == 1


def test_a_destination_has_its_squares_effect_and_is_told() -> None:
    game = table(debug=True, special={6: PRISON})
    turn = game.next_turn(6)
    assert turn["debug_move"] == 6
    assert turn["messages"] == ["Ann goes to square 6 (practice). PRISON: the next turn is missed."]
    assert (game.players[0].skip_turn, game.players[0].coins) == (True, 0)


def test_debug_mode_still_rolls_without_a_destination() -> None:
    game = table((1, 2), debug=True)
    turn = game.next_turn()
    assert (turn["dice"], turn["debug_move"], game.players[0].position) == ((1, 2), None, 3)


def test_a_prisoner_misses_the_turn_whatever_the_destination() -> None:
    game = table(debug=True)
    game.players[0].skip_turn = True
    turn = game.next_turn(19)
    assert (turn["winner"], turn["debug_move"], turn["dice"]) == (None, None, None)
    assert (game.players[0].position, game.players[0].skip_turn, game.current_player_index) == (0, False, 1)


def test_custom_4_skipping_counts_as_a_move_and_does_not_clear_prison() -> None:
    game = table()
    game.players[0].skip_turn = True
    game.skip_current_player()
    assert (game.players[0].skip_turn, game.players[0].moves, game.total_moves) == (True, 1, 1)
    assert (game.current_player_index, game.players[0].position, game.players[0].coins) == (1, 0, 0)


def test_custom_4_ending_on_a_tie_the_first_in_the_list_wins() -> None:
    game = table()
    game.skip_current_player()
    game.players[1].position = game.players[2].position = 8
    assert game.end_game() == (game.players[1], 1)
    assert game.finished
    assert game.winner is game.players[1]


def test_ending_at_once_the_first_player_wins() -> None:
    game = table()
    assert game.end_game() == (game.players[0], 0)


def test_ending_in_front_wins_whoevers_turn_it_is() -> None:
    game = table()
    game.players[2].position = 1
    assert game.end_game()[0] is game.players[2]


def test_custom_5_all_six_keys_are_always_there() -> None:
    game = table(
        (2, 2), (1, 3), (1, 2), size=9, special={4: PRISON, 3: SURPRISE}, surprises=["normal"], debug=True
    )
    destinations: list[Any] = [None] * 4 + ["x", 2, 99, 99, None]  # then: refused, moved, missed, won, over
    answers = [game.next_turn(destination) for destination in destinations]
    assert all(set(answer) == KEYS for answer in answers)
    for answer in answers:
        assert all(isinstance(message, str) and message for message in answer["messages"])
        assert isinstance(answer["total_moves"], int)
        assert isinstance(answer["extra_turn"], bool)
    assert answers[-1]["winner"] is not None


def test_custom_6_a_board_drawn_by_auto_fill_can_be_played() -> None:
    board = Board.auto_fill(40, seed=6)
    game = Game()
    game.setup(board.size, THREE, board.squares)
    assert tuple(square.type.name for square in game.squares) == board.squares
    assert {square.type for square in game.squares} == set(SquareType)


def test_custom_7_the_options_are_off() -> None:
    """No chained effect, no coin on a special square, REVERSE by the order of the list."""
    game = table(special={6: SquareType.REVERSE, 12: PRISON}, debug=True)
    game.players[1].position, game.players[2].position = 1, 12
    game.next_turn(6)
    assert [(p.position, p.coins, p.skip_turn) for p in game.players] == [
        (12, 0, False),
        (1, 0, False),
        (6, 0, False),
    ]


def test_the_texts_quick_play() -> None:
    """Board of 20; Alice, Bob and Carla; special squares and debug mode; the first at 19 wins."""
    random.seed(20)
    game = Game()
    game.setup(
        20,
        [
            {"name": "Alice", "color": "red", "type": "lucky"},
            {"name": "Bob", "color": "blue", "type": "normal"},
            {"name": "Carla", "color": "green", "type": "unlucky"},
        ],
        [random.choice(list(SquareType)) for _ in range(20)],
        debug=True,
    )
    assert game.squares[0].type is game.squares[19].type is SquareType.SIMPLE
    while game.current_player_index == 0:
        game.next_turn()
    turn = game.next_turn(debug_destination=19)
    assert isinstance(turn["winner"], Player)
    assert (turn["winner"].name, turn["winner"].position) == ("Bob", 19)
    assert turn["total_moves"] == sum(player.moves for player in game.players)


def test_playing_again_after_a_setup() -> None:
    game = table((3, 4))
    game.next_turn()
    old = game.players
    game.setup(9, [ANN, BOB])
    assert (len(game.players), game.total_moves, game.players[0].position) == (2, 0, 0)
    assert (old[0].position, old[0].coins) == (7, 1)
    old[0].position = 3
    assert game.players[0].position == 0


@pytest.mark.parametrize(
    "name", ["players", "squares", "current_player_index", "total_moves", "finished", "winner"]
)
def test_nothing_to_read_before_setup(name: str) -> None:
    with pytest.raises(RuntimeError, match="call setup first"):
        getattr(Game(), name)


@pytest.mark.parametrize("name", ["next_turn", "skip_current_player", "end_game"])
def test_nothing_to_play_before_setup(name: str) -> None:
    with pytest.raises(RuntimeError, match="call setup first"):
        getattr(Game(), name)()
