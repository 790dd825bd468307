"""How each kind of node is drawn."""

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from boardloom.core.message import Wording
from boardloom.core.picture import columns_of
from boardloom.core.scene import Node, Point
from boardloom.svg.colours import BLACK, DARK_INK, WHITE, Palette, mix
from boardloom.svg.markup import Value, escaped, fitting, path, tag, text
from boardloom.svg.shapes import angle, outline, ribbon, smooth

PIPS: dict[str, tuple[Point, ...]] = {
    "1": ((0, 0),),
    "2": ((-1, -1), (1, 1)),
    "3": ((-1, -1), (0, 0), (1, 1)),
    "4": ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    "5": ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    "6": ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
RUNG = 0.32
"""From one rung of a ladder to the next."""
OUT_OF_PLAY = 0.45


@dataclass(frozen=True)
class Pen:
    """Draws nodes in pixels."""

    unit: float
    """Pixels to a board unit."""
    palette: Palette
    words: Wording
    faces: Mapping[str, str] = field(default_factory=dict)
    """What dice show that have no mark of their own."""
    open: Collection[str] = ()
    """Ids of what may be chosen, to be ringed."""

    def draw(self, node: Node) -> str:
        """A node with its label, which viewers show to whoever points at it."""
        kinds = {
            "cell": self._cell, "token": self._token, "piece": self._piece_node,
            "link": self._link, "die": self._die, "text": self._words,
        }  # fmt: skip
        drawn = kinds[node.kind](node)
        label = self.words(node.label)
        title = [tag("title", escaped(label))] if label else []
        ring = [self._ring(node)] if node.id in self.open else []
        faint = OUT_OF_PLAY if "faint" in node.flags and node.kind != "text" else None
        if not (title or ring or faint):
            return "".join(drawn)
        return tag("g", *title, *drawn, *ring, opacity=faint)

    def _ring(self, node: Node) -> str:
        u, round_ = self.unit, node.kind == "token"
        more = 0.05 if round_ else -0.04
        wide, high = node.w + 2 * more, node.h + 2 * more
        return tag(
            "rect", x=(node.x - wide / 2) * u, y=(node.y - high / 2) * u, width=wide * u, height=high * u,
            rx=(wide / 2 if round_ else 0.08) * u, fill="none", stroke=self.palette.part("accent"),
            stroke_width=2.5, stroke_dasharray="6 4",
        )  # fmt: skip

    def _cell(self, node: Node) -> list[str]:
        u, colours, flags = self.unit, self.palette, node.flags
        shade = "cell-light" if "light" in flags else "cell-dark" if "dark" in flags else "cell"
        base, tone = colours.part(shade), colours.tone(node.tone)
        fill = tone if "solid" in flags else base if node.tone == "plain" else mix(tone, 0.42, base)
        last = "last" in flags
        look: dict[str, Value] = {
            "fill": fill,
            "stroke": colours.part("accent" if last else "edge"),
            "stroke_width": (0.07 if last else 0.025) * u,
        }
        small, ink = min(node.w, node.h), colours.part("ink")
        left, top = node.x - node.w / 2, node.y - node.h / 2
        if node.points:
            parts = [tag("path", d=path([node.points], u), **look)]
        else:
            parts = [
                tag(
                    "rect",
                    x=left * u,
                    y=top * u,
                    width=node.w * u,
                    height=node.h * u,
                    rx=min(0.2, small * 0.06) * u,
                    **look,
                )
            ]
        if print_ := self.words(node.text):
            size = min(small * 0.26, node.w * 1.5 / max(1, columns_of(print_))) * u
            at = (left + small * 0.09) * u, (top + small * 0.04) * u + size * 0.7
            parts.append(text(print_, *at, size, ink, "start", opacity=0.8))
        if node.mark:
            y = (node.y + small * (0.06 if print_ else 0)) * u
            parts.append(text(node.mark, node.x * u, y, small * 0.44 * u, ink))
        return parts

    def _token(self, node: Node) -> list[str]:
        u, tone = self.unit, self.palette.tone(node.tone)
        x, y, r = node.x * u, node.y * u, node.w / 2 * u
        edge = self.palette.part("ink") if "last" in node.flags else mix(tone, 0.55, BLACK)
        shine = (
            f"M{x - r * 0.78:.2f} {y - r * 0.1:.2f}"
            f"A{r * 0.8:.2f} {r * 0.8:.2f} 0 0 1 {x + r * 0.1:.2f} {y - r * 0.8:.2f}"
        )
        size = r * (0.95 if columns_of(node.mark) < 2 else 0.72 if columns_of(node.mark) < 3 else 0.5)
        return [
            tag("ellipse", cx=x + r * 0.08, cy=y + r * 0.2, rx=r, ry=r * 0.96, opacity=0.25),
            tag("circle", cx=x, cy=y, r=r * 0.96, fill=tone, stroke=edge, stroke_width=r * 0.1),
            tag("circle", cx=x, cy=y, r=r * 0.66, fill=mix(tone, 0.12, WHITE)),
            tag(
                "path", d=shine, fill="none", stroke=WHITE, stroke_width=r * 0.09, stroke_linecap="round",
                opacity=0.7,
            ),
            text(node.mark, x, y, size, DARK_INK, font_weight="700"),
        ]  # fmt: skip

    def _piece_node(self, node: Node) -> list[str]:
        return self.piece(node.points, node.tone, node.mark, "last" in node.flags)

    def piece(self, squares: Sequence[Point], tone: str, mark: str = "", last: bool = False) -> list[str]:
        """One body of unit squares, given by their top left corners."""
        u, colour = self.unit, self.palette.tone(tone)
        body, face = (path(outline(squares, inset), u) for inset in (0.03, 0.14))
        parts = [
            tag(
                "path", d=body, fill=mix(colour, 0.66, BLACK), stroke=mix(colour, 0.5, BLACK),
                stroke_width=0.03 * u, stroke_linejoin="round",
            ),
            tag(
                "path", d=face, fill=colour, stroke=WHITE if last else mix(colour, 0.55, WHITE),
                stroke_width=(0.09 if last else 0.05) * u, stroke_linejoin="round",
            ),
        ]  # fmt: skip
        if mark:
            letters = (text(mark, (x + 0.5) * u, (y + 0.5) * u, 0.4 * u, DARK_INK) for x, y in squares)
            parts.append(tag("g", *letters, opacity=0.85))
        return parts

    def ghost(self, squares: Sequence[Point], tone: str, fits: bool) -> str:
        """A piece held over the board; crossed out where it may not be placed."""
        u, bad = self.unit, self.palette.part("bad")
        edge = path(outline(squares), u)
        if fits:
            frame = tag("path", d=edge, fill="none", stroke=self.palette.part("ink"), stroke_width=0.09 * u)
            return tag("g", *self.piece(squares, tone), frame, opacity=0.85)
        crosses = "".join(
            path(
                [((x + 0.25, y + 0.25), (x + 0.75, y + 0.75)), ((x + 0.75, y + 0.25), (x + 0.25, y + 0.75))],
                u,
                False,
            )
            for x, y in squares
        )
        look: dict[str, Value] = {"stroke": bad, "stroke_width": 0.09 * u}
        return tag(
            "g",
            tag(
                "path",
                d=edge,
                fill=bad,
                fill_opacity=0.35,
                stroke_dasharray=f"{0.2 * u:.1f} {0.12 * u:.1f}",
                **look,
            ),
            tag("path", d=crosses, fill="none", stroke_linecap="round", **look),
        )

    def _link(self, node: Node) -> list[str]:
        if len(node.points) < 2:
            return []
        kinds = {"snake": self._snake, "ladder": self._ladder}
        kind = next((kinds[flag] for flag in node.flags if flag in kinds), self._arrow)
        return kind(node.points, self.palette.tone(node.tone))

    def _placed(self, at: Point, degrees: float, *inside: str, **more: str | float | None) -> str:
        """Parts drawn in board units, moved to a point and turned."""
        u = self.unit
        where = f"translate({at[0] * u:.2f} {at[1] * u:.2f}) rotate({degrees:.2f}) scale({u:.3f})"
        return tag("g", *inside, transform=where, **more)

    def _snake(self, points: Sequence[Point], tone: str) -> list[str]:
        u, line = self.unit, smooth(points)
        body = ribbon(line, lambda t: 0.13 * (1 - 0.9 * t**2.5) * (0.75 if t < 0.06 else 1))
        belly = ribbon(line, lambda t: 0.05 * (1 - t**2))
        skin = {"fill": mix(tone, 0.82, BLACK), "stroke": mix(tone, 0.45, BLACK)}
        eyes = [
            tag("circle", cx=x, cy=y, r=r, fill=fill)
            for y in (-0.08, 0.08)
            for x, r, fill in ((0.1, 0.055, WHITE), (0.12, 0.028, "#10131a"))
        ]
        tongue = tag(
            "path", d="M.2 0h.14l.07 -.05m-.07 .05l.07 .05", fill="none", stroke="#d1303f",
            stroke_width=0.035, stroke_linecap="round",
        )  # fmt: skip
        head = tag("ellipse", cx=0.04, rx=0.22, ry=0.17, stroke_width=0.03, **skin)
        facing = angle(line[min(2, len(line) - 1)], line[0])
        return [
            tag("path", d=path([body], u), stroke_width=0.03 * u, stroke_linejoin="round", **skin),
            tag("path", d=path([belly], u), fill=mix(tone, 0.45, WHITE), opacity=0.75),
            self._placed(line[0], facing, tongue, head, *eyes),
        ]

    def _ladder(self, points: Sequence[Point], tone: str) -> list[str]:
        first, last = points[0], points[-1]
        length, wood = math.dist(first, last), self.palette.part("wood")
        steps = [RUNG * i for i in range(1, max(2, round(length / RUNG))) if RUNG * i < length - 0.05]
        rails = f"M-.1 -.16H{length + 0.1:.3f}M-.1 .16H{length + 0.1:.3f}"
        shade = f"M-.08 -.1H{length + 0.12:.3f}M-.08 .22H{length + 0.12:.3f}"
        rungs = "".join(f"M{x:.3f} -.16V.16" for x in steps)
        return [
            self._placed(
                first,
                angle(first, last),
                tag("path", d=shade, stroke=BLACK, stroke_width=0.1, opacity=0.18),
                tag("path", d=rungs, stroke=mix(tone, 0.25, wood), stroke_width=0.075),
                tag("path", d=rails, stroke=mix(tone, 0.45, wood), stroke_width=0.1),
                fill="none",
                stroke_linecap="round",
            )
        ]

    def _arrow(self, points: Sequence[Point], tone: str) -> list[str]:
        u, line = self.unit, smooth(points)
        dashes = f"{0.22 * u:.1f} {0.12 * u:.1f}"
        tip = tag("path", d="M.04 0L-.26 -.16V.16Z", fill=tone)
        return [
            tag(
                "path", d=path([line], u, closed=False), fill="none", stroke=tone, stroke_width=0.1 * u,
                stroke_dasharray=dashes, stroke_linecap="round",
            ),
            self._placed(line[-1], angle(line[-2], line[-1]), tip),
        ]  # fmt: skip

    def _die(self, node: Node) -> list[str]:
        u, size = self.unit, min(node.w, node.h) * self.unit
        x, y = node.x * u, node.y * u
        face = node.mark or self.faces.get(node.id, "")
        last = "last" in node.flags
        parts = [
            tag(
                "rect", x=x - 0.42 * size, y=y - 0.37 * size, width=0.9 * size, height=0.9 * size,
                rx=0.2 * size, opacity=0.22,
            ),
            tag(
                "rect", x=x - 0.45 * size, y=y - 0.45 * size, width=0.9 * size, height=0.9 * size,
                rx=0.18 * size, fill="#fdfcf8", stroke=self.palette.part("accent") if last else "#8b8778",
                stroke_width=(0.05 if last else 0.03) * size,
            ),
        ]  # fmt: skip
        if face in PIPS:
            spots = (
                tag("circle", cx=x + a * 0.25 * size, cy=y + b * 0.25 * size, r=0.085 * size)
                for a, b in PIPS[face]
            )
            parts.append(tag("g", *spots, fill="#1d2129"))
        elif face:
            parts.append(
                text(
                    face, x, y, min(0.5, 1.1 / max(1, columns_of(face))) * size, "#1d2129", font_weight="700"
                )
            )
        return parts

    def _words(self, node: Node) -> list[str]:
        u, colours = self.unit, self.palette
        words = self.words(node.text) or node.mark
        mono, ink = "mono" in node.flags, colours.part("ink")
        plain = ink if node.tone == "plain" else mix(colours.tone(node.tone), 0.6, ink)
        fill = colours.part("soft") if "faint" in node.flags else plain
        size, room = node.h * 0.6 * u, node.w * u
        if mono:
            size = min(size, room * 1.7 / max(1, columns_of(words)))
            return [
                text(
                    words,
                    node.x * u,
                    node.y * u,
                    size,
                    fill,
                    font_family="monospace",
                    style="white-space:pre",
                )
            ]
        shown, size = fitting(words, size, room)
        return [text(shown, node.x * u, node.y * u, size, fill)]
