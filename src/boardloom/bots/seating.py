"""Setting the table: who sits where, and a board nobody has seen yet."""

from collections.abc import Sequence

from boardloom.bots.registry import check
from boardloom.core.errors import BadOptions
from boardloom.core.game import Game, Position
from boardloom.core.message import message
from boardloom.core.options import GameConfig
from boardloom.match import saved
from boardloom.match.match import Match
from boardloom.match.seat import Seat
from boardloom.match.seating import with_bot_names

TOO_MANY = 1000
"""More bots than any table seats."""


def bots_named(first: Position, typed: str | None) -> list[str] | None:
    """The bots of the last seats, from how many there are or which: `2`, or `greedy,random`."""
    if typed is None:
        return None
    if typed.strip().isdecimal():
        return [""] * min(int(typed), TOO_MANY)
    return [check(first, name.strip()) for name in typed.split(",")]


def seats_for(
    config: GameConfig, names: list[str] | None = None, bots: Sequence[str] | None = None
) -> list[Seat]:
    """Seats for a game: `names` for the first ones, and `bots`, by name, in the last ones.

    Bots without names get some. Unless told otherwise, whoever is named is a person (the first
    seat at least, or as many as the preset is made for) and the others are bots.
    """
    given = names or []
    people = max(config.people_of_preset or 1, len(given))
    bots = [""] * max(0, config.players - people) if bots is None else bots
    if len(given) > config.players:
        raise BadOptions(message("seating-names", names=len(given), players=config.players))
    if given and len(given) + len(bots) > config.players:
        counted = {"names": len(given), "bots": len(bots), "players": config.players}
        raise BadOptions(message("seating-names-and-bots", **counted))
    if len(bots) > config.players:
        raise BadOptions(message("seating-bots", bots=len(bots), players=config.players))
    people = config.players - len(bots)
    typed = [*given, *[""] * (config.players - len(given))]
    names = with_bot_names([(name, number >= people) for number, name in enumerate(typed)])
    return [
        Seat(name) if number < people else Seat(name, "bot", bots[number - people])
        for number, name in enumerate(names)
    ]


def rematch(match: Match) -> Match:
    """The same game once more, everybody one seat on."""
    return Match.new(match.game, match.config, [*match.seats[1:], match.seats[0]])


def latest(game: Game) -> Match:
    """The unfinished match of this game that was played last."""
    left = [path for path, summary in saved.summaries(saved.running()) if summary.game == game.name]
    if not left:
        raise BadOptions(message("seating-none-left", game=game.called))
    return saved.load(max(left, key=lambda path: path.stat().st_mtime))
