"""What a board lies in: a frame of wood or slate, and its ground where no cell covers it."""

import math

from boardloom.core.scene import Board
from boardloom.svg.markup import Value, number, tag
from boardloom.svg.materials import shaded

GROUNDS = {
    "paper": "var(--cell)",
    "wood": shaded("field"),
    "felt": shaded("felt"),
    "grid": "var(--sheet)",
}
PLAIN_RIM = 0.12
"""Room around a board without a frame, for what stands at its edge."""


def rim(board: Board) -> float:
    """How wide the frame is, in board units."""
    return 0.1 + 0.019 * max(board.width, board.height) if board.frame else PLAIN_RIM


def frame(board: Board) -> str:
    """The frame and the ground, in board units; (0, 0) is the top left corner of the board."""
    if board.seating == "around":
        return _oval(board)
    w, h, r = board.width, board.height, rim(board)
    parts = []
    if board.frame:
        fill, dark = (shaded("wood"), "var(--wood-deep)") if board.frame == "wood" else ("#6b6f78", "#3a3d44")
        outer = {"x": -r, "width": w + 2 * r, "height": h + 2 * r, "rx": r * 1.8}
        parts += [
            tag("rect", y=-r + r * 0.22, fill=dark, **outer),
            tag("rect", y=-r, fill=fill, **outer),
        ]
        if board.frame == "wood":
            parts.append(tag("rect", y=-r, fill=shaded("grain"), **outer))
        inner = {"x": -r * 0.2, "y": -r * 0.2, "width": w + 0.4 * r, "height": h + 0.4 * r}
        around = r * (1.25 if board.ground == "wood" else 0.35)
        parts += [
            tag("rect", y=-r, fill="none", stroke="#ffffff", stroke_width=r * 0.06, opacity=0.4, **outer),
            tag("rect", rx=around, fill=dark, opacity=0.85, **inner),
        ]
    if board.ground and board.frame:
        bare = board.ground == "wood"
        ground = {"x": 0.0, "y": 0.0, "width": w, "height": h, "rx": r * (1.1 if bare else 0.25)}
        parts.append(tag("rect", fill=GROUNDS[board.ground], **ground))
        if bare:
            parts.append(tag("rect", fill=shaded("grain"), **ground))
        if board.ground == "grid":
            parts.append(_rules(w, h))
    elif board.ground:
        whole = {"x": -r, "y": -r, "width": w + 2 * r, "height": h + 2 * r, "rx": 0.025 * max(w, h)}
        parts.append(tag("rect", fill=GROUNDS[board.ground], **whole))
        parts.append(tag("rect", fill="none", stroke="#000000", stroke_width=0.04, opacity=0.25, **whole))
    return "".join(parts)


def _rules(w: float, h: float) -> str:
    """Lines between unit squares."""
    lines = [f"M{x} 0V{number(h)}" for x in range(1, math.ceil(w))]
    lines += [f"M0 {y}H{number(w)}" for y in range(1, math.ceil(h))]
    return tag("path", d="".join(lines), fill="none", stroke="var(--ruled)", stroke_width=0.034)


def _oval(board: Board) -> str:
    """A table of felt with a wooden rim under a lamp, seen from a little above. Screens stretch it."""
    a, b = board.width / 2, board.height / 2
    thick = 0.056 * max(a, b)

    def ring(inset: float, down: float = 0.0, **more: Value) -> str:
        return tag("ellipse", cx=a, cy=b + thick * down, rx=a - thick * inset, ry=b - thick * inset, **more)

    line = {"fill": "none", "stroke": "#fff4dc"}
    seam = {"rx": (a - thick) * 0.865, "ry": (b - thick) * 0.8}
    inner = {"rx": (a - thick) * 0.853, "ry": (b - thick) * 0.785}
    return "".join(
        [
            ring(0.02, 0.95, fill="var(--wood-deep)"),
            ring(0.01, 0.75, fill="var(--wood-lo)"),
            ring(0, fill=shaded("wood")),
            ring(0, fill=shaded("grain"), opacity=0.5),
            ring(0.05, fill="none", stroke="#ffffff", stroke_width=thick * 0.08, opacity=0.4),
            ring(0.94, 0.06, fill="#ffffff", opacity=0.28),
            ring(0.94, fill="var(--felt-deep)"),
            ring(1.08, 0.06, fill=shaded("lamp")),
            ring(1.08, 0.06, fill=shaded("nap")),
            tag("ellipse", cx=a, cy=b, stroke_width=thick * 0.06, opacity=0.24, **seam, **line),
            tag("ellipse", cx=a, cy=b, stroke_width=thick * 0.04, opacity=0.12, **inner, **line),
        ]
    )
