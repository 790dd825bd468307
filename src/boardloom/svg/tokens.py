"""How tokens look: discs, pawns, pegs."""

from boardloom.core.scene import Node
from boardloom.core.sprite import Slot
from boardloom.svg.icons import icon
from boardloom.svg.markup import Value, tag
from boardloom.svg.materials import shaded

Drawn = tuple[str, tuple[Slot, ...]]
OUT_OF_PLAY = 0.45
EMBLEM = "#fffdf6"
TALL = 1.8
"""How much larger than its node a pawn is drawn: the node is as wide as its foot."""
FOOT = 0.2
"""Where its foot is below the middle of the drawing."""
PAWN = (
    "M-.25 .2C-.25 .09 -.13 .06 -.105 -.09C-.095 -.16 -.125 -.22 -.09 -.26H.09C.125 -.22 .095 -.16 .105 -.09"
    "C.13 .06 .25 .09 .25 .2C.25 .34 -.25 .34 -.25 .2Z"
)
"""The body of a pawn, below its head; 1 is the width of its node."""
HEAD = (-0.4, 0.155)
"""Where the middle of its head is, and how large it is."""


def token(node: Node) -> Drawn:
    parts, slots = {"pawn": pawn, "peg": peg, "medal": medal}.get(node.look, disc)(node)
    r = node.w / 2
    if node.badge:
        parts.append(
            tag(
                "circle",
                cx=r * 0.8,
                cy=-r * 0.85,
                r=r * 0.42,
                fill="var(--ivory)",
                stroke="var(--pip)",
                stroke_width=r * 0.07,
            )
        )
        slots.append(Slot("badge", r * 0.8, -r * 0.85, r * 0.56, r * 0.7, weight=800))
    faint = OUT_OF_PLAY if "faint" in node.flags else None
    return tag("g", *parts, opacity=faint), tuple(slots)


def disc(node: Node) -> tuple[list[str], list[Slot]]:
    """A round counter, with its mark or emblem."""
    r = node.w / 2
    rim = "var(--ink)" if "last" in node.flags else "var(--t-deep)"
    parts = [
        tag("ellipse", cx=r * 0.06, cy=r * 0.28, rx=r * 1.04, ry=r * 0.96, fill=shaded("shadow")),
        tag("circle", cy=r * 0.1, r=r * 0.95, fill="var(--t-deep)"),
        tag("circle", r=r * 0.95, fill="var(--t)", stroke=rim, stroke_width=r * 0.07),
        tag("circle", r=r * 0.95, fill=shaded("gloss")),
        tag(
            "circle",
            r=r * 0.66,
            fill="var(--t-wash)" if not node.icon else "none",
            stroke="var(--t-deep)",
            stroke_width=r * 0.05,
            opacity=0.95,
        ),
        icon(node.icon, 0, 0, r * 1.2, "var(--t-ink)"),
    ]
    slots = [Slot("mark", 0, 0, r * 0.9, r * 1.2, weight=800)] if node.mark and not node.icon else []
    return parts, slots


def pawn(node: Node) -> tuple[list[str], list[Slot]]:
    """A pawn that stands on its cell: higher than wide, its foot at the middle of the node."""
    up, r = HEAD
    outline: dict[str, Value] = {"stroke": "var(--t-deep)", "stroke_width": 0.03, "stroke_linejoin": "round"}
    halo: dict[str, Value] = {
        "fill": "#ffffff",
        "stroke": "#ffffff",
        "stroke_width": 0.1,
        "stroke_linejoin": "round",
    }
    light: dict[str, Value] = {"fill": "none", "stroke": "#ffffff", "stroke_linecap": "round"}
    parts = [
        *(_ring() if "turn" in node.flags else ()),
        tag("ellipse", cx=0.06, cy=0.26, rx=0.33, ry=0.13, fill=shaded("shadow")),
        tag("path", d=PAWN, **halo),
        tag("circle", cy=up, r=r, **halo),
        tag("path", d=PAWN, fill="var(--t)", **outline),
        tag("path", d=PAWN, fill=shaded("side"), opacity=0.4),
        tag("path", d="M-.07 -.13Q-.07 .03 -.18 .13", stroke_width=0.036, opacity=0.45, **light),
        tag("ellipse", cy=-0.255, rx=0.13, ry=0.045, fill="var(--t)", **outline),
        tag("circle", cy=up, r=r, fill="var(--t)", **outline),
        tag("circle", cy=up, r=r, fill=shaded("ball"), opacity=0.65),
        icon(node.icon, 0, 0.14, 0.21, EMBLEM, rim="var(--t-deep)"),
    ]  # fmt: skip
    size = node.w * TALL
    slots = (
        [Slot("mark", 0, (0.14 - FOOT) * size, 0.2 * size, 0.4 * size, EMBLEM, weight=800)]
        if node.mark and not node.icon
        else []
    )
    return [tag("g", *parts, transform=f"translate(0 {-FOOT * size:.3f}) scale({size:.3f})")], slots


def _ring() -> list[str]:
    """Whose turn it is, on the ground around its foot."""
    round_: dict[str, Value] = {"cy": 0.22, "rx": 0.36, "ry": 0.18, "fill": "none"}
    return [
        tag("ellipse", stroke="#ffffff", stroke_width=0.055, **round_),
        tag("ellipse", stroke="var(--accent)", stroke_width=0.04, stroke_dasharray="0.1 0.065", **round_),
    ]


def peg(node: Node) -> tuple[list[str], list[Slot]]:
    """A round peg with an emblem on its head, seen from a little above: its foot is around the middle of the
    node, its head above."""
    foot: dict[str, Value] = {"rx": 0.5, "ry": 0.39}
    neck = "M-.3 .03C-.27 -.08 -.25 -.13 -.25 -.24H.25C.25 -.13 .27 -.08 .3 .03A.3 .2 0 0 1 -.3 .03Z"
    side = "M-.5 0V.14A.5 .39 0 0 0 .5 .14V0Z"
    head: dict[str, Value] = {"cy": -0.28, "r": 0.395}
    parts = [
        tag("ellipse", cx=0.13, cy=0.24, rx=0.62, ry=0.46, fill=shaded("shadow")),
        tag("path", d=side, fill="var(--t)"),
        tag("path", d=side, fill=shaded("side")),
        tag("path", d="M-.5 .03A.5 .39 0 0 0 .5 .03", fill="none", stroke="#ffffff", stroke_width=0.027,
            opacity=0.34),
        tag("path", d="M-.5 .14A.5 .39 0 0 0 .5 .14", fill="none", stroke="var(--t-deep)", stroke_width=0.03),
        tag("ellipse", fill="var(--t)", **foot),
        tag("ellipse", fill=shaded("gloss"), stroke="var(--t-hi)", stroke_width=0.024, **foot),
        tag("ellipse", cy=0.04, rx=0.385, ry=0.285, fill="var(--t-deep)", opacity=0.55),
        tag("path", d=neck, fill="var(--t)"),
        tag("path", d=neck, fill=shaded("side")),
        tag("ellipse", cy=-0.06, rx=0.295, ry=0.16, fill="var(--t-deep)", opacity=0.5),
        tag("circle", fill="var(--t)", stroke="var(--t-deep)", stroke_width=0.026, **head),
        tag("circle", fill=shaded("ball"), **head),
        icon(node.icon, 0, -0.262, 0.53, "var(--t-deep)", 0.55),
        icon(node.icon, 0, -0.284, 0.53, "var(--t-ink)"),
        tag("ellipse", cx=-0.14, cy=-0.5, rx=0.15, ry=0.08, fill="#ffffff", opacity=0.6,
            transform="rotate(-32 -.14 -.5)"),
    ]  # fmt: skip
    r = node.w / 2
    slots = (
        [Slot("mark", 0, -0.56 * r, r * 0.6, r, "var(--t-ink)", weight=800)]
        if node.mark and not node.icon
        else []
    )
    return [tag("g", *parts, transform=f"scale({node.w:.3f})")], slots


def medal(node: Node) -> tuple[list[str], list[Slot]]:
    """A coin of brass with an emblem."""
    r = node.w / 2
    parts = [
        tag("circle", cx=r * 0.05, cy=r * 0.14, r=r * 0.97, fill="#000000", opacity=0.35),
        tag("circle", r=r * 0.96, fill=shaded("brass"), stroke="#7a5210", stroke_width=r * 0.07),
        tag("circle", r=r * 0.8, fill="none", stroke="#ffffff", stroke_width=r * 0.05, opacity=0.45),
        icon(node.icon, 0, 0, r * 1.22, "#553505"),
    ]
    slots = (
        [Slot("mark", 0, 0, r * 0.9, r * 1.2, "#553505", weight=800)] if node.mark and not node.icon else []
    )
    return parts, slots
