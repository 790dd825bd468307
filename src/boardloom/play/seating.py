"""Setting the table: who sits where, and a board nobody has seen yet."""

import secrets
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import chain, count
from typing import Any

from boardloom.engine.policy import named
from boardloom.errors import BadOptions
from boardloom.game import Game
from boardloom.options import GameConfig
from boardloom.play import shelf
from boardloom.play.match import Match, Seat

BOT_NAMES = (
    "Ada", "Bruno", "Clara", "Dario", "Edith", "Felix", "Greta", "Hugo",
    "Ines", "Jonas", "Kaya", "Leo", "Mina", "Nils", "Olga", "Pavel",
)  # fmt: skip
FRESH = 2**31
TOO_MANY = 1000
"""More bots than any table seats."""


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


def bots_named(game: Game, typed: str | None) -> list[str] | None:
    """The policies of the last seats, from how many there are or which: `2`, or `greedy,random`."""
    if typed is None:
        return None
    if typed.strip().isdecimal():
        return [""] * min(int(typed), TOO_MANY)
    return [named(game, name.strip()) for name in typed.split(",")]


def seats_for(
    config: GameConfig, names: list[str] | None = None, bots: Sequence[str] | None = None
) -> list[Seat]:
    """Seats for a game: `names` for the first ones, and `bots`, by policy, in the last ones.

    Without names they get some. Unless told otherwise, whoever is named is a person (the first
    seat at least) and the others are bots.
    """
    given = names or []
    bots = [""] * max(0, config.players - max(1, len(given))) if bots is None else bots
    if len(given) > config.players:
        raise BadOptions(f"{len(given)} names for {config.players} players")
    if len(bots) > config.players:
        raise BadOptions(f"{len(bots)} bots: there are seats for 0 to {config.players}")
    seats: list[Seat] = []
    for number in range(config.players):
        place = number - (config.players - len(bots))
        bot = place >= 0
        taken = given + [seat.name for seat in seats]
        name = given[number] if number < len(given) else spare_name(number, bot, taken)
        seats.append(Seat(name, "bot", bots[place]) if bot else Seat(name))
    return seats


def spare_name(number: int, bot: bool, taken: Collection[str]) -> str:
    """A name for seat `number` that nobody at the table has."""
    used = {name.casefold() for name in taken}
    wanted: Iterator[str] = (f"Player {n}" for n in count(number + 1))
    names = chain(BOT_NAMES, wanted) if bot else wanted
    return next(name for name in names if name.casefold() not in used)


def rematch(match: Match) -> Match:
    """The same game once more, everybody one seat on."""
    return Match.new(match.game, match.config, [*match.seats[1:], match.seats[0]])


def latest(game: Game) -> Match:
    """The unfinished match of this game that was played last."""
    left = [path for path, told in shelf.summaries(shelf.running()) if told.game == game.name]
    if not left:
        raise BadOptions(f"there is no unfinished game of {game.title} to resume")
    return shelf.load(max(left, key=lambda path: path.stat().st_mtime))
