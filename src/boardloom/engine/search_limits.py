"""The bounds of a search.

They stand in a module of their own, so that the command line can name them without loading the search."""

from boardloom.core.errors import BadOptions
from boardloom.core.message import message

MOST = 2**31
"""The most iterations of one run."""
LONGEST = 86_400.0
"""The most seconds of one run: a day."""


def check_limits(iterations: int | None, seconds: float | None) -> None:
    """Refuse numbers of iterations or seconds that no search can be given."""
    if iterations is not None and not 0 <= iterations <= MOST:
        raise BadOptions(message("search-iterations", most=MOST, given=str(iterations)))
    if seconds is not None and not 0 <= seconds <= LONGEST:
        raise BadOptions(message("search-seconds", most=LONGEST, given=str(seconds)))
