"""Finished games: stats, replays, transcripts."""

import json
from datetime import UTC, datetime

from msgspec import Struct
from sqlalchemy import Connection, RowMapping, and_, or_, select

from boardloom.core.message import Series, message
from boardloom.match.history import winners
from boardloom.match.match import Match
from boardloom.match.seat import Kind, Seat
from boardloom.server.errors import Refusal
from boardloom.server.log import tables
from boardloom.server.log.events import JsonObject
from boardloom.server.log.store import Store
from boardloom.server.session.room import Room

USUAL_SEED = 0
"""What stands in a transcript whose dice did not come from a seed."""


def load(store: Store, match: str) -> Room:
    """A finished game as its log tells it."""
    stored = store.load(match)
    if stored is None or stored.room.phase != "over":
        raise Refusal("unknown", message("refusal-no-finished-game"))
    return stored.room


def listed(
    connection: Connection, game: str | None, before: str | None, limit: int
) -> list[dict[str, object]]:
    """Finished games that may be listed, the latest first; `before` is the last match already seen."""
    table = tables.finished
    wanted = select(table).where(table.c.listed)
    if game:
        wanted = wanted.where(table.c.game == game)
    if before:
        last = connection.execute(select(table.c.ended).where(table.c.match == before)).scalar()
        if last is None:
            return []
        earlier = or_(table.c.ended < last, and_(table.c.ended == last, table.c.match < before))
        wanted = wanted.where(earlier)
    rows = connection.execute(wanted.order_by(table.c.ended.desc(), table.c.match.desc()).limit(limit))
    return [stats(row) for row in rows.mappings()]


def one(connection: Connection, match: str) -> dict[str, object] | None:
    row = (
        connection.execute(select(tables.finished).where(tables.finished.c.match == match)).mappings().first()
    )
    return stats(row) if row else None


def stats(row: RowMapping) -> dict[str, object]:
    """Who played, who won, how long it took."""
    return {
        "match": row["match"],
        "game": row["game"],
        "started_ms": row["started"],
        "ended_ms": row["ended"],
        "players": json.loads(row["players"]),
        "winners": json.loads(row["winners"]),
        "moves": row["moves"],
        "rated": row["rated"],
    }


def as_match(room: Room) -> Match:
    """The game of a room as a match at one screen, for transcripts."""
    seats = tuple(Seat(chair.name, chair.kind, chair.bot, chair.colour) for chair in room.chairs)
    started = _when(room.created)
    return Match(room.game, room.first.config, seats, USUAL_SEED, room.id, started, room.history.actions)


class MoveSeat(Struct):
    """Who played."""

    name: str
    kind: Kind
    colour: str


class MoveMade(Struct):
    """A move or a roll of a finished game."""

    number: int
    """From 1."""
    seat: int
    chance: bool
    """Whether it was a roll."""
    action: int
    name: str
    story: Series
    """What it did."""
    at_ms: int


class MoveList(Struct):
    """Moves of a finished game: who, what, when, and what it did."""

    match: str
    game: str
    version: int
    options: JsonObject
    seats: list[MoveSeat]
    own_dice: bool
    winners: list[int]
    """Their seats."""
    total: int
    """How many moves there are."""
    moves: list[MoveMade]


def move_list(room: Room, start: int, limit: int) -> MoveList:
    played = list(zip(room.history.actions, room.played, strict=True))
    return MoveList(
        match=room.id,
        game=room.header.game,
        version=room.header.version,
        options=room.header.options,
        seats=[MoveSeat(chair.name, chair.kind, chair.colour) for chair in room.chairs],
        own_dice=room.header.own_dice,
        winners=winners(room.position),
        total=len(played),
        moves=[
            MoveMade(
                number=index + 1,
                seat=about.seat,
                chance=about.chance,
                action=action,
                name=room.history.at(index).name(action),
                story=room.history.events(index),
                at_ms=about.at,
            )
            for index, (action, about) in enumerate(played[start : start + limit], start)
        ],
    )


def _when(ms: int) -> str:
    return f"{datetime.fromtimestamp(ms / 1000, UTC):%Y-%m-%dT%H:%M:%SZ}"
