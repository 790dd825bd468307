"""What rules read outside of themselves: it is a constant of machine code, so it may not change."""

from collections.abc import Callable, Iterator
from types import FunctionType

import numpy as np

from boardloom.core.game import Game
from boardloom.core.message import Message, message
from boardloom.engine.link import CONSTANTS, names_of
from boardloom.games.guest_faults import at_line
from boardloom.games.shape import RULES

Used = dict[tuple[FunctionType, str], object]
"""By the rule, and the name in it: what that was."""


def globals_used(game: Game) -> Used:
    """All constants that the rules of a game name, and the rules that these call."""
    further = (game.hide, game.determinize, game.prior, *(policy.decide for policy in game.policies))
    waiting: list[object] = [*(getattr(game.rules, name) for name in RULES), *further]
    seen: set[FunctionType] = set()
    used: Used = {}
    while waiting:
        function = waiting.pop()
        if not isinstance(function, FunctionType) or function in seen:
            continue
        seen.add(function)
        for name in names_of(function.__code__):
            thing = function.__globals__.get(name)
            if isinstance(thing, FunctionType):
                waiting.append(thing)
            elif isinstance(thing, np.ndarray):
                used[function, name] = thing.tobytes()
            elif isinstance(thing, (*CONSTANTS, tuple)) and name in function.__globals__:
                used[function, name] = thing
    return used


def changed(game: Game, before: Used) -> Iterator[Message]:
    """Those that are not what they were."""
    now = globals_used(game)
    for (function, name), value in before.items():
        if now.get((function, name), value) != value:
            rule: Callable[..., object] = function
            yield at_line(rule, message("check-global", name=repr(name)))
