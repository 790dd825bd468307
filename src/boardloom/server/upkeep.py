"""Looking after a store: everything replayed and checked, or written out as files."""

import json
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import text

from boardloom import home
from boardloom.play import transcript, verify_dice
from boardloom.play.fair import digest
from boardloom.server import finished
from boardloom.server.room import BadLog, Room
from boardloom.server.store import Store


def check(path: Path) -> Iterator[str]:
    """Replay every log; `BadLog` names the first thing that does not add up."""
    store = Store(path)
    with store.engine.connect() as connection:
        said = connection.execute(text("PRAGMA integrity_check")).scalar()
    if said != "ok":
        raise BadLog(f"the file {path} is damaged: {said}")
    matches = store.matches()
    events = rolls = 0
    for match in matches:
        stored = store.load(match)
        assert stored is not None
        checked = _dice(stored.room, store)
        events += stored.room.seq
        rolls += checked
    yield f"{len(matches)} matches, {events} events: every log replays to the states that were stored."
    yield f"{rolls} rolls checked: all follow from their chains."


def _dice(room: Room, store: Store) -> int:
    if room.chain.root.hex() != room.header.root or digest(room.secrets.deals).hex() != room.header.deals:
        raise BadLog(f"match {room.id}: the dice are not those that were published")
    try:
        checked, _, _ = verify_dice.verify(finished.dice_record(room, store.lines(room.id)))
    except verify_dice.Unfair as error:
        raise BadLog(f"match {room.id}: {error}") from None
    return checked


def export(path: Path, folder: Path) -> int:
    """Every match as a transcript and a dice record; how many."""
    store = Store(path)
    matches = store.matches()
    for match in matches:
        stored = store.load(match)
        assert stored is not None
        home.write(folder / f"{match}.txt", transcript.write(finished.as_match(stored.room)).encode())
        record = finished.dice_record(stored.room, store.lines(match))
        home.write(folder / f"{match}.dice.json", json.dumps(record).encode())
    return len(matches)
