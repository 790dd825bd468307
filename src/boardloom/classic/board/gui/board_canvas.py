"""The board on the game screen: squares from left to right, in rows as wide as the window."""

import tkinter as tk
from tkinter import ttk

from boardloom.classic.board.game import Game
from boardloom.classic.board.gui.widgets import CARD, INK, on_wheel, paint
from boardloom.classic.board.models import Player
from boardloom.games.custom.squares import KINDS

WIDTH, HEIGHT, MARGIN, DOT = 112, 78, 8, 15
"""Of a square, at least in its width, around the board, and of a token, in pixels."""
DARK = ("black", "blue", "purple", "brown", "red")


class BoardCanvas(ttk.Frame):
    """Only what is in sight is drawn, so that a board may have any number of squares."""

    def __init__(self, parent: tk.Misc, game: Game) -> None:
        super().__init__(parent, name="board")
        self._game, self._squares = game, game.squares
        self.canvas = tk.Canvas(
            self, name="canvas", background=CARD, highlightthickness=1, width=640, height=320, takefocus=True
        )
        self._bar = ttk.Scrollbar(self, name="bar", command=self.canvas.yview)
        self._bar.pack(side="right", fill="y")
        self.canvas.pack(side="left", fill="both", expand=True)
        self.canvas.configure(yscrollcommand=self._scrolled, yscrollincrement=HEIGHT)
        self.canvas.bind("<Configure>", lambda _: self.refresh())
        for key, steps in (("Up", -1), ("Down", 1), ("Prior", -4), ("Next", 4)):
            self.canvas.bind(f"<{key}>", lambda _, steps=steps: self._scroll(steps))  # type: ignore[misc]
        on_wheel(self.canvas, self._scroll)

    @property
    def columns(self) -> int:
        return max(1, (self.canvas.winfo_width() - 2 * MARGIN) // WIDTH)

    @property
    def width(self) -> int:
        """Of a square: a row fills the window."""
        return max(WIDTH, (self.canvas.winfo_width() - 2 * MARGIN) // self.columns)

    @property
    def rows(self) -> int:
        return -(-len(self._squares) // self.columns)

    def refresh(self) -> None:
        """Draw the board as the game has it now."""
        height = self.rows * HEIGHT + 2 * MARGIN
        self.canvas.configure(scrollregion=(0, 0, self.columns * self.width + 2 * MARGIN, height))
        self._draw()

    def see(self, index: int) -> None:
        """Scroll so that a square is in sight."""
        top = index // self.columns
        first, seen = self._rows_in_sight()
        if not first <= top < first + seen:
            self.canvas.yview_moveto(max(0, top - seen // 2) * HEIGHT / (self.rows * HEIGHT + 2 * MARGIN))

    def _scroll(self, steps: int) -> None:
        self.canvas.yview_scroll(steps, "units")

    def _scrolled(self, first: float, last: float) -> None:
        self._bar.set(first, last)
        self._draw()

    def _rows_in_sight(self) -> tuple[int, int]:
        first = max(0, int(self.canvas.canvasy(0)) // HEIGHT)
        return first, max(1, self.canvas.winfo_height() // HEIGHT)

    def _draw(self) -> None:
        self.canvas.delete("all")
        first, seen = self._rows_in_sight()
        standing: dict[int, list[tuple[int, Player]]] = {}
        for number, player in enumerate(self._game.players, 1):
            standing.setdefault(player.position, []).append((number, player))
        begin, end = first * self.columns, (first + seen + 2) * self.columns
        for square in self._squares[begin:end]:
            row, column = divmod(square.index, self.columns)
            x, y = MARGIN + column * self.width, MARGIN + row * HEIGHT
            self._draw_square(square.index, x, y)
            for place, (number, player) in enumerate(standing.get(square.index, [])):
                self._draw_token(number, player, x + 8 + place * (DOT + 1), y + HEIGHT - DOT - 10)

    def _draw_square(self, index: int, x: int, y: int) -> None:
        kind = self._squares[index].type
        self.canvas.create_rectangle(
            x + 2, y + 2, x + self.width - 2, y + HEIGHT - 2, fill=KINDS[kind.value].colour, outline=INK
        )
        self.canvas.create_text(x + 9, y + 8, anchor="nw", text=index, fill=INK, font="TkHeadingFont")
        self.canvas.create_text(
            x + 9, y + 26, anchor="nw", text=kind.label, fill=INK, font="TkSmallCaptionFont"
        )
        mark, right = KINDS[kind.value].mark, x + self.width - 9
        self.canvas.create_text(right, y + 8, anchor="ne", text=mark, fill=INK, font="TkHeadingFont")

    def _draw_token(self, number: int, player: Player, x: int, y: int) -> None:
        """A dot with the player's number, so that colour is not the only sign."""
        token = f"token{number}"
        self.canvas.create_oval(x, y, x + DOT, y + DOT, fill=paint(player.color), outline="white", tags=token)
        self.canvas.create_text(
            x + DOT / 2,
            y + DOT / 2 + 1,
            text=number,
            fill="white" if player.color in DARK else INK,
            font="TkSmallCaptionFont",
            tags=token,
        )
