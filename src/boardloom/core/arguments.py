"""What functions of the library may be given. A mistake is told in a sentence that names the argument."""

from numbers import Integral
from typing import TypeGuard

from boardloom.core.errors import BadOptions
from boardloom.core.message import Series, message

LONGEST = 60
"""Letters repeated of what was given."""


def check_text(argument: str, given: object) -> None:
    if not isinstance(given, str):
        raise BadOptions(message("argument-text", argument=argument, given=shown(given)))


def check_texts(argument: str, given: object) -> None:
    """Several texts; a single one, which Python would take for its letters, is not meant."""
    if not isinstance(given, list | tuple) or not all(isinstance(text, str) for text in given):
        raise BadOptions(message("argument-texts", argument=argument, given=shown(given)))


def check_whole(argument: str, given: object, least: int, most: int | None = None) -> None:
    """A whole number in these bounds.

    >>> check_whole("games", "x", 0)
    Traceback (most recent call last):
        ...
    boardloom.core.errors.BadOptions: games should be a whole number from 0 on, not 'x'
    """
    if is_whole(given) and least <= given and (most is None or given <= most):
        return
    bounds = {"argument": argument, "least": str(least), "given": shown(given)}
    if most is None:
        raise BadOptions(message("argument-from", **bounds))
    raise BadOptions(message("argument-between", **bounds, most=str(most)))


def is_whole(given: object) -> TypeGuard[int]:
    """Whether it is a whole number, NumPy's included; True and False are none."""
    return isinstance(given, Integral) and not isinstance(given, bool)


def check_kind(argument: str, given: object, *kinds: type) -> None:
    if not isinstance(given, kinds):
        called = Series(tuple(kind.__name__ for kind in kinds), "or")
        raise BadOptions(message("argument-kind", argument=argument, kind=called, given=shown(given)))


def shown(given: object) -> str:
    """As Python writes it, if that is not too long.

    >>> shown("x" * 100)[-3:]
    '...'
    """
    written = repr(given)
    return written if len(written) <= LONGEST else written[: LONGEST - 3] + "..."
