"""How the programs of the rule texts end where they cannot go on, and with Ctrl-C."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from boardloom.core.errors import BadInput
from boardloom.core.reasons import reason_of
from boardloom.words import spoken


@contextmanager
def ending() -> Iterator[None]:
    """As every command of the house does: bad input is one line and exit code 2, Ctrl-C is 130."""
    try:
        yield
    except (BadInput, OSError) as error:
        reason = error.words if isinstance(error, BadInput) else reason_of(error)
        print(f"boardloom: {spoken(reason)}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
