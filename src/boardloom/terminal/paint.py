"""Pictures in colour: tones become rich styles that can be told apart without seeing red or green.

Squares carry their own paper and ink, so a board looks the same on a dark and on a light terminal.
"""

from functools import cache

from rich.color import Color
from rich.style import Style
from rich.text import Text

from boardloom.core.picture import Picture

SEATS = (
    "#0072B2", "#D55E00", "#009E73", "#CC79A7", "#C98A00", "#3D9BD1", "#9A8F00", "#7F7F7F",
    "#A8456F", "#8C6239", "#2A9D9D", "#6A5ACD", "#6B9E1F", "#E0567A", "#5F7F9F", "#9B59B6",
)  # fmt: skip
"""Okabe and Ito's colours, some darkened to be read on white; then eight more."""

NAMED = {"blue": "#0072B2", "yellow": "#F0C800", "red": "#C8321E", "green": "#009E73"}
"""Tones that are colours, for games whose pieces have them."""

PAPER = {"light": "#F4EDDC", "dark": "#E3D8BF"}
DARKER = {"blue": "#00588A", "yellow": "#7A6400", "red": "#A02010", "green": "#00694D"}
"""The same to be read on a square."""
INK = {"plain": "#1E1A14", "faint": "#8C8069", "good": "#00588A", "bad": "#A83200", "special": "#7A2E63"}
"""Tones on a square."""

OPEN = {"plain": None, "faint": None, "good": "#009E73", "bad": "#D55E00", "special": "#CC79A7"}
"""Tones on the terminal's own ground, whatever it is."""

BLACK, WHITE = "#000000", "#FFFFFF"


def paint(picture: Picture) -> Text:
    """The picture as rich text, one line a row."""
    painted = Text(no_wrap=True, overflow="crop", end="")
    for number, row in enumerate(picture.rows):
        painted.append("\n" if number else "")
        for span in row:
            painted.append(span.text, style(span.tone, span.ground))
    return painted


@cache
def style(tone: str, ground: str = "") -> Style:
    """How a tone looks on a ground."""
    if tone.startswith("token"):
        colour = _of_seat(tone)
        # Reversed, so that a token still stands out where there are no colours.
        return Style(color=colour, bgcolor=_readable_on(colour), bold=True, reverse=True)
    if ground in PAPER:
        ink = _of_seat(tone) if tone.startswith("seat") else DARKER.get(tone) or INK[tone]
        return Style(color=ink, bgcolor=PAPER[ground], bold=tone in ("good", "bad", "special"))
    if ground:
        own = _of_seat(ground) if ground.startswith("seat") else NAMED.get(ground) or OPEN[ground]
        colour = own or INK["faint"]
        return Style(color=_readable_on(colour), bgcolor=colour)
    if tone.startswith("seat"):
        return Style(color=_of_seat(tone))
    return Style(color=NAMED.get(tone) or OPEN[tone], dim=tone == "faint")


def _of_seat(tone: str) -> str:
    """The colour of `seat3` or `token3`."""
    return SEATS[int(tone.lstrip("seatokn")) % len(SEATS)]


def _readable_on(colour: str) -> str:
    """Black or white, whichever contrasts more."""
    linear = [(part / 255) ** 2.2 for part in Color.parse(colour).get_truecolor()]
    brightness = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return WHITE if brightness < 0.18 else BLACK
