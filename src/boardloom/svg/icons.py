"""Icons of games: paths in a square of 512 units, by name.

Those in icons.json are of https://game-icons.net (CC BY 3.0, by Lorc, Delapouite and others), gathered by
`scripts/gather_icons.py`; the plain shapes, which are the seats' emblems where a game has no others, are ours.
"""

import json
from functools import cache
from importlib.resources import files

from boardloom.svg.markup import number, tag

SIDE = 512
SHAPES = {
    "circle": "M256 96A160 160 0 1 0 256 416A160 160 0 1 0 256 96Z",
    "square": "M116 116H396V396H116Z",
    "triangle": "M256 92L432 400H80Z",
    "diamond": "M256 72L440 256L256 440L72 256Z",
    "star": "M256 70L308 190L438 200L340 286L370 414L256 346L142 414L172 286L74 200L204 190Z",
    "hexagon": "M256 76L412 166V346L256 436L100 346V166Z",
    "plus": "M192 88H320V192H424V320H320V424H192V320H88V192H192Z",
    "drop": "M256 64C330 168 392 236 392 310A136 136 0 0 1 120 310C120 236 182 168 256 64Z",
}
EMBLEMS = tuple(SHAPES)
"""The emblems of seats, in order, where a game gives none."""


def emblem(seat: int) -> str:
    """The emblem of a seat whose game gives it none."""
    return EMBLEMS[seat % len(EMBLEMS)]


@cache
def paths() -> dict[str, str]:
    """Every icon there is."""
    gathered: dict[str, str] = json.loads((files(__package__) / "icons.json").read_text("utf-8"))
    return {**gathered, **SHAPES}


def icon(name: str, x: float, y: float, size: float, fill: str, opacity: float | None = None) -> str:
    """An icon around a point; nothing if there is none of that name."""
    drawn = paths().get(name)
    if drawn is None:
        return ""
    scale = size / SIDE
    where = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({scale:.5f})"
    return tag("path", d=drawn, fill=fill, transform=where, opacity=opacity)
