"""Three ready-made boards."""

from boardloom.core.options import Options

LETTERS = {
    ".": "SIMPLE",
    "?": "SURPRISE",
    "#": "PRISON",
    "L": "LUCKY",
    "U": "UNLUCKY",
    "R": "REVERSE",
    "+": "PLAYAGAIN",
}


def _drawn(squares: str) -> dict[str, object]:
    """A board from one letter for each square."""
    return {"size": len(squares), "squares": [LETTERS[letter] for letter in squares]}


PRESETS: dict[str, Options] = {
    "short": _drawn("..L?U.#+.L.."),
    "classic": {**_drawn("..?.L.U+.#.R.L?.U+.."), "players": 3},
    "long": _drawn("..L.?..U.+.#..R..L..U?...+.U.L..#..?..R.U..+L...#.?..U.L.R.+..U."),
}
