"""Runs the command line: bad input is one clear line and exit code 2."""

import errno
import os
import sys
from typing import TYPE_CHECKING, NoReturn

import typer

from boardloom.cli.misuse import UsageError, explained
from boardloom.cli.screens import app

if TYPE_CHECKING:
    from boardloom.core.message import Words


def main() -> None:
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
        sys.exit(code)
    except UsageError as error:
        _refuse(explained(error))
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
    except BrokenPipeError:
        _write_no_more()
        sys.exit(141)
    except Exception as error:
        from boardloom.core.errors import BadInput
        from boardloom.core.message import message
        from boardloom.core.plugins import blame
        from boardloom.core.reasons import reason_of

        if isinstance(error, BadInput):
            _refuse(error.words)
        if isinstance(error, OSError) and error.errno == errno.ENOSPC:
            _write_no_more()
            _refuse(message("cli-unwritable", reason=reason_of(error)))
        if own := blame(error):
            _refuse(own)
        raise


def _write_no_more() -> None:
    """Let what is still unwritten go nowhere, or Python complains on leaving."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _refuse(reason: "Words") -> NoReturn:
    from boardloom.words import spoken

    print(f"boardloom: {spoken(reason)}", file=sys.stderr)
    sys.exit(2)
