"""Where everything lies in DO or DICE: a round table with everybody around it."""

import math
from collections.abc import Sequence

from boardloom.game import Position
from boardloom.games.dice.config import Config
from boardloom.games.dice.faces import Face, Shadow
from boardloom.games.dice.picture import FEW_HP, in_words
from boardloom.games.dice.reading import config_of, fallen, state_of, turn
from boardloom.games.dice.state import FINAL
from boardloom.games.scenery import point
from boardloom.scene import Board, Node, Point

WIDTH = 11.0
CENTRE = (WIDTH / 2, 4.65)
CARD = (2.5, 1.55)
AROUND = (4.2, 3.75)
"""How far from the centre people sit, across and down."""
TABLE = (2.75, 2.6)
EDGES = 120
MARGIN = 0.15
LONGEST = 11
"""Letters of a name on its card."""


def board(config: Config) -> Board:
    rim = [_from_centre(360 * i / EDGES, TABLE) for i in range(EDGES)]
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
    seats = config.players
    lowest = max(*(_place(seat, seats)[1] + CARD[1] / 2 for seat in range(seats)), CENTRE[1] + TABLE[1])
    return Board(
        width=WIDTH,
        height=round(lowest + MARGIN, 3),
        label=f"A round table with {seats} seats",
        nodes=(table,),
    )


def _from_centre(degrees: float, far: tuple[float, float]) -> Point:
    """A point around the centre, clockwise from the top."""
    angle = math.radians(degrees)
    return point(CENTRE[0] + far[0] * math.sin(angle), CENTRE[1] - far[1] * math.cos(angle))


def _place(seat: int, seats: int) -> Point:
    return _from_centre(360 * seat / seats, AROUND)


def seats(p: Position, names: Sequence[str]) -> list[Node]:
    return [node for seat, name in enumerate(names) for node in _seat(p, seat, name)]


def _seat(p: Position, seat: int, name: str) -> list[Node]:
    """A card with the name, HP as a bar, and VP."""
    s = state_of(p)
    x, y = _place(seat, p.config.players)
    hp, vp, dead = max(0, s.hp[seat]), s.vp[seat], fallen(p, seat)
    wide, high = CARD
    full = wide - 0.4
    filled = full * hp / p.setup.hp_cap
    card = Node(
        id=f"seat{seat}",
        kind="cell",
        x=x,
        y=y,
        w=wide,
        h=high,
        tone=f"seat{seat}",
        label=f"{name}: {'fallen' if dead else f'{hp} HP'}, {vp} VP",
        row=round(y),
        col=round(x),
        flags=("faint",) if dead else (),
    )
    called = name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
    figures = f"{'fallen' if dead else f'{hp} HP'} · {vp} VP"
    bars = [_bar(f"full{seat}", x, y, full, "faint")]
    if filled:
        tone = "bad" if hp <= FEW_HP else "good"
        bars.append(_bar(f"hp{seat}", x - (full - filled) / 2, y, filled, tone))
    return [
        card,
        _words(f"name{seat}", x, y - 0.42, called, wide, 0.42),
        *bars,
        _words(f"figures{seat}", x, y + 0.44, figures, wide, 0.4),
    ]


def _bar(id: str, x: float, y: float, wide: float, tone: str) -> Node:
    return Node(id=id, kind="cell", x=round(x, 3), y=y, w=round(wide, 3), h=0.22, tone=tone, flags=("solid",))


def _words(id: str, x: float, y: float, text: str, w: float, h: float, tone: str = "plain") -> Node:
    return Node(id=id, kind="text", x=round(x, 3), y=round(y, 3), w=w, h=h, text=text, tone=tone, label=text)


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
            y=round(y - 1.35, 3),
            w=1.1,
            h=1.1,
            mark=str(rolled or ""),
            label=f"the die shows {rolled}" if rolled else "the die",
        )
    ]
    if p.over:
        return nodes
    if s.stage == FINAL:
        return [*nodes, _words("numbers", x, y, "the final die: the highest roll is ahead", 5.0, 0.34)]
    shadow = turn(p) >= 0 and fallen(p, s.seat)
    effects: Sequence[Face | Shadow] = config.shadows if shadow else config.faces
    for number, effect in enumerate(effects, 1):
        tone = "special" if number == rolled else "plain"
        words = f"{number} {in_words(effect)}"
        nodes.append(_words(f"number{number}", x, y - 0.7 + 0.4 * number, words, 4.4, 0.34, tone))
    return nodes
