"""From a rule to everything it calls: what a compiler has to be told, and when a cache is stale.

A rule names other rules, slots and records. Linking walks those names, hands each one to the
compiler in use, and clones the rule so that its names mean the compiled things. The rules
themselves stay plain Python.
"""

import dis
import hashlib
from collections.abc import Callable
from types import CellType, CodeType, FunctionType
from typing import Any, Protocol

import numpy as np

from boardloom.record import Record, load, save, unpacked
from boardloom.slot import Slot


class Compiler(Protocol):
    """What each way of compiling does with the parts of a rule."""

    def function(self, clone: Callable[..., Any]) -> Any: ...
    def slot(self, functions: list[Any], per_game: bool) -> Any: ...
    def record(self, record: type[Record]) -> Any: ...
    def primitive(self, function: Callable[..., Any]) -> Any: ...


class Linker:
    """Links rules for one compiler, each once, and remembers a fingerprint of all it saw."""

    def __init__(self, compiler: Compiler) -> None:
        self.compiler = compiler
        self.linked: dict[int, Any] = {}
        self.seen: list[Any] = []
        self.print = hashlib.sha256()

    def link(self, thing: Any) -> Any:
        """The compiled counterpart of `thing`, or `thing` itself if it is a constant."""
        if id(thing) not in self.linked:
            self.seen.append(thing)  # keeps the id taken
            self.linked[id(thing)] = self._counterpart(thing)
        return self.linked[id(thing)]

    def fingerprint(self, *more: object) -> str:
        """Equal for equal programs: every linked code, constant and layout is in it."""
        whole = self.print.copy()
        whole.update(repr(more).encode())
        return whole.hexdigest()

    def _counterpart(self, thing: Any) -> Any:
        if isinstance(thing, Slot):
            self._note("slot", thing.name, len(thing.functions))
            return self.compiler.slot([self.link(f) for f in thing.functions], thing.per_game)
        if isinstance(thing, type) and issubclass(thing, Record):
            self._note("record", thing.dtype.descr)
            return self.compiler.record(thing)
        if thing in (load, save, unpacked):
            return self.compiler.primitive(thing)
        if getattr(thing, "is_rule", False):
            return self.compiler.function(self._clone(thing))
        if isinstance(thing, np.ndarray):
            self._note("array", thing.dtype.str, thing.shape, thing.tobytes())
        elif isinstance(thing, int | float | str | bool | tuple):
            self._note("constant", thing)
        else:
            self._note("name", getattr(thing, "__name__", repr(type(thing))))
        return thing

    def _clone(self, function: FunctionType) -> FunctionType:
        code = function.__code__
        self._note("function", function.__qualname__, _content(code))
        names = dict(function.__globals__)
        for name in _globals(code):
            if name in names:
                self._note(name)
                names[name] = self.link(names[name])
        cells = tuple(CellType(self.link(cell.cell_contents)) for cell in function.__closure__ or ())
        clone = FunctionType(code, names, function.__name__, function.__defaults__, cells)
        clone.__qualname__ = function.__qualname__
        clone.__module__ = function.__module__
        return clone

    def _note(self, *facts: object) -> None:
        self.print.update(repr(facts).encode())


def _content(code: CodeType) -> tuple[Any, ...]:
    """What the code does, without where it stands: no path, no line numbers."""
    constants = tuple(_content(c) if isinstance(c, CodeType) else c for c in code.co_consts)
    return code.co_code, constants, code.co_names, code.co_varnames, code.co_freevars


def _globals(code: CodeType) -> list[str]:
    own = [i.argval for i in dis.get_instructions(code) if i.opname == "LOAD_GLOBAL"]
    inner = [name for c in code.co_consts if isinstance(c, CodeType) for name in _globals(c)]
    return list(dict.fromkeys(own + inner))
