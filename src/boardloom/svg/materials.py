"""Gradients and textures that sprites are filled with. Gradients are made of light and shade alone, so that
one serves every tone, or of the colours of a material.

Each has an id; a picture that stands alone gives its own a prefix (`defs`), so that many can stand in one
page.
"""

import math
from random import Random

from boardloom.svg.markup import tag

PREFIX = "bl-"


def _stops(*stops: tuple[float, str, float]) -> list[str]:
    return [
        tag("stop", offset=at, stop_color=colour, stop_opacity=None if opacity == 1 else opacity)
        for at, colour, opacity in stops
    ]


def _linear(name: str, x2: float, y2: float, *stops: tuple[float, str, float]) -> str:
    return tag("linearGradient", *_stops(*stops), id=PREFIX + name, x1=0.0, y1=0.0, x2=x2, y2=y2)


def _radial(name: str, cx: float, cy: float, r: float, *stops: tuple[float, str, float]) -> str:
    return tag("radialGradient", *_stops(*stops), id=PREFIX + name, cx=cx, cy=cy, r=r)


WHITE, BLACK, BROWN = "#ffffff", "#000000", "#2e1600"


def _texture(name: str, w: float, h: float, *inside: str, turned: bool = False) -> str:
    turn = "rotate(45)" if turned else None
    return tag(
        "pattern", *inside, id=PREFIX + name, width=w, height=h, patternUnits="userSpaceOnUse",
        patternTransform=turn,
    )  # fmt: skip


def _nap() -> str:
    """Short hairs of felt."""
    draw, side = Random(3), 1.6
    hairs = {BLACK: "", WHITE: ""}
    for i in range(420):
        x, y, way = draw.uniform(0, side), draw.uniform(0, side), draw.uniform(0, math.pi)
        dx, dy = 0.022 * math.cos(way), 0.022 * math.sin(way)
        hairs[BLACK if i % 3 else WHITE] += f"M{x:.2f} {y:.2f}l{dx:.3f} {dy:.3f}"
    lines = (
        tag("path", d=d, fill="none", stroke=colour, stroke_width=0.014, opacity=0.1)
        for colour, d in hairs.items()
    )
    return _texture("nap", side, side, *lines)


def _grain() -> str:
    """Long lines of wood, bent a little, which begin again where they end."""
    draw, wide, high = Random(11), 9.0, 3.0
    lines = []
    for i in range(60):
        y, sway = high * (i + draw.uniform(0, 0.8)) / 60, draw.uniform(-0.07, 0.07)
        start, long = draw.uniform(0, wide * 0.6), draw.uniform(0.25, 1.0) * wide
        end = min(wide, start + long)
        bend = f"M{start:.2f} {y:.3f}Q{(start + end) / 2:.2f} {y + sway:.3f} {end:.2f} {y:.3f}"
        thick, shown = draw.uniform(0.008, 0.045), round(draw.uniform(0.08, 0.34), 2)
        lines.append(
            tag("path", d=bend, fill="none", stroke="var(--wood-deep)", stroke_width=thick, opacity=shown)
        )
    return _texture("grain", wide, high, *lines)


def _stripes() -> str:
    return _texture(
        "stripes", 0.5, 0.5, tag("rect", width=0.2, height=0.5, fill=WHITE, opacity=0.34), turned=True
    )


def _dots() -> str:
    return _texture("dots", 0.5, 0.5, tag("circle", cx=0.25, cy=0.25, r=0.1, fill="#4a3400", opacity=0.5))


def _lattice() -> str:
    lines = tag("path", d="M0 .25H.5M.25 0V.5", stroke=WHITE, stroke_width=0.07, opacity=0.45)
    return _texture("lattice", 0.5, 0.5, lines, turned=True)


PATTERNS = ("stripes", "dots", "lattice")
"""What pieces may wear."""
GRADIENTS = (
    _linear("gloss", 0.3, 1, (0, WHITE, 0.34), (0.45, WHITE, 0.04), (0.6, BLACK, 0), (1, BLACK, 0.2)),
    _linear("sheen", 0.5, 1, (0, WHITE, 0.1), (0.35, WHITE, 0), (0.45, BROWN, 0), (1, BROWN, 0.18)),
    _linear("side", 1, 0, (0, BLACK, 0.3), (0.3, WHITE, 0.34), (0.55, WHITE, 0), (1, BLACK, 0.5)),
    _radial("ball", 0.35, 0.28, 0.8, (0, WHITE, 0.75), (0.3, WHITE, 0.12), (0.6, BLACK, 0), (1, BLACK, 0.4)),
    _radial("well", 0.5, 0.36, 0.64, (0, BLACK, 0.14), (0.75, BLACK, 0.3), (1, BLACK, 0.48)),
    _radial("shadow", 0.5, 0.5, 0.5, (0, BLACK, 0.5), (0.55, BLACK, 0.3), (1, BLACK, 0)),
    _linear("wood", 1, 1, (0, "var(--wood-hi)", 1), (0.5, "var(--wood)", 1), (1, "var(--wood-lo)", 1)),
    _radial(
        "felt", 0.45, 0.36, 0.8, (0, "var(--felt-hi)", 1), (0.6, "var(--felt)", 1), (1, "var(--felt-lo)", 1)
    ),
    _linear("field", 0.6, 1, (0, "var(--field-hi)", 1), (1, "var(--field)", 1)),
    _linear("tile", 0.4, 1, (0, "var(--tile-hi)", 1), (1, "var(--tile)", 1)),
    _linear("ivory", 0.5, 1, (0, "var(--ivory)", 1), (1, "var(--ivory-lo)", 1)),
    _linear("ember", 0.6, 1, (0, "#ff8a5c", 1), (0.48, "#e4572e", 1), (1, "#c8401b", 1)),
    _radial(
        "lamp",
        0.5,
        0.44,
        0.62,
        (0, "var(--lamp)", 1),
        (0.5, "var(--felt)", 1),
        (0.72, "var(--felt-lo)", 1),
        (1, "var(--felt-deep)", 1),
    ),
    _linear("brass", 1, 1, (0, "#ffe9a8", 1), (0.45, "#d9a53a", 1), (0.6, "#f3cc6b", 1), (1, "#8f621b", 1)),
    _nap(),
    _grain(),
    _stripes(),
    _dots(),
    _lattice(),
)


def shaded(name: str) -> str:
    """What `fill` is for one of the gradients."""
    return f"url(#{PREFIX}{name})"
