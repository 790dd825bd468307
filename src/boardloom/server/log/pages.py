"""The bytes of a store's file that hold nothing: what turned over there, no sum can find.

SQLite fills a fresh page with zeros, and VACUUM makes nearly all of them fresh; so zeros need no voucher.
What is not zero where nothing stands is left over from before, or has turned over. The format is described at
https://www.sqlite.org/fileformat2.html; that the used parts fit together, SQLite checks itself."""

from collections.abc import Iterable, Iterator
from itertools import chain

HEADER = 100
INDEX_INTERIOR, TABLE_INTERIOR, INDEX_LEAF, TABLE_LEAF = 2, 5, 10, 13
SMALLEST = 4
"""Bytes of a cell."""
UNUSED = (range(48, 56), range(60, 92))
"""Bytes of the file's header that have settings no store of ours uses."""

Span = tuple[int, int]
"""Where some bytes of a page begin and end."""


def unvouched(content: bytes, roots: Iterable[int]) -> list[int]:
    """The numbers of pages, from 1, with unused bytes that are not zero; `roots` are those on which
    tables and indexes begin."""
    file = File(content)
    for root in {1, *roots}:
        file.walk(root)
    file.walk_free()
    return [number for number in range(1, file.pages + 1) if not file.clean(number)]


class File:
    def __init__(self, content: bytes) -> None:
        self.content = content
        size = int.from_bytes(content[16:18], "big")
        self.size = 65536 if size == 1 else size
        self.pages = len(content) // self.size
        self.usable = self.size - content[20]
        self.used: dict[int, list[Span]] = {}
        """By page the bytes that hold something."""

    def clean(self, number: int) -> bool:
        page, at = self.page(number), 0
        if number == 1 and any(page[byte] for byte in chain(*UNUSED)):
            return False
        for start, end in sorted(self.used.get(number, [])):
            if any(page[at:start]):
                return False
            at = max(at, end)
        return not any(page[at:])

    def page(self, number: int) -> bytes:
        return self.content[(number - 1) * self.size : number * self.size]

    def walk(self, root: int) -> None:
        """Note what the tree that begins on this page uses."""
        waiting = [root]
        while waiting:
            number = waiting.pop()
            if number in self.used or not 1 <= number <= self.pages:
                continue
            page, start = self.page(number), HEADER if number == 1 else 0
            kind, interior = page[start], page[start] in (INDEX_INTERIOR, TABLE_INTERIOR)
            pointers = start + (12 if interior else 8)
            cells = [_number(page, pointers + 2 * cell, 2) for cell in range(_number(page, start + 3, 2))]
            spans = [(0, pointers + 2 * len(cells)), *self._free_blocks(page, _number(page, start + 1, 2))]
            spans += [(cell, cell + self._cell(page, cell, kind)) for cell in cells]
            self.used[number] = spans
            if interior:
                waiting += [_number(page, start + 8, 4), *(_number(page, cell, 4) for cell in cells)]

    def walk_free(self) -> None:
        """Note what the list of free pages uses."""
        number = _number(self.content, 32, 4)
        while 1 <= number <= self.pages and number not in self.used:
            page = self.page(number)
            self.used[number] = [(0, 8 + 4 * _number(page, 4, 4))]
            number = _number(page, 0, 4)

    def _free_blocks(self, page: bytes, at: int) -> Iterator[Span]:
        """The heads of unused blocks: where the next one is, and how large it is."""
        while at:
            yield at, at + 4
            following = _number(page, at, 2)
            at = following if following > at else 0

    def _cell(self, page: bytes, at: int, kind: int) -> int:
        """How many bytes a cell has; what overflows from it is noted too."""
        began = at
        if kind in (INDEX_INTERIOR, TABLE_INTERIOR):
            at += 4
        payload, at = _varint(page, at)
        if kind == TABLE_INTERIOR:
            return at - began  # it was the number of a row
        if kind == TABLE_LEAF:
            _, at = _varint(page, at)
        here = self._stays(payload, kind)
        at += here
        if here < payload:
            self._overflow(_number(page, at, 4), payload - here)
            at += 4
        return max(SMALLEST, at - began)

    def _stays(self, payload: int, kind: int) -> int:
        """How many bytes of what a cell holds are on its own page."""
        most = self.usable - 35 if kind == TABLE_LEAF else (self.usable - 12) * 64 // 255 - 23
        if payload <= most:
            return payload
        least = (self.usable - 12) * 32 // 255 - 23
        rest = least + (payload - least) % (self.usable - 4)
        return rest if rest <= most else least

    def _overflow(self, number: int, left: int) -> None:
        while left > 0 and 1 <= number <= self.pages:
            here = min(left, self.usable - 4)
            self.used[number] = [(0, 4 + here)]
            number, left = _number(self.page(number), 0, 4), left - here


def _number(page: bytes, at: int, length: int) -> int:
    return int.from_bytes(page[at : at + length], "big")


def _varint(page: bytes, at: int) -> tuple[int, int]:
    """A number of SQLite's, and where it ends.

    >>> _varint(bytes([0x81, 0x01]), 0)
    (129, 2)
    """
    value = 0
    for byte in range(8):
        value = value << 7 | page[at + byte] & 0x7F
        if page[at + byte] < 0x80:
            return value, at + byte + 1
    return value << 8 | page[at + 8], at + 9
