"""A disk that remembers what was written when, and what it may still hold after a power cut.

Until a file is synced, each write to it may have arrived, or not, or in part, in any order.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import apsw
from sqlalchemy import event

from boardloom.server.log import tables
from boardloom.server.log.store import Store
from boardloom.server.log.writer import Row, Writer
from tests.server.driver import Driver
from tests.server.running import run

SECTOR = 512


class Op(NamedTuple):
    """Something done to a file: a write, a new length, or (neither) a sync."""

    file: str
    offset: int = 0
    content: bytes | None = None
    length: int | None = None


class Disk(apsw.VFS):
    """Passes everything to the real disk, and keeps a diary."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.diary: list[Op] = []
        super().__init__(name, "")

    def xOpen(self, name: Any, flags: Any) -> "File":
        return File(self, name, flags)


class File(apsw.VFSFile):
    def __init__(self, disk: Disk, name: Any, flags: Any) -> None:
        self.disk = disk
        self.file = Path(name.filename() if hasattr(name, "filename") else name).name
        super().__init__("", name, flags)

    def xWrite(self, content: Any, offset: int) -> None:
        self.disk.diary.append(Op(self.file, offset, bytes(content)))
        super().xWrite(content, offset)

    def xTruncate(self, length: int) -> None:
        self.disk.diary.append(Op(self.file, length=length))
        super().xTruncate(length)

    def xSync(self, flags: int) -> None:
        super().xSync(flags)
        self.disk.diary.append(Op(self.file))


class Acknowledged(NamedTuple):
    match: str
    seq: int
    when: int
    """The length of the diary by then."""


class Session(NamedTuple):
    """What happened to a store that several matches wrote to at once."""

    before: dict[str, bytes]
    diary: list[Op]
    acknowledged: list[Acknowledged]


async def session(folder: Path, synchronous: str, seed: int, moves: int = 40) -> Session:
    luck = random.Random(seed)
    path = folder / "store.sqlite"
    first = Store(path)
    first.open()
    first.close()
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    disk = Disk(f"diary-{folder.name}-{seed}")
    store = Store(path, synchronous, module=Driver(disk.name))

    @event.listens_for(store.engine, "connect")
    def checkpoint_often(connection: Any, _: Any) -> None:
        connection.execute("PRAGMA wal_autocheckpoint=12")

    writer = Writer(store, asyncio.get_running_loop())
    writer.start()
    acknowledged: list[Acknowledged] = []

    async def play(match: str) -> None:
        for seq in range(1, moves + 1):
            await writer.write([Row(match, seq, f"c{seq}", seq, "x" * luck.randrange(300))])
            acknowledged.append(Acknowledged(match, seq, len(disk.diary)))
            await asyncio.sleep(luck.choice([0, 0, 0.0005]))

    await asyncio.gather(*(play(f"m{number}") for number in range(4)))
    await writer.stop()
    diary = list(disk.diary)
    store.close()
    disk.unregister()
    return Session(before, diary, acknowledged)


def after_cuts(session_: Session, cuts: list[int], luck: random.Random) -> Iterator[dict[str, bytes]]:
    """What the files may hold if the power goes after so many lines of the diary; cuts are in order."""
    safe = {name: bytearray(content) for name, content in session_.before.items()}
    waiting: dict[str, list[Op]] = {}
    for start, cut in pairwise([0, *cuts]):
        for op in session_.diary[start:cut]:
            if op.content is None and op.length is None:
                for earlier in waiting.pop(op.file, []):
                    _do(safe.setdefault(op.file, bytearray()), earlier)
            else:
                waiting.setdefault(op.file, []).append(op)
        yield _left({name: bytearray(content) for name, content in safe.items()}, waiting, luck)


def _left(files: dict[str, bytearray], waiting: dict[str, list[Op]], luck: random.Random) -> dict[str, bytes]:
    """The files after some of what was not synced has arrived."""
    for name, ops in waiting.items():
        how = luck.choice(["none", "all", "some", "some", "first"])
        kept = [op for op in ops if how == "all" or (how == "some" and luck.random() < 0.5)]
        if how == "first":
            kept = ops[: luck.randrange(len(ops) + 1)]
        if how == "some":
            luck.shuffle(kept)
        for op in kept:
            for part in _torn(op, luck):
                _do(files.setdefault(name, bytearray()), part)
    return {name: bytes(content) for name, content in files.items() if not name.endswith("-shm")}


def _torn(op: Op, luck: random.Random) -> Iterator[Op]:
    """The write, or now and then only some of its sectors."""
    if op.content is None or luck.random() < 0.7:
        yield op
        return
    for start in range(0, len(op.content), SECTOR):
        if luck.random() < 0.5:
            yield Op(op.file, op.offset + start, op.content[start : start + SECTOR])


def _do(content: bytearray, op: Op) -> None:
    if op.length is not None:
        del content[op.length :]
        content.extend(bytes(op.length - len(content)))
        return
    assert op.content is not None
    end = op.offset + len(op.content)
    content.extend(bytes(max(0, end - len(content))))
    content[op.offset : end] = op.content


def lost(session_: Session, cut: int, files: dict[str, bytes], folder: Path) -> int:
    """How many acknowledged moves are missing after a power cut; a damaged file loses them all."""
    for file in folder.iterdir():
        file.unlink()
    for name, content in files.items():
        (folder / name).write_bytes(content)
    promised = {(a.match, a.seq) for a in session_.acknowledged if a.when <= cut}
    store = Store(folder / "store.sqlite", "OFF")  # it is only read, and need not wait for the real disk
    log = tables.events
    try:
        store.refuse_damage()  # what a power cut leaves is not taken for damage
        with store.engine.connect() as connection:
            found = {(row.match, row.seq) for row in connection.execute(log.select())}
            sound = connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
    except Exception:
        return len(promised) + 1
    finally:
        store.close()
    counts = Counter(match for match, _ in found)
    gapless = all((match, seq) in found for match, n in counts.items() for seq in range(1, n + 1))
    if not sound or not gapless:
        return len(promised) + 1
    return len(promised - found)


def cuts(folder: Path, synchronous: str, sessions: int, each: int, seed: int) -> tuple[int, int]:
    """Over so many power cuts: in how many something was lost, and how many moves were promised at most."""
    bad = promised = 0
    for number in range(sessions):
        luck = random.Random(f"{seed}-{number}")
        place = folder / f"{synchronous}-{number}"
        place.mkdir()
        session_ = run(session(place, synchronous, seed * 1000 + number))
        image = folder / "image"
        image.mkdir(exist_ok=True)
        promised += len(session_.acknowledged)
        moments = sorted(luck.randrange(len(session_.diary) + 1) for _ in range(each))
        for cut, files in zip(moments, after_cuts(session_, moments, luck), strict=True):
            bad += lost(session_, cut, files, image) > 0
    return bad, promised
