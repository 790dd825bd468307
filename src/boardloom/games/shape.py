"""What can be seen of somebody's own game before anything of it is played: whether all parts are there, of
which kind each is, and with what its functions are called."""

import inspect
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import NoneType
from typing import Annotated, get_origin, get_type_hints

from boardloom.core.arguments import is_whole, shown
from boardloom.core.game import RANDOM, Game, Level, Policy
from boardloom.core.lesson import Lesson
from boardloom.core.message import Message, Series, message
from boardloom.core.options import GameConfig
from boardloom.core.record import BYTES, Record
from boardloom.core.slot import Slot
from boardloom.engine.search_limits import MOST
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
STATS: dict[str, tuple[str, ...]] = {
    "blank": ("b",),
    "seat": ("s", "b"),
    "count": ("s", "b", "seat", "action", "counts"),
    "by_seat": (),
    "report": ("b", "counts", "games"),
}
"""What the figures of a game are made by, where it has any, and what these are called with."""
LARGEST = 1_000_000
"""The most actions that buffers are made for."""
LARGEST_STATE = 50_000
"""The most numbers of a state: compiled loops keep several states on the stack, which has 8 MB."""
LEAST_LEVELS = 5
"""Bots have the names of so many levels in every game, see `boardloom.bots.registry`."""
POLICY = re.compile(r"[a-z][\w-]*", re.ASCII)
"""How the name of a policy is typed."""


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
    yield from _bots(game)
    most = game.rules.MAX_ACTIONS
    if not is_whole(most) or not 1 <= most <= LARGEST:
        name = "rules.MAX_ACTIONS"
        yield message("argument-between", argument=name, least="1", most=str(LARGEST), given=shown(most))
    for name, function, arguments in _functions(game):
        wrong = list(_called(name, function, arguments))
        if wrong and name.startswith("view.") and isinstance(game.view, type):  # its functions want a self
            yield message("game-view-class", name=game.view.__name__)
            return
        yield from wrong


def _bots(game: Game) -> Iterator[Message]:
    """Policies and levels that could not be asked for, or could not play."""
    if not _all_are(game.policies, Policy) or not _all_are(game.levels, Level):
        return  # told already
    known: list[object] = ["", RANDOM]
    for policy in game.policies:
        if not isinstance(policy.name, str) or not POLICY.fullmatch(policy.name) or policy.name in known[2:]:
            yield message("policy-name", name=shown(policy.name))
        known.append(policy.name)
        yield from _unmarked(f"{policy.name}.decide", policy.decide)
    if game.enter not in known:
        yield message("bot-unknown", game=game.name, bot=shown(game.enter), choices=_listed(known[1:]))
    if 0 < len(game.levels) < LEAST_LEVELS:
        least = str(LEAST_LEVELS)
        yield message("argument-from", argument="len(levels)", least=least, given=str(len(game.levels)))
    for place, level in enumerate(game.levels):
        for bot in (level.policy, level.perfect):
            if bot not in known:
                yield message("bot-unknown", game=game.name, bot=shown(bot), choices=_listed(known[1:]))
        for field, most in (("iterations", MOST), ("random_percent", 100)):
            given, name = getattr(level, field), f"levels[{place}].{field}"
            if not is_whole(given) or not 0 <= given <= most:
                yield message(
                    "argument-between", argument=name, least="0", most=str(most), given=shown(given)
                )


def _all_are(given: object, kind: type) -> bool:
    return isinstance(given, tuple) and all(isinstance(item, kind) for item in given)


def _listed(names: Iterable[object]) -> Series:
    return Series(tuple(dict.fromkeys(map(str, names))), "list")


def _lacking(game: Game) -> Iterator[Message]:
    parts = PARTS if game.stats is None else {**PARTS, "stats": STATS}
    for part, names in parts.items():
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
    if game.stats is not None:
        yield from _unmarked("stats.seat", game.stats.seat)
        yield from _unmarked("stats.count", game.stats.count)
    for field, kinds in KINDS.items():
        given: object = getattr(game, field)
        if not isinstance(given, kinds):
            called = tuple(kind.__name__ for kind in kinds if kind is not NoneType)
            yield _kind(field, Series(called, "or"), given)
    for field, of in TUPLES.items():
        given = getattr(game, field)
        if not _all_are(given, of):
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
    numbers = state.dtype.itemsize // BYTES
    if numbers > LARGEST_STATE:
        yield message("state-large", numbers=str(numbers), most=str(LARGEST_STATE))
    for field in hints.keys() & set(dir(Record)):
        yield message("state-name", field=field)
    if "mover" not in hints:
        yield message("game-lacks", game=repr(game.name), part="State.mover")
    for field, hint in hints.items():
        row = field != "mover" and get_origin(hint) is Annotated
        if field != "dtype" and hint is not int and not row:
            yield at_line(state, _kind(f"State.{field}", Series(("int", "Annotated[Ints, 8]"), "or"), hint))


def _functions(game: Game) -> Iterator[tuple[str, object, tuple[str, ...]]]:
    """All functions that a game brings: what each is called, and what it is called with."""
    for part, names in (*PARTS.items(), *FURTHER.items(), ("stats", STATS)):
        owner = getattr(game, part) if part else game
        owner = getattr(owner, "own", owner)  # what is registered already stands behind plain words
        for name, arguments in names.items():
            function = getattr(owner, name, None)
            if arguments and function is not None:
                yield f"{part}.{name}".lstrip("."), getattr(function, "function", function), arguments
    if _all_are(game.policies, Policy):
        for policy in game.policies:
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
