"""What callers of the documented classes give, checked: a `ValueError` names the argument."""

from collections.abc import Sequence
from typing import TypeGuard, TypeVar

from boardloom.games.custom.stats import TYPES

Given = TypeVar("Given")


def is_integer(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def checked_integer(name: str, value: object) -> int:
    if not is_integer(value):
        raise ValueError(f"{name} must be an integer, not {value!r}")
    return value


def checked_figure(name: str, value: int, most: int, why: str) -> int:
    if not 0 <= checked_integer(name, value) <= most:
        raise ValueError(f"{name} must be 0 to {most} ({why}), not {value}")
    return value


def checked_flag(name: str, value: bool) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"{name} must be True or False, not {value!r}")
    return value


def checked_text(name: str, value: str) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{name} must be a string, not {value!r}")
    return value


def checked_list(name: str, value: Sequence[Given]) -> Sequence[Given]:
    if not isinstance(value, list | tuple):
        raise ValueError(f"{name} must be a list, not {value!r}")
    return value


def type_number(name: str, ptype: object) -> int:
    """The number that the rules have for a player type."""
    if ptype not in TYPES:
        raise ValueError(f"{name}: {ptype!r} is none of {', '.join(TYPES)}")
    return TYPES.index(ptype) + 1


def two_dice(dice: object) -> tuple[int, int]:
    match dice:
        case [first, second] if _is_die(first) and _is_die(second):
            return first, second
    raise ValueError(f"roll_dice() must give two dice, 1 to 6, not {dice!r}")


def _is_die(value: object) -> TypeGuard[int]:
    return is_integer(value) and 1 <= value <= 6
