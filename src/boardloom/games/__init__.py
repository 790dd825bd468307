"""The registry of games: the five built-in ones, each in its own folder, and those added at run time."""

import re
import sys
from importlib import import_module
from types import ModuleType

from boardloom.core.arguments import check_kind, shown
from boardloom.core.errors import BadOptions
from boardloom.core.game import AnyPosition, Game, Position
from boardloom.core.message import Series, message
from boardloom.core.options import listed
from boardloom.games import shape
from boardloom.games.guests import guarded

HOUSE_GAMES = {
    "snakes": "boardloom.games.snakes",
    "custom": "boardloom.games.custom",
    "ludo": "boardloom.games.ludo",
    "dice": "boardloom.games.dice",
    "blokus": "boardloom.games.blokus",
}
NAME = re.compile(r"[a-zA-Z]\w*", re.ASCII)
_guests: dict[str, Game] = {}


def find(name: str) -> Game:
    """The game called `name`."""
    if not isinstance(name, str) or name not in names():
        raise BadOptions(message("game-unknown", game=shown(name), choices=listed(names())))
    if name in _guests:
        return _guests[name]
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
    """Add your own game, for this process; returns it as it will be played.

    What is missing of it or of the wrong kind is refused, and so is what is wrong with its words, its lesson
    and its puzzles.
    Whatever its view or its messages do wrong later, while it is played, is written to the log, and something
    plain is shown in its place."""
    check_kind("game", game, Game)
    if not isinstance(game.name, str) or not NAME.fullmatch(game.name):
        # Ids of messages begin with the name, and transcripts have it in a line of words.
        raise BadOptions(message("game-name", game=shown(game.name)))
    if wrong := tuple(shape.faults(game)):
        raise BadOptions(wrong[0] if len(wrong) == 1 else Series(wrong, "parts"))
    if game.name in HOUSE_GAMES:
        raise BadOptions(message("game-taken", game=repr(game.name)))
    # Catalogues stand above the games.
    if wrong := tuple(import_module("boardloom.words.guest_words").faults(game)):
        raise BadOptions(message("game-words", game=repr(game.name), problems=Series(wrong, "parts")))
    made = guarded(game)
    # So does what is played with them.
    if wrong := tuple(import_module("boardloom.match.guided").faults(made)):
        raise BadOptions(message("game-guided", game=repr(game.name), problems=Series(wrong, "parts")))
    _guests[game.name] = made
    return made


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
