"""Everything the games say to people: gathered from many random games under many rules."""

import ast
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from boardloom import bots, server
from boardloom.bots.registry import levels
from boardloom.core.game import CHANCE, Game, Position
from boardloom.core.options import GameConfig
from boardloom.games import find, names

NAMES = ("Ayo", "Bea van Dam", "Çem 3", "Dr Ö", "Eve, II", "Fen", "Gus", "Hal", "Ivy", "Jo", "Kit", "Lee")
WORDED = ("label", "text", "note", "headline", "sentence", "rule", "title", "by_number")
"""Fields of the view that are words for people."""
RULES: dict[str, list[dict[str, Any]]] = {
    "snakes": [
        {"killing": "both", "third_six": "lose-next-turn", "players": 4, "turn_order": "fixed"},
        {"killing": "self", "third_six": "backtrack", "starting": "specific", "density": 0.4},
        {"killing": "opponent", "third_six": "to-start", "dice": 2, "special_rolls": [2, 7, 12]},
        {
            "third_six": "normal",
            "overshoot": "exceed",
            "winning": "cross",
            "sides": 8,
            "weights": [3, *[1] * 7],
        },
        {"special_roll": "no-extra-turn", "players": 12},
        {
            "entities": [
                {"kind": "teleporter", "from": 5, "to": 50},
                {"kind": "teleporter", "from": 60, "to": 7},
                *({"kind": "trap", "from": cell} for cell in range(10, 40, 3)),
            ]
        },
        {"entities": [{"kind": "snake", "from": 99, "to": 2}], "side": 10},
        {"entities": [], "side": 50},
    ],
    "custom": [
        {"controls": True, "players": 4, "reverse": "position", "special_coins": True},
        {"debug": True, "size": 12, "chain": 3, "board_seed": 3},
        {"controls": True, "debug": True, "size": 30, "chain": 1, "colours": ["red", "blue"]},
        {"size": 2000},
    ],
    "ludo": [
        {"players": 4, "tokens": 4, "blockades": True},
        {"players": 3, "safe_starts": True, "kick_bonus": True, "bounce": False, "tokens": 1},
        {"bonus_roll": False, "tokens": 3, "positions": ["B", "D"]},
    ],
    "dice": [
        {"goals": "all", "first_seat": "drawn", "rerolls": 2, "fallen_earn": True, "roll_again": True},
        {"players": 3, "any_players": True, "same_target": "everybody", "steal_from_fallen": True, "hp": 8},
        {"first_seat": "rotating", "finish_round": True, "overkill": False, "same_target": "off", "hp": 5},
        {"players": 2, "any_players": True, "survival_vp": 0, "elimination_vp": 0, "rounds": 1},
        {"fallen_first": True, "weights": [1, 2, 1, 1, 1, 4], "goals": ["hunter"], "rounds": 3, "hp": 3},
    ],
    "blokus": [
        {"players": 3},
        {"players": 2},
        {"players": 2, "pairs": "box"},
        {"board": "duo"},
        {"corners": "own"},
    ],
}
FAULTS: dict[str, list[dict[str, Any]]] = {
    "snakes": [
        {"winning": "exact", "overshoot": "exceed"},
        {"special_roll": "no-extra-turn", "third_six": "normal"},
        {"weights": [1, 2]},
        {"weights": [0, 0, 0, 0, 0, 0]},
        {"dice": 400, "sides": 6},
        {"dice": 30, "sides": 20},
        {"starting": "specific", "start_rolls": [9]},
        {"side": 3},
        {"side": 10**6},
        {"density": 0.9},
        {"sides": 1},
        {"players": 1},
        {"side": "many"},
        {"side": 10.5},
        {"entities": [{"kind": "snake", "from": 5, "to": 50}, {"kind": "ladder", "from": 50, "to": 5}]},
        {"entities": [{"kind": "ladder", "from": 1, "to": 100}, {"kind": "snake", "from": 9, "to": 4}]},
        {"entities": [{"kind": "trap", "from": 9, "to": 4}, {"kind": "snake", "from": 9, "to": 9}]},
        {"entities": [{"kind": "ladder", "from": 9, "to": 444}]},
        {
            "entities": [
                {"kind": "teleporter", "from": 9, "to": 30},
                {"kind": "teleporter", "from": 30, "to": 9},
            ]
        },
        {"nonsense": 1},
    ],
    "custom": [
        {"size": 3},
        {"types": ["lucky"]},
        {"types": ["lucky", "lucky"]},
        {"colours": ["red", "Red"]},
        {"colours": ["red", ""]},
        {"size": 7, "squares": ["SIMPLE"] * 6},
        {"squares": ["LUCKY", *["SIMPLE"] * 6]},
        {"size": 10**5, "debug": True},
    ],
    "ludo": [{"positions": ["A"], "players": 2}, {"positions": ["A", "A"]}, {"tokens": 7}, {"players": 9}],
    "dice": [
        {"players": 4},
        {"weights": [1, 2]},
        {"weights": [0] * 6},
        {"faces": []},
        {"hp": 30, "hp_cap": 20},
        {"goals": ["hunter", "hunter"]},
        {"faces": [{"name": "Odd", "self_hp": 3, "hit": 2}] * 6},
        {"faces": [{"name": "", "self_hp": 3}] * 6},
        {"faces": [{"name": "A name that is much too long", "self_hp": 3}] * 6},
    ],
    "blokus": [
        {"players": 1},
        {"players": 7},
        {"board": "duo", "players": 4},
        {"players": 3, "pairs": "box"},
    ],
}


def gathered(games: int = 3, seed: int = 1) -> list[str]:
    """Every text once."""
    found: dict[str, None] = {}
    for name in names():
        game = find(name)
        for text in (*_about(game), *_played(game, games, seed)):
            found.setdefault(text)
    for text in _refusals():
        found.setdefault(text)
    return [text for text in found if any(letter.isalpha() for letter in text)]


def _refusals() -> Iterator[str]:
    """What the server says when it refuses, as far as it is always the same."""
    for file in Path(server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                yield from (a.value for a in node.args[1:] if isinstance(a, ast.Constant))  # type: ignore[misc]


def _about(game: Game) -> Iterator[str]:
    yield from (game.title, game.summary)
    for preset in game.config.presets:
        yield from (preset.replace("-", " "), game.config.about_preset(preset))
    for name, sentence in bots.names(game).items():
        yield from (name, sentence)
    yield from levels(game)
    for faulty in FAULTS.get(game.name, []):
        yield from (problem.text for problem in game.config.problems(faulty))


def _played(game: Game, games: int, seed: int) -> Iterator[str]:
    chosen: list[dict[str, Any]] = [{}, *RULES.get(game.name, [])]
    chosen += [{"preset": preset} for preset in game.config.presets]
    for options in chosen:
        config = game.config.make(options)
        yield from _table(game, config)
        for number in range(games):
            yield from _game(game, config, random.Random(f"{seed} {number}"))


def _table(game: Game, config: GameConfig) -> Iterator[str]:
    assert game.view
    assert game.guide
    yield from _words(to_builtins(game.view.board(config)))
    yield from _words(to_builtins(game.view.editors(config)))
    for section in game.guide(config):
        yield from (section.title, *section.lines)


def _game(game: Game, config: GameConfig, luck: random.Random) -> Iterator[str]:
    assert game.view
    called = NAMES[: config.players]
    position = Position.first(game, config)
    while not position.over:
        open_ = position.choices()
        action = luck.choice(list(open_))
        after = position.after(action)
        yield game.text.ask(position)
        yield game.text.describe(position, action, after, called)
        if luck.random() < 0.2 or after.over:
            yield from _words(to_builtins(game.view.scene(after, called)))
            if position.mover != CHANCE:
                yield from _words(to_builtins(game.view.choices(position, called)))
        position = after
    if game.standing:
        yield game.standing(position, called)


def _words(seen: Any) -> Iterator[str]:
    """The words in a part of the view."""
    if isinstance(seen, list | tuple):
        for each in seen:
            yield from _words(each)
    elif isinstance(seen, dict):
        for key, value in seen.items():
            if key in WORDED and isinstance(value, str):
                yield value
            elif key in ("columns", "notes", "kinds"):
                yield from value
            elif key == "rows":
                yield from (cell for row in value for cell in row[1:] if isinstance(cell, str))
            elif key == "value" and isinstance(value, str):
                yield value
            elif key != "tree":
                yield from _words(value)
