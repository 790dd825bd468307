"""What stands beside or below a board in a terminal: players, figures, dice, what is in a hand."""

from collections.abc import Sequence
from dataclasses import dataclass

from boardloom.core.choice_tree import active_tone, following, held_shape
from boardloom.core.message import Wording, message
from boardloom.core.picture import Span, columns_of, cut, fitted
from boardloom.core.scene import Figure, Item, Node, Player, Point, Tray
from boardloom.terminal.scene_canvas import GAP, Row, badge, cropped, flowing, ink, width_of, window
from boardloom.terminal.scene_cards import cards_of, ways_of_cards
from boardloom.terminal.scene_grid import Look, is_grid, lies_on

SIGNS = {"winner": "★", "turn": "►", "done": "✓", "out": "✕"}
"""What is worth knowing of a player at a glance, the most important first."""
INDENT = "    "
LONGEST = 14
"""Columns of a name, where figures need the others."""
BAR = (5, 20)
"""Columns of the shortest and of the longest bar."""
ARROWS = {"ArrowRight": "→", "ArrowLeft": "←", "ArrowUp": "↑", "ArrowDown": "↓"}
HALVES = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}

Rows = list[Row]


@dataclass(frozen=True)
class Panel:
    """Rows for a room of some columns."""

    rows: Rows
    complete: bool
    """Whether every figure of every player is shown."""


class PanelPainter:
    """Fits what is to be told into columns and rows: first the players, then the rest as there is room."""

    def __init__(self, look: Look) -> None:
        self.look, self.words = look, look.words
        self.scene = look.scene

    def paint(self, columns: int, most: int, shorten: bool = False) -> Panel | None:
        """The panel in at most so many rows; None where not even the players fit.

        With `shorten`, those around whoever is in turn are enough.
        """
        if columns < len(INDENT) + 4:
            return None
        full = self.players_in_full(columns)
        short = [
            self._one_line(seat, columns, self._name_room(columns)) for seat in range(len(self.scene.players))
        ]
        players = full if len(full) <= most else short
        above = self._headline(columns) + self._facts(columns)
        if len(players) > most:
            return (
                Panel(self._shortened(short, above, columns, most), False) if shorten and most > 1 else None
            )
        rows = [*above, *players] if len(above) + len(players) <= most else players
        if len(above) + len(full) > most and len(above) + len(short) <= most:
            rows = [*above, *short]
        complete = rows[-len(full) :] == full if full else True
        for section in self._rest(columns):
            for way in section:
                if way and len(rows) + 1 + len(way) <= most:
                    rows = [*rows, [], *way]
                    break
        return Panel(rows, complete)

    def _shortened(self, players: Rows, above: Rows, columns: int, most: int) -> Rows:
        """Some of the players, around who won or is in turn, and how many others there are."""
        above = above if len(above) + 2 <= most else []
        flags = [player.flags for player in self.scene.players]
        focus = next((seat for flag in SIGNS for seat, own in enumerate(flags) if flag in own), 0)
        shown = window(len(players), most - len(above) - 1, focus)
        more = self.words(message("panel-more", count=len(players) - len(shown)))
        return [*above, *(players[seat] for seat in shown), [Span(cut(more, columns), "faint")]]

    def _headline(self, columns: int) -> Rows:
        summary = self.scene.summary
        return [[Span(cut(self.words(summary.headline), columns), "good")]] if summary else []

    def _facts(self, columns: int) -> Rows:
        """What is true of the table as a whole, and the dice."""
        chunks = [Span(described(figure, self.words), "faint") for figure in self.scene.facts]
        dice = [node for node in self.look.nodes if node.kind == "die"]
        faces = [self._shown(die) for die in dice]
        sides = self.look.board.faces
        chunks += [
            Span(f"[{sides[face].number if face in sides else face}]", "special") for face in faces if face
        ]
        return flowing([[chunk] for chunk in chunks], columns)

    def _shown(self, die: Node) -> str:
        """The mark of what a die shows."""
        return die.mark or self.look.faces.get(die.id, "")

    def _rest(self, columns: int) -> list[list[Rows]]:
        """What comes after the players, the most important first; each in ways from rich to poor."""
        held = held_shape(self.look.board, self.look.taken)
        active = [tray for tray in self.scene.trays if tray.active and _lying(tray)]
        others = [tray for tray in self.scene.trays if not tray.active and _lying(tray)]
        sections = [[self._held(held, columns)]] if held else []
        sections += [[self._drawn(tray, columns), self._named(tray, columns)] for tray in active if not held]
        sections += [ways_of_cards(self.look, columns), [self.page(columns)], self._texts(columns)]
        sections.append([self._nearby(columns)])
        sections += [[self._named(tray, columns)] for tray in others]
        sections.append([self._legend(columns)])
        return sections

    def _head(self, seat: int) -> Row:
        player = self.scene.players[seat]
        sign = next((SIGNS[flag] for flag in SIGNS if flag in player.flags), " ")
        tone = "good" if sign == SIGNS["winner"] else "plain"
        chosen = f"seat{seat}" in self.look.open
        return [
            Span(f"{sign}", tone),
            Span("•" if chosen else " "),
            badge(player.mark, player.tone),
            Span(" "),
        ]

    def _name(self, seat: int) -> str:
        return self.look.names[seat] if seat < len(self.look.names) else ""

    def _name_room(self, columns: int) -> int:
        longest = max((columns_of(self._name(seat)) for seat in range(len(self.scene.players))), default=0)
        return min(longest, LONGEST, max(3, columns // 3))

    def players_in_full(self, columns: int) -> Rows:
        """Figures in a table, as many as there is room for; the others of each player in lines below."""
        players = self.scene.players
        labels = [[self.words(figure.label) for figure in player.figures] for player in players]
        same = 0
        for column in zip(*labels, strict=False):
            if len(set(column)) > 1:
                break
            same += 1
        for tabled in range(same, -1, -1):
            if table := self._table(columns, tabled):
                rows: Rows = []
                for player, row in zip(players, table, strict=True):
                    rows += [row, *self._figures(player, player.figures[tabled:], columns)]
                return rows
        return [row for seat in range(len(players)) for row in self._in_lines(seat, columns)]

    def _table(self, columns: int, tabled: int) -> Rows:
        """A line for each player with the first of the figures; nothing where there is no room."""
        players = self.scene.players
        names = self._name_room(columns)
        marks = max((columns_of(player.mark) for player in players), default=0)
        cells = [[described(figure, self.words) for figure in player.figures[:tabled]] for player in players]
        widths = [max(map(columns_of, column)) for column in zip(*cells, strict=True)]
        notes = max((columns_of(self.words(player.note)) for player in players), default=0)
        used = (
            3 + marks + names + sum(len(GAP) + width for width in widths) + (len(GAP) + notes if notes else 0)
        )
        if used > columns:
            return []
        bars = [i for i in range(tabled) if players[0].figures[i].most]
        bar = min(BAR[1], (columns - used) // len(bars) - 1) if bars else 0
        rows = []
        for seat, player in enumerate(players):
            pad = " " * (marks - columns_of(player.mark))
            row = [*self._head(seat), Span(pad + fitted(self._name(seat), names), ink(player.tone))]
            for i, width in enumerate(widths):
                row.append(Span(GAP + fitted(cells[seat][i], width), _faint_if_out(player)))
                drawn = _bar(player.figures[i], bar, ink(player.tone)) if i in bars and bar >= BAR[0] else []
                row += [Span(" "), *drawn] if drawn else []
            note = self.words(player.note)
            rows.append([*row, Span(GAP + note, _tone_of_note(player))] if note else row)
        return rows

    def _in_lines(self, seat: int, columns: int) -> Rows:
        player = self.scene.players[seat]
        head = self._head(seat)
        note = self.words(player.note)
        room = columns - width_of(head)
        name = cut(self._name(seat), max(3, room - columns_of(note) - 2 if note else room))
        first = [
            *head,
            Span(name, ink(player.tone)),
            Span(f"  {note}" if note else "", _tone_of_note(player)),
        ]
        return [cropped(first, columns), *self._figures(player, player.figures, columns)]

    def _figures(self, player: Player, figures: Sequence[Figure], columns: int) -> Rows:
        chunks = []
        for figure in figures:
            text = Span(described(figure, self.words), _faint_if_out(player))
            long = min(BAR[1] // 2, columns - len(INDENT) - columns_of(text.text) - 1)
            bar = _bar(figure, long, ink(player.tone)) if long >= BAR[0] else []
            chunks.append([text, Span(" "), *bar] if bar else [text])
        return flowing(chunks, columns, INDENT)

    def _one_line(self, seat: int, columns: int, names: int) -> Row:
        """As many figures as there is room for."""
        player = self.scene.players[seat]
        row = [*self._head(seat), Span(fitted(self._name(seat), names), ink(player.tone))]
        for figure in player.figures:
            room = columns - width_of(row) - 1
            ways = (
                (described(figure, self.words), self.words(figure.value))
                if isinstance(figure.value, int)
                else ()
            )
            shown = next(
                (way for way in ways or (described(figure, self.words),) if columns_of(way) <= room), ""
            )
            if not shown:
                break
            row.append(Span(f" {shown}", _faint_if_out(player)))
        if (note := self.words(player.note)) and width_of(row) + 1 + columns_of(note) <= columns:
            row.append(Span(f" {note}", _tone_of_note(player)))
        return cropped(row, columns)

    def _fits(self, item: Item) -> bool:
        """Whether a piece can be placed; nobody knows where there is nothing to choose."""
        return not self.look.choices or not self.look.choices.tree or item.step in self.look.choices.tree

    def _drawn(self, tray: Tray, columns: int) -> Rows:
        """Pieces drawn small, two of their rows in one line, each with its name below, (so) if none fits."""
        lines: list[list[tuple[list[str], str, int]]] = [[]]
        for item in _lying(tray):
            picture = half_blocks(self.look.board.shapes.get(item.shape, ()))
            label = item.step if self._fits(item) else f"({item.step})"
            slot = max([columns_of(label), *map(len, picture)]) + 1
            if lines[-1] and sum(wide for _, _, wide in lines[-1]) + slot > columns:
                lines.append([])
            lines[-1].append((picture, label, slot))
        rows: Rows = []
        for line in lines:
            high = max(len(picture) for picture, _, _ in line)
            for row in range(high):
                parts = [
                    ([""] * (high - len(picture)) + picture)[row].ljust(slot) for picture, _, slot in line
                ]
                rows.append(cropped([Span("".join(parts), ink(tray.tone))], columns))
            rows.append(cropped([_item(label, slot) for _, label, slot in line], columns))
        return rows

    def _named(self, tray: Tray, columns: int) -> Rows:
        labels = [
            item.step if not tray.active or self._fits(item) else f"({item.step})" for item in _lying(tray)
        ]
        label = Span(self.words(tray.label), ink(tray.tone))
        return flowing([[label], *([Span(step, "faint")] for step in labels)], columns, gap=" ")

    def _held(self, shape: str, columns: int) -> Rows:
        """The piece held with its anchor marked, how it may be turned, and how many places it has."""
        look, tone = self.look, active_tone(self.scene)
        squares = set(look.board.shapes[shape])
        rows: Rows = []
        for y in _range([y for _, y in squares]):
            row = [Span("  ")]
            for x in _range([x for x, _ in squares]):
                sign = "◆ " if (x, y) == (0, 0) else "■ "
                row.append(Span(sign, "plain", ink(tone)) if (x, y) in squares else Span("  "))
            rows.append(row)
        steps = list(look.taken)
        places = len(following(look.choices, steps[: steps.index(shape) + 1])) if look.choices else 0
        rows.append([Span(f"{look.taken[0]}: {places} × ◆", "plain" if places else "bad")])
        for turn in look.board.turns.get(shape, ()):
            rows.append([Span(f"{ARROWS.get(turn.key, turn.key)}  {self.words(turn.label)}", "faint")])
        return [cropped(row, columns) for row in rows]

    def page(self, columns: int) -> Rows:
        """Words in letters of one width, each where it stands."""
        printed: dict[float, Row] = {}
        for node in self._spoken():
            if "mono" in node.flags and (shown := self.words(node.text) or node.mark):
                line = printed.setdefault(node.y, [])
                start = round((node.x - node.w / 2) * len(shown) / node.w)
                line += [Span(" " * (start - width_of(line))), Span(shown, ink(node.tone))]
        return [cropped(printed[y], columns) for y in sorted(printed)]

    def _texts(self, columns: int) -> list[Rows]:
        """Other words that lie on the table: each in a line, or several in one."""
        spoken = [node for node in self._spoken() if "mono" not in node.flags]
        chunks = [[Span(self.words(node.text) or node.mark, ink(node.tone))] for node in spoken]
        chunks += self._sides()
        return [[cropped(chunk, columns) for chunk in chunks], flowing(chunks, columns)]

    def _sides(self) -> list[Row]:
        """What the sides of the die do that is thrown now."""
        marks = {node.mark for node in self.scene.nodes if node.kind == "die"}
        rows: list[Row] = []
        for mark in self.scene.faces:
            side = self.look.board.faces[mark]
            said = message("figure-text", label=side.label, value=side.note) if side.note else side.label
            rows.append([Span(f"{side.number} {self.words(said)}", "special" if mark in marks else "plain")])
        return rows

    def _nearby(self, columns: int) -> Rows:
        """On a board too large to be drawn: what stands where tokens may come next."""
        if is_grid(self.look.board):
            return []
        cards = cards_of(self.look)
        near = [
            n
            for n in self.scene.nodes
            if n.kind == "link" or (n.kind == "cell" and n.mark and n not in cards)
        ]
        return [cropped([Span(n.mark, ink(n.tone)), Span(f" {self.words(n.label)}")], columns) for n in near]

    def _spoken(self) -> list[Node]:
        """Words on the table, without those on a player's card: they are told already."""
        seats = {f"seat{seat}" for seat in range(len(self.scene.players))}
        cards = [node for node in self.look.nodes if node.kind == "cell" and node.id in seats]
        return [
            node
            for node in self.look.nodes
            if node.kind == "text" and not any(lies_on(node, card) for card in cards)
        ]

    def _legend(self, columns: int) -> Rows:
        signs = self.look.board.legend
        marks = max((columns_of(sign.mark) for sign in signs), default=0)
        rows = [
            [Span(fitted(sign.mark, marks), ink(sign.tone)), Span(f" {self.words(sign.label)}", "faint")]
            for sign in signs
        ]
        return rows if all(width_of(row) <= columns for row in rows) else []


def described(figure: Figure, words: Wording) -> str:
    """A figure in words: "HP 12/20", "type: lucky"."""
    if isinstance(figure.value, int):
        return f"{words(figure.label)} {words(figure.value)}" + (
            f"/{words(figure.most)}" if figure.most else ""
        )
    return words(message("figure-text", label=figure.label, value=figure.value))


def half_blocks(squares: Sequence[Point]) -> list[str]:
    """A shape with two of its rows in one line.

    >>> half_blocks([(0, 0), (1, 0), (0, -1)])
    ['█▄']
    """
    filled = set(squares)
    columns, rows = _range([x for x, _ in squares]), _range([y for _, y in squares])
    lines = []
    for y in rows[::2]:
        pairs = (((x, y) in filled, (x, y + 1) in filled) for x in columns)
        lines.append("".join(HALVES[pair] for pair in pairs).rstrip())
    return lines


def _range(values: Sequence[float]) -> list[int]:
    return list(range(int(min(values)), int(max(values)) + 1)) if values else []


def _bar(figure: Figure, long: int, tone: str) -> Row:
    if not figure.most or not isinstance(figure.value, int) or long <= 0:
        return []
    filled = min(long, max(0, -(-figure.value * long // figure.most)))
    return [Span("━" * filled, tone), Span("·" * (long - filled), "faint")]


def _lying(tray: Tray) -> list[Item]:
    """What was not played yet."""
    return [item for item in tray.items if not item.gone]


def _item(label: str, slot: int) -> Span:
    return Span(fitted(label, slot), "faint" if label.startswith("(") else "plain")


def _faint_if_out(player: Player) -> str:
    return "faint" if "out" in player.flags else "plain"


def _tone_of_note(player: Player) -> str:
    return "good" if "winner" in player.flags else "faint" if "out" in player.flags else "special"
