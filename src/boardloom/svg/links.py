"""How links look: ladders, snakes, roads and arrows."""

import math
from collections.abc import Sequence
from itertools import pairwise

from boardloom.core.scene import Node, Point
from boardloom.core.sprite import Slot
from boardloom.svg.markup import Value, path, tag
from boardloom.svg.shapes import angle, smooth
from boardloom.svg.snakes import snake

RUNG = 0.36
"""From one rung of a ladder to the next."""
SHADOW, LIGHT = "translate(.03 .06)", "translate(0 -.022)"
"""Where the shadow of what lies on the board is, and the light on its edge."""
OVERHANG = 0.16
"""How far the rails go beyond the ends."""


def link(node: Node) -> tuple[str, tuple[Slot, ...]]:
    if len(node.points) < 2:
        return "", ()
    looks = {"ladder": ladder, "snake": snake, "road": road}
    drawn = looks.get(node.look, arrow)(node)
    return tag("g", drawn, opacity=0.45) if "faint" in node.flags else drawn, ()


def _placed(at: Point, degrees: float, *inside: str) -> str:
    return tag("g", *inside, transform=f"translate({at[0]:.3f} {at[1]:.3f}) rotate({degrees:.2f})")


def ladder(node: Node) -> str:
    """Two rails of wood, rungs, and a nail where they meet."""
    first, last = node.points[0], node.points[-1]
    length = math.dist(first, last)
    half = 0.15 * (1.15 if "large" in node.flags else 1)
    count = max(3, round(length / RUNG))
    steps = [length * (i + 0.5) / count for i in range(count)]
    begin, end = -OVERHANG, length + OVERHANG
    rails = "".join(f"M{begin:.3f} {y:.3f}H{end:.3f}" for y in (-half, half))
    rungs = "".join(f"M{x:.3f} {-half:.3f}V{half:.3f}" for x in steps)
    whole = rungs + rails
    nails = [tag("circle", cx=x, cy=y, r=0.019) for x in steps for y in (-half, half)]
    lines: dict[str, Value] = {"fill": "none", "stroke_linecap": "round"}
    return _placed(
        first, angle(first, last),
        tag("path", d=whole, stroke="#000", stroke_width=0.11, opacity=0.25, **lines, transform=SHADOW),
        tag("path", d=rungs, stroke="#6e4420", stroke_width=0.1, **lines),
        tag("path", d=rungs, stroke="#c48d50", stroke_width=0.068, **lines),
        tag("path", d=rails, stroke="#6e4420", stroke_width=0.122, **lines),
        tag("path", d=rails, stroke="#d09a5c", stroke_width=0.088, **lines),
        tag("path", d=rails, stroke="#ffe5ba", stroke_width=0.02, opacity=0.75, transform=LIGHT, **lines),
        tag("g", *nails, fill="#5b3514"),
    )  # fmt: skip


def road(node: Node) -> str:
    """Tar with a kerb and a dashed middle line, and chevrons that point along the way."""
    d = path([node.points], closed=False)
    wide = min(node.w, node.h)
    lines: dict[str, Value] = {"fill": "none", "stroke_linejoin": "round"}
    dashes = f"{wide * 0.5:.3f} {wide * 0.6:.3f}"
    return "".join([
        tag("path", d=d, stroke="#000000", stroke_width=wide * 1.22, opacity=0.24, transform=SHADOW, **lines),
        tag("path", d=d, stroke="#46464b", stroke_width=wide * 1.14, **lines),
        tag("path", d=d, stroke="var(--tar)", stroke_width=wide, **lines),
        tag("path", d=d, stroke="var(--stripe)", stroke_width=wide * 0.1, stroke_dasharray=dashes, **lines),
        *_chevrons(node.points, wide),
    ])  # fmt: skip


def _chevrons(points: Sequence[Point], wide: float) -> list[str]:
    """Signs on the longest straights, where nothing lies on them."""
    reach = wide * 0.26
    shape = f"M{-reach:.3f} {-reach:.3f}L{reach * 0.4:.3f} 0L{-reach:.3f} {reach:.3f}"
    longest = max(math.dist(a, b) for a, b in pairwise(points))
    found = []
    for a, b in pairwise(points):
        if longest < 3 or math.dist(a, b) < longest - 0.01:
            continue
        for part in (0.2, 0.5, 0.8):
            at = a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part
            sign: dict[str, Value] = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
            found.append(
                _placed(
                    at, angle(a, b),
                    tag("circle", r=1.5 * reach, fill="var(--tar)"),
                    tag("path", d=shape, stroke="#f3ddb0", stroke_width=wide * 0.16, **sign),
                )
            )  # fmt: skip
    return found


def arrow(node: Node) -> str:
    """A dashed line with a tip."""
    line = smooth(node.points)
    tip = tag("path", d="M.04 0L-.26 -.16V.16Z", fill="var(--t)")
    dashes = tag(
        "path", d=path([line], closed=False), fill="none", stroke="var(--t)", stroke_width=0.1,
        stroke_dasharray="0.22 0.12", stroke_linecap="round",
    )  # fmt: skip
    return dashes + _placed(line[-1], angle(line[-2], line[-1]), tip)
