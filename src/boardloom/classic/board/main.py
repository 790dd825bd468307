"""The entry point that the manual names: `python -m boardloom.classic.board.main` opens the window."""

from boardloom.classic.program import ending
from boardloom.classic.window import open_window


def main() -> None:
    with ending():
        open_window()


if __name__ == "__main__":
    main()
