"""Sums over what the store keeps, so that a bit that turned over on the disk is found.

Each row has one; those of a log are chained: each covers the one before. They find accidents; whoever may
write to the store can make them fit."""

import hashlib
from collections.abc import Iterable

SIZE = 16


def of_row(*values: object) -> bytes:
    """Of all the values of a row.

    >>> of_row("a", 1) != of_row("a1"), of_row("1") != of_row(1)
    (True, True)
    """
    digest = hashlib.blake2b(digest_size=SIZE)
    for value in values:
        written = value if isinstance(value, bytes) else repr(value).encode()
        digest.update(b"%d:" % len(written) + written)
    return digest.digest()


def first(match: str) -> bytes:
    """Before the first event of a match."""
    return of_row(match)


def after(before: bytes, seq: int, command: str | None, at: int, body: str) -> bytes:
    """Of an event and all before it."""
    return of_row(before, seq, command, at, body)


def chain(match: str, events: Iterable[tuple[int, str | None, int, str]]) -> Iterable[bytes]:
    """Of each event of a log, given as number, command, time and body."""
    found = first(match)
    for event in events:
        found = after(found, *event)
        yield found


def of_match(row: object) -> bytes:
    """Of a row of `matches`; whether the match has ended follows from its log."""
    names = ("id", "created", "header", "chain_end", "deal_secret", "host_hash", "watch_hash")
    return of_row(*(getattr(row, name) for name in names))
