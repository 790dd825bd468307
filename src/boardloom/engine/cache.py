"""The folder of compiled rules.

A file's name is a hash of everything that went into it, so a file is never stale and two processes
that compile the same thing at once write the same file. Its first line is a hash of the rest, so a
damaged one is never run.
"""

import hashlib
import pickle
from contextlib import suppress
from pathlib import Path
from typing import Any

from boardloom.core import paths

KEPT = 200
"""Files kept; the least recently used go first."""


def folder() -> Path:
    return paths.cache() / "compiled"


def read(name: str) -> Any:
    """What was written under `name`; None where there is nothing, or nothing that can be read."""
    path = folder() / name
    try:
        digest, content = path.read_bytes().split(b"\n", 1)
    except (OSError, ValueError):
        return None
    if digest.decode(errors="replace") != hashlib.sha256(content).hexdigest():
        return None
    with suppress(OSError):
        path.touch()  # recently used
    try:
        return pickle.loads(content)
    except Exception:  # made from a file that was renamed or moved since: a miss
        return None


def write(name: str, content: bytes) -> None:
    """Keep pickled `content`; a folder that cannot be written only costs the next run time."""
    digest = hashlib.sha256(content).hexdigest().encode()
    try:
        paths.write(folder() / name, digest + b"\n" + content)
        files = sorted(folder().iterdir(), key=lambda path: path.stat().st_mtime)
        for path in files[:-KEPT]:
            path.unlink(missing_ok=True)
    except OSError:
        return
