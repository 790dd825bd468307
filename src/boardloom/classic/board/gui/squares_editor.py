"""The board squares editor: one row for each square, of which only those in sight exist as widgets."""

import random
import tkinter as tk
from collections.abc import Sequence
from tkinter import ttk

from boardloom.classic.board.gui import labels
from boardloom.classic.board.gui.widgets import GAP, button, chooser, on_wheel, pixels
from boardloom.classic.board.models import SquareType
from boardloom.games.custom.board import Board
from boardloom.games.custom.squares import KINDS
from boardloom.words import english

ROW = 32
"""Pixels of a usual screen that a row takes at least."""
MOST_ROWS = 60
"""Rows made at most; more do not fit a screen."""


class SquaresEditor(ttk.Labelframe):
    """The types of all squares, chosen one by one, drawn by chance, or all SIMPLE."""

    def __init__(self, parent: tk.Misc, size: int) -> None:
        super().__init__(parent, name="squares", text=labels.SQUARES)
        self.types: list[SquareType] = []
        self.known = {kind.label: kind for kind in SquareType.known()}
        """By what they are called: the types to choose from."""
        self._first = 0
        self._rows: list[_Row] = []
        buttons = ttk.Frame(self, name="buttons")
        buttons.pack(fill="x", pady=(0, GAP))
        self.auto_fill_button = button(buttons, "auto_fill", labels.AUTO_FILL, self.auto_fill)
        self.reset_button = button(buttons, "reset", labels.RESET, self.reset)
        self.auto_fill_button.pack(side="left")
        self.reset_button.pack(side="left", padx=GAP)
        self._bar = ttk.Scrollbar(self, name="bar", command=self._drag)
        self._bar.pack(side="right", fill="y")
        self._list = ttk.Frame(self, name="list", height=10 * pixels(self, ROW))
        self._list.pack(fill="both", expand=True)
        self._list.pack_propagate(False)
        self._list.bind("<Configure>", lambda _: self._fit())
        on_wheel(self._list, lambda steps: self.scroll(3 * steps))
        self.rebuild(size)

    def rebuild(self, size: int) -> None:
        """Begin again with so many squares, all SIMPLE; a `ValueError` says why there is no such board."""
        self._show(Board.reset(size).squares)

    def reset(self) -> None:
        self.rebuild(len(self.types))

    def auto_fill(self) -> None:
        self._show(Board.auto_fill(len(self.types), random.randrange(2**32)).squares)

    def choose(self, index: int, kind: SquareType) -> None:
        self.types[index] = kind

    def locked(self, index: int) -> bool:
        """The first and the last square cannot be changed."""
        return index in (0, len(self.types) - 1)

    def scroll(self, steps: int) -> None:
        self._first = max(0, min(self._first + steps, len(self.types) - len(self._rows)))
        for place, row in enumerate(self._rows):
            index = self._first + place
            row.show(index, self.types[index], self.locked(index))
        size = len(self.types)
        self._bar.set(self._first / size, (self._first + len(self._rows)) / size)

    def step(self, place: int, by: int) -> bool:
        """Before the focus leaves the rows in sight: scroll instead, if there is more to choose."""
        outer = len(self._rows) - 1 if by > 0 else 0
        beyond = self._first + place + by
        if place != outer or not 0 <= beyond < len(self.types) or self.locked(beyond):
            return False
        self.scroll(by)
        return True

    def _show(self, squares: Sequence[str]) -> None:
        resized = len(squares) != len(self.types)
        self.types = [SquareType(name) for name in squares]
        if resized:
            self._first = 0
        self._fit()

    def _fit(self) -> None:
        """Have as many rows as there is room for."""
        room = max(1, self._list.winfo_height() // pixels(self, ROW))
        wanted = min(room, MOST_ROWS, len(self.types))
        while len(self._rows) > wanted:
            self._rows.pop().destroy()
        while len(self._rows) < wanted:
            self._rows.append(_Row(self._list, self, len(self._rows)))
        self.scroll(0)

    def _drag(self, *asked: str) -> None:
        """What the scrollbar asks for: `moveto 0.5` or `scroll 1 pages`."""
        if asked[0] == "moveto":
            self.scroll(round(float(asked[1]) * len(self.types)) - self._first)
        else:
            self.scroll(int(asked[1]) * (len(self._rows) if asked[2].startswith("page") else 1))


class _Row(ttk.Frame):
    """The square that stands in one place of the list."""

    def __init__(self, parent: tk.Misc, editor: SquaresEditor, place: int) -> None:
        super().__init__(parent, name=f"row{place}", height=pixels(parent, ROW))
        self._editor, self._index = editor, 0
        self.pack(fill="x")
        self.pack_propagate(False)
        self._number = ttk.Label(self, name="index", width=6, anchor="e")
        self._color = tk.Frame(self, name="color", width=pixels(self, 14), height=pixels(self, 14))
        self._chosen = tk.StringVar(self)
        self._type = chooser(self, "type", list(editor.known), self._chosen, 11)
        self._does = ttk.Label(self, name="does", style="Muted.TLabel")
        parts: tuple[tk.Widget, ...] = (self._number, self._color, self._type, self._does)
        for part in parts:
            part.pack(side="left", padx=(0, GAP))
        self._type.bind("<<ComboboxSelected>>", lambda _: self._choose())
        self._type.bind("<<NextWindow>>", lambda _: "break" if editor.step(place, 1) else None)
        self._type.bind("<<PrevWindow>>", lambda _: "break" if editor.step(place, -1) else None)
        self._type.bind("<Next>", lambda _: editor.scroll(10))
        self._type.bind("<Prior>", lambda _: editor.scroll(-10))
        for part in (self, *parts):
            on_wheel(part, lambda steps: editor.scroll(3 * steps))

    def show(self, index: int, kind: SquareType, locked: bool) -> None:
        self._index = index
        self._number.configure(text=index)
        self._chosen.set(kind.label)
        self._type.configure(state="disabled" if locked else "readonly")
        self._type.selection_clear()
        self._color.configure(background=KINDS[kind.value].colour)
        self._does.configure(text=english(KINDS[kind.value].rule))

    def _choose(self) -> None:
        kind = self._editor.known[self._chosen.get()]
        self._editor.choose(self._index, kind)
        self.show(self._index, kind, locked=False)
