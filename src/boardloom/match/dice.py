"""Dice that nobody can bend and anybody can check.

Before anyone sits down the server draws a secret end link and publishes the first link of the chain
that hashing it makes: link(i - 1) = SHA-256(link(i)). Each player commits to a nonce, then opens it;
the nonces, and a public beacon where the host wants one, make the key. Roll number j is a pure function of
link j and the key. Link j is shown with roll j and hashes back to the published one, so every roll is checked
the moment it is seen.

What is dealt in secret cannot show its link: the links after it would give it away. Such draws use a
second secret whose hash is published at the same time, and which is shown when the game is over. So do
rolls after the chain is used up.
"""

import hashlib
import hmac
from collections.abc import Mapping
from typing import NamedTuple

EVERY = 64
"""A chain remembers one link of so many, and hashes on from the nearest."""
WORDS = 2**64


def digest(content: bytes) -> bytes:
    return hashlib.sha256(content).digest()


class Chain:
    """The links of one match, the published one being number 0.

    >>> chain = Chain(bytes(32), 1000)
    >>> digest(chain.link(7)) == chain.link(6)
    True
    >>> chain.link(1000) == bytes(32)
    True
    """

    def __init__(self, end: bytes, length: int) -> None:
        self.length = length
        self._kept = {length: end}
        link = end
        for number in range(length - 1, -1, -1):
            link = digest(link)
            if number % EVERY == 0:
                self._kept[number] = link
        self.root = link
        self._stretch: dict[int, bytes] = {}
        """The links between two kept ones, where the last one asked for was."""

    def link(self, number: int) -> bytes:
        if number not in self._stretch:
            above = min(-(-number // EVERY) * EVERY, self.length)
            link = self._kept[above]
            self._stretch = {above: link}
            for between in range(above - 1, above - EVERY, -1):
                self._stretch[between] = link = digest(link)
        return self._stretch[number]


class Lot(NamedTuple):
    """What a public beacon adds to the dice."""

    round: int
    signature: bytes


def key(match: str, nonces: Mapping[int, bytes], lot: Lot | None = None) -> bytes:
    """What the players' nonces, by seat, and a beacon, if one takes part, add to the dice of this match."""
    lines = ["boardloom dice 1", match, *(f"{seat} {nonces[seat].hex()}" for seat in sorted(nonces))]
    if lot:
        lines.append(f"beacon {lot.round} {digest(lot.signature).hex()}")
    return digest("\n".join(lines).encode())


def number_below(total: int, link: bytes, key: bytes, draw: int) -> int:
    """A number from 0 to total - 1, every one equally likely, that follows from link, key and draw.

    >>> sorted({number_below(6, bytes([i]) * 32, bytes(32), 1) for i in range(60)})
    [0, 1, 2, 3, 4, 5]
    """
    fair = WORDS - WORDS % total
    attempt = 0
    while True:
        message = key + draw.to_bytes(8, "big") + attempt.to_bytes(8, "big")
        word = int.from_bytes(hmac.new(link, message, "sha256").digest()[:8], "big")
        if word < fair:
            return word % total
        attempt += 1


def outcome(choices: Mapping[int, int], link: bytes, key: bytes, draw: int) -> int:
    """Which of these outcomes comes up, each with its weight.

    >>> outcome({1: 1, 2: 0, 3: 0}, bytes(32), bytes(32), 1)
    1
    """
    left = number_below(sum(choices.values()), link, key, draw)
    for action, weight in choices.items():
        left -= weight
        if left < 0:
            return action
    raise AssertionError("the weights add up to the total")
