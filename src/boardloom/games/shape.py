"""What can be seen of somebody's own game before anything of it is played: whether all parts are there, of
which kind each is, and with what its functions are called."""

import inspect
from collections.abc import Iterator
from pathlib import Path
from types import NoneType
from typing import Annotated, get_origin, get_type_hints

from boardloom.core.arguments import is_whole, shown
from boardloom.core.game import Game, Level, Policy
from boardloom.core.lesson import Lesson
from boardloom.core.message import Message, Series, message
from boardloom.core.options import GameConfig
from boardloom.core.record import Record
from boardloom.core.slot import Slot
from boardloom.games.guest_faults import at_line

Functions = dict[str, dict[str, tuple[str, ...]]]
"""By part of a game and by name: what a function is called with; nothing for what is no function."""

RULES = {
    "start": ("s", "b"),
    "legal": ("s", "b", "actions"),
    "chance": ("s", "b", "outcomes", "weights"),
    "turn": ("s", "b"),
    "die": ("s", "b"),
    "apply": ("s", "b", "action"),
    "score": ("s", "b", "scores"),
}
"""What a game's rules are, and what they are called with."""
PARTS: Functions = {
    "rules": {"State": (), "MAX_ACTIONS": (), **RULES},
    "messages": {"name": ("p", "action"), "prompt": ("p",), "events": ("before", "action", "after")},
}
"""What a game cannot be played without."""
FURTHER: Functions = {
    "rules": {"at_once": ("s", "b")},
    "messages": {"outcome": ("p", "action")},
    "view": {
        "board": ("config",),
        "scene": ("p",),
        "choices": ("p",),
        "happening": ("before", "action", "after"),
        "editors": ("config",),
    },
    "": {
        "standing": ("p",),
        "refusal": ("p", "text"),
        "hide": ("s", "b", "seat"),
        "determinize": ("s", "b", "seat", "key"),
        "tones": ("config",),
        "guide": ("config",),
        "parse": ("p", "text"),
        "prior": ("s", "b", "actions", "n", "weights"),
    },
}
"""Functions that a game may have besides, by the part they belong to."""
KINDS: dict[str, tuple[type, ...]] = {
    "words": (str, Path),
    "enter": (str,),
    "chance": (bool,),
    "puzzles": (Path, NoneType),
    "lesson": (Lesson, NoneType),
}
"""Fields of `Game`, and what may stand there."""
TUPLES: dict[str, type] = {"slots": Slot, "policies": Policy, "levels": Level}
"""Likewise: each of them holds several of these."""
DECIDE = ("s", "b", "actions", "key", "draw")
"""What a policy is called with."""
LARGEST = 1_000_000
"""The most actions that buffers are made for."""


def faults(game: Game) -> Iterator[Message]:
    """All that is missing, of the wrong kind, or called otherwise than it expects."""
    lacking = list(_lacking(game))
    yield from lacking
    if lacking:
        return
    if not isinstance(game.config, type) or not issubclass(game.config, GameConfig):
        yield _kind("config", "type[GameConfig]", game.config)
    if not is_whole(game.version) or game.version < 1:
        yield message("argument-from", argument="version", least="1", given=shown(game.version))
    yield from _fields(game)
    yield from _state(game)
    most = game.rules.MAX_ACTIONS
    if not is_whole(most) or not 1 <= most <= LARGEST:
        name = "rules.MAX_ACTIONS"
        yield message("argument-between", argument=name, least="1", most=str(LARGEST), given=shown(most))
    for name, function, arguments in _functions(game):
        yield from _called(name, function, arguments)


def _lacking(game: Game) -> Iterator[Message]:
    for part, names in PARTS.items():
        missing = [f"{part}.{name}" for name in names if not hasattr(getattr(game, part), name)]
        if len(missing) == len(names):  # something else was given in its place
            missing = missing[:1]
        if missing:
            yield message("game-lacks", game=repr(game.name), part=Series(tuple(missing), "list"))


def _fields(game: Game) -> Iterator[Message]:
    """Those of `Game` that are of a wrong kind, or not what another one needs."""
    if game.determinize is not None:
        if game.hide is None:
            yield message("game-lacks", game=repr(game.name), part="hide")
        else:
            yield from _unmarked("hide", game.hide)
        yield from _unmarked("determinize", game.determinize)
    if game.prior is not None:
        yield from _unmarked("prior", game.prior)
    for field, kinds in KINDS.items():
        given: object = getattr(game, field)
        if not isinstance(given, kinds):
            called = tuple(kind.__name__ for kind in kinds if kind is not NoneType)
            yield _kind(field, Series(called, "or"), given)
    for field, of in TUPLES.items():
        given = getattr(game, field)
        if not isinstance(given, tuple) or not all(isinstance(item, of) for item in given):
            yield _kind(field, f"tuple[{of.__name__}, ...]", given)


def _unmarked(name: str, function: object) -> Iterator[Message]:
    """What loops call is compiled with them; what is no function at all is told elsewhere."""
    if callable(function) and not getattr(function, "is_rule", False):
        yield at_line(function, message("rule-unmarked", name=name))


def _state(game: Game) -> Iterator[Message]:
    """A record of integers that says who moves."""
    state: object = game.rules.State
    if not isinstance(state, type) or not issubclass(state, Record):
        yield _kind("rules.State", "type[Record]", state)
        return
    hints = get_type_hints(state, include_extras=True)
    if "mover" not in hints:
        yield message("game-lacks", game=repr(game.name), part="State.mover")
    for field, hint in hints.items():
        row = field != "mover" and get_origin(hint) is Annotated
        if field != "dtype" and hint is not int and not row:
            yield _kind(f"State.{field}", Series(("int", "Annotated[Ints, 8]"), "or"), hint)


def _functions(game: Game) -> Iterator[tuple[str, object, tuple[str, ...]]]:
    """All functions that a game brings: what each is called, and what it is called with."""
    for part, names in (*PARTS.items(), *FURTHER.items()):
        owner = getattr(game, part) if part else game
        owner = getattr(owner, "own", owner)  # what is registered already stands behind plain words
        for name, arguments in names.items():
            function = getattr(owner, name, None)
            if arguments and function is not None:
                yield f"{part}.{name}".lstrip("."), getattr(function, "function", function), arguments
    if isinstance(game.policies, tuple):
        for policy in game.policies:
            if isinstance(policy, Policy):
                yield f"{policy.name}.decide", policy.decide, DECIDE


def _called(name: str, function: object, arguments: tuple[str, ...]) -> Iterator[Message]:
    if not callable(function):
        yield _kind(name, "function", function)
        return
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):  # one that Python knows nothing about
        return
    try:
        signature.bind(*arguments)
    except TypeError:
        taken = Series(tuple(signature.parameters), "list")
        wanted = Series(arguments, "list")
        yield at_line(function, message("game-arguments", function=name, arguments=wanted, given=taken))


def _kind(argument: str, kind: str | Series, given: object) -> Message:
    return message("argument-kind", argument=argument, kind=kind, given=shown(given))
