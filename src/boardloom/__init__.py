"""Boardloom: a house of tabletop games. Rules are written once and run everywhere.

>>> import boardloom
>>> p = boardloom.new("snakes", turn_order="fixed")
>>> p.after(6).name(3)
'3'

- `games()` names the games, and `new(name, **options)` begins one: it gives its first `Position`.
- A `Position` is one point of a game, and never changes: `mover` is the seat to move, `CHANCE` or `OVER`,
  `choices()` is what it may do, and `after(action)` the position that follows.
- `simulate(name, games, **options)` plays many games between bots; its `Report` has the figures.
- `register(game)` adds a `Game` of one's own.
- `BadOptions` and `IllegalAction` say in a line what a game cannot begin with, and what may not be played.

What else there is lies in packages of its own: `boardloom.bots`, `boardloom.lab`, `boardloom.match`.
"""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.2.0"
__all__ = [
    "CHANCE",
    "OVER",
    "BadOptions",
    "Game",
    "IllegalAction",
    "Position",
    "Report",
    "games",
    "new",
    "register",
    "simulate",
]

if TYPE_CHECKING:
    from boardloom.core.errors import BadOptions, IllegalAction
    from boardloom.core.game import CHANCE, OVER, Game, Position
    from boardloom.games import names as games
    from boardloom.games import new, register
    from boardloom.lab.simulate import Report, simulate
else:  # a checker that saw `__getattr__` would take every misspelt name for something there is
    _HOMES = {
        "CHANCE": "boardloom.core.game",
        "OVER": "boardloom.core.game",
        "BadOptions": "boardloom.core.errors",
        "Game": "boardloom.core.game",
        "IllegalAction": "boardloom.core.errors",
        "Position": "boardloom.core.game",
        "Report": "boardloom.lab.simulate",
        "new": "boardloom.games",
        "register": "boardloom.games",
        "simulate": "boardloom.lab.simulate",
    }

    def __getattr__(name):
        """Load each part when it is first wanted: `import boardloom` costs next to nothing."""
        if name == "games":
            return import_module("boardloom.games")
        if name not in _HOMES:
            raise AttributeError(f"module 'boardloom' has no attribute {name!r}")
        return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    """What is meant to be used, whether it is loaded yet or not."""
    return sorted([*__all__, "__version__"])
