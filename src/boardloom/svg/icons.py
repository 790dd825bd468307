"""Icons of games: paths in a square of 512 units, by name.

Those in icons.json are of https://game-icons.net (CC BY 3.0, by Lorc, Delapouite and others), gathered by
`scripts/gather_icons.py`. Ours are the plain shapes, which are the seats' emblems where a game has no others,
a few emblems, and the signs that show a way.
"""

import json
import math
import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from boardloom.core.arguments import shown
from boardloom.core.errors import BadOptions
from boardloom.core.message import message
from boardloom.svg.markup import Value, number, tag

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
OWN = {
    "crescent": "M312 62A200 200 0 1 0 452 322A152 152 0 1 1 312 62Z",
    "sunburst": (
        "M256 38L307 134L410 102L378 205L474 256L378 307L410 410L307 378L256 474L205 378L102 410"
        "L134 307L38 256L134 205L102 102L205 134Z"
    ),
    "four-leaf": (
        "M263 249C279 185 231 100 284 52C333 11 400 61 385 127C451 112 501 179 460 228"
        "C412 281 327 233 263 249ZM263 263C327 279 412 231 460 284C501 333 451 400 385 385"
        "C400 451 333 501 284 460C231 412 279 327 263 263ZM249 263C233 327 281 412 228 460"
        "C179 501 112 451 127 385C61 400 11 333 52 284C100 231 185 279 249 263ZM249 249"
        "C185 233 100 281 52 228C11 179 61 112 127 127C112 61 179 11 228 52"
        "C281 100 233 185 249 249Z"
    ),
    "boost": "M256 60L430 234L374 290L256 172L138 290L82 234Z"
    "M256 244L430 418L374 474L256 356L138 474L82 418Z",
    "vortex": (
        "M342 256C384 334 362 421 219 459C342 476 457 379 452 266C416 206 369 215 342 256Z"
        "M213 330C124 328 60 265 99 123C23 220 49 369 150 421C219 420 235 374 213 330Z"
        "M213 182C260 106 346 82 450 186C404 72 262 20 167 82C133 142 164 179 213 182Z"
        "M256 186A70 70 0 1 0 256 326A70 70 0 1 0 256 186Z"
    ),
    "swap": "M40 170L170 60V126H430A22 22 0 0 1 452 148V192A22 22 0 0 1 430 214H170V280Z"
    "M472 342L342 232V298H82A22 22 0 0 0 60 320V364A22 22 0 0 0 82 386H342V452Z",
}
"""Further icons of ours: emblems that can be told apart at the size of a letter, and the signs `boost`,
`vortex` and `swap`."""
PICTURES = {
    "flag": '<path d="M150 470V70" fill="none" stroke="var(--wood-deep)" stroke-width="44" '
    'stroke-linecap="round"/>'
    '<path d="M168 66L440 150L168 244Z" fill="var(--accent)" stroke="#8c2f14" stroke-width="16" '
    'stroke-linejoin="round"/>',
    "goal-star": f'<path d="{SHAPES["star"]}" fill="#fffdf6" stroke="#8f6400" stroke-width="26" '
    'stroke-linejoin="round"/>',
}
"""Small pictures in colours of their own, in the same square."""
WAYS = ("right", "down-right", "down", "down-left", "left", "up-left", "up", "up-right")
STROKES = {
    "chevron": ((-70, -148, 80, 0), (-70, 148, 80, 0)),
    "arrow": ((-170, 0, 150, 0), (30, -132, 160, 0), (30, 132, 160, 0)),
}
"""Signs that show a way to the right, as strokes: from where to where, around the middle."""
THICK = 34


def _sign(strokes: Iterable[tuple[int, int, int, int]], eighths: int) -> str:
    """A sign of round strokes, turned clockwise by so many eighths."""
    c, s = math.cos(math.pi * eighths / 4), math.sin(math.pi * eighths / 4)
    drawn = []
    for ax, ay, bx, by in strokes:
        long = math.hypot(bx - ax, by - ay)
        nx, ny = (ay - by) / long * THICK, (bx - ax) / long * THICK
        corners = ((ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny))
        a, b, d, e = (f"{256 + x * c - y * s:.0f} {256 + x * s + y * c:.0f}" for x, y in corners)
        drawn.append(f"M{a}L{b}A{THICK} {THICK} 0 0 0 {d}L{e}A{THICK} {THICK} 0 0 0 {a}Z")
    return "".join(drawn)


SIGNS = {
    f"{name}-{way}": _sign(strokes, i) for name, strokes in STROKES.items() for i, way in enumerate(WAYS)
}
"""Arrows and chevrons in eight directions: `arrow-up-left`."""


def emblem(seat: int) -> str:
    """The emblem of a seat whose game gives it none."""
    return EMBLEMS[seat % len(EMBLEMS)]


_added: dict[str, str] = {}
"""Icons of somebody's own game."""
NAME = re.compile(r"[a-z][a-z0-9-]*")
PATH = re.compile(r"[Mm][MmZzLlHhVvCcSsQqTtAaEe0-9\s.,+-]*")


def add(name: str, path: str) -> None:
    """An icon of one's own: a path of SVG in a square of 512 units."""
    if not isinstance(name, str) or not NAME.fullmatch(name) or name in paths() or name in PICTURES:
        raise BadOptions(message("icon-name", name=shown(name)))
    if not isinstance(path, str) or not PATH.fullmatch(path):
        raise BadOptions(message("icon-path", name=name))
    _added[name] = path


def names() -> list[str]:
    """All icons that painters have."""
    return [*paths(), *PICTURES, *_added]


def is_known(name: str) -> bool:
    """Whether painters have an icon of this name."""
    return name in _added or name in PICTURES or name in paths()


@cache
def paths() -> dict[str, str]:
    """Every icon of the house."""
    gathered: dict[str, str] = json.loads((files(__package__) / "icons.json").read_text("utf-8"))
    return {**gathered, **SHAPES, **OWN, **SIGNS}


def icon(
    name: str,
    x: float,
    y: float,
    size: float,
    fill: str,
    opacity: float | None = None,
    rim: str | None = None,
) -> str:
    """An icon around a point, with a rim if it has a colour; nothing if there is none of that name."""
    where = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({size / SIDE:.5f})"
    if name in PICTURES:
        return tag("g", PICTURES[name], transform=where, opacity=opacity)
    drawn = _added.get(name) or paths().get(name)
    if drawn is None:
        return ""
    edge: dict[str, Value] = {}
    if rim:
        edge = {"stroke": rim, "stroke_width": 56.0, "stroke_linejoin": "round", "paint_order": "stroke"}
    return tag("path", d=drawn, fill=fill, transform=where, opacity=opacity, **edge)
