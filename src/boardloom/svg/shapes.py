"""Lines and outlines of what is drawn, in board units."""

import math
from collections.abc import Iterable, Sequence

from boardloom.core.scene import Point

Loop = list[Point]


def outline(squares: Iterable[Point], inset: float = 0.0) -> list[Loop]:
    """The loops around a body of unit squares, given by their top left corners, `inset` inside its edge.

    >>> outline([(0, 0), (1, 0)])
    [[(0, 0), (2, 0), (2, 1), (0, 1)]]
    """
    filled = set(squares)
    leads: dict[Point, list[Point]] = {}
    for x, y in sorted(filled):
        sides = {
            (x, y - 1): ((x, y), (x + 1, y)),
            (x + 1, y): ((x + 1, y), (x + 1, y + 1)),
            (x, y + 1): ((x + 1, y + 1), (x, y + 1)),
            (x - 1, y): ((x, y + 1), (x, y)),
        }
        for beside, (start, end) in sides.items():
            if beside not in filled:
                leads.setdefault(start, []).append(end)
    loops = []
    while leads:
        at = next(iter(leads))
        loop: Loop = []
        while at in leads:
            loop.append(at)
            ends = leads[at]
            following = ends.pop()
            if not ends:
                del leads[at]
            at = following
        loops.append(_shrunk(_corners(loop), inset) if inset else _corners(loop))
    return loops


def _corners(loop: Loop) -> Loop:
    """The loop without the points in the middle of straight lines."""
    kept = []
    for i, (x, y) in enumerate(loop):
        (ax, ay), (bx, by) = loop[i - 1], loop[(i + 1) % len(loop)]
        if (x - ax) * (by - y) != (y - ay) * (bx - x):
            kept.append((x, y))
    return kept


def _shrunk(loop: Loop, inset: float) -> Loop:
    """A loop that runs clockwise, every side moved inwards."""
    moved = []
    for i, (x, y) in enumerate(loop):
        before, after = _inwards(loop[i - 1], (x, y)), _inwards((x, y), loop[(i + 1) % len(loop)])
        moved.append((x + (before[0] + after[0]) * inset, y + (before[1] + after[1]) * inset))
    return moved


def _inwards(a: Point, b: Point) -> Point:
    return -_sign(b[1] - a[1]), _sign(b[0] - a[0])


def _sign(x: float) -> int:
    return (x > 0) - (x < 0)


def smooth(points: Sequence[Point], between: int = 8) -> list[Point]:
    """Points close together on a smooth line (a Catmull-Rom spline) through those given."""
    if len(points) < 3:
        return list(points)
    last = len(points) - 1
    line = []
    for i in range(last):
        near = [points[min(last, max(0, i + k))] for k in (-1, 0, 1, 2)]
        for k in range(between):
            t = k / between
            line.append((_bend([p[0] for p in near], t), _bend([p[1] for p in near], t)))
    return [*line, points[last]]


def _bend(near: Sequence[float], t: float) -> float:
    a, b, c, d = near
    return b + t / 2 * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))


def angle(a: Point, b: Point) -> float:
    """The direction from one point to another, in degrees clockwise from the right."""
    return math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
