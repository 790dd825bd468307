"""Whether the WAL of a store, which holds what was written last, is as it was written.

SQLite reads it up to the first frame whose checksum does not fit, and takes that for the end: what a power
cut left half written. So a bit that turned over further ahead would silently take everything behind it away.
The format is described at https://www.sqlite.org/fileformat2.html#the_write_ahead_log."""

from pathlib import Path
from typing import Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

HEADER, FRAME_HEADER = 32, 24
MAGIC = 0x377F0682
"""In the first four bytes; with the lowest bit set, sums are over big-endian words."""
PAGE_SIZE = slice(16, 18)
"""Where the file of the store itself says how large its pages are."""

Condition = Literal["whole", "unfinished", "damaged"]
"""Unfinished: the last transaction cannot be read. Either the power went before it was on disk, and nobody
was told it was; or a bit turned over in it."""
Sum = tuple[int, int]
Words = NDArray[np.uint32]


class Frame(NamedTuple):
    """One page as a transaction left it."""

    ours: bool
    """Whether it belongs to what was written since the last checkpoint."""
    commits: bool
    """Whether a transaction ends with it."""
    fits: bool
    """Whether it and all before it are as they were written."""


def condition(store: Path, wal: Path) -> Condition:
    """How the WAL of a store is; nothing is changed. A server may be writing to it."""
    page_size = int.from_bytes(_head(store, PAGE_SIZE.stop)[PAGE_SIZE], "big")
    while True:
        before = _head(wal, HEADER)
        content = _head(wal, -1)
        if content[:HEADER] == before:  # else it was begun anew meanwhile
            return judged(content, page_size)


def judged(content: bytes, page_size: int = 0) -> Condition:
    """The condition of a WAL of these bytes; without a size of pages it is taken at its word for that."""
    header = np.frombuffer(content[:HEADER], ">u4")
    if len(header) < HEADER // 4:
        return "whole"  # nothing was written
    size = {0: int(header[2]), 1: 65536}.get(page_size, page_size)
    found = frames(content, header, size)
    good = next((number for number, frame in enumerate(found) if not frame.fits), len(found))
    behind = found[good:]
    ends = next((number for number, frame in enumerate(behind) if frame.ours and frame.commits), len(behind))
    # A transaction begins when the one before it is on disk, and the first one when the header is. So where
    # something stands behind the end of one that does not fit, that one did fit once.
    if any(frame.ours for frame in (behind[ends + 1 :] if _sum_fits(header) else behind)):
        return "damaged"
    if any(frame.ours for frame in behind) or (good and not found[good - 1].commits):
        return "unfinished"
    return "whole"


def frames(content: bytes, header: Words, page_size: int) -> list[Frame]:
    size = FRAME_HEADER + page_size
    many = (len(content) - HEADER) // size
    if page_size % 8 or many == 0:
        return []
    rows = np.frombuffer(content, np.uint8, many * size, HEADER).reshape(many, size)
    heads = rows[:, :FRAME_HEADER].copy().view(">u4")
    summed = np.hstack([rows[:, :8], rows[:, FRAME_HEADER:]])
    own, carried = _sums(summed.view(_order(header)))
    found, fits, total = [], _sum_fits(header), (int(header[6]), int(header[7]))
    for head, mine in zip(heads.tolist(), own, strict=True):
        total = _after(total, mine, carried)
        same = [head[2] == header[4], head[3] == header[5]]
        fits = fits and all(same) and total == (head[4], head[5])
        # A bit that turned over changes one of the two salts; in frames from before, both are others.
        found.append(Frame(any(same), head[1] > 0, fits))
    return found


def _sum_fits(header: Words) -> bool:
    if header[0] not in (MAGIC, MAGIC | 1):
        return False
    own, _ = _sums(np.frombuffer(header[:6].tobytes(), _order(header)).reshape(1, 6))
    return own[0] == (header[6], header[7])


def _order(header: Words) -> str:
    return ">u4" if header[0] & 1 else "<u4"


def _sums(rows: Words) -> tuple[list[Sum], tuple[Sum, Sum]]:
    """SQLite's sum of each row of words, begun at zero, and what becomes of a first and of a second sum of 1
    that were there before: all rows at once, as the sum is linear."""
    many = len(rows)
    first, second = np.zeros((2, many + 2), np.uint32)
    first[many], second[many + 1] = 1, 1
    for column in range(0, rows.shape[1], 2):
        first += second
        first[:many] += rows[:, column]
        second += first
        second[:many] += rows[:, column + 1]
    pairs = list(zip(first.tolist(), second.tolist(), strict=True))
    return pairs[:many], (pairs[many], pairs[many + 1])


def _after(before: Sum, own: Sum, carried: tuple[Sum, Sum]) -> Sum:
    """The sum of all rows so far, with one more."""
    first, second = (
        own[side] + before[0] * carried[0][side] + before[1] * carried[1][side] for side in (0, 1)
    )
    return first & 0xFFFFFFFF, second & 0xFFFFFFFF


def _head(file: Path, length: int) -> bytes:
    """The first bytes of a file; nothing where there is no file."""
    try:
        with file.open("rb") as opened:
            return opened.read(length)
    except FileNotFoundError:
        return b""
