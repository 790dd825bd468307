"""Chance in the documented class: fair by itself, and anything a subclass wants it to be."""

import random
from typing import Any

import numpy as np
import pytest

from boardloom.classic.board import Game, SquareType
from tests.classic.board_table import BOB, CAT, THREE, Scripted, figures, table

KEYS = {"messages", "dice", "debug_move", "winner", "total_moves", "extra_turn"}
PRISON, SURPRISE, PLAYAGAIN = SquareType.PRISON, SquareType.SURPRISE, SquareType.PLAYAGAIN


def test_custom_8_a_surprise_is_drawn_in_the_same_turn() -> None:
    game = table((1, 2), special={3: SURPRISE}, surprises=["unlucky"])
    turn = game.next_turn()
    assert turn["messages"] == [
        "Ann rolls 1 and 2 (unlucky roll) and lands on square 3. SURPRISE: draws a new player type.",
        "Ann is now unlucky.",
    ]
    assert (game.players[0].ptype, game.players[0].coins, game.current_player_index) == ("unlucky", 0, 1)


def test_custom_8_the_three_surprises_are_equally_likely() -> None:
    random.seed(8)
    game = Game()
    drawn = [game.draw_surprise() for _ in range(3000)]
    assert set(drawn) == {"lucky", "unlucky", "normal"}
    assert all(abs(drawn.count(ptype) - 1000) < 130 for ptype in set(drawn))


def test_dice_are_two_fair_dice() -> None:
    random.seed(7)
    game = Game()
    throws = [game.roll_dice() for _ in range(7200)]
    counts = [throws.count((i, j)) for i in range(1, 7) for j in range(1, 7)]
    assert sum(counts) == 7200
    assert all(abs(count - 200) < 70 for count in counts)


def test_the_random_seed_makes_a_game_repeatable() -> None:
    def story() -> list[list[str]]:
        random.seed(5)
        game = Game()
        game.setup(30, THREE, ["SURPRISE"] * 30)
        messages = []
        while not game.finished:
            messages.append(game.next_turn()["messages"])
        return messages

    assert story() == story()


BAD_DICE: list[Any] = [None, 7, (1,), (1, 2, 3), (0, 1), (6, 7), (1.0, 2), (True, 2), "12", ("1", "2")]


@pytest.mark.parametrize("dice", BAD_DICE)
def test_what_is_not_two_dice_is_refused_and_nothing_has_changed(dice: Any) -> None:
    game = table(dice, (1, 2))
    before = figures(game)
    with pytest.raises(ValueError, match=r"roll_dice\(\) must give two dice, 1 to 6"):
        game.next_turn()
    assert figures(game) == before
    assert game.next_turn()["dice"] == (1, 2)


@pytest.mark.parametrize("surprise", [None, "Lucky", 1, ["lucky"]])
def test_what_is_no_player_type_is_refused_and_nothing_has_changed(surprise: Any) -> None:
    game = table((1, 2), (2, 3), special={3: SURPRISE}, surprises=[surprise])
    before = figures(game)
    with pytest.raises(ValueError, match=r"draw_surprise\(\): .* is none of lucky, unlucky, normal"):
        game.next_turn()
    assert figures(game) == before
    assert game.next_turn()["dice"] == (2, 3)


@pytest.mark.parametrize("dice", [[1, 2], np.array([1, 2]), (np.int64(1), np.int32(2))])
def test_dice_may_come_as_a_list_or_from_numpy(dice: Any) -> None:
    turn = table(dice).next_turn()
    assert turn["dice"] == (1, 2)
    assert [type(die) for die in turn["dice"] or ()] == [int, int]
    assert turn["messages"] == ["Ann rolls 1 and 2 (unlucky roll) and lands on square 3. Ann gets a coin."]


def test_chance_that_fails_leaves_the_turn_to_be_played() -> None:
    game = table()
    before = figures(game)
    with pytest.raises(IndexError):
        game.next_turn()
    assert figures(game) == before


def test_chance_sees_the_table_as_it_is() -> None:
    class Onlooker(Scripted):
        def draw_surprise(self) -> str:
            return "lucky" if self.players[0].position == 3 else "unlucky"

    game = Onlooker([(1, 2)])
    game.setup(9, [BOB, CAT], ["SURPRISE"] * 9)
    game.next_turn()
    assert game.players[0].ptype == "lucky"


@pytest.mark.parametrize("meddling", ["next_turn", "skip_current_player", "end_game"])
def test_nobody_can_act_in_the_middle_of_a_turn(meddling: str) -> None:
    class Meddler(Game):
        def roll_dice(self) -> tuple[int, int]:
            getattr(self, meddling)()
            return 1, 2

    game = Meddler()
    game.setup(9, THREE)
    before = figures(game)
    with pytest.raises(RuntimeError, match="A turn is being played"):
        game.next_turn()
    assert figures(game) == before
