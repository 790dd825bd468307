"""Dice of one's own in DO or DICE: of NumPy, of one number, and what is said where they do not fit."""

from collections.abc import Sequence

import numpy as np
import pytest

from boardloom.classic.do_or_dice.controllers import GameController
from boardloom.classic.do_or_dice.services import FAIR, DiceService
from boardloom.core.errors import IllegalAction
from tests.classic.test_do_or_dice import NAMES, first, silent


class Always(DiceService):
    """A die that shows one number; a fair one if that is 0."""

    def __init__(self, number: int) -> None:
        self.number = number

    def roll(self, weights: Sequence[int] = FAIR) -> int:
        return self.number or super().roll(weights)


def test_dice_may_be_numpys() -> None:
    class Fives(DiceService):
        def roll(self, weights: Sequence[int] = FAIR) -> int:
            return np.int64(5)  # type: ignore[return-value]

    assert GameController(NAMES, dice=Fives()).roll() == ["Ann rolls 5, Recover: no HP to gain."]


def test_dice_that_always_show_the_same_cannot_decide_the_final_roll_and_are_told_so() -> None:
    game = GameController(NAMES, dice=(dice := Always(1)))
    with pytest.raises(ValueError, match="600 final rolls have decided nothing"):
        game.run(first, silent)
    rolled = len(game.state.match.actions)
    with pytest.raises(ValueError, match="600 final rolls have decided nothing"):
        game.run(first, silent)
    assert rolled < len(game.state.match.actions), "each time the dice are tried anew"
    dice.number = 0
    assert len(game.run(first, silent)) == 5


def test_refusals_call_players_by_their_names() -> None:
    game = GameController(NAMES, dice=Always(4))
    game.roll()
    with pytest.raises(IllegalAction, match="'gain' is not open to Ann here"):
        game.choose("gain")
