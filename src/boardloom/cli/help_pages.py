"""Commands that speak the language of the environment: pages of `--help`, and what is refused."""

import re
from collections.abc import Callable
from typing import Any, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

from boardloom.cli.misuse import UsageError, extra_arguments, misuse, no_such_command
from boardloom.words.help_texts import help_text

FRAME = {
    r"^Usage:": help_text("help-usage"),
    r"^Options:": help_text("help-options"),
    r"^Commands:": help_text("help-commands"),
    r"^Arguments:": help_text("help-arguments"),
    r"(?<=\[)default:": help_text("help-default"),
    r"(?<=[\[ ])required(?=\])": help_text("help-required"),
}
"""What typer writes in English, and what stands in its place."""
SENTENCE = re.compile(r".*?[.。](?= |$|(?<=。))")

Function = TypeVar("Function", bound=Callable[..., None])


class _Translated:
    """Mixed into typer's classes, which share no public one that has these methods."""

    help: str | None

    def get_help(self, ctx: Any) -> str:
        return _framed(super().get_help(ctx))  # type: ignore[misc]

    def get_help_option(self, ctx: Any) -> Any:
        return _explained(super().get_help_option(ctx))  # type: ignore[misc]

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        try:
            left: list[str] = super().parse_args(ctx, args)  # type: ignore[misc]
        except UsageError as error:
            error.ctx = error.ctx or ctx  # not every one tells which command it is about
            raise
        return left

    def get_short_help_str(self, limit: int = 45) -> str:
        return _first_sentence(self.help or "")


class _Command(_Translated, TyperCommand):
    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True  # typer would refuse them in English
        left: list[str] = super().parse_args(ctx, args)
        if left and not ctx.resilient_parsing:
            raise misuse(extra_arguments(left), ctx)
        return left


class _Group(_Translated, TyperGroup):
    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if self.get_command(ctx, args[0]) is None and not ctx.resilient_parsing:
            raise misuse(no_such_command(args[0], self.commands), ctx)
        return super().resolve_command(ctx, args)


def group(help: str, name: str = "") -> typer.Typer:
    """Several commands."""
    return typer.Typer(
        name=name or None,
        cls=_Group,
        help=help,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"]},
    )


def command(where: typer.Typer, help: str, name: str = "") -> Callable[[Function], Function]:
    """Makes a function a command, called by its name unless another one is given."""
    return where.command(name or None, cls=_Command, help=help)


def _framed(page: str) -> str:
    for english, local in FRAME.items():
        page = re.sub(english, local.replace("\\", r"\\"), page, flags=re.MULTILINE)
    return page


def _explained(option: Any) -> Any:
    if option is not None:
        option.help = help_text("help-help")
    return option


def _first_sentence(text: str) -> str:
    """What stands in a list of commands.

    >>> _first_sentence("Play here. Moves are saved.")
    'Play here.'
    """
    found = SENTENCE.match(text)
    return found[0] if found else text
