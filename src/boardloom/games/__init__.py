"""The registry of games: the five built-in ones, each in its own folder, and those added at run time."""

import sys
from importlib import import_module
from types import ModuleType

from boardloom.core.errors import BadOptions
from boardloom.core.game import AnyPosition, Game, Position
from boardloom.core.message import message
from boardloom.core.options import listed

HOUSE_GAMES = {
    "snakes": "boardloom.games.snakes",
    "custom": "boardloom.games.custom",
    "ludo": "boardloom.games.ludo",
    "dice": "boardloom.games.dice",
    "blokus": "boardloom.games.blokus",
}
_guests: dict[str, Game] = {}


def find(name: str) -> Game:
    """The game called `name`."""
    if name in _guests:
        return _guests[name]
    if name not in HOUSE_GAMES:
        raise BadOptions(message("game-unknown", game=repr(name), choices=listed(names())))
    game: Game = import_module(HOUSE_GAMES[name]).GAME
    return game


def names() -> tuple[str, ...]:
    """The names of all games, guests included.

    >>> import boardloom
    >>> boardloom.games()
    ('snakes', 'custom', 'ludo', 'dice', 'blokus')
    """
    return (*HOUSE_GAMES, *_guests)


def register(game: Game) -> Game:
    """Add your own game, for this process."""
    if game.name in HOUSE_GAMES:
        raise BadOptions(message("game-taken", game=repr(game.name)))
    _guests[game.name] = game
    return game


def new(name: str, **options: object) -> AnyPosition:
    """The first position of a game with these options.

    >>> import boardloom
    >>> boardloom.new("snakes", players=3, turn_order="fixed").after(6).scores()
    [0, 0, 0]
    """
    game = find(name)
    return Position.first(game, game.config.make(options))


class _Callable(ModuleType):
    """Lets `boardloom.games()` be a call and `boardloom.games` a package."""

    def __call__(self) -> tuple[str, ...]:
        return names()


sys.modules[__name__].__class__ = _Callable
