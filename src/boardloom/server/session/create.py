"""New matches: from what a host wants, or as a rematch."""

import secrets as luck
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace

import msgspec
from sqlalchemy import Connection, insert

from boardloom.bots import check
from boardloom.core.errors import BadOptions
from boardloom.core.game import Position
from boardloom.core.message import Series, message
from boardloom.core.options import GameConfig
from boardloom.games import find
from boardloom.match.beacon import BeaconChain
from boardloom.match.dice import Chain, digest
from boardloom.match.seat import Seat, check_table
from boardloom.match.seating import fresh_config, live_config, usual_seats
from boardloom.server.log import sums, tables
from boardloom.server.log.events import Chair, Header
from boardloom.server.names.alike import check_names
from boardloom.server.session.room import Room, Secrets
from boardloom.server.ws import secrets

FEWEST_LINKS, USUAL_LINKS, MOST_LINKS = 64, 4096, 131_072


@dataclass
class Wanted:
    """A match as its host asks for it."""

    game: str
    options: dict[str, object]
    seats: list[Chair]
    grace: float | None = None
    own_dice: bool = False
    rated: bool = True
    listed: bool = True
    links: int = USUAL_LINKS
    beacon: bool = False
    """Whether a public beacon takes part in the dice."""


@dataclass
class Made:
    """A match ready to be stored, and the secrets its host is told once."""

    room: Room
    keys: dict[str, bytes]
    secrets: dict[str, str] = field(default_factory=dict)

    def store(self, connection: Connection) -> None:
        room = self.room
        row = SimpleNamespace(
            id=room.id,
            created=room.created,
            header=msgspec.json.encode(room.header).decode(),
            chain_end=room.secrets.end,
            deal_secret=room.secrets.deals,
            host_hash=self.keys["host"],
            watch_hash=self.keys["watch"],
        )
        values = {**vars(row), "ended": None, "sum": sums.of_match(row)}
        connection.execute(insert(tables.matches).values(**values))
        seats = [(room.id, seat, self.keys[str(seat)]) for seat in range(len(room.chairs))]
        names = ("match", "seat", "secret_hash")
        connection.execute(
            insert(tables.seats),
            [{**dict(zip(names, row, strict=True)), "sum": sums.of_row(*row)} for row in seats],
        )


def make(wanted: Wanted, beacon: BeaconChain | None = None) -> Made:
    """A new match; `BadOptions` says what is wrong with what is wanted."""
    game = find(wanted.game)
    many = len(wanted.seats)
    if wanted.options.get("players", many) != many:
        problem = message("match-players", seats=many)
        raise BadOptions(message("option-problem", option="players", problem=problem))
    options = {**wanted.options, "players": many}
    if wrong := game.config.problems(options):
        raise BadOptions(Series(tuple(complaint.words for complaint in wrong), "parts"))
    config = fresh_config(game, options)
    first = Position.first(game, config)
    chairs = [_checked(chair, first) for chair in wanted.seats]
    check_table(chairs)
    check_names([chair.name for chair in chairs])
    fresh_secrets = {"host": secrets.fresh(), "watch": secrets.fresh()}
    fresh_secrets |= {str(seat): secrets.fresh() for seat in range(many)}
    keys = {who: secrets.hashed(secret) for who, secret in fresh_secrets.items()}
    header = Header(
        game=game.name,
        version=game.version,
        options=config.chosen(),
        seats=chairs,
        root="",
        deals="",
        links=wanted.links,
        grace=wanted.grace,
        own_dice=wanted.own_dice,
        rated=wanted.rated,
        listed=wanted.listed,
        unaided=True,
        beacon=beacon,
    )
    return Made(_with_dice(header), keys, fresh_secrets)


def seats_of(name: str, options: dict[str, object]) -> list[Seat]:
    """Who sits where if the host does not say."""
    game = find(name)
    if wrong := game.config.problems(options):
        raise BadOptions(Series(tuple(complaint.words for complaint in wrong), "parts"))
    return usual_seats(game, live_config(game, options))


def _checked(chair: Chair, first: Position) -> Chair:
    """A seat as the host wants it, with a bot that can play this game; only a person at the host's device has
    brought a part of the dice already."""
    bot = check(first, chair.bot) if chair.kind == "bot" else ""
    return msgspec.structs.replace(chair, bot=bot, commit=chair.commit if chair.kind == "here" else "")


def rematch(room: Room, keys: dict[str, bytes], beacon: BeaconChain | None = None) -> Made:
    """The same game once more, everybody one seat on; everybody's link opens the new match too."""
    seats = range(len(room.chairs))
    order = [*seats[1:], seats[0]]
    chairs = [
        Chair(chair.name, "link", "", chair.colour)
        if chair.away
        else Chair(chair.name, chair.kind, chair.bot, chair.colour)
        for chair in (room.chairs[seat] for seat in order)
    ]
    options = _turned(room.first.config, order).chosen()
    header = msgspec.structs.replace(
        room.header,
        options=options,
        seats=chairs,
        root="",
        deals="",
        unaided=True,
        previous=room.id,
        beacon=beacon,
    )
    turned = {str(new): keys[str(old)] for new, old in enumerate(order)}
    return Made(_with_dice(header), {"host": keys["host"], "watch": keys["watch"], **turned})


def _turned(config: GameConfig, order: Sequence[int]) -> GameConfig:
    """The same options, with what was chosen for each player in the new order of seats."""
    turned = {}
    for name, about in type(config).model_fields.items():
        hints, values = about.json_schema_extra, getattr(config, name)
        if values and isinstance(hints, dict) and hints.get("each") == "player":
            turned[name] = [values[seat] for seat in order]
    return type(config).make({**config.chosen(), **turned})


def _with_dice(header: Header) -> Room:
    """The room of a match whose dice are drawn here, before anybody sits down."""
    drawn = Secrets(luck.token_bytes(32), luck.token_bytes(32))
    chain = Chain(drawn.end, header.links)
    header = msgspec.structs.replace(header, root=chain.root.hex(), deals=digest(drawn.deals).hex())
    room = Room(secrets.fresh_match(), header, drawn, int(time.time() * 1000))
    room.use(chain)
    return room
