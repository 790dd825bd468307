"""Golden scenes: what screens show of one game of each kind, kept as files.

`python -m tests.golden` writes them."""

import json
from pathlib import Path
from typing import Any

import msgspec

from boardloom.games import find
from tests.laws.cases import CONFIGS, random_game, random_steps

FOLDER = Path(__file__).parent.parent / "data" / "scenes"
SEED = 31
SHOWN = 4
"""Positions of a game that are kept, the first and the last among them."""


def golden(name: str) -> str:
    """A game as screens see it, one line for each part."""
    options = CONFIGS[name][0]
    positions = random_game(name, options, SEED)
    game, config = find(name), positions[0].config
    assert game.view is not None
    parts: dict[str, Any] = {
        "board": game.view.board(config),
        "editors": game.view.editors(config),
        "guide": game.guide(config) if game.guide else (),
    }
    last = len(positions) - 1
    for number in sorted({round(i * last / (SHOWN - 1)) for i in range(SHOWN)}):
        p = positions[number]
        parts[f"scene {number}"] = game.view.scene(p)
        parts[f"choices {number}"] = game.view.choices(p)
    for number, (before, action, after) in enumerate(random_steps(name, options, SEED)[:19]):
        parts[f"happening {number}"] = game.view.happening(before, action, after)
    lines = [f"{json.dumps(part)}: {msgspec.json.encode(shown).decode()}" for part, shown in parts.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"
