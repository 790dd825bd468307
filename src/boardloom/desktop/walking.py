"""How the arrow keys go from place to place."""

from collections.abc import Mapping

import pygame

WALK = {pygame.K_RIGHT: (1, 0), pygame.K_LEFT: (-1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}


def far(a: tuple[float, float], b: tuple[float, float]) -> float:
    return pygame.Vector2(a).distance_to(b)


def neighbour(boxes: Mapping[str, pygame.Rect], focus: str, dx: int, dy: int) -> str:
    """The nearest place in a direction; the first one from nowhere, and the same where there is none.

    >>> row = {name: pygame.Rect(10 * i, 0, 10, 10) for i, name in enumerate("abc")}
    >>> neighbour(row, "a", 1, 0), neighbour(row, "c", 1, 0), neighbour(row, "", 1, 0)
    ('b', 'c', 'a')
    """
    if focus not in boxes:
        return next(iter(boxes), "")
    x, y = boxes[focus].center
    ahead = {
        id: far(box.center, (x, y)) + 2 * abs((box.centery - y) * dx + (box.centerx - x) * dy)
        for id, box in boxes.items()
        if (box.centerx - x) * dx + (box.centery - y) * dy > 0
    }
    return min(ahead, key=lambda each: ahead[each]) if ahead else focus
