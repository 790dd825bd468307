"""What a search may be given; without any machinery, so that a command line can name the bounds."""

from boardloom.core.errors import BadOptions
from boardloom.core.message import message

MOST = 2**31
"""Iterations of one run."""
LONGEST = 86_400.0
"""Seconds of one run: a day."""


def check_limits(iterations: int | None, seconds: float | None) -> None:
    """Refuse what no search can be given."""
    if iterations is not None and not 0 <= iterations <= MOST:
        raise BadOptions(message("search-iterations", most=MOST, given=str(iterations)))
    if seconds is not None and not 0 <= seconds <= LONGEST:
        raise BadOptions(message("search-seconds", most=LONGEST, given=str(seconds)))
