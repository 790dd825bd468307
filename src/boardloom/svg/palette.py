"""The colours of every painter, on a light or a dark ground: one palette for pictures and the browser.

Colour is never all that tells things apart: seats have an emblem, pieces a pattern or a letter.
"""

import colorsys
import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

Theme = Literal["light", "dark"]
Triple = tuple[float, float, float]

SEATS = ("#2e6fd8", "#f2b705", "#d9433f", "#2a9d6f", "#7a4fbf", "#e38b12", "#cc5c9a", "#2b8fa8")
"""Further seats get colours between these. Every seat has an emblem or a shape besides its colour."""
PIECES = {
    "blue": SEATS[0], "yellow": SEATS[1], "red": SEATS[2], "green": SEATS[3], "purple": SEATS[4],
    "orange": SEATS[5], "magenta": SEATS[6], "teal": SEATS[7], "olive": "#6f7d2a", "slate": "#5c5f78",
}  # fmt: skip
HUES: dict[Literal["light", "dark"], tuple[str, ...]] = {
    "light": (
        "#c2e0ca", "#d0e5c6", "#e1ebc5", "#f1efc9", "#f9eac3",
        "#fbe0b7", "#f9d2b2", "#f4c5b2", "#f0bdba", "#ebb9c6",
    ),
    "dark": (
        "#1c4639", "#224a3a", "#304b37", "#414832", "#50452d",
        "#593f2b", "#5e392e", "#5d3436", "#573241", "#4d3351",
    ),
}  # fmt: skip
"""Soft colours that follow each other, for rows of a board: `hue0`, `hue1`, …"""

THEMES: dict[Theme, dict[str, str]] = {
    "light": {
        "page": "#fbf7ef", "surface": "#ffffff", "raised": "#ffffff", "line": "#e4dccb", "border": "#8c8371",
        "ink": "#22252b", "soft": "#63676e", "accent": "#e4572e", "accent-ink": "#b23c17", "focus": "#0b57d0",
        "good": "#1b7a4b", "bad": "#b3261e", "special": "#7a4bb0", "alarm": "#c4201b",
        "sheet": "#f7f0e3", "ruled": "#e6dcc9",
        "felt": "#2f5d50", "felt-hi": "#3e7465", "felt-lo": "#234a3f", "on-felt": "#f6f1e4",
        "lamp": "#4f9580", "felt-deep": "#0e211b",
        "wood": "#c89b6c", "wood-hi": "#dcb48a", "wood-lo": "#9a7042", "wood-deep": "#6d4a28",
        "field": "#cfa270", "field-hi": "#e6c498", "groove": "#7a5330", "nap": "#8a7050",
        "glow": "#ffb814", "glow-hi": "#ffd766",
        "tile": "#f3e7d0", "tile-hi": "#fffcf4", "tile-lip": "#cdb78f",
        "ivory": "#fffdf8", "ivory-lo": "#e9dcc2", "pip": "#23262c",
        "plain": "#8a8f9a", "faint": "#b5b8bf", "start": "#2a9d6f", "goal": "#f2b705", "home": "#9ac7a8",
        "cell": "#f6efe1", "cell-light": "#faf4e8", "cell-dark": "#efe5d2", "edge": "#ddd0b8",
        "print": "#2a2b2e", "bleach": "#ffffff", "seam": "#ffffff", "tar": "#5d5c61", "stripe": "#e2d2a6",
    },
    "dark": {
        "page": "#16191c", "surface": "#20252a", "raised": "#2a3036", "line": "#343b42", "border": "#7d8494",
        "ink": "#f3efe6", "soft": "#a9adb3", "accent": "#e4572e", "accent-ink": "#ff9877", "focus": "#ffd54a",
        "good": "#5fd39a", "bad": "#ff9a90", "special": "#c9a5f5", "alarm": "#d3261f",
        "sheet": "#2b2f34", "ruled": "#393e44",
        "felt": "#1e4037", "felt-hi": "#24493f", "felt-lo": "#11261f", "on-felt": "#e8e2d4",
        "lamp": "#3b7b69", "felt-deep": "#06110d",
        "wood": "#8a6741", "wood-hi": "#a67d52", "wood-lo": "#5f4629", "wood-deep": "#3b2916",
        "field": "#513821", "field-hi": "#6e5033", "groove": "#24170c", "nap": "#000000",
        "glow": "#ffb814", "glow-hi": "#ffd15c",
        "tile": "#cdbd9c", "tile-hi": "#e9dcc2", "tile-lip": "#8b7650",
        "ivory": "#fbf4e4", "ivory-lo": "#cbbd9f", "pip": "#23262c",
        "plain": "#8a8f9a", "faint": "#5b616e", "start": "#2a8a64", "goal": "#d9a718", "home": "#5f9373",
        "cell": "#d9ccb2", "cell-light": "#ddd1b8", "cell-dark": "#cfc1a5", "edge": "#b5a585",
        "print": "#f6f1e6", "bleach": "#292a27", "seam": "#1b1a16", "tar": "#3d3d42", "stripe": "#b7a67c",
    },
}  # fmt: skip
TONES = ("good", "bad", "special", "plain", "faint", "start", "goal", "home")
BLACK, WHITE = "#000000", "#ffffff"
DARK_INK = "#22252b"
"""On what is bright in both themes: cells, tiles, discs, pieces."""
SHADES = {
    "hi": (0.62, WHITE), "lo": (0.74, BLACK), "deep": (0.5, BLACK), "pale": (0.42, "cell"),
    "wash": (0.16, WHITE), "dusk": (0.55, "felt-lo"), "felt": (0.93, "nap"), "soft": (0.5, "bleach"),
}  # fmt: skip
"""Lighter and darker kinds of a tone, `--t-hi` and so on: so much of the tone, the rest of another colour."""

BRIGHT, INK_DARK, INK_LIGHT = 0.68, (0.31, 0.07), (0.99, 0.006)
"""Letters on a colour (`--t-ink`) are dark where it is lighter than that; then lightness and strength of
both, in Oklch."""

HEX = re.compile(r"#[0-9a-fA-F]{6}")
SEAT = re.compile(r"(?:seat|token)(\d{1,4})")
HUE = re.compile(r"hue(\d{1,4})")
VAR = re.compile(r"var\(--([a-z-]+)\)")


def is_known(tone: str) -> bool:
    """Whether a tone has a colour of its own.

    >>> is_known("seat3"), is_known("good"), is_known("purpel")
    (True, True, False)
    """
    return tone in TONES or tone in PIECES or bool(SEAT.fullmatch(tone) or HUE.fullmatch(tone))


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
        if hue := HUE.fullmatch(tone):
            return HUES[self.theme][int(hue[1]) % len(HUES[self.theme])]
        if tone in TONES:
            return self.part(tone)
        return PIECES.get(tone) or self.part("plain")

    def resolved(self, markup: str, tone: str, pattern: str = "none") -> str:
        """Markup with its CSS variables replaced by colours; `--t` and its shades are those of a tone,
        `--pattern` is what fills a piece besides."""
        colour = self.tone(tone)

        def value(match: re.Match[str]) -> str:
            name = match[1]
            if name == "t":
                return colour
            if name == "pattern":
                return pattern
            if name == "t-ink":
                return ink_on(colour)
            if name.startswith("t-"):
                share, other = SHADES[name.removeprefix("t-")]
                return mix(colour, share, other if other.startswith("#") else self.part(other))
            return PIECES.get(name) or self.part(name)

        return VAR.sub(value, markup)


def css() -> str:
    """The same colours as CSS, for the browser: `web/src/palette.css` is written by it."""
    both = ((name, THEMES["light"][name], THEMES["dark"][name]) for name in THEMES["light"])
    lines = [f"  --{n}: {one if one == other else f'light-dark({one}, {other})'};" for n, one, other in both]
    lines += [f"  --seat{seat}: {colour};" for seat, colour in enumerate(SEATS)]
    hues = zip(HUES["light"], HUES["dark"], strict=True)
    lines += [f"  --hue{i}: light-dark({one}, {other});" for i, (one, other) in enumerate(hues)]
    lines += [f"  --{name}: {colour};" for name, colour in PIECES.items()]
    lines.append("  --pattern: none;")
    shades = [
        f"  --t-{name}: color-mix(in oklab, var(--t) {share:.0%},"
        f" {other if other.startswith('#') else f'var(--{other})'});"
        for name, (share, other) in SHADES.items()
    ]
    shades.append(
        f"  --t-ink: oklch(from var(--t) clamp({INK_DARK[0]}, ({BRIGHT} - l) * 1000, {INK_LIGHT[0]})"
        f" clamp({INK_LIGHT[1]}, (l - {BRIGHT}) * 1000, {INK_DARK[1]}) h);"
    )
    return "\n".join([":root {", *lines, "}", ".toned {", *shades, "}", ""])


def ink_on(colour: str) -> str:
    """A dark or a light kind of a colour that can be read on it.

    >>> ink_on("#2e6fd8"), ink_on("#f2b705")
    ('#f9fcff', '#402d00')
    """
    light, a, b = _to_oklab(colour)
    shade, strong = INK_DARK if light > BRIGHT else INK_LIGHT
    scale = strong / (math.hypot(a, b) or 1.0)
    return _from_oklab((shade, a * scale, b * scale))


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
