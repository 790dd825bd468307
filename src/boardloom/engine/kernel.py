"""What all compiled loops share: the types of what they are given, and the way to compile them.

A loop is plain Python closed over one game's rules. Whatever it is given is a number, an array or a
NamedTuple of these: Numba takes such tuples apart when a call begins, so that they cost nothing, whereas a
list would be copied in and out at every call, and objects of other classes it does not know.
"""

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any, NamedTuple, ParamSpec, TypeVar

import numpy as np
from numpy.typing import NDArray

from boardloom.core.game import Game, Position
from boardloom.core.record import Ints, Record
from boardloom.core.slot import Slot

if TYPE_CHECKING:
    from boardloom.engine.compile import Compiled

P = ParamSpec("P")
R = TypeVar("R")

Setup = object
"""A game's setup: loops hand it on to the rules and never look inside."""
States = NDArray[np.void]
"""An array of states, each a NumPy record with the fields of the game's `State`."""
AnySlot = Slot[..., Any]
"""A slot whatever its strategies take and return."""
Settled = frozenset[AnySlot]
"""Slots that take their first strategy in all games of a loop. They are part of the key under which loops are
remembered: its code has no test for any of these."""
Strategies = tuple[tuple[Callable[..., object], ...], ...]
"""For each slot of a game, the strategies registered."""


class GameState(Record):
    """What a loop knows of a state, whichever game it belongs to."""

    mover: int


class ActionBuffers(NamedTuple):
    """Where rules list actions, or outcomes of chance with their weights."""

    actions: Ints
    weights: Ints


def action_buffers(game: Game) -> ActionBuffers:
    """Buffers long enough for any position of this game."""
    most = game.rules.MAX_ACTIONS
    return ActionBuffers(np.zeros(most, np.int32), np.ones(most, np.int32))


def plain(row: Ints) -> Ints:
    """The same row, of which plain Python reads numbers of its own.

    Those of NumPy would wrap around at 32 bits, which machine code does not, and `action == 2` would be
    nothing that a field of a state can hold."""
    numbers: Ints = memoryview(np.asarray(row).data)
    return numbers


def state_class(game: Game) -> type[GameState]:
    """The class of this game's states, which has at least a mover."""
    state: Any = game.rules.State
    found: type[GameState] = state
    return found


def as_array(position: Position) -> States:
    """The state of a position as an array of one."""
    return np.frombuffer(bytes(position.state), position.game.rules.State.dtype).copy()


def settled(position: Position) -> Settled:
    """The slots for whose first strategy this position's code is made. All, if all take it; else only rare
    slots, so that few programs serve all combinations of rules: each takes seconds to compile."""
    slots = frozenset(slot for slot in position.game.slots if slot.per_game)
    first = frozenset(slot for slot in slots if getattr(position.setup, slot.name) == 0)
    return first if first == slots else frozenset(slot for slot in first if slot.rare)


def strategies(game: Game) -> Strategies:
    """All strategies registered now. They are part of the key under which loops are remembered: once
    somebody registers another one, the loop has to be compiled again."""
    return tuple(tuple(slot.functions) for slot in game.slots)


def machine_code(
    function: Callable[P, R],
    *,
    checked: bool = False,
    settled: Settled = frozenset(),
    slots: Collection[AnySlot] | None = None,
) -> "Compiled[P, R]":
    """The function compiled; see `boardloom.engine.compile.compiled`."""
    # Importing Numba takes longer than everything else at the start, and whoever only plays never needs it.
    from boardloom.engine.compile import compiled

    return compiled(function, checked, settled, slots)
