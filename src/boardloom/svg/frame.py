"""What a board lies in: a frame of wood or slate, and its ground where no cell covers it."""

import math

from boardloom.core.scene import Board
from boardloom.svg.markup import tag
from boardloom.svg.materials import shaded

GROUNDS = {"paper": "var(--cell)", "wood": shaded("wood"), "felt": shaded("felt")}
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
        outer = {"x": -r, "width": w + 2 * r, "height": h + 2 * r, "rx": r * 1.5}
        parts += [
            tag("rect", y=-r + r * 0.22, fill=dark, **outer),
            tag("rect", y=-r, fill=fill, **outer),
        ]
        if board.frame == "wood":
            parts.append(_grain(w, h, r))
        parts += [
            tag("rect", y=-r, fill="none", stroke="#ffffff", stroke_width=r * 0.06, opacity=0.4, **outer),
            tag(
                "rect", x=-r * 0.2, y=-r * 0.2, width=w + 0.4 * r, height=h + 0.4 * r, rx=r * 0.35, fill=dark,
                opacity=0.85,
            ),
        ]  # fmt: skip
    if board.ground and not board.frame:
        whole = {"x": -r, "y": -r, "width": w + 2 * r, "height": h + 2 * r, "rx": 0.025 * max(w, h)}
        parts.append(tag("rect", fill=GROUNDS[board.ground], **whole))
        parts.append(tag("rect", fill="none", stroke="#000000", stroke_width=0.04, opacity=0.25, **whole))
    elif board.ground:
        parts.append(tag("rect", x=0.0, y=0.0, width=w, height=h, rx=r * 0.25, fill=GROUNDS[board.ground]))
    return "".join(parts)


def _grain(w: float, h: float, r: float) -> str:
    """Long lines along the wood, hardly to be seen."""
    lines = []
    for i in range(1, 5):
        off = r * (i / 5 - 0.02)
        for y in (-r + off, h + off):
            sway = 0.04 * r * math.sin(3.1 * i)
            lines.append(
                f"M{-r * 0.6:.3f} {y:.3f}Q{w / 3:.3f} {y + sway:.3f} {w / 2:.3f} {y:.3f}T{w + r * 0.6:.3f} {y:.3f}"
            )
        for x in (-r + off, w + off):
            lines.append(f"M{x:.3f} 0Q{x + 0.05 * r:.3f} {h / 3:.3f} {x:.3f} {h / 2:.3f}T{x:.3f} {h:.3f}")
    return tag(
        "path", d="".join(lines), fill="none", stroke="var(--wood-deep)", stroke_width=r * 0.035, opacity=0.22
    )


def _oval(board: Board) -> str:
    """A table of felt with a wooden rim, seen from a little above."""
    cx, cy = board.width / 2, board.height / 2
    rx, ry = cx, cy
    thick = 0.07 * max(rx, ry)
    return "".join(
        [
            tag("ellipse", cx=cx, cy=cy + thick * 0.7, rx=rx, ry=ry, fill="var(--wood-deep)"),
            tag("ellipse", cx=cx, cy=cy, rx=rx, ry=ry, fill=shaded("wood")),
            tag("ellipse", cx=cx, cy=cy, rx=rx - thick * 0.08, ry=ry - thick * 0.08, fill="none", stroke="#ffffff", stroke_width=thick * 0.06, opacity=0.4),
            tag("ellipse", cx=cx, cy=cy, rx=rx - thick, ry=ry - thick, fill="var(--felt-lo)"),
            tag("ellipse", cx=cx, cy=cy + thick * 0.12, rx=rx - thick * 1.1, ry=ry - thick * 1.1, fill=shaded("felt")),
            tag("ellipse", cx=cx, cy=cy, rx=(rx - thick) * 0.86, ry=(ry - thick) * 0.82, fill="none", stroke="#ffffff", stroke_width=thick * 0.05, opacity=0.16),
        ]
    )  # fmt: skip
