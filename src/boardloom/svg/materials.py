"""Gradients that sprites are shaded with. They are made of light and shade alone, so that one gradient serves
every tone, or of the colours of a material.

Each has an id; a picture that stands alone gives its own a prefix, so that many can stand in one page.
"""

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


WHITE, BLACK = "#ffffff", "#000000"
GRADIENTS = (
    _linear("gloss", 0.3, 1, (0, WHITE, 0.34), (0.45, WHITE, 0.04), (0.6, BLACK, 0), (1, BLACK, 0.2)),
    _linear("side", 1, 0, (0, BLACK, 0.3), (0.3, WHITE, 0.34), (0.55, WHITE, 0), (1, BLACK, 0.5)),
    _radial("ball", 0.35, 0.28, 0.8, (0, WHITE, 0.75), (0.3, WHITE, 0.12), (0.6, BLACK, 0), (1, BLACK, 0.4)),
    _radial("well", 0.5, 0.36, 0.64, (0, BLACK, 0.14), (0.75, BLACK, 0.3), (1, BLACK, 0.48)),
    _radial("shadow", 0.5, 0.5, 0.5, (0, BLACK, 0.5), (0.55, BLACK, 0.3), (1, BLACK, 0)),
    _linear("wood", 1, 1, (0, "var(--wood-hi)", 1), (0.5, "var(--wood)", 1), (1, "var(--wood-lo)", 1)),
    _radial(
        "felt", 0.45, 0.36, 0.8, (0, "var(--felt-hi)", 1), (0.6, "var(--felt)", 1), (1, "var(--felt-lo)", 1)
    ),
    _linear("tile", 0.4, 1, (0, "var(--tile-hi)", 1), (1, "var(--tile)", 1)),
    _linear("ivory", 0.5, 1, (0, "var(--ivory)", 1), (1, "var(--ivory-lo)", 1)),
    _linear("brass", 1, 1, (0, "#ffe9a8", 1), (0.45, "#d9a53a", 1), (0.6, "#f3cc6b", 1), (1, "#8f621b", 1)),
)


def shaded(name: str) -> str:
    """What `fill` is for one of the gradients."""
    return f"url(#{PREFIX}{name})"
