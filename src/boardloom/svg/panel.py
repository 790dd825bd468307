"""What stands beside the board: how the game ended, dice, players, hands, what signs mean."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from msgspec.structs import replace as replace_node

from boardloom.core.picture import columns_of
from boardloom.core.scene import Board, Figure, Node, Player, Scene, Tray
from boardloom.svg.dice import is_beside
from boardloom.svg.icons import icon
from boardloom.svg.markup import LETTER, escaped, fitting, tag, text, to_the_left, width_of
from boardloom.svg.palette import ink_on, mix
from boardloom.svg.pen import Pen
from boardloom.svg.sprites import at_origin

WIDTH = 300.0
PAD = 12.0
LINE = 18.0
SMALL, MEDIUM, LARGE = 12.5, 15.0, 19.0
"""Sizes of letters."""
BELOW = 10.0
"""How much lower than the board players may reach."""
DIE, PIP = 44.0, 18.0
SQUARE = 9.0
"""A square of a piece in a tray."""
GAP = 7.0
"""Between two players."""
SIGNS = {"winner": "★", "turn": "►", "done": "✓", "out": "✕"}
"""What is worth knowing of a player at a glance, the most important first."""


@dataclass
class Panel:
    """A column of boxes, filled from above."""

    pen: Pen
    board: Board
    left: float
    y: float
    bottom: float
    """How far down the board reaches. Players below it start another column; what is only good to know is
    left out."""
    parts: list[str] = field(default_factory=list)
    lowest: float = 0.0
    """How far down the longest of the columns reaches."""
    square: float = SQUARE
    mirrored: bool = False
    """Whether everything begins at the right, as in languages that run to the left."""
    boxes: dict[str, tuple[float, float, float, float]] = field(default_factory=dict)
    """Left, top, width and height of what may be pointed at: dice, players and pieces, by id or step."""

    @property
    def right(self) -> float:
        return self.left + WIDTH

    def _x(self, x: float, wide: float = 0.0) -> float:
        """Where something that wide begins in this column."""
        return 2 * self.left + WIDTH - x - wide if self.mirrored else x

    def _text(
        self,
        words: str,
        x: float,
        y: float,
        size: float,
        colour: str,
        anchor: str = "start",
        weight: str = "",
    ) -> None:
        if self.mirrored:
            words, x = to_the_left(words), self._x(x)
            anchor = {"start": "end", "end": "start"}.get(anchor, anchor)
        self.parts.append(text(words, x, y, size, colour, anchor, font_weight=weight or None))

    def fill(self, scene: Scene, names: Sequence[str]) -> None:
        if scene.summary:
            self._headline(self.pen.words(scene.summary.headline))
        if scene.facts:
            self._lines(_figure_lines(self.pen, scene.facts), self.left, WIDTH, "soft")
            self.y += 6
        if dice := [node for node in scene.nodes if is_beside(node)]:
            self._dice(dice)
        top, high = self.y, 0.0
        for seat, player in enumerate(scene.players):
            if self.y + high > self.bottom + BELOW:
                self.left, self.y = self.left + WIDTH + PAD, top
            above = self.y
            self._player(player, names[seat] if seat < len(names) else "")
            high = self.y - above
            self.boxes[f"seat{seat}"] = (self.left, above, WIDTH, high - GAP)
            self.lowest = max(self.lowest, self.y)
        for tray in scene.trays:
            self._tray(tray)
        self._legend()
        self.lowest = max(self.lowest, self.y)

    def _headline(self, words: str) -> None:
        for line in wrapped([words], WIDTH / (LETTER * LARGE)):
            shown, size = fitting(line, LARGE, WIDTH)
            ink = self.pen.palette.part("ink")
            self._text(shown, self.left, self.y + LARGE / 2, size, ink, weight="700")
            self.y += LARGE * 1.3
        self.y += 4

    def _lines(self, chunks: Sequence[str], x: float, room: float, part: str) -> None:
        """Chunks that are kept whole where possible, as many in a line as there is room for."""
        for line in wrapped(chunks, room / (LETTER * SMALL)):
            shown, size = fitting(line, SMALL, room, least=1.0)
            self._text(shown, x, self.y + LINE / 2, size, self.pen.palette.part(part))
            self.y += LINE

    def _dice(self, dice: Sequence[Node]) -> None:
        """What was thrown, on felt in a wooden tray."""
        colours, wide = self.pen.palette, PAD + (DIE + PAD) * len(dice)
        pen = replace(self.pen, unit=DIE)
        for inset, part in ((0.0, "wood"), (4.0, "felt-lo")):
            self.parts.append(
                tag(
                    "rect", x=self._x(self.left, wide) + inset, y=self.y + inset, width=wide - 2 * inset,
                    height=DIE + 2 * PAD - 2 * inset, rx=12 - inset / 2, fill=colours.part(part),
                )
            )  # fmt: skip
        for i, die in enumerate(dice):
            x, y = self._x(self.left + PAD + DIE / 2 + i * (DIE + PAD)), self.y + PAD + DIE / 2
            drawn = pen.draw(replace_node(die, x=0, y=0, w=1, h=1))
            self.parts.append(tag("g", drawn, transform=f"translate({x:.1f} {y:.1f})"))
            self.boxes[die.id] = (x - DIE / 2, y - DIE / 2, DIE, DIE)
        self.y += DIE + 3 * PAD

    def _player(self, player: Player, name: str) -> None:
        colours, pen = self.pen.palette, self.pen
        tone, before, top = colours.tone(player.tone), len(self.parts), self.y
        self.y += 7
        x, start = self._x(self.left + PAD + 12), self.left + PAD + 32
        middle = self.y + 11
        self.parts.append(tag("rect", x=x - 12, y=middle - 12, width=24.0, height=24.0, rx=7, fill=tone))
        self.parts.append(icon(player.icon, x, middle, 17, ink_on(tone)))
        sign = next((SIGNS[flag] for flag in SIGNS if flag in player.flags), "")
        note = " ".join(filter(None, (pen.words(player.note), sign)))
        room = WIDTH - 3 * PAD - 24
        shown, size = fitting(name, MEDIUM, room - min(width_of(note, SMALL) + 8, room / 2))
        ink = "soft" if "out" in player.flags else "ink"
        self._text(shown, start, middle, size, colours.part(ink), weight="600")
        if note:
            note, size = fitting(note, SMALL, room - width_of(shown, size) - 8)
            bright = "accent" if "turn" in player.flags or "winner" in player.flags else "soft"
            self._text(note, self.left + WIDTH - PAD, middle, size, colours.part(bright), "end")
        self.y += 25
        self._lines(_figure_lines(pen, player.figures), self.left + PAD, WIDTH - 2 * PAD, "soft")
        for figure in player.figures:
            if figure.look == "pips" and isinstance(figure.value, int):
                self._pips(figure.value, figure.most, figure.icon)
            elif figure.most and isinstance(figure.value, int):
                self._bar(figure.value / figure.most, tone)
        self.y += 6
        turn = "turn" in player.flags or "winner" in player.flags
        box = tag(
            "rect", x=self.left, y=top, width=WIDTH, height=self.y - top, rx=8, fill=colours.part("surface"),
            stroke=tone if turn else colours.part("line"), stroke_width=2.5 if turn else 1,
        )  # fmt: skip
        self.parts.insert(before, box)
        self.y += GAP

    def _pips(self, value: int, most: int, name: str) -> None:
        """A coin for each that counts, an empty place for each that does not yet."""
        pen = replace(self.pen, unit=PIP)
        for i in range(most):
            x, y = self._x(self.left + PAD + (1.2 * i + 0.5) * PIP) / PIP, self.y / PIP + 0.5
            coin = Node(id=f"pip{i}", kind="token", look="medal", x=x, y=y, icon=name)
            place = Node(id=f"pip{i}", kind="cell", look="well", x=x, y=y)
            self.parts.append(pen.draw(coin if i < value else place))
        self.y += PIP * 1.3

    def _bar(self, share: float, tone: str) -> None:
        full, colours = WIDTH - 2 * PAD, self.pen.palette
        at, start = {"y": self.y + 1, "height": 5.0, "rx": 2.5}, self.left + PAD
        self.parts.append(tag("rect", width=full, fill=colours.part("line"), x=self._x(start, full), **at))
        if share > 0:
            done = max(5.0, full * min(1.0, share))
            self.parts.append(tag("rect", width=done, fill=tone, x=self._x(start, done), **at))
        self.y += 9

    def _tray(self, tray: Tray) -> None:
        """The pieces in a hand, drawn small, row after row."""
        pen = Pen(self.square, self.pen.palette, self.pen.words, patterns=self.pen.patterns)
        self._lines([self.pen.words(tray.label)], self.left, WIDTH, "ink" if tray.active else "soft")
        x, high, between = 0.0, 0.0, max(5.0, self.square * 0.55)
        for item in tray.items:
            squares = at_origin(self.board.shapes.get(item.shape, ()))
            if not squares or item.gone:
                continue
            wide = (max(a for a, _ in squares) + 1) * self.square
            if x and x + wide > WIDTH:
                x, self.y, high = 0.0, self.y + high + between, 0.0
            drawn = pen.piece(squares, tray.tone, tray.pattern)
            label = self.pen.words(item.label) or item.step
            begin = self._x(self.left + x, wide)
            where = f"translate({begin:.1f} {self.y:.1f})"
            opacity = None if tray.active else 0.75
            self.parts.append(
                tag("g", tag("title", escaped(label)), *drawn, transform=where, opacity=opacity)
            )
            tall = (max(b for _, b in squares) + 1) * self.square
            self.boxes[item.step] = (begin, self.y, wide, tall)
            x += wide + between
            high = max(high, tall)
        self.y += high + 9

    def _legend(self) -> None:
        """What the signs on the board mean, where there is room."""
        colours = self.pen.palette
        signs = [
            (sign, wrapped([self.pen.words(sign.label)], (WIDTH - 26) / (LETTER * SMALL)))
            for sign in self.board.legend
        ]
        if not signs or self.y + PAD + LINE * sum(len(lines) for _, lines in signs) > self.bottom:
            return
        self.y += PAD
        for sign, lines in signs:
            ink = mix(colours.tone(sign.tone), 0.7, colours.part("ink"))
            x, y = self._x(self.left + 8), self.y + LINE / 2
            drawn = icon(sign.icon, x, y, MEDIUM * 1.2, ink)
            self.parts.append(drawn or text(sign.mark, x, y, MEDIUM, ink, font_weight="700"))
            for line in lines:
                self._lines([line], self.left + 26, WIDTH - 26, "soft")


def _figure_lines(pen: Pen, figures: Sequence[Figure]) -> list[str]:
    """Figures in words: "HP 12/20", "type: lucky"."""
    shown = []
    for figure in figures:
        if figure.look == "detail":
            continue
        colon = "" if isinstance(figure.value, int) else ":"
        most = f"/{pen.words(figure.most)}" if figure.most else ""
        shown.append(f"{pen.words(figure.label)}{colon} {pen.words(figure.value)}{most}")
    return shown


def wrapped(chunks: Sequence[str], columns: float) -> list[str]:
    """Chunks in lines of so many columns, a dot between them; those that are too long are broken at spaces.

    >>> wrapped(["cell 27", "coins 3", "moves 12"], 18)
    ['cell 27 · coins 3', 'moves 12']
    """
    lines: list[str] = []
    for chunk in chunks:
        if lines and columns_of(f"{lines[-1]} · {chunk}") <= columns:
            lines[-1] += f" · {chunk}"
            continue
        lines.append("")
        for word in chunk.split():
            if lines[-1] and columns_of(f"{lines[-1]} {word}") > columns:
                lines.append(word)
            else:
                lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
