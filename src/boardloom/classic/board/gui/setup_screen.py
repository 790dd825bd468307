"""The setup screen: board size, players, squares, and the button that starts the game."""

import tkinter as tk
from collections.abc import Callable
from tkinter import messagebox, ttk

from boardloom.classic.board.checks import checked_integer
from boardloom.classic.board.game import Game
from boardloom.classic.board.gui import labels
from boardloom.classic.board.gui.squares_editor import SquaresEditor
from boardloom.classic.board.gui.widgets import COLORS, GAP, button, chooser, pixels, swatch
from boardloom.core.message import Who
from boardloom.games.custom.state import MAX_SEATS
from boardloom.games.custom.stats import TYPES
from boardloom.words import english

FIRST_SIZE, FIRST_PLAYERS = 20, 3
"""The example of the manual."""
LARGEST = 100_000
"""Squares of the largest board in this window; a larger one, which `Game` takes, would make it wait."""
FIRST_TYPES = ("lucky", "normal", "unlucky")


def whole(text: str) -> int | str:
    """What was typed as a number, or as it is if it is none."""
    try:
        return int(text)
    except ValueError:
        return text.strip()


class SetupScreen(ttk.Frame):
    """Everything that is chosen before a game."""

    def __init__(self, parent: tk.Misc, game_class: type[Game], start: Callable[[Game], None]) -> None:
        super().__init__(parent, name="setup", padding=2 * GAP)
        self._game_class, self._open_game = game_class, start
        self._size = tk.StringVar(self, str(FIRST_SIZE))
        self._count = tk.StringVar(self, str(FIRST_PLAYERS))
        self._debug = tk.BooleanVar(self, False)
        self._rows: list[PlayerRow] = []
        left = ttk.Frame(self, name="left")
        left.pack(side="left", fill="y", padx=(0, 2 * GAP))
        self._make_options(left)
        self._players = ttk.Labelframe(left, name="players", text=labels.PLAYERS)
        self._players.pack(fill="x", pady=(2 * GAP, 0))
        for column, text in enumerate((labels.NAME, labels.COLOR, "", labels.TYPE)):
            ttk.Label(self._players, text=text, style="Muted.TLabel").grid(row=0, column=column, sticky="w")
        button(left, "start", labels.START_GAME, self.start_game, "Accent.TButton").pack(
            side="bottom", fill="x"
        )
        self.squares = SquaresEditor(self, FIRST_SIZE)
        self.squares.pack(side="left", fill="both", expand=True)
        self.squares.auto_fill_button.configure(command=self.auto_fill)
        self.squares.reset_button.configure(command=self.reset)
        self._show_players()

    def focus_first(self) -> None:
        self._size_field.focus_set()

    def _make_options(self, parent: tk.Misc) -> None:
        options = ttk.Labelframe(parent, name="options", text=labels.SETUP)
        options.pack(fill="x")
        options.columnconfigure(1, weight=1)
        ttk.Label(options, text=labels.BOARD_SIZE).grid(row=0, column=0, sticky="w", pady=GAP // 2)
        self._size_field = ttk.Entry(options, name="size", textvariable=self._size, width=10)
        self._size_field.grid(row=0, column=1, sticky="e")
        self._size_field.bind("<FocusOut>", lambda _: self.rebuild())
        self._size_field.bind("<Return>", lambda _: self.rebuild())
        self._wrong = ttk.Label(options, name="wrong", style="Wrong.TLabel", wraplength=pixels(self, 340))
        self._wrong.grid(row=1, column=0, columnspan=2, sticky="w")
        self._wrong.grid_remove()
        ttk.Label(options, text=labels.PLAYER_COUNT).grid(row=2, column=0, sticky="w", pady=GAP // 2)
        counts = [str(count) for count in range(2, MAX_SEATS + 1)]
        count = chooser(options, "count", counts, self._count, 8)
        count.grid(row=2, column=1, sticky="e")
        count.bind("<<ComboboxSelected>>", lambda _: self._show_players())
        ttk.Checkbutton(options, name="debug", text=labels.DEBUG_MODE, variable=self._debug).grid(
            row=3, column=0, columnspan=2, sticky="w", pady=GAP // 2
        )

    def _show_players(self) -> None:
        """As many rows as there are players; those that stay keep what was typed."""
        while len(self._rows) > int(self._count.get()):
            self._rows.pop().destroy()
        while len(self._rows) < int(self._count.get()):
            self._rows.append(PlayerRow(self._players, len(self._rows)))

    def rebuild(self) -> bool:
        """After the size was changed: an editor of that size, or what is wrong with it beside the field."""
        try:
            size = self._board_size()
            if size != len(self.squares.types):
                self.squares.rebuild(size)
        except ValueError as error:
            self._wrong.configure(text=str(error))
            self._wrong.grid()
            return False
        self._wrong.grid_remove()
        return True

    def reset(self) -> None:
        if self.rebuild():
            self.squares.reset()

    def auto_fill(self) -> None:
        if self.rebuild():
            self.squares.auto_fill()

    def start_game(self) -> None:
        """Start, or say in a box what the game refuses."""
        game = self._game_class()
        try:
            size = self._board_size()
            self.rebuild()
            game.setup(size, [row.person() for row in self._rows], self.squares.types, self._debug.get())
        except ValueError as error:
            messagebox.showerror(labels.CANNOT_START, str(error), parent=self)
        else:
            self._open_game(game)

    def _board_size(self) -> int:
        size = checked_integer("Board size", whole(self._size.get()))
        if size > LARGEST:
            raise ValueError(
                f"Board size must be at most {LARGEST}: this window keeps a type for each square, "
                "and would make you wait"
            )
        return size


class PlayerRow:
    """Name, colour and type of one player."""

    def __init__(self, parent: tk.Misc, seat: int) -> None:
        self._seat = seat
        self._name = tk.StringVar(parent, self._usual_name)
        self._color = tk.StringVar(parent, list(COLORS)[seat])
        self._type = tk.StringVar(parent, FIRST_TYPES[seat % len(FIRST_TYPES)])
        self._disc = ttk.Label(parent, name=f"disc{seat}")
        color = chooser(parent, f"color{seat}", list(COLORS), self._color, 8)
        color.bind("<<ComboboxSelected>>", lambda _: self._show_color())
        self._parts: list[ttk.Widget] = [
            ttk.Entry(parent, name=f"name{seat}", textvariable=self._name, width=16),
            color,
            self._disc,
            chooser(parent, f"type{seat}", list(TYPES), self._type, 8),
        ]
        for column, part in enumerate(self._parts):
            part.grid(row=seat + 1, column=column, sticky="w", padx=(0, GAP), pady=3)
        self._show_color()

    @property
    def _usual_name(self) -> str:
        return english(Who(self._seat))

    def person(self) -> dict[str, str]:
        """As `Game.setup` takes a player; who has no name is called by the number."""
        name = self._name.get().strip() or self._usual_name
        return {"name": name, "color": self._color.get(), "type": self._type.get()}

    def destroy(self) -> None:
        for part in self._parts:
            part.destroy()

    def _show_color(self) -> None:
        self._image = swatch(self._disc, self._color.get())
        self._disc.configure(image=self._image)
