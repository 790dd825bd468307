"""One store, one server: a lock that the system gives back when its holder ends, however it ends."""

import os
import socket
import sys
import time
from contextlib import suppress
from pathlib import Path

from boardloom.core.errors import BadOptions
from boardloom.core.message import message
from boardloom.core.reasons import reason_of

OUT_OF_THE_WAY = 1 << 30
"""Which byte is locked where a lock keeps others from reading what is locked."""
LONGEST = 200
TRIES, PAUSE = 20, 0.05
"""How often a lock is tried, and seconds between: a process that was killed takes a moment to be gone."""


class Owner:
    """Holds a store for this process. The lock is on a file of its own: SQLite has locks on the store itself,
    which a process loses as soon as it closes the store once, though it may have it open elsewhere."""

    def __init__(self, store: Path) -> None:
        self.store = store.resolve()
        self.path = self.store.with_name(f"{self.store.name}.lock")
        self.file = -1

    def hold(self) -> None:
        """Take the store; refuse, and name who has it, where another process does."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            while not self._taken():
                pass
        except OSError as error:
            reason = reason_of(error)
            raise BadOptions(message("store-unopened", file=str(self.store), reason=reason)) from None
        since = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime())
        os.ftruncate(self.file, 0)
        os.lseek(self.file, 0, os.SEEK_SET)
        os.write(self.file, f"{os.getpid()}\n{socket.gethostname()}\n{since} UTC\n".encode())

    def _taken(self) -> bool:
        """Lock the file; False where its last holder removed it at the same moment."""
        self.file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        for _ in range(TRIES):
            if _lock(self.file):
                break
            time.sleep(PAUSE)
        else:
            self._let_go()
            raise self._refusal()
        if self.holds:
            return True
        self._let_go()
        return False

    @property
    def holds(self) -> bool:
        """Whether the lock is where others look for it, and ours."""
        if self.file < 0:
            return False
        try:
            ours, there = os.fstat(self.file), self.path.stat()
        except OSError:
            return False
        return (ours.st_dev, ours.st_ino) == (there.st_dev, there.st_ino)

    def release(self) -> None:
        if self.holds:
            with suppress(OSError):  # some systems do not remove what is open
                self.path.unlink()
        self._let_go()

    def _let_go(self) -> None:
        if self.file >= 0:
            os.close(self.file)
            self.file = -1

    def _refusal(self) -> BadOptions:
        told = self.path.read_text("utf-8", "replace")[:LONGEST].splitlines()
        process, machine, since = (told + ["?"] * 3)[:3]
        return BadOptions(
            message("store-held", file=str(self.store), process=process, machine=machine, since=since)
        )


def _lock(file: int) -> bool:
    """Whether this process has the file for itself now."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(file, OUT_OF_THE_WAY, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
