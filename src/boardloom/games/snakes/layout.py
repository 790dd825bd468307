"""Where everything lies on the board of Snakes & Ladders."""

import math

from boardloom.core.message import Message, Series, clauses, message
from boardloom.core.scene import Board, Node, Point, Sign
from boardloom.games.layout_helpers import Spot, point, side_by_side
from boardloom.games.snakes.board import Entity, cell_name, column, row
from boardloom.games.snakes.config import Config, SnakesPosition
from boardloom.games.snakes.entities import KINDS

WHOLE = 40
"""The longest side of a board whose cells are all drawn."""
STRIP = 1.4
"""Room below the board, for those who have not started."""
GAP = 0.2
LEADS = {"up": "snakes-leads-up", "down": "snakes-leads-down", "anywhere": "snakes-leads"}
"""What is said of an entity with two ends, by where it leads."""
WAVE = 0.2
"""How far a snake's body swings to each side."""


def board(config: Config) -> Board:
    side = config.side
    strip = _strip(side)
    counts = [(kind, sum(e.kind == kind.name for e in config.board)) for kind in KINDS.values()]
    present = [(kind, count) for kind, count in counts if count]
    things = [message("snakes-count", count=count, kind=kind.name) for kind, count in present]
    return Board(
        width=side,
        height=side + strip,
        label=message(
            "snakes-board",
            side=str(side),
            last=cell_name(side * side),
            things=Series(tuple(things), "list") if things else message("snakes-nothing"),
        ),
        nodes=(*_ground(config), _start(side), *_links(config)),
        legend=tuple(
            Sign(
                kind.mark,
                kind.tone,
                message("snakes-legend", kind=kind.name, effect=kind.sentence),
            )
            for kind, _ in present
        ),
    )


def _strip(side: int) -> float:
    return STRIP * grain(side)


def grain(side: int) -> float:
    """How much larger than a cell tokens are drawn, so that they are seen on a huge board."""
    return 1.0 if side <= WHOLE else side / (WHOLE / 2)


def centre(side: int, cell: int) -> Point:
    """The middle of a cell; those not on the board yet are below it."""
    if cell == 0:
        return point(_start(side).x, _start(side).y)
    return column(side, cell) + 0.5, side - row(side, cell) - 0.5


def cell_id(cell: int) -> str:
    return f"cell{cell}"


def _ground(config: Config) -> list[Node]:
    side = config.side
    met = {e.cell: e for e in config.board}
    if side <= WHOLE:
        return [_cell(side, cell, met.get(cell)) for cell in range(1, side * side + 1)]
    whole = Node(id="ground", kind="cell", x=side / 2, y=side / 2, w=side, h=side, flags=("light",))
    return [whole, _cell(side, 1, met.get(1)), _cell(side, side * side, met.get(side * side))]


def _cell(side: int, cell: int, entity: Entity | None) -> Node:
    x, y = centre(side, cell)
    kind = KINDS[entity.kind] if entity else None
    goal = cell == side * side
    label = clauses(
        message("snakes-cell", cell=cell_name(cell)),
        *([what(entity)] if entity else []),
        *([message("snakes-the-goal")] if goal else []),
    )
    across, down = column(side, cell), side - 1 - row(side, cell)
    return Node(
        id=cell_id(cell),
        kind="cell",
        x=x,
        y=y,
        tone=kind.tone if kind else "goal" if goal else "plain",
        mark=kind.mark if kind and kind.leads == "nowhere" else "⚑" if goal else "",
        text=str(cell),
        label=label,
        row=down,
        col=across,
        flags=("light" if (across + row(side, cell)) % 2 else "dark",),
    )


def what(entity: Entity) -> Message:
    """An entity in words: "ladder from 3 up to 22"."""
    kind, start = entity.kind, cell_name(entity.cell)
    if entity.to is None:
        return message("snakes-stands-on", kind=kind, cell=start)
    return message(LEADS[KINDS[kind].leads], kind=kind, start=start, end=cell_name(entity.to))


def _start(side: int) -> Node:
    size = grain(side)
    wide = float(side)
    return Node(
        id=cell_id(0),
        kind="cell",
        x=round(wide / 2, 3),
        y=round(side + _strip(side) - (STRIP - GAP) * size / 2, 3),
        w=round(wide, 3),
        h=round((STRIP - GAP) * size, 3),
        tone="start",
        text=message("snakes-start"),
        label=message("snakes-start-place"),
    )


def _links(config: Config) -> list[Node]:
    """Ladders first: a snake's body hides less than rungs do."""
    if config.side > WHOLE:
        return []
    entities = [e for e in config.board if e.to is not None]
    entities.sort(key=lambda e: (KINDS[e.kind].leads != "up", e.cell))
    return [_link(config.side, e) for e in entities]


def near(p: SnakesPosition) -> list[Node]:
    """On a board too large to be drawn whole: what stands within a throw of a token."""
    config = p.config
    if config.side <= WHOLE:
        return []
    throw = config.dice * config.sides
    at = p.state.at.tolist()[: config.players]
    reach = {cell for here in at for cell in range(here + 1, here + throw + 1)}
    met = {e.cell: e for e in config.board if e.cell in reach}
    ends = {end: met.get(end) for e in met.values() for end in e.ends if end not in (1, p.setup.last)}
    cells = [_cell(config.side, end, entity) for end, entity in ends.items()]
    return [*cells, *(_link(config.side, e) for e in met.values() if e.to is not None)]


def _link(side: int, entity: Entity) -> Node:
    ends = centre(side, entity.cell), centre(side, entity.target)
    leads = KINDS[entity.kind].leads
    points = _wave(*ends) if leads == "down" else ends
    xs, ys = zip(*points, strict=True)
    return Node(
        id=f"from{entity.cell}",
        kind="link",
        x=round((min(xs) + max(xs)) / 2, 3),
        y=round((min(ys) + max(ys)) / 2, 3),
        w=round(max(xs) - min(xs), 3),
        h=round(max(ys) - min(ys), 3),
        tone=KINDS[entity.kind].tone,
        mark=KINDS[entity.kind].mark,
        label=what(entity),
        points=points,
        look={"up": "ladder", "down": "snake"}.get(leads, "arrow"),
    )


def _wave(head: Point, tail: Point) -> tuple[Point, ...]:
    """A line that swings from side to side between two points."""
    (x, y), (to_x, to_y) = head, tail
    length = math.hypot(to_x - x, to_y - y)
    swings = max(2, round(length))
    across, down = (to_x - x) / length, (to_y - y) / length
    points = [head]
    for i in range(1, swings):
        aside = WAVE if i % 2 else -WAVE
        points.append(
            point(x + (to_x - x) * i / swings - down * aside, y + (to_y - y) * i / swings + across * aside)
        )
    return *points, tail


def spots(p: SnakesPosition) -> list[Spot]:
    """By seat: where its token stands; those on one cell are side by side."""
    at, side = p.state.at.tolist()[: p.config.players], p.config.side
    size, start = grain(side), _start(side)
    found: dict[int, Spot] = {}
    for cell in set(at):
        here = [seat for seat, where in enumerate(at) if where == cell]
        x, y = centre(side, cell)
        room = (start.w, start.h) if cell == 0 else (size, size)
        if cell:
            x, y = (min(max(at, size / 2), side - size / 2) for at in (x, y))
        found |= dict(zip(here, side_by_side(x, y, len(here), *room), strict=True))
    return [found[seat] for seat in range(len(at))]


def die() -> Node:
    """The die beside the board, blank: only a roll says what it shows."""
    return Node(id="die", kind="die", x=0.5, y=0.5, look="beside", label=message("the-die"))
