"""The registry of games: those of the house, each in its own folder, those of installed packages, and
those added at run time."""

import logging
import re
import sys
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from types import ModuleType

from boardloom.core.arguments import check_kind, shown
from boardloom.core.errors import BadInput, BadOptions
from boardloom.core.game import AnyPosition, Game, Position
from boardloom.core.message import Message, Series, Words, message
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
GROUP = "boardloom.games"
"""The entry points by which installed packages offer games: a name, and the module that registers the game,
or the `Game` itself."""
_guests: dict[str, Game] = {}
_broken: dict[str, Words] = {}
"""Games of installed packages that cannot be used, and why."""
_installed_are_loaded = False


def find(name: str) -> Game:
    """The game called `name`."""
    if isinstance(name, str) and name in HOUSE_GAMES:
        game: Game = import_module(HOUSE_GAMES[name]).GAME
        return game
    if not isinstance(name, str):
        raise BadOptions(_unknown(name))
    if name not in names():
        raise BadOptions(_broken[name] if name in _broken else _unknown(name))
    return _guests[name]


def _unknown(name: object) -> Message:
    """That there is no such game; and which one may be meant."""
    if isinstance(name, str) and NAME.fullmatch(name):
        if Path(f"{name}.py").is_file():
            return message("game-unknown-file", game=shown(name), file=f"{name}.py")
        if like := get_close_matches(name.casefold(), names()):
            return message("game-unknown-but", game=shown(name), games=Series(tuple(map(repr, like)), "or"))
    return message("game-unknown", game=shown(name), choices=listed(names()))


def names() -> tuple[str, ...]:
    """The names of all games, guests included.

    >>> import boardloom
    >>> "ludo" in boardloom.games()
    True
    """
    _load_installed()
    return (*HOUSE_GAMES, *_guests)


def _load_installed() -> None:
    """Register the games of installed packages, once. One that is broken is told in a line of the log."""
    global _installed_are_loaded
    if _installed_are_loaded:
        return
    _installed_are_loaded = True
    from importlib.metadata import entry_points  # takes a while, and not everybody asks for names

    for offered in sorted(entry_points(group=GROUP)):
        if offered.name in _guests:  # a file in use has a newer one
            continue
        try:
            loaded = offered.load()
            if isinstance(loaded, Game) and loaded.name not in _guests:
                register(loaded)
        except (Exception, SystemExit) as error:  # whatever a guest's code does wrong
            package = offered.dist.name if offered.dist else offered.value
            why = error.words if isinstance(error, BadInput) else f"{type(error).__name__}: {error}"
            broken = message("game-package", game=repr(offered.name), package=package, problem=why)
            _broken[offered.name] = broken
            # Catalogues stand above the games.
            logging.getLogger(GROUP).warning("%s", import_module("boardloom.words").spoken(broken))


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
