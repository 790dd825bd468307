"""Pictures as rows of coloured text: what a game draws and every painter can show."""

import unicodedata
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Span:
    """A piece of text with a meaning, which painters turn into colours.

    Tones: `good`, `bad`, `special`, `faint`, `plain`; `seat0`, `seat1`, ... for what belongs to a
    seat, and `token0`, `token1`, ... for its tokens; `blue`, `yellow`, `red`, `green` where a game's
    pieces have colours. Cells on screens are also `start`, `goal`, and `home` where a token is safe for
    good. `ground` says what lies underneath: `light` or `dark` squares, a tone, or nothing.
    """

    text: str
    tone: str = "plain"
    ground: str = ""


@dataclass
class Picture:
    rows: list[list[Span]] = field(default_factory=list)

    def add(self, *spans: Span) -> None:
        self.rows.append(list(spans))

    def plain(self) -> str:
        """Without colours, for logs and tests."""
        return "\n".join("".join(span.text for span in row).rstrip() for row in self.rows)


def columns_of(text: str) -> int:
    """How many columns of a terminal it takes.

    >>> columns_of("Zoë"), columns_of("王小明")
    (3, 6)
    """
    return sum(map(_columns, text))


def _columns(character: str) -> int:
    if unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def cut(text: str, columns: int) -> str:
    """`text`, or as much of it as there is room for.

    >>> cut("Ann", 3), cut("Magdalena", 6), cut("王小明", 4)
    ('Ann', 'Magda…', '王…')
    """
    if columns_of(text) <= columns:
        return text
    shown, room = "", columns - 1
    for character in text:
        room -= _columns(character)
        if room < 0:
            break
        shown += character
    return shown + "…" * (columns > 0)


def fitted(text: str, columns: int) -> str:
    """`text` in exactly so many columns."""
    shown = cut(text, columns)
    return shown + " " * (columns - columns_of(shown))
