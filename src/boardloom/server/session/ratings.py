"""Ratings per game, by OpenSkill's Plackett-Luce model; names are taken at their word."""

import json
from typing import NamedTuple, TypedDict

from openskill.models import PlackettLuce
from sqlalchemy import Connection, select, update
from sqlalchemy.dialects.sqlite import insert

from boardloom.core.game import Position
from boardloom.match.history import winners
from boardloom.server.log import sums, tables
from boardloom.server.session.eligibility import why_unrated
from boardloom.server.session.room import Room

MODEL = PlackettLuce()


class FinishedRow(TypedDict):
    """A match among the finished games, as its table has it."""

    match: str
    game: str
    started: int
    ended: int
    players: str
    """Name, which may be empty, kind, bot and score of each seat, as JSON."""
    winners: str
    """Their seats, as JSON."""
    moves: int
    rated: bool
    listed: bool


class Skill(TypedDict):
    """What is known of a player of a game."""

    mu: float
    sigma: float
    games: int
    wins: int


class Result(NamedTuple):
    """How a match ended."""

    row: FinishedRow
    who: list[tuple[str, bool]]
    """Each player's name, or the name of a bot and True."""
    scores: list[int]
    winners: list[int]


def result(room: Room, last: Position, moves: int, at: int) -> Result:
    """The result of a room that is over with the position `last`."""
    scores = last.scores()
    players = [
        {"name": chair.name, "kind": chair.kind, "bot": chair.bot, "score": score}
        for chair, score in zip(room.chairs, scores, strict=True)
    ]
    row: FinishedRow = {
        "match": room.id,
        "game": room.game.name,
        "started": room.created,
        "ended": at,
        "players": json.dumps(players),
        "winners": json.dumps(winners(last)),
        "moves": moves,
        "rated": why_unrated(room) is None,
        "listed": room.header.listed,
    }
    who = [(chair.bot, True) if chair.kind == "bot" else (chair.name, False) for chair in room.chairs]
    return Result(row, who, scores, winners(last))


def enter(connection: Connection, result: Result) -> None:
    """Put a match among the finished games, and rate it if it counts."""
    connection.execute(insert(tables.finished).values(**result.row))
    ended = update(tables.matches).where(tables.matches.c.id == result.row["match"])
    connection.execute(ended.values(ended=result.row["ended"]))
    if result.row["rated"]:
        _rate(connection, result)


def _rate(connection: Connection, result: Result) -> None:
    game = result.row["game"]
    drawn = len(result.winners) == len(result.who) > 1
    before = [_known(connection, game, *player) for player in result.who]
    teams = [[MODEL.rating(mu=row["mu"], sigma=row["sigma"])] for row in before]
    after = MODEL.rate(teams, scores=[float(score) for score in result.scores])
    for seat, (player, bot) in enumerate(result.who):
        row: Skill = {
            "mu": after[seat][0].mu,
            "sigma": after[seat][0].sigma,
            "games": before[seat]["games"] + 1,
            "wins": before[seat]["wins"] + (seat in result.winners and not drawn),
        }
        new = {**row, "sum": sums.of_row(game, player, bot, *row.values())}
        entry = insert(tables.ratings).values(game=game, player=player, bot=bot, **new)
        connection.execute(entry.on_conflict_do_update(index_elements=["game", "player", "bot"], set_=new))


def _known(connection: Connection, game: str, player: str, bot: bool) -> Skill:
    table = tables.ratings
    wanted = select(table.c.mu, table.c.sigma, table.c.games, table.c.wins).where(
        table.c.game == game, table.c.player == player, table.c.bot == bot
    )
    row = connection.execute(wanted).mappings().first()
    fresh = MODEL.rating()
    if row is None:
        return {"mu": fresh.mu, "sigma": fresh.sigma, "games": 0, "wins": 0}
    return {"mu": row["mu"], "sigma": row["sigma"], "games": row["games"], "wins": row["wins"]}


def leaderboard(connection: Connection, game: str, limit: int) -> list[dict[str, object]]:
    """The best first: by what their skill is at least, with good confidence."""
    table = tables.ratings
    rows = connection.execute(select(table).where(table.c.game == game)).mappings()
    rated = [(round(row["mu"] - 3 * row["sigma"], 3), row) for row in rows]
    rated.sort(key=lambda each: (-each[0], each[1]["player"]))
    return [{**row, "rating": rating} for rating, row in rated[:limit]]
