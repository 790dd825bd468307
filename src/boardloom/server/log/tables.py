"""The tables of the store. Migrations bring an older file to this shape."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

meta = MetaData()

matches = Table(
    "matches",
    meta,
    Column("id", String(20), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=True),
    Column("header", Text, nullable=False),
    Column("chain_end", LargeBinary, nullable=False),
    Column("deal_secret", LargeBinary, nullable=False),
    Column("host_hash", LargeBinary, nullable=False),
    Column("watch_hash", LargeBinary, nullable=False),
    Column("sum", LargeBinary, nullable=False),
    Index("matches_running", "ended"),
)

seats = Table(
    "seats",
    meta,
    Column("match", String(20), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("secret_hash", LargeBinary, nullable=False),
    Column("sum", LargeBinary, nullable=False),
    PrimaryKeyConstraint("match", "seat"),
)

events = Table(
    "events",
    meta,
    Column("match", String(20), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("command_id", String(60), nullable=True),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("sum", LargeBinary, nullable=False),
    PrimaryKeyConstraint("match", "seq"),
    UniqueConstraint("match", "command_id"),
    sqlite_with_rowid=False,
)
"""The log. Rows are only ever added; deleting a match deletes all of its rows."""

finished = Table(
    "finished",
    meta,
    Column("match", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("players", Text, nullable=False),
    Column("winners", Text, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Index("finished_by_time", "ended", "match"),
)

ratings = Table(
    "ratings",
    meta,
    Column("game", String(40), nullable=False),
    Column("player", String(60), nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("sum", LargeBinary, nullable=False),
    PrimaryKeyConstraint("game", "player", "bot"),
)
