"""From a rule to everything it calls: what a compiler has to be told, and when a cache is stale.

A rule names other rules, slots, records and constants. Linking walks those names, hands each one
to the compiler in use, and clones the rule so that its names mean the compiled things. The rules
themselves stay plain Python. Whatever is not one of these is refused: what cannot be hashed
faithfully could be stale.
"""

import builtins
import dis
import hashlib
import math
from collections.abc import Callable
from pathlib import Path
from types import BuiltinFunctionType, CellType, CodeType, FunctionType
from typing import Any, Protocol

import numpy as np

from boardloom.core.errors import BadRule
from boardloom.core.message import Message, message
from boardloom.core.record import Record, load, save, unpacked
from boardloom.core.slot import Slot
from boardloom.engine.bits import lowest, ones

LIBRARIES = (np, math)
"""Modules whose attributes a rule may use; others could hold anything."""
PRIMITIVES = (load, save, unpacked, ones, lowest)
"""Functions that each compiler has its own way to make."""
CONSTANTS = (int, float, str, bool, np.generic, type(None))


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
        self.slots: list[Slot[..., Any]] = []
        self.print = hashlib.sha256()
        self._numbers: dict[int, int] = {}
        self._linked: dict[int, Any] = {}
        self._kept: list[Any] = []

    def link(self, thing: Any, name: str = "it") -> Any:
        """The compiled counterpart of `thing`, or `thing` itself if it is a constant."""
        number = self._numbers.get(id(thing))
        if number is not None:
            self._note("again", number)
            if number not in self._linked:
                raise BadRule(message("rule-recursive", rule=name))
            return self._linked[number]
        number = self._numbers[id(thing)] = len(self._kept)
        self._kept.append(thing)  # so that no other object takes its id
        self._linked[number] = self._counterpart(thing, name)
        return self._linked[number]

    def fingerprint(self, *more: object) -> str:
        """Equal for equal programs: every linked code, constant and layout is in it."""
        whole = self.print.copy()
        whole.update(repr(more).encode())
        return whole.hexdigest()

    def _counterpart(self, thing: Any, name: str) -> Any:
        if isinstance(thing, Slot):
            self.slots.append(thing)
            self._note("slot", thing.name, thing.per_game, len(thing.functions))
            return self.compiler.slot([self.link(f, f.__name__) for f in thing.functions], thing.per_game)
        if isinstance(thing, type) and issubclass(thing, Record):
            self._note("record", thing.dtype.descr)
            return self.compiler.record(thing)
        if any(thing is primitive for primitive in PRIMITIVES):
            self._note("primitive", thing.__name__)
            return self.compiler.primitive(thing)
        if getattr(thing, "is_rule", False):
            return self.compiler.function(self._clone(thing))
        if isinstance(thing, tuple):
            self._note("tuple", len(thing))
            return tuple(self.link(item, name) for item in thing)
        self._note_constant(thing, name)
        return thing

    def _note_constant(self, thing: Any, name: str) -> None:
        if isinstance(thing, np.ndarray):
            self._note("array", thing.dtype.str, thing.shape, thing.tobytes())
        elif isinstance(thing, CONSTANTS):
            self._note("constant", type(thing).__name__, thing)
        elif isinstance(thing, BuiltinFunctionType | type | np.ufunc) or thing in LIBRARIES:
            self._note("known", getattr(thing, "__module__", ""), thing.__name__)
        elif isinstance(thing, FunctionType):
            raise BadRule(message("rule-unmarked", name=name))
        else:
            kind = type(thing).__name__
            raise BadRule(message("rule-type", name=name, type=kind))

    def _clone(self, function: FunctionType) -> FunctionType:
        code = function.__code__
        self._note("function", function.__qualname__, _content(code))
        names = dict(function.__globals__)
        for name in _globals(code):
            if name in names:
                self._note("global", name)
                names[name] = self.link(names[name], name)
            elif not hasattr(builtins, name):
                raise BadRule(_undefined(code, name))
        cells = tuple(
            CellType(self.link(cell.cell_contents, name))
            for name, cell in zip(code.co_freevars, function.__closure__ or (), strict=True)
        )
        defaults = self.link(function.__defaults__ or (), "a default")
        clone = FunctionType(code, names, function.__name__, defaults or None, cells)
        clone.__kwdefaults__ = {k: self.link(v, k) for k, v in (function.__kwdefaults__ or {}).items()}
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


def _undefined(code: CodeType, name: str) -> Message:
    """That nothing has this name, and where in its file the code uses it."""
    used = (i.positions for i in dis.get_instructions(code) if i.argval == name and i.positions)
    line = next((at.lineno for at in used), code.co_firstlineno)
    problem = message("rule-undefined", name=name)
    return message("file-line-problem", file=Path(code.co_filename).name, line=str(line), problem=problem)
