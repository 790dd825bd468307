"""Medallions of players who sit around a table: a shape of their own in their colour, behind an emblem."""

from boardloom.svg.markup import Value, tag
from boardloom.svg.materials import shaded

SHAPES = (
    "M0 -.5L.43 -.37V.02C.43 .28 .22 .42 0 .5C-.22 .42 -.43 .28 -.43 .02V-.37Z",
    "M-.06 -.46Q0 -.5 .06 -.46L.4 -.27Q.45 -.24 .45 -.18V.18Q.45 .24 .4 .27L.06 .46Q0 .5 -.06 .46L-.4 .27"
    "Q-.45 .24 -.45 .18V-.18Q-.45 -.24 -.4 -.27Z",
    "M-.1 -.45Q0 -.55 .1 -.45L.45 -.1Q.55 0 .45 .1L.1 .45Q0 .55 -.1 .45L-.45 .1Q-.55 0 -.45 -.1Z",
    "M0 -.48A.48 .48 0 1 1 0 .48A.48 .48 0 1 1 0 -.48Z",
    "M-.25 -.44H.25Q.44 -.44 .44 -.25V.25Q.44 .44 .25 .44H-.25Q-.44 .44 -.44 .25V-.25Q-.44 -.44 -.25 -.44Z",
    "M-.22 -.46H.22L.46 -.22V.22L.22 .46H-.22L-.46 .22V-.22Z",
    "M0 -.46C.3 -.46 .45 -.2 .45 .06C.45 .32 .26 .46 0 .46C-.26 .46 -.45 .32 -.45 .06"
    "C-.45 -.2 -.3 -.46 0 -.46Z",
    "M-.42 -.42H.42V.12C.42 .32 .26 .46 0 .46C-.26 .46 -.42 .32 -.42 .12Z",
)
"""By seat, in a square of 1: shield, hexagon, diamond, circle, square, octagon, egg, pocket."""
GHOST = (
    "M-.42 -.08A.42 .42 0 0 1 .42 -.08V.46Q.35 .46 .3 .4Q.22 .32 .15 .42Q.07 .5 0 .42Q-.07 .34 -.15 .42"
    "Q-.22 .5 -.3 .42Q-.36 .36 -.42 .46Z"
)
PORTRAITS = ("ghost", *map(str, range(len(SHAPES))))
"""What their sprites are called, after `portrait-`."""


def portrait(name: str) -> str:
    """A medallion in `--t`, or the ghost of one."""
    if name == "ghost":
        return tag("path", d=GHOST, fill="#e9f6f0") + tag("path", d=GHOST, fill="var(--t)", opacity=0.3)
    shape: dict[str, Value] = {"d": SHAPES[int(name)]}
    rim: dict[str, Value] = {"fill": "none", "stroke": "#fff4dc", "stroke_width": 0.035, "opacity": 0.75}
    return "".join(
        [
            tag("path", fill="var(--t-deep)", transform="translate(0 .055)", **shape),
            tag("path", fill="var(--t)", **shape),
            tag("path", fill=shaded("gloss"), **shape),
            tag("path", transform="scale(.86)", **rim, **shape),
        ]
    )
