"""The colours of tones: those of the browser client, on a light or a dark ground.

Seats and pieces have colours that colour-blind eyes tell apart; every one of them also has a mark.
"""

import colorsys
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

Theme = Literal["light", "dark"]
Triple = tuple[float, float, float]

SEATS = ("#3b6fd4", "#e07b00", "#1f9e77", "#d1478f", "#c2a300", "#46a8d8")
"""Further seats get colours between these."""
PIECES = {"blue": "#3b6fd4", "yellow": "#e6b800", "red": "#d64545", "green": "#1f9e77"}

THEMES: dict[Theme, dict[str, str]] = {
    "light": {
        "page": "#f6f4ef", "surface": "#ffffff", "line": "#d8d4c9", "ink": "#1d2129", "soft": "#5a606c",
        "accent": "#2d4a9e", "good": "#1b7a4b", "bad": "#b3261e", "special": "#7a4bb0",
        "plain": "#8a8f9a", "faint": "#b5b8bf", "start": "#7ba7d9", "goal": "#e0b43c", "home": "#9ac7a8",
        "cell": "#fbf9f3", "cell-light": "#fbf8f0", "cell-dark": "#ece6d8", "edge": "#cfc7b4",
        "wood": "#a9743c",
    },
    "dark": {
        "page": "#15171c", "surface": "#1e2128", "line": "#3a3f4b", "ink": "#eceae4", "soft": "#a9aeb9",
        "accent": "#9db4ff", "good": "#5fd39a", "bad": "#ff9a90", "special": "#c9a5f5",
        "plain": "#8a8f9a", "faint": "#5b616e", "start": "#5b83b3", "goal": "#d0a63a", "home": "#5f9373",
        "cell": "#2a2e37", "cell-light": "#31353f", "cell-dark": "#282c35", "edge": "#454b58",
        "wood": "#c08b52",
    },
}  # fmt: skip
TONES = ("good", "bad", "special", "plain", "faint", "start", "goal", "home")
BLACK, WHITE = "#000000", "#ffffff"
DARK_INK = "#14171d"
"""On discs and pieces, which are bright in both themes."""

HEX = re.compile(r"#[0-9a-fA-F]{6}")
SEAT = re.compile(r"(?:seat|token)(\d{1,4})")


@dataclass(frozen=True)
class Palette:
    """The colours of one picture."""

    theme: Theme = "light"
    chosen: Sequence[str] = ()
    """By seat: the colour its player chose, as #rrggbb; anything else: the usual one."""

    def part(self, name: str) -> str:
        """The colour of a part of the picture: `ink`, `page`, …"""
        return THEMES[self.theme][name]

    def tone(self, tone: str) -> str:
        """The colour of a tone; one that nobody knows is plain."""
        if seat := SEAT.fullmatch(tone):
            number = int(seat[1])
            own = self.chosen[number] if number < len(self.chosen) else ""
            return own if HEX.fullmatch(own) else of_seat(number)
        if tone in TONES:
            return self.part(tone)
        return PIECES.get(tone) or self.part("plain")


def of_seat(seat: int) -> str:
    """The colour of a seat whose player chose none."""
    if seat < len(SEATS):
        return SEATS[seat]
    parts = colorsys.hls_to_rgb(seat * 137.5 % 360 / 360, 0.45 + seat % 3 * 0.12, 0.55)
    return _hex(parts)


@cache
def mix(colour: str, share: float, other: str) -> str:
    """So much of a colour, the rest of another, as the eye mixes them (in Oklab).

    >>> mix("#ff0000", 1.0, "#ffffff"), mix("#000000", 0.0, "#ffffff")
    ('#ff0000', '#ffffff')
    """
    a, b = _to_oklab(colour), _to_oklab(other)
    blend = [share * x + (1 - share) * y for x, y in zip(a, b, strict=True)]
    return _from_oklab((blend[0], blend[1], blend[2]))


def _hex(parts: Triple) -> str:
    return "#" + "".join(f"{round(255 * min(1.0, max(0.0, part))):02x}" for part in parts)


def _times(rows: tuple[Triple, Triple, Triple], v: Triple) -> Triple:
    a, b, c = (row[0] * v[0] + row[1] * v[1] + row[2] * v[2] for row in rows)
    return a, b, c


# Oklab, as its author published it: linear RGB to cone responses, their cube roots to lightness and two hues.
_CONES = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
_LAB = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)
_ROOTS = (
    (1.0, 0.3963377774, 0.2158037573),
    (1.0, -0.1055613458, -0.0638541728),
    (1.0, -0.0894841775, -1.2914855480),
)
_RGB = (
    (4.0767416621, -3.3077115913, 0.2309699292),
    (-1.2684380046, 2.6097574011, -0.3413193965),
    (-0.0041960863, -0.7034186147, 1.7076147010),
)


def _to_oklab(colour: str) -> Triple:
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    x, y, z = _times(_CONES, (r, g, b))
    return _times(_LAB, (x ** (1 / 3), y ** (1 / 3), z ** (1 / 3)))


def _from_oklab(lab: Triple) -> str:
    x, y, z = _times(_ROOTS, lab)
    r, g, b = (
        p * 12.92 if p <= 0.0031308 else 1.055 * p ** (1 / 2.4) - 0.055
        for p in (max(0.0, part) for part in _times(_RGB, (x**3, y**3, z**3)))
    )
    return _hex((r, g, b))
