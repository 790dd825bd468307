"""A table of Blokus for tests: boards drawn as text, and pieces in hand by name."""

from collections.abc import Iterable
from typing import Any

import boardloom
from boardloom.core.choice_tree import paths
from boardloom.core.game import NOBODY, Position
from boardloom.games.blokus.colours import COLOUR_NAMES
from boardloom.games.blokus.config import BlokusPosition
from boardloom.games.blokus.notation import cell_name
from boardloom.games.blokus.pieces import NAMES as PIECES
from boardloom.games.blokus.state import ALL, PASS, ROWS
from boardloom.games.blokus.view import choices
from tests.words import story

NAMES = ("Ann", "Bo", "Cy", "Di")


def table(**options: Any) -> BlokusPosition:
    return boardloom.new("blokus", **options)


def drawn(
    rows: str, hands: dict[str, str] | None = None, colour: str = "blue", **options: Any
) -> BlokusPosition:
    """A position drawn from its lower left corner: B, Y, R, G for cells, dots for free ones.

    `hands` names the pieces a colour has left. Without it a colour on the board has all but the single
    square, and the others have all.
    """
    p = table(**options)
    s = p.state.copy()
    for y, row in enumerate(reversed(rows.split())):
        for x, sign in enumerate(row):
            if sign != ".":
                c = "BYRG".index(sign)
                s.cells[1 + c * ROWS + y] |= 1 << x
                s.hand[c], s.last[c] = ALL & ~1, 0
    for name, pieces in (hands or {}).items():
        s.hand[COLOUR_NAMES.index(name)] = sum(1 << PIECES.index(piece) for piece in pieces.split())
    s.colour = COLOUR_NAMES.index(colour)
    s.mover = p.setup.seat_of[s.colour]
    return Position(p.game, p.config, p.setup, s)


def plays(p: BlokusPosition, *names: str) -> BlokusPosition:
    """The position once these were played: cells, or "pass"."""
    for name in names:
        p = p.after(p.find(name))
    return p


def moves(p: BlokusPosition, *pieces: str) -> set[str]:
    """The placements open now; only of these pieces, where some are named."""
    return {
        p.name(action)
        for action, (piece, *_) in paths(choices(p)).items()
        if action != PASS and (not pieces or piece in pieces)
    }


def colour(p: BlokusPosition) -> str:
    """Whose piece is placed next."""
    return COLOUR_NAMES[p.state.colour]


def who(p: BlokusPosition) -> str:
    return "nobody" if p.turn == NOBODY else NAMES[p.turn]


def cells(names: str) -> frozenset[tuple[int, int]]:
    """Column and row of every cell of a placement."""
    return frozenset((ord(name[0]) - ord("a"), int(name[1:]) - 1) for name in names.split(","))


def named(cells: Iterable[tuple[int, int]]) -> str:
    return ",".join(map(cell_name, sorted(cells, key=lambda cell: (cell[1], cell[0]))))


def tells(p: BlokusPosition, name: str) -> str:
    """What a move does, in words."""
    return story(p, p.find(name), NAMES)
