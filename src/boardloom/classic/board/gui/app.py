"""The window itself: it shows the setup screen, then the game screen."""

import tkinter as tk
from collections.abc import Iterator
from tkinter import ttk
from types import TracebackType

from boardloom.classic.board.game import Game
from boardloom.classic.board.gui import labels
from boardloom.classic.board.gui.game_screen import GameScreen
from boardloom.classic.board.gui.setup_screen import SetupScreen
from boardloom.classic.board.gui.widgets import pixels, set_style

HEARTBEAT = 250
"""Milliseconds after which Python hears of Ctrl-C in the terminal, even if nothing happens in the window."""


class Window(tk.Tk):
    """The program of the manual. A subclass of `Game` may be played too."""

    def __init__(self, game_class: type[Game] = Game) -> None:
        super().__init__(className="Boardloom")
        self._closed = False
        self.game_class = game_class
        self.title(labels.TITLE)
        set_style(self)
        wide, high = pixels(self, 1120), pixels(self, 740)
        self.geometry(f"{min(wide, self.winfo_screenwidth())}x{min(high, self.winfo_screenheight())}")
        least = (
            min(pixels(self, 860), self.winfo_screenwidth()),
            min(pixels(self, 640), self.winfo_screenheight()),
        )
        self.minsize(*least)
        self.bind_all("<Button-1>", _leave_field, add=True)
        self.bind("<Alt-Key>", self._press)
        self.setup_screen = SetupScreen(self, self.game_class, self.show_game)
        self.game_screen: GameScreen | None = None
        self.show_setup()
        self._beat()

    def show_setup(self) -> None:
        """The setup screen, filled in as it was left."""
        if self.game_screen:
            self.game_screen.destroy()
            self.game_screen = None
        self.setup_screen.pack(fill="both", expand=True)
        self.setup_screen.focus_first()

    def show_game(self, game: Game) -> None:
        self.setup_screen.pack_forget()
        self.game_screen = GameScreen(self, game, self.show_setup)
        self.game_screen.pack(fill="both", expand=True)
        self.game_screen.focus_first()

    def destroy(self) -> None:
        self._closed = True
        super().destroy()

    def report_callback_exception(
        self, exc: type[BaseException], val: BaseException, tb: TracebackType | None
    ) -> None:
        """Nobody is told of what failed because the window was closed, such as a box that was still open."""
        if not self._closed:
            super().report_callback_exception(exc, val, tb)

    def _press(self, event: "tk.Event[tk.Misc]") -> None:
        """Alt and the letter that is underlined press a button that can be pressed."""
        for button in _buttons(self):
            letter = str(button["text"])[0].lower()
            if letter == event.keysym.lower() and button.winfo_viewable() and button.instate(["!disabled"]):
                button.focus_set()
                button.invoke()
                return

    def _beat(self) -> None:
        self.after(HEARTBEAT, self._beat)


def _leave_field(event: "tk.Event[tk.Misc]") -> None:
    """A click outside a field leaves it, also where the click meets nothing that takes the focus."""
    if isinstance(event.widget, ttk.Frame | ttk.Label | ttk.Labelframe):
        event.widget.focus_set()


def _buttons(parent: tk.Misc) -> Iterator[ttk.Button]:
    for child in parent.winfo_children():
        if isinstance(child, ttk.Button):
            yield child
        yield from _buttons(child)
