"""A disk on which stores live: it remembers what was written when, may be full or broken for a while, and
tells what it holds after a kill or a power cut. What the system remembers is in `tests/server/power.py`."""

import errno
import itertools
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import apsw

from tests.server.power import Op, Session, after_cuts

_names = itertools.count()


class Disk(apsw.VFS):
    """Passes everything to a folder in memory, and keeps a diary."""

    def __init__(self, folder: Path, image: dict[str, bytes], diary: Sequence[Op] = ()) -> None:
        """`diary`: what an earlier server wrote since the power was there, synced or not."""
        self.folder = folder
        self.image = image
        """What was on it when it was switched on."""
        self.diary = list(diary)
        self.full = self.broken = False
        """Whether it takes nothing; whether what it takes may not last."""
        self.stall = 0.0
        """Seconds that each transaction takes at least."""
        self.cut: int | None = None
        """At which line of the diary everything ends."""
        self.ends: Callable[[], None] = lambda: None
        self.name = f"simulated-{next(_names)}"
        super().__init__(self.name, "")
        folder.mkdir()
        for file, content in self.left(False, random.Random()).items():
            (folder / file).write_bytes(content)

    def xOpen(self, name: Any, flags: Any) -> "File":
        return File(self, name, flags)

    def xDelete(self, name: str, sync: bool) -> None:
        self.note(Op(Path(name).name, length=0))
        super().xDelete(name, sync)

    def note(self, op: Op) -> None:
        if op.content is not None and self.full:
            raise apsw.FullError("the disk is full")
        if op.content is None and op.length is None and self.broken:
            raise apsw.IOError("the disk does not answer")
        self.diary.append(op)
        if len(self.diary) == self.cut:
            self.ends()

    def sync(self, file: str) -> None:
        """As the system would, for whoever does not ask by way of SQLite."""
        if self.broken:
            raise OSError(errno.EIO, "the disk does not answer")
        self.note(Op(file))

    def end_after(self, lines: int, ends: Callable[[], None]) -> None:
        """So many lines of the diary from now everything ends, whatever is being written then."""
        self.cut, self.ends = len(self.diary) + lines, ends

    @property
    def written(self) -> list[Op]:
        """The diary until the end, where that has come."""
        return self.diary[: self.cut]

    def left(self, power_cut: bool, luck: random.Random) -> dict[str, bytes]:
        """What is on it after the end: all that was written, or after a power cut perhaps only what was
        synced."""
        kept = self.written
        if not power_cut:
            kept.extend(Op(file) for file in sorted({op.file for op in kept}))
        return next(after_cuts(Session(self.image, kept, []), [len(kept)], luck))


class File(apsw.VFSFile):
    def __init__(self, disk: Disk, name: Any, flags: Any) -> None:
        self.disk = disk
        self.file = Path(name.filename() if hasattr(name, "filename") else name).name
        super().__init__("", name, flags)

    def xWrite(self, content: Any, offset: int) -> None:
        self.disk.note(Op(self.file, offset, bytes(content)))
        super().xWrite(content, offset)

    def xTruncate(self, length: int) -> None:
        self.disk.note(Op(self.file, length=length))
        super().xTruncate(length)

    def xSync(self, flags: int) -> None:
        self.disk.note(Op(self.file))
