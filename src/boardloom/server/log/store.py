"""The store: one SQLite file, safe against power cuts, brought up to date when it is opened."""

import logging
import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from msgspec import DecodeError
from sqlalchemy import Connection, Engine, create_engine, delete, event, select, update
from sqlalchemy.exc import DBAPIError

from boardloom.core.errors import BadOptions
from boardloom.core.message import Words, message
from boardloom.core.reasons import reason_of
from boardloom.server.errors import StoreDown
from boardloom.server.log import sums, tables
from boardloom.server.log.events import AnyEvent, Header, decode, decode_header
from boardloom.server.log.wal import Condition, condition
from boardloom.server.malformed import malformed
from boardloom.server.session.room import BadLog, Room, Secrets

log = logging.getLogger("boardloom.store")
SYNCHRONOUS = "FULL"
"""With NORMAL a power cut loses acknowledged moves; the tests show it."""
WAIT_MS = 5000
"""How long one connection waits for another before it gives up."""

STEPS = 10_000
"""Of SQLite, a fraction of a millisecond each hundred."""
DISK_OF_THE_COPY = ("SQLITE_FULL", "SQLITE_IOERR_WRITE", "SQLITE_IOERR_FSYNC", "SQLITE_IOERR_TRUNCATE")
"""What goes wrong only where something is written: a backup writes nothing but the copy."""
MIGRATIONS = Path(__file__).parent / "migrations"
TO_SYNC = os.O_RDWR if sys.platform == "win32" else os.O_RDONLY
"""How a file is opened to be synced: for reading where that will do, as a disk may have become read-only."""
ONLY_OURS = 0o600
"""Who may read a store: it holds the dice to come."""


Identity = tuple[int, int]
"""What the system knows a file by."""
Files = dict[str, Identity | None]
"""The files of a store by name; None where there is none."""


class Stored(NamedTuple):
    room: Room
    keys: dict[str, bytes]
    """The hash of each secret link: by "host", "watch", and the number of a seat."""


class LogEntry(NamedTuple):
    """One line of the log."""

    seq: int
    command: str | None
    at: int
    event: AnyEvent
    sum: bytes


class Store:
    """The database file. `read` and `Writer` open connections of their own."""

    def __init__(self, path: Path, synchronous: str = SYNCHRONOUS, module: object = sqlite3) -> None:
        self.path = path
        self.wal = path.with_name(f"{path.name}-wal")
        """What was written last; SQLite takes it into the store now and then."""
        self.opened: Identity | None = None
        """Which file was opened; another at its place is not this store."""
        self.engine = make_engine(path, synchronous, module)

    def open(self) -> None:
        """Make the file, or bring it up to date."""
        from alembic import command
        from alembic.config import Config

        if self.refuse_damage() == "unfinished":
            log.warning(
                "the last transaction in %s is not whole: nobody was told of it, or a bit turned over",
                self.wal,
            )
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.touch(ONLY_OURS)  # before SQLite makes it, for everybody to read
            self.opened = _identity(self.path)
            with self.engine.begin() as connection:
                self._not_newer(connection)
                config = Config()
                config.set_main_option("script_location", str(MIGRATIONS))
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
            with closing(self.engine.raw_connection()) as raw:  # not possible in a transaction
                raw.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        except (OSError, DBAPIError) as error:
            reason = reason_of(driver_error(error))
            raise BadOptions(message("store-unopened", file=str(self.path), reason=reason)) from None

    @property
    def outdated(self) -> bool:
        """Whether an older version left this store, and nobody opened it since."""
        with self.engine.connect() as connection:
            current, known = self._not_newer(connection)
        return current is not None and current != known[0]

    def _not_newer(self, connection: Connection) -> tuple[str | None, list[str]]:
        """Refuse a store that a newer version made. Its step, and all known ones, the latest first."""
        from alembic.migration import MigrationContext
        from alembic.script import ScriptDirectory

        current = MigrationContext.configure(connection).get_current_revision()
        known = [step.revision for step in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]
        if current is not None and current not in known:
            raise BadOptions(message("store-newer", file=str(self.path)))
        return current, known

    def files(self) -> Files:
        """The store itself, and the WAL beside it, which holds what was written last."""
        return {str(path): _identity(path) for path in (self.path, self.wal)}

    def wal_condition(self) -> Condition:
        """How the WAL is. To be asked before SQLite opens the store: it takes damage for the end, and then
        removes what stands behind it."""
        return condition(self.path, self.wal)

    def refuse_damage(self) -> Condition:
        """Refuse a store whose WAL is damaged."""
        found = self.wal_condition()
        if found == "damaged":
            raise self.damage()
        return found

    def damage(self) -> BadOptions:
        return BadOptions(message("store-wal-damaged", file=str(self.wal)))

    def close(self) -> None:
        self.engine.dispose()

    def keys(self, match: str) -> dict[str, bytes]:
        """The hash of each secret link; empty if there is no such match."""
        with self.engine.connect() as connection:
            return self._keys(connection, match)

    def load(self, match: str) -> Stored | None:
        """A match as its log tells it, once that is sure to last."""
        with self.engine.connect() as connection:
            row = connection.execute(select(tables.matches).where(tables.matches.c.id == match)).first()
            if row is None:
                return None
            keys = self._keys(connection, match)
            lines = list(self._lines(connection, match))
        self._sync()
        try:
            header = decode_header(row.header)
        except DecodeError:
            header_problem = message("log-header", reason=malformed(row.header, Header))
            raise BadLog(message("log-match", match=match, problem=header_problem)) from None
        room = Room(row.id, header, Secrets(row.chain_end, row.deal_secret), row.created)
        for line in lines:
            if line.seq != room.seq + 1:
                missing = message("log-missing", event=str(room.seq + 1))
                raise BadLog(message("log-match", match=match, problem=missing))
            if why := room.misfit(line.event):
                raise BadLog(message("log-event", match=match, event=str(line.seq), problem=why))
            room.apply(line.event, line.at, line.command)
            room.sum = line.sum
        return Stored(room, keys)

    def _sync(self) -> None:
        """Wait until the disk has all that was read. A server that was killed before it synced leaves what
        the next one can read, and a power cut can still take."""
        try:
            wal = os.open(self.wal, TO_SYNC)
            try:
                os.fsync(wal)
            finally:
                os.close(wal)
        except FileNotFoundError:
            return
        except OSError as error:
            raise StoreDown(reason_of(error)) from None

    def lines(self, match: str) -> list[LogEntry]:
        with self.engine.connect() as connection:
            return list(self._lines(connection, match))

    def matches(self) -> list[str]:
        """The ids of all matches, the oldest first."""
        wanted = select(tables.matches.c.id).order_by(tables.matches.c.created)
        with self.engine.connect() as connection:
            return list(connection.execute(wanted).scalars())

    def waiting(self) -> list[str]:
        """The matches in which something may happen though nobody comes: those with a grace time or a beacon
        that are not over."""
        made = tables.matches
        wanted = select(made.c.id, made.c.header).where(made.c.ended.is_(None)).order_by(made.c.created)
        with self.engine.connect() as connection:
            return [match for match, header in connection.execute(wanted) if _waits(header)]

    def orphans(self) -> list[tuple[str, str]]:
        """Tables with rows of matches that are not there, and these matches."""
        found = []
        with self.engine.connect() as connection:
            for table in (tables.events, tables.seats, tables.finished):
                strange = (
                    select(table.c.match).where(table.c.match.not_in(select(tables.matches.c.id))).distinct()
                )
                found += [(table.name, match) for match in connection.execute(strange).scalars()]
        return found

    def backup(self, target: Path) -> None:
        """A copy of the whole store, made while it is in use; nothing is left of one that failed."""
        # Not a copy of the file: what was written last may still be in the WAL file beside it. VACUUM is not
        # possible in a transaction, which SQLAlchemy would begin; so it goes to the driver itself.
        with closing(self.engine.raw_connection()) as connection:
            try:
                os.close(os.open(target, os.O_CREAT | os.O_EXCL, ONLY_OURS))
            except FileExistsError:
                raise BadOptions(message("file-exists", file=str(target))) from None
            except OSError as error:
                raise BadOptions(unwritable(target, reason_of(error))) from None
            # Signals are dealt with between steps of Python: without any, Ctrl-C would wait for the end.
            assert connection.driver_connection is not None
            connection.driver_connection.set_progress_handler(_step, STEPS)
            try:
                connection.cursor().execute("VACUUM INTO ?", (str(target),))
            except BaseException as error:
                target.unlink(missing_ok=True)
                if isinstance(error, sqlite3.Error) and error.sqlite_errorname in DISK_OF_THE_COPY:
                    raise BadOptions(unwritable(target, reason_of(error))) from None
                raise

    def _keys(self, connection: Connection, match: str) -> dict[str, bytes]:
        made, seats = tables.matches, tables.seats
        row = connection.execute(
            select(made.c.host_hash, made.c.watch_hash).where(made.c.id == match)
        ).first()
        if row is None:
            return {}
        by_seat = connection.execute(select(seats.c.seat, seats.c.secret_hash).where(seats.c.match == match))
        return {"host": row.host_hash, "watch": row.watch_hash, **{str(seat): key for seat, key in by_seat}}

    def _lines(self, connection: Connection, match: str) -> Iterator[LogEntry]:
        log = tables.events
        wanted = select(log.c.seq, log.c.command_id, log.c.at, log.c.body, log.c.sum).where(
            log.c.match == match
        )
        for seq, command, at, body, sum in connection.execute(wanted.order_by(log.c.seq)):
            try:
                yield LogEntry(seq, command, at, decode(body), sum)
            except DecodeError:
                reason = malformed(body, AnyEvent)
                problem = message("log-unreadable", match=match, event=str(seq), reason=reason)
                raise BadLog(problem) from None


def _waits(header: str) -> bool:
    try:
        read = decode_header(header)
    except DecodeError:
        return True  # which is said when it is loaded
    return read.grace is not None or read.beacon is not None


def _step() -> int:
    """Go on."""
    return 0


def unwritable(file: Path, reason: Words) -> Words:
    return message("file-unwritable", file=str(file), reason=reason)


def _identity(path: Path) -> Identity | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def driver_error(error: Exception) -> BaseException:
    """What the driver of the database raised, out of what SQLAlchemy made of it."""
    return (error.orig if isinstance(error, DBAPIError) else None) or error


@contextmanager
def at_hand(path: Path, damaged: bool = False) -> Iterator[Store]:
    """A store that is there already; what is wrong with its file is said in one line. With `damaged`, one of
    which not all can be read will do."""
    store = Store(path)
    try:
        if not damaged:
            store.refuse_damage()
        yield store
    except (DBAPIError, sqlite3.Error) as error:
        reason = reason_of(driver_error(error))
        raise BadOptions(message("store-unread", file=str(path), reason=reason)) from None
    finally:
        store.close()


@contextmanager
def brought_up_to_date(path: Path) -> Iterator[Store]:
    """A store that is there already, to be read. That of an older version stays as it is: a copy of it is
    brought up to date."""
    with at_hand(path) as store:
        if not store.outdated:
            yield store
            return
        with TemporaryDirectory() as folder:
            copy = Path(folder) / path.name
            store.backup(copy)
            with at_hand(copy) as renewed:
                renewed.open()
                yield renewed


def make_engine(path: Path, synchronous: str, module: object) -> Engine:
    """`module` is the driver of SQLite, which tests replace by one that loses power."""
    engine = create_engine(f"sqlite:///{path}", module=module)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        # Left alone, the driver begins transactions when it sees fit, and never for DDL, so that half a
        # migration could be committed. Without a level it begins none, and `begin` below does.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (
            f"busy_timeout={WAIT_MS}",
            "journal_mode=WAL",  # readers do not wait for the writer, nor it for them
            f"synchronous={synchronous}",
            "foreign_keys=ON",  # off by default, for each connection anew
        ):
            cursor.execute(f"PRAGMA {pragma}").fetchall()
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def delete_match(connection: Connection, match: str) -> None:
    """Remove everything about a match; ratings it led to stay."""
    for table, column in (
        (tables.events, tables.events.c.match),
        (tables.seats, tables.seats.c.match),
        (tables.finished, tables.finished.c.match),
        (tables.matches, tables.matches.c.id),
    ):
        connection.execute(delete(table).where(column == match))


def renew_link(connection: Connection, match: str, seat: int | None, secret_hash: bytes) -> None:
    """Let another secret open a seat, or the table for watchers."""
    if seat is None:
        table = tables.matches
        this = table.c.id == match
        connection.execute(update(table).where(this).values(watch_hash=secret_hash))
        row = connection.execute(select(table).where(this)).one()
        connection.execute(update(table).where(this).values(sum=sums.of_match(row)))
    else:
        seats = tables.seats
        sum = sums.of_row(match, seat, secret_hash)
        change = update(seats).where((seats.c.match == match) & (seats.c.seat == seat))
        connection.execute(change.values(secret_hash=secret_hash, sum=sum))
