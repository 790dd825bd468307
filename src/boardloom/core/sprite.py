"""How nodes of a scene look, drawn once for every screen that draws."""

from typing import Literal

from msgspec import Struct


class Slot(Struct, frozen=True, omit_defaults=True):
    """A place for one of a node's words on its sprite, in board units from the middle of the node."""

    of: Literal["text", "mark", "caption", "note", "badge"]
    x: float
    y: float
    """Of the middle of the line."""
    size: float
    width: float
    """Words that are wider are set smaller, then cut."""
    fill: str = "var(--pip)"
    anchor: Literal["middle", "start", "end"] = "middle"
    font: Literal["", "display", "mono"] = ""
    weight: int = 500
    detail: bool = False
    """Good to know, but left out unless people ask for it: what squares are called."""
    halo: str = ""
    """The colour of a rim around the letters, so that they can be read over anything."""
    over: bool = False
    """Whether it is drawn above everything that belongs to the board, links too."""


class Sprite(Struct, frozen=True, omit_defaults=True):
    """How nodes look that look alike: SVG around the origin, and where their words go. Painters add them to
    boards and scenes for screens that draw them; games do not. See `boardloom.svg.sprites`."""

    svg: str
    slots: tuple[Slot, ...] = ()
