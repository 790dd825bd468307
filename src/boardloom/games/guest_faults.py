"""What somebody's own game does wrong while it is played: it is replaced and told to the log, and the match
goes on.

A game of the house is held to the same by its tests. What can be seen as soon as a game is loaded is refused
there and then, see `register`.
"""

import inspect
import logging
import re
import sysconfig
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from inspect import unwrap
from linecache import getline
from pathlib import Path
from threading import Lock
from types import CodeType
from typing import Any, Literal, NamedTuple, TypeVar

from msgspec import Struct, ValidationError, json

import boardloom
from boardloom.core.errors import IllegalAction
from boardloom.core.message import Arg, Message, Words, message

Result = TypeVar("Result")
Part = Literal["view", "messages"]
Asked = Callable[..., object]
"""A function that a game brings."""

LIBRARIES = (Path(boardloom.__file__).parent, *map(Path, {*sysconfig.get_paths().values()}))
"""Where code lies that is nobody's own."""


VARYING = re.compile(r"'[^']*'|\d+(?:, (?:\d+|…))*")
"""What differs from one fault to another of its kind: names in quotes, and numbers."""


class WrongData(TypeError):
    """Something that cannot be shown, in what a game's function returned."""


class Place(NamedTuple):
    """Where a game went wrong."""

    file: str
    line: int
    function: str


def tried(
    game: str,
    part: Part,
    find: Callable[[], Asked],
    args: tuple[Any, ...],
    check: Callable[[object], Result],
    plain: Callable[[], Result],
    may_refuse: bool = False,
) -> Result:
    """What a function of a game returns, once it is checked; or else something plain in its place.

    `find` looks the function up, since it may be missing. One that `may_refuse` raises `IllegalAction` with
    words for whoever asked."""
    function: Asked | None = None
    try:
        function = find()
        return check(function(*args))
    except (Exception, SystemExit) as error:  # whatever a guest's code does wrong
        if may_refuse and isinstance(error, IllegalAction) and _can_be_said(error.words):
            raise
        report(game, part, error, function)
        return plain()


def as_sent(value: object, kind: Any) -> Any:
    """The same, as it arrives at a screen; `WrongData` says which field has the wrong kind of value.

    >>> from boardloom.core.scene import Figure
    >>> as_sent(Figure("coins", 12), Figure)
    Figure(label='coins', value=12, most=0, look='', icon='')
    >>> as_sent(Figure("coins", 1.5), Figure)
    Traceback (most recent call last):
        ...
    boardloom.games.guest_faults.WrongData: Expected `int | str | object`, got `float` - at `$.value`
    """
    if isinstance(kind, type) and issubclass(kind, Struct) and not isinstance(value, kind):
        raise WrongData(f"{kind.__name__} wanted, not {type(value).__name__}")
    unknown: list[str] = []

    def nothing(thing: object) -> None:
        unknown.append(f"{type(thing).__module__}.{type(thing).__qualname__}")

    try:
        with _making:
            decoder = _decoder(kind)
        arrived = decoder.decode(json.encode(value, enc_hook=nothing))
    except (ValidationError, TypeError, ValueError, RecursionError) as error:
        found = f" (a {unknown[-1]})" if unknown else ""
        raise WrongData(f"{error}{found}") from None
    if unknown:
        raise WrongData(f"a {unknown[0]} cannot be sent to a screen")
    return arrived


def _can_be_said(words: object) -> bool:
    try:
        as_sent(words, Words)
    except WrongData:
        return False
    return True


_making = Lock()
"""Two threads that make a decoder of one type at the same time crash the process."""


@cache
def _decoder(kind: Any) -> "json.Decoder[Any]":
    return json.Decoder(kind)


_reported: set[tuple[str, Part, Place]] = set()
_collected: list["Faults"] = []
"""Whoever wants to know of faults instead of the log; the last one gets them."""


class Faults:
    """Faults in the order they were found, each once: what differs in numbers alone is the same."""

    def __init__(self) -> None:
        self._found: dict[object, Words] = {}

    def add(self, *faults: Words) -> None:
        for fault in faults:
            self._found.setdefault(_alike(fault), fault)

    def __iter__(self) -> Iterator[Words]:
        return iter(self._found.values())

    def __len__(self) -> int:
        return len(self._found)


def _alike(fault: Arg) -> object:
    """Equal for faults of one kind at one place."""
    if isinstance(fault, str):
        return VARYING.sub("", fault)
    if not isinstance(fault, Message):
        return fault
    placed = {
        name: _alike(fault.args[name]) for name in ("file", "line", "problem", "id") if name in fault.args
    }
    return fault.id, tuple(placed.items())


@contextmanager
def collected() -> Iterator[Faults]:
    """What games do wrong from now on, which the log is not told."""
    faults = Faults()
    _collected.append(faults)
    try:
        yield faults
    finally:
        _collected.remove(faults)


def report(game: str, part: Part, error: BaseException, function: Asked | None = None) -> None:
    """Tell the log where a game went wrong; once for each place, as it is asked again and again."""
    place = _place(error, function)
    if _collected:
        kind = place.function if isinstance(error, WrongData) else type(error).__name__
        _collected[-1].add(_at(place, described(error, kind)))
        return
    if (game, part, place) in _reported:
        return
    _reported.add((game, part, place))
    logging.getLogger(f"boardloom.{part}").error(
        "the %s of %s failed: %s, line %s, in %s: %s: %s",
        part, game, *place, type(error).__name__, error,
    )  # fmt: skip


def described(error: BaseException, kind: str = "") -> str:
    """What an error says; where that is nothing, as after `assert`, the line that raised it."""
    said = str(error)
    if not said and (frames := traceback.extract_tb(error.__traceback__)):
        said = (_own(frames) or frames)[-1].line or ""
    return f"{kind or type(error).__name__}: {said}"


def at_line(function: Asked, problem: Words, error: BaseException | None = None) -> Message:
    """The problem, with the file and the line where it arose; without an error, where the function begins."""
    return _at(_place(error or WrongData(), function), problem)


def _at(place: Place, problem: Words) -> Message:
    return message("file-line-problem", file=Path(place.file).name, line=str(place.line), problem=problem)


def code_of(function: Asked | None) -> CodeType | None:
    """The code of a function, whatever was wrapped around it."""
    if function is None:
        return None
    found: CodeType | None = getattr(unwrap(getattr(function, "__func__", function)), "__code__", None)
    return found


def _place(error: BaseException, function: Asked | None) -> Place:
    """The innermost line that is the game's own; the function itself if it returned wrong data, or could not
    even be called."""
    code = code_of(function)
    frames = traceback.extract_tb(error.__traceback__)
    own = _own(frames)
    if not own and (of_class := _class_of(function, code)):
        return of_class
    if code and (not own or isinstance(error, WrongData)):
        return Place(code.co_filename, _line_of_def(code), code.co_name)
    if not frames:
        return Place("?", 0, "?")
    last = (own or frames)[-1]
    return Place(last.filename, last.lineno or 0, last.name)


def _own(frames: Iterable[traceback.FrameSummary]) -> list[traceback.FrameSummary]:
    """Those that are in nobody's library."""
    return [frame for frame in frames if not frame.filename.startswith("<frozen ") and is_own(frame.filename)]


def is_own(file: str) -> bool:
    """Whether code lies in somebody's own file."""
    return not any(map(Path(file).is_relative_to, LIBRARIES))


def _class_of(function: Asked | None, code: CodeType | None) -> Place | None:
    """The class that was given, or that has a method from a library, as views have: it stands in the game's
    own file."""
    owner = function if isinstance(function, type) else type(getattr(function, "__self__", None))
    if owner is type(None) or (code and is_own(code.co_filename)):
        return None
    try:
        file, line = inspect.getsourcefile(owner), inspect.getsourcelines(owner)[1]
    except (OSError, TypeError):  # its source is not there
        return None
    return Place(file, line, code.co_name if code else owner.__name__) if file and is_own(file) else None


def _line_of_def(code: CodeType) -> int:
    """Where a function begins, after its decorators."""
    line = code.co_firstlineno
    while getline(code.co_filename, line).lstrip().startswith("@"):
        line += 1
    return line
