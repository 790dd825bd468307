"""The layout of the board of Snakes & Ladders."""

import math

from msgspec.structs import replace

from boardloom.core.message import Message, Series, message
from boardloom.core.scene import Board, Node, Point, Sign
from boardloom.games.layout_helpers import Spot, point, side_by_side
from boardloom.games.snakes import curves
from boardloom.games.snakes.board import Entity, cell_name, column, row
from boardloom.games.snakes.config import LARGEST_SHOWN, Config, SnakesPosition
from boardloom.games.snakes.entities import KINDS, Kind

WHOLE = 40
"""The longest side of a board that is drawn whole. On larger ones snakes and ladders are drawn only within a
throw of a token, and cells only where they are near enough to be read."""
ROOMY = 12
"""The longest side of a board whose cells have room for small print."""
WAITING = 0.1
"""How far below the board those stand who have not started: on its frame."""
STAND = (0.56, 0.66)
"""Where in its cell a token stands alone."""
FOOT = 0.45
"""How wide the foot of a token is."""
HUES = 10
"""Soft colours that follow each other, one for each row, or for several."""
SKINS = (
    ("green", "diamonds", "flower"), ("red", "bands", ""), ("blue", "dots", "glasses"),
    ("orange", "tiger", ""), ("purple", "chevrons", "crown"), ("teal", "stripes", ""),
    ("magenta", "hearts", "bow"), ("olive", "zigzag", "hat"), ("slate", "bands", ""),
    ("green", "zigzag", ""), ("red", "chevrons", ""), ("blue", "", ""),
    ("orange", "diamonds", ""), ("purple", "dots", ""), ("teal", "zigzag", ""),
    ("magenta", "stripes", ""), ("olive", "", ""), ("slate", "hearts", ""),
)  # fmt: skip
"""Colours, patterns and what is worn, so that no two snakes of a usual board are alike."""
RUNG = 0.36
"""From one rung of a ladder to the next."""
FINENESS = 5
"""Points of a snake's line to a cell."""
LEADS = {"up": "snakes-leads-up", "down": "snakes-leads-down", "anywhere": "snakes-leads"}
"""What is said of an entity with two ends, by where it leads."""


def board(config: Config) -> Board:
    side = config.side
    counts = [(kind, sum(e.kind == kind.name for e in config.board)) for kind in KINDS.values()]
    present = [(kind, count) for kind, count in counts if count]
    things = [message("snakes-count", count=count, kind=kind.name) for kind, count in present]
    return Board(
        width=side,
        height=side,
        label=message(
            "snakes-board",
            side=str(side),
            last=cell_name(side * side),
            things=Series(tuple(things), "list") if things else message("snakes-nothing"),
        ),
        frame="wood",
        nodes=(*_ground(config), _start(side), *_links(config)),
        details=tuple(_details(config)),
        legend=tuple(
            Sign(
                kind.mark,
                kind.tone,
                message("snakes-legend", kind=kind.name, effect=kind.sentence),
                kind.icon,
            )
            for kind, _ in present
        ),
    )


def grain(side: int) -> float:
    """How much larger than a cell tokens are drawn, so that they can be seen on a huge board."""
    return 1.0 if side <= WHOLE else side / (WHOLE / 2)


def centre(side: int, cell: int) -> Point:
    """The middle of a cell; cell 0, the start, is below the board."""
    if cell == 0:
        return point(0.3 * grain(side), side + WAITING * grain(side))
    return column(side, cell) + 0.5, side - row(side, cell) - 0.5


def stand(side: int, cell: int) -> Point:
    """Where a token stands that is alone on a cell."""
    x, y = centre(side, cell)
    return point(x + STAND[0] - 0.5, y + STAND[1] - 0.5) if cell else point(x, y)


def cell_id(cell: int) -> str:
    return f"cell{cell}"


def _ground(config: Config) -> list[Node]:
    side = config.side
    met = {e.cell: e for e in config.board}
    if side <= WHOLE:
        return [_cell(side, cell, met.get(cell)) for cell in range(1, side * side + 1)]
    ends = [_cell(side, cell, met.get(cell)) for cell in (1, side * side)]
    return [*(_band(side, hue) for hue in range(HUES)), *ends]


def _details(config: Config) -> list[Node]:
    side = config.side
    if not WHOLE < side <= LARGEST_SHOWN:
        return []
    met = {e.cell: e for e in config.board}
    return [_cell(side, cell, met.get(cell)) for cell in range(2, side * side)]


def _band(side: int, hue: int) -> Node:
    """The rows of one colour, from the bottom."""
    low, high = (-(-end * (side - 1) // (HUES - 1)) for end in (hue, hue + 1))
    high = min(high, side)
    return Node(
        id=f"band{hue}",
        kind="cell",
        x=side / 2,
        y=side - (low + high) / 2,
        w=side,
        h=high - low,
        tone=f"hue{hue}",
        flags=("light",),
    )


def _hue(side: int, up: int) -> str:
    return f"hue{up * (HUES - 1) // (side - 1)}"


def _cell(side: int, cell: int, entity: Entity | None) -> Node:
    x, y = centre(side, cell)
    kind = KINDS[entity.kind] if entity else None
    first, goal = cell == 1, cell == side * side
    up, across = row(side, cell), column(side, cell)
    sign = kind if kind and (kind.ends == 1 or kind.leads == "anywhere") else None
    flags = ["light" if (across + up) % 2 else "dark"]
    flags += ["solid"] if goal or first else []
    flags += [kind.tone] if kind else []
    flags += ["large"] if side > ROOMY else []
    return Node(
        id=cell_id(cell),
        kind="cell",
        x=x,
        y=y,
        tone="goal" if goal else "start" if first else _hue(side, up),
        mark=sign.mark if sign and sign.ends == 1 else "⚑" if goal else "",
        icon="goal-star" if goal else sign.icon if sign else "flag" if first else "",
        badge="↑" if cell % side == 0 and not goal else "",
        text=str(cell),
        label=_cell_label(cell, entity, goal),
        row=side - 1 - up,
        col=across,
        flags=tuple(flags),
    )


def _cell_label(cell: int, entity: Entity | None, goal: bool) -> Message:
    if entity:
        id = "snakes-cell-entity-goal" if goal else "snakes-cell-entity"
        return message(id, cell=cell_name(cell), entity=what(entity))
    return message("snakes-cell-goal" if goal else "snakes-cell", cell=cell_name(cell))


def what(entity: Entity) -> Message:
    """An entity in words: "ladder from 3 up to 22"."""
    kind, start = entity.kind, cell_name(entity.cell)
    if entity.to is None:
        return message("snakes-stands-on", kind=kind, cell=start)
    return message(LEADS[KINDS[kind].leads], kind=kind, start=start, end=cell_name(entity.to))


def _start(side: int) -> Node:
    """The place on the frame, below the first cells."""
    size = grain(side)
    return Node(
        id=cell_id(0),
        kind="cell",
        look="none",
        x=round(min(side / 2, 3 * size), 3),
        y=round(side + 0.3 * size, 3),
        w=round(min(side, 6 * size), 3),
        h=round(0.6 * size, 3),
        tone="start",
        text=message("snakes-start"),
        label=message("snakes-start-place"),
    )


def _links(config: Config) -> list[Node]:
    """Ladders and snakes. Ladders come first, so that snakes are drawn over them and hide less."""
    if config.side > WHOLE:
        return []
    entities = [e for e in config.board if e.to is not None]
    entities.sort(key=lambda e: (KINDS[e.kind].leads != "up", e.cell))
    return [_link(config, e) for e in entities]


def near(p: SnakesPosition) -> list[Node]:
    """On a board too large to be drawn whole: what stands within a throw of a token."""
    config = p.config
    if config.side <= WHOLE:
        return []
    throw = max(config.throws)
    at = p.state.at.tolist()[: config.players]
    reach = {cell for here in at for cell in range(here + 1, here + throw + 1)}
    met = {e.cell: e for e in config.board if e.cell in reach}
    ends = {end: met.get(end) for e in met.values() for end in e.ends if end not in (1, p.setup.last)}
    cells = [_cell(config.side, end, entity) for end, entity in ends.items()]
    return [*cells, *(_link(config, e) for e in met.values() if e.to is not None)]


def sample(kind: Kind) -> Node:
    """One of a kind by itself: a snake or a ladder as short as can be, or a sign on a cell."""
    ends = {"up": (1, 3), "down": (3, 1)}.get(kind.leads)
    start, end = ends or (3, None)
    entity = Entity.model_validate({"kind": kind.name, "from": start, "to": end})
    drawn = _line(2, entity, SKINS[0]) if ends else _cell(2, start, entity)
    return replace(drawn, text="", label="")


def _link(config: Config, entity: Entity) -> Node:
    return _line(config.side, entity, _skin(config, entity))


def _line(side: int, entity: Entity, skin: tuple[str, str, str]) -> Node:
    """Something with two ends; a snake in this skin."""
    kind, points = KINDS[entity.kind], way(side, entity)
    xs, ys = zip(*points, strict=True)
    tone, pattern, wears = skin if kind.leads == "down" else (kind.tone, "", "")
    return Node(
        id=f"from{entity.cell}",
        kind="link",
        x=round((min(xs) + max(xs)) / 2, 3),
        y=round((min(ys) + max(ys)) / 2, 3),
        w=round(max(xs) - min(xs), 3),
        h=round(max(ys) - min(ys), 3),
        tone=tone,
        mark=kind.mark,
        label=what(entity),
        points=points,
        look={"up": "ladder", "down": "snake"}.get(kind.leads, "arrow"),
        pattern=pattern,
        icon=wears,
        flags=("large",) if side > ROOMY else (),
    )


def _skin(config: Config, entity: Entity) -> tuple[str, str, str]:
    """The colour and the pattern of a snake, and what it wears: one after the other by where they are met."""
    before = sum(KINDS[e.kind].leads == "down" and e.cell < entity.cell for e in config.board)
    return SKINS[before % len(SKINS)]


def way(side: int, entity: Entity) -> tuple[Point, ...]:
    """The line of something with two ends, from where it is met to where it leads."""
    leads = KINDS[entity.kind].leads
    line = curves.line(side, "snake" if leads == "down" else "ladder", entity.cell, entity.target, FINENESS)
    ends = line if leads == "down" else [line[0], line[-1]]
    return tuple(point(x / curves.CELL, y / curves.CELL) for x, y in ends)


def rungs(start: Point, end: Point) -> list[Point]:
    """Points on the way up a ladder, one for each rung."""
    steps = max(2, round(math.dist(start, end) / RUNG))
    (x, y), (to_x, to_y) = start, end
    return [point(x + (to_x - x) * i / steps, y + (to_y - y) * i / steps) for i in range(steps + 1)]


def spots(p: SnakesPosition) -> list[Spot]:
    """By seat: where its token stands, and how wide it is; those on one cell are side by side."""
    at, side = p.state.at.tolist()[: p.config.players], p.config.side
    size = grain(side)
    found: dict[int, Spot] = {}
    for cell in set(at):
        here = [seat for seat, where in enumerate(at) if where == cell]
        found |= dict(zip(here, _together(side, cell, len(here), size), strict=True))
    return [found[seat] for seat in range(len(at))]


def _together(side: int, cell: int, n: int, size: float) -> list[Spot]:
    """Spots for n tokens on one cell, or waiting for their start."""
    wide = round(FOOT * size * (1.2 if side > ROOMY else 1), 3)
    if cell == 0:
        apart = min(0.62 * size, (side - 0.6 * size) / max(1, n))
        wide = round(min(wide, max(0.2 * size, 1.7 * apart)), 3)  # a crowd leaves the first row in sight
        left = max(wide / 2, 0.42 * apart)
        return [(round(left + i * apart, 3), round(side + WAITING * size, 3), wide) for i in range(n)]
    x, y = stand(side, cell)
    if side > WHOLE:  # large tokens hide each other rather than stand on cells around
        return [(x, y, wide)] * n
    if n == 1:
        x, y = (min(max(at, wide), side - wide / 2) for at in (x, y))
        return [(round(x, 3), round(y, 3), wide)]
    x, y = centre(side, cell)
    return [
        (a, round(b + 0.1 * size, 3), round(min(wide, 0.8 * w), 3))
        for a, b, w in side_by_side(x, y, n, size, 0.86 * size)
    ]


def die() -> Node:
    """The die beside the board, blank: only a roll says what it shows."""
    return Node(id="die", kind="die", x=0.5, y=0.5, look="beside", label=message("the-die"))
