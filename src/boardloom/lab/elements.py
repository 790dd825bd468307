"""What one element of a design does: a snake, a square, a face of the die; or one of its rules."""

from collections.abc import Sequence
from typing import Any

from boardloom.core.errors import BadOptions
from boardloom.core.message import message
from boardloom.lab.design import Design
from boardloom.lab.figures import Estimate
from boardloom.lab.measuring import MOST_VARIANTS
from boardloom.lab.study import Amount, Study
from boardloom.match.plain_view import safe_view


def influence(
    design: Design, option: str, neutral: object = None, games: int = 1000, seed: int = 0
) -> list[tuple[Any, dict[str, Estimate]]]:
    """By how much every figure is larger with an element than without it, game by game with the same luck.

    The elements are those of an option that is a list, and `neutral` takes the place of each; an element is
    left out where there is no `neutral`. Of any other option the element is its value, and `neutral` is its
    usual one unless another is given.

    >>> board = [{"kind": "ladder", "from": 4, "to": 56}, {"kind": "snake", "from": 99, "to": 12}]
    >>> found = influence(Design("snakes", entities=board), "entities", games=64)
    >>> [(element["kind"], figures["rounds"].value > 0) for element, figures in found]
    [('ladder', False), ('snake', True)]
    >>> ((rule, figures),) = influence(Design("snakes", third_six="to-start"), "third_six", games=64)
    >>> rule, figures["rounds"].value > 0
    ('to-start', True)
    """
    value = chosen(design, option)
    if not isinstance(value, list | tuple):
        usual = type(design.position.config).model_fields[option].get_default(call_default_factory=True)
        others = [design.but(**{option: usual if neutral is None else neutral})]
        return _with_and_without(design, [value], others, games, seed)
    if not value:
        raise BadOptions(message("lab-no-elements", option=option))
    places = [i for i, element in enumerate(value) if element != neutral]
    if len(places) > MOST_VARIANTS:
        raise BadOptions(message("lab-too-many", variants=len(places), most=MOST_VARIANTS))
    instead = [] if neutral is None else [neutral]
    others = [design.but(**{option: [*value[:i], *instead, *value[i + 1 :]]}) for i in places]
    return _with_and_without(design.but(**{option: value}), [value[i] for i in places], others, games, seed)


def chosen(design: Design, option: str) -> object:
    """What an option is, by hand or by the computer, as plain data."""
    config = design.position.config
    if option not in type(config).model_fields:
        raise BadOptions(message("lab-no-elements", option=option))
    editors = safe_view(design.game).editors(config)
    drawn = next((editor.value for editor in editors if editor.field == option), None)
    return config.model_dump(mode="json")[option] if drawn is None else drawn


def _with_and_without(
    design: Design, elements: Sequence[Any], others: Sequence[Design], games: int, seed: int
) -> list[tuple[Any, dict[str, Estimate]]]:
    found = []
    for element, other in zip(elements, others, strict=True):
        study = Study([other, design], seed)
        study.repeat(Amount(games, games, study.amount.judged_batch))
        found.append((element, study.changes(1)))
    return found
