"""How a whole number is spread: its mean, its standard deviation, its quantiles."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


def spread(weights: NDArray[Any]) -> tuple[float, float, dict[str, int]]:
    """Of 0, 1, 2, ... with these weights, some of them positive.

    >>> spread(np.array([0, 1, 2, 1]))
    (2.0, 0.7071067811865476, {'0.05': 1, '0.25': 1, '0.5': 2, '0.75': 2, '0.95': 3})
    """
    numbers, total = np.arange(len(weights)), float(weights.sum())
    mean = float(numbers @ weights) / total
    sd = float(np.sqrt((numbers - mean) ** 2 @ weights / total))
    reached = np.cumsum(weights) / total
    return mean, sd, {f"{q:g}": int(np.argmax(reached >= q)) for q in QUANTILES}
