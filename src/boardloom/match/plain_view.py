"""Any game on a screen: its own scene, or else the picture of its text and a button for each choice."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from boardloom.core.game import Game, Position, View, nameless
from boardloom.core.message import Series, Who, message
from boardloom.core.options import GameConfig
from boardloom.core.picture import Span
from boardloom.core.scene import Board, Choices, Editor, Figure, Happening, Node, Player, Scene, Summary
from boardloom.games.layout_helpers import NOTHING_TO_CHOOSE, places

COLUMNS = 80
LETTER = 0.6
"""The width of a letter, of a line's height."""


def view_of(game: Game) -> View:
    return game.view or PlainView(game)


@dataclass(frozen=True)
class PlainView:
    """What a game without a `scene.py` looks like."""

    game: Game

    def board(self, config: GameConfig) -> Board:
        rows = self._rows(Position.first(self.game, config), nameless(config.players))
        return Board(
            width=COLUMNS * LETTER,
            height=float(max(1, len(rows))),
            label=message("plain-board", game=self.game.called),
            nodes=(),
        )

    def scene(self, p: Position) -> Scene:
        scores = p.scores()
        return Scene(
            nodes=tuple(self._nodes(p, nameless(p.config.players))),
            players=tuple(self._player(p, seat, scores) for seat in range(p.config.players)),
            summary=_summary(scores) if p.over else None,
        )

    def choices(self, p: Position) -> Choices:
        if p.mover < 0:
            return NOTHING_TO_CHOOSE
        return Choices(kinds=("choice",), tree={p.name(action): action for action in p.choices()})

    def happening(self, before: Position, action: int, after: Position) -> Happening:
        return Happening(sound="win" if after.over else "step")

    def editors(self, config: GameConfig) -> tuple[Editor, ...]:
        return ()

    def _rows(self, p: Position, names: Sequence[str]) -> list[list[Span]]:
        return self.game.picture(p, names, COLUMNS).rows if self.game.picture else []

    def _nodes(self, p: Position, names: Sequence[str]) -> list[Node]:
        """The spans of the picture, in lines that are as high as the board has room for."""
        rows = self._rows(p, names)
        line = min(1.0, self.board(p.config).height / max(1, len(rows)))
        return [
            node
            for y, row in enumerate(rows)
            for column, span in zip(accumulate((len(s.text) for s in row), initial=0), row, strict=False)
            for node in _drawn(span, column, y, line)
        ]

    def _player(self, p: Position, seat: int, scores: Sequence[int]) -> Player:
        flags = {
            "turn": p.turn == seat,
            "winner": p.over and scores[seat] == max(scores),
        }
        tones = self.game.tones(p.config) if self.game.tones else ()
        return Player(
            tone=tones[seat] if tones else f"seat{seat}",
            mark=str(seat + 1),
            figures=(Figure(message("figure-score"), scores[seat]),),
            flags=tuple(flag for flag, holds in flags.items() if holds),
        )


def _drawn(span: Span, column: int, y: int, line: float) -> list[Node]:
    """Its words, and the ground below them where it has one."""
    nodes = []
    words = span.text.strip()
    if span.ground and span.text:
        shaded = span.ground in ("light", "dark")
        x, middle, wide = _box(column, len(span.text), y, line)
        nodes.append(
            Node(
                id=f"ground{y}-{column}",
                kind="cell",
                x=x,
                y=middle,
                w=wide,
                h=line,
                tone="plain" if shaded else span.ground,
                flags=(span.ground,) if shaded else (),
            )
        )
    if words:
        start = column + len(span.text) - len(span.text.lstrip())
        x, middle, wide = _box(start, len(words), y, line)
        nodes.append(
            Node(
                id=f"text{y}-{column}",
                kind="text",
                x=x,
                y=middle,
                w=wide,
                h=line,
                tone=span.tone.replace("token", "seat"),
                text=words,
                label=words,
                flags=("mono",),
            )
        )
    return nodes


def _box(column: int, letters: int, y: int, line: float) -> tuple[float, float, float]:
    """The middle of so many letters, and how wide they are."""
    wide = letters * LETTER * line
    return round(column * LETTER * line + wide / 2, 3), round((y + 0.5) * line, 3), round(wide, 3)


def _summary(scores: Sequence[int]) -> Summary:
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    winners = tuple(Who(seat) for seat in order if scores[seat] == scores[order[0]])
    return Summary(
        headline=message("winners", winners=Series(winners), count=len(winners)),
        places=places(scores),
        columns=(message("column-player"), message("figure-score")),
        rows=tuple((Who(seat), scores[seat]) for seat in order),
    )
