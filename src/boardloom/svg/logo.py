"""The mark of the house: two threads woven through two others. `web/public/icon.svg` is written by it."""

from boardloom.svg.markup import tag
from boardloom.svg.palette import SEATS

SIDE = 34.0
"""Of the square it lies in."""
FIRST, SECOND = 11.5, 22.5
"""Where the threads lie, from the top and from the left."""


def logo() -> str:
    """The mark, in a square from (0, 0)."""
    blue, yellow, red, green = SEATS[:4]
    return tag(
        "g",
        tag("path", d=f"M4 {FIRST}H30", stroke=red),
        tag("path", d=f"M4 {SECOND}H30", stroke=yellow),
        tag("path", d=f"M{FIRST} 4V30", stroke=blue),
        tag("path", d=f"M{SECOND} 4V30", stroke=green),
        tag("path", d=f"M8 {SECOND}H15", stroke=yellow, stroke_linecap="butt"),
        tag("path", d=f"M19 {FIRST}H26", stroke=red, stroke_linecap="butt"),
        stroke_linecap="round",
        stroke_width=7.0,
    )


def icon_file(ground: str = "", inset: float = 0.0) -> str:
    """The mark as a picture of its own; on a ground and with room around it where systems cut its edges."""
    side = SIDE + 2 * inset
    return tag(
        "svg",
        *([tag("rect", width=side, height=side, fill=ground)] if ground else []),
        tag("g", logo(), transform=f"translate({inset:g} {inset:g})" if inset else None),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {side:g} {side:g}",
    )
