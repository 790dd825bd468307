"""The Ludo board: the ring, the home columns, and a corner for every player."""

from collections.abc import Sequence

from boardloom.core.game import Position
from boardloom.core.picture import Picture, Span, cut, fitted
from boardloom.games.ludo.board import MIDDLE, SIDE, START, home_cell, ring_cell
from boardloom.games.ludo.reading import at, config_of, state_of, where
from boardloom.games.ludo.state import BITS, CROWD, END, LAST_RING, READY, RING, YARD

CELL = 3
"""Columns of a cell: a seat's letter and two tokens."""
CORNER = MIDDLE - 1
"""Rows and cells of the room between two home columns."""
ORDINALS = ("1st", "2nd", "3rd", "4th")

Cell = tuple[int, int]


def picture(p: Position, names: Sequence[str], width: int) -> Picture:
    if width < SIDE * CELL:
        return _list(p, names, width)
    cells: dict[Cell, list[Span]] = {(MIDDLE, MIDDLE): [Span(" E ", "special", "dark")]}
    for space in range(1, RING + 1):
        cells[ring_cell(space)] = _draw_space(p, space)
    for seat, letter in enumerate(config_of(p).letters):
        for steps in range(LAST_RING + 1, END):
            cells[home_cell(letter, steps)] = _draw_home(p, seat, letter, steps)
    margin = Span(" " * ((width - SIDE * CELL) // 2))
    return Picture([[margin, *_draw_row(p, names, cells, row)] for row in range(SIDE)])


def _draw_row(p: Position, names: Sequence[str], cells: dict[Cell, list[Span]], row: int) -> list[Span]:
    spans: list[Span] = []
    column = 0
    while column < SIDE:
        seat = _owner(p, row, column)
        if (row, column) in cells:
            spans += cells[row, column]
        elif seat is None:
            spans.append(Span(" " * CELL))
        else:
            spans += _draw_corner(p, names[seat], seat, (row - 1) % MIDDLE)
            column += CORNER - 1
        column += 1
    return spans


def _owner(p: Position, row: int, column: int) -> int | None:
    """The seat whose corner begins in this cell."""
    corners = {(0, 1): "A", (0, MIDDLE + 1): "B", (1, MIDDLE + 1): "C", (1, 1): "D"}
    letter = corners.get((row // MIDDLE, column))
    letters = config_of(p).letters
    if row % MIDDLE == 0 or letter not in letters:
        return None
    return letters.index(letter)


def _draw_corner(p: Position, player: str, seat: int, line: int) -> list[Span]:
    """One of the six lines of a player's corner."""
    wide = CORNER * CELL
    if line == 0:
        badge = Span(f" {config_of(p).letters[seat]} ", f"token{seat}")
        shown = f" {fitted(player, wide - 7)} "
        return [Span(" ►" if p.turn == seat else "  "), badge, Span(shown, f"seat{seat}")]
    lines = {2: ("yard H", YARD), 3: ("ready R", READY), 4: ("end E", END)}
    if line not in lines:
        place = state_of(p).place[seat] if line == CORNER - 1 else 0
        return [Span((f"  {ORDINALS[place - 1]} place" if place else "").ljust(wide), "good")]
    label, steps = lines[line]
    tokens = at(p, seat, steps)
    badges = [span for token in tokens for span in (Span(token, f"token{seat}"), Span(" "))]
    return [Span(f"  {label:8}", "faint"), *badges, Span(" " * (wide - 10 - 2 * len(tokens)))]


def _draw_space(p: Position, space: int) -> list[Span]:
    """A ring space: its number, or who stands there."""
    ground = "light" if space % 2 else "dark"
    crowd = state_of(p).ring[space]
    here = [seat for seat in range(p.config.players) if (crowd >> (BITS * seat)) & CROWD]
    letters = config_of(p).letters
    if len(here) > 1:
        spans = [Span(letters[seat], f"token{seat}", ground) for seat in here[:CELL]]
        return [*spans, Span(" " * (CELL - len(spans)), ground=ground)]
    if here:
        (seat,) = here
        steps = (space - START[letters[seat]]) % RING + 1
        return _draw_piece(p, seat, steps, ground)
    owner = next((seat for seat, letter in enumerate(letters) if START[letter] == space), None)
    tone = "faint" if owner is None else f"seat{owner}"
    return [Span(f"{space:>2} ", tone, ground)]


def _draw_home(p: Position, seat: int, letter: str, steps: int) -> list[Span]:
    if at(p, seat, steps):
        return _draw_piece(p, seat, steps, "light")
    return [Span(f"{letter}{steps - LAST_RING} ", f"seat{seat}", "light")]


def _draw_piece(p: Position, seat: int, steps: int, ground: str) -> list[Span]:
    """A token or a stack with the letter of its seat; a stack of more than two as a number."""
    tokens = at(p, seat, steps)
    shown = config_of(p).letters[seat] + (tokens if len(tokens) < CELL else f"×{len(tokens)}")
    return [Span(shown, f"token{seat}", ground), Span(" " * (CELL - len(shown)), ground=ground)]


def _list(p: Position, names: Sequence[str], width: int) -> Picture:
    """Where everybody's tokens are, where there is no room for the board."""
    drawn = Picture()
    for seat, player in enumerate(names):
        places = " ".join(where(p, seat, token) for token in range(config_of(p).tokens))
        room = max(1, width - len("► A  ") - len(places))
        drawn.add(
            Span("► " if p.turn == seat else "  "),
            Span(config_of(p).letters[seat], f"token{seat}"),
            Span(f" {cut(player, room)} {places}"),
        )
    return drawn
