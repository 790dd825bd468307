"""How cells, words and icons look."""

from msgspec.structs import replace

from boardloom.core.scene import Node
from boardloom.core.sprite import Slot
from boardloom.svg import trays
from boardloom.svg.icons import SIGNS, icon
from boardloom.svg.markup import Value, number, path, tag
from boardloom.svg.materials import shaded

Drawn = tuple[str, tuple[Slot, ...]]
INK = "var(--pip)"
STITCHES: dict[str, Value] = {"stroke_width": 0.032, "stroke_dasharray": ".065 .06", "opacity": 0.6}
CARD_LIP = 0.055
MEANINGS = {"good": "var(--green)", "bad": "var(--red)", "special": "var(--purple)"}
"""The colours of what happens on a cell, alike in both themes."""
LIP = 0.05
"""How much of the side of a tile is seen below it."""


def cell(node: Node) -> Drawn:
    """A part of the ground."""
    look = {
        "tile": tile, "card": card, "tray": trays.tray, "glow": trays.glow, "well": trays.well,
        "socket": trays.socket, "groove": trays.groove, "dot": dot, "none": nothing,
    }  # fmt: skip
    return look.get(node.look, flat)(node)


def nothing(node: Node) -> Drawn:
    """Only a place to point at."""
    return tag("rect", x=-node.w / 2, y=-node.h / 2, width=node.w, height=node.h, fill="transparent"), ()


def dot(node: Node) -> Drawn:
    """A dot on the ground."""
    r = min(node.w, node.h) * 0.2
    return nothing(node)[0] + tag("circle", r=r, fill="var(--t)", opacity=0.8), ()


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
    solid, hue = "solid" in node.flags, node.tone == "hue"
    if hue:
        fill = "var(--t-soft)" if shade == "light" else "var(--t)"
    else:
        fill = "var(--t)" if solid else base if _plain(node) else "var(--t-pale)"
    edge = "var(--seam)" if hue or solid else "var(--edge)"
    small = min(node.w, node.h)
    parts = [_body(node, fill, 0.0, stroke=edge, stroke_width=0.025 if hue else 0.02)]
    if shade == "dark" and not _plain(node) and not solid and not hue:
        parts.append(_body(node, "#000000", 0.0, opacity=0.06))
    if "last" in node.flags:
        parts.append(_body(node, "none", 0.04, 0.05, stroke="var(--accent)", stroke_width=0.08))
    ink = "var(--print)" if hue else "var(--t-ink)" if solid and not _plain(node) else INK
    meaning = next((flag for flag in node.flags if flag in MEANINGS), "")
    if meaning and (node.icon or node.mark):
        parts.append(_medal(meaning, node.icon, small * 0.06, small * 0.1, small * 0.34))
        return "".join(parts), _marks(node, small, ink, fill, meaning)
    middle = (small * 0.06, small * 0.12) if node.text else (0.0, 0.0)
    parts.append(icon(node.icon, *middle, small * (0.8 if node.text else 0.52), ink))
    return "".join(parts), _marks(node, small, INK if solid else ink, fill)


def _medal(meaning: str, of: str, x: float, y: float, r: float) -> str:
    """A round sign of what happens here."""
    at: dict[str, Value] = {"cx": x, "cy": y}
    return "".join([
        tag("circle", cx=x + 0.02, cy=y + 0.05, r=r, fill="#000000", opacity=0.28),
        tag("circle", r=r, fill=MEANINGS[meaning], stroke="#fffdf6", stroke_width=r * 0.12, **at),
        tag("circle", r=r * 0.94, fill=shaded("gloss"), **at),
        icon(of, x, y, r * 1.36, "var(--ivory)", rim="#00000055"),
    ])  # fmt: skip


def _marks(node: Node, small: float, ink: str, ground: str, meaning: str = "") -> tuple[Slot, ...]:
    """The small print at the top left, above all links; the mark in the middle; a sign at the top right."""
    slots = []
    large = "large" in node.flags
    if node.text:
        size = small * (0.3 if large else 0.235)
        x, y = -node.w / 2 + small * 0.08, -node.h / 2 + small * (0.2 if large else 0.17)
        slots.append(Slot("text", x, y, size, node.w * 0.8, ink, "start", weight=850, halo=ground, over=True))
    if node.badge:
        x, y = node.w / 2 - small * 0.2, -node.h / 2 + small * 0.2
        slots.append(
            Slot("badge", x, y, small * 0.24, small * 0.3, "var(--soft)", weight=800, halo=ground, over=True)
        )
    if node.mark and not node.icon:
        fill = "var(--ivory)" if meaning else ink
        down = 0.1 if meaning else 0.06 if node.text else 0
        slots.append(
            Slot("mark", small * 0.06 if meaning else 0, small * down, small * 0.4, node.w * 0.9, fill)
        )
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
    slots = _marks(node, small, INK if ivory else "var(--t-ink)", "")
    return "".join(parts), tuple(_as_detail(slot) if slot.of == "text" else slot for slot in slots)


def _as_detail(slot: Slot) -> Slot:
    """The small print of a tile, clear of its rounded corner."""
    return replace(slot, x=slot.x + 0.05, y=slot.y + 0.03, detail=True, over=False)


def card(node: Node) -> Drawn:
    """A large tile: its number, its icon, what it is called and what it does."""
    w, h = node.w, node.h
    radius, plain, pale = w * 0.11, _plain(node), "light" in node.flags
    box: dict[str, Value] = {"x": -w / 2, "width": w, "height": h - CARD_LIP, "rx": radius}
    ink = INK if plain or pale else "var(--t-ink)"
    lip, face = ("var(--tile-lip)", "var(--tile-hi)") if plain else ("var(--t-lo)", "var(--t)")
    if pale:
        lip, face = "var(--tile-lip)", "var(--t-pale)"
    top = -h / 2
    small = node.caption or node.note
    parts = [
        tag("rect", y=top + 0.09, fill="#000000", opacity=0.3, **box),
        tag("rect", y=top + CARD_LIP, fill=lip, **box),
        tag("rect", y=top, fill=face, **box),
        tag("rect", y=top, fill=shaded("gloss"), opacity=0.3, **box),
        tag("path", d=_top_edge(w, top, radius), fill="none", stroke="#fff", stroke_width=0.02, opacity=0.55),
        icon(
            node.icon, 0, -h * 0.07 if small else 0.05, w * (0.5 if small else 0.62),
            "var(--t-deep)" if pale else ink, 0.3 if "faint" in node.flags else None,
        ),
    ]  # fmt: skip
    if "last" in node.flags:
        around: dict[str, Value] = {"x": -w / 2 - 0.05, "y": top - 0.05, "width": w + 0.1, "height": h + 0.1}
        parts.append(
            tag("rect", rx=radius + 0.05, fill="none", stroke="var(--on-felt)", stroke_width=0.05, **around)
        )
    room = w * 0.9
    size = 0.155 if small else 0.2
    slots = [
        Slot("text", -w * 0.41, top + size * w * 0.72, size * w, room, ink, "start", "display", 650),
        Slot("caption", 0, h * (0.26 if node.note else 0.34), w * 0.115, room, ink, weight=850),
        Slot("note", 0, h * 0.375, w * 0.098, room, ink, weight=600),
        Slot("mark", 0, 0.05, w * 0.4, room, ink, weight=700),
    ]
    return "".join(parts), tuple(
        slot for slot in slots if getattr(node, slot.of) and (slot.of != "mark" or not node.icon)
    )


def _top_edge(w: float, top: float, radius: float) -> str:
    """A line of light along the upper edge of a tile."""
    a, y, r = -w / 2 + 0.012, top + 0.012, radius * 0.95
    return (
        f"M{a:.3f} {y + r:.3f}A{r:.3f} {r:.3f} 0 0 1 {a + r:.3f} {y:.3f}H{-a - r:.3f}"
        f"A{r:.3f} {r:.3f} 0 0 1 {-a:.3f} {y + r:.3f}"
    )


def words(node: Node) -> Drawn:
    """Words alone."""
    fill = "var(--ink)" if _plain(node) else "var(--t)"
    if "dark" in node.flags:
        fill = INK if _plain(node) else "var(--t-deep)"
    elif "faint" in node.flags:
        fill = "var(--soft)"
    slot = Slot("text" if node.text else "mark", 0, 0, node.h * 0.6, node.w, fill)
    if "mono" in node.flags:
        slot = replace(slot, font="mono")
    elif node.look == "title":
        slot = replace(slot, font="display", weight=600)
    return "", (slot,)


def icon_alone(node: Node) -> Drawn:
    fill = "var(--ink)" if _plain(node) else "var(--t)"
    return icon(node.icon, 0, 0, min(node.w, node.h), fill, 0.5 if "faint" in node.flags else None), ()
