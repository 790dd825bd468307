"""SVG as pixels (PNG), with our own fonts. Needs resvg, which the extras `server` and `desktop` bring."""

import re
from collections.abc import Sequence
from pathlib import Path

import resvg_py

FONTS = sorted(str(file) for file in (Path(__file__).parent / "fonts").glob("*.ttf"))
FOREIGN = re.compile("[^\0-\u017f\u2010-\u2026\u2212]")
"""Letters that our own fonts lack: only then those of the system are looked through, which takes a while."""


def rendered(svg: str, width: int, more_fonts: Sequence[str] = (), covered: str = "") -> bytes:
    """A picture of that width. `more_fonts` are files with letters that our own lack, `covered` is a class of
    regular expressions for those that they have; for the rest the system's are looked through."""
    foreign = FOREIGN.findall(svg)
    known = bool(covered) and all(re.match(covered, letter) for letter in set(foreign))
    return resvg_py.svg_to_bytes(
        svg_string=svg,
        width=width,
        font_files=[*FONTS, *more_fonts] if foreign else FONTS,
        font_family="Nunito Sans",
        sans_serif_family="Nunito Sans",
        serif_family="Fraunces",
        skip_system_fonts=not foreign or known,
    )
