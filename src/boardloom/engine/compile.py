"""Compiles rules.

`compiled(function)` links a rule or loop with everything it calls (see `link.py`) and compiles it
for this processor, or takes the machine code from the user's cache folder. What records look like in it
is told by `rows.py`; no other module knows Numba.
"""

import hashlib
import sys
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import llvmlite
import numba
import numpy as np
from numba.core import caching, compiler, errors, serialize

from boardloom.core.errors import BadRule
from boardloom.core.message import message
from boardloom.core.record import Record, save
from boardloom.core.slot import Slot
from boardloom.engine import cache, structs
from boardloom.engine.compile_errors import explanation
from boardloom.engine.link import Linker

GENERATOR = [
    hashlib.sha256(Path(str(file)).read_bytes()).hexdigest() for file in (__file__, structs.__file__)
]
"""These modules decide what code is made, so they are part of every cached file's name."""

INLINE = {"_nrt": False, "nogil": True, "error_model": "numpy", "forceinline": True}
"""Rules never allocate, so nothing is counted; all of them melt into the loop that calls them."""


class Processor:
    """Compiles linked rules for the processor at hand."""

    def __init__(self, checked: bool, defaults: bool) -> None:
        self.options = {**INLINE, "boundscheck": checked}
        self.defaults = defaults

    def function(self, clone: Callable[..., Any]) -> Any:
        return numba.njit(**self.options)(clone)

    def slot(self, functions: list[Any], per_game: bool) -> Any:
        head, *rest = functions
        if not rest or (self.defaults and per_game):

            def first(which: int, *args: Any) -> Any:
                return head(*args)

            return self.function(first)

        tail = self.slot(rest, per_game)

        def choose(which: int, *args: Any) -> Any:
            if which == 0:
                return head(*args)
            return tail(which - 1, *args)

        return self.function(choose)

    def record(self, record: type[Record]) -> Any:
        return structs.new_record(record)

    def primitive(self, function: Callable[..., Any]) -> Any:
        if function in structs.PRIMITIVES:
            return structs.PRIMITIVES[function]
        return self.function(structs.copier(out=function is save))


class SourceCache(caching._Cache):
    """Machine code in the user's cache folder, named by a hash of all that went into it."""

    def __init__(self, linker: Linker, options: dict[str, Any]) -> None:
        self.linker = linker
        self.options = options

    def _name(self, sig: Any, codegen: Any) -> str:
        layouts = [(str(kind), getattr(kind, "fields", None)) for kind in sig]
        versions = (GENERATOR, sys.version, numba.__version__, llvmlite.__version__, np.__version__)
        target = (codegen.magic_tuple(), sorted(self.options.items()))
        return self.linker.fingerprint(layouts, versions, target)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        target_context.refresh()
        payload = cache.read(self._name(sig, target_context.codegen()))
        return payload and compiler.CompileResult._rebuild(target_context, *payload)

    def save_overload(self, sig: Any, data: Any) -> None:
        cache.write(self._name(data.signature.args, data.codegen), serialize.dumps(data._reduce()))

    @property
    def cache_path(self) -> str:
        return str(cache.folder())

    def enable(self) -> None: ...

    def disable(self) -> None: ...

    def flush(self) -> None: ...


def compiled(
    function: Callable[..., Any],
    checked: bool = False,
    defaults: bool = False,
    slots: Collection[Slot[..., Any]] | None = None,
) -> "Compiled":
    """Machine code for `function` and all it calls.

    `checked`: every index is checked, as in interpreted Python.
    `defaults`: every slot of a game takes its first strategy whatever the setup says; no tests are left.
    `slots`: the only slots that may be met.
    """
    processor = Processor(checked, defaults)
    linker = Linker(processor)
    entry = linker.link(function, function.__name__)
    for slot in linker.slots:
        if slots is not None and slot not in slots:
            raise BadRule(message("rule-slot", slot=repr(slot.name)))
    entry.compile = _interruptible()(cache.alone(linker.fingerprint())(entry.compile))
    entry._cache = SourceCache(linker, {**processor.options, "defaults": defaults})
    return Compiled(entry)


@contextmanager
def _interruptible() -> Iterator[None]:
    """Ctrl-C stops a compilation even where it meets a callback of LLVM, which would swallow it."""
    swallowed, hook = [], sys.unraisablehook

    def note(lost: Any) -> None:
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


class Compiled:
    """A compiled function; what Numba cannot compile is told in one line."""

    def __init__(self, entry: Any) -> None:
        self.entry = entry

    def __call__(self, *args: Any) -> Any:
        try:
            return self.entry(*args)
        except errors.NumbaError as error:
            raise BadRule(explanation(str(error))) from error

    def fingerprint(self, *more: object) -> str:
        """Equal for equal programs and equal `more`: a name for what the program makes."""
        return str(self.entry._cache.linker.fingerprint(*more))
