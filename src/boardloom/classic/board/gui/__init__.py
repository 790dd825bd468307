"""The window of the custom board, as its manual describes it: setup screen, board editor, game screen.

It needs Tkinter; `boardloom.classic.window` opens it, and says what to install where that is missing.
"""

from boardloom.classic.board.gui.app import Window
from boardloom.classic.board.gui.board_canvas import BoardCanvas
from boardloom.classic.board.gui.game_screen import GameScreen
from boardloom.classic.board.gui.setup_screen import SetupScreen
from boardloom.classic.board.gui.squares_editor import SquaresEditor

__all__ = ["BoardCanvas", "GameScreen", "SetupScreen", "SquaresEditor", "Window"]
