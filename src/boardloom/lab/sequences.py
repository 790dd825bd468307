"""Confidence sequences: intervals that hold at all times together, so that one may watch and stop when one
likes; and Holm's correction for many questions at once.

Where values have bounds: the empirical Bernstein sequence of Waudby-Smith and Ramdas (2024, theorem 2), valid
for any number of values. Where they have none: the normal mixture of Waudby-Smith and others (2024), valid
once there are a few hundred, of which two count as if they lay as far off as a rare one may.
"""

from collections.abc import Mapping
from math import exp, inf, log, sqrt

import numpy as np
from numpy.typing import NDArray

ALPHA = 0.05
BOLDEST = 0.5
"""The largest bet on one value."""
LIKELY = 2_000
"""The number of values for which the normal mixture is narrowest."""
FEWEST = 100
"""With fewer values the normal mixture says nothing."""
UNSEEN = 2
"""How many values of the rare kind are added to the spread: until one is seen, values that are nearly always
the same seem to have none. So intervals allow for a share of 4.5 in n that has not been seen, or more."""
STEP = 1.0
"""How far a rare value lies off where all that were seen are 0: a round, a move."""
Values = NDArray[np.float64]


class Bounded:
    """The mean of values between two bounds.

    >>> tosses = Bounded(0, 1)
    >>> tosses.add(np.array([1.0, 0.0] * 500))
    >>> low, high = tosses.interval()
    >>> tosses.mean, round(low, 2), round(high, 2)
    (0.5, 0.44, 0.56)
    """

    def __init__(self, least: float, most: float) -> None:
        self.least, self.width = least, most - least
        self.n = 0
        self.total = self.squares = self.bets = self.gains = self.cost = 0.0

    def add(self, values: Values) -> None:
        """Take more values, in order: each bet depends on the values before it."""
        x = (values - self.least) / self.width
        number = self.n + np.arange(1, len(x) + 1)
        before = self.total + np.concatenate([[0.0], np.cumsum(x)[:-1]]) if len(x) else x
        guess = (0.5 + before) / number
        squares = (x - guess) ** 2
        seen = self.squares + np.concatenate([[0.0], np.cumsum(squares)[:-1]]) if len(x) else x
        variance = (0.25 + seen) / number
        bet = np.minimum(np.sqrt(2 * log(2 / ALPHA) / (variance * number * np.log1p(number))), BOLDEST)
        self.n += len(x)
        self.total += float(x.sum())
        self.squares += float(squares.sum())
        self.bets += float(bet.sum())
        self.gains += float((bet * x).sum())
        self.cost += float((squares * (-np.log1p(-bet) - bet)).sum())

    @property
    def reach(self) -> float:
        """How far apart values may lie."""
        return self.width

    @property
    def mean(self) -> float:
        return self.least + self.width * self.total / max(1, self.n)

    def interval(self, alpha: float = ALPHA) -> tuple[float, float]:
        """Holds with probability 1 - alpha, at all times together."""
        if not self.n:
            return self.least, self.least + self.width
        half = (log(2 / alpha) + self.cost) / self.bets
        low, high = max(0.0, self.gains / self.bets - half), min(1.0, self.gains / self.bets + half)
        return self.least + self.width * low, self.least + self.width * high

    def doubt(self) -> float:
        """The smallest alpha at which 0 is outside of the interval: a p-value that holds at all times."""
        lead = abs(self.gains + self.bets * self.least / self.width)
        return min(1.0, 2 * exp(min(0.0, self.cost - lead)))


class Unbounded:
    """The mean of any values with a variance. It is assumed that none lies farther from the mean than those
    seen lie from one another, or from 0.

    >>> rounds = Unbounded()
    >>> rounds.add(np.full(500, 12.0))
    >>> low, high = rounds.interval()
    >>> rounds.mean, round(low, 2), round(high, 2)
    (12.0, 11.89, 12.11)
    """

    def __init__(self, *of: "Sequence") -> None:
        """`of`: where the values are differences, those that they are differences of. Two designs may nearly
        always be alike; where they are not, they differ by up to what either spans."""
        self.n, self.of = 0, of
        self.total = self.squares = 0.0
        self.least = self.most = 0.0

    def add(self, values: Values) -> None:
        self.n += len(values)
        self.total += float(values.sum())
        self.squares += float((values**2).sum())
        self.least = min(self.least, float(values.min(initial=0.0)))
        self.most = max(self.most, float(values.max(initial=0.0)))

    @property
    def reach(self) -> float:
        """How far apart values may lie."""
        return max(STEP, self.most - self.least, *(other.reach for other in self.of))

    @property
    def mean(self) -> float:
        return self.total / max(1, self.n)

    @property
    def deviation(self) -> float:
        """That of the values, and of those that may still come."""
        seen = max(0.0, self.squares - self.n * self.mean**2)
        return sqrt((seen + UNSEEN * self.reach**2) / max(1, self.n))

    def interval(self, alpha: float = ALPHA) -> tuple[float, float]:
        if self.n < FEWEST:
            return -inf, inf
        spread = self.n * _RHO2 + 1
        half = self.deviation * sqrt(2 * spread / (self.n**2 * _RHO2) * log(sqrt(spread) / alpha))
        return self.mean - half, self.mean + half

    def doubt(self) -> float:
        if self.n < FEWEST or not self.mean:
            return 1.0
        spread = self.n * _RHO2 + 1
        evidence = _RHO2 * (self.total / self.deviation) ** 2 / (2 * spread)
        return min(1.0, sqrt(spread) * exp(-min(evidence, 700.0)))


_RHO2 = (-2 * log(ALPHA) + log(-2 * log(ALPHA) + 1)) / LIKELY
Sequence = Bounded | Unbounded


def holm(doubts: Mapping[str, float]) -> dict[str, float]:
    """The p-values of several questions, corrected so that the chance of any false yes stays as it was.

    >>> holm({"a": 0.01, "b": 0.04, "c": 0.03})
    {'a': 0.03, 'c': 0.06, 'b': 0.06}
    """
    corrected, least = {}, 0.0
    for i, (name, doubt) in enumerate(sorted(doubts.items(), key=lambda item: item[1])):
        least = max(least, min(1.0, doubt * (len(doubts) - i)))
        corrected[name] = least
    return corrected
