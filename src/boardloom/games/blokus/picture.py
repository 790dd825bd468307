"""The board of Blokus, everybody's points, and the pieces still in hand."""

from collections.abc import Collection, Mapping, Sequence

from boardloom.core.game import Operator, Position
from boardloom.core.picture import Picture, Span, cut, fitted
from boardloom.games.blokus.pieces import NAMES, ORIENTATIONS, USUAL, Cell
from boardloom.games.blokus.reading import (
    COLOUR_NAMES,
    cells_of,
    config_of,
    hand_of,
    owner,
    placeable,
    points_of,
    size_of,
    state_of,
    view,
)
from boardloom.games.blokus.state import NONE

GAP = "   "
SLOT = 6
"""Columns a drawn piece takes in the tray."""
Row = list[Span]


def picture(p: Position, names: Sequence[str], width: int) -> Picture:
    """The table with the cells marked that the next piece must cover one of."""
    colour = state_of(p).colour
    touch = set() if p.over else view(p, colour)[1]
    return beside(board(p, dict.fromkeys(touch, "•")), panel(p, names, width), width, size_of(p))


def beside(left: list[Row], right: list[Row], width: int, size: int) -> Picture:
    """The board with the panel at its side, or below it where there is no room."""
    wide = 2 * size + 4
    if width < wide + len(GAP) + 5 * SLOT:
        return Picture([*left, *right])
    rows = []
    for i in range(max(len(left), len(right))):
        row = left[i] if i < len(left) else [Span(" " * wide)]
        rows.append([*row, Span(GAP), *right[i]] if i < len(right) and right[i] else row)
    return Picture(rows)


def board(p: Position, marks: Mapping[Cell, str]) -> list[Row]:
    """The board with marks on free cells, in the colour to move."""
    size, tone = size_of(p), COLOUR_NAMES[state_of(p).colour]
    taken = {cell: c for c in range(config_of(p).colours) for cell in cells_of(p, c)}
    rows = []
    for y in reversed(range(size)):
        row = [Span(f"{y + 1:>2} ", "faint")]
        for x in range(size):
            owner = taken.get((x, y))
            if owner is not None:
                row.append(Span(f"{COLOUR_NAMES[owner][0].upper()} ", "plain", COLOUR_NAMES[owner]))
            else:
                mark = marks.get((x, y))
                row.append(Span(f"{mark or '·'} ", tone if mark else "faint", "light"))
        rows.append([*row, Span(" ")])
    letters = " ".join(chr(ord("a") + x) for x in range(size))
    return [*rows, [Span(f"   {letters}  ", "faint")]]


def panel(p: Position, names: Sequence[str], width: int) -> list[Row]:
    """Points by colour, and the pieces of the colour to move."""
    rows = picture_of_points(p, names, width)
    if p.over:
        return rows
    colour = state_of(p).colour
    return [*rows, [], *tray(hand_of(p, colour), placeable(p), COLOUR_NAMES[colour], _room(p, width))]


def _room(p: Position, width: int) -> int:
    """Columns beside the board."""
    return max(5 * SLOT, width - 2 * size_of(p) - 4 - len(GAP))


def picture_of_points(p: Position, names: Sequence[str], width: int) -> list[Row]:
    """Every colour with whoever plays it and its points."""
    room = _room(p, width)
    s, config = state_of(p), config_of(p)
    rows = []
    for colour in range(config.colours):
        seat = owner(p, colour)
        who = names[seat] if seat != NONE else f"{names[s.shared]} next" if not p.over else "shared"
        note = "done" if not s.hand[colour] else "blocked" if s.blocked >> colour & 1 else ""
        figure = f"{points_of(p, colour):>4} {note:7}"
        name = fitted(who, max(0, room - 21))
        tone = COLOUR_NAMES[colour]
        now = not p.over and s.colour == colour
        rows.append([
            Span("► " if now else "  "), Span(f" {tone[0].upper()} ", "plain", tone),
            Span(f" {name} "), Span(figure, "good" if note == "done" else "faint" if note else "plain"),
        ])  # fmt: skip
    if config.players < config.colours and NONE not in config.seat_of:
        rows.append([Span(_sums(names, p.scores(), room))])
    return rows


def _sums(names: Sequence[str], scores: Sequence[int], room: int) -> str:
    """What everybody's colours have together; names give way to figures."""
    figures = sum(len(f"  {score},") for score in scores)
    longest = max(1, (room - len("  together:") - figures + 1) // len(names))
    shown = (f"{cut(name, longest)} {score}" for name, score in zip(names, scores, strict=True))
    return f"  together: {', '.join(shown)}"


def show(p: Position, orientation: int, anchors: Sequence[str], turns: Sequence[Operator]) -> list[Row]:
    """The piece in hand with its anchor marked, what may be done with it, and where it may go."""
    tone, lies = COLOUR_NAMES[state_of(p).colour], ORIENTATIONS[orientation]
    rows: list[Row] = []
    for y in reversed(range(lies.height)):
        row = [Span("  ")]
        for x in range(-lies.left, lies.width - lies.left):
            here = (x, y) in lies.cells
            sign = "◆ " if (x, y) == (0, 0) else f"{tone[0].upper()} "
            row.append(Span(sign, "plain", tone) if here else Span("  "))
        rows.append(row)
    rows += [[], *([Span(f"{turn.key}  {turn.sentence}", "faint")] for turn in turns)]
    many = f"{len(anchors)} place{'' if len(anchors) == 1 else 's'}"
    places = f"{many} for ◆" if anchors else "no place this way: turn it"
    return [*rows, [], [Span(f"{lies.name}: {places}")]]


def tray(pieces: Sequence[int], fit: Collection[int], tone: str, room: int) -> list[Row]:
    """Pieces drawn small, two of their rows in one line, each with its name below, (so) if nothing fits."""
    across = max(1, room // SLOT)
    rows: list[Row] = []
    for first in range(0, len(pieces), across):
        line = pieces[first : first + across]
        drawn = [small(USUAL[piece]) for piece in line]
        shown = [i for i in range(2) if any(lines[i] for lines in drawn)]
        rows += [[Span(lines[i].ljust(SLOT), tone) for lines in drawn] for i in shown]
        rows.append([_label(NAMES[piece], piece in fit) for piece in line])
    return rows


def _label(name: str, fits: bool) -> Span:
    return Span((name if fits else f"({name})").ljust(SLOT), "plain" if fits else "faint")


def small(orientation: int) -> list[str]:
    """An orientation of at most four rows as two lines of half blocks.

    >>> small(USUAL[NAMES.index("V3")])
    ['', '█▄']
    """
    rows = ORIENTATIONS[orientation].drawn()
    rows = ["." * len(rows[0])] * (4 - len(rows)) + rows
    signs = {"..": " ", "#.": "▀", ".#": "▄", "##": "█"}
    return [
        "".join(signs[upper + lower] for upper, lower in zip(rows[i], rows[i + 1], strict=True)).rstrip()
        for i in (0, 2)
    ]
