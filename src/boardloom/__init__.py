"""Boardloom: a house of tabletop games. Rules are written once and run everywhere.

>>> import boardloom
>>> p = boardloom.new("snakes", turn_order="fixed")
>>> p.after(6).name(3)
'3'
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.2.0"
__all__ = ["CHANCE", "OVER", "Game", "Position", "games", "new", "register", "simulate"]

_HOMES = {
    "CHANCE": "boardloom.core.game",
    "OVER": "boardloom.core.game",
    "Game": "boardloom.core.game",
    "Position": "boardloom.core.game",
    "new": "boardloom.games",
    "register": "boardloom.games",
    "simulate": "boardloom.lab.simulate",
}

if TYPE_CHECKING:
    from boardloom.core.game import CHANCE, OVER, Game, Position
    from boardloom.games import names as games
    from boardloom.games import new, register
    from boardloom.lab.simulate import simulate


def __getattr__(name: str) -> Any:
    """Load each part when it is first wanted: `import boardloom` costs next to nothing."""
    if name == "games":
        return import_module("boardloom.games")
    if name not in _HOMES:
        raise AttributeError(f"module 'boardloom' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
