"""Placing a piece step by step: which one, how it lies, and where its anchor goes."""

from collections.abc import Sequence

from boardloom.core.game import Operator, Position
from boardloom.core.picture import Picture
from boardloom.games.blokus.picture import beside, board, picture_of_points, show
from boardloom.games.blokus.picture import picture as whole
from boardloom.games.blokus.pieces import NAMES, ORIENTATIONS, USUAL
from boardloom.games.blokus.reading import cell_name, placed, size_of
from boardloom.games.blokus.state import PASS

__all__ = ["begin", "kinds", "names", "operators", "path", "picture"]

Taken = tuple[str, ...]

kinds = ("piece", "orientation", "cell")
names = NAMES


def path(p: Position, action: int) -> Taken:
    if action == PASS:
        return ()
    orientation, anchor = placed(size_of(p), action)
    return orientation.name, str(orientation.number), cell_name(anchor)


def begin(p: Position, taken: Taken) -> str:
    """A piece is taken up as it lies in the tray, or else in some way in which it can be placed."""
    if len(taken) != 1:
        return ""
    ways = sorted({placed(size_of(p), a)[0].number for a in p.choices() if path(p, a)[:1] == taken})
    usual = USUAL[NAMES.index(taken[0])]
    return str(usual if usual in ways or not ways else ways[0])


def operators(p: Position, taken: Taken) -> tuple[Operator, ...]:
    if len(taken) != 2:
        return ()
    now = ORIENTATIONS[int(taken[1])]
    return (
        Operator("r", "Right", "turn it clockwise", str(now.rotate_cw)),
        Operator("l", "Left", "turn it anticlockwise", str(now.rotate_ccw)),
        Operator("v", "Up", "flip it top to bottom", str(now.flip_vert)),
        Operator("f", "Down", "flip it left to right", str(now.flip_horiz)),
    )


def picture(p: Position, taken: Taken, players: Sequence[str], width: int) -> Picture:
    """The board with the cells marked where the anchor of the piece in hand may go."""
    if len(taken) < 2:
        return whole(p, players, width)
    anchors = [path(p, a)[2] for a in p.choices() if path(p, a)[:2] == taken]
    size = size_of(p)
    marks = {(x, y): "◆" for x in range(size) for y in range(size) if cell_name((x, y)) in anchors}
    rows = [*picture_of_points(p, players, width), [], *show(p, int(taken[1]), anchors, operators(p, taken))]
    return beside(board(p, marks), rows, width, size)
