"""What callers of the documented classes give, checked: a `ValueError` names the argument."""

from collections.abc import Sequence
from typing import TypeVar

import numpy as np

from boardloom.core.arguments import is_whole, shown
from boardloom.games.custom.stats import TYPES

Given = TypeVar("Given")


def checked_integer(name: str, value: object) -> int:
    """As an integer of Python; NumPy's are taken too."""
    if not is_whole(value):
        raise ValueError(f"{name} must be an integer, not {shown(value)}")
    return int(value)


def checked_figure(name: str, value: int, most: int, why: str) -> int:
    figure = checked_integer(name, value)
    if not 0 <= figure <= most:
        raise ValueError(f"{name} must be 0 to {most} ({why}), not {shown(figure)}")
    return figure


def checked_flag(name: str, value: bool) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"{name} must be True or False, not {shown(value)}")
    return value


def checked_text(name: str, value: str) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{name} must be a string, not {shown(value)}")
    return value


def checked_list(name: str, value: Sequence[Given]) -> Sequence[Given]:
    if not isinstance(value, list | tuple):
        raise ValueError(f"{name} must be a list, not {shown(value)}")
    return value


def type_number(name: str, ptype: object) -> int:
    """The number that the rules have for a player type."""
    if not isinstance(ptype, str) or ptype not in TYPES:
        raise ValueError(f"{name}: {shown(ptype)} is none of {', '.join(TYPES)}")
    return TYPES.index(ptype) + 1


def two_dice(dice: object) -> tuple[int, int]:
    """What `roll_dice` has given: a pair, a list or a row of NumPy's."""
    thrown = list(dice) if isinstance(dice, Sequence | np.ndarray) else []
    if len(thrown) != 2 or not all(is_whole(die) and 1 <= die <= 6 for die in thrown):
        raise ValueError(f"roll_dice() must give two dice, 1 to 6, not {shown(dice)}")
    return int(thrown[0]), int(thrown[1])
