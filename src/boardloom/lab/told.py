"""Figures of the lab as people read them, in the language of the environment."""

from math import inf

from boardloom.core.message import message
from boardloom.lab.figures import Estimate
from boardloom.words import local, spoken

SHARES = ("edge", "seat_gap", "decided_at", "runaway", "dead_time")
"""Figures that are told in hundredths."""
SMALL = ("drama",)
"""Figures that take one digit more."""


def value_told(name: str, value: float, signed: bool = False) -> str:
    """A figure as people read it; shares in hundredths."""
    digits = 4 if name in SHARES else 3 if name in SMALL else 2
    value = round(value, digits) + 0.0  # which is no -0
    number = local().percent(value, 2) if name in SHARES else local().decimal(value, digits)
    return f"+{number}" if signed and value > 0 else number


def certainty_told(name: str, estimate: Estimate, signed: bool = False) -> tuple[str, str]:
    """Its interval, and whether it is exact."""
    if estimate.exact:
        return "", spoken(message("lab-exact"))
    if estimate.high - estimate.low == inf:
        return "", spoken(message("lab-few"))
    low, high = (value_told(name, end, signed) for end in (estimate.low, estimate.high))
    return spoken(message("report-interval", low=low, high=high)), spoken(message("lab-about"))
