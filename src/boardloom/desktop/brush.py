"""SVG as surfaces of pygame: every picture and every word of the window is drawn by the painter of the house.

What is drawn is kept, so that a frame is a few copies of pixels.
"""

import io
import re
from collections import OrderedDict
from pathlib import Path
from typing import NamedTuple

import pygame
import pygame_gui

from boardloom.svg.markup import Value, escaped, fitting, tag, width_of
from boardloom.svg.materials import GRADIENTS
from boardloom.svg.palette import Palette, Theme, ink_on, mix
from boardloom.svg.pen import FONTS
from boardloom.svg.pixels import rendered

MOST_KEPT = 3000
USED = re.compile(r"url\(#([a-z-]+)\)")
NAMED = {match[1]: gradient for gradient in GRADIENTS if (match := re.search(r'id="([a-z-]+)"', gradient))}
"""The gradients and textures by name."""
NOTO = sorted(str(file) for file in (Path(pygame_gui.__file__).parent / "data").glob("NotoSans[AS]*.[ot]tf"))
"""Arabic and Chinese letters, which come with the toolkit of the forms."""
COVERED = "[\u0180-\u052f\u2000-\u25b9\u25bb-\u2bff\u2e80-\u9fff\uf900-\ufaff\ufe30-\uffef]"
"""Letters and signs that these have. Arabic ones are left to the system all the same where it has any: resvg
joins two fonts in one line only where letters have no marks above or below."""
SANS = "'Nunito Sans', 'Noto Sans Arabic', 'Noto Sans SC', sans-serif"
DISPLAY = f"{FONTS['display']}, 'Noto Sans Arabic', 'Noto Sans SC'"
SPARE = 1.5
"""How much wider words may be than they are thought to be."""


class Cut(NamedTuple):
    """A picture without the empty space around it, and where it lies from where it was drawn."""

    surface: pygame.Surface
    x: int
    y: int


class Brush:
    """Draws in the colours of one theme."""

    def __init__(self, theme: Theme, colours: tuple[str, ...] = ()) -> None:
        self.palette = Palette(theme, colours)
        self._kept: OrderedDict[tuple[str, int, int], Cut] = OrderedDict()

    def picture(self, markup: str, width: int, height: int, x: float = 0, y: float = 0) -> pygame.Surface:
        """So many pixels of a drawing, from a point of it on."""
        return self._drawn(markup, width, height, x, y, whole=True).surface

    def cut(self, markup: str, width: int, height: int, x: float = 0, y: float = 0) -> Cut:
        """The same without empty space around it; where it lies is told from the point (0, 0)."""
        return self._drawn(markup, width, height, x, y, whole=False)

    def _drawn(self, markup: str, width: int, height: int, x: float, y: float, whole: bool) -> Cut:
        # The one sign of our painters that these fonts lack has a twin which they have.
        markup = markup.replace("►", "▶")
        box = f"{x:.2f} {y:.2f} {width} {height}"
        key = (f"{box} {whole} {markup}", width, height)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        used = (NAMED[name] for name in dict.fromkeys(USED.findall(markup)) if name in NAMED)
        svg = tag(
            "svg",
            tag("defs", *(self.palette.resolved(gradient, "plain") for gradient in used)),
            markup,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=box,
            width=f"{width}",
            height=f"{height}",
            font_family=SANS,
        )
        surface = pygame.image.load(
            io.BytesIO(rendered(svg, width, NOTO, COVERED)), "drawn.png"
        ).convert_alpha()
        drawn = Cut(surface, round(x), round(y))
        if not whole:
            inked = surface.get_bounding_rect()
            drawn = Cut(surface.subsurface(inked).copy(), round(x) + inked.x, round(y) + inked.y)
        self._kept[key] = drawn
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return drawn

    def colour(self, part: str) -> str:
        return self.palette.part(part)

    def words(
        self,
        words: str,
        size: float,
        colour: str,
        room: float = 0.0,
        weight: int = 500,
        display: bool = False,
    ) -> Cut:
        """One line of words; x and y are from the left end of their middle line. With `room` they are no
        wider: smaller, then cut."""
        if room and width_of(words, size) > room:  # that is a guess: letters may be narrower
            drawn = self.words(words, size, colour, weight=weight, display=display)
            if drawn.surface.get_width() <= room:
                return drawn
        shown, size = fitting(words, size, room) if room else (words, size)
        width = max(1, int(width_of(shown, size) * SPARE + 2 * size))
        more: dict[str, Value] = {"font_weight": f"{weight}", "font_family": DISPLAY if display else None}
        markup = tag(
            "text", escaped(shown), x=0.0, y=0.35 * size, font_size=size, fill=colour,
            style="white-space:pre", **more,
        )  # fmt: skip
        drawn = self.cut(markup, width, max(2, int(size * 2)), 0, -size)
        if room and drawn.surface.get_width() > room:
            smaller = (int(room), max(1, int(drawn.surface.get_height() * room / drawn.surface.get_width())))
            return Cut(pygame.transform.smoothscale(drawn.surface, smaller), 0, drawn.y)
        return drawn

    def box(
        self, width: int, height: int, fill: str, rim: str = "", lip: float = 0.0, round_: float = 10.0
    ) -> pygame.Surface:
        """A rectangle with round corners; with a lip it stands, and asks to be pressed."""
        body: dict[str, Value] = {"x": 1.0, "width": width - 2.0, "rx": round_}
        high = height - 2.0 - lip
        parts = []
        if lip:
            parts.append(tag("rect", y=1 + lip, height=high, fill=mix(fill, 0.66, "#000000"), **body))
        line: dict[str, Value] = {"stroke": rim or None, "stroke_width": 1.5 if rim else None}
        parts.append(tag("rect", y=1.0, height=high, fill=fill, **body, **line))
        return self.picture("".join(parts), width, height)

    def ink_on(self, colour: str) -> str:
        return ink_on(colour)
