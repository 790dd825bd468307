"""Runs the command line: bad input is one clear line and exit code 2."""

import errno
import os
import sys
from typing import TYPE_CHECKING, Any, NoReturn

import typer

from boardloom.cli.commands import app

if TYPE_CHECKING:
    from boardloom.core.message import Words

UsageError: Any = typer.BadParameter.__bases__[0]
"""What typer raises for a wrong command line, wherever its release keeps the class."""


def main() -> None:
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
        sys.exit(code)
    except UsageError as error:
        _refuse(_misused(error))
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
    except BrokenPipeError:
        _write_no_more()
        sys.exit(141)
    except Exception as error:
        from boardloom.core.errors import BadInput
        from boardloom.core.message import message
        from boardloom.core.plugins import blame

        if isinstance(error, BadInput):
            _refuse(error.words)
        if isinstance(error, OSError) and error.errno == errno.ENOSPC:
            _write_no_more()
            _refuse(message("cli-unwritable", reason=error.strerror or ""))
        if own := blame(error):
            _refuse(own)
        raise


def _misused(error: Any) -> "Words":
    """What is wrong with a command line. Where we have no words for it, typer says it in English."""
    from boardloom.core.message import Series, message

    problem: Words = error.format_message()
    match type(error).__name__:
        case "NoSuchOption" if error.possibilities:
            like = Series(tuple(error.possibilities), "or")
            problem = message("cli-no-such-option-but", option=error.option_name, options=like)
        case "NoSuchOption":
            problem = message("cli-no-such-option", option=error.option_name)
        case "MissingParameter" if error.param:
            problem = message("cli-missing", option=_called(error.param))
        case "BadParameter" if error.param:
            problem = message("cli-invalid", option=_called(error.param), reason=error.message)
    command = error.ctx.command_path if error.ctx else "boardloom"
    return message("cli-see-help", problem=problem, command=command)


def _called(parameter: Any) -> str:
    """An option as it is typed, or an argument as help calls it, in quotes."""
    option = parameter.param_type_name == "option"
    return repr(max(parameter.opts, key=len) if option else parameter.metavar or parameter.name)


def _write_no_more() -> None:
    """Let what is still unwritten go nowhere, or Python complains on leaving."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _refuse(reason: "Words") -> NoReturn:
    from boardloom.words import spoken

    print(f"boardloom: {spoken(reason)}", file=sys.stderr)
    sys.exit(2)
