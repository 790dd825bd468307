"""Which bots there are: levels, policies, and those of one's own."""

from collections.abc import Callable

from boardloom.bots.bot import Bot
from boardloom.bots.simple import LevelBot, PolicyBot
from boardloom.core.errors import BadOptions
from boardloom.core.game import RANDOM, Game, Position
from boardloom.core.message import Words, message
from boardloom.core.options import listed
from boardloom.engine.policy import check_able, policies
from boardloom.engine.search_limits import MOST
from boardloom.games import find as find_game
from boardloom.games import names as game_names
from boardloom.words import first_known
from boardloom.words.sources import slug

LEVELS = ("beginner", "easy", "medium", "hard", "master", "grandmaster", "champion", "legend")
"""Every game with decisions has the first five; those with more to learn have more."""
USUAL = "medium"
SEARCH = "search"
AUTO = "auto"
"""The policy behind Enter."""

_own: dict[str, tuple[Callable[[], Bot], str, str]] = {}
"""Name to maker, sentence, and the game it plays if it is only one."""


def register(name: str, maker: Callable[[], Bot], sentence: str = "", game: str = "") -> None:
    """Add a bot of one's own, for this process; `game` if it plays only that one."""
    name = name.casefold()
    if not name.isidentifier() or name in (*LEVELS, SEARCH, AUTO, RANDOM) or name in _policies(game):
        raise BadOptions(message("bot-name", name=repr(name)))
    _own[name] = (maker, sentence or (maker.__doc__ or name).strip().splitlines()[0], game)


def _policies(game: str) -> set[str]:
    """The names of all policies of a game, or of all games where none is named."""
    asked = [name for name in game_names() if game in ("", name)]
    return {policy for name in asked for policy in policies(find_game(name))}


def levels(game: Game) -> tuple[str, ...]:
    """The names of its levels, from the weakest to the strongest."""
    return LEVELS[: len(game.levels)]


def names(game: Game) -> dict[str, Words]:
    """Every bot of this game, and what it does; the first is the usual one.

    >>> from boardloom.games import find
    >>> list(names(find("custom")))
    ['roll', 'random']
    """
    return {name: _help(game, name) for name in _known(game)}


def _known(game: Game) -> list[str]:
    """The names alone: what bots do is looked up in catalogues, which takes longer than a quick move."""
    ranks = levels(game)
    usual = [USUAL] if USUAL in ranks else []
    search = [SEARCH] if game.levels else []
    own = [name for name, (_, _, only) in _own.items() if only in ("", game.name)]
    return list(dict.fromkeys([*usual, *ranks, *policies(game), *search, *own]))


def _help(game: Game, name: str) -> Words:
    if name in policies(game):
        called = slug(name)
        known = first_known(f"{game.name}-policy-{called}.help", f"policy-{called}.help")
        return known or policies(game)[name].sentence
    if name in levels(game):
        return message("level-help", level=LEVELS.index(name) + 1, levels=len(game.levels))
    return message("policy-search.help") if name == SEARCH else _own[name][1]


def named(game: Game, name: str) -> str:
    """The full name of a bot of this game."""
    known = _known(game)
    name = name.casefold() or known[0]
    if name == AUTO and game.enter:
        name = game.enter
    if name.isdecimal() and 1 <= int(name) <= len(levels(game)):
        name = levels(game)[int(name) - 1]
    if name not in known:
        raise BadOptions(message("bot-unknown", game=game.called, bot=repr(name), choices=listed(known)))
    return name


def able(position: Position) -> dict[str, Words]:
    """The bots that can play this game as it is set up."""
    refused = {p.name for p in policies(position.game).values() if p.refuses and p.refuses(position)}
    return {name: sentence for name, sentence in names(position.game).items() if name not in refused}


def check(position: Position, name: str) -> str:
    """The full name of a bot that can play this game."""
    name = named(position.game, name)
    if name in policies(position.game):
        check_able(position, [name])
    return name


def thinks(game: Game, bot: Bot) -> bool:
    """Whether it may take its time, so that it should do so in a process of its own."""
    if isinstance(bot, PolicyBot):
        return policies(game)[bot.policy].prepare is not None
    return not isinstance(bot, LevelBot) or bot.level.iterations > 0


def find(game: Game, name: str) -> Bot:
    """The bot called `name`, or numbered by its level; the usual one where no name is given."""
    name = named(game, name)
    if name in _own:
        return _own[name][0]()
    if name in levels(game):
        return LevelBot(game.levels[LEVELS.index(name)])
    if name == SEARCH:
        return LevelBot(game.levels[-1]._replace(iterations=MOST, random_percent=0))
    return PolicyBot(name)
