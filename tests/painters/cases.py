"""What painters are tried with: positions of every game, as the view shows them."""

from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from boardloom.core.message import Arg
from boardloom.core.scene import Board, Choices, Scene
from boardloom.games import find
from boardloom.words import english
from tests.laws.cases import CONFIGS, random_game

PLAYERS = (
    "Ann", "Bo", "Cara", "Dev", "Ella", "Finn", "Gus", "Hal",
    "Ida", "Jon", "Kim", "Lea", "Max", "Nia", "Oli", "Pia",
    *(f"P{number}" for number in range(17, 65)),
)  # fmt: skip
SEED = 31


@dataclass(frozen=True)
class Shown:
    """A position as painters get it."""

    id: str
    board: Board
    scene: Scene
    choices: Choices
    names: tuple[str, ...]

    def words(self, said: Arg) -> str:
        return english(said, self.names)


@cache
def shown(name: str, config: int, part: float) -> Shown:
    """A game of one of the configs that laws are held against, after that part of its moves."""
    positions = _game(name, config)
    p = positions[round(part * (len(positions) - 1))]
    view, players = find(name).view, PLAYERS[: p.config.players]
    assert view is not None
    return Shown(
        f"{name}-{config}-{round(100 * part)}",
        view.board(p.config),
        view.scene(p),
        view.choices(p),
        players,
    )


@cache
def _game(name: str, config: int) -> list[Any]:
    return random_game(name, CONFIGS[name][config], SEED)


SEVERAL = [
    (name, config, part)
    for name, configs in CONFIGS.items()
    for config in range(len(configs))
    for part in (0.0, 0.3, 0.7, 1.0)
]
every_case = pytest.mark.parametrize(
    "case", SEVERAL, indirect=True, ids=lambda case: f"{case[0]}-{case[1]}-{round(100 * case[2])}"
)
"""Some positions of every config, for tests that take a `case`."""
