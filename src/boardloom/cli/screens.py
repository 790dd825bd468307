"""Where to play: in the browser, in a window, at this terminal."""

from importlib.util import find_spec
from typing import Annotated

import typer

from boardloom.cli.commands import Browser, Lan, menu
from boardloom.cli.help_pages import command
from boardloom.cli.new_game import app
from boardloom.server.ops import commands
from boardloom.server.ops.commands import Use, load
from boardloom.words.help_texts import help_text

__all__ = ["app"]
SCREENS = {"browser": "browser", "desktop": "desktop", "terminal": "menu"}
"""By what is typed for a screen: the command that opens it."""
PARTS = {"desktop": ("boardloom.desktop", "pygame")}
"""Packages without which a screen is not offered."""


def offered() -> list[str]:
    """The screens that there are here."""
    return [screen for screen in SCREENS if all(map(find_spec, PARTS.get(screen, ())))]


@command(app, help_text("help-screens"))
def screens(use: Use = None) -> None:
    from rich.console import Console

    from boardloom.terminal.menu import choose_screen

    load(use)
    if chosen := choose_screen(Console(), offered()):
        app([SCREENS[chosen]], standalone_mode=False)


@command(app, help_text("help-in-browser"), "browser")
def in_browser(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help=help_text("help-first-game"))] = "",
    browser: Browser = True,
    lan: Lan = False,
    use: Use = None,
) -> None:
    from boardloom.games import find

    load(use)
    page = f"set-up/{find(game).name}" if game else ""
    if not commands.open_in_browser(browser, lan, page):
        menu()
