"""All bots by name: levels, policies, and those that users register."""

from collections.abc import Callable

from boardloom.bots.bot import Bot
from boardloom.bots.ladder import ladder
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
DEFAULT_LEVEL = "medium"
"""The level of a bot that is not named."""
SEARCH = "search"
"""The search of the strongest level, for as long as it is given time."""
AUTO = "auto"
"""The policy that decides when a player only presses Enter."""

_own: dict[str, tuple[Callable[[], Bot], str, str]] = {}
"""By name: the function that makes the bot, a sentence about it, and the game it plays if it is only one."""


def register(name: str, maker: Callable[[], Bot], sentence: str = "", game: str = "") -> None:
    """Add a bot of your own, for this process; `game` if it plays only that one."""
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
    return LEVELS[: len(ladder(game))]


def bot_title(game: Game, bot: str) -> Words:
    """A level or a policy by its title; a bot of somebody's own has only its name."""
    own, shared = f"{game.name}-policy-{slug(bot)}", f"policy-{slug(bot)}"
    level = (f"level-{bot}",) if bot in LEVELS else ()
    return first_known(*level, own, shared) or bot


def names(game: Game) -> dict[str, Words]:
    """Every bot of this game, with a sentence about it; the first is the default.

    >>> from boardloom.games import find
    >>> list(names(find("custom")))
    ['roll', 'random']
    """
    return {name: _help(game, name) for name in _known(game)}


def _known(game: Game) -> list[str]:
    """The names alone: what bots do is looked up in catalogues, which takes longer than a quick move."""
    ranks = levels(game)
    default = [DEFAULT_LEVEL] if DEFAULT_LEVEL in ranks else []
    search = [SEARCH] if game.levels else []
    own = [name for name, (_, _, only) in _own.items() if only in ("", game.name)]
    return list(dict.fromkeys([*default, *ranks, *policies(game), *search, *own]))


def _help(game: Game, name: str) -> Words:
    if name in policies(game):
        called = slug(name)
        known = first_known(f"{game.name}-policy-{called}.help", f"policy-{called}.help")
        return known or policies(game)[name].sentence
    if name in levels(game):
        return message("level-help", level=LEVELS.index(name) + 1, levels=len(ladder(game)))
    return message("policy-search.help") if name == SEARCH else _own[name][1]


def named(game: Game, name: str) -> str:
    """The full name of a bot of this game, given its name or the number of a level; the default for no
    name."""
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
    """Those bots, with a sentence about each, that can play the game with its options."""
    refused = {p.name for p in policies(position.game).values() if p.refuses and p.refuses(position)}
    return {name: sentence for name, sentence in names(position.game).items() if name not in refused}


def check(position: Position, name: str) -> str:
    """The full name of a bot; `BadOptions` if it cannot play the game with these options."""
    name = named(position.game, name)
    if name in policies(position.game):
        check_able(position, [name])
    return name


def thinks(game: Game, bot: Bot) -> bool:
    """Whether a move of this bot may take long, so that it should be asked in another process."""
    if isinstance(bot, PolicyBot):
        return policies(game)[bot.policy].prepare is not None
    return not isinstance(bot, LevelBot) or bot.level.iterations > 0


def find(game: Game, name: str) -> Bot:
    """The bot called `name`, which may be the number of a level; the default for no name."""
    name = named(game, name)
    if name in _own:
        return _own[name][0]()
    if name in levels(game):
        return LevelBot(ladder(game)[LEVELS.index(name)])
    if name == SEARCH:
        return LevelBot(ladder(game)[-1]._replace(iterations=MOST, random_percent=0))
    return PolicyBot(name)
