"""`uv run main.py`: the menu of screens, or the one asked for: `uv run main.py terminal ludo`."""

import os
import sys

TERMINAL = "terminal"
"""The screen whose commands are called otherwise: `menu`, and `play` with a game."""
WINDOW, DESKTOP = "window", "desktop"
"""What the window is called where people read of it, and its command."""


def command_of(asked: list[str]) -> list[str]:
    """What `boardloom` is told for what was typed after main.py."""
    if not asked:
        return ["screens"]
    if asked[0] == TERMINAL:
        return ["play", *asked[1:]] if asked[1:] and not asked[1].startswith("-") else ["menu", *asked[1:]]
    return [DESKTOP, *asked[1:]] if asked[0] == WINDOW else asked


def main() -> None:
    try:
        from boardloom.cli import main as boardloom
    except ModuleNotFoundError as error:
        print(
            f"boardloom: {error.name} is not installed here; run ./play, or: uv run main.py", file=sys.stderr
        )
        sys.exit(2)
    if "UV" in os.environ:  # by which uv says that it runs us
        os.environ.setdefault("BOARDLOOM_COMMAND", "uv run main.py")
    sys.argv[1:] = command_of(sys.argv[1:])
    boardloom()


if __name__ == "__main__":
    main()
