"""Named records over one flat buffer of 32-bit integers.

A class body is the layout. Interpreted rules hold an object of the class, compiled
rules hold a NumPy record; both look at the same bytes.
"""

import math
from collections.abc import Callable, Iterator
from typing import ClassVar, Protocol, Self, TypeVar, get_type_hints

import numpy as np
from numpy.typing import NDArray

Setup = TypeVar("Setup")
Number = TypeVar("Number", bound=np.generic)
Function = TypeVar("Function", bound=Callable[..., object])

BYTES = 4
"""Every field is an int32: smaller ones overflow differently in each way of running."""


class Ints(Protocol):
    """What a rule may do with a row of integers, whoever owns the memory."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...
    def tolist(self) -> list[int]: ...


class StateRecord(Protocol):
    """What the `State` of every game is: a `Record` that says who moves."""

    mover: int

    def copy(self) -> Self: ...
    def frozen(self) -> Self: ...


def rule(function: Function) -> Function:
    """Mark `function` as written in the compiled subset; it stays plain Python.

    `boardloom.engine.compile` follows these marks from a loop to all the rules it calls.
    """
    function.is_rule = True  # type: ignore[attr-defined]
    return function


def load(record: "Record", states: NDArray[np.void], i: int) -> None:
    """Copy entry `i` of an array of the record's `dtype` into the record."""
    memory = record.memory
    assert isinstance(memory, bytearray)
    memory[:] = states[i].tobytes()


def save(record: "Record", states: NDArray[np.void], i: int) -> None:
    """Copy the record into entry `i` of an array of its `dtype`."""
    states[i] = np.frombuffer(record.memory, record.dtype)[0]


def unpacked(setup: Setup) -> Setup:
    """The setup as a loop's rules read it: in plain Python as `plain_setup` has it, in compiled loops taken
    apart so that its rows are bare memory."""
    return plain_setup(setup)


def plain_setup(setup: Setup) -> Setup:
    """The same setup, of whose rows plain Python reads numbers of its own.

    Those of NumPy would wrap around at 32 bits, which machine code does not, and `b.row[i] == 2` would be
    nothing that a field of a state can hold.

    Tables of more dimensions stay NumPy's: a row of them can be asked for only there.

    >>> from typing import NamedTuple
    >>> class Board(NamedTuple):
    ...     leads_to: Ints
    ...     far: Ints
    >>> b = plain_setup(Board(np.arange(3, dtype=np.int32), np.eye(3, dtype=np.int32)))
    >>> b.leads_to[1] == 1, int(b.far[1][1])
    (True, 1)
    """
    rows = {
        name: memoryview(field.data)
        for name, field in _fields(setup)
        if isinstance(field, np.ndarray) and field.ndim == 1
    }
    return setup._replace(**rows) if rows else setup  # type: ignore[attr-defined]


def _fields(setup: object) -> Iterator[tuple[str, object]]:
    """What a named tuple holds; nothing where it is none."""
    if isinstance(setup, tuple) and hasattr(setup, "_fields"):
        yield from zip(setup._fields, setup, strict=True)


def frozen_row(row: NDArray[Number]) -> NDArray[Number]:
    """The same numbers where nobody can write to them; itself if that holds already.

    They lie in `bytes`, so NumPy refuses to make the array writable again."""
    if not row.flags.writeable:
        return row
    return np.frombuffer(row.tobytes(), row.dtype).reshape(row.shape)


def frozen_setup(setup: Setup) -> Setup:
    """The same setup with rows that cannot be written to; itself if that holds already.

    All positions of a config share one setup: whoever wrote to it would change the rules for all of them.

    >>> from typing import NamedTuple
    >>> class Board(NamedTuple):
    ...     leads_to: Ints
    >>> board = frozen_setup(Board(np.arange(3, dtype=np.int32)))
    >>> board.leads_to[1] = 7
    Traceback (most recent call last):
    ValueError: assignment destination is read-only
    """
    if not isinstance(setup, tuple) or not hasattr(setup, "_fields"):
        return setup
    fields = [frozen_row(field) if isinstance(field, np.ndarray) else field for field in setup]
    if all(frozen is field for frozen, field in zip(fields, setup, strict=True)):
        return setup
    return type(setup)(*fields)


class Record:
    """A typed view of a buffer.

    >>> from typing import Annotated
    >>> class Point(Record):
    ...     x: int
    ...     trail: Annotated[Ints, 2]
    >>> p = Point()
    >>> p.x = 3
    >>> p.trail[1] = 7
    >>> p
    Point(x=3, trail=[0, 7])
    >>> Point(bytes(p)) == p
    True
    """

    dtype: ClassVar[np.dtype[np.void]]

    def __init__(self, content: bytes = b"") -> None:
        size = type(self).dtype.itemsize
        if content and len(content) != size:
            raise ValueError(f"{type(self).__name__} takes {size} bytes, not {len(content)}")
        self._view(bytearray(content or size))

    def _view(self, memory: bytes | bytearray) -> None:
        self._memory = memory
        self._ints = memoryview(memory).cast("i")  # cannot be written to where the memory is bytes

    @property
    def memory(self) -> bytes | bytearray:
        """Its content; `bytes` if it cannot be changed."""
        return self._memory

    def __init_subclass__(cls) -> None:
        fields: list[tuple[str, type, tuple[int, ...]]] = []
        at = 0
        for name, hint in get_type_hints(cls, include_extras=True).items():
            if name == "dtype":
                continue
            shape = tuple(getattr(hint, "__metadata__", ()))
            fields.append((name, np.int32, shape))
            setattr(cls, name, _vector(at, shape) if shape else _scalar(at))
            at += math.prod(shape)
        cls.dtype = np.dtype(fields, align=True)  # aligned: 4-byte loads on a GPU

    def copy(self) -> Self:
        """One that can be changed."""
        return type(self)(bytes(self._memory))

    def frozen(self) -> Self:
        """One that cannot be changed any more: writing to a field raises `TypeError`.

        >>> class Counter(Record):
        ...     count: int
        >>> Counter().frozen().count
        0
        """
        if isinstance(self._memory, bytes):
            return self
        record = type(self).__new__(type(self))
        record._view(bytes(self._memory))
        return record

    def fields(self) -> Iterator[tuple[str, object]]:
        """Names with plain values, in the order of the class body."""
        for name in self.dtype.names or ():
            value = getattr(self, name)
            yield name, value if isinstance(value, int) else value.tolist()

    def __reduce__(self) -> "tuple[Callable[..., Record], tuple[type[Self], bytes, bool]]":
        return _restored, (type(self), bytes(self), isinstance(self._memory, bytes))

    def __bytes__(self) -> bytes:
        return bytes(self._memory)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and type(self) is type(other) and self._memory == other._memory

    def __hash__(self) -> int:
        return hash(bytes(self._memory))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{n}={v}' for n, v in self.fields())})"


def _restored(kind: type[Record], content: bytes, frozen: bool) -> Record:
    """What was pickled; what could not be changed cannot be changed again."""
    record = kind(content)
    return record.frozen() if frozen else record


def _scalar(at: int) -> property:
    def get(self: Record) -> int:
        return self._ints[at]

    def put(self: Record, value: int) -> None:
        self._ints[at] = value

    return property(get, put)


def _vector(at: int, shape: tuple[int, ...]) -> property:
    where = slice(at, at + math.prod(shape))  # made once, as rules ask for rows more often than for anything

    def row(self: Record) -> Ints:
        return self._ints[where]

    def rows(self: Record) -> Ints:
        return self._ints[where].cast("B").cast("i", shape)

    return property(row if len(shape) == 1 else rows)
