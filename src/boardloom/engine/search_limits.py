"""What a search may be given; without any machinery, so that a command line can name the bounds."""

from boardloom.core.errors import BadOptions

MOST = 2**31
"""Iterations of one run."""
LONGEST = 86_400.0
"""Seconds of one run: a day."""


def check_limits(iterations: int | None, seconds: float | None) -> None:
    """Refuse what no search can be given."""
    if iterations is not None and not 0 <= iterations <= MOST:
        raise BadOptions(f"a search makes from 0 to {MOST:,} iterations, not {iterations}")
    if seconds is not None and not 0 <= seconds <= LONGEST:
        raise BadOptions(f"a search takes from 0 to {LONGEST:,.0f} seconds, not {seconds}")
