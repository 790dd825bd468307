"""Golden scenes: what screens show of one game of each kind, kept as files.

`python -m tests.laws.golden_scenes` writes them anew; look at the difference before you keep it.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from boardloom.games import find, names
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
    assert game.guide is not None
    parts: dict[str, Any] = {
        "board": game.view.board(config),
        "editors": game.view.editors(config),
        "guide": game.guide(config),
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


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game in names():
        (FOLDER / f"{game}.json").write_text(golden(game), "utf-8")
