"""States, setups and buffers that watch what rules do with them.

Plain Python takes an index of -1 for the last place, and machine code stores what does not fit without a
word. Here each slip is an error in the very line that makes it.
"""

import math
from array import array
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from boardloom.core.arguments import check_whole, shown
from boardloom.core.errors import BadRule
from boardloom.core.message import Words, message
from boardloom.core.record import Ints, Record

LEAST, MOST = -(2**31), 2**31 - 1
"""What a field of a state holds."""
WHOLE = "iub"
"""Kinds of NumPy's arrays that hold whole numbers, or what is true and false."""
Index = int | tuple[int, ...]


class WatchedRow:
    """A row of integers as rules know it: read and written by index, and nothing else."""

    def __init__(
        self,
        row: "Ints | array[int]",
        name: str,
        shape: tuple[int, ...],
        frozen: bool = False,
        full: Callable[[], Words] | None = None,
        empty: bool = False,
    ) -> None:
        self._row = row
        self._name = name
        self._shape = shape
        self._frozen = frozen
        self._full = full
        """What is wrong if there is no such place; else the row and the index are named."""
        self._empty = empty
        """Whether only what a rule has written may be read."""
        self._written: set[int] = set()

    def __len__(self) -> int:
        return self._shape[0]

    def __iter__(self) -> Iterator[int]:
        raise BadRule(message("check-iterate", row=self._name))

    def __getitem__(self, index: Index, /) -> int:
        place = self._place(index)
        if self._empty and place not in self._written:
            raise BadRule(message("check-unread", place=f"{self._name}[{place}]"))
        return int(self._row[place])

    def __setitem__(self, index: Index, value: int, /) -> None:
        place = self._place(index)
        if self._frozen:
            raise BadRule(message("check-changes", field=self._name))
        self._row[place] = fitting(f"{self._name}[{shown(index)}]", value)
        self._written.add(place)

    def tolist(self) -> list[int]:
        return self._row.tolist()

    def written(self) -> list[int]:
        """The numbers that a rule has written one after the other, from the first place on."""
        end = next(place for place in range(len(self) + 1) if place not in self._written)
        return self.first(end)

    def first(self, n: int) -> list[int]:
        """The first numbers, each of which a rule must have written."""
        for place in range(n):
            if place not in self._written:
                raise BadRule(message("check-unwritten", place=f"{self._name}[{place}]"))
        return [self._row[place] for place in range(n)]

    def _place(self, index: Index) -> int:
        indices = index if isinstance(index, tuple) else (index,)
        place = 0
        for at, length in zip(indices, self._shape, strict=len(indices) == len(self._shape)):
            if not isinstance(at, int | np.integer) or not 0 <= at < length:
                outside = message("check-index", row=self._name, last=length - 1, index=shown(at))
                raise BadRule(self._full() if self._full else outside)
            place = place * length + int(at)
        return place


def fitting(name: str, value: object) -> int:
    """The number, if a field can hold it; what is true or false counts as 1 or 0."""
    if isinstance(value, bool | np.bool_):
        return int(value)
    check_whole(name, value, LEAST, MOST)
    assert isinstance(value, int | np.integer)
    return int(value)


def buffer(name: str, length: int, full: Callable[[], Words] | None = None) -> WatchedRow:
    """A row for a rule to fill. What was in it before is nobody's business: nothing is read from it that the
    rule has not written."""
    return WatchedRow(array("i", bytes(4 * length)), name, (length,), full=full, empty=True)


def watched_setup(setup: Any) -> Any:
    """The same setup; its rows of integers are watched."""
    rows = {
        name: WatchedRow(row.reshape(-1), f"b.{name}", row.shape, frozen=True)
        for name, row in zip(setup._fields, setup, strict=True)
        if isinstance(row, np.ndarray) and row.ndim
    }
    return setup._replace(**rows) if rows else setup


def watched_state(state: type[Record]) -> type[Record]:
    """The same kind of state; whatever is read or written of it is watched."""
    kind = type(state.__name__, (state,), {"__module__": state.__module__})
    at = 0
    for name in state.dtype.names or ():
        shape = state.dtype[name].shape
        setattr(kind, name, _row(name, at, shape) if shape else _scalar(name, at))
        at += math.prod(shape)
    return kind


def _scalar(name: str, at: int) -> property:
    def get(self: Record) -> int:
        return self._ints[at]

    def put(self: Record, value: int) -> None:
        if isinstance(self.memory, bytes):
            raise BadRule(message("check-changes", field=f"s.{name}"))
        self._ints[at] = fitting(f"s.{name}", value)

    return property(get, put)


def _row(name: str, at: int, shape: tuple[int, ...]) -> property:
    where = slice(at, at + math.prod(shape))

    def get(self: Record) -> WatchedRow:
        return WatchedRow(self._ints[where], f"s.{name}", shape, isinstance(self.memory, bytes))

    return property(get)


def differing(a: Record, b: Record) -> Iterator[str]:
    """The fields, and places of rows, in which two states differ."""
    for (name, one), (_, other) in zip(numbers(a), numbers(b), strict=True):
        if one != other:
            yield name


def numbers(state: Record) -> Iterator[tuple[str, int]]:
    """All fields, and places of rows, with what stands there."""
    numbers: Sequence[int] = memoryview(bytes(state)).cast("i").tolist()
    at = 0
    for name in state.dtype.names or ():
        shape = state.dtype[name].shape
        for place in range(math.prod(shape)):
            yield f"s.{name}[{place}]" if shape else f"s.{name}", numbers[at]
            at += 1
