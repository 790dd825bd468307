"""The folder of what takes long to make and can be made again: machine code, and tables of perfect play.

A file's name is a hash of everything that went into it. So a file is never stale, and none has to be deleted
when code changes. Its first line is a hash of the rest: machine code from a damaged file would crash the
process, or worse, not crash it.
"""

import hashlib
import pickle
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from boardloom.core import paths

try:
    import fcntl
except ImportError:  # not on this system: what is compiled twice at once is written twice, and the same
    fcntl = None  # type: ignore[assignment]

KEPT = 200
"""How many files are kept; the least recently used are deleted first."""


def folder() -> Path:
    return paths.cache() / "compiled"


@contextmanager
def alone(name: str) -> Iterator[None]:
    """Who compiles the same as another process waits here until it can read what that one has made.

    The files it locks are never removed (one could be locked just then), so there are few of them."""
    with ExitStack() as held:
        if fcntl is not None:
            with suppress(OSError):
                lock = paths.cache() / "locks" / name[:2]
                lock.parent.mkdir(parents=True, exist_ok=True)
                fcntl.flock(held.enter_context(lock.open("w")), fcntl.LOCK_EX)
        yield


def read(name: str) -> object:
    """What was written under `name`; None where there is nothing, or nothing that can be read."""
    path = folder() / name
    try:
        digest, content = path.read_bytes().split(b"\n", 1)
    except (OSError, ValueError):
        return None
    if digest.decode(errors="replace") != hashlib.sha256(content).hexdigest():
        return None
    with suppress(OSError):
        path.touch()  # the time of a file tells when it was used, whatever the system keeps of reading it
    try:
        return pickle.loads(content)
    except Exception:  # it refers to a module or class that was renamed since: make it again
        return None


def write(name: str, content: bytes) -> None:
    """Keep pickled `content`. If the folder cannot be written to, the next run only takes longer."""
    digest = hashlib.sha256(content).hexdigest().encode()
    try:
        paths.write(folder() / name, digest + b"\n" + content)
        files = sorted(folder().iterdir(), key=lambda path: path.stat().st_mtime)
        for path in files[:-KEPT]:
            path.unlink(missing_ok=True)
    except OSError:
        return
