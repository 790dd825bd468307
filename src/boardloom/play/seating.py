"""What every table needs, wherever it stands: a board nobody has seen yet, and names for its seats."""

import secrets
from collections.abc import Collection, Iterator, Mapping
from itertools import chain, count
from typing import Any

from boardloom.game import Game
from boardloom.options import GameConfig

BOT_NAMES = (
    "Ada", "Bruno", "Clara", "Dario", "Edith", "Felix", "Greta", "Hugo",
    "Ines", "Jonas", "Kaya", "Leo", "Mina", "Nils", "Olga", "Pavel",
)  # fmt: skip
FRESH = 2**31


def fresh_config(game: Game, options: Mapping[str, Any]) -> GameConfig:
    """A config for live play: options the person or the preset left alone may be drawn, or set for people."""
    config = game.config.make(options)
    live: dict[str, Any] = {}
    for name, field in game.config.model_fields.items():
        hints = field.json_schema_extra
        if name in config.model_fields_set or not isinstance(hints, dict):
            continue
        if hints.get("fresh"):
            live[name] = secrets.randbelow(FRESH)
        elif "live" in hints:
            live[name] = hints["live"]
    return game.config.make({**options, **live}) if live else config


def spare_name(number: int, bot: bool, taken: Collection[str]) -> str:
    """A name for seat `number` that nobody at the table has."""
    used = {name.casefold() for name in taken}
    wanted: Iterator[str] = (f"Player {n}" for n in count(number + 1))
    names = chain(BOT_NAMES, wanted) if bot else wanted
    return next(name for name in names if name.casefold() not in used)
