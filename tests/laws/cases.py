"""The games and configs that every law is held against."""

import json
from functools import lru_cache
from typing import Any, NamedTuple

import pytest

from boardloom.core.game import AnyPosition, Game
from boardloom.games import find
from boardloom.match.match import Match
from boardloom.match.seat import Seat

CONFIGS: dict[str, list[dict[str, Any]]] = {
    "snakes": [
        {},
        {"preset": "milton-bradley", "turn_order": "fixed"},
        {"preset": "obstacles", "players": 3, "third_six": "lose-next-turn"},
        {"players": 5, "killing": "both", "starting": "specific", "third_six": "backtrack"},
        {"players": 12, "killing": "opponent", "third_six": "normal", "density": 0.4, "board_seed": 5},
        {"killing": "self", "dice": 2, "six_rolls": [2, 12], "special_rolls": [7], "winning": "cross"},
        {"weights": [3, 0, 1, 1, 0, 5], "third_six": "to-start", "turn_order": "fixed"},
        {"side": 30, "sides": 20, "special_roll": "no-extra-turn"},
        {"players": 64, "priority": "killing-first", "killing": "opponent", "boosts": 5, "black_holes": 2},
        {"faces": [1, 1, 2, 3, 5, 8], "priority": "winning-first", "seat_order": [2, 3, 1], "players": 3},
        {"dice": 2, "first_six": "no-extra-turn", "special_rolls": [1, 7], "most_turns": 60},
        {"priority": "sixes-last", "third_six": "backtrack", "killing": "both", "teleporters": 4, "traps": 4},
    ],
    "custom": [
        {"preset": "classic"},
        {"preset": "long", "players": 6, "chain": 10, "special_coins": True, "reverse": "position"},
        {"size": 5, "board_seed": 3},
        {"size": 300, "board_seed": 9, "players": 4, "controls": True},
        {"size": 12, "debug": True, "types": ["unlucky", "normal"], "colours": ["pink", "teal"]},
    ],
    "ludo": [
        {},
        {"players": 4},
        {"positions": ["D", "A", "B"], "tokens": 4, "safe_starts": True, "kick_bonus": True},
        {"positions": ["B", "C"], "tokens": 1, "bounce": False, "bonus_roll": False},
        {"players": 4, "tokens": 3, "blockades": True, "safe_starts": True, "bounce": False},
    ],
    "dice": [
        {},
        {"preset": "sprint", "first_seat": "rotating", "hp": 8},
        {"preset": "variations", "rounds": 8, "hp": 10},
        {"players": 8, "any_players": True, "hp": 6, "weights": [1, 2, 0, 3, 1, 4], "first_seat": "drawn"},
        {"players": 2, "any_players": True, "hp": 9, "finish_round": True, "same_target": "everybody"},
        {
            "rounds": 10,
            "hp": 12,
            "faces": [
                "jab",
                "jab",
                {"name": "Bolt", "hit": 5, "steal": 2},
                "recover",
                "backfire",
                "power move",
            ],
            "shadows": ["curse", "curse", "gift", {"name": "Whisper", "vp": -1}, "nothing", "curse"],
            "fallen_first": True,
            "fallen_earn": True,
            "steal_from_fallen": True,
            "roll_again": True,
            "overkill": False,
            "goals": ["hunter", "brink"],
        },
    ],
    "blokus": [
        {},
        {"corners": "own", "players": 3},
        {"preset": "one-player"},
        {"preset": "box", "corners": "any"},
        {"preset": "duo"},
        {"board": "duo", "corners": "own"},
    ],
}


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
