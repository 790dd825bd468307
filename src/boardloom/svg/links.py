"""How links look: ladders, snakes, roads and arrows."""

import math
from collections.abc import Sequence

from boardloom.core.scene import Node, Point, Slot
from boardloom.svg.markup import Value, path, tag
from boardloom.svg.shapes import angle, ribbon, smooth

RUNG = 0.32
"""From one rung of a ladder to the next."""
TONGUE = "M.24 0h.13l.07 -.06m-.07 .06l.07 .06"


def link(node: Node) -> tuple[str, tuple[Slot, ...]]:
    if len(node.points) < 2:
        return "", ()
    looks = {"ladder": ladder, "snake": snake, "road": road}
    drawn = looks.get(node.look, arrow)(node)
    return tag("g", drawn, opacity=0.45) if "faint" in node.flags else drawn, ()


def _placed(at: Point, degrees: float, *inside: str) -> str:
    return tag("g", *inside, transform=f"translate({at[0]:.3f} {at[1]:.3f}) rotate({degrees:.2f})")


def snake(node: Node) -> str:
    """A body that grows thinner from head to tail, with its pattern and a face."""
    line = smooth(node.points, 12)

    def wide(t: float) -> float:
        return 0.16 * (1 - 0.88 * t * t) * (0.8 if t < 0.04 else 1)

    body = path([ribbon(line, wide)])
    edge: dict[str, Value] = {"stroke": "var(--t-deep)", "stroke_width": 0.035, "stroke_linejoin": "round"}
    parts = [
        tag("path", d=body, fill="#000000", opacity=0.25, transform="translate(.04 .07)"),
        tag("path", d=body, fill="var(--t)", **edge),
        _scales(line, wide, node.pattern),
        tag(
            "path", d=path([[(x - 0.03, y - 0.04) for x, y in line[2 : len(line) * 3 // 4]]], closed=False), fill="none",
            stroke="#ffffff", stroke_width=0.045, stroke_linecap="round", opacity=0.3,
        ),
    ]  # fmt: skip
    eyes = [
        tag("circle", cx=x, cy=y, r=r, fill=fill)
        for y in (-0.1, 0.1)
        for x, r, fill in ((0.06, 0.085, "#ffffff"), (0.09, 0.042, "#10131a"))
    ]
    tongue = tag("path", d=TONGUE, fill="none", stroke="#d1303f", stroke_width=0.035, stroke_linecap="round")
    head = tag("ellipse", cx=0.04, rx=0.27, ry=0.21, fill="var(--t)", **edge)
    facing = angle(line[min(3, len(line) - 1)], line[0])
    return "".join([*parts, _placed(line[0], facing, tongue, head, *eyes)])


def _scales(line: Sequence[Point], wide: object, pattern: str) -> str:
    """The pattern along the back."""
    return tag("path", d=path([line[1 : len(line) * 9 // 10]], closed=False), fill="none", stroke="var(--t-hi)", stroke_width=0.1,
               stroke_dasharray={"dots": "0.01 0.3", "stripes": "0.12 0.18"}.get(pattern, "0.2 0.14"), stroke_linecap="round", opacity=0.7)  # fmt: skip


def ladder(node: Node) -> str:
    """Two rails of wood, and rungs."""
    first, last = node.points[0], node.points[-1]
    length = math.dist(first, last)
    steps = [RUNG * i for i in range(1, max(2, round(length / RUNG))) if RUNG * i < length - 0.05]
    rails = f"M-.1 -.15H{length + 0.1:.3f}M-.1 .15H{length + 0.1:.3f}"
    rungs = "".join(f"M{x:.3f} -.15V.15" for x in steps)
    lines: dict[str, Value] = {"fill": "none", "stroke_linecap": "round"}
    return _placed(
        first, angle(first, last),
        tag("path", d=rungs + rails, stroke="#000000", stroke_width=0.1, opacity=0.2, transform="translate(.05 .06)", **lines),
        tag("path", d=rungs, stroke="var(--wood-deep)", stroke_width=0.1, **lines),
        tag("path", d=rungs, stroke="var(--wood)", stroke_width=0.065, **lines),
        tag("path", d=rails, stroke="var(--wood-deep)", stroke_width=0.12, **lines),
        tag("path", d=rails, stroke="var(--wood)", stroke_width=0.085, **lines),
        tag("path", d=rails, stroke="var(--wood-hi)", stroke_width=0.025, transform="translate(0 -.015)", **lines),
    )  # fmt: skip


def road(node: Node) -> str:
    """Tar with a dashed middle line."""
    d = path([node.points], closed=False)
    wide = node.w
    lines: dict[str, Value] = {"fill": "none", "stroke_linejoin": "round", "stroke_linecap": "round"}
    return "".join([
        tag("path", d=d, stroke="#000000", stroke_width=wide + 0.06, opacity=0.2, transform="translate(0 .04)", **lines),
        tag("path", d=d, stroke="#5b5a5e", stroke_width=wide, **lines),
        tag("path", d=d, stroke="#d9c9a0", stroke_width=wide * 0.1, stroke_dasharray="0.14 0.14", opacity=0.8, **lines),
    ])  # fmt: skip


def arrow(node: Node) -> str:
    """A dashed line with a tip."""
    line = smooth(node.points)
    tip = tag("path", d="M.04 0L-.26 -.16V.16Z", fill="var(--t)")
    dashes = tag(
        "path", d=path([line], closed=False), fill="none", stroke="var(--t)", stroke_width=0.1,
        stroke_dasharray="0.22 0.12", stroke_linecap="round",
    )  # fmt: skip
    return dashes + _placed(line[-1], angle(line[-2], line[-1]), tip)
