"""Icons of games: paths in a square of 512 units, by name.

Those in icons.json are of https://game-icons.net (CC BY 3.0, by Lorc, Delapouite and others), gathered by
`scripts/gather_icons.py`; the plain shapes, which are the seats' emblems where a game has no others, and some
more are ours.
"""

import json
from functools import cache
from importlib.resources import files

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
    "four-leaf-clover": "M266 226C228 143 239 97 266 71C296 41 337 45 361 69C375 83 379 102 373 119"
    "C390 113 409 117 423 131C447 155 451 196 421 226C395 253 349 264 266 226Z"
    "M266 246C349 208 395 219 421 246C451 276 447 317 423 341C409 355 390 359 373 353"
    "C379 370 375 389 361 403C337 427 296 431 266 401C239 375 228 329 266 246Z"
    "M246 246C284 329 273 375 246 401C216 431 175 427 151 403C137 389 133 370 139 353"
    "C122 359 103 355 89 341C65 317 61 276 91 246C117 219 163 208 246 246Z"
    "M246 226C163 264 117 253 91 226C61 196 65 155 89 131C103 117 122 113 139 119"
    "C133 102 137 83 151 69C175 45 216 41 246 71C273 97 284 143 246 226Z"
    "M240 250H272C288 336 316 412 366 466L338 488C280 430 248 340 240 250Z"
    "M256 190A46 46 0 0 1 256 282A46 46 0 0 1 256 190Z",
    "swap": "M40 170L170 60V126H430A22 22 0 0 1 452 148V192A22 22 0 0 1 430 214H170V280Z"
    "M472 342L342 232V298H82A22 22 0 0 0 60 320V364A22 22 0 0 0 82 386H342V452Z",
}
"""Further icons of ours."""
PICTURES = {
    "flag": '<path d="M150 470V70" fill="none" stroke="var(--wood-deep)" stroke-width="44" '
    'stroke-linecap="round"/>'
    '<path d="M168 66L440 150L168 244Z" fill="var(--accent)" stroke="#8c2f14" stroke-width="16" '
    'stroke-linejoin="round"/>',
    "goal-star": f'<path d="{SHAPES["star"]}" fill="#fffdf6" stroke="#8f6400" stroke-width="26" '
    'stroke-linejoin="round"/>',
}
"""Small pictures in colours of their own, in the same square."""


@cache
def paths() -> dict[str, str]:
    """Every icon there is."""
    gathered: dict[str, str] = json.loads((files(__package__) / "icons.json").read_text("utf-8"))
    return {**gathered, **SHAPES, **OWN}


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
    drawn = paths().get(name)
    if drawn is None:
        return ""
    edge: dict[str, Value] = {}
    if rim:
        edge = {"stroke": rim, "stroke_width": 56.0, "stroke_linejoin": "round", "paint_order": "stroke"}
    return tag("path", d=drawn, fill=fill, transform=where, opacity=opacity, **edge)
