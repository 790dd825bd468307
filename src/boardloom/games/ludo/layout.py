"""Where everything lies on the Ludo board: the cross, and a tray in the corner of every player."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from boardloom.core.message import Cell, Series, Who, message
from boardloom.core.scene import Board, Node, Point, Sign
from boardloom.games.layout_helpers import point
from boardloom.games.ludo.board import (
    ARM,
    MIDDLE,
    POSITIONS,
    SIDE,
    START,
    TOKENS,
    home_cell,
    ring_cell,
    ring_space,
    space_name,
)
from boardloom.games.ludo.config import Config, LudoPosition
from boardloom.games.ludo.state import END, LAST_RING, READY, RING, YARD
from boardloom.games.ludo.tokens import steps_of

EMBLEMS = ("crescent", "sunburst", "flame", "four-leaf")
"""By seat: what its tokens bear."""
CORNERS = dict(zip(POSITIONS, ("nw", "ne", "se", "sw"), strict=True))
OPPOSITE = {"nw": "se", "ne": "sw", "se": "nw", "sw": "ne"}
WAYS = ("up", "right", "down", "left")
"""Which way the first spaces of A, B, C and D lead."""
CENTRE = (SIDE / 2, SIDE / 2)

# What follows are places in the corner of A, at the top left; other corners are its mirror images.
TRAY, TRAY_SIZE = 2.99, 5.68
READY_PLACE, SOCKET = 5.275, 1.18
WELLS = {
    1: ((2.75, 3.3),),
    2: ((1.75, 2.3), (3.75, 4.3)),
    3: ((1.75, 2.3), (3.75, 2.3), (1.75, 4.3)),
    4: ((1.75, 2.3), (3.75, 2.3), (1.75, 4.3), (3.75, 4.3)),
}
"""By the number of tokens: their places in the yard."""
WELL = 1.13
HEADER, LAST_MEDAL, APART = 1.02, 5.05, 0.56
"""Where the medals of tokens at the end lie, in a row."""
MEDAL = 0.46
TOKEN = 0.93
LIFT, HIGHEST = 0.325, 0.65
"""How much higher each token of a stack stands than the one below, and the topmost at most."""
BESIDE = {
    1: ((0.0, 0.0, TOKEN),),
    2: ((-0.27, -0.06, 0.66), (0.27, 0.06, 0.66)),
    3: ((0.0, -0.24, 0.56), (-0.25, 0.16, 0.56), (0.25, 0.16, 0.56)),
    4: ((-0.25, -0.2, 0.52), (0.25, -0.2, 0.52), (-0.25, 0.24, 0.52), (0.25, 0.24, 0.52)),
}
"""Where tokens stand that share a place without being a stack, and how large they are."""


def board(config: Config) -> Board:
    trays = [node for letter in POSITIONS for node in _corner(config, letter)]
    spaces = [_space(config, space) for space in range(1, RING + 1)]
    arms = [_home(config, letter, steps) for letter in POSITIONS for steps in range(LAST_RING + 1, END)]
    return Board(
        width=SIDE,
        height=SIDE,
        label=message("ludo-board"),
        nodes=(_groove(), *trays, *spaces, *arms, _end()),
        legend=(
            Sign("R", "plain", message("ludo-legend-ready"), "arrow-down-right"),
            Sign("E", "goal", message("ludo-legend-end"), "star"),
        ),
        ground="wood",
        frame="wood",
    )


def _groove() -> Node:
    """What the tiles of the cross lie in."""
    a, b, far = float(ARM), float(SIDE - ARM), float(SIDE)
    cross = ((a, 0.0), (b, 0.0), (b, a), (far, a), (far, b), (b, b), (b, far), (a, far), (a, b), (0.0, b),
             (0.0, a), (a, a))  # fmt: skip
    return Node(id="groove", kind="cell", look="groove", x=CENTRE[0], y=CENTRE[1], w=far, h=far, points=cross)


def _end() -> Node:
    return Node(
        id="E",
        kind="cell",
        look="socket",
        x=CENTRE[0],
        y=CENTRE[1],
        w=SOCKET,
        h=SOCKET,
        tone="goal",
        mark="E",
        icon="star",
        label=message("ludo-centre"),
        row=MIDDLE,
        col=MIDDLE,
    )


def _seat(config: Config, letter: str) -> int:
    """Who plays at a position; -1: nobody."""
    letters: tuple[str, ...] = config.letters
    return letters.index(letter) if letter in letters else -1


def _tone(config: Config, letter: str) -> str:
    seat = _seat(config, letter)
    return f"seat{seat}" if seat >= 0 else "plain"


def _emblem(config: Config, letter: str) -> str:
    seat = _seat(config, letter) if letter else -1
    return EMBLEMS[seat] if seat >= 0 else ""


def _space(config: Config, space: int) -> Node:
    row, column = ring_cell(space)
    owner = next((letter for letter in POSITIONS if START[letter] == space), "")
    nearby, icon = _sign(space)
    safe = bool(owner) and config.safe_starts
    kind = "ludo-space-safe" if safe else "ludo-space-start" if owner else "ludo-space"
    return Node(
        id=f"space{space}",
        kind="cell",
        look="tile",
        x=column + 0.5,
        y=row + 0.5,
        tone=_tone(config, owner or nearby) if owner or nearby else "plain",
        mark="★" if safe else owner,
        text=str(space),
        icon=_emblem(config, owner) or ("star" if safe else icon),
        label=message(kind, space=Cell(str(space)), **({"owner": owner} if owner else {})),
        row=row,
        col=column,
        flags=("safe",) if safe else () if owner else ("light",),
    )


def _sign(space: int) -> tuple[str, str]:
    """Whose way a space shows, and the sign on it: a token sets out, or turns off for its home."""
    for quarter, letter in enumerate(POSITIONS):
        if START[letter] <= space <= START[letter] + 1:
            return letter, f"chevron-{WAYS[quarter]}"
        if space == ring_space(START[letter], LAST_RING):
            return letter, f"arrow-{_inwards(letter)}"
    return "", ""


def _inwards(letter: str) -> str:
    """Which way the home squares of a position lead."""
    return WAYS[(POSITIONS.index(letter) + 1) % 4]


def _home(config: Config, letter: str, steps: int) -> Node:
    row, column = home_cell(letter, steps)
    name = space_name(letter, steps)
    return Node(
        id=f"home{name}",
        kind="cell",
        look="tile",
        x=column + 0.5,
        y=row + 0.5,
        tone=_tone(config, letter),
        text=name,
        icon=f"chevron-{_inwards(letter)}",
        label=message("ludo-home-square", space=Cell(name)),
        row=row,
        col=column,
    )


def tray(config: Config, letter: str, id: str, look: str) -> Node:
    """The yard of a position, or something of its shape."""
    seat, (x, y) = _seat(config, letter), _in_corner(letter, TRAY, TRAY)
    return Node(
        id=id,
        kind="cell",
        look=look,
        x=x,
        y=y,
        w=TRAY_SIZE,
        h=TRAY_SIZE,
        tone=_tone(config, letter),
        text=Series((Who(seat),), "list") if seat >= 0 else "",
        icon=_emblem(config, letter),
        label=message("ludo-yard-of", owner=letter) if look == "tray" else "",
        flags=(f"notch-{OPPOSITE[CORNERS[letter]]}", *(() if seat >= 0 else ("faint",))),
    )


def _corner(config: Config, letter: str) -> list[Node]:
    """The tray, with a well for each token, a row for those at the end, and the place to get ready."""
    tone, here = _tone(config, letter), tray(config, letter, f"yard{letter}", "tray")
    if _seat(config, letter) < 0:
        return [here]
    wells = tuple(_in_corner(letter, *well) for well in WELLS[config.tokens])
    medals = tuple(_medal(letter, token, config.tokens) for token in range(config.tokens))
    x, y = _in_corner(letter, READY_PLACE, READY_PLACE)
    ready = Node(
        id=f"ready{letter}",
        kind="cell",
        look="socket",
        x=x,
        y=y,
        w=SOCKET,
        h=SOCKET,
        tone=tone,
        text="R",
        icon=f"arrow-{_outwards(letter)}",
        label=message("ludo-ready-of", owner=letter),
    )
    holes = Node(
        id=f"wells{letter}",
        kind="cell",
        look="well",
        x=here.x,
        y=here.y,
        w=WELL,
        h=WELL,
        tone=tone,
        points=wells,
    )
    middle = (medals[0][0] + medals[-1][0]) / 2
    row = Node(
        id=f"end{letter}",
        kind="cell",
        look="well",
        x=round(middle, 3),
        y=medals[0][1],
        w=round(APART * (config.tokens - 1) + MEDAL, 3),
        h=MEDAL,
        tone=tone,
        text="E",
        points=medals,
        label=message("ludo-end-of", owner=letter),
    )
    return [here, holes, row, ready]


def _outwards(letter: str) -> str:
    """Which way a token leaves its corner: towards the middle of the board."""
    corner = OPPOSITE[CORNERS[letter]]
    return f"{'up' if 'n' in corner else 'down'}-{'left' if 'w' in corner else 'right'}"


def _in_corner(letter: str, x: float, y: float) -> Point:
    """A place in the corner of A, in that of another position."""
    corner = CORNERS[letter]
    return point(x if "w" in corner else SIDE - x, y if "n" in corner else SIDE - y)


def _medal(letter: str, token: int, tokens: int) -> Point:
    """Where a token lies when it has reached the end: the row runs from left to right in every corner."""
    _, y = _in_corner(letter, 0, HEADER)
    left = 0.0 if "w" in CORNERS[letter] else SIDE - 2 * TRAY
    return point(left + LAST_MEDAL - APART * (tokens - 1 - token), y)


@cache
def centre(letter: str, steps: int) -> Point:
    """The middle of the place where a player's token stands after so many steps, but for the yard."""
    if steps == END:
        return CENTRE
    if steps == READY:
        return _in_corner(letter, READY_PLACE, READY_PLACE)
    ring = ring_space(START[letter], steps)
    row, column = ring_cell(ring) if ring else home_cell(letter, steps)
    return column + 0.5, row + 0.5


def node_at(letter: str, steps: int) -> str:
    """The id of the node where a token stands after so many steps."""
    if steps in (YARD, READY, END):
        return {YARD: f"yard{letter}", READY: f"ready{letter}", END: "E"}[steps]
    ring = ring_space(START[letter], steps)
    return f"space{ring}" if ring else f"home{space_name(letter, steps)}"


def way(letter: str, here: int, there: int, roll: int) -> list[Point]:
    """The points a token passes from step to step, and back from the end if it bounces."""
    steps = list(range(here + 1, min(here + roll, END) + 1))
    if here + roll > END:
        steps += range(END - 1, there - 1, -1)
    return [centre(letter, step) for step in steps]


def token_id(letter: str, token: int) -> str:
    return f"{letter}{TOKENS[token]}"


class Spot(NamedTuple):
    """Where a token stands, and how wide it is."""

    at: Point
    wide: float
    foot: float
    """The y of its place: a token in a stack stands higher."""


def spots(p: LudoPosition) -> dict[str, Spot]:
    """By token: where it stands; those that hide a part of others come after them."""
    found: dict[str, Spot] = {}
    shared: dict[Point, list[list[str]]] = {}
    for seat, letter in enumerate(p.config.letters):
        steps = steps_of(p, seat)
        for here in set(steps):
            tokens = [i for i, step in enumerate(steps) if step == here]
            if here in (YARD, END):
                found |= {token_id(letter, i): _own_place(letter, i, len(steps), here) for i in tokens}
                continue
            piles = [[i] for i in tokens] if here == READY else [tokens]
            called = [[token_id(letter, i) for i in pile] for pile in piles]
            shared.setdefault(centre(letter, here), []).extend(called)
    for (x, y), groups in shared.items():
        for pile, (aside, below, wide) in zip(groups, BESIDE[len(groups)], strict=True):
            found |= _piled(pile, point(x + aside, y + below), wide)
    return dict(sorted(found.items(), key=lambda item: (item[1].foot, item[1].foot - item[1].at[1])))


def _own_place(letter: str, token: int, tokens: int, steps: int) -> Spot:
    """In the yard and at the end every token has a place of its own."""
    at = _medal(letter, token, tokens) if steps == END else _in_corner(letter, *WELLS[tokens][token])
    return Spot(at, MEDAL if steps == END else TOKEN, at[1])


def _piled(pile: Sequence[str], at: Point, wide: float) -> dict[str, Spot]:
    """A stack: the first of its tokens, by which it is chosen, on top."""
    x, foot = at
    top = len(pile) - 1
    lift = wide / TOKEN * min(LIFT, HIGHEST / max(1, top))
    return {token: Spot(point(x, foot - lift * (top - i)), wide, foot) for i, token in enumerate(pile)}


def die(roll: int) -> Node:
    """The die beside the board."""
    return Node(
        id="die",
        kind="die",
        x=SIDE / 2,
        y=SIDE / 2,
        look="beside",
        mark=str(roll or ""),
        label=message("the-die-shows", roll=roll) if roll else message("the-die"),
    )
