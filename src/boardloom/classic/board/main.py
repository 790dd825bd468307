"""The entry point that the manual names: `python -m boardloom.classic.board.main` opens the window."""

import sys

from boardloom.classic.window import open_window
from boardloom.core.errors import BadInput
from boardloom.words import spoken


def main() -> None:
    try:
        open_window()
    except BadInput as error:
        print(f"boardloom: {spoken(error.words)}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
