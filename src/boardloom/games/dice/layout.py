"""Where everything lies in DO or DICE: a table with people along both sides, to be read on a phone too."""

import math
from collections.abc import Sequence

from boardloom.core.game import Position
from boardloom.core.scene import Board, Node, Point
from boardloom.games.dice.config import Config
from boardloom.games.dice.faces import Face, Shadow
from boardloom.games.dice.picture import FEW_HP, in_words
from boardloom.games.dice.reading import config_of, fallen, state_of, turn
from boardloom.games.dice.state import FINAL
from boardloom.games.layout_helpers import point

WIDTH, HEIGHT = 8.0, 8.6
CENTRE = (WIDTH / 2, HEIGHT / 2)
CARD = (2.4, 1.45)
"""The width and height of a card; narrower where many sit side by side."""
TABLE = (3.95, 2.6)
EDGES = 120
GAP = 0.12
PRINT = 0.5
"""The height of a line of words."""


def board(config: Config) -> Board:
    rim = [_from_centre(360 * i / EDGES) for i in range(EDGES)]
    table = Node(
        id="table",
        kind="cell",
        x=CENTRE[0],
        y=CENTRE[1],
        w=2 * TABLE[0],
        h=2 * TABLE[1],
        points=tuple(rim),
        flags=("dark",),
    )
    return Board(
        width=WIDTH, height=HEIGHT, label=f"A round table with {config.players} seats", nodes=(table,)
    )


def _from_centre(degrees: float) -> Point:
    """A point on the rim, clockwise from the top."""
    angle = math.radians(degrees)
    return point(CENTRE[0] + TABLE[0] * math.sin(angle), CENTRE[1] - TABLE[1] * math.cos(angle))


def _above(seats: int) -> int:
    """How many sit above the table."""
    return (seats + 1) // 2


def _place(seat: int, seats: int) -> Point:
    """Clockwise: the first half above the table, from left to right, the others below."""
    above = _above(seats)
    if seat < above:
        return point(WIDTH * (seat + 0.5) / above, CARD[1] / 2)
    return point(WIDTH * (seats - seat - 0.5) / (seats - above), HEIGHT - CARD[1] / 2)


def seats(p: Position, names: Sequence[str]) -> list[Node]:
    return [node for seat, name in enumerate(names) for node in _seat(p, seat, name)]


def _seat(p: Position, seat: int, name: str) -> list[Node]:
    """A card with the name, HP as a bar, and VP."""
    s = state_of(p)
    x, y = _place(seat, p.config.players)
    hp, vp, dead = max(0, s.hp[seat]), s.vp[seat], fallen(p, seat)
    wide, high = min(CARD[0], WIDTH / _above(p.config.players) - GAP), CARD[1]
    full = wide - 2 * GAP
    filled = full * hp / p.setup.hp_cap
    card = Node(
        id=f"seat{seat}",
        kind="cell",
        x=x,
        y=y,
        w=round(wide, 3),
        h=high,
        tone=f"seat{seat}",
        label=f"{name}: {'fallen' if dead else f'{hp} HP'}, {vp} VP",
        row=round(y),
        col=round(x),
        flags=("faint",) if dead else (),
    )
    figures = f"{'fallen' if dead else f'{hp} HP'} · {vp} VP"
    bars = [_bar(f"full{seat}", x, y, full, "faint")]
    if filled:
        tone = "bad" if hp <= FEW_HP else "good"
        bars.append(_bar(f"hp{seat}", x - (full - filled) / 2, y, filled, tone))
    return [
        card,
        _words(f"name{seat}", x, y - 0.42, name, full),
        *bars,
        _words(f"figures{seat}", x, y + 0.42, figures, full),
    ]


def _bar(id: str, x: float, y: float, wide: float, tone: str) -> Node:
    return Node(id=id, kind="cell", x=round(x, 3), y=y, w=round(wide, 3), h=0.22, tone=tone, flags=("solid",))


def _words(id: str, x: float, y: float, text: str, wide: float, tone: str = "plain") -> Node:
    return Node(
        id=id,
        kind="text",
        x=round(x, 3),
        y=round(y, 3),
        w=round(wide, 3),
        h=PRINT,
        text=text,
        tone=tone,
        label=text,
    )


def middle(p: Position) -> list[Node]:
    """The die, and what its numbers do for the player whose turn it is."""
    s, config = state_of(p), config_of(p)
    x, y = CENTRE
    rolled = s.number
    nodes = [
        Node(
            id="die",
            kind="die",
            x=x,
            y=round(y - 1.75, 3),
            w=1.0,
            h=1.0,
            mark=str(rolled or ""),
            label=f"the die shows {rolled}" if rolled else "the die",
        )
    ]
    if p.over:
        return nodes
    if s.stage == FINAL:
        return [*nodes, _words("numbers", x, y, "the final die: the highest roll is ahead", 7.4)]
    shadow = turn(p) >= 0 and fallen(p, s.seat)
    effects: Sequence[Face | Shadow] = config.shadows if shadow else config.faces
    for number, effect in enumerate(effects, 1):
        tone = "special" if number == rolled else "plain"
        words = f"{number} {in_words(effect)}"
        nodes.append(_words(f"number{number}", x, y - 1.3 + 0.47 * number, words, 6.4, tone))
    return nodes
