"""How pieces look: one body of unit squares, with bevelled edges and round corners."""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from boardloom.core.scene import Node, Point
from boardloom.core.sprite import Slot
from boardloom.svg.markup import number, tag
from boardloom.svg.shapes import Loop, outline

GAP, BEVEL, ROUND = 0.035, 0.13, 0.15
MARK = 0.4
FACES = {
    "top": ("#ffffff", 0.42),
    "left": ("#ffffff", 0.19),
    "right": ("#000000", 0.16),
    "bottom": ("#000000", 0.33),
}
"""The edges of a piece in the light, which comes from above and a little from the left."""
LAST = ((-0.075, 0.2, "var(--ink)", 0.036, 0.5), (-0.02, 0.16, "#ffffff", 0.094, None))
"""The rim of the piece that was placed last: how far outside, how round, its colour, width and opacity."""


def piece(node: Node) -> tuple[str, tuple[Slot, ...]]:
    slots = tuple(Slot("mark", x + 0.5, y + 0.5, MARK, 1.0, weight=700, detail=True) for x, y in node.points)
    drawn = body(node.points, "last" in node.flags)
    if "faint" in node.flags:
        drawn = tag("g", drawn, opacity=0.45)
    return drawn, slots if node.mark else ()


def body(squares: Sequence[Point], last: bool = False) -> str:
    """Edges lighter above and to the left, darker below and to the right, and a shadow. `--pattern` is what
    fills it besides its colour. The piece that was placed last has a rim of light."""
    around = silhouette(squares, GAP, ROUND)
    parts = [
        tag("path", d=around, fill="#1e1608", opacity=0.36, transform="translate(.025 .07)"),
        tag("path", d=around, fill="var(--t)"),
        tag("path", d=around, fill="var(--pattern)"),
    ]
    if seams := _seams(squares):
        parts.append(tag("path", d=seams, fill="none", stroke="#000000", stroke_width=0.035, opacity=0.1))
    faces = _faces(squares)
    parts += [
        tag("path", d=faces[side], fill=fill, opacity=opacity) for side, (fill, opacity) in FACES.items()
    ]
    if last:
        for inset, radius, stroke, wide, opacity in LAST:
            edge = silhouette(squares, inset, radius)
            parts.append(tag("path", d=edge, fill="none", stroke=stroke, stroke_width=wide, opacity=opacity))
    return "".join(parts)


def dashes(squares: Sequence[Point], rim: str, dash: str) -> str:
    """What runs around a piece that is held: dashes of one colour over a rim of another."""
    around = silhouette(squares, 0.0, 0.16)
    return tag("path", d=around, fill="none", stroke=rim, stroke_width=0.125) + tag(
        "path", d=around, fill="none", stroke=dash, stroke_width=0.075, stroke_dasharray="0.25 0.17",
        stroke_linecap="round",
    )  # fmt: skip


class _Corner(NamedTuple):
    """A corner that is rounded: where the arc begins, its middle and its end."""

    begin: Point
    middle: Point
    end: Point
    radius: float
    sweep: int

    def arc(self, to: Point) -> str:
        return f"A{number(self.radius)} {number(self.radius)} 0 0 {self.sweep} {_at(to)}"


def _at(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def _rounded(loop: Loop, radius: float) -> list[_Corner]:
    """The corners of a loop of straight sides that meet at right angles."""
    found = []
    for i, (x, y) in enumerate(loop):
        (ax, ay), (bx, by) = loop[i - 1], loop[(i + 1) % len(loop)]
        before, after = math.hypot(x - ax, y - ay), math.hypot(bx - x, by - y)
        r = min(radius, before / 2, after / 2)
        ix, iy, ox, oy = (x - ax) / before, (y - ay) / before, (bx - x) / after, (by - y) / after
        bulge = r * (1 - math.sqrt(0.5))
        found.append(
            _Corner(
                (x - ix * r, y - iy * r),
                (x + (ox - ix) * bulge, y + (oy - iy) * bulge),
                (x + ox * r, y + oy * r),
                r,
                int(ix * oy - iy * ox > 0),
            )
        )
    return found


def silhouette(squares: Iterable[Point], inset: float, radius: float) -> str:
    """The line around a body of squares, so far inside its edge."""
    lines = []
    for loop in outline(squares, inset):
        corners = _rounded(loop, radius)
        around = "".join(f"L{_at(corner.begin)}{corner.arc(corner.end)}" for corner in corners[1:])
        first = corners[0]
        lines.append(f"M{_at(first.end)}{around}L{_at(first.begin)}{first.arc(first.end)}Z")
    return "".join(lines)


def _faces(squares: Sequence[Point]) -> dict[str, str]:
    """By side: the bevels that look that way."""
    faces = dict.fromkeys(FACES, "")
    for outer, inner in zip(outline(squares, GAP), outline(squares, GAP + BEVEL), strict=True):
        corners = _rounded(outer, ROUND)
        for i, one in enumerate(corners):
            k = (i + 1) % len(corners)
            other, (a, b) = corners[k], (outer[i], outer[k])
            level = abs(a[1] - b[1]) < abs(a[0] - b[0])
            side = ("top" if b[0] > a[0] else "bottom") if level else ("right" if b[1] > a[1] else "left")
            faces[side] += (
                f"M{_at(one.middle)}{one.arc(one.end)}L{_at(other.begin)}{other.arc(other.middle)}"
                f"L{_at(inner[k])}L{_at(inner[i])}Z"
            )
    return faces


def _seams(squares: Sequence[Point]) -> str:
    """Where the squares of a piece meet."""
    filled, start, long = set(squares), BEVEL, number(1 - 2 * BEVEL)
    lines = [f"M{number(x + 1)} {number(y + start)}v{long}" for x, y in squares if (x + 1, y) in filled]
    lines += [f"M{number(x + start)} {number(y + 1)}h{long}" for x, y in squares if (x, y + 1) in filled]
    return "".join(lines)
