"""Where everything lies on the Ludo board: the ring, the home columns, and a corner for every player."""

from functools import cache

from boardloom.core.message import Cell, message
from boardloom.core.scene import Board, Node, Point, Sign
from boardloom.games.layout_helpers import Spot, point, side_by_side
from boardloom.games.ludo.board import (
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

PLACES = {READY: (1.7, 1.1), YARD: (4.1, 3.4), END: (6.5, 1.0)}
"""What lies in a player's corner, on its diagonal: how far from the corner, and how large."""
NAMES = {READY: "ready", YARD: "yard", END: "end"}
PILE = 0.3
"""How far the first and the last token of a stack are apart."""


def board(config: Config) -> Board:
    arms = [_home(config, letter, steps) for letter in POSITIONS for steps in range(LAST_RING + 1, END)]
    corners = [_corner(config, letter, steps) for letter in POSITIONS for steps in (READY, YARD)]
    corners += [_corner(config, letter, END) for letter in config.letters]
    centre = Node(
        id="E",
        kind="cell",
        x=SIDE / 2,
        y=SIDE / 2,
        tone="goal",
        mark="E",
        label=message("ludo-centre"),
        row=MIDDLE,
        col=MIDDLE,
    )
    return Board(
        width=SIDE,
        height=SIDE,
        label=message("ludo-board"),
        nodes=(*corners, *(_space(config, space) for space in range(1, RING + 1)), *arms, centre),
        legend=(
            Sign("R", "plain", message("ludo-legend-ready")),
            Sign("E", "goal", message("ludo-legend-end")),
        ),
    )


def _tone(config: Config, letter: str) -> str:
    letters: tuple[str, ...] = config.letters
    return f"seat{letters.index(letter)}" if letter in letters else "faint"


def _space(config: Config, space: int) -> Node:
    row, column = ring_cell(space)
    owner = next((letter for letter in POSITIONS if START[letter] == space), "")
    safe = bool(owner) and config.safe_starts
    kind = "ludo-space-safe" if safe else "ludo-space-start" if owner else "ludo-space"
    return Node(
        id=f"space{space}",
        kind="cell",
        x=column + 0.5,
        y=row + 0.5,
        tone=_tone(config, owner) if owner else "plain",
        mark="★" if safe else owner,
        text=str(space),
        label=message(kind, space=Cell(str(space)), **({"owner": owner} if owner else {})),
        row=row,
        col=column,
        flags=("light" if space % 2 else "dark",),
    )


def _home(config: Config, letter: str, steps: int) -> Node:
    row, column = home_cell(letter, steps)
    name = space_name(letter, steps)
    return Node(
        id=f"home{name}",
        kind="cell",
        x=column + 0.5,
        y=row + 0.5,
        tone=_tone(config, letter),
        text=name,
        label=message("ludo-home-square", space=Cell(name)),
        row=row,
        col=column,
        flags=("light",),
    )


def _corner(config: Config, letter: str, steps: int) -> Node:
    x, y = _in_corner(letter, steps)
    size = PLACES[steps][1]
    return Node(
        id=f"{NAMES[steps]}{letter}",
        kind="cell",
        x=x,
        y=y,
        w=size,
        h=size,
        tone=_tone(config, letter) if steps != END else "home",
        text=space_name(letter, steps) if steps != YARD else letter,
        label=message(f"ludo-{NAMES[steps]}-of", owner=letter),
    )


def _in_corner(letter: str, steps: int) -> Point:
    """On the diagonal of a player's corner: A at the top left, then clockwise."""
    far = PLACES[steps][0]
    left, top = letter in "AD", letter in "AB"
    return point(far if left else SIDE - far, far if top else SIDE - far)


@cache
def centre(letter: str, steps: int) -> Point:
    """The middle of the place where a player's token stands after so many steps."""
    if steps in PLACES:
        return _in_corner(letter, steps)
    ring = ring_space(START[letter], steps)
    row, column = ring_cell(ring) if ring else home_cell(letter, steps)
    return column + 0.5, row + 0.5


def way(letter: str, here: int, there: int, roll: int) -> list[Point]:
    """The points a token passes from step to step, through the centre to the end, and back if it bounces."""
    steps = list(range(here + 1, min(here + roll, END) + 1))
    if here + roll > END:
        steps += range(END - 1, there - 1, -1)
    middle = (SIDE / 2, SIDE / 2)
    passed = [middle if step == END else centre(letter, step) for step in steps]
    return [*passed, centre(letter, END)] if there == END else passed


def token_id(letter: str, token: int) -> str:
    return f"{letter}{TOKENS[token]}"


def spots(p: LudoPosition) -> dict[str, Spot]:
    """By token: where it stands. On a place of many they are side by side; stacks are piles."""
    found: dict[str, Spot] = {}
    shared: dict[Point, list[list[str]]] = {}
    for seat, letter in enumerate(p.config.letters):
        steps = steps_of(p, seat)
        for here in set(steps):
            tokens = [token_id(letter, i) for i, step in enumerate(steps) if step == here]
            x, y = centre(letter, here)
            if here in PLACES:
                size = PLACES[here][1]
                places = side_by_side(x, y, len(tokens), size, size)
                found |= {t: (x, y, min(w, 1.0)) for t, (x, y, w) in zip(tokens, places, strict=True)}
            else:
                shared.setdefault((x, y), []).append(tokens)
    for (x, y), piles in shared.items():
        for pile, (x_at, y_at, wide) in zip(piles, side_by_side(x, y, len(piles)), strict=True):
            for i, token in enumerate(pile):
                aside = PILE * (i / (len(pile) - 1) - 0.5) if len(pile) > 1 else 0.0
                found[token] = (*point(x_at + aside, y_at + aside), wide)
    return found


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
