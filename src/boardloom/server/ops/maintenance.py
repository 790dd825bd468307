"""Looking after a store: everything replayed and checked, or written out as files."""

from collections.abc import Iterator
from pathlib import Path

from msgspec import json
from sqlalchemy import select, text

from boardloom.core import paths
from boardloom.core.errors import BadInput, BadOptions
from boardloom.core.message import Words, message
from boardloom.core.reasons import reason_of
from boardloom.match import transcript, verify, verify_dice
from boardloom.match.dice import digest
from boardloom.server.log import tables
from boardloom.server.log.store import Store, brought_up_to_date
from boardloom.server.session import finished, ratings
from boardloom.server.session.dice_record import dice_record
from boardloom.server.session.room import BadLog, Room


def check(path: Path) -> Iterator[Words]:
    """Replay every log; `BadLog` names the first thing that does not add up."""
    with brought_up_to_date(path) as store:
        with store.engine.connect() as connection:
            said = connection.execute(text("PRAGMA integrity_check")).scalar()
        if said != "ok":
            raise BadLog(message("store-damaged", file=str(path)))
        matches = store.matches()
        events = rolls = 0
        for match in matches:
            room = _room(store, match)
            rolls += _dice(room, store)
            _result(room, store)
            events += room.seq
    yield message("store-replays", matches=len(matches), events=events)
    yield message("store-rolls", rolls=rolls)


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
