"""A bit that turns over on the disk is found, or the page is named for which nothing vouches."""

import random
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from sqlalchemy.exc import DBAPIError

from boardloom.core.errors import BadInput, BadOptions
from boardloom.server.log.store import Store
from boardloom.server.log.wal import FRAME_HEADER, HEADER, frames, judged
from boardloom.server.ops.maintenance import sound, sums_fit
from tests.processes import boardloom
from tests.server.running import Client, Server, fresh_folder, run

FLIPS = 300
COUNTERS = (range(24, 28), range(40, 44), range(92, 100))
"""Where SQLite counts changes of the file and notes its own version; it says nothing of any match."""

GAMES: list[tuple[str, dict[str, object]]] = [
    ("snakes", {}),
    ("custom", {"size": 60, "board_seed": 1}),
    ("ludo", {"tokens": 1}),
]
LISTED = "select * from finished union all select id, ended, 0, 0, 0, 0, 0, 0, 0 from matches order by 1, 2"


@pytest.fixture(scope="module")
def whole() -> Iterator[Path]:
    """A store with a long match, finished games and ratings, in one file, freshly written."""
    folder = fresh_folder()

    async def play(server: Server) -> None:
        for game, options in (
            ("snakes", {}),
            ("custom", {"size": 60, "board_seed": 1}),
            ("ludo", {"tokens": 1}),
        ):
            made = server.make(game, "here:Ann", "here:Bo", options=options)
            host = await Client.open(server.live, made.match, made.host)
            await host.play()

    with Server(folder) as server:
        run(play(server))
        for name in ("server.sqlite", "server.sqlite-wal"):  # as a power cut would leave them
            shutil.copy(folder / name, folder / name.replace("server", "crashed"))
    Store(server.database).backup(folder / "whole.sqlite")
    yield folder / "whole.sqlite"
    shutil.rmtree(folder, ignore_errors=True)


def listed(path: Path) -> str:
    """What no sum covers, because it follows from the logs, with which the check compares it."""
    with sqlite3.connect(path) as connection:
        return str(connection.execute(LISTED).fetchall())


def noticed(path: Path, page: int, before: str) -> bool:
    """Whether the damage is told, or its page named; by far the most without the rules of any game."""
    store = Store(path)
    try:
        if page in sound(path):
            return True
        sums_fit(store)
        return listed(path) != before
    except (BadInput, DBAPIError, sqlite3.Error, UnicodeDecodeError, ValueError, OverflowError):
        return True
    finally:
        store.close()


def test_every_flipped_bit_is_found_or_its_page_named(whole: Path, tmp_path: Path) -> None:
    content, luck, before = whole.read_bytes(), random.Random(21), listed(whole)
    size = int.from_bytes(content[16:18], "big")
    assert len(sound(whole)) < len(content) // size / 4, "most pages of a fresh copy are vouched for"
    copy = tmp_path / "copy.sqlite"
    missed = []
    for _ in range(FLIPS):
        at, bit = luck.randrange(len(content)), luck.randrange(8)
        if any(at in counter for counter in COUNTERS):
            continue
        damaged = bytearray(content)
        damaged[at] ^= 1 << bit
        for old in tmp_path.iterdir():
            old.unlink()
        copy.write_bytes(damaged)
        if not noticed(copy, at // size + 1, before):
            missed.append((at // size + 1, at % size, bit))
    assert missed == []


def written(wal: bytes) -> int:
    """How many bytes of a WAL were written since the last checkpoint."""
    header = header_of(wal)
    return HEADER + sum(frame.fits for frame in frames(wal, header, int(header[2]))) * frame_size(wal)


def header_of(wal: bytes) -> NDArray[np.uint32]:
    return np.frombuffer(wal[:HEADER], ">u4")


def frame_size(wal: bytes) -> int:
    return FRAME_HEADER + int.from_bytes(wal[8:12], "big")


def test_every_flipped_bit_of_a_wal_is_found(whole: Path) -> None:
    wal, luck = whole.with_name("crashed.sqlite-wal").read_bytes(), random.Random(22)
    end = written(wal)
    assert end > HEADER + 100 * frame_size(wal)
    assert judged(wal) == "whole"
    page_size = int.from_bytes(wal[8:12], "big")  # which the store tells as well
    ends = [
        n for n, frame in enumerate(frames(wal, header_of(wal), page_size)) if frame.fits and frame.commits
    ]
    # Nobody can know of the last transaction, which may be long, whether it ever was whole; nor where it
    # begins, if that is what turned over.
    certain = HEADER + ends[-2] * frame_size(wal)
    judgements: dict[int, str] = {}
    for number in range(FLIPS):
        damaged, at = bytearray(wal), number if number < HEADER else luck.randrange(end)
        damaged[at] ^= 1 << luck.randrange(8)
        judgements[at] = judged(bytes(damaged), page_size)
    assert "whole" not in judgements.values()
    assert {judgement for at, judgement in judgements.items() if at < certain} == {"damaged"}


def test_a_wal_that_breaks_off_is_not_damaged(whole: Path, tmp_path: Path) -> None:
    wal = whole.with_name("crashed.sqlite-wal").read_bytes()
    wal = wal[: written(wal)]
    kept = {judged(wal[:length]) for length in range(0, len(wal), 1031)}
    assert kept == {"whole", "unfinished"}
    store = Store(tmp_path / "copy.sqlite")
    shutil.copy(whole.with_name("crashed.sqlite"), store.path)
    store.wal.write_bytes(wal[: -frame_size(wal) // 2])
    done = boardloom("store", "check", "--database", str(store.path))
    assert done.returncode == 0
    assert "is not whole" in done.stdout
    store.wal.write_bytes(wal[: -frame_size(wal) // 2])
    store.open()
    assert store.wal.stat().st_size == 0, "what it held is in the store, where every row has its sum"
    store.close()


def test_a_damaged_wal_is_told_and_what_can_be_read_is_copied(whole: Path, tmp_path: Path) -> None:
    for name in ("crashed.sqlite", "crashed.sqlite-wal"):
        shutil.copy(whole.with_name(name), tmp_path)
    store = Store(tmp_path / "crashed.sqlite")
    wal = bytearray(store.wal.read_bytes())
    wal[written(bytes(wal)) // 2] ^= 1
    store.wal.write_bytes(wal)
    for command in (["store", "check"], ["store", "export", str(tmp_path)], ["serve", "--port", "0"]):
        done = boardloom(*command, "--database", str(store.path))
        assert done.returncode == 2, command
        assert f"the file {store.wal} is damaged" in done.stderr
        assert len(done.stderr.splitlines()) == 1
        assert store.wal.read_bytes() == bytes(wal), "all is as it was"
    copy = tmp_path / "copy.sqlite"
    done = boardloom("store", "backup", str(copy), "--database", str(store.path))
    assert (done.returncode, "is damaged" in done.stderr) == (2, True)
    assert boardloom("store", "check", "--database", str(copy)).returncode == 0


def test_a_page_that_nothing_vouches_for_is_named(whole: Path, tmp_path: Path) -> None:
    content = bytearray(whole.read_bytes())
    size = int.from_bytes(content[16:18], "big")
    named = sound(whole)
    page = next(
        n for n in range(2, len(content) // size + 1) if n not in named and content[n * size - size] == 13
    )
    gap = (page - 1) * size + 8 + 2 * int.from_bytes(content[(page - 1) * size + 3 :][:2], "big") + 3
    content[gap] ^= 4
    copy = tmp_path / "copy.sqlite"
    copy.write_bytes(content)
    assert sound(copy) == sorted([*named, page])
    done = boardloom("store", "check", "--database", str(copy))
    assert done.returncode == 0
    assert f"nothing vouches for them: {', '.join(map(str, sound(copy)))}" in done.stdout


def test_a_store_of_a_newer_version_is_refused_in_one_line(whole: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    shutil.copy(whole, copy)
    with sqlite3.connect(copy) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    with pytest.raises(BadOptions, match="a newer version of Boardloom made the store"):
        Store(copy).open()
    for command in (("serve", "--port", "0"), ("store", "check")):
        done = boardloom(*command, "--database", str(copy))
        assert done.returncode == 2
        assert "a newer version of Boardloom made the store" in done.stderr
        assert len(done.stderr.splitlines()) == 1
