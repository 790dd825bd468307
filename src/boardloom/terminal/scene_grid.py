"""Boards whose cells lie in rows and columns, drawn with characters."""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise

from boardloom.core.choice_tree import active_tone, ghost, open_steps, reach_of_smallest
from boardloom.core.message import Wording
from boardloom.core.picture import Span, columns_of, fitted
from boardloom.core.scene import Board, Choices, Node, Point, Scene
from boardloom.terminal.scene_canvas import Canvas, Row, badge, crowd, ink, width_of

Place = tuple[int, int]
"""Row and column of a cell."""

WIDEST = 7
"""Columns of the widest cell."""
ROOMY = 3
"""Columns of a cell from which the last stays free, so that tokens keep apart from the next cell."""
OPEN = "•"
"""What may be chosen."""
NAMED = re.compile(r"([a-z]+)(\d+)")
"""Cells called like those of a chess board."""


@dataclass(frozen=True)
class Look:
    """What is to be painted."""

    board: Board
    scene: Scene
    words: Wording
    names: Sequence[str] = ()
    choices: Choices | None = None
    taken: Sequence[str] = ()
    faces: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def open(self) -> frozenset[str]:
        """What may be chosen next."""
        return open_steps(self.choices, self.taken) if self.choices else frozenset()

    @property
    def nodes(self) -> tuple[Node, ...]:
        return (*self.board.nodes, *self.scene.nodes)


class Axis:
    """Where the rows, or the columns, of a board are."""

    def __init__(self, found: Mapping[int, Sequence[float]]) -> None:
        self.count = max(found) + 1
        self._known = sorted((sum(at) / len(at), number) for number, at in found.items())

    def position(self, at: float) -> float:
        """The row, with fractions, of a y, or the column of an x; 0 is the middle of the first."""
        known = self._known
        if at <= known[0][0] or len(known) == 1:
            return known[0][1] + at - known[0][0]
        for (a, i), (b, j) in pairwise(known):
            if at <= b:
                return i + (j - i) * (at - a) / (b - a)
        return known[-1][1] + at - known[-1][0]


class Grid:
    """A board in rows and columns, and all that lies on it."""

    def __init__(self, look: Look) -> None:
        self.look, self.words = look, look.words
        on_grid = [n for n in look.nodes if n.kind == "cell" and n.row >= 0 and n.col >= 0]
        self.cells: dict[Place, Node] = {(node.row, node.col): node for node in on_grid}
        self.down = Axis(_along([(node.row, node.y) for node in on_grid]))
        self.across = Axis(_along([(node.col, node.x) for node in on_grid]))
        self.areas = [n for n in look.board.nodes if _is_area(n)]
        self.bare = not any(node.text for node in self.cells.values())
        self._lay_things_down()
        texts = [self.words(node.text) for node in self.cells.values()]
        self.least = 2 if self.bare else max(2, *map(_apart, texts))
        self.full = 2 if self.bare else max(self.least, *(self._wide(place) for place in self.cells))
        """Columns of a cell in which all there is to know of it can be read, apart from the next one."""
        self.best = 2 if self.bare else max(self.full, min(WIDEST, self.full + 3))

    def _lay_things_down(self) -> None:
        """Tokens, pieces, links, hints: by the cell, or the area, where they are."""
        look = self.look
        self.tokens: dict[Place, list[Node]] = {}
        self.inside: dict[str, list[Node]] = {}
        """By the id of an area."""
        self.strays: list[Node] = []
        self.pieces: dict[Place, Node] = {}
        self.leads: dict[Place, tuple[Node, Node]] = {}
        for node in look.nodes:
            if node.kind == "token":
                place = (node.row, node.col) if node.row >= 0 else self._place((node.x, node.y))
                around = [area for area in self.areas if lies_on(node, area)]
                if place in self.cells:
                    self.tokens.setdefault(place, []).append(node)
                elif area := min(around, key=lambda area: area.w * area.h, default=None):
                    self.inside.setdefault(area.id, []).append(node)
                else:
                    self.strays.append(node)
            elif node.kind == "piece":
                self.pieces |= dict.fromkeys(self._squares(node.points), node)
            elif node.kind == "link" and node.look != "road" and len(node.points) > 1:
                here, there = (self.cells.get(self._place(node.points[i])) for i in (0, -1))
                if here and there:
                    self.leads[here.row, here.col] = node, there
        held = ghost(look.board, look.scene, look.choices, look.taken) if look.choices else None
        self.ghost = dict.fromkeys(self._squares(held.squares), held) if held else {}
        hints = reach_of_smallest(look.board, look.choices) if look.choices and not look.taken else set()
        self.hints = set(self._squares(hints))

    def _place(self, at: Point) -> Place:
        return round(self.down.position(at[1])), round(self.across.position(at[0]))

    def _squares(self, corners: Collection[Point]) -> list[Place]:
        return [self._place((x + 0.5, y + 0.5)) for x, y in corners]

    def _label(self, place: Place) -> str:
        """What is to be known of a cell: its text and its sign, or where it leads."""
        node = self.cells[place]
        text = self.words(node.text)
        if place in self.leads:
            link, there = self.leads[place]
            return f"{text}{link.mark or '→'}{self.words(there.text)}"
        return f"{text}{node.mark}"

    def _wide(self, place: Place) -> int:
        """Columns a cell needs for its label; numbers keep apart from the next one, signs need not."""
        return _apart(self._label(place)) if place in self.leads else columns_of(self._label(place))

    def size(self, wide: int, high: int) -> tuple[int, int]:
        """Columns and rows of the whole board, cells so wide and high, without headings."""
        ends = [self._area(node, wide, high) for node in self.areas]
        columns = max([self.across.count * wide, *(c1 for _, _, c1, _ in ends)])
        rows = max([self.down.count * high, *(r1 for _, _, _, r1 in ends)])
        return columns, rows

    def _area(self, node: Node, wide: int, high: int) -> tuple[int, int, int, int]:
        """First column and row of what lies beside the cells, and those after its last."""
        left, right = (self.across.position(node.x + s * node.w / 2) + 0.5 for s in (-1, 1))
        top, bottom = (self.down.position(node.y + s * node.h / 2) + 0.5 for s in (-1, 1))
        c0, r0 = max(0, round(left * wide)), max(0, round(top * high))
        return c0, r0, max(c0 + 1, round(right * wide)), max(r0 + 1, round(bottom * high))

    def draw(self, wide: int, high: int) -> Canvas:
        canvas = Canvas(*self.size(wide, high))
        for area in self.areas:
            self._draw_area(canvas, area, wide, high)
        for (row, column), node in self.cells.items():
            for line, spans in enumerate(self._cell((row, column), node, wide, high)):
                canvas.write(row * high + line, column * wide, spans, wide)
        for token in self.strays:
            canvas.write(*self._spot(token, wide, high), [badge(token.mark, token.tone)], canvas.columns)
        return canvas

    def _draw_area(self, canvas: Canvas, node: Node, wide: int, high: int) -> None:
        c0, r0, c1, r1 = self._area(node, wide, high)
        room, ground, tone = c1 - c0, _ground(node), ink(node.tone)
        here = self.inside.get(node.id, [])
        for row in range(r0, r1):
            canvas.write(row, c0, [Span(" " * room, "plain", ground)], room)
        text = self.words(node.text) or node.mark
        lines = max(1, r1 - r0 - 1)
        if r1 - r0 > 1 or not here:
            hidden = self._rows_hidden(node, c0 + columns_of(text), wide, high)
            row = next((row for row in range(r0, r1) if row not in hidden), r0)
            canvas.write(row, c0, [Span(text, tone, ground)], room)
        elif columns_of(text) + 1 + width_of(crowd(here, WIDEST * len(here), ground)) <= room:
            canvas.write(r0, c0, [Span(text, tone, ground)], room)
            c0, room = c0 + columns_of(text) + 1, room - columns_of(text) - 1
        if lines > 1 and all(token.row >= 0 for token in here):
            for token in here:
                shown = [*crowd([token], room, ground), Span(self._sign([token]), "plain", ground)]
                canvas.write(*self._spot(token, wide, high), shown, room)
            return
        each = -(-len(here) // lines)
        for line in range(lines):
            if crowded := here[line * each : (line + 1) * each]:
                shown = crowd(crowded, room - (room > ROOMY), ground)
                aside = max(0, room - width_of(shown)) // 2 if r1 - r0 > 1 else 0
                shown.append(Span(self._sign(crowded), "plain", ground))
                canvas.write(min(r0 + 1 + line, r1 - 1), c0 + aside, shown, room - aside)

    def _rows_hidden(self, node: Node, end: int, wide: int, high: int) -> set[int]:
        """The rows of an area where another lies on its first columns, up to `end`."""
        over = self.areas[self.areas.index(node) + 1 :]
        boxes = [self._area(other, wide, high) for other in over if lies_on(other, node)]
        return {row for c0, r0, _, r1 in boxes if c0 < end for row in range(r0, r1)}

    def _spot(self, token: Node, wide: int, high: int) -> tuple[int, int]:
        """The row and the column of the canvas where a token stands."""
        y, x = self.down.position(token.y) + 0.5, self.across.position(token.x) + 0.5
        return int(y * high), int(x * wide)

    def _cell(self, place: Place, node: Node, wide: int, high: int) -> list[Row]:
        """The lines of a cell."""
        ground, tone = _ground(node), ink(_meaning(node))
        tone = "plain" if tone == ground else tone
        blank: Row = [Span(" " * wide, "plain", ground)]
        if place in self.ghost:
            held = self.ghost[place]
            look = (
                Span(fitted("◆", wide), "plain", ink(held.tone))
                if held.fits
                else Span(fitted("×", wide), "bad", ground)
            )
            return [[look]] * high
        if place in self.pieces:
            piece = self.pieces[place]
            sign = piece.mark + "*" * ("last" in piece.flags)
            return [[Span(fitted(sign, wide), "plain", ink(piece.tone))]] * high
        tokens = self._in_order(self.tokens.get(place, []), wide)
        chosen = node.id in self.look.open or place in self.hints
        label = self._labelled(place, node, wide)
        if self.bare and not label.strip():
            label = "" if chosen else "·"
        sign = OPEN if chosen else ""
        tone = "faint" if tone == "plain" and not (chosen and self.bare) else tone
        tone = ink(active_tone(self.look.scene)) if chosen and self.bare else tone
        print_ = Span(fitted(label + sign if columns_of(label + sign) <= wide else label, wide), tone, ground)
        if not tokens:
            return [[print_], *[blank] * (high - 1)]
        if high > 1:
            return [[print_], self._crowd(tokens, wide, ground), *[blank] * (high - 2)]
        text = self.words(node.text)
        beside = crowd(tokens, WIDEST * len(tokens), ground)
        if text and columns_of(text) + 1 + width_of(beside) < wide:
            room = wide - columns_of(text) - 1
            return [[Span(f"{text} ", tone, ground), *self._crowd(tokens, room, ground)]]
        return [self._crowd(tokens, wide, ground)]

    def _in_order(self, tokens: Sequence[Node], room: int) -> list[Node]:
        """First what may be chosen; and where not all can be shown, what belongs to whoever is in turn."""
        tone = active_tone(self.look.scene) if len(tokens) > room - 1 else ""
        return sorted(
            tokens, key=lambda token: (token.id not in self.look.open, tone not in ("", token.tone))
        )

    def _crowd(self, tokens: Sequence[Node], room: int, ground: str) -> Row:
        """Tokens in so many columns, with a sign if there is one among them that may be chosen."""
        shown = crowd(tokens, room - (room > ROOMY), ground)
        return [*shown, Span(fitted(self._sign(tokens), room - width_of(shown)), "plain", ground)]

    def _sign(self, tokens: Sequence[Node]) -> str:
        return OPEN if any(token.id in self.look.open for token in tokens) else ""

    def _labelled(self, place: Place, node: Node, wide: int) -> str:
        """As much of the label as there is room for, rather nothing than a part of a number."""
        text = self.words(node.text)
        sign = self.leads[place][0].mark if place in self.leads else node.mark
        if self._wide(place) <= wide:
            return self._label(place)
        return next((label for label in (f"{text}{sign}", text) if columns_of(label) <= wide), "")

    @cached_property
    def headings(self) -> tuple[dict[int, str], dict[int, str]]:
        """What rows and columns are called, where cells say nothing themselves but are named by both."""
        rows: dict[int, str] = {}
        columns: dict[int, str] = {}
        if not self.bare:
            return {}, {}
        for (row, column), node in self.cells.items():
            called = NAMED.fullmatch(node.id)
            if not called or columns.setdefault(column, called[1]) != called[1]:
                return {}, {}
            if rows.setdefault(row, called[2]) != called[2]:
                return {}, {}
        return rows, columns

    def focus(self) -> Place:
        """Where one looks first: the tokens of whoever is to move, what was placed last, or the middle."""
        tone = active_tone(self.look.scene)
        theirs = [p for p, tokens in self.tokens.items() if any(token.tone == tone for token in tokens)]
        last = [place for place, node in self.pieces.items() if "last" in node.flags]
        middle = self.down.count // 2, self.across.count // 2
        return next(iter([*sorted(self.ghost), *theirs, *last]), middle)


def is_grid(board: Board) -> bool:
    """Whether enough of the cells lie in rows and columns to draw the board so."""
    places = {(n.row, n.col) for n in board.nodes if n.kind == "cell" and n.row >= 0 and n.col >= 0}
    if len(places) < 4:
        return False
    return len(places) >= max(row for row, _ in places) + max(col for _, col in places) + 1


def _is_area(node: Node) -> bool:
    """Whether a cell is a place beside the rows and columns that something is written on, or lies in."""
    said = bool(node.text or node.label)
    return said and node.kind == "cell" and node.row < 0 and min(node.w, node.h) >= 0.45


def _along(pairs: Sequence[tuple[int, float]]) -> dict[int, list[float]]:
    found: dict[int, list[float]] = {}
    for number, at in pairs:
        found.setdefault(number, []).append(at)
    return found


def _apart(label: str) -> int:
    """Columns of a label with a blank after it, so that it is not read as one with the next."""
    return columns_of(label) + 1


def lies_on(node: Node, area: Node) -> bool:
    return abs(node.x - area.x) <= area.w / 2 and abs(node.y - area.y) <= area.h / 2


def _meaning(node: Node) -> str:
    """What happens on a cell, or else its tone."""
    return next((flag for flag in node.flags if flag in ("good", "bad", "special")), node.tone)


def _ground(node: Node) -> str:
    if "solid" in node.flags:
        return ink(node.tone)
    return "dark" if "dark" in node.flags else "light"
