"""The lines of snakes and ladders on the board, in thousandths of a cell.

All arithmetic is with integers: boards are placed by these lines (`tidy.py`) and kept by their seed alone, so
a seed must mean the same board on every machine.
"""

from itertools import pairwise
from math import isqrt

from boardloom.games.snakes.board import column, row

CELL = 1000
END = (560, 600)
"""Where in its cell a snake or a ladder begins and ends: beside the number."""
HALF_WAVE = 1250
LARGEST_SWING, SMALLEST_SWING = 330, 150
EASE = 800
"""How far from its ends a snake's body swings less."""
IntPoint = tuple[int, int]


def end_of(side: int, cell: int) -> IntPoint:
    """The point in a cell where things begin and end."""
    return column(side, cell) * CELL + END[0], (side - 1 - row(side, cell)) * CELL + END[1]


def sway(cell: int, to: int) -> int:
    """To which side a snake swings first: 1 or -1."""
    return 1 if (7 * cell + 3 * to) // 2 % 2 else -1


def straight(dx: int, dy: int, steps: int) -> list[IntPoint]:
    """Points from (0, 0) to (dx, dy)."""
    return [(dx * i // steps, dy * i // steps) for i in range(steps + 1)]


def waves(dx: int, dy: int, side: int, steps: int) -> list[IntPoint]:
    """Points from (0, 0) to (dx, dy) that swing, first to the given side; less at the ends."""
    length = isqrt(dx * dx + dy * dy)
    halves = max(2, (length + HALF_WAVE // 2) // HALF_WAVE)
    swing = min(LARGEST_SWING, SMALLEST_SWING + 6 * length // 100)
    points = []
    for i in range(steps + 1):
        eased = min(CELL, CELL // 4 + min(i, steps - i) * length * CELL // (steps * EASE))
        half, part = divmod(i * halves * CELL // steps, CELL)
        arch = 4 * part * (CELL - part) // CELL
        aside = (1 - 2 * (half % 2)) * side * (swing * eased // CELL) * arch // CELL
        points.append((dx * i // steps - dy * aside // length, dy * i // steps + dx * aside // length))
    return points


def line(side: int, kind: str, cell: int, to: int, fineness: int) -> list[IntPoint]:
    """The line of something with two ends on a board, with so many points to a cell."""
    (x, y), (to_x, to_y) = end_of(side, cell), end_of(side, to)
    dx, dy = to_x - x, to_y - y
    steps = max(8, isqrt(dx * dx + dy * dy) * fineness // CELL)
    around = waves(dx, dy, sway(cell, to), steps) if kind == "snake" else straight(dx, dy, steps)
    return [(x + a, y + b) for a, b in around]


def crossings(one: list[IntPoint], other: list[IntPoint]) -> int:
    """How often two lines cross."""
    return sum(
        _cross(a, b, c, d)
        for a, b in pairwise(one)
        for c, d in pairwise(other)
        if min(a[0], b[0]) <= max(c[0], d[0]) and min(c[0], d[0]) <= max(a[0], b[0])
    )


def _cross(a: IntPoint, b: IntPoint, c: IntPoint, d: IntPoint) -> bool:
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def _turn(a: IntPoint, b: IntPoint, c: IntPoint) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
