"""Blokus: pieces of one colour touch at corners, never along edges; whoever has the fewest cells left wins.

`may_place` is the definition of the rule. `legal` lists the same placements with the fast generator of
`movegen.py`; `tests/games/test_blokus_generation.py` proves the two equal.
"""

from boardloom.core.game import OVER
from boardloom.core.record import Ints, rule
from boardloom.games.bitset import has, with_, without
from boardloom.games.blokus.movegen import can_place, list_all
from boardloom.games.blokus.state import (
    ALL,
    CELLS,
    COLOURS,
    LARGEST,
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
    has_cell,
    row_of,
    shape_of,
)

__all__ = [
    "MAX_ACTIONS",
    "Setup",
    "State",
    "allows",
    "apply",
    "chance",
    "die",
    "legal",
    "score",
    "side",
    "start",
    "turn",
]

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
    """Pass, or place a piece where the colour to move `may_place` it."""
    return list_all(s, b, actions)


@rule
def allows(s: State, b: Setup, action: int) -> bool:
    """Whether the colour to move may do this."""
    if action == PASS:
        return True
    return 0 < action < len(b.place) and may_place(s, b, s.colour, action)


@rule
def may_place(s: State, b: Setup, colour: int, placement: int) -> bool:
    """Whether a colour may place a piece so: one still in hand, on free cells only, never edge to edge
    with its own colour, and corner to corner with it, or on a starting cell if it is the first piece.

    This is the definition, cell by cell. Numbered placements never leave the board.
    """
    place = b.place[placement]
    shape, bottom, left = shape_of(place), row_of(place), column_of(place)
    if not has(s.hand[colour], b.piece[shape]):
        return False
    is_first = s.hand[colour] == ALL
    free, edge, joined = True, False, False
    for row in range(bottom, bottom + LARGEST):
        for column in range(left, left + LARGEST):
            if has(b.form[LARGEST * shape + row - bottom], column - left):
                free = free and is_free(s, row, column)
                edge = edge or touches_edge(s, colour, row, column)
                joined = joined or (
                    is_start(b, colour, row, column) if is_first else touches_corner(s, colour, row, column)
                )
    return free and not edge and joined


@rule
def is_free(s: State, row: int, column: int) -> bool:
    """Whether no colour covers this cell."""
    free = True
    for colour in range(COLOURS):
        free = free and not has_cell(s, colour, row, column)
    return free


@rule
def touches_edge(s: State, colour: int, row: int, column: int) -> bool:
    """Whether this cell shares an edge with a cell of the colour."""
    return (
        has_cell(s, colour, row + 1, column)
        or has_cell(s, colour, row - 1, column)
        or has_cell(s, colour, row, column + 1)
        or has_cell(s, colour, row, column - 1)
    )


@rule
def touches_corner(s: State, colour: int, row: int, column: int) -> bool:
    """Whether this cell shares a corner with a cell of the colour."""
    return (
        has_cell(s, colour, row + 1, column + 1)
        or has_cell(s, colour, row + 1, column - 1)
        or has_cell(s, colour, row - 1, column + 1)
        or has_cell(s, colour, row - 1, column - 1)
    )


@rule
def is_start(b: Setup, colour: int, row: int, column: int) -> bool:
    """Whether the colour may begin on this cell."""
    return has(b.starts[colour * ROWS + row], column)


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
    s.hand[s.colour] = without(s.hand[s.colour], b.piece[shape])
    s.last[s.colour] = placement


@rule
def _next_colour(s: State, b: Setup) -> None:
    """Skip blocked colours; the game is over after a whole round without a placement."""
    searching = s.passes < b.colours
    while searching:
        s.colour = s.colour + 1 if s.colour + 1 < b.colours else 0
        searching = has(s.blocked, s.colour) or not can_place(s, b, s.colour)
        if searching:
            s.blocked = with_(s.blocked, s.colour)
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
def side(s: State, b: Setup) -> int:
    """Whose piece is placed next: the colour's."""
    return s.colour


@rule
def last_piece(s: State, b: Setup, colour: int) -> int:
    """The piece a colour placed last; it must have placed one."""
    return b.piece[shape_of(b.place[s.last[colour]])]


@rule
def points(s: State, b: Setup, colour: int) -> int:
    """What a colour's pieces are worth: -1 for each cell not placed, and the bonus for placing them all."""
    total = -CELLS
    for piece in range(PIECES):
        if not has(s.hand[colour], piece):
            total += b.sizes[piece]
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
