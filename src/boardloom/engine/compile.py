"""Compiles rules.

`compiled(function)` links a rule or loop with everything it calls (see `link.py`) and compiles it for this
processor, or takes the machine code from the user's cache folder. What records look like in machine code is
said in `structs.py`; no other module knows Numba.

A loop takes seconds to compile, a search of Blokus half a minute; read from the cache folder it is there in a
fraction of a second. Code is compiled at the first call with arguments of new types, not before: whoever
measures time, or has somebody waiting, makes an empty call first.
"""

import hashlib
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType
from typing import Generic, ParamSpec, TypeVar
from weakref import WeakValueDictionary

import llvmlite
import numba
import numpy as np
from numba import types
from numba.core import caching, codegen, compiler, errors, serialize
from numba.core.base import BaseContext
from numba.core.codegen import Codegen
from numba.core.registry import CPUDispatcher
from numba.core.typing.context import Context

from boardloom.core.errors import BadRule
from boardloom.core.message import message
from boardloom.core.record import Record, save
from boardloom.engine import cache, structs
from boardloom.engine.compile_errors import explanation
from boardloom.engine.kernel import AnySlot, Settled
from boardloom.engine.link import CONSTANTS, Function, Linker, names_of

P = ParamSpec("P")
R = TypeVar("R")

GENERATOR = [
    hashlib.sha256(Path(str(file)).read_bytes()).hexdigest() for file in (__file__, structs.__file__)
]
"""These modules decide what code is made, so they are part of every cached file's name."""

OPTIONS = {
    # Rules never allocate. Without this, each call from one function to another would count references of
    # every array it hands on, with atomic instructions: a race would be played at a sixth of the speed.
    "_nrt": False,
    # Loops run on several threads at once.
    "nogil": True,
    # There is no "fastmath": it would reorder sums, and their last bits would differ from those of
    # interpreted play.
    # All rules melt into the loop that calls them, so that a state lives in the processor's registers. The
    # price: each call in the text of a loop is one more copy of the rule to compile.
    "forceinline": True,
    # Only machine code calls a rule, so none needs ways in for Python and for C: a third of all the time.
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}
"""How Numba compiles rules and loops."""


class InlinedCode(codegen.JITCodeLibrary):
    """The code of a rule, optimized and ready to be linked into loops. Nobody else calls it, so no machine
    code is made of it alone."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    @property
    def codegen(self) -> "_Nowhere":
        return _Nowhere()


class _Nowhere:
    """Stands in for memory where Numba would write down the environment of a function."""

    def set_env(self, name: str, env: object) -> None: ...


class Inlined(compiler.Compiler):
    """How Numba compiles a rule."""

    def __init__(self, typing: Context, target: BaseContext, library: None, *more: object) -> None:
        super().__init__(typing, target, InlinedCode(target.codegen(), "rule"), *more)


_rules: WeakValueDictionary[tuple[object, ...], Function] = WeakValueDictionary()
"""Compiled rules in use, by their text and all that it means."""


def _identity(thing: object) -> object:
    """Equal for things that mean the same to a rule. What was compiled is only equal to itself."""
    if isinstance(thing, tuple | list):
        return type(thing), tuple(map(_identity, thing))
    if isinstance(thing, dict):
        return tuple((name, _identity(part)) for name, part in thing.items())
    if isinstance(thing, np.ndarray):
        return thing.dtype.str, thing.shape, thing.tobytes()
    if isinstance(thing, CONSTANTS):
        return type(thing), repr(thing)
    return id(thing)


class Processor:
    """Compiles linked rules for the processor at hand.

    Where nothing is checked, division does not test for zero either: rules never divide by it."""

    def __init__(self, checked: bool, settled: Settled) -> None:
        self.options = {**OPTIONS, "boundscheck": checked, "error_model": "python" if checked else "numpy"}
        self.settled = settled

    def function(self, clone: Function) -> Function:
        """All loops of a process share it, as most of the time of a compilation goes into rules. What it
        names was linked before it, so two rules are the same if their texts are, and all that they name."""
        assert isinstance(clone, FunctionType)
        cells = tuple(cell.cell_contents for cell in clone.__closure__ or ())
        named = {name: clone.__globals__.get(name) for name in names_of(clone.__code__)}
        means = (*named.items(), *cells, clone.__defaults__, clone.__kwdefaults__)
        key = (clone.__module__, clone.__code__, *sorted(self.options.items()), *map(_identity, means))
        known = _rules.get(key)
        if known is None:
            known = _rules[key] = numba.njit(**self.options, pipeline_class=Inlined)(clone)
        return known

    def slot(self, slot: AnySlot, functions: list[Function]) -> Function:
        # Functions are of different types to Numba, so they cannot stand in a table that is indexed when
        # running: a slot becomes a chain of tests, one function deep for each strategy.
        head, *rest = functions
        if not rest or slot in self.settled:

            def first(which: int, *args: object) -> object:
                return head(*args)

            return self.function(first)

        tail = self.slot(slot, rest)

        def choose(which: int, *args: object) -> object:
            if which == 0:
                return head(*args)
            return tail(which - 1, *args)

        return self.function(choose)

    def record(self, record: type[Record]) -> Function:
        return structs.new_record(record)

    def primitive(self, function: Function) -> Function:
        if function in structs.PRIMITIVES:
            return structs.PRIMITIVES[function]
        return self.function(structs.copier(out=function is save))


class SourceCache(caching._Cache):
    """Machine code in the user's cache folder, named by a hash of all that went into it.

    It stands in place of Numba's own cache, which does not see edits of the functions that a function
    calls."""

    def __init__(self, linker: Linker, options: dict[str, object]) -> None:
        self.linker = linker
        self.options = options

    def _name(self, sig: Sequence[types.Type], codegen: Codegen) -> str:
        # The same function has other machine code for arguments of other types, for another processor, and in
        # other versions of what generates it.
        layouts = [(str(kind), getattr(kind, "fields", None)) for kind in sig]
        versions = (GENERATOR, sys.version, numba.__version__, llvmlite.__version__, np.__version__)
        target = (codegen.magic_tuple(), sorted(self.options.items()))
        return self.linker.fingerprint(layouts, versions, target)

    def load_overload(
        self, sig: Sequence[types.Type], target_context: BaseContext
    ) -> compiler.CompileResult | None:
        target_context.refresh()  # without it, types registered since the last compilation are unknown
        payload = cache.read(self._name(sig, target_context.codegen()))
        if not isinstance(payload, tuple):
            return None
        try:
            return compiler.CompileResult._rebuild(target_context, *payload)
        except Exception:  # it names a module that is not there, as after a file was renamed: compile again
            return None

    def save_overload(self, sig: Sequence[types.Type], data: compiler.CompileResult) -> None:
        # Global arrays of a megabyte or more are not copied into the machine code: it holds their address,
        # which means nothing to another process. (Tables of that size belong in a setup.)
        if not data.library.has_dynamic_globals:
            cache.write(self._name(data.signature.args, data.codegen), serialize.dumps(data._reduce()))

    @property
    def cache_path(self) -> str:
        return str(cache.folder())

    # Numba's interface asks for these; nobody calls them.
    def enable(self) -> None: ...

    def disable(self) -> None: ...

    def flush(self) -> None: ...


def compiled(
    function: Callable[P, R],
    checked: bool = False,
    settled: Settled = frozenset(),
    slots: Collection[AnySlot] | None = None,
) -> "Compiled[P, R]":
    """Machine code for `function` and all it calls.

    `checked`: every index and every division is checked, as in interpreted Python. It always is in code that
    is not all ours: it could write anywhere in the memory of this process.
    `settled`: slots that take their first strategy whatever the setup says, without a test.
    `slots`: the only slots that rules may use.
    """
    processor = Processor(checked, settled)
    linker = Linker(processor)
    linked = linker.link_function(function)
    if not checked and not linker.all_ours:
        return compiled(function, True, settled, slots)
    assert isinstance(linked, CPUDispatcher)
    entry = numba.njit(**{**processor.options, "no_cpython_wrapper": False})(linked.py_func)
    for slot in linker.slots:
        if slots is not None and slot not in slots:
            raise BadRule(message("rule-slot", slot=repr(slot.name)))
    entry.compile = _interruptible()(cache.alone(linker.fingerprint())(entry.compile))
    names = sorted(slot.name for slot in settled)
    entry._cache = SourceCache(linker, {**processor.options, "settled": names})
    return Compiled(entry)


@contextmanager
def _interruptible() -> Iterator[None]:
    """Ctrl-C stops a compilation at any moment.

    LLVM calls back into Python while it compiles. An exception cannot pass through its frames: Python reports
    it as "ignored" and goes on. Here an interrupt that is lost so is noted, and raised again afterwards."""
    swallowed, hook = [], sys.unraisablehook

    def note(lost: "sys.UnraisableHookArgs") -> None:
        if issubclass(lost.exc_type, KeyboardInterrupt):
            swallowed.append(lost.exc_type)
        else:
            hook(lost)

    sys.unraisablehook = note
    try:
        yield
    finally:
        sys.unraisablehook = hook
    if swallowed:
        raise KeyboardInterrupt


class Compiled(Generic[P, R]):
    """A compiled function; where Numba cannot compile it, or checked code stops, one line says why."""

    def __init__(self, entry: CPUDispatcher) -> None:
        self.entry = entry

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return self.entry(*args, **kwargs)
        except (errors.NumbaError, errors.UnsupportedBytecodeError) as error:
            raise BadRule(explanation(str(error))) from error
        except IndexError as error:
            raise BadRule(message("rule-index")) from error
        except ZeroDivisionError as error:
            raise BadRule(message("rule-division")) from error

    def fingerprint(self, *more: object) -> str:
        """Equal for equal programs and equal `more`: a name for what the program makes."""
        return str(self.entry._cache.linker.fingerprint(*more))
