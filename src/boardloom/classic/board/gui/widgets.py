"""Small parts that the screens share: colours, a style, buttons with keys."""

import tkinter as tk
from collections.abc import Callable
from tkinter import ttk

PAPER, CARD, INK, MUTED, ACCENT, WRONG = "#f5f1e8", "#fffdf7", "#2b2622", "#6b625a", "#1f5f54", "#a3261b"
COLORS = {
    "red": "#d63a2f",
    "blue": "#2f6fd6",
    "green": "#2f9e44",
    "orange": "#f08c00",
    "purple": "#8e44ad",
    "brown": "#8d5a2b",
    "pink": "#e64980",
    "cyan": "#0c9aa8",
    "gold": "#d4a80c",
    "black": "#222222",
}
"""The colours that players can have, and how the screen paints them."""
GAP = 8
USUAL = 96
"""Dots in an inch of a usual screen, for which sizes are given."""


def pixels(widget: tk.Misc, size: float) -> int:
    """A size of a usual screen in the pixels of this one: letters are larger where pixels are finer."""
    return round(size * max(1.0, round(4 * widget.winfo_fpixels("1i") / USUAL) / 4))


def set_style(root: tk.Tk) -> None:
    """Light paper, dark ink, and one accent for what comes next."""
    root.configure(background=PAPER)
    root.option_add("*Dialog.msg.font", "TkDefaultFont")
    root.option_add("*Dialog.msg.wrapLength", "6i")
    style = ttk.Style(root)
    style.theme_use("clam")
    style.configure(".", background=PAPER, foreground=INK, fieldbackground=CARD, bordercolor="#cfc6b4")
    style.configure("TLabelframe", background=PAPER, padding=GAP)
    style.configure("TLabelframe.Label", background=PAPER, foreground=ACCENT, font="TkHeadingFont")
    style.configure("TButton", padding=(10, 6), background="#e9e2d2")
    style.map("TButton", background=[("disabled", PAPER), ("active", "#dfd6c2")])
    style.configure("Accent.TButton", background=ACCENT, foreground="white", font="TkHeadingFont")
    style.map(
        "Accent.TButton",
        background=[("disabled", "#d8d2c4"), ("active", "#2a7a6c")],
        foreground=[("disabled", MUTED)],
    )
    style.configure("TCombobox", padding=3, background=CARD, arrowsize=pixels(root, 14))
    style.configure("TCheckbutton", indicatorsize=pixels(root, 10))
    style.configure("TScrollbar", arrowsize=pixels(root, 14))
    style.map(
        "TCombobox",
        fieldbackground=[("disabled", PAPER), ("readonly", CARD)],
        selectbackground=[("readonly", CARD)],
        selectforeground=[("readonly", INK)],
        foreground=[("disabled", MUTED)],
    )
    style.configure("TEntry", padding=3)
    style.configure("Treeview", background=CARD, fieldbackground=CARD, rowheight=pixels(root, 24))
    style.configure("Turn.TLabel", font=("TkDefaultFont", 15, "bold"))
    style.configure("Muted.TLabel", foreground=MUTED)
    style.configure("Wrong.TLabel", foreground=WRONG)


def button(
    parent: tk.Misc, name: str, text: str, command: Callable[[], None], style: str = "TButton"
) -> ttk.Button:
    """A button that Return presses, as does Alt with the first letter of its text (see `Window`)."""
    made = ttk.Button(parent, name=name, text=text, command=command, style=style, underline=0)
    made.bind("<Return>", lambda _: made.invoke())
    return made


def chooser(
    parent: tk.Misc, name: str, values: list[str], variable: tk.StringVar, width: int
) -> ttk.Combobox:
    """A drop-down list."""
    return ttk.Combobox(
        parent, name=name, values=values, textvariable=variable, width=width, state="readonly"
    )


def on_wheel(widget: tk.Misc, scroll: Callable[[int], None]) -> None:
    """Let the mouse wheel over a widget scroll by so many steps, and do nothing else."""

    def by(steps: int) -> Callable[["tk.Event[tk.Misc]"], str]:
        def turned(_: "tk.Event[tk.Misc]") -> str:
            scroll(steps)
            return "break"

        return turned

    def rolled(event: "tk.Event[tk.Misc]") -> str:
        scroll(-1 if event.delta > 0 else 1)
        return "break"

    widget.bind("<Button-4>", by(-1))
    widget.bind("<Button-5>", by(1))
    widget.bind("<MouseWheel>", rolled)


def swatch(master: tk.Misc, color: str, size: int = 14) -> tk.PhotoImage:
    """A disc in a player's colour."""
    size = pixels(master, size)
    image = tk.PhotoImage(master=master, width=size, height=size)
    middle, radius = (size - 1) / 2, size / 2 - 1
    for y in range(size):
        half = int(max(0.0, radius**2 - (y - middle) ** 2) ** 0.5 + 0.5)
        if half:
            image.put(paint(color), to=(int(middle - half + 1), y, int(middle + half + 1), y + 1))
    return image


def paint(color: str) -> str:
    """A player's colour as Tk writes it; what is no colour of ours is grey."""
    return COLORS.get(color, MUTED)
