"""The board of Blokus on screens: its cells, the pieces on it, and all the ways to lie and to be placed."""

from functools import cache

from boardloom.core.game import Position
from boardloom.core.scene import Board, Node, Point, Sign, Turn
from boardloom.games.blokus.config import SIDES, STARTS, Config
from boardloom.games.blokus.parse import BY_CELLS
from boardloom.games.blokus.pieces import NAMES, ORIENTATIONS, USUAL, Cell, Orientation, anchored
from boardloom.games.blokus.reading import (
    COLOUR_NAMES,
    cell_name,
    cells_of,
    config_of,
    placed,
    size_of,
    state_of,
)
from boardloom.games.blokus.state import NONE, PASS
from boardloom.games.blokus.tables import placements

Path = tuple[str, str, str]
"""The steps of a placement: the piece, how it lies, and the cell of its anchor."""


def board(config: Config) -> Board:
    size = SIDES[config.board]
    whose = dict(zip(STARTS[config.board], COLOUR_NAMES, strict=False))
    free = config.corners == "any" and config.board == "classic"
    nodes = []
    for y in reversed(range(size)):
        for x in range(size):
            colour = whose.get((x, y), "")
            start = "" if not colour else "start" if free else colour
            nodes.append(_cell(size, (x, y), start))
    return Board(
        width=size,
        height=size,
        label=f"A board of {size} by {size} cells, a1 at the bottom left",
        nodes=tuple(nodes),
        legend=(Sign("●", "start", "first pieces cover one of these"),),
        shapes={lying(o.number): shape(o) for o in ORIENTATIONS},
        turns={lying(o.number): _turns(o) for o in ORIENTATIONS},
    )


def _cell(size: int, cell: Cell, start: str) -> Node:
    """`start` is its tone where first pieces are placed."""
    x, y = cell
    whose = "" if not start else ", a start" if start == "start" else f", the start of {start}"
    return Node(
        id=cell_name(cell),
        kind="cell",
        x=x + 0.5,
        y=size - y - 0.5,
        tone=start or "plain",
        mark="●" if start else "",
        label=cell_name(cell) + whose,
        row=size - 1 - y,
        col=x,
        flags=("light",),
    )


@cache
def lying(orientation: int) -> str:
    """The step that lays a piece down in one of its ways: "F5.37"."""
    return f"{ORIENTATIONS[orientation].name}.{orientation}"


def shape(orientation: Orientation) -> tuple[Point, ...]:
    """Its cells from the anchor, with rows counted downwards."""
    return tuple((float(x), float(-y)) for x, y in orientation.cells)


def _turns(o: Orientation) -> tuple[Turn, ...]:
    return (
        Turn("ArrowRight", "turn it clockwise", "↻", lying(o.rotate_cw)),
        Turn("ArrowLeft", "turn it anticlockwise", "↺", lying(o.rotate_ccw)),
        Turn("ArrowUp", "flip it top to bottom", "⇅", lying(o.flip_vert)),
        Turn("ArrowDown", "flip it left to right", "⇄", lying(o.flip_horiz)),
    )


@cache
def paths(size: int) -> tuple[Path, ...]:
    """By placement; number 0 is none."""
    found = [("", "", "")]
    for number in range(1, len(placements(size)["place"])):
        orientation, anchor = placed(size, number)
        found.append((orientation.name, lying(orientation.number), cell_name(anchor)))
    return tuple(found)


USUALLY = {name: lying(usual) for name, usual in zip(NAMES, USUAL, strict=True)}
"""How each piece lies in the tray."""


def pieces(p: Position) -> list[Node]:
    """Those on the board. Pieces of one colour never share an edge, so each is what hangs together."""
    fresh = _latest(p)
    return [
        _piece(SIDES[config_of(p).board], colour, cells, fresh)
        for colour in range(config_of(p).colours)
        for cells in _apart(cells_of(p, colour))
    ]


def _apart(cells: set[Cell]) -> list[list[Cell]]:
    left = set(cells)
    found = []
    for first in sorted(cells):
        if first not in left:
            continue
        left.discard(first)
        piece = [first]
        for x, y in piece:
            for beside in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if beside in left:
                    left.discard(beside)
                    piece.append(beside)
        found.append(piece)
    return found


def _piece(size: int, colour: int, cells: list[Cell], fresh: tuple[int, int]) -> Node:
    orientation = BY_CELLS[anchored(cells)]
    tone = COLOUR_NAMES[colour]
    corners = sorted((float(x), float(size - 1 - y)) for x, y in cells)
    xs, ys = zip(*corners, strict=True)
    wide, high = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    return Node(
        id=f"{tone}-{orientation.name}",
        kind="piece",
        x=min(xs) + wide / 2,
        y=min(ys) + high / 2,
        w=wide,
        h=high,
        tone=tone,
        mark=tone[0].upper(),
        label=f"{orientation.name} of {tone}",
        points=tuple(corners),
        flags=("last",) if (colour, orientation.piece) == fresh else (),
    )


def _latest(p: Position) -> tuple[int, int]:
    """Colour and piece of the last placement: those who came after it passed."""
    s, colours = state_of(p), config_of(p).colours
    colour = (s.colour - s.passes - (not p.over)) % colours
    if s.last[colour] == PASS:
        return NONE, NONE
    orientation, _ = placed(size_of(p), s.last[colour])
    return colour, orientation.piece
