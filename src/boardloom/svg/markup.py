"""SVG as text: elements whose attributes and words are always escaped."""

import re
from collections.abc import Iterable, Sequence

from boardloom.core.picture import columns_of, cut
from boardloom.core.scene import Point

FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What no XML may hold, not even escaped."""
ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})
LETTER = 0.56
"""The width of a usual letter, of the size of its font."""
Value = str | float | None


def to_the_left(words: str) -> str:
    """Words of a language that runs from right to left. They begin at the right whatever is in them: a name
    in Latin letters, or a number below zero."""
    return f"\u2067{words}\u2069"


def escaped(words: str) -> str:
    """
    >>> escaped('<b>"x"</b>')
    '&lt;b&gt;&quot;x&quot;&lt;/b&gt;'
    """
    return FORBIDDEN.sub("", words).translate(ESCAPES)


def number(value: float) -> str:
    """At most three digits after the point, and no more than are needed."""
    shown = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if shown == "-0" else shown


def tag(name: str, *inside: str, **attributes: Value) -> str:
    """An element: `inside` is markup already; `stroke_width` becomes stroke-width, None is left out."""
    parts = [name]
    for key, value in attributes.items():
        if value is not None:
            shown = value if isinstance(value, str) else number(value)
            parts.append(f'{key.rstrip("_").replace("_", "-")}="{escaped(shown)}"')
    opening = " ".join(parts)
    return f"<{opening}>{''.join(inside)}</{name}>" if inside else f"<{opening}/>"


def path(loops: Iterable[Sequence[Point]], unit: float = 1.0, closed: bool = True) -> str:
    """What the attribute `d` of a path is: lines through points, so many pixels to a unit."""
    end = "Z" if closed else ""
    return "".join(
        "M" + "L".join(f"{number(x * unit)} {number(y * unit)}" for x, y in loop) + end for loop in loops
    )


def width_of(words: str, size: float) -> float:
    """About as wide as words are in a font of that size."""
    return columns_of(words) * LETTER * size


def text(
    words: str, x: float, y: float, size: float, fill: str, anchor: str = "middle", **more: Value
) -> str:
    """Words whose middle line is at y. Not every viewer knows how to centre them by itself."""
    return tag(
        "text", escaped(words), x=x, y=y + 0.35 * size, font_size=size, fill=fill,
        text_anchor=None if anchor == "start" else anchor, **more,
    )  # fmt: skip


def fitting(words: str, size: float, room: float, least: float = 0.8) -> tuple[str, float]:
    """Words and the size of their font so that they are no wider than `room`: smaller, then cut.

    >>> fitting("Ann", 10, 100), fitting("Magdalena", 10, 30)
    (('Ann', 10), ('Magda…', 8.0))
    """
    wide = width_of(words, size)
    if wide <= room:
        return words, size
    shrunk = max(least, room / wide) * size
    return cut(words, max(1, int(room / (LETTER * shrunk) + 1e-9))), shrunk
