"""Stores and transcripts that older versions wrote: they open, and mean what they meant.

`tests/data/stores` has for each version a store as SQL, and beside it the secrets of its links and all that
this version said of each match. These files are never written again: only the code that reads them changes.
"""

import json
import shutil
import sqlite3
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.json import encode

from boardloom.match import transcript, verify, verify_dice
from boardloom.server.errors import Refusal
from boardloom.server.log.store import Store
from boardloom.server.ops.maintenance import check as check_store
from boardloom.server.ops.maintenance import export
from boardloom.server.session.decide import carry_out, last_of
from boardloom.server.session.dice_record import dice_record
from boardloom.server.session.draft import Person
from boardloom.server.session.finished import as_match, one
from boardloom.server.session.room import Room, check
from boardloom.server.ws.secrets import which
from boardloom.server.ws.wire import Move, Roll, Undo
from tests.server.running import Client, Server, fresh_folder, run

STORES = Path(__file__).parents[1] / "data" / "stores"
VERSION = "0.1.0"
KNOWN: dict[str, Any] = json.loads((STORES / f"{VERSION}.json").read_text("utf-8"))
MATCHES: dict[str, dict[str, Any]] = KNOWN["matches"]
TRANSCRIPTS = sorted(STORES.glob(f"{VERSION}-*.txt"))


def those(*stages: str) -> list[Any]:
    """The matches in these phases, or "asked" where an undo is asked for; named by what they are kept for."""
    found = []
    for match, about in MATCHES.items():
        stage = "asked" if about["said"]["asked"] else about["said"]["phase"]
        if stage in (stages or (stage,)):
            found.append(pytest.param(match, id=about["kept_for"]))
    return found


def said(store: Store, match: str) -> dict[str, Any]:
    """All that is said of a match; the JSON file holds the same, as the old version said it."""
    room = load(store, match)
    record = json.loads(encode(dice_record(room, store.lines(match))))
    roles = ("host", *map(str, range(len(room.chairs))))
    return {
        "game": [room.header.game, room.header.version],
        "seq": room.seq,
        "phase": room.phase,
        "turn": room.turn,
        "scores": room.position.scores(),
        "state": check(room.position),
        "draws": room.draws,
        "seats": [[c.name, c.kind, c.bot, c.joined, c.away, c.colour] for c in room.chairs],
        "line": steps(room),
        "undo": [last_of(room, [seat]) for seat in range(len(room.chairs))],
        "undoing": {role: led_to(room, role, Undo(id="undo", expect_seq=room.seq)) for role in roles},
        "going_on": {role: led_to(room, role, first_choice(room)) for role in roles if room.turn >= 0},
        "asked": [room.asked.seat, room.asked.to] if room.asked else None,
        "agreed": sorted(room.agreed),
        "watchable": room.watchable,
        "rematch": room.rematch,
        "winners": [room.names[seat] for seat in as_match(room).winners],
        "dice": dice(record),
        "transcript": transcript.write(as_match(room)).splitlines() if room.phase == "over" else [],
    }


def dice(record: object) -> list[int]:
    """How many rolls are checked, are typed in, and are still face down; how many steps keep to the rules."""
    return [*verify_dice.verify(record)[:3], verify.replay(verify_dice.read(record))]


def steps(room: Room) -> list[list[Any]]:
    """Every action that stands, with whose choice or roll it was."""
    played = zip(room.history.actions, room.played, strict=True)
    return [[action, p.seat, p.chance, p.draw, p.asked] for action, p in played]


def notation(transcript: list[str]) -> list[str]:
    """All lines without the comments, whose words may change."""
    return [line.partition("  ; ")[0] for line in transcript]


def first_choice(room: Room) -> Move | Roll:
    """The first thing that whoever acts now can do; their own dice show the lowest."""
    action, seq = next(iter(room.position.choices())), room.seq
    if room.position.mover >= 0:
        return Move(id="on", expect_seq=seq, action=action)
    return Roll(id="on", expect_seq=seq, action=action if room.header.own_dice else None)


def led_to(room: Room, role: str, command: Move | Roll | Undo) -> Any:
    """What follows if somebody does this now, dice and all: events, or the code of a refusal."""
    try:
        return to_builtins(carry_out(room, Person(role), command).events)
    except Refusal as refusal:
        return refusal.code


def load(store: Store, match: str) -> Room:
    stored = store.load(match)
    assert stored is not None
    return stored.room


@cache
def script() -> str:
    return (STORES / f"{VERSION}.sql").read_text("utf-8")


def restored(folder: Path) -> Path:
    """The old store as a file, untouched by the code of today."""
    path = folder / "server.sqlite"
    connection = sqlite3.connect(path)
    connection.executescript(script())
    connection.close()
    return path


@pytest.fixture(scope="module")
def store() -> Iterator[Store]:
    """The old store, brought up to date; nobody plays in it."""
    folder = fresh_folder()
    opened = Store(restored(folder))
    opened.open()
    yield opened
    opened.close()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def revived() -> Iterator[Server]:
    """A server over the old store."""
    folder = fresh_folder()
    restored(folder)
    with Server(folder, own_games=False) as server:
        yield server
    shutil.rmtree(folder, ignore_errors=True)


def test_every_match_is_known(store: Store) -> None:
    assert sorted(store.matches()) == sorted(MATCHES)
    running = {match for match, about in MATCHES.items() if about["said"]["phase"] != "over"}
    assert set(store.waiting()) <= running


def test_the_store_is_checked_and_nothing_is_found(store: Store) -> None:
    assert list(check_store(store.path))


@pytest.mark.parametrize("match", those())
def test_a_match_means_what_it_meant(store: Store, match: str) -> None:
    now, then = said(store, match), dict(MATCHES[match]["said"])
    now["transcript"], then["transcript"] = notation(now["transcript"]), notation(then["transcript"])
    for what in now | then:
        assert now.get(what) == then.get(what), what


@pytest.mark.parametrize("match", those())
def test_links_open_what_they_opened(store: Store, match: str) -> None:
    keys, links = store.keys(match), MATCHES[match]["links"]
    assert {role: which(secret, keys) for role, secret in links.items()} == {role: role for role in links}


def now(server: Server, match: str) -> Room:
    """A running match as the server has it on disk at this moment."""
    store = Store(server.database)
    try:
        return load(store, match)
    finally:
        store.close()


async def enter(server: Server, match: str, role: str) -> Client:
    return await Client.open(server.live, match, MATCHES[match]["links"][role])


def role_of(about: dict[str, Any], seat: int) -> str:
    """Whose link plays a seat."""
    return "host" if about["seats"][seat][1] == "here" else str(seat)


@pytest.mark.parametrize("match", those("playing"))
def test_a_running_match_goes_on(revived: Server, match: str) -> None:
    about = MATCHES[match]["said"]
    before = now(revived, match)
    role, command = role_of(about, about["turn"]), first_choice(before)
    fields = {} if command.action is None else {"action": command.action}
    follows = [[e["action"], e["seat"]] for e in about["going_on"][role]]

    async def play() -> None:
        for other in MATCHES[match]["links"]:
            if other != "watch" or about["watchable"]:
                await enter(revived, match, other)
        client = await enter(revived, match, role)
        assert about["turn"] in client.seats
        await client.done("roll" if isinstance(command, Roll) else "move", **fields)
        after = now(revived, match)
        begun = len(about["line"])
        assert steps(after)[:begun] == about["line"]
        assert [s[:2] for s in steps(after)[begun : begun + len(follows)]] == follows
        assert not any(chair.away for chair in after.chairs)
        if len(after.holders) == 1:  # nobody else is asked whether it may be taken back
            await client.mine()
            await client.done("undo")
            assert steps(now(revived, match)) == about["line"]

    run(play())


@pytest.mark.parametrize("match", those("asked"))
def test_an_open_question_is_answered(revived: Server, match: str) -> None:
    about = MATCHES[match]["said"]
    asker, to = about["asked"]
    others = {role_of(about, seat) for seat, chair in enumerate(about["seats"]) if chair[1] != "bot"}

    async def agree() -> None:
        for role in others - {role_of(about, asker)}:
            await (await enter(revived, match, role)).done("agree", yes=True)

    run(agree())
    after = now(revived, match)
    assert after.asked is None
    assert steps(after) == about["line"][:to]


@pytest.mark.parametrize("match", those("gathering"))
def test_a_match_that_waits_for_people_begins(revived: Server, match: str) -> None:
    about = MATCHES[match]["said"]

    async def join() -> None:
        for seat, (_, kind, _, joined, *_) in enumerate(about["seats"]):
            if kind == "link" and not joined:
                await (await enter(revived, match, str(seat))).done("join")

    run(join())
    assert now(revived, match).phase == "playing"


@pytest.mark.parametrize("match", those("opening"))
def test_a_match_that_waits_for_a_nonce_begins(revived: Server, match: str) -> None:
    about = MATCHES[match]["said"]
    people = {role_of(about, seat) for seat, chair in enumerate(about["seats"]) if chair[1] != "bot"}

    async def start() -> None:
        for role in people:
            await (await enter(revived, match, role)).done("start")

    run(start())
    assert now(revived, match).phase == "playing"


@pytest.mark.parametrize("match", those("over"))
def test_a_finished_match_replays(revived: Server, match: str) -> None:
    about = MATCHES[match]["said"]
    place = f"/api/finished/{match}"
    stats = revived.ask("GET", place).json()
    assert [stats["players"][seat]["name"] for seat in stats["winners"]] == about["winners"]
    assert [player["score"] for player in stats["players"]] == about["scores"]
    replay = revived.ask("GET", f"{place}/replay").json()
    assert [[m["action"], m["seat"], m["chance"]] for m in replay["moves"]] == [s[:3] for s in about["line"]]
    lines = revived.ask("GET", f"{place}/transcript").body.decode().splitlines()
    assert notation(lines) == notation(about["transcript"])
    record = revived.ask("GET", f"{place}/dice").json()
    assert dice(record) == about["dice"]


@pytest.mark.parametrize("game", KNOWN["ratings"])
def test_ratings_are_kept(revived: Server, game: str) -> None:
    rows = revived.ask("GET", f"/api/leaderboard/{game}").json()
    assert rows == [pytest.approx(row) for row in KNOWN["ratings"][game]]


UNNAMED = "9fc80c399652d21ed818"
TYPED = "d2102ba3319359af10c4"
REMATCH = "561da59f6300c87eaae3"


@pytest.fixture
def with_unnamed(tmp_path: Path) -> Path:
    """The old store as it were, had nobody typed some of the names, or somebody names like those that players
    without one had; such matches were not rated. In a rematch everybody sits one seat on."""
    path = restored(tmp_path)
    changes = [
        (UNNAMED, "王小明", "Player 1"),
        (UNNAMED, "<b>x</b>", "Player 7"),
        (UNNAMED, "Anna wins!", "Player 2"),
        (TYPED, "Anna wins!", "Player 2"),
        (REMATCH, "Anna wins!", "Player 2"),
        (REMATCH, "王小明", "Player 1"),
    ]
    connection = sqlite3.connect(path)
    with connection:
        connection.execute("update finished set rated = 0 where match in (?, ?)", [UNNAMED, TYPED])
        for match, name, then in changes:
            ascii_name, ascii_then = (json.dumps(each)[1:-1] for each in (name, then))
            connection.execute(
                "update finished set players = replace(players, ?, ?) where match = ?",
                [ascii_name, ascii_then, match],
            )
            for table, column, key in (("matches", "header", "id"), ("events", "body", "match")):
                change = f"update {table} set {column} = replace({column}, ?, ?) where {key} = ?"
                connection.execute(change, [f'"{name}"', f'"{then}"', match])
    connection.close()
    return path


def test_who_had_no_name_is_unnamed(with_unnamed: Path) -> None:
    store = Store(with_unnamed)
    store.open()
    assert load(store, UNNAMED).names == ["", "Player 7", "Robo", "Player 2"]
    assert load(store, TYPED).names == ["Player 2", "%{seat}"]
    assert load(store, REMATCH).names == ["", ""]
    with store.engine.connect() as connection:
        stats = one(connection, UNNAMED)
    store.close()
    assert stats is not None
    players: Any = stats["players"]
    assert [player["name"] for player in players] == ["", "Player 7", "Robo", "Player 2"]
    assert list(check_store(with_unnamed))


def test_a_check_leaves_an_old_store_as_it_is(with_unnamed: Path, tmp_path: Path) -> None:
    def kept() -> list[Any]:
        connection = sqlite3.connect(with_unnamed)
        rows = connection.execute("select header from matches union select version_num from alembic_version")
        found = sorted(rows)
        connection.close()
        return found

    before = kept()
    assert list(check_store(with_unnamed))
    assert export(with_unnamed, tmp_path / "files") == len(MATCHES)
    assert kept() == before
    written = (tmp_path / "files" / f"{UNNAMED}.txt").read_text("utf-8")
    assert transcript.read(written).names == ["", "Player 7", "Robo", "Player 2"]


@pytest.mark.parametrize("file", TRANSCRIPTS, ids=lambda file: file.stem)
def test_a_transcript_is_read_and_written_the_same_again(file: Path) -> None:
    text = file.read_text("utf-8")
    assert transcript.write(transcript.read(text)) == text


def test_there_are_transcripts_of_finished_and_unfinished_games() -> None:
    over = {transcript.read(file.read_text("utf-8")).position.over for file in TRANSCRIPTS}
    assert over == {True, False}
