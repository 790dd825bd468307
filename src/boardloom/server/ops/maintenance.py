"""Looking after a store: everything replayed and checked, or written out as files."""

from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import json
from sqlalchemy import Connection, select, text

from boardloom.core import paths
from boardloom.core.errors import BadInput, BadOptions
from boardloom.core.message import Series, Words, message
from boardloom.core.reasons import reason_of
from boardloom.match import transcript, verify, verify_dice
from boardloom.match.dice import digest
from boardloom.server.log import sums, tables
from boardloom.server.log.pages import unvouched
from boardloom.server.log.store import Store, at_hand, brought_up_to_date
from boardloom.server.session import finished, ratings
from boardloom.server.session.dice_record import dice_record
from boardloom.server.session.room import BadLog, Room

SCHEMA = "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name"
SCHEMA_PAGE = 1
MOST_PAGES = MOST_TOLD = 40
"""Pages, and other things that are wrong, that are named."""


def check(path: Path) -> Iterator[Words]:
    """Replay every log; `BadLog` names what does not add up, or cannot be replayed."""
    unfinished = Store(path).refuse_damage() == "unfinished"
    pages = sound(path)
    with brought_up_to_date(path) as store:
        matches = store.matches()
        events = rolls = 0
        wrong: list[Words] = []
        for match in matches:
            try:
                room = _room(store, match)
                rolls += _dice(room, store)
                _result(room, store)
                events += room.seq
            except BadInput as error:
                wrong.append(error.words)
        try:
            sums_fit(store)
        except BadLog as error:
            wrong.append(error.words)
        wrong += [message("store-orphan", table=table, match=match) for table, match in store.orphans()]
    if wrong:
        raise BadLog(Series(tuple(wrong[:MOST_TOLD]) + ("…",) * (len(wrong) > MOST_TOLD), "parts"))
    yield message("store-replays", matches=len(matches), events=events)
    yield message("store-rolls", rolls=rolls)
    if unfinished:
        yield message("store-wal-unfinished", file=str(Store(path).wal))
    if pages:
        told = Series(tuple(map(str, pages[:MOST_PAGES])) + ("…",) * (len(pages) > MOST_PAGES), "list")
        yield message("store-unvouched", pages=told)


def sound(path: Path) -> list[int]:
    """Check the file as it is, without the rules of any game. The numbers of pages with unused bytes that are
    not zero; while a server has the store open, none, as they are in the file only later."""
    with at_hand(path) as store, store.engine.connect() as connection:
        said = connection.execute(text("PRAGMA integrity_check")).scalar()
        if said != "ok":
            raise BadLog(message("store-damaged", file=str(path)))
        roots = connection.execute(text("SELECT rootpage FROM sqlite_schema WHERE rootpage > 0"))
        if store.wal.is_file() and store.wal.stat().st_size:
            return []
        pages = unvouched(path.read_bytes(), roots.scalars().all())
        as_made = store.outdated or _schema(connection) == _schema_as_made()
        return pages if as_made else sorted({SCHEMA_PAGE, *pages})


@cache
def _schema_as_made() -> list[object]:
    """How the tables of a new store are described."""
    with TemporaryDirectory() as folder, closing(Store(Path(folder) / "new.sqlite")) as store:
        store.open()
        with store.engine.connect() as connection:
            return _schema(connection)


def _schema(connection: Connection) -> list[object]:
    return [tuple(row) for row in connection.execute(text(SCHEMA))]


def sums_fit(store: Store) -> None:
    """Check that every row is as it was written."""
    with store.engine.connect() as connection:
        for row in connection.execute(select(tables.matches)):
            if row.sum != sums.of_match(row):
                raise _turned("matches", row.id)
        for row in connection.execute(select(tables.seats)):
            if row.sum != sums.of_row(*row[:-1]):
                raise _turned("seats", f"{row.match} {row.seat}")
        for row in connection.execute(select(tables.ratings)):
            if row.sum != sums.of_row(*row[:-1]):
                raise _turned("ratings", f"{row.game} {row.player}")
        log = tables.events
        expected, match = b"", ""
        for row in connection.execute(select(log).order_by(log.c.match, log.c.seq)):
            before, match = expected if row.match == match else sums.first(row.match), row.match
            expected = sums.after(before, *row[1:-1])
            if row.sum != expected:
                raise _turned("events", f"{match} {row.seq}")


def _turned(table: str, row: str) -> BadLog:
    return BadLog(message("store-sum", table=table, row=row))


def _room(store: Store, match: str) -> Room:
    stored = store.load(match)
    assert stored is not None
    return stored.room


def _dice(room: Room, store: Store) -> int:
    """Check the dice, and that everybody acted in turn; how many rolls."""
    if room.chain.root.hex() != room.header.root or digest(room.secrets.deals).hex() != room.header.deals:
        raise _damaged(room, message("log-other-dice"))
    try:
        record = json.decode(json.encode(dice_record(room, store.lines(room.id))))  # as anybody reads it
        verdict = verify_dice.verify(record)
        verify.replay(verify_dice.read(record))
    except verify_dice.Unfair as error:
        raise _damaged(room, verify.unfair(error)) from None
    except BadInput as error:
        raise _damaged(room, error.words) from None
    return verdict.rolls


def _result(room: Room, store: Store) -> None:
    """Check what stands among the finished games."""
    over = room.position.over
    result = ratings.result(room, room.position, len(room.played), room.ended)
    expected: dict[str, object] = {**result.row} if over else {}
    listed, made = tables.finished, tables.matches
    with store.engine.connect() as connection:
        row = connection.execute(select(listed).where(listed.c.match == room.id)).mappings().first()
        ended = connection.execute(select(made.c.ended).where(made.c.id == room.id)).scalar()
    found = dict(row or {})
    for name in expected | found:
        if found.get(name) != expected.get(name):
            here, there = str(found.get(name)), str(expected.get(name))
            raise _damaged(room, message("log-result", name=name, found=here, expected=there))
    if ended != expected.get("ended"):
        raise _damaged(room, message("log-ended", ended=str(ended)))


def _damaged(room: Room, problem: Words) -> BadLog:
    return BadLog(message("log-match", match=room.id, problem=problem))


def export(path: Path, folder: Path) -> int:
    """Every match as a transcript and a dice record; how many."""
    with brought_up_to_date(path) as store:
        matches = store.matches()
        for match in matches:
            room = _room(store, match)
            record = dice_record(room, store.lines(match))
            try:
                paths.write(folder / f"{match}.txt", transcript.write(finished.as_match(room)).encode())
                paths.write(folder / f"{match}.dice.json", json.encode(record))
            except OSError as error:
                reason = reason_of(error)
                raise BadOptions(message("file-unwritable", file=str(folder), reason=reason)) from None
        return len(matches)
