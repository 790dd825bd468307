"""Where nodes are while an action is seen: the motions of a `Happening`, as times and places."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from boardloom.core.happening import Motion
from boardloom.core.scene import Point

HOP, RUNG, GLIDE, SLIDE, FLIGHT, DROP = 0.2, 0.13, 0.42, 0.15, 0.76, 0.32
LONGEST, LEAST_SLIDE = 1.2, 0.5
"""Seconds; `docs/style.md` has all of them."""
HOP_LIFT, RUNG_LIFT, DROP_LIFT, HIGHEST = 0.28, 0.07, 1.1, 2.6
"""How high it goes, in board units."""


@dataclass(frozen=True)
class Pose:
    """Where a node is, how far above the board, and how much larger it looks."""

    at: Point
    lift: float = 0.0
    size: float = 1.0


Way = Callable[[Sequence[Point], float], Pose]
"""The pose after a part of a motion, from 0 to 1."""


def _between(a: Point, b: Point, part: float) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def _leaps(lift: float, size: float) -> Way:
    def way(points: Sequence[Point], part: float) -> Pose:
        steps = len(points) - 1
        k = min(steps - 1, int(part * steps))
        within = part * steps - k
        up = 4 * within * (1 - within)
        return Pose(_between(points[k], points[k + 1], within), lift * up, 1 + (size - 1) * up)

    return way


def _glide(points: Sequence[Point], part: float) -> Pose:
    return Pose(_between(points[0], points[-1], part * part * (3 - 2 * part)))


def _slide(points: Sequence[Point], part: float) -> Pose:
    """Along a curve, equally fast all the way."""
    left = _length(points) * part
    for a, b in pairwise(points):
        far = math.dist(a, b)
        if left <= far:
            return Pose(_between(a, b, left / far if far else 1.0))
        left -= far
    return Pose(points[-1])


def _fly(points: Sequence[Point], part: float) -> Pose:
    up = 4 * part * (1 - part)
    high = min(HIGHEST, 0.6 + 0.35 * math.dist(points[0], points[-1]))
    return Pose(_between(points[0], points[-1], part), high * up, 1 + 0.25 * up)


def _drop(points: Sequence[Point], part: float) -> Pose:
    if part < 0.7:
        up = 1 - (part / 0.7) ** 2
        return Pose(points[-1], DROP_LIFT * up, 1 + 0.2 * up)
    within = (part - 0.7) / 0.3
    return Pose(points[-1], DROP_LIFT / 12 * 4 * within * (1 - within))


WAYS: Mapping[str, Way] = {
    "": _glide,
    "hop": _leaps(HOP_LIFT, 1.08),
    "climb": _leaps(RUNG_LIFT, 1.0),
    "slide": _slide,
    "fly": _fly,
    "drop": _drop,
}


def _length(points: Sequence[Point]) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(points))


def _style(motion: Motion) -> str:
    return motion.style or ("hop" if len(motion.points) > 2 else "")


def _span(motion: Motion) -> float:
    steps = len(motion.points) - 1
    match _style(motion):
        case "hop":
            return min(LONGEST, HOP * steps)
        case "climb":
            return min(LONGEST, RUNG * steps)
        case "slide":
            return max(LEAST_SLIDE, min(LONGEST, SLIDE * _length(motion.points)))
        case "fly":
            return FLIGHT
        case "drop":
            return DROP
        case _:
            return GLIDE


class Timeline:
    """All motions of an action: one after the other, but those that fly in a row fly together.

    >>> way = Timeline([Motion("p", ((0.0, 0.0), (1.0, 0.0), (2.0, 0.0)), style="hop")])
    >>> round(way.total, 3), way.pose("p", 0.0).at, way.pose("p", 9.0).at
    (0.4, (0.0, 0.0), (2.0, 0.0))
    >>> round(way.pose("p", 0.1).lift, 3), way.pose("other", 0.1)
    (0.28, None)
    """

    def __init__(self, motions: Sequence[Motion], along: Mapping[str, tuple[Point, Point]] | None = None):
        self.total = 0.0
        self._parts: dict[str, list[tuple[float, float, Motion]]] = {}
        """By node: when each of its motions begins, and how long it takes."""
        together = 0.0
        flying = False
        for motion in motions:
            if len(motion.points) < (1 if motion.style == "drop" else 2):
                continue
            span = _span(motion)
            begun = together if flying and motion.style == "fly" else self.total
            flying = motion.style == "fly"
            together = begun
            self.total = max(self.total, begun + span)
            self._parts.setdefault(motion.node, []).append((begun, span, motion))
            for node in motion.along:
                if along and node in along:
                    carried = Motion(node, along[node])
                    self._parts.setdefault(node, []).append((begun, span, carried))

    def pose(self, node: str, seconds: float) -> Pose | None:
        """Where a node is so long after the beginning; None for one that does not move."""
        parts = self._parts.get(node)
        if not parts:
            return None
        begun, span, motion = next((part for part in reversed(parts) if part[0] <= seconds), parts[0])
        part = max(0.0, min(1.0, (seconds - begun) / span))
        return WAYS[_style(motion)](motion.points, part)
