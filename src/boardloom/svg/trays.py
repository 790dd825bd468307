"""How places look that something lies in: trays of felt, wells, sockets of brass, grooves."""

import math
from collections.abc import Sequence

from boardloom.core.scene import Node, Point
from boardloom.core.sprite import Slot
from boardloom.svg.icons import icon
from boardloom.svg.markup import Value, number, tag
from boardloom.svg.materials import shaded

Drawn = tuple[str, tuple[Slot, ...]]
CORNER, NOTCH, NOTCH_IN, FILLET = 0.14, 0.146, 0.097, 0.062
"""Of the size of a tray: the radius of its corners; that of its notch, how far inside the corner the centre
of it is, and how the corners beside it are rounded."""
SEAM: dict[str, Value] = {
    "fill": "none",
    "stroke_dasharray": "0.15 0.125",
    "stroke_linecap": "round",
    "stroke_width": 0.038,
}
HEADER = 0.153
"""Of the size of a tray: how far from its edge its name is."""


def tray(node: Node) -> Drawn:
    """Sunk felt of its tone, with a seam, its emblem woven in, and a name on the side away from the notch.
    One that is out of play has a lid of wood."""
    if "faint" in node.flags:
        return _lid(node), ()
    size = min(node.w, node.h)
    right, down = _notch(node) or (1, 1)
    parts = [tag("path", d=edge(node), fill="var(--t-deep)")]
    # Ever smaller layers of felt, ever closer to the full colour, are the shadow that its edge casts.
    for share in (0.2, 0.4, 0.6, 0.8, 1.0):
        inset, opacity = 0.15 * share, 0.2 + 0.8 * share**3
        where = f"translate({number(0.03 * share)} {number(0.11 * share)})"
        parts.append(tag("path", d=edge(node, inset), fill="var(--t-felt)", opacity=opacity, transform=where))
    lined: dict[str, Value] = {"d": edge(node), "fill": "none"}
    parts += [
        tag("path", d=edge(node, 0.02), fill=shaded("sheen")),
        tag("path", d=edge(node, 0.02), fill=shaded("nap")),
        tag(
            "path", stroke="#ffffff", stroke_width=0.03, opacity=0.35, transform="translate(.02 .04)", **lined
        ),
        tag("path", stroke="#1d1006", stroke_width=0.05, opacity=0.6, **lined),
        tag("path", d=edge(node, 0.044 * size), stroke="#ffffff", opacity=0.45, **SEAM),
        icon(node.icon, -0.042 * size * right, 0.055 * size * down, 0.24 * size, "var(--t-hi)", 0.42),
    ]
    y = down * (HEADER * size - node.h / 2)
    slot = Slot(
        "text",
        0.123 * size - node.w / 2,
        y,
        0.094 * size,
        0.4 * size,
        "var(--t-ink)",
        "start",
        "display",
        600,
    )
    return "".join(parts), (slot,) if node.text else ()


def _lid(node: Node) -> str:
    line: dict[str, Value] = {"fill": "none", "stroke_width": 0.04}
    inner = edge(node, 0.044 * min(node.w, node.h))
    return "".join(
        [
            tag("path", d=edge(node), fill="#ffffff", opacity=0.1),
            tag("path", d=edge(node), stroke="#ffffff", opacity=0.35, transform="translate(.02 .04)", **line),
            tag("path", d=edge(node), stroke="var(--wood-deep)", opacity=0.6, **line),
            tag("path", d=inner, stroke="#ffffff", opacity=0.3, transform="translate(.015 .03)", **line),
            tag("path", d=inner, stroke="var(--wood-deep)", opacity=0.3, **line),
        ]
    )


def glow(node: Node) -> Drawn:
    """The light around a tray, and on its seam: whose it is has the turn."""
    light = [(0.32, 0.07), (0.27, 0.11), (0.22, 0.16), (0.17, 0.22), (0.11, 0.4)]
    parts = [
        tag(
            "path",
            d=edge(node, -wide / 2),
            fill="none",
            stroke="var(--glow)",
            stroke_width=wide,
            opacity=shown,
        )
        for wide, shown in light
    ]
    seam = edge(node, 0.044 * min(node.w, node.h))
    parts += [
        tag("path", d=edge(node), fill="none", stroke="var(--glow-hi)", stroke_width=0.085),
        tag("path", d=seam, stroke="var(--glow-hi)", opacity=0.9, **SEAM),
    ]
    return "".join(parts), ()


def edge(node: Node, inset: float = 0.0) -> str:
    """The outline of a tray, so far inside its edge."""
    size = min(node.w, node.h)
    a, b, r = node.w / 2 - inset, node.h / 2 - inset, CORNER * size - inset
    notch = _notch(node)
    right, down = notch or (1, 1)
    turns = right * down > 0  # in a mirror image arcs run the other way

    def at(x: float, y: float) -> str:
        return f"{number(x * right)} {number(y * down)}"

    def arc(radius: float, x: float, y: float, outwards: bool = True) -> str:
        return f"A{number(radius)} {number(radius)} 0 0 {int(outwards == turns)} {at(x, y)}"

    begun = f"M{at(-a + r, -b)}L{at(a - r, -b)}{arc(r, a, -b + r)}"
    if notch:
        cx, cy = node.w / 2 - NOTCH_IN * size, node.h / 2 - NOTCH_IN * size
        round_, f = NOTCH * size + inset, max(0.02, FILLET * size - inset)
        dx = a - f - cx
        dy = math.sqrt((round_ + f) ** 2 - dx**2)
        k = round_ / (round_ + f)
        cut = f"L{at(a, cy - dy)}{arc(f, cx + dx * k, cy - dy * k)}"
        cut += f"{arc(round_, cx - dy * k, cy + dx * k, False)}{arc(f, cx - dy, b)}"
    else:
        cut = f"L{at(a, b - r)}{arc(r, a - r, b)}"
    return f"{begun}{cut}L{at(-a + r, b)}{arc(r, -a, b - r)}L{at(-a, -b + r)}{arc(r, -a + r, -b)}Z"


def _notch(node: Node) -> tuple[int, int] | None:
    """Where the notch is: 1 for right and for below, -1 for left and for above."""
    corner = next((flag.removeprefix("notch-") for flag in node.flags if flag.startswith("notch-")), "")
    return (1 if "e" in corner else -1, 1 if "s" in corner else -1) if corner else None


def well(node: Node) -> Drawn:
    """A round hole, or one at each of its points."""
    r = min(node.w, node.h) / 2
    return "".join(_hole(x, y, r) for x, y in node.points or ((0.0, 0.0),)), ()


def _hole(x: float, y: float, r: float) -> str:
    def rim(side: int) -> str:
        """The arc around its lower or upper half."""
        a, b, at = number(x - r * 0.97), number(x + r * 0.97), number(y + side * r * 0.22)
        return f"M{a} {at}A{number(r)} {number(r)} 0 0 {int(side < 0)} {b} {at}"

    return "".join(
        (
            tag("circle", cx=x, cy=y, r=r, fill=shaded("well")),
            tag("path", d=rim(1), fill="none", stroke="#ffffff", stroke_width=0.034, opacity=0.34),
            tag("path", d=rim(-1), fill="none", stroke="#000000", stroke_width=0.04, opacity=0.28),
        )
    )


def socket(node: Node) -> Drawn:
    """A ring of brass around a hole."""
    r = min(node.w, node.h) / 2
    parts = [
        tag("circle", cx=0.01, cy=0.045, r=r, fill="#000000", opacity=0.3),
        tag("circle", r=r, fill=shaded("brass")),
        tag("circle", r=r * 0.86, fill="var(--t-lo)", stroke="#5d3c08", stroke_width=r * 0.025),
        _hole(0, 0, r * 0.85),
        icon(node.icon, 0, 0, r, "#f3cc6b", 0.9),
    ]
    slots = []
    if node.text:
        slots.append(Slot("text", r * 0.52, r * 0.56, r * 0.42, r, "#ffe9a8", weight=800, detail=True))
    if node.mark and not node.icon:
        slots.append(Slot("mark", 0, 0, r * 0.9, r * 1.4, "#f3cc6b", weight=800))
    return "".join(parts), tuple(slots)


def groove(node: Node) -> Drawn:
    """A recess that tiles lie in."""
    a, b = node.w / 2, node.h / 2
    outline: dict[str, Value] = {"d": rounded(node.points or ((-a, -b), (a, -b), (a, b), (-a, b)), 0.2)}
    light = tag("path", fill="none", stroke="#ffffff", stroke_width=0.05, opacity=0.3, **outline)
    parts = [
        tag("g", light, transform="translate(.02 .035)"),
        tag("path", fill="var(--groove)", **outline),
        tag("path", fill="none", stroke="#000000", stroke_width=0.045, opacity=0.4, **outline),
    ]
    return "".join(parts), ()


def rounded(points: Sequence[Point], r: float) -> str:
    """A polygon that runs clockwise, its outer corners rounded."""
    drawn = ""
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[i - 1], points[(i + 1) % len(points)]
        before, after = math.dist((ax, ay), (x, y)), math.dist((x, y), (bx, by))
        begin = "L" if drawn else "M"
        if (x - ax) * (by - y) <= (y - ay) * (bx - x):
            drawn += f"{begin}{number(x)} {number(y)}"
            continue
        here = f"{number(x + (ax - x) * r / before)} {number(y + (ay - y) * r / before)}"
        there = f"{number(x + (bx - x) * r / after)} {number(y + (by - y) * r / after)}"
        drawn += f"{begin}{here}Q{number(x)} {number(y)} {there}"
    return drawn + "Z"
