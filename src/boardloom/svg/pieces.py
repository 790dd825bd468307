"""How pieces look: one body of unit squares, bevelled."""

from collections.abc import Sequence

from boardloom.core.scene import Node, Point, Slot
from boardloom.svg.markup import number, path, tag
from boardloom.svg.shapes import outline

GAP, BEVEL = 0.035, 0.13
MARK = 0.4


def piece(node: Node) -> tuple[str, tuple[Slot, ...]]:
    slots = tuple(Slot("mark", x + 0.5, y + 0.5, MARK, 1.0, weight=700) for x, y in node.points)
    drawn = body(node.points, node.pattern, "last" in node.flags)
    if "faint" in node.flags:
        drawn = tag("g", drawn, opacity=0.45)
    return drawn, slots if node.mark else ()


def body(squares: Sequence[Point], pattern: str = "", last: bool = False) -> str:
    """Edges lighter above and to the left, darker below and to the right, and a shadow."""
    around = path(outline(squares, GAP))
    inner = outline(squares, GAP + BEVEL)
    parts = [
        tag("path", d=around, fill="#000000", opacity=0.28, transform="translate(.03 .07)"),
        tag("path", d=around, fill="var(--t)"),
    ]
    for outer_loop, inner_loop in zip(outline(squares, GAP), inner, strict=True):
        for i in range(len(outer_loop)):
            a, b = outer_loop[i], outer_loop[(i + 1) % len(outer_loop)]
            c, d = inner_loop[(i + 1) % len(inner_loop)], inner_loop[i]
            lit = a[1] == b[1] and b[0] > a[0], a[0] == b[0] and b[1] < a[1]
            fill, opacity = (
                ("#ffffff", 0.38 if lit[0] else 0.2)
                if any(lit)
                else ("#000000", 0.3 if a[1] == b[1] else 0.18)
            )
            parts.append(tag("path", d=path([(a, b, c, d)]), fill=fill, opacity=opacity))
    seams = _seams(squares)
    if seams:
        parts.append(tag("path", d=seams, fill="none", stroke="#000000", stroke_width=0.02, opacity=0.14))
    parts.append(_pattern(squares, pattern))
    if last:
        parts.append(
            tag("path", d=around, fill="none", stroke="#ffffff", stroke_width=0.08, stroke_linejoin="round")
        )
    return "".join(parts)


def _seams(squares: Sequence[Point]) -> str:
    """Where the squares of a piece meet."""
    filled = set(squares)
    lines = [
        f"M{number(x + 1)} {number(y + GAP)}v{1 - 2 * GAP:.2f}" for x, y in squares if (x + 1, y) in filled
    ]
    lines += [
        f"M{number(x + GAP)} {number(y + 1)}h{1 - 2 * GAP:.2f}" for x, y in squares if (x, y + 1) in filled
    ]
    return "".join(lines)


PATTERNS = {
    "stripes": "M.28 .5L.5 .28M.28 .72L.72 .28M.5 .72L.72 .5",
    "dots": "M.5 .41A.09 .09 0 1 0 .5 .59A.09 .09 0 1 0 .5 .41Z",
    "cross": "M.34 .34L.66 .66M.66 .34L.34 .66",
    "ring": "M.5 .32A.18 .18 0 1 0 .5 .68A.18 .18 0 1 0 .5 .32Z",
}


def _pattern(squares: Sequence[Point], pattern: str) -> str:
    d = PATTERNS.get(pattern, "")
    if not d:
        return ""
    filled = pattern == "dots"
    return "".join(
        tag(
            "path",
            d=d,
            transform=f"translate({number(x)} {number(y)})",
            opacity=0.55,
            fill="#000000" if filled else "none",
            stroke=None if filled else "#000000",
            stroke_width=None if filled else 0.06,
            stroke_linecap="round",
        )
        for x, y in squares
    )
