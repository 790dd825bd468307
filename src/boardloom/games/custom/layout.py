"""Where everything lies on a custom board: a path that runs back and forth from the top left."""

import math

from boardloom.core.message import Cell, Message, message
from boardloom.core.scene import Board, Node, Point, Sign
from boardloom.games.custom.config import Config, CustomPosition
from boardloom.games.custom.rules import dice_of
from boardloom.games.custom.squares import KINDS, Kind
from boardloom.games.layout_helpers import Spot, point, side_by_side

WHOLE = 1500
"""The most squares that are all drawn; a board with a debug mode is always drawn whole."""
THROW = 12
GAP = 0.3
"""Between two rows of the path."""


def board(config: Config) -> Board:
    size = config.size
    nodes = (*_bends(size), *(_square(config, index) for index in range(size))) if whole(config) else ()
    wide, high = extent(size)
    return Board(
        width=wide,
        height=high,
        label=message("custom-board", size=size, goal=Cell(str(size - 1))),
        nodes=nodes or (_ground(size), _square(config, 0), _square(config, size - 1)),
        legend=tuple(
            Sign(kind.mark, kind.tone, kind.label)
            for kind in KINDS.values()
            if kind.name in config.board.squares[1:-1]
        ),
    )


def whole(config: Config) -> bool:
    return config.size <= WHOLE or config.debug


def across(size: int) -> int:
    """Squares in a row: somewhat more than there are rows, and the last row nearly full."""
    about = max(5, math.ceil(math.sqrt(1.3 * size)))
    return min(range(max(5, about - 2), about + 2), key=lambda wide: (-size % wide, abs(wide - about)))


def extent(size: int) -> tuple[float, float]:
    """The width and height of the path."""
    rows = -(-size // across(size))
    return across(size), round(rows + (rows - 1) * GAP, 3)


def grain(size: int) -> float:
    """How much larger than a square tokens are drawn, so that they are seen on a huge board."""
    return 1.0 if size <= WHOLE else across(size) / 20


def _grid(size: int, index: int) -> tuple[int, int]:
    """Row and column of a square."""
    row, along = divmod(index, across(size))
    return row, along if row % 2 == 0 else across(size) - 1 - along


def centre(size: int, index: int) -> Point:
    row, column = _grid(size, index)
    return point(column + 0.5, row * (1 + GAP) + 0.5)


def square_id(index: int) -> str:
    return f"square{index}"


def kind_at(config: Config, index: int) -> Kind:
    return KINDS[config.board.squares[index]]


def _square(config: Config, index: int) -> Node:
    kind = kind_at(config, index)
    x, y = centre(config.size, index)
    row, column = _grid(config.size, index)
    last, special = index == config.size - 1, kind.name != "SIMPLE"
    end = "goal" if last else "start" if index == 0 else ""
    return Node(
        id=square_id(index),
        kind="cell",
        x=x,
        y=y,
        tone=end or kind.tone,
        mark="⚑" if last else kind.mark if special else "",
        text=str(index),
        label=_label(index, end, kind),
        row=row,
        col=column,
        flags=("light" if index % 2 else "dark",),
    )


def _label(index: int, end: str, kind: Kind) -> Message:
    square = Cell(str(index))
    if end:
        return message(f"custom-cell-{end}", square=square)
    return message("custom-cell", square=square, kind=kind.label)


def _bends(size: int) -> list[Node]:
    """What joins the end of a row to the next one."""
    ends = range(across(size) - 1, size - 1, across(size))
    return [
        Node(
            id=f"bend{index}",
            kind="cell",
            x=centre(size, index)[0],
            y=round(centre(size, index)[1] + 0.5 + GAP / 2, 3),
            w=0.5,
            h=GAP,
            flags=("dark",),
        )
        for index in ends
    ]


def _ground(size: int) -> Node:
    wide, high = extent(size)
    return Node(id="ground", kind="cell", x=wide / 2, y=high / 2, w=wide, h=high, flags=("light",))


def near(p: CustomPosition) -> list[Node]:
    """On a board too large to be drawn whole: the squares within a throw of a token."""
    config = p.config
    if whole(config):
        return []
    at = p.state.position.tolist()[: config.players]
    seen = {index for here in at for index in range(here, here + THROW + 1)}
    return [_square(config, index) for index in sorted(seen) if 0 < index < config.size - 1]


def spots(p: CustomPosition) -> list[Spot]:
    """By seat: where its token stands; those on one square are side by side."""
    size = p.config.size
    at, room = p.state.position.tolist()[: p.config.players], grain(size)
    wide, high = extent(size)
    found: dict[int, Spot] = {}
    for index in set(at):
        here = [seat for seat, where in enumerate(at) if where == index]
        x, y = centre(size, index)
        x, y = min(max(x, room / 2), wide - room / 2), min(max(y, room / 2), high - room / 2)
        found |= dict(zip(here, side_by_side(x, y, len(here), room, room), strict=True))
    return [found[seat] for seat in range(len(at))]


def dice(p: CustomPosition) -> list[Node]:
    """The last throw beside the board, blank where there was none."""
    throw = p.state.dice
    faces = [str(face) for face in dice_of(throw)] if throw else ["", ""]
    return [
        Node(
            id=f"die{number}",
            kind="die",
            x=number + 0.5,
            y=0.5,
            look="beside",
            mark=face,
            label=message("custom-die-shows", face=face) if face else message("custom-die"),
        )
        for number, face in enumerate(faces)
    ]
