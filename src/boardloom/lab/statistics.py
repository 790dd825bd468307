"""Summaries of numbers: mean, standard deviation, quantiles, confidence intervals."""

import numpy as np
from numpy.typing import NDArray

NORMAL_95 = 1.959964
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


Weights = NDArray[np.int64] | NDArray[np.float64]


def summary(weights: Weights) -> tuple[float, float, dict[str, int]]:
    """Mean, standard deviation and quantiles of the numbers 0, 1, 2, ..., each with its weight.

    >>> summary(np.array([0, 1, 2, 1]))
    (2.0, 0.7071067811865476, {'0.05': 1, '0.25': 1, '0.5': 2, '0.75': 2, '0.95': 3})
    """
    numbers, total = np.arange(len(weights)), float(weights.sum())
    mean = float(numbers @ weights) / total
    sd = float(np.sqrt((numbers - mean) ** 2 @ weights / total))
    reached = np.cumsum(weights) / total
    return mean, sd, {f"{q:g}": int(np.argmax(reached >= q)) for q in QUANTILES}


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95% confidence interval of a share that was seen in so many games.

    Wilson's, which stays between 0 and 1, and is right for shares near them too.

    >>> [round(end, 3) for end in wilson(0.5, 100)]
    [0.404, 0.596]
    """
    if games == 0:
        return 0.0, 1.0
    z2 = NORMAL_95**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = NORMAL_95 * np.sqrt(share * (1 - share) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return float(max(0.0, middle - half)), float(min(1.0, middle + half))
