"""Blokus: corners touch, edges never; who places most of their pieces wins."""

from boardloom.core.game import OVER
from boardloom.core.record import Ints, rule
from boardloom.games.blokus.movegen import can_place, list_all
from boardloom.games.blokus.pieces import LARGEST
from boardloom.games.blokus.state import (
    ALL,
    CELLS,
    COLOURS,
    MAX_ACTIONS,
    NONE,
    PASS,
    PIECES,
    ROWS,
    SHARED,
    SINGLE,
    Setup,
    State,
    column_of,
    row_of,
    shape_of,
)

__all__ = ["MAX_ACTIONS", "Setup", "State", "apply", "chance", "die", "legal", "score", "start", "turn"]

ALL_PLACED, SINGLE_LAST = 15, 5
"""What placing every piece earns, and what placing the single square last adds."""


@rule
def start(s: State, b: Setup) -> None:
    s.colour, s.turns, s.passes, s.blocked, s.shared = 0, 0, 0, 0, 0
    for colour in range(COLOURS):
        s.hand[colour], s.last[colour] = ALL, PASS
    for row in range(COLOURS * ROWS + 2):
        s.cells[row] = 0
    s.mover = b.seat_of[0]


@rule
def legal(s: State, b: Setup, actions: Ints) -> int:
    """Pass, or place a piece."""
    return list_all(s, b, actions)


@rule
def turn(s: State, b: Setup) -> int:
    return s.mover


@rule
def chance(s: State, b: Setup, outcomes: Ints, weights: Ints) -> int:
    return 0


@rule
def die(s: State, b: Setup) -> int:
    return 0


@rule
def apply(s: State, b: Setup, action: int) -> None:
    """Pass or place a piece; then it is the turn of the next colour that can."""
    s.turns += 1
    if action == PASS:
        s.passes += 1
    else:
        _place(s, b, action)
        s.passes = 0
    if s.colour == SHARED and b.seats == SHARED:
        s.shared = (s.shared + 1) % b.seats
    _next_colour(s, b)


@rule
def _place(s: State, b: Setup, placement: int) -> None:
    place = b.place[placement]
    shape, row, column = shape_of(place), row_of(place), column_of(place)
    base = 1 + s.colour * ROWS + row
    for r in range(LARGEST):
        s.cells[base + r] |= b.form[LARGEST * shape + r] << column
    s.hand[s.colour] ^= 1 << b.piece[shape]
    s.last[s.colour] = placement


@rule
def _next_colour(s: State, b: Setup) -> None:
    """Pass over the blocked; once a whole round went by without a piece the game is over."""
    searching = s.passes < b.colours
    while searching:
        s.colour = s.colour + 1 if s.colour + 1 < b.colours else 0
        searching = bool(s.blocked >> s.colour & 1) or not can_place(s, b, s.colour)
        if searching:
            s.blocked |= 1 << s.colour
            s.passes += 1
            searching = s.passes < b.colours
    if s.passes >= b.colours:
        s.mover = OVER
    else:
        s.mover = _player(s, b)


@rule
def _player(s: State, b: Setup) -> int:
    """Who plays the colour whose turn it is."""
    return s.shared if s.colour == SHARED and b.seats == SHARED else b.seat_of[s.colour]


@rule
def last_piece(s: State, b: Setup, colour: int) -> int:
    """The piece a colour placed last; only to be asked once there is one."""
    return b.piece[shape_of(b.place[s.last[colour]])]


@rule
def points(s: State, b: Setup, colour: int) -> int:
    """What a colour's pieces are worth: -1 for each cell not placed, and the bonus for placing them all."""
    total = -CELLS
    for piece in range(PIECES):
        total += b.sizes[piece] * (1 - (s.hand[colour] >> piece & 1))
    if s.hand[colour] == 0:
        total += ALL_PLACED + (SINGLE_LAST if last_piece(s, b, colour) == SINGLE else 0)
    return total


@rule
def score(s: State, b: Setup, scores: Ints) -> None:
    """The points of each player's colours together; a shared colour counts for nobody."""
    for seat in range(b.seats):
        scores[seat] = 0
    for colour in range(b.colours):
        if b.seat_of[colour] != NONE:
            scores[b.seat_of[colour]] += points(s, b, colour)
