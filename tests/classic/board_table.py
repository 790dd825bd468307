"""A game whose chance is written down beforehand, and short ways to set one up."""

from collections.abc import Mapping, Sequence
from typing import Any

from boardloom.classic.board import Game, SquareType

ANN = {"name": "Ann", "color": "red", "type": "lucky"}
BOB = {"name": "Bob", "color": "blue", "type": "normal"}
CAT = {"name": "Cat", "color": "green", "type": "unlucky"}
THREE = [ANN, BOB, CAT]


class Scripted(Game):
    """Rolls and draws what the test has put on these lists."""

    def __init__(self, dice: Sequence[Any] = (), surprises: Sequence[Any] = ()) -> None:
        self.dice, self.surprises = list(dice), list(surprises)

    def roll_dice(self) -> tuple[int, int]:
        return self.dice.pop(0)  # type: ignore[no-any-return]

    def draw_surprise(self) -> str:
        return self.surprises.pop(0)  # type: ignore[no-any-return]


def table(
    *dice: Any,
    size: int = 20,
    special: Mapping[int, SquareType] | None = None,
    surprises: Sequence[Any] = (),
    debug: bool = False,
) -> Scripted:
    """Ann, Bob and Cat on a board that is SIMPLE but for the special squares."""
    types = [(special or {}).get(i, SquareType.SIMPLE) for i in range(size)]
    game = Scripted(dice, surprises)
    game.setup(size, THREE, types, debug=debug)
    return game


def figures(game: Game) -> tuple[Any, ...]:
    """All that can change, to compare before and after."""
    people = [(p.name, p.position, p.coins, p.ptype, p.skip_turn, p.moves) for p in game.players]
    return people, game.current_player_index, game.total_moves, game.finished
