"""The store: migrations, the check that replays everything, exports and backups."""

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import create_engine, inspect

from boardloom.core.message import Message
from boardloom.match import transcript
from boardloom.server.log import tables
from boardloom.server.log.events import Rolled, encode
from boardloom.server.log.store import Store
from boardloom.server.ops.maintenance import check, export
from boardloom.server.session.room import BadLog
from boardloom.server.session.room import check as state_check
from tests.processes import boardloom
from tests.server.running import Client, Server, fresh_folder, run
from tests.server.test_disk import AS_ANYBODY
from tests.words import in_english

BOARDS: list[tuple[str, dict[str, Any], bool]] = [
    ("snakes", {"entities": []}, True),
    ("custom", {"size": 200, "board_seed": 1}, False),
]
"""On neither is a game over after three rolls; on the first one it is played to its end."""


@pytest.fixture(scope="module")
def played() -> Iterator[Path]:
    """A store with a finished game, an unfinished one, and one with an undo in it."""
    folder = fresh_folder()

    async def play(server: Server) -> None:
        for game, options, finish in BOARDS:
            made = server.make(game, "here:Ann", "here:Bo", options=options)
            host = await Client.open(server.live, made.match, made.host)
            for _ in range(3):
                await host.act()
            await host.done("undo")
            if finish:
                await host.play()

    with Server(folder) as server:
        run(play(server))
    yield server.database
    shutil.rmtree(folder, ignore_errors=True)


def test_the_check_replays_everything(played: Path) -> None:
    done = boardloom("store", "check", "--database", str(played))
    assert done.returncode == 0, done.stderr
    assert "2 matches" in done.stdout
    assert "every log replays" in done.stdout
    assert "all follow from their chains" in done.stdout


def one(kind: str, change: str) -> str:
    """Damage to the last event of this kind."""
    those = (
        f"select match, seq from events where body ->> '$.kind' = '{kind}' order by match, seq desc limit 1"
    )
    return f"update events set body = json_set(body, {change}) where (match, seq) = ({those})"


def seat(kind: str, number: int) -> str:
    return one(kind, f"'$.seat', {number}")


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (
            "update events set body = replace(body, '\"action\":', '\"action\":1') where seq = 3",
            "event 3: the (rules|state)",
        ),
        ("update events set body = replace(body, '\"action\":', '\"act\":') where seq = 3", "cannot be read"),
        ("delete from events where seq = 2", "event 2 is missing"),
        ("update matches set chain_end = zeroblob(32)", "dice are not those that were published"),
        ("update matches set deal_secret = zeroblob(32)", "dice are not those that were published"),
        ("update matches set header = replace(header, '\"version\":1', '\"version\":9')", "version 9"),
        ("update matches set header = '{}'", "its header cannot be read: the field game is missing"),
        (seat("rolled", 99), "there is no seat 99"),
        (seat("rolled", -2), "there is no seat -2"),
        (
            """update events set body = '{"kind": "joined", "seat": 99, "name": "Bo"}' where seq = 1""",
            "event 1: there is no seat 99",
        ),
        (seat("undone", 99), "there is no seat 99"),
        (one("undone", "'$.to', 9999"), "[0-9]+ actions cannot be taken back to 9999"),
        (one("started", "'$.key', 'x'"), "the key is not hexadecimal"),
        (one("rolled", "'$.seat', 1 - body ->> '$.seat'"), "acts where it is (seat .'s|nobody's) turn"),
        ("update finished set winners = '[7]'", "winners is \\[7\\]; by its log it is"),
        ("update finished set moves = moves + 1", "among the finished games, moves is"),
        ("delete from finished", "among the finished games, .* is None"),
        ("update matches set ended = 5", "kept as ended at 5"),
    ],
)
def test_the_check_notices_damage(played: Path, tmp_path: Path, damage: str, reason: str) -> None:
    copy = tmp_path / "copy.sqlite"
    Store(played).backup(copy)
    connection = sqlite3.connect(copy)
    with connection:
        connection.execute(damage)
    connection.close()
    with pytest.raises(BadLog, match=reason):
        list(check(copy))
    done = boardloom("store", "check", "--database", str(copy))
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_the_check_notices_another_roll(played: Path, tmp_path: Path) -> None:
    """Even if the state that was stored with it fits."""
    copy = tmp_path / "copy.sqlite"
    Store(played).backup(copy)
    store = Store(copy)
    rooms = [stored.room for stored in map(store.load, store.matches()) if stored]
    room = next(room for room in rooms if room.header.game == "snakes")
    line = next(line for line in store.lines(room.id) if isinstance(line.event, Rolled))
    store.close()
    assert isinstance(line.event, Rolled)
    other = next(action for action in room.first.choices() if action != line.event.action)
    lie = structs.replace(line.event, action=other, check=state_check(room.first.after(other)))
    connection = sqlite3.connect(copy)
    with connection:
        connection.execute(
            "update events set body = ? where match = ? and seq = ?",
            (encode(lie).decode(), room.id, line.seq),
        )
        connection.execute("delete from events where match = ? and seq > ?", (room.id, line.seq))
    connection.close()
    with pytest.raises(BadLog, match="roll 1"):
        list(check(copy))


def test_exports_are_transcripts_and_dice_records(played: Path, tmp_path: Path) -> None:
    done = boardloom("store", "export", str(tmp_path / "out"), "--database", str(played))
    assert done.returncode == 0, done.stderr
    files = sorted((tmp_path / "out").glob("*.txt"))
    assert len(files) == 2
    for file in files:
        assert transcript.read(file.read_text()).id == file.stem
        verified = boardloom("verify", str(file.with_suffix(".dice.json")))
        assert verified.returncode == 0, verified.stderr
        assert "Checked: rolls that follow" in verified.stdout
    assert export(played, tmp_path / "again") == 2


def test_a_backup_is_a_whole_store(played: Path, tmp_path: Path) -> None:
    done = boardloom("store", "backup", str(tmp_path / "copy.sqlite"), "--database", str(played))
    assert done.returncode == 0, done.stderr
    # SQLite may leave bytes of before on a page of the copy, which is then named as one nobody vouches for.
    replays, rolls, *_ = check(tmp_path / "copy.sqlite")
    assert isinstance(replays, Message)
    assert isinstance(rolls, Message)
    assert (replays.id, rolls.id) == ("store-replays", "store-rolls")
    twice = boardloom("store", "backup", str(tmp_path / "copy.sqlite"), "--database", str(played))
    assert twice.returncode == 2
    assert "exists already" in twice.stderr


def test_a_store_that_is_not_there_is_said(tmp_path: Path) -> None:
    done = boardloom("store", "check", "--database", str(tmp_path / "none.sqlite"))
    assert done.returncode == 2
    assert "there is no store at" in done.stderr


COMMANDS = [("check",), ("export", "out"), ("backup", "copy.sqlite")]


def asked(command: tuple[str, ...], folder: Path, database: Path) -> list[str]:
    """The words of a command about a store, that writes into a folder."""
    name, *files = command
    return ["store", name, *(str(folder / file) for file in files), "--database", str(database)]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_file_that_is_no_store_is_said(tmp_path: Path, command: tuple[str, ...]) -> None:
    other = tmp_path / "notes.txt"
    other.write_text("these are not games " * 100)
    done = boardloom(*asked(command, tmp_path, other))
    assert done.returncode == 2
    assert done.stderr == f"boardloom: the store {other} cannot be read: it is not a database\n"


@pytest.mark.parametrize("command", COMMANDS[:2], ids=lambda command: command[0])
def test_an_empty_file_is_no_store(tmp_path: Path, command: tuple[str, ...]) -> None:
    (tmp_path / "empty").touch()
    done = boardloom(*asked(command, tmp_path, tmp_path / "empty"))
    assert done.returncode == 2
    assert "cannot be read: it is a database of something else" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_store_that_may_only_be_read_is_said(
    played: Path, tmp_path: Path, command: tuple[str, ...]
) -> None:
    locked = tmp_path / "locked" / "server.sqlite"
    locked.parent.mkdir()
    Store(played).backup(locked)
    locked.chmod(0o444)
    locked.parent.chmod(0o555)
    wrapper = [sys.executable, "-c", AS_ANYBODY, sys.executable, "-m", "boardloom.cli"]
    done = subprocess.run([*wrapper, *asked(command, tmp_path, locked)], capture_output=True, text=True)
    locked.parent.chmod(0o755)
    assert done.returncode == 2
    assert done.stderr.startswith(f"boardloom: the store {locked} cannot be read: ")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("command", "where"),
    [("export", "file"), ("export", "/proc/nowhere"), ("backup", "file/x"), ("backup", "nowhere/x")],
)
def test_where_nothing_can_be_written_is_said(played: Path, tmp_path: Path, command: str, where: str) -> None:
    (tmp_path / "file").touch()
    done = boardloom("store", command, str(tmp_path / where), "--database", str(played))
    assert done.returncode == 2
    assert f"{tmp_path / where} cannot be written: " in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_nobody_else_may_read_a_store(tmp_path: Path) -> None:
    store = Store(tmp_path / "store.sqlite")
    store.open()
    store.backup(tmp_path / "copy.sqlite")
    modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    store.close()
    names = ("store.sqlite", "store.sqlite-wal", "store.sqlite-shm", "copy.sqlite")
    assert modes == dict.fromkeys(names, 0o600)


def test_migrations_lead_to_the_tables_the_code_uses(tmp_path: Path) -> None:
    migrated = Store(tmp_path / "migrated.sqlite")
    migrated.open()
    migrated.open()  # twice is once
    made = create_engine(f"sqlite:///{tmp_path / 'made.sqlite'}")
    tables.meta.create_all(made)
    one, two = inspect(migrated.engine), inspect(made)
    assert set(one.get_table_names()) == {*two.get_table_names(), "alembic_version"}
    for table in two.get_table_names():
        assert describe(one, table) == describe(two, table)
    migrated.close()
    made.dispose()


def describe(found: object, table: str) -> object:
    columns = [(c["name"], str(c["type"]), c["nullable"]) for c in found.get_columns(table)]  # type: ignore[attr-defined]
    return (
        columns,
        found.get_pk_constraint(table)["constrained_columns"],  # type: ignore[attr-defined]
        sorted(c["column_names"] for c in found.get_unique_constraints(table)),  # type: ignore[attr-defined]
        sorted(i["name"] for i in found.get_indexes(table)),  # type: ignore[attr-defined]
    )


def test_the_disk_is_told_to_sync_every_commit(tmp_path: Path) -> None:
    store = Store(tmp_path / "store.sqlite")
    store.open()
    with store.engine.connect() as connection:
        pragmas = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("synchronous", "journal_mode")
        }
    store.close()
    assert pragmas == {"synchronous": 2, "journal_mode": "wal"}


def test_matches_that_cannot_be_played_are_listed_closed_by_their_host_and_no_fault(tmp_path: Path) -> None:
    """Such as those of a game that is not there any more: all others are checked too."""

    def unknown(game: str, match: str) -> None:
        with sqlite3.connect(tmp_path / "server.sqlite") as connection:
            row = connection.execute("select header from matches where id = ?", (match,)).fetchone()
            header = row[0].replace('"game":"snakes"', f'"game":"{game}"')
            connection.execute("update matches set header = ? where id = ?", (header, match))

    with Server(tmp_path) as server:
        made = [server.make("snakes", "here", "here", grace=9) for _ in range(3)]
    for number, name in enumerate(("atlantis", "lemuria")):
        unknown(name, made[number].match)
    done = boardloom("store", "check", "--database", str(tmp_path / "server.sqlite"))
    assert done.returncode == 2
    for name in ("atlantis", "lemuria"):
        assert f"there is no game '{name}'" in done.stderr
    with Server(tmp_path) as server:
        server.logged(f"match {made[0].match} cannot be loaded: there is no game")
        path = f"/api/matches/{made[0].match}"
        assert server.ask("DELETE", path, secret=made[0].watch).status == 403
        assert server.ask("DELETE", path, secret=made[0].host).status == 204
        assert server.ask("DELETE", path, secret=made[0].host).status == 403
        assert server.ask("GET", f"/api/matches/{made[2].match}", secret=made[2].host).status == 200
        assert [line for line in server.logs() if "trace" in line] == []


def test_rows_of_no_match_are_named(played: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    shutil.copy(played, copy)
    with sqlite3.connect(copy) as connection:
        match = connection.execute("select id from matches").fetchone()[0]
        connection.execute("delete from matches where id = ?", (match,))
    with pytest.raises(BadLog) as wrong:
        list(check(copy))
    assert f"the table events has rows of a match that is not there: {match}" in in_english(wrong.value.words)
