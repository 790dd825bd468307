"""Draws nodes by their sprites, with their words, in colours of one palette."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from boardloom.core.message import Wording
from boardloom.core.scene import Face, Node, Point
from boardloom.core.sprite import Slot, Sprite
from boardloom.svg import pieces
from boardloom.svg.markup import Value, escaped, fitting, number, tag, text
from boardloom.svg.materials import PATTERNS, shaded
from boardloom.svg.palette import Palette
from boardloom.svg.sprites import origin, sprite_of

HALO = 0.24
"""How wide the rim of letters is, of their size."""
FONTS = {"display": "Fraunces, Georgia, serif", "mono": "monospace"}


@dataclass(frozen=True)
class Pen:
    """Draws nodes in pixels."""

    unit: float
    """Pixels to a board unit."""
    palette: Palette
    words: Wording
    faces: Mapping[str, str] = field(default_factory=dict)
    """What dice show that have no mark of their own."""
    sides: Mapping[str, Face] = field(default_factory=dict)
    """By mark: sides of dice that have pictures."""
    open: Collection[str] = ()
    """Ids of what may be chosen, to be ringed."""
    details: bool = False
    """Whether words are shown that most people do without."""
    patterns: bool = False
    """Whether pieces wear patterns."""

    def draw(self, node: Node) -> str:
        """A node with its label, which viewers show to whoever points at it."""
        if node.kind == "die":
            node = self._thrown(node)
        _, sprite = sprite_of(node)
        label = self.words(node.label)
        said = [self._word(node, slot) for slot in self._slots(sprite) if not slot.over]
        return tag(
            "g",
            *([tag("title", escaped(label))] if label else []),
            self.palette.resolved(
                self._placed(*origin(node), sprite.svg), node.tone, self._worn(node.pattern)
            ),
            *said,
            *([self.ring(node)] if node.id in self.open else []),
        )

    def _thrown(self, die: Node) -> Node:
        """A die with what it shows."""
        mark = die.mark or self.faces.get(die.id, "")
        if side := self.sides.get(mark):
            return replace(die, mark=mark, icon=side.icon, badge=side.number)
        return replace(
            die, mark=mark, flags=(*die.flags, "special") if self.sides and not mark else die.flags
        )

    def print(self, node: Node) -> list[str]:
        """What is written above everything that belongs to the board."""
        return [self._word(node, slot) for slot in self._slots(sprite_of(node)[1]) if slot.over]

    def _slots(self, sprite: Sprite) -> list[Slot]:
        """The places of words that are shown."""
        return [slot for slot in sprite.slots if self.details or not slot.detail]

    def _placed(self, x: float, y: float, markup: str) -> str:
        u = self.unit
        return (
            tag("g", markup, transform=f"translate({number(x * u)} {number(y * u)}) scale({number(u)})")
            if markup
            else ""
        )

    def _word(self, node: Node, slot: Slot) -> str:
        said = self.words(getattr(node, slot.of))
        u, (x, y) = self.unit, origin(node)
        shown, size = fitting(said, slot.size * u, slot.width * u)
        more: dict[str, Value] = {"font_weight": f"{slot.weight}", "font_family": FONTS.get(slot.font)}
        if slot.font == "mono":
            more["style"] = "white-space:pre"
        if slot.halo:
            more |= {
                "stroke": self.palette.resolved(slot.halo, node.tone), "stroke_width": HALO * size,
                "stroke_linejoin": "round", "paint_order": "stroke",
            }  # fmt: skip
        fill = self.palette.resolved(slot.fill, node.tone)
        return text(shown, (x + slot.x) * u, (y + slot.y) * u, size, fill, slot.anchor, **more)

    def ring(self, node: Node) -> str:
        """Dashes around what may be chosen."""
        u, round_ = self.unit, node.kind == "token"
        more = 0.05 if round_ else -0.04
        wide, high = node.w + 2 * more, node.h + 2 * more
        return tag(
            "rect", x=(node.x - wide / 2) * u, y=(node.y - high / 2) * u, width=wide * u, height=high * u,
            rx=(wide / 2 if round_ else 0.08) * u, fill="none", stroke=self.palette.part("accent"),
            stroke_width=2.5, stroke_dasharray="6 4",
        )  # fmt: skip

    def _worn(self, pattern: str) -> str:
        """What fills a piece besides its colour."""
        return shaded(pattern) if self.patterns and pattern in PATTERNS else "none"

    def piece(self, squares: Sequence[Point], tone: str, pattern: str = "") -> list[str]:
        """One body of unit squares, given by their top left corners."""
        return [self.palette.resolved(self._placed(0, 0, pieces.body(squares)), tone, self._worn(pattern))]

    def ghost(self, squares: Sequence[Point], tone: str, fits: bool) -> str:
        """A piece held over the board; in red where it may not be placed."""
        rim, dash = ("var(--t-deep)", "#ffffff") if fits else ("none", "var(--alarm)")
        frame = self.palette.resolved(self._placed(0, 0, pieces.dashes(squares, rim, dash)), tone)
        return tag("g", tag("g", *self.piece(squares, tone), opacity=0.85 if fits else 0.55), frame)
