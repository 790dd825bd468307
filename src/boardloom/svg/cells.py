"""How cells, words and icons look."""

from msgspec.structs import replace

from boardloom.core.scene import Node, Slot
from boardloom.svg import trays
from boardloom.svg.icons import SIGNS, icon
from boardloom.svg.markup import Value, number, path, tag
from boardloom.svg.materials import shaded

Drawn = tuple[str, tuple[Slot, ...]]
INK = "var(--pip)"
ON_TONE = "#fffdf6"
STITCHES: dict[str, Value] = {"stroke_width": 0.032, "stroke_dasharray": ".065 .06", "opacity": 0.6}
LIP = 0.05
"""How much of the side of a tile is seen below it."""


def cell(node: Node) -> Drawn:
    """A part of the ground."""
    look = {
        "tile": tile, "card": card, "tray": trays.tray, "glow": trays.glow, "well": trays.well,
        "socket": trays.socket, "groove": trays.groove,
    }  # fmt: skip
    if node.look == "none":
        return tag("rect", x=-node.w / 2, y=-node.h / 2, width=node.w, height=node.h, fill="transparent"), ()
    return look.get(node.look, flat)(node)


def _plain(node: Node) -> bool:
    return node.tone == "plain"


def _body(node: Node, fill: str, radius: float, inset: float = 0.0, **more: str | float | None) -> str:
    """A rectangle, or the polygon of the node's points."""
    if node.points:
        return tag("path", d=path([node.points]), fill=fill, stroke_linejoin="round", **more)
    w, h = node.w - 2 * inset, node.h - 2 * inset
    return tag("rect", x=-w / 2, y=-h / 2, width=w, height=h, rx=radius, fill=fill, **more)


def flat(node: Node) -> Drawn:
    """A square of paper: in the colour of the ground, washed with its tone, or in its full colour."""
    shade = next((flag for flag in node.flags if flag in ("light", "dark")), "")
    base = f"var(--cell-{shade})" if shade else "var(--cell)"
    solid = "solid" in node.flags
    fill = "var(--t)" if solid else base if _plain(node) else "var(--t-pale)"
    small = min(node.w, node.h)
    parts = [_body(node, fill, 0.0, stroke="var(--edge)", stroke_width=0.02)]
    if shade == "dark" and not _plain(node) and not solid:
        parts.append(_body(node, "#000000", 0.0, opacity=0.06))
    if "last" in node.flags:
        parts.append(_body(node, "none", 0.04, 0.05, stroke="var(--accent)", stroke_width=0.08))
    ink = ON_TONE if solid and not _plain(node) else INK
    parts.append(icon(node.icon, 0, small * (0.08 if node.text else 0), small * 0.52, ink))
    return "".join(parts), _marks(node, small, ink)


def _marks(node: Node, small: float, ink: str) -> tuple[Slot, ...]:
    """The small print at the top left, the mark in the middle."""
    slots = []
    if node.text:
        size = small * 0.235
        x, y = -node.w / 2 + small * 0.08, -node.h / 2 + small * 0.18
        slots.append(Slot("text", x, y, size, node.w * 0.8, ink, "start", weight=800))
    if node.mark and not node.icon:
        slots.append(Slot("mark", 0, small * (0.06 if node.text else 0), small * 0.44, node.w * 0.9, ink))
    return tuple(slots)


def tile(node: Node) -> Drawn:
    """A bevelled tile with a lip below, of ivory or in its tone."""
    w, h = node.w * 0.92, node.h * 0.9
    small = min(w, h)
    radius, left, top = small * 0.18, -w / 2, -h / 2 - LIP / 2
    box = {"x": left, "width": w, "height": h, "rx": radius}
    ivory = _plain(node) or "light" in node.flags
    parts = [
        tag("rect", y=top + LIP * 1.5, fill="#000000", opacity=0.25, **box),
        tag("rect", y=top + LIP, fill="var(--tile-lip)" if ivory else "var(--t-deep)", **box),
        tag("rect", y=top, fill=shaded("tile") if ivory else "var(--t-felt)", **box),
    ]
    if not ivory:
        parts.append(tag("rect", y=top, fill=shaded("sheen"), **box))
    r = radius * 0.88
    a, b, high = left + 0.02, left + w - 0.02, top + 0.02
    shine = f"M{number(a)} {number(high + r)}A{number(r)} {number(r)} 0 0 1 {number(a + r)} {number(high)}"
    shine += f"H{number(b - r)}A{number(r)} {number(r)} 0 0 1 {number(b)} {number(high + r)}"
    parts.append(
        tag("path", d=shine, fill="none", stroke="#ffffff", stroke_width=0.028, opacity=0.9 if ivory else 0.5)
    )
    if "last" in node.flags:
        parts.append(tag("rect", y=top, fill="none", stroke="var(--accent)", stroke_width=0.07, **box))
    sign = node.icon in SIGNS
    ink = INK if _plain(node) else "var(--t-lo)" if ivory else "var(--t-ink)"
    seam = "safe" in node.flags
    if seam:
        ring = tag("circle", cy=-LIP / 2, r=small * 0.42, fill="none", stroke=ink, **STITCHES)
        parts.append(ring)
    size = small * (0.56 if sign else 0.66)
    shown = 0.25 if sign and _plain(node) else 0.6 if sign and not ivory else None
    parts.append(icon(node.icon, 0, -LIP / 2, size, ink, shown))
    slots = _marks(node, small, INK if ivory else "var(--t-ink)")
    return "".join(parts), tuple(_as_detail(slot) if slot.of == "text" else slot for slot in slots)


def _as_detail(slot: Slot) -> Slot:
    """The small print of a tile, clear of its rounded corner."""
    return replace(slot, x=slot.x + 0.05, y=slot.y + 0.03, detail=True)


def card(node: Node) -> Drawn:
    """A large tile: its number, its icon, what it is called and what it does."""
    w, h = node.w, node.h
    small = min(w, h)
    radius, plain = small * 0.11, _plain(node)
    box = {"x": -w / 2, "width": w, "height": h - 0.06, "rx": radius}
    ink = INK if plain else ON_TONE
    parts = [
        tag("rect", y=-h / 2 + 0.1, fill="#000000", opacity=0.25, **box),
        tag("rect", y=-h / 2 + 0.06, fill="var(--tile-lip)" if plain else "var(--t-lo)", **box),
        tag("rect", y=-h / 2, fill="var(--tile-hi)" if plain else "var(--t)", **box),
        tag("rect", y=-h / 2, fill=shaded("gloss"), opacity=0.35, **box),
        icon(node.icon, 0, -h * 0.1, small * 0.48, ink, 0.45 if "faint" in node.flags else None),
    ]
    if "last" in node.flags:
        parts.append(
            tag(
                "rect",
                x=-w / 2 - 0.05,
                y=-h / 2 - 0.05,
                width=w + 0.1,
                height=h + 0.1,
                rx=radius + 0.05,
                fill="none",
                stroke="var(--on-felt)",
                stroke_width=0.05,
            )
        )
    room = w * 0.9
    slots = [
        Slot(
            "text",
            -w / 2 + small * 0.09,
            -h / 2 + small * 0.14,
            small * 0.15,
            room,
            ink,
            "start",
            "display",
            700,
        ),
        Slot("caption", 0, h * 0.26, small * 0.105, room, ink, weight=900),
        Slot("note", 0, h * 0.38, small * 0.1, room, ink, weight=600),
    ]
    return "".join(parts), tuple(slot for slot in slots if getattr(node, slot.of))


def words(node: Node) -> Drawn:
    """Words alone."""
    fill = "var(--soft)" if "faint" in node.flags else "var(--ink)" if _plain(node) else "var(--t)"
    slot = Slot("text" if node.text else "mark", 0, 0, node.h * 0.6, node.w, fill)
    if "mono" in node.flags:
        slot = replace(slot, font="mono")
    elif node.look == "title":
        slot = replace(slot, font="display", weight=600)
    return "", (slot,)


def icon_alone(node: Node) -> Drawn:
    fill = "var(--ink)" if _plain(node) else "var(--t)"
    return icon(node.icon, 0, 0, min(node.w, node.h), fill, 0.5 if "faint" in node.flags else None), ()
