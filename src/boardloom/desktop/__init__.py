"""The house in a window of its own, with no server and no browser.

Its libraries are the extra `desktop`; they are loaded when a window is opened.
"""

import os
import sys
from typing import TYPE_CHECKING

from boardloom.core.errors import BadOptions
from boardloom.core.message import message

if TYPE_CHECKING:
    from boardloom.core.game import Game
    from boardloom.match.match import Match

__all__ = ["run"]


def run(game: "Game | None" = None, match: "Match | None" = None) -> None:
    """Open the window and stay until it is closed: at a match, at the title screen of a game, or at home.

    `BadOptions` says what is missing where there can be no window, or what of the match is too large for one.
    """
    if match:
        match.config.check_shown()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "boardloom")  # else pygame calls it after the script
    try:
        import pygame

        from boardloom.desktop.start import Start
        from boardloom.desktop.table import Table
        from boardloom.desktop.window import Window
    except ImportError as error:
        raise BadOptions(message("desktop-missing", library=error.name or "")) from None
    _find_display()
    try:
        window = Window()
    except pygame.error:
        raise BadOptions(message("desktop-no-display")) from None
    window.home()
    if match:
        window.go(Table(window, match))
    elif game:
        window.go(Start(window, game))
    window.run()


def _find_display() -> None:
    """SDL would draw where nobody sees it rather than say that there is no display."""
    given = os.environ
    if not sys.platform.startswith("linux") or given.get("SDL_VIDEODRIVER") or given.get("WAYLAND_DISPLAY"):
        return
    if not given.get("DISPLAY"):
        raise BadOptions(message("desktop-no-display"))
    given["SDL_VIDEODRIVER"] = "x11"
