"""Linking: from a rule to everything it calls, for a compiler and for the cache.

A rule names other rules, slots, records and constants. Linking follows those names, hands each thing to the
compiler in use, and clones the rule so that its names mean the compiled things. The rules themselves stay
plain Python.

Numba takes every global it meets for a constant, and its own cache looks only at the file of the function
that is called: after an edit of a function further down, it would run the old code. So linking hashes
everything on the way, and refuses what it cannot hash faithfully.
"""

import builtins
import dis
import hashlib
import math
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from types import BuiltinFunctionType, CellType, CodeType, FunctionType, ModuleType
from typing import Protocol

import numpy as np

from boardloom.core.errors import BadRule
from boardloom.core.message import Message, message
from boardloom.core.record import Record, load, save, unpacked
from boardloom.core.slot import Slot
from boardloom.engine.bits import lowest, ones
from boardloom.engine.kernel import AnySlot

Function = Callable[..., object]
"""A rule, or its compiled counterpart; what it takes and returns does not matter here."""

LIBRARIES = (np, math)
"""Modules whose attributes a rule may use; others could hold anything."""
PRIMITIVES = (load, save, unpacked, ones, lowest)
"""Functions that each compiler makes in a way of its own."""
HOUSE = f"{__name__.partition('.')[0]}."
"""How the names of our modules begin."""
SPEAKING = ("print", "input", "open")
"""Functions of Python that do something besides; most would even compile."""
LUCK = ("random", "secrets", "time", "datetime", "uuid", "os")
"""Modules whose functions give other answers each time; NumPy's `random` does so as well."""
AT_USE = ("rule-unmarked", "rule-type", "rule-recursive", "rule-luck")
"""What is wrong with a thing that a rule names, to be told with the line that names it."""
CONSTANTS = (int, float, str, bool, np.generic, type(None))


class Compiler(Protocol):
    """What a way of compiling makes of the parts of a rule."""

    def function(self, clone: Function) -> Function:
        """A rule whose names mean compiled things already."""

    def slot(self, slot: AnySlot, functions: list[Function]) -> Function:
        """A function whose first argument says which of these to call."""

    def record(self, record: type[Record]) -> Function:
        """A function that makes a blank record."""

    def primitive(self, function: Function) -> Function:
        """The counterpart of one of `PRIMITIVES`."""


class Linker:
    """Links rules for one compiler, each of them once, and keeps a hash of all it met."""

    def __init__(self, compiler: Compiler) -> None:
        self.compiler = compiler
        self.slots: list[AnySlot] = []
        self.all_ours = True
        """Whether every function it met is part of Boardloom, whose tests prove that it keeps to memory."""
        self._hash = hashlib.sha256()
        self._numbers: dict[int, int] = {}
        """By id: in which place a thing was met."""
        self._linked: dict[int, object] = {}
        """By that place: its counterpart, once there is one."""
        self._kept: list[object] = []

    def link(self, thing: object, name: str = "it") -> object:
        """The compiled counterpart of `thing`, or `thing` itself if it is a constant."""
        number = self._numbers.get(id(thing))
        if number is not None:
            # The number, and not only that it was met before: f(g, h, g) and f(g, h, h) are different
            # programs.
            self._note("again", number)
            if number not in self._linked:
                raise BadRule(message("rule-recursive", rule=name))
            return self._linked[number]
        number = self._numbers[id(thing)] = len(self._kept)
        self._kept.append(thing)  # else it might be freed, and another object get its id
        self._linked[number] = self._counterpart(thing, name)
        return self._linked[number]

    def link_function(self, function: Function) -> Function:
        """The compiled counterpart of a rule."""
        linked = self.link(function, function.__name__)
        assert callable(linked)
        return linked

    def fingerprint(self, *more: object) -> str:
        """Equal for equal programs: every linked code, constant and layout is in it."""
        whole = self._hash.copy()
        whole.update(repr(more).encode())
        return whole.hexdigest()

    def _counterpart(self, thing: object, name: str) -> object:
        if isinstance(thing, Slot):
            self.slots.append(thing)
            self._note("slot", thing.name, thing.per_game, len(thing.functions))
            return self.compiler.slot(thing, [self.link_function(f) for f in thing.functions])
        if isinstance(thing, type) and issubclass(thing, Record):
            self._note("record", thing.dtype.descr)
            return self.compiler.record(thing)
        if isinstance(thing, FunctionType) and thing in PRIMITIVES:
            self._note("primitive", thing.__name__)
            return self.compiler.primitive(thing)
        if isinstance(thing, FunctionType) and getattr(thing, "is_rule", False):
            return self.compiler.function(self._clone(thing))
        if isinstance(thing, tuple):
            self._note("tuple", len(thing))
            return tuple(self.link(item, name) for item in thing)
        self._note_constant(thing, name)
        return thing

    def _note_constant(self, thing: object, name: str) -> None:
        if isinstance(thing, np.ndarray):
            # All its bytes: the text of a long array leaves out the middle.
            self._note("array", thing.dtype.str, thing.shape, thing.tobytes())
        elif isinstance(thing, CONSTANTS):
            self._note("constant", type(thing).__name__, thing)
        elif _is_luck(thing):
            raise BadRule(message("rule-luck", name=name))
        elif isinstance(thing, BuiltinFunctionType | type | np.ufunc):
            self._note("known", getattr(thing, "__module__", ""), thing.__name__)
        elif isinstance(thing, ModuleType) and thing in LIBRARIES:
            self._note("library", thing.__name__)
        elif isinstance(thing, FunctionType):
            raise BadRule(message("rule-unmarked", name=name))
        else:
            kind = type(thing).__name__
            raise BadRule(message("rule-type", name=name, type=kind))

    def _clone(self, function: FunctionType) -> FunctionType:
        code = function.__code__
        self.all_ours &= (function.__module__ or "").startswith(HOUSE)
        for changed in (i.argval for i in dis.get_instructions(code) if i.opname == "STORE_GLOBAL"):
            raise BadRule(_at_use(code, changed, message("rule-global", name=changed)))
        self._note("function", function.__qualname__, _content(code, function.__doc__))
        names = dict(function.__globals__)
        for name in _drawing(code, names):
            raise BadRule(_at_use(code, name, message("rule-luck", name=name)))
        for name in names_of(code):
            if name in names:
                self._note("global", name)
                names[name] = self._link_global(code, name, names[name])
            elif not hasattr(builtins, name):
                raise BadRule(_at_use(code, name, message("rule-undefined", name=name)))
            elif name in SPEAKING:
                raise BadRule(_at_use(code, name, message("rule-speaks", name=name)))
        cells = tuple(
            CellType(self.link(cell.cell_contents, name))
            for name, cell in zip(code.co_freevars, function.__closure__ or (), strict=True)
        )
        defaults = self.link(function.__defaults__ or (), "a default")
        assert isinstance(defaults, tuple)
        clone = FunctionType(code, names, function.__name__, defaults or None, cells)
        clone.__kwdefaults__ = {k: self.link(v, k) for k, v in (function.__kwdefaults__ or {}).items()}
        clone.__qualname__ = function.__qualname__
        clone.__module__ = function.__module__
        return clone

    def _link_global(self, code: CodeType, name: str, thing: object) -> object:
        """What is wrong with the thing itself is told with the line that uses it."""
        try:
            return self.link(thing, name)
        except BadRule as error:
            if isinstance(error.words, Message) and error.words.id in AT_USE:
                raise BadRule(_at_use(code, name, error.words)) from None
            raise

    def _note(self, *facts: object) -> None:
        self._hash.update(repr(facts).encode())


def _is_luck(thing: object) -> bool:
    """Whether it is a module of `LUCK`, or something of one, whose functions may be bound to an object."""
    if isinstance(thing, ModuleType):
        return thing.__name__.partition(".")[0] in LUCK or thing is np.random
    owner = getattr(thing, "__self__", None)
    module = getattr(thing, "__module__", None) or type(owner).__module__
    return str(module).partition(".")[0] in LUCK or str(module).startswith("numpy.random")


def _drawing(code: CodeType, names: dict[str, object]) -> Iterator[str]:
    """Where code uses the luck of NumPy, as in `np.random.random()`."""
    for owner, part in pairwise(dis.get_instructions(code)):
        if owner.opname == "LOAD_GLOBAL" and names.get(owner.argval) is np and part.argval == "random":
            yield part.argval


def _content(code: CodeType, docstring: str | None = None) -> tuple[object, ...]:
    """What the code does, without where it stands and what is said of it: no path, no line numbers and no
    docstring, so that a comment, or another folder, does not make everybody compile again."""
    said = docstring is not None and code.co_consts[:1] == (docstring,)
    constants = tuple(_content(c) if isinstance(c, CodeType) else c for c in code.co_consts[said:])
    return code.co_code, constants, code.co_names, code.co_varnames, code.co_freevars


def names_of(code: CodeType) -> list[str]:
    """The names that the code, and functions defined in it, look up outside, in the order they are met."""
    own = [i.argval for i in dis.get_instructions(code) if i.opname == "LOAD_GLOBAL"]
    inner = [name for c in code.co_consts if isinstance(c, CodeType) for name in names_of(c)]
    return list(dict.fromkeys(own + inner))


def _at_use(code: CodeType, name: str, problem: Message) -> Message:
    """What is wrong with a name, and where in its file the code uses it."""
    used = (i.positions for i in dis.get_instructions(code) if i.argval == name and i.positions)
    line = next((at.lineno for at in used), code.co_firstlineno)
    return message("file-line-problem", file=Path(code.co_filename).name, line=str(line), problem=problem)
