"""The game screen: board, players, messages and controls."""

import tkinter as tk
from collections.abc import Callable
from tkinter import messagebox, ttk

from boardloom.classic.board.game import Game, Turn
from boardloom.classic.board.gui import labels
from boardloom.classic.board.gui.board_canvas import BoardCanvas
from boardloom.classic.board.gui.setup_screen import whole
from boardloom.classic.board.gui.widgets import CARD, GAP, INK, button, pixels, swatch
from boardloom.classic.board.models import Player

COLUMNS = {"color": labels.COLOR, "position": labels.POSITION, "coins": labels.COINS}
COLUMNS |= {"ptype": labels.TYPE, "moves": labels.MOVES}
"""The figures of a player, and what they are called, in the players panel and in the summary."""


class GameScreen(ttk.Frame):
    """Everything during play. What a turn does, `Game` decides."""

    def __init__(self, parent: tk.Misc, game: Game, new_game: Callable[[], None]) -> None:
        super().__init__(parent, name="game", padding=2 * GAP)
        self.game = game
        self._make_heading()
        self._board = BoardCanvas(self, game)
        right = ttk.Frame(self, name="right")
        self._make_players(right)
        self._make_controls(right, new_game)
        self._make_messages(right)
        self._board.grid(row=1, column=0, sticky="nsew", pady=GAP)
        right.grid(row=1, column=1, sticky="nsew", padx=(2 * GAP, 0), pady=GAP)
        self.columnconfigure(0, weight=1)
        self.rowconfigure(1, weight=1)
        self._refresh()

    def focus_first(self) -> None:
        self._roll.focus_set()

    def roll(self) -> None:
        self._play(self.game.next_turn)

    def use_debug(self) -> None:
        """Go to the square in the field; what is no integer, `Game` refuses in its answer."""
        moves, destination = self.game.total_moves, whole(self._field.get())
        if isinstance(destination, int):
            self._field.delete(0, "end")
        turn = self._play(lambda: self.game.next_turn(debug_destination=destination))
        if turn and self.game.total_moves == moves:
            messagebox.showerror(labels.ERROR, "\n".join(turn["messages"]), parent=self)

    def skip(self) -> None:
        self._play(self.game.skip_current_player)

    def end(self) -> None:
        """End the game, or show again how it ended; then the window closes, or stays to be looked at."""
        self.game.end_game()
        self._refresh()
        if messagebox.askyesno(labels.GAME_OVER, f"{self.summary()}\n\n{labels.CLOSE}", parent=self):
            self.winfo_toplevel().destroy()

    def summary(self) -> str:
        """Who won, in how many moves, and how everybody stands."""
        winner, total_moves = self.game.end_game()
        standing = "\n".join(f"{player.name}: {_figures(player)}" for player in self.game.players)
        return (
            f"{labels.WINNER}: {winner.name}\n{labels.TOTAL_MOVES}: {total_moves}\n\n"
            f"{labels.FINAL_POSITIONS}:\n{standing}"
        )

    def _play(self, act: Callable[[], Turn]) -> Turn | None:
        """Play a turn and show what came of it. A game of somebody's own may refuse it."""
        try:
            turn = act()
        except ValueError as error:
            messagebox.showerror(labels.ERROR, str(error), parent=self)
            return None
        if turn["dice"]:
            self._log("Dice: {} + {} = {}".format(*turn["dice"], sum(turn["dice"])))
        for words in turn["messages"]:
            self._log(words)
        self._refresh()
        if turn["winner"]:
            messagebox.showinfo(labels.GAME_OVER, self.summary(), parent=self)
        return turn

    def _make_heading(self) -> None:
        heading = ttk.Frame(self, name="heading")
        heading.grid(row=0, column=0, columnspan=2, sticky="ew")
        self._status = ttk.Label(heading, name="status", style="Muted.TLabel")
        self._status.pack(side="right", padx=(2 * GAP, 0))
        self._turn = ttk.Label(heading, name="turn", style="Turn.TLabel")
        self._turn.pack(side="left", fill="x", expand=True)
        self._turn.bind("<Configure>", lambda event: self._turn.configure(wraplength=event.width))

    def _make_players(self, parent: tk.Misc) -> None:
        frame = ttk.Labelframe(parent, name="players", text=labels.PLAYERS)
        frame.pack(fill="x")
        self._panel = ttk.Treeview(
            frame, name="panel", columns=list(COLUMNS), height=len(self.game.players), selectmode="none"
        )
        self._panel.heading("#0", text=labels.NAME, anchor="w")
        self._panel.column("#0", width=pixels(self, 130), stretch=True)
        for column, text in COLUMNS.items():
            self._panel.heading(column, text=text)
            self._panel.column(column, width=pixels(self, 74), anchor="center", stretch=False)
        self._panel.tag_configure("turn", background="#d9eae4")
        self._discs = [swatch(self._panel, player.color) for player in self.game.players]
        for seat, player in enumerate(self.game.players):
            name = f" {seat + 1}  {player.name}"
            self._panel.insert("", "end", iid=str(seat), text=name, image=self._discs[seat])
        self._panel.pack(fill="both", expand=True)

    def _make_controls(self, parent: tk.Misc, new_game: Callable[[], None]) -> None:
        frame = ttk.Labelframe(parent, name="controls", text=labels.CONTROLS)
        frame.pack(fill="x", pady=(2 * GAP, 0))
        self._roll = button(frame, "roll", labels.ROLL_DICE, self.roll, "Accent.TButton")
        ttk.Label(frame, text=labels.DEBUG_DESTINATION).grid(row=1, column=0, sticky="w", padx=(0, GAP))
        self._field = ttk.Entry(frame, name="field", width=10)
        self._use = button(frame, "use", labels.USE_DEBUG, self.use_debug)
        self._field.bind("<Return>", lambda _: self._use.invoke())
        self._skip = button(frame, "skip", labels.SKIP, self.skip)
        self._end = button(frame, "end", labels.END_GAME, self.end)
        self._new = button(frame, "new", labels.NEW_GAME, new_game, "Accent.TButton")
        self._put_first(self._roll)
        self._field.grid(row=1, column=1, padx=(0, GAP))
        self._use.grid(row=1, column=2, sticky="ew")
        self._skip.grid(row=2, column=0, columnspan=2, sticky="ew", pady=(GAP, 0), padx=(0, GAP))
        self._end.grid(row=2, column=2, sticky="ew", pady=(GAP, 0))
        frame.columnconfigure(2, weight=1)

    def _make_messages(self, parent: tk.Misc) -> None:
        frame = ttk.Labelframe(parent, name="messages", text=labels.MESSAGES)
        frame.pack(fill="both", expand=True, pady=(2 * GAP, 0))
        self._text = tk.Text(
            frame,
            name="text",
            height=7,
            width=40,
            wrap="word",
            state="disabled",
            background=CARD,
            foreground=INK,
            font="TkDefaultFont",
            relief="flat",
            padx=GAP,
            pady=GAP // 2,
        )
        bar = ttk.Scrollbar(frame, name="bar", command=self._text.yview)
        self._text.configure(yscrollcommand=bar.set)
        bar.pack(side="right", fill="y")
        self._text.pack(fill="both", expand=True)

    def _log(self, words: str) -> None:
        self._text.configure(state="normal")
        self._text.insert("end", f"{words}\n")
        self._text.configure(state="disabled")
        self._text.see("end")

    def _refresh(self) -> None:
        """Show the game as it is now."""
        game = self.game
        current = game.winner or game.players[game.current_player_index]
        heading = labels.WINNER if game.finished else labels.TURN
        self._turn.configure(text=f"{heading}: {current.name} ({current.color}, {current.ptype})")
        self._status.configure(text=f"{labels.TOTAL_MOVES}: {game.total_moves}")
        for seat, player in enumerate(game.players):
            values = [str(getattr(player, column)) for column in COLUMNS]
            self._panel.item(str(seat), values=values, tags=("turn",) if player is current else ())
        self._enable(self._roll, not game.finished)
        self._enable(self._skip, not game.finished)
        self._enable(self._use, game.debug and not game.finished)
        self._enable(self._field, game.debug and not game.finished)
        if game.finished:
            self._roll.grid_remove()
            self._put_first(self._new)
            self._board.canvas.focus_set()  # where Return starts nothing by mistake
        self._board.refresh()
        self._board.see(current.position)

    def _put_first(self, made: ttk.Button) -> None:
        """Above the other controls."""
        made.grid(row=0, column=0, columnspan=3, sticky="ew", pady=(0, GAP))

    def _enable(self, widget: ttk.Widget, enabled: bool) -> None:
        widget.state(["!disabled"] if enabled else ["disabled"])


def _figures(player: Player) -> str:
    """As in `position 19, coins 3, type lucky, moves 4`."""
    named = {figure: text for figure, text in COLUMNS.items() if figure != "color"}
    return ", ".join(f"{text.lower()} {getattr(player, figure)}" for figure, text in named.items())
