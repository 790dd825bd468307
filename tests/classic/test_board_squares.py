"""Every square type at work, at the edges too."""

import pytest

from boardloom.classic.board import SquareType
from tests.classic.board_table import Scripted, table

LUCKY, UNLUCKY, REVERSE = SquareType.LUCKY, SquareType.UNLUCKY, SquareType.REVERSE
PLAYAGAIN, PRISON, SURPRISE = SquareType.PLAYAGAIN, SquareType.PRISON, SquareType.SURPRISE


def landing(kind: SquareType, at: int, seat: int = 0, **also: SquareType) -> Scripted:
    """A game in which the player of this seat goes to a square of this kind, of 20."""
    game = table(
        debug=True, special={at: kind, **{int(k[1:]): v for k, v in also.items()}}, surprises=["normal"]
    )
    for _ in range(seat):
        game.skip_current_player()
    return game


def test_simple_gives_a_coin_the_start_square_too() -> None:
    game = table(debug=True)
    game.next_turn(0)
    assert (game.players[0].coins, game.players[0].position) == (1, 0)


@pytest.mark.parametrize("kind", [kind for kind in SquareType if kind is not SquareType.SIMPLE])
def test_special_squares_give_no_coin(kind: SquareType) -> None:
    game = landing(kind, 10)
    game.next_turn(10)
    assert [player.coins for player in game.players] == [0, 0, 0]


@pytest.mark.parametrize("ptype", ["lucky", "unlucky", "normal"])
def test_surprise_gives_the_type_drawn(ptype: str) -> None:
    game = table((1, 2), special={3: SURPRISE}, surprises=[ptype])
    game.next_turn()
    assert [player.ptype for player in game.players] == [ptype, "normal", "unlucky"]


def test_surprise_on_a_double_still_gives_the_extra_turn() -> None:
    game = table((2, 2), special={4: SURPRISE}, surprises=["normal"])
    turn = game.next_turn()
    assert (turn["extra_turn"], game.current_player_index, game.players[0].ptype) == (True, 0, "normal")
    assert turn["messages"][-1] == "Ann is now normal. Extra turn."


@pytest.mark.parametrize(("ptype", "to"), [("lucky", 9), ("normal", 9), ("unlucky", 6)])
def test_lucky_moves_on_unless_unlucky(ptype: str, to: int) -> None:
    game = landing(LUCKY, 6)
    game.players[0].ptype = ptype
    turn = game.next_turn(6)
    assert (game.players[0].position, turn["debug_move"], turn["winner"]) == (to, 6, None)


@pytest.mark.parametrize(("at", "wins"), [(15, False), (16, True), (17, True), (18, True)])
def test_lucky_onto_or_past_the_last_square_wins_without_a_coin(at: int, wins: bool) -> None:
    game = landing(LUCKY, at)
    turn = game.next_turn(at)
    assert (turn["winner"] is game.players[0], game.finished) == (wins, wins)
    assert (game.players[0].position, game.players[0].coins) == (min(19, at + 3), 0)


@pytest.mark.parametrize(("ptype", "to"), [("lucky", 6), ("normal", 3), ("unlucky", 3)])
def test_unlucky_moves_back_unless_lucky(ptype: str, to: int) -> None:
    game = landing(UNLUCKY, 6)
    game.players[0].ptype = ptype
    game.next_turn(6)
    assert game.players[0].position == to


@pytest.mark.parametrize(("at", "to"), [(1, 0), (2, 0), (3, 0), (4, 1)])
def test_unlucky_never_moves_back_beyond_the_start(at: int, to: int) -> None:
    game = landing(UNLUCKY, at, seat=1)
    game.next_turn(at)
    assert (game.players[1].position, game.players[1].coins) == (to, 0)


@pytest.mark.parametrize("next_kind", [PRISON, SURPRISE, PLAYAGAIN, UNLUCKY, REVERSE])
def test_an_effect_does_not_set_off_the_next_square(next_kind: SquareType) -> None:
    game = landing(LUCKY, 6, _9=next_kind)
    turn = game.next_turn(6)
    assert (game.players[0].position, game.players[0].skip_turn, turn["extra_turn"]) == (9, False, False)
    assert (game.players[0].ptype, game.players[0].coins) == ("lucky", 0)


def test_reverse_swaps_with_the_last_in_the_list_not_the_last_on_the_board() -> None:
    game = landing(REVERSE, 6)
    game.players[1].position, game.players[2].position = 1, 12
    game.next_turn(6)
    assert [player.position for player in game.players] == [12, 1, 6]
    assert [player.coins for player in game.players] == [0, 0, 0]


def test_reverse_does_nothing_to_the_last_in_the_list() -> None:
    game = landing(REVERSE, 6, seat=2)
    game.players[0].position = 12
    game.next_turn(6)
    assert [player.position for player in game.players] == [12, 0, 6]


def test_reverse_does_not_set_off_the_square_of_either() -> None:
    game = landing(REVERSE, 6, _12=PRISON)
    game.players[2].position = 12
    game.next_turn(6)
    assert [player.skip_turn for player in game.players] == [False, False, False]


def test_play_again_gives_an_extra_turn() -> None:
    game = table((1, 2), (1, 3), special={3: PLAYAGAIN})
    assert game.next_turn()["extra_turn"] is True
    assert game.current_player_index == 0
    assert game.next_turn()["extra_turn"] is False
    assert (game.players[0].position, game.players[0].moves, game.current_player_index) == (7, 2, 1)


def test_play_again_by_debug_destination() -> None:
    game = landing(PLAYAGAIN, 6)
    turn = game.next_turn(6)
    assert (turn["extra_turn"], turn["debug_move"], game.current_player_index) == (True, 6, 0)


def test_play_again_on_a_double_gives_one_extra_turn() -> None:
    game = table((2, 2), (1, 2), special={4: PLAYAGAIN})
    game.next_turn()
    assert game.next_turn()["extra_turn"] is False
    assert game.current_player_index == 1


def test_prison_is_missed_once_round_the_table() -> None:
    game = landing(PRISON, 6)
    game.next_turn(6)
    game.next_turn(7)
    game.next_turn(8)
    assert game.next_turn(9)["messages"] == ["Ann misses this turn (prison)."]
    assert game.players[0].position == 6
