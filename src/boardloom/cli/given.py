"""What a command is given: files of one's own, a game and its options, a match to play."""

from pathlib import Path
from typing import TYPE_CHECKING

from boardloom.core.message import Words, message
from boardloom.server.ops.commands import load

if TYPE_CHECKING:
    from rich.console import Console

    from boardloom.core.game import Game, Position
    from boardloom.match.match import Match


def console() -> "Console":
    from rich.console import Console

    return Console()


def find_game(name: str, use: list[Path] | None) -> "Game":
    from boardloom.games import find

    load(use)
    return find(name)


def games_asked_for(named: str, use: list[Path] | None) -> "list[Game]":
    """The game of this name, or all games of a file."""
    from boardloom.core.errors import BadOptions
    from boardloom.games import find, names

    if not named.endswith(".py"):
        return [find_game(named, use)]
    load(use)
    known = set(names())
    load([Path(named)])
    found = [find(name) for name in names() if name not in known]
    if not found:
        raise BadOptions(message("check-no-game", file=named))
    return found


def first_position(game: "Game", options: dict[str, object]) -> "Position":
    from boardloom.core.game import Position

    return Position.first(game, game.config.make(options))


def options_from(assignments: list[str] | None, file: Path | None) -> dict[str, object]:
    from boardloom.core.options import parse, read

    return {**(_config_of(read(file)) if file else {}), **parse(assignments or [])}


def _config_of(told: dict[str, object]) -> dict[str, object]:
    """The options that a file tells: they are all of it, or the config of a report."""
    config = told.get("config")
    return config if "game" in told and isinstance(config, dict) else told


def match_from(
    game: "Game",
    players: int | None,
    names: str | None,
    bots: str | None,
    set_: list[str] | None,
    config: Path | None,
    seed: int | None,
    resume: bool,
) -> tuple["Match", Words]:
    """A match set up as the command says, or the latest one that was left; and what to say first."""
    from boardloom.bots import seating
    from boardloom.core.errors import BadOptions
    from boardloom.core.game import Position
    from boardloom.core.message import Series, Who
    from boardloom.match.match import Match
    from boardloom.match.seating import fewest_players, fresh_config, options_for_one

    if resume:
        if players or names or bots is not None or set_ or config or seed is not None:
            raise BadOptions(message("cli-resume-alone"))
        return seating.latest(game), ""
    options = options_from(set_, config)
    alone = players == 1 < fewest_players(game) and bots is None and "players" not in options
    if alone:
        options = dict(options_for_one(game, options))
    elif players is not None and options.setdefault("players", players) != players:
        given = str(options["players"])
        raise BadOptions(message("cli-players-differ", players=players, given=given))
    made = fresh_config(game, options)
    listed = [name.strip() for name in names.split(",")] if names else None
    others = str(made.players - 1) if alone else bots
    seats = seating.seats_for(made, listed, seating.bots_named(Position.first(game, made), others))
    match = Match.new(game, made, seats, seed)
    if not alone:
        return match, ""
    against = Series(tuple(map(Who, range(1, made.players))))
    return match, message("table-against-bots", bots=against, count=made.players - 1)
