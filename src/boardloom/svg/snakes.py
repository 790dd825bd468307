"""How a snake looks: a body that grows thinner, with a pattern, and a friendly face."""

import math
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from boardloom.core.scene import Node, Point
from boardloom.svg.markup import Value, number, path, tag
from boardloom.svg.shapes import smooth

HALF = 0.16
"""Half the width of a snake."""
FACE = (
    "M-.17 -.125C-.09 -.225 .1 -.225 .2 -.12C.265 -.05 .265 .05 .2 .12"
    "C.1 .225 -.09 .225 -.17 .125C-.215 .06 -.215 -.06 -.17 -.125Z"
)
TONGUE = "M.23 0h.13m0 0l.075 -.055m-.075 .055l.075 .055"
SHINE = "M-.09 -.14C-.02 -.18 .08 -.17 .14 -.11"
DARK = "#1b1d22"
SPOTS: dict[str, tuple[float, str]] = {
    "diamonds": (0.28, "M-.9 0L0 -.64L.9 0L0 .64Z"),
    "bands": (0.26, "M-.36 -.95Q.1 0 -.36 .95H.4Q.86 0 .4 -.95Z"),
    "chevrons": (0.21, "M-.5 -.76L.1 0L-.5 .76H-.05L.55 0L-.05 -.76Z"),
    "hearts": (0.31, "M.8 0L-.1 -.74C-.55 -1 -1 -.45 -.5 0C-1 .45 -.55 1 -.1 .74Z"),
}
"""What is drawn again and again along the back: how far apart, and its shape around the origin; the head is
to the left, and 1 is from the middle to the edge."""
WEAR = {
    "glasses": f'<g fill="none" stroke="{DARK}" stroke-width=".028"><circle cx=".04" cy="-.09" r=".088"/>'
    '<circle cx=".04" cy=".09" r=".088"/></g>',
    "crown": '<path d="M-.08 -.11L-.25 -.135L-.18 -.06L-.28 0L-.18 .06L-.25 .135L-.08 .11Z" fill="#f2b705" '
    'stroke="#8a5a00" stroke-width=".02" stroke-linejoin="round"/>',
    "flower": '<g transform="translate(-.1 -.14)" fill="#ffffff" stroke="#c79aae" stroke-width=".01">'
    + "".join(
        f'<circle cx="{0.065 * math.cos(turn):.3f}" cy="{0.065 * math.sin(turn):.3f}" r=".05"/>'
        for turn in (0.0, 1.257, 2.513, 3.77, 5.027)
    )
    + '<circle r=".04" fill="#f2b705"/></g>',
    "bow": '<path d="M-.17 0L-.27 -.16Q-.13 -.21 -.09 -.15ZM-.17 0L-.27 .16Q-.13 .21 -.09 .15Z" fill="#fff" '
    'stroke="var(--t-deep)" stroke-width=".022" stroke-linejoin="round"/><circle cx="-.17" r=".048" '
    'fill="#f2b705" stroke="var(--t-deep)" stroke-width=".018"/>',
    "hat": '<ellipse cx="-.1" rx=".09" ry=".19" fill="#9a5b24" stroke="#4f2c0e" stroke-width=".02"/>'
    '<ellipse cx="-.125" rx=".07" ry=".1" fill="#b9733a" stroke="#4f2c0e" stroke-width=".017"/>',
}
"""What a snake may wear, on a head that looks to the right."""


@dataclass(frozen=True)
class Spine:
    """The line of a body, with how wide it is along it."""

    line: Sequence[Point]
    along: Sequence[float]
    """How far each point is from the head."""
    thick: float

    @property
    def length(self) -> float:
        return self.along[-1]

    def half(self, far: float) -> float:
        """Half the width, so far from the head: a slim neck, a thin tail."""
        tail = min(1.0, (self.length - far) / max(self.length * 0.42, 0.8))
        return self.thick * (0.8 + 0.2 * min(1.0, far / 0.4)) * (0.13 + 0.87 * math.pow(tail, 0.75))

    def at(self, far: float) -> tuple[Point, float]:
        """The point so far from the head, and the direction there, in radians."""
        i = min(max(1, bisect_left(self.along, far)), len(self.line) - 1)
        (ax, ay), (bx, by) = self.line[i - 1], self.line[i]
        part = (far - self.along[i - 1]) / ((self.along[i] - self.along[i - 1]) or 1.0)
        return (ax + (bx - ax) * part, ay + (by - ay) * part), math.atan2(by - ay, bx - ax)

    def beside(self, share: float, start: int = 0, end: int | None = None) -> list[Point]:
        """A line along the body, this share of the way from its middle to its edge."""
        last = len(self.line) - 1
        found = []
        for i, (x, y) in enumerate(self.line):
            (ax, ay), (bx, by) = self.line[max(0, i - 1)], self.line[min(last, i + 1)]
            reach = share * self.half(self.along[i]) / (math.hypot(bx - ax, by - ay) or 1.0)
            found.append((x - (by - ay) * reach, y + (bx - ax) * reach))
        return found[start:end]


def snake(node: Node) -> str:
    """A snake along the points of a node; the first is its head."""
    thick = HALF * (1.2 if "large" in node.flags else 1)
    line = smooth(node.points, 3)
    along = [0.0]
    for a, b in pairwise(line):
        along.append(along[-1] + math.dist(a, b))
    spine = Spine(line, along, thick)
    body = path([[*spine.beside(1), *reversed(spine.beside(-1))]])
    edge: dict[str, Value] = {"stroke": "var(--t-deep)", "stroke_width": 0.034, "stroke_linejoin": "round"}
    light = -1 if line[-1][0] >= line[0][0] else 1
    return "".join([
        tag("path", d=body, fill="#000000", opacity=0.24, transform="translate(.035 .07)"),
        tag("path", d=body, fill="var(--t)", **edge),
        PATTERNS.get(node.pattern, _spots)(spine, node.pattern),
        tag(
            "path", d=path([spine.beside(0.6 * light, 3, -6)], closed=False), fill="none", stroke="#ffffff",
            stroke_width=thick * 0.2, stroke_linecap="round", opacity=0.36,
        ),
        _head(spine, node.icon),
    ])  # fmt: skip


def _head(spine: Spine, wears: str) -> str:
    (x, y), toward = spine.at(0.12)
    x, y = spine.line[0]
    size = spine.thick / HALF * 1.06
    turned = (
        f"translate({number(x)} {number(y)}) rotate({math.degrees(toward) + 180:.1f}) scale({number(size)})"
    )
    eyes = [
        tag("circle", cx=cx, cy=cy * side, r=r, fill=fill, stroke=rim, stroke_width=0.018 if rim else None)
        for side in (-1, 1)
        for cx, cy, r, fill, rim in (
            (0.04, 0.088, 0.07, "#ffffff", "var(--t-deep)"), (0.06, 0.08, 0.037, DARK, None),
            (0.075, 0.07, 0.012, "#ffffff", None),
        )
    ]  # fmt: skip
    line: dict[str, Value] = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    return tag(
        "g",
        tag("path", d=TONGUE, stroke="#e23b4e", stroke_width=0.03, **line),
        tag("path", d=FACE, fill="#000000", opacity=0.22, transform="translate(.02 .04)"),
        tag("path", d=FACE, fill="var(--t)", stroke="var(--t-deep)", stroke_width=0.034),
        tag("path", d=SHINE, stroke="#ffffff", stroke_width=0.03, opacity=0.4, **line),
        tag("path", d="M.14 -.085Q.2 0 .14 .085", stroke="var(--t-deep)", stroke_width=0.02, **line),
        *eyes,
        WEAR.get(wears, ""),
        transform=turned,
    )  # fmt: skip


def _every(spine: Spine, apart: float) -> Iterator[tuple[int, Point, float, float]]:
    """Places along the back: their number, the point, the direction, half the width."""
    far, count = 0.3, 0
    while far < spine.length - 0.12:
        yield count, *spine.at(far), spine.half(far)
        far, count = far + apart * spine.thick / HALF, count + 1


def _spots(spine: Spine, pattern: str) -> str:
    """One shape again and again; nothing for a plain snake."""
    if pattern not in SPOTS:
        return ""
    apart, shape = SPOTS[pattern]
    return tag(
        "g",
        *(
            tag("path", d=shape, transform=_turned(at, toward, half))
            for _, at, toward, half in _every(spine, apart)
        ),
        fill="var(--t-wash)",
    )


def _turned(at: Point, toward: float, size: float) -> str:
    return (
        f"translate({number(at[0])} {number(at[1])}) rotate({math.degrees(toward):.0f}) scale({number(size)})"
    )


def _dots(spine: Spine, _pattern: str) -> str:
    """Dots to the left and to the right in turn."""
    rings = []
    for count, (x, y), toward, half in _every(spine, 0.2):
        aside = (0.42 if count % 2 else -0.42) * half
        cx, cy = x - math.sin(toward) * aside, y + math.cos(toward) * aside
        rings.append(tag("circle", cx=cx, cy=cy, r=0.32 * half))
    return tag("g", *rings, fill="var(--t-wash)")


def _tiger(spine: Spine, _pattern: str) -> str:
    """Dark wedges from both sides in turn."""
    wedges = [
        tag("path", d=WEDGES[count % 2], transform=_turned(at, toward, half))
        for count, at, toward, half in _every(spine, 0.18)
    ]  # fmt: skip
    return tag("g", *wedges, fill="var(--t-deep)")


def _stripes(spine: Spine, _pattern: str) -> str:
    """Two lines from head to tail."""
    d = path([spine.beside(0.38, 0, -4), spine.beside(-0.38, 0, -4)], closed=False)
    return tag("path", d=d, fill="none", stroke="var(--t-wash)", stroke_width=spine.thick * 0.26)


def _zigzag(spine: Spine, _pattern: str) -> str:
    bends = []
    for count, (x, y), toward, half in _every(spine, 0.12):
        aside = (0.6 if count % 2 else -0.6) * half
        bends.append((x - math.sin(toward) * aside, y + math.cos(toward) * aside))
    return tag(
        "path", d=path([bends], closed=False), fill="none", stroke="var(--t-wash)",
        stroke_width=spine.thick * 0.3, stroke_linejoin="round", stroke_linecap="round",
    )  # fmt: skip


WEDGES = ("M-.25 -.95H.25L0 .3Z", "M-.25 .95H.25L0 -.3Z")
PATTERNS: dict[str, Callable[[Spine, str], str]] = {
    "dots": _dots,
    "tiger": _tiger,
    "stripes": _stripes,
    "zigzag": _zigzag,
}
"""Those that are more than one shape again and again."""
