"""Layout code shared by several games: token positions, trees of choices, final places."""

import math
from collections.abc import Iterable, Sequence

from boardloom.core.scene import Choices, Point, Tree

Spot = tuple[float, float, float]
"""The centre of a token, and how wide it is."""

EMBLEMS = (
    "circle", "square", "triangle", "diamond", "star", "hexagon", "plus", "drop",
    "crescent", "sunburst", "four-leaf", "crown", "flame", "boomerang", "ghost", "clover",
)  # fmt: skip
"""Icons that tell seats apart, besides their colours."""
NOTHING_TO_CHOOSE = Choices(kinds=(), tree={})
LARGEST = 0.64
"""The width of a token on a cell of width 1, where it has the cell to itself."""


def side_by_side(x: float, y: float, n: int, w: float = 1.0, h: float = 1.0) -> list[Spot]:
    """Spots for n tokens side by side in a place w wide and h high around (x, y).

    >>> side_by_side(0.5, 0.5, 1)
    [(0.5, 0.5, 0.64)]
    >>> side_by_side(1, 0.5, 2, w=2)
    [(0.5, 0.5, 0.64), (1.5, 0.5, 0.64)]
    """
    if n == 0:
        return []
    across = min(n, max(1, round(math.sqrt(n * w / h) + 0.2)))
    down = -(-n // across)
    room_w, room_h = w / across, h / down
    size = min(LARGEST * min(w, h), 0.86 * min(room_w, room_h))
    spots = []
    for i in range(n):
        row, column = divmod(i, across)
        in_row = min(across, n - row * across)
        spots.append((x + (column - (in_row - 1) / 2) * room_w, y + (row - (down - 1) / 2) * room_h, size))
    return [(round(a, 3), round(b, 3), round(c, 3)) for a, b, c in spots]


def emblem(seat: int) -> str:
    """The icon of a seat, on its tokens and its card."""
    return EMBLEMS[seat % len(EMBLEMS)]


def middle(spot: Spot) -> Point:
    return spot[0], spot[1]


def point(x: float, y: float) -> Point:
    return round(x, 3), round(y, 3)


def thinned(points: Sequence[Point], most: int = 24) -> tuple[Point, ...]:
    """A path reduced to at most so many points; the first and the last one are kept.

    >>> thinned([(float(x), 0.0) for x in range(10)], most=4)
    ((0.0, 0.0), (3.0, 0.0), (6.0, 0.0), (9.0, 0.0))
    """
    if len(points) <= most:
        return tuple(points)
    last = len(points) - 1
    return tuple(points[round(i * last / (most - 1))] for i in range(most))


def tree_of(paths: Iterable[tuple[Sequence[str], int]]) -> Tree:
    """Merge paths of choices, each leading to an action, into one tree.

    >>> tree_of([(("hit", "seat1"), 1), (("hit", "seat2"), 2), (("keep",), 24)])
    {'hit': {'seat1': 1, 'seat2': 2}, 'keep': 24}
    """
    tree: Tree = {}
    for path, action in paths:
        *before, last = path
        at = tree
        for step in before:
            branch = at.setdefault(step, {})
            assert isinstance(branch, dict)
            at = branch
        at[last] = action
    return tree


def places(scores: Sequence[int]) -> tuple[int, ...]:
    """By seat: 1 for the best; equals share a place.

    >>> places([3, 5, 3])
    (2, 1, 2)
    """
    return tuple(1 + sum(other > mine for other in scores) for mine in scores)
