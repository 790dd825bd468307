"""How dice look: cubes of ivory with pips, or of vermilion with pictures."""

from boardloom.core.scene import Node, Point
from boardloom.core.sprite import Slot
from boardloom.svg.icons import icon
from boardloom.svg.markup import Value, escaped, tag
from boardloom.svg.materials import shaded

PIPS: dict[str, tuple[Point, ...]] = {
    "1": ((0, 0),),
    "2": ((-1, -1), (1, 1)),
    "3": ((-1, -1), (0, 0), (1, 1)),
    "4": ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    "5": ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    "6": ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def is_beside(node: Node) -> bool:
    """Whether it is a die that is thrown beside the board."""
    return node.kind == "die" and node.look != "table"


def die(node: Node) -> tuple[str, tuple[Slot, ...]]:
    """The cube with what it shows."""
    size, pictures = min(node.w, node.h), bool(node.icon) or "special" in node.flags
    parts = [
        tag("rect", x=-0.4, y=-0.28, width=0.9, height=0.86, rx=0.2, fill="#000000", opacity=0.22),
        tag(
            "rect",
            x=-0.45,
            y=-0.4,
            width=0.9,
            height=0.9,
            rx=0.18,
            fill="#8f2c10" if pictures else "var(--ivory-lo)",
        ),
        pictured(node.icon, node.badge) if pictures else face(node.mark),
    ]
    if "last" in node.flags:
        parts.append(
            tag(
                "rect",
                x=-0.45,
                y=-0.47,
                width=0.9,
                height=0.9,
                rx=0.18,
                fill="none",
                stroke="var(--accent)",
                stroke_width=0.05,
            )
        )
    drawn = tag("g", *parts, transform=f"scale({size:g})", opacity=0.45 if "faint" in node.flags else None)
    shown = bool(node.mark) and node.mark not in PIPS and not node.icon
    return drawn, (Slot("mark", 0, -0.02 * size, 0.5 * size, 0.8 * size, weight=800),) if shown else ()


def face(mark: str, picture: str = "", number: str = "") -> str:
    """One side of a die: pips on ivory."""
    if picture:
        return pictured(picture, number)
    return _side(shaded("ivory"), "#ffffff", 0.7) + "".join(
        tag(
            "circle",
            cx=a * 0.24,
            cy=b * 0.24 - 0.02,
            r=0.088,
            fill="var(--accent)" if mark == "1" else "var(--pip)",
        )
        for a, b in PIPS.get(mark, ())
    )


def pictured(picture: str = "", number: str = "") -> str:
    """One side of a die that has pictures: cream on vermilion, its number in the corner; blank without."""
    corner: dict[str, Value] = {"font_family": "Fraunces, Georgia, serif", "font_weight": "900"}
    return "".join(
        [
            _side(shaded("ember"), "#ffb593", 0.5),
            icon(picture, 0.01, 0.04, 0.55, "#8b250a", 0.6),
            icon(picture, 0, 0.015, 0.55, "#fff7e8"),
            tag("text", escaped(number), x=-0.39, y=-0.275, font_size=0.17, fill="#fff7e8", **corner)
            if number
            else "",
        ]
    )


def _side(fill: str, light: str, opacity: float) -> str:
    """A square with an edge that catches light."""
    edge: dict[str, Value] = {"fill": "none", "stroke": light, "stroke_width": 0.03, "opacity": opacity}
    return tag("rect", x=-0.45, y=-0.47, width=0.9, height=0.9, rx=0.18, fill=fill) + tag(
        "rect", x=-0.43, y=-0.45, width=0.86, height=0.86, rx=0.16, **edge
    )
