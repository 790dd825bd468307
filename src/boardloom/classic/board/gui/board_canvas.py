"""The board on the game screen: squares from left to right, in rows as wide as the window."""

import tkinter as tk
from tkinter import ttk

from boardloom.classic.board.game import Game
from boardloom.classic.board.gui.widgets import CARD, INK, on_wheel, paint, pixels
from boardloom.classic.board.models import Player
from boardloom.games.custom.squares import KINDS

WIDTH, HEIGHT, MARGIN, DOT = 112, 78, 8, 15
"""Of a square, at least in its width, around the board, and of a token, in pixels of a usual screen."""
DARK = ("black", "blue", "purple", "brown", "red")


class BoardCanvas(ttk.Frame):
    """Only what is in sight is drawn, so that a board may have any number of squares."""

    def __init__(self, parent: tk.Misc, game: Game) -> None:
        super().__init__(parent, name="board")
        self._game, self._squares = game, game.squares
        self._high, self._margin = pixels(self, HEIGHT), pixels(self, MARGIN)
        self.canvas = tk.Canvas(
            self, name="canvas", background=CARD, highlightthickness=1, width=pixels(self, 640),
            height=pixels(self, 320), takefocus=True,
        )  # fmt: skip
        self._bar = ttk.Scrollbar(self, name="bar", command=self.canvas.yview)
        self._bar.pack(side="right", fill="y")
        self.canvas.pack(side="left", fill="both", expand=True)
        self.canvas.configure(yscrollcommand=self._scrolled, yscrollincrement=self._high)
        self.canvas.bind("<Configure>", lambda _: self.refresh())
        for key, steps in (("Up", -1), ("Down", 1), ("Prior", -4), ("Next", 4)):
            self.canvas.bind(f"<{key}>", lambda _, steps=steps: self._scroll(steps))  # type: ignore[misc]
        on_wheel(self.canvas, self._scroll)

    @property
    def columns(self) -> int:
        return max(1, (self.canvas.winfo_width() - 2 * self._margin) // pixels(self, WIDTH))

    @property
    def width(self) -> int:
        """Of a square: a row fills the window."""
        return max(pixels(self, WIDTH), (self.canvas.winfo_width() - 2 * self._margin) // self.columns)

    @property
    def rows(self) -> int:
        return -(-len(self._squares) // self.columns)

    def refresh(self) -> None:
        """Draw the board as the game has it now."""
        height = self.rows * self._high + 2 * self._margin
        self.canvas.configure(scrollregion=(0, 0, self.columns * self.width + 2 * self._margin, height))
        self._draw()

    def see(self, index: int) -> None:
        """Scroll so that a square is in sight."""
        top = index // self.columns
        first, seen = self._rows_in_sight()
        if not first <= top < first + seen:
            self.canvas.yview_moveto(
                max(0, top - seen // 2) * self._high / (self.rows * self._high + 2 * self._margin)
            )

    def _scroll(self, steps: int) -> None:
        self.canvas.yview_scroll(steps, "units")

    def _scrolled(self, first: float, last: float) -> None:
        self._bar.set(first, last)
        self._draw()

    def _rows_in_sight(self) -> tuple[int, int]:
        first = max(0, int(self.canvas.canvasy(0)) // self._high)
        return first, max(1, self.canvas.winfo_height() // self._high)

    def _draw(self) -> None:
        self.canvas.delete("all")
        first, seen = self._rows_in_sight()
        standing: dict[int, list[tuple[int, Player]]] = {}
        for number, player in enumerate(self._game.players, 1):
            standing.setdefault(player.position, []).append((number, player))
        begin, end = first * self.columns, (first + seen + 2) * self.columns
        for square in self._squares[begin:end]:
            row, column = divmod(square.index, self.columns)
            x, y = self._margin + column * self.width, self._margin + row * self._high
            self._draw_square(square.index, x, y)
            for place, (number, player) in enumerate(standing.get(square.index, [])):
                across, down = pixels(self, 8 + place * (DOT + 1)), pixels(self, HEIGHT - DOT - 10)
                self._draw_token(number, player, x + across, y + down)

    def _draw_square(self, index: int, x: int, y: int) -> None:
        kind = self._squares[index].type
        edge, left, top = pixels(self, 2), x + pixels(self, 9), y + pixels(self, 8)
        self.canvas.create_rectangle(
            x + edge,
            y + edge,
            x + self.width - edge,
            y + self._high - edge,
            fill=KINDS[kind.value].colour,
            outline=INK,
        )
        self.canvas.create_text(left, top, anchor="nw", text=index, fill=INK, font="TkHeadingFont")
        self.canvas.create_text(
            left, y + pixels(self, 26), anchor="nw", text=kind.label, fill=INK, font="TkSmallCaptionFont"
        )
        mark, right = KINDS[kind.value].mark, x + self.width - pixels(self, 9)
        self.canvas.create_text(right, top, anchor="ne", text=mark, fill=INK, font="TkHeadingFont")

    def _draw_token(self, number: int, player: Player, x: int, y: int) -> None:
        """A dot with the player's number, so that colour is not the only sign."""
        token, wide = f"token{number}", pixels(self, DOT)
        self.canvas.create_oval(
            x, y, x + wide, y + wide, fill=paint(player.color), outline="white", tags=token
        )
        self.canvas.create_text(
            x + wide / 2,
            y + wide / 2 + 1,
            text=number,
            fill="white" if player.color in DARK else INK,
            font="TkSmallCaptionFont",
            tags=token,
        )
