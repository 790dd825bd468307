"""The games and configs that every law is held against."""

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from boardloom.core.game import AnyPosition, Game
from boardloom.games import HOUSE_GAMES, find
from boardloom.lab.option_sets import tables
from boardloom.match.match import Match
from boardloom.match.seat import Seat

FOLDER = Path(__file__).parent.parent / "data" / "cases"


class Pictured(NamedTuple):
    """The moment of a game that the README shows."""

    players: int
    options: dict[str, Any]
    moves: int


class Cases(NamedTuple):
    """With which options a game is tried; `python -m tests.golden` writes the first file of a new one."""

    laws: list[dict[str, Any]]
    """What every law is held against; the usual options come first."""
    short: Mapping[str, Any] = MappingProxyType({})
    """A game that tests on screens play to its end."""
    decisions: Mapping[str, Any] = MappingProxyType({})
    """A game in which all that may be decided is."""
    searched: int = 200
    """Positions that a search is tried in; fewer where it takes long."""
    picture: Pictured | None = None


def cases_of(name: str) -> Cases:
    """Those in the file of the game, or those that every game has."""
    path = FOLDER / f"{name}.json"
    if not path.exists():
        return Cases(list(map(dict, tables(find(name)))))
    kept = Cases(**json.loads(path.read_text("utf-8")))
    return kept._replace(picture=Pictured(**kept.picture) if isinstance(kept.picture, dict) else None)


def players_of(name: str, options: Mapping[str, Any] | None = None) -> int:
    """How many play unless told otherwise."""
    return find(name).config.make(options or {}).players


CASES = {name: cases_of(name) for name in HOUSE_GAMES}
CONFIGS = {name: cases.laws for name, cases in CASES.items()}
TAUGHT = [name for name in HOUSE_GAMES if find(name).lesson]
"""Games with a guided first game."""


def all_cases() -> list[Any]:
    return [
        pytest.param(name, options, id=f"{name}-{i}")
        for name, configs in CONFIGS.items()
        for i, options in enumerate(configs)
    ]


every_case = pytest.mark.parametrize(("name", "options"), all_cases())


class Step(NamedTuple):
    """One action of a game."""

    before: AnyPosition
    action: int
    after: AnyPosition


def random_game(name: str, options: dict[str, Any], seed: int, odd: str = "random") -> list[AnyPosition]:
    """All positions of one game: even seats play as bots usually do, odd ones at random or as told."""
    return list(_played(find(name), json.dumps(options), seed, odd).positions)


def random_steps(name: str, options: dict[str, Any], seed: int) -> list[Step]:
    """All actions of the same game."""
    match = _played(find(name), json.dumps(options), seed, "random")
    return [Step(*step) for step in zip(match.positions, match.actions, match.positions[1:], strict=False)]


@lru_cache(maxsize=200)
def _played(game: Game, options: str, seed: int, odd: str) -> Match:
    """Kept, as many tests look at the same game and none can change it."""
    config = game.config.make(json.loads(options))
    seats = [Seat(f"Player {i + 1}", "bot", odd if i % 2 else "") for i in range(config.players)]
    match = Match.new(game, config, seats, seed)
    while not match.position.over:
        match.play(match.draw())
    return match


def drawn(p: AnyPosition, options: dict[str, Any]) -> bool:
    """Whether a game with a last turn is over and nobody has won."""
    return "most_turns" in options and p.over and not any(p.scores())
