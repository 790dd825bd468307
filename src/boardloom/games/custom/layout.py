"""Where everything lies on a custom board: rows of cards, read from left to right, on one road."""

import math
from collections.abc import Iterator

from msgspec.structs import replace

from boardloom.core.message import Cell, message
from boardloom.core.scene import Board, Node, Point, Sign
from boardloom.games.custom.config import Config, CustomPosition
from boardloom.games.custom.rules import dice_of
from boardloom.games.custom.squares import KINDS, Kind
from boardloom.games.layout_helpers import Spot, point

WHOLE = 1500
"""The most squares that are all drawn; a board with a debug mode is always drawn whole."""
NAMED, EXPLAINED = 40, 30
"""The most squares whose cards say what they are called, and what they do."""
THROW = 12
HIGH = 1.16
"""How high a card is; it is 1 wide."""
APART = 0.09
"""Between two cards of a row."""
GAP = 0.3
"""Between two rows, for the road back."""
EDGE = 0.32
"""Around all cards, for the bends of the road."""
ROAD = 0.15
BEND = 0.12
"""The radius of a bend."""
STAND = (0.28, 0.16)
"""Where on its card a token stands alone, from the middle."""
FOOT = 0.4
"""How wide a token is."""


def board(config: Config) -> Board:
    size = config.size
    nodes = (_road(size), *(_square(config, index) for index in range(size))) if whole(config) else ()
    wide, high = extent(size)
    return Board(
        width=wide,
        height=high,
        label=message("custom-board", size=size, goal=Cell(str(size - 1))),
        nodes=nodes or (_ground(size), _square(config, 0), _square(config, size - 1)),
        ground="felt",
        legend=tuple(
            Sign(kind.mark, kind.card, message("custom-legend", name=kind.called, rule=kind.rule), kind.icon)
            for kind in KINDS.values()
            if kind.name in config.board.squares[1:-1]
        ),
    )


def whole(config: Config) -> bool:
    return config.size <= WHOLE or config.debug


def across(size: int) -> int:
    """Squares in a row: as many as make the board a little wider than high, so that squares are large on wide
    screens and on phones, and the last row nearly full."""
    about = max(5, round(math.sqrt(1.45 * size)))
    return min(range(max(5, about - 2), about + 3), key=lambda wide: -size % wide + 2 * abs(wide - about))


def extent(size: int) -> tuple[float, float]:
    """The width and height of the board."""
    columns = min(size, across(size))
    rows = -(-size // across(size))
    wide = columns + (columns - 1) * APART + 2 * EDGE
    return round(wide, 3), round(rows * HIGH + (rows - 1) * GAP + 2 * EDGE, 3)


def grain(size: int) -> float:
    """How much larger than a square tokens are drawn, so that they can be seen on a huge board."""
    return 1.0 if size <= WHOLE else across(size) / 20


def _grid(size: int, index: int) -> tuple[int, int]:
    """Row and column of a square: every row is read from left to right."""
    return divmod(index, across(size))


def centre(size: int, index: int) -> Point:
    row, column = _grid(size, index)
    return point(EDGE + column * (1 + APART) + 0.5, EDGE + row * (HIGH + GAP) + HIGH / 2)


def stand(size: int, index: int) -> Point:
    """Where a token stands that is alone on a square."""
    x, y = centre(size, index)
    return point(x + STAND[0], y + STAND[1])


def _return(size: int, row: int) -> list[Point]:
    """The corners of the road from the end of a row to the beginning of the next."""
    wide, _ = extent(size)
    y = EDGE + row * (HIGH + GAP) + HIGH / 2
    left, right, between = EDGE / 2, wide - EDGE / 2, y + HIGH / 2 + GAP / 2
    return [(right, y), (right, between), (left, between), (left, y + HIGH + GAP)]


def way(size: int, start: int, end: int) -> list[Point]:
    """Where a token goes from square to square, and back along the road at the end of a row."""
    points = []
    for index in range(start + 1, end + 1):
        row, column = _grid(size, index)
        if column == 0 and index > 0:
            points += [point(x, y) for x, y in _return(size, row - 1)]
        points.append(stand(size, index))
    return points


def square_id(index: int) -> str:
    return f"square{index}"


def kind_at(config: Config, index: int) -> Kind:
    return KINDS[config.board.squares[index]]


def card(size: int, index: int, kind: Kind) -> Node:
    """A square of a kind between the first and the last."""
    x, y = centre(size, index)
    row, column = _grid(size, index)
    special = kind.name != "SIMPLE"
    return Node(
        id=square_id(index),
        kind="cell",
        look="card",
        x=x,
        y=y,
        h=HIGH,
        tone=kind.card,
        mark=kind.mark if special else "",
        icon=kind.icon,
        text=str(index),
        caption=kind.called if size <= NAMED else "",
        note=kind.brief if size <= EXPLAINED else "",
        label=message("custom-cell", square=Cell(str(index)), kind=kind.label),
        row=row,
        col=column,
        flags=(kind.tone,) if special else ("faint",),
    )


def _square(config: Config, index: int) -> Node:
    size, square = config.size, card(config.size, index, kind_at(config, index))
    if 0 < index < size - 1:
        return square
    end, mark, icon = ("start", "", "flying-flag") if index == 0 else ("goal", "⚑", "checkered-flag")
    return replace(
        square,
        tone=end,
        mark=mark,
        icon=icon,
        caption=message(f"custom-card-{end}") if size <= NAMED else "",
        note=message(f"custom-card-{end}-note") if size <= EXPLAINED else "",
        label=message(f"custom-cell-{end}", square=Cell(str(index))),
        flags=("light",),
    )


def _road(size: int) -> Node:
    """The road that all squares lie on: through every row, and back to the beginning of the next."""
    points: list[Point] = []
    for index in range(size):
        row, column = _grid(size, index)
        if column == 0 and row:
            points += _return(size, row - 1)
        points.append(centre(size, index))
    wide, high = extent(size)
    return Node(
        id="road",
        kind="link",
        look="road",
        x=round(wide / 2, 3),
        y=round(high / 2, 3),
        w=ROAD,
        h=ROAD,
        points=tuple(_rounded(points)),
    )


def _rounded(corners: list[Point]) -> Iterator[Point]:
    """A way with bends instead of corners."""
    yield point(*corners[0])
    for before, (x, y), after in zip(corners, corners[1:], corners[2:], strict=False):
        if before[1] == y == after[1]:
            yield point(x, y)
            continue
        bend = [_towards((x, y), there, BEND) for there in (before, after)]
        for part in (0.0, 0.25, 0.5, 0.75, 1.0):  # a quadratic curve
            a, b, c = (1 - part) ** 2, 2 * part * (1 - part), part * part
            yield point(a * bend[0][0] + b * x + c * bend[1][0], a * bend[0][1] + b * y + c * bend[1][1])
    yield point(*corners[-1])


def _towards(start: Point, end: Point, far: float) -> Point:
    share = far / (math.dist(start, end) or 1.0)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _ground(size: int) -> Node:
    wide, high = extent(size)
    return Node(
        id="ground", kind="cell", x=wide / 2, y=high / 2, w=wide, h=high, flags=("light",), look="groove"
    )


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
        found |= dict(zip(here, _together(x, y, len(here), room), strict=True))
    return [found[seat] for seat in range(len(at))]


def _together(x: float, y: float, n: int, room: float) -> list[Spot]:
    """Spots for n tokens on one card, beside each other."""
    if n == 1:
        return [(round(x + STAND[0] * room, 3), round(y + STAND[1] * room, 3), round(FOOT * room, 3))]
    first = (n + 1) // 2 if n > 3 else n
    spots = []
    for row, count in enumerate((first, n - first)):
        for i in range(count):
            aside = (i - (count - 1) / 2) * 0.9 / max(count, 2)
            down = STAND[1] if n <= 3 else 0.02 + 0.36 * row
            wide = FOOT * (0.86 if n <= 3 else 0.7)
            spots.append((round(x + aside * room, 3), round(y + down * room, 3), round(wide * room, 3)))
    return spots


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
