"""Why the system or a library failed, as a message: what they say themselves is English only."""

import errno
import json

from boardloom.core.message import Message, message

SYSTEM = {
    errno.ENOENT: "reason-missing",
    errno.EACCES: "reason-permission",
    errno.EPERM: "reason-permission",
    errno.EROFS: "reason-read-only",
    errno.EISDIR: "reason-folder",
    errno.ENOTDIR: "reason-not-folder",
    errno.EEXIST: "reason-exists",
    errno.ENOSPC: "reason-disk-full",
    errno.EDQUOT: "reason-disk-full",
    errno.EFBIG: "reason-file-large",
    errno.ENAMETOOLONG: "reason-name-long",
    errno.ENOEXEC: "reason-no-program",
    errno.EADDRINUSE: "reason-address-used",
    errno.EADDRNOTAVAIL: "reason-address-elsewhere",
}
"""What the system says by number."""
SQLITE = {
    "SQLITE_NOTADB": "reason-not-database",
    "SQLITE_CORRUPT": "reason-database-damaged",
    "SQLITE_ERROR": "reason-other-database",
    "SQLITE_FULL": "reason-disk-full",
    "SQLITE_BUSY": "reason-database-busy",
    "SQLITE_LOCKED": "reason-database-busy",
    "SQLITE_READONLY": "reason-read-only",
    "SQLITE_CANTOPEN": "reason-not-opened",
    "SQLITE_PERM": "reason-permission",
    "SQLITE_IOERR": "reason-disk-fails",
}
"""What SQLite says by name. Longer names tell the same more exactly: SQLITE_READONLY_DBMOVED."""


def reason_of(error: BaseException) -> Message:
    """What to tell people; where we have no words for it, the error's own name or number."""
    if isinstance(error, UnicodeDecodeError):
        return message("reason-not-text")
    if isinstance(error, json.JSONDecodeError):
        return message("reason-not-json-at", line=str(error.lineno), column=str(error.colno))
    if isinstance(error, RecursionError):
        return message("reason-nested")
    if isinstance(error, OSError) and error.errno is not None:
        code = errno.errorcode.get(error.errno, str(error.errno))
        return message(SYSTEM[error.errno]) if error.errno in SYSTEM else message("reason-code", code=code)
    if name := getattr(error, "sqlite_errorname", ""):
        known = SQLITE.get("_".join(name.split("_")[:2]))
        return message(known) if known else message("reason-code", code=name)
    return message("reason-code", code=type(error).__name__)
