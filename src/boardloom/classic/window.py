"""The custom board's own window, as its manual describes it: `./play classic-board`."""

from boardloom.classic.board.game import Game
from boardloom.core.errors import BadInput
from boardloom.core.message import message


def open_window(game_class: type[Game] = Game) -> None:
    """Play in a window until it is closed; `BadInput` says what is missing where there can be none."""
    try:
        import tkinter
    except ImportError:
        raise BadInput(message("window-no-tkinter")) from None
    from boardloom.classic.board.gui import Window

    try:
        window = Window(game_class)
    except tkinter.TclError as error:
        raise BadInput(message("window-no-display")) from error
    window.mainloop()
