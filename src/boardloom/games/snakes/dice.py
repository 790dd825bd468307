"""What dice of any faces can show, and how often."""

from collections import Counter
from collections.abc import Mapping, Sequence

MAX_FACE = 10_000
"""The largest number on a face: tables of the rules have a place for every roll up to the largest total."""


def ways_to_throw(faces: Sequence[int], weights: Sequence[int], dice: int, most: int) -> Mapping[int, int]:
    """How many ways there are to throw each total with so many dice, ascending; it stops where there are more
    than `most` totals.

    >>> ways_to_throw([1, 1, 2, 3, 5, 8], [1] * 6, 1, most=256)
    {1: 2, 2: 1, 3: 1, 5: 1, 8: 1}
    >>> ways_to_throw([0, 3], [1, 1], 2, most=256)
    {0: 1, 3: 2, 6: 1}
    """
    one: Counter[int] = Counter()
    for face, weight in zip(faces, weights, strict=True):
        one[face] += weight
    ways: Mapping[int, int] = {0: 1}
    for _ in range(dice):
        sums: Counter[int] = Counter()
        for total, before in ways.items():
            for face, weight in one.items():
                sums[total + face] += before * weight
        ways = sums
        if len(ways) > most:
            break
    return {total: ways[total] for total in sorted(ways) if ways[total]}
