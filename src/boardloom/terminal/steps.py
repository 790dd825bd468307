"""Choosing step by step, in games whose choices are too many to list."""

import re
from collections.abc import Mapping

from boardloom.core.game import CHANCE, Position, Steps
from boardloom.words import english

Taken = tuple[str, ...]

ARROWS = {"A": "Up", "B": "Down", "C": "Right", "D": "Left"}
ARROW = re.compile(r"\x1b[\[O]([ABCD])")
"""What terminals send for arrow keys."""
LISTED = 12
"""Steps told when another one was typed."""
LIST = "list"
"""What asks for the list of every move."""
NAMING = "number or name"
"""Help on choices that are listed."""


def onward(position: Position, taken: Taken, typed: str) -> Taken | None:
    """The steps taken once this is typed: one more, one changed, or back; None if it is no step."""
    steps = _steps(position)
    if steps is None or (not typed and not taken):
        return None
    if not typed:
        return ()
    if pressed := ARROW.findall(typed):
        for sign in pressed:
            turned = {o.arrow: o.to for o in steps.operators(position, taken)}
            taken = (*taken[:-1], turned[ARROWS[sign]]) if ARROWS[sign] in turned else taken
        return taken
    for operator in steps.operators(position, taken):
        if typed.casefold() == operator.key:
            return (*taken[:-1], operator.to)
    for name in options(position, taken):
        if name.casefold() == typed.casefold():
            following = steps.begin(position, (*taken, name))
            return (*taken, name, following) if following else (*taken, name)
    return None


def options(position: Position, taken: Taken) -> list[str]:
    """What may be chosen next."""
    steps = _steps(position)
    if steps is None:
        return []
    paths = (steps.path(position, action) for action in position.choices())
    after = (path[len(taken)] for path in paths if len(path) > len(taken) and path[: len(taken)] == taken)
    return list(dict.fromkeys(after))


def is_step(position: Position, taken: Taken, typed: str) -> bool:
    """Whether this is such a step as comes next, though not after those taken: it is no whole move then.

    The first step is told from a whole move by its capitals: I4 is a piece, i4 a cell."""
    steps = _steps(position)
    if steps is None:
        return False
    if not taken:
        return typed in steps.names
    paths = (steps.path(position, action) for action in position.choices())
    return typed.casefold() in (path[len(taken)].casefold() for path in paths if len(path) > len(taken))


def offered(position: Position, taken: Taken, typed: str) -> str:
    """That something else may be chosen next; empty where this is no step."""
    steps = _steps(position)
    if steps is None or not (taken or is_step(position, taken, typed)):
        return ""
    names = options(position, taken)
    some = ", ".join(names[:LISTED]) + (f" and {len(names) - LISTED} more" if len(names) > LISTED else "")
    where = f"for {taken[0]} as it is now" if taken else "that can be chosen now"
    return f"{typed!r} is no {steps.kinds[len(taken)]} {where}; there is {some or 'none'}"


def reached(position: Position, taken: Taken) -> int | None:
    """The action these steps lead to, if they lead all the way."""
    steps = _steps(position)
    if steps is None or len(taken) < len(steps.kinds):
        return None
    return next(action for action in position.choices() if steps.path(position, action) == taken)


def hint(position: Position, taken: Taken) -> str:
    """How to answer now; empty where choices are listed."""
    steps = _steps(position)
    if steps is None:
        return ""
    keys = [operator.key for operator in steps.operators(position, taken)]
    if keys:
        return f"a {steps.kinds[len(taken)]}, or {' '.join(keys)}; Enter: back"
    return f"a {steps.kinds[len(taken)]}, or a whole move"


def help_on_steps(position: Position, taken: Taken, usual: Mapping[str, str]) -> dict[str, str]:
    """What may be typed, and what it does; on the way to a choice some of the usual means something else."""
    steps = _steps(position)
    if steps is None:
        return dict(usual)
    named = [position.name(a) for a in position.choices() if not steps.path(position, a)]
    example = next(position.name(a) for a in position.choices() if steps.path(position, a))
    told = {f"a {steps.kinds[len(taken)]}": ", ".join(options(position, taken)) or "none this way"}
    told |= {operator.key: english(operator.sentence) for operator in steps.operators(position, taken)}
    told |= {"Enter": "lay it down again"} if taken else {LIST: "list every move, to be taken by number"}
    told |= {", ".join([*named, example]): "a whole move, with no piece in hand"}
    return told | {key: what for key, what in usual.items() if key not in told and key != NAMING}


def _steps(position: Position) -> Steps | None:
    return None if position.mover == CHANCE or position.over else position.game.steps
