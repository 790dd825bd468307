"""The secrets behind links. The server keeps only their hashes."""

import hashlib
import hmac
import secrets

BYTES = 32
LONGEST = 64


def fresh() -> str:
    """256 random bits as they stand in a link."""
    return secrets.token_urlsafe(BYTES)


def fresh_match() -> str:
    """The name of a match: hard to guess, easy to paste."""
    return secrets.token_hex(10)


def hashed(secret: str) -> bytes:
    return hashlib.sha256(secret.encode("utf-8", "replace")).digest()


def which(secret: str, known: dict[str, bytes]) -> str | None:
    """Whose secret this is; every hash is compared whole, so that time tells nothing."""
    given = hashed(secret)
    found = None
    for who, expected in known.items():
        if hmac.compare_digest(given, expected):
            found = who
    return found
