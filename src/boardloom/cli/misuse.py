"""What is wrong with a command line, as a message: what typer says itself is English only."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

import typer

from boardloom.core.message import Message, Series, message

UsageError: Any = typer.BadParameter.__bases__[0]
"""What typer raises for a wrong command line, wherever its release keeps the class."""


def misuse(problem: Message, context: Any) -> Exception:
    """What a command raises for a mistake of which typer would only keep an English sentence."""
    error: Exception = UsageError(problem.id, context)
    error.words = problem  # type: ignore[attr-defined]
    return error


def extra_arguments(arguments: Iterable[str]) -> Message:
    return message("cli-extra", arguments=Series(tuple(map(repr, arguments)), "list"))


def no_such_command(name: str, known: Iterable[str]) -> Message:
    if like := get_close_matches(name, known):
        return message("cli-no-such-command-but", command=repr(name), commands=_any_of(map(repr, like)))
    return message("cli-no-such-command", command=repr(name))


def explained(error: Any) -> Message:
    """What is wrong, and where help is."""
    command = error.ctx.command_path if error.ctx else "boardloom"
    return message("cli-see-help", problem=_problem(error), command=command)


def _problem(error: Any) -> Message:
    match type(error).__name__:
        case _ if words := getattr(error, "words", None):
            problem: Message = words
            return problem
        case "NoSuchOption" if error.possibilities:
            like = _any_of(sorted(error.possibilities))
            return message("cli-no-such-option-but", option=error.option_name, options=like)
        case "NoSuchOption":
            return message("cli-no-such-option", option=error.option_name)
        case "MissingParameter" if error.param:
            return message("cli-missing", option=_called(error.param))
        case "BadParameter" if error.param:
            return _invalid(error)
        case "BadOptionUsage" if error.ctx:
            option = repr(error.option_name)
            if _is_flag(error.option_name, error.ctx.command):
                return message("cli-no-value", option=option)
            return message("cli-value-missing", option=option)
        case "UsageError" if commands := getattr(error.cmd, "commands", None):
            return message("cli-command-missing", commands=_any_of(commands))
    return message("cli-misused")


def _invalid(error: Any) -> Message:
    """Newer releases of typer let pydantic check values, which tells what is wrong in a way we understand."""
    from pydantic import ValidationError

    from boardloom.core.mistakes import mistake

    option = _called(error.param)
    if isinstance(error.__cause__, ValidationError):
        found = mistake(error.__cause__.errors()[0])
        return message("cli-invalid-because", option=option, reason=found)
    return message("cli-invalid", option=option)


def _called(parameter: Any) -> str:
    """An option as it is typed, or an argument as help calls it, in quotes."""
    option = parameter.param_type_name == "option"
    return repr(max(parameter.opts, key=len) if option else parameter.metavar or parameter.name)


def _is_flag(name: str, command: Any) -> bool:
    return any(
        parameter.is_flag
        for parameter in command.params
        if name in (*parameter.opts, *parameter.secondary_opts) and parameter.param_type_name == "option"
    )


def _any_of(names: Iterable[str]) -> Series:
    return Series(tuple(names), "or")
