"""What one element of a design does: a snake, a square, a special roll."""

from typing import Any

from boardloom.core.errors import BadOptions
from boardloom.core.message import message
from boardloom.lab.design import Design
from boardloom.lab.figures import Estimate
from boardloom.lab.measuring import MOST_VARIANTS
from boardloom.lab.study import Amount, Study


def influence(
    design: Design, option: str, neutral: object = None, games: int = 1000, seed: int = 0
) -> list[tuple[Any, dict[str, Estimate]]]:
    """For each element of an option that is a list: by how much every figure is larger with it than without.

    `neutral` takes its place; without it the element is left out.

    >>> board = [{"kind": "ladder", "from": 4, "to": 56}, {"kind": "snake", "from": 99, "to": 12}]
    >>> found = influence(Design("snakes", entities=board), "entities", games=64)
    >>> [(element["kind"], figures["rounds"].value > 0) for element, figures in found]
    [('ladder', False), ('snake', True)]
    """
    elements = design.options.get(option)
    if not isinstance(elements, list | tuple) or not elements:
        raise BadOptions(message("lab-no-elements", option=option))
    if len(elements) > MOST_VARIANTS:
        raise BadOptions(message("lab-too-many", variants=len(elements), most=MOST_VARIANTS))
    instead = [] if neutral is None else [neutral]
    without = [
        design.but(**{option: [*elements[:i], *instead, *elements[i + 1 :]]}) for i in range(len(elements))
    ]
    found = []
    for element, other in zip(elements, without, strict=True):
        study = Study([other, design], seed)
        study.repeat(Amount(games, games, study.amount.judged_batch))
        found.append((element, study.changes(1)))
    return found
