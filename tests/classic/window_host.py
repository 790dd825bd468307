"""The custom board's window in a process of its own; tests ask it in Tcl what it shows.

What is typed and clicked comes from the X server alone. Lines on standard input are Tcl scripts as JSON,
and each is answered by a line with its result. Tk itself reads them, so it answers while a box is open, too.
"""

import json
import random
import sys
import tkinter
from pathlib import Path

from boardloom.classic.board.gui import Window
from boardloom.core.plugins import load


def main() -> None:
    random.seed(int(sys.argv[1]))
    for file in sys.argv[2:]:
        load(Path(file))
    window = Window()

    def answer(*_: object) -> None:
        line = sys.stdin.readline()
        if not line:
            window.destroy()
            return
        try:
            result = str(window.tk.eval(json.loads(line)))
        except tkinter.TclError as error:
            result = f"error: {error}"
        print(json.dumps(result), flush=True)

    window.tk.createfilehandler(sys.stdin, tkinter.READABLE, answer)
    window.mainloop()


if __name__ == "__main__":
    main()
