"""A board of one's own in a few lines, for every screen.

`grid`, `track` and `table` make boards; a view derived from `BoardView` says which pieces stand where and
which cell stands for which action. Scenes, choices and motions follow from that.

>>> from boardloom.view import BoardView, Piece, grid, square
>>> class View(BoardView):
...     def board(self, config):
...         return grid(8, 8)
...     def pieces(self, p):
...         yield Piece("king", square(0, 4), seat=0)
...     def steps(self, p, action):
...         return square(*divmod(action, 8))
"""

import math
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Literal, NamedTuple

from msgspec.structs import replace

from boardloom.core.game import CHANCE, Position
from boardloom.core.happening import Happening, Motion
from boardloom.core.message import Who, Words, message
from boardloom.core.options import GameConfig
from boardloom.core.scene import (
    Board,
    Choices,
    Editor,
    Figure,
    Item,
    Node,
    Point,
    Scene,
    Step,
    Tray,
)
from boardloom.games.guest_faults import WrongData
from boardloom.games.layout_helpers import NOTHING_TO_CHOOSE, point, side_by_side, tree_of
from boardloom.match.plain_view import PlainView
from boardloom.svg import icons as icons_of_painters

__all__ = [
    "BoardView", "Piece", "counter", "die", "grid", "hand", "image", "square", "stones", "table", "track",
    "tray",
]  # fmt: skip

Look = Literal["tile", "flat", "well", "socket", "dot", "none"]
Ground = Literal["", "paper", "wood", "felt", "grid"]
Frame = Literal["", "wood", "slate"]
HOLE = 0.86
"""How wide a round hole is in its square."""
ALONE = 1.2
"""How much wider a disc is that has its cell to itself."""
CARD_WIDE, CARD_HIGH = 1.3, 1.8
FARTHEST = 12
"""The most cells of a track that a piece hops along one by one."""


class Piece(NamedTuple):
    """Something that stands on a cell. It keeps its id as long as it is the same piece."""

    id: str
    """What it is called as long as it is the same piece: screens see it move."""
    on: str
    """The id of the cell; several pieces there stand side by side."""
    seat: int = -1
    """Whose it is, which gives it its colour and emblem; -1: nobody's."""
    look: Literal["disc", "pawn", "peg", "medal"] = "disc"
    """How it is drawn."""
    icon: str = ""
    """One of `boardloom.svg.icons`, or an `image` of your own, instead of the emblem."""
    mark: str = ""
    """A letter or two, instead of the emblem."""
    flags: tuple[str, ...] = ()
    """`faint` where it is out of play, `turn` where it is to move; see `Node`."""
    label: Words = ""
    """What a screen reader says; empty: whose it is, and where."""


class BoardView(ABC):
    """The view of a game with cells and pieces. `board` must be there; override what else your game needs."""

    @abstractmethod
    def board(self, config: GameConfig) -> Board:
        """What stays for a whole match: `grid(...)`, `track(...)`, or your own."""

    def pieces(self, p: Position) -> Iterable[Piece | Node]:
        """What stands on the cells; and whatever else lies there, such as `die(...)` and `hand(...)`."""
        return ()

    def steps(self, p: Position, action: int) -> str | Sequence[str]:
        """What is clicked for an action: a cell, or several one after the other. What is no node of the board
        or the scene has a button."""
        return p.name(action)

    def says(self, p: Position, step: str) -> Words:
        """What is written on the button of a step, or said of its cell; empty: the name of its action."""
        return ""

    def counters(self, p: Position, seat: int) -> Iterable[Figure]:
        """A player's figures, made by `counter(...)`."""
        yield counter(message("figure-score"), p.scores()[seat])

    def trays(self, p: Position) -> Iterable[Tray]:
        """What lies beside the board, made by `tray(...)`."""
        return ()

    def enters(self, p: Position, node: Node) -> Point | None:
        """Where a new piece comes flying from; None: it is put down from above."""
        return None

    def scene(self, p: Position) -> Scene:
        """The pieces, the players with their figures, and who won."""
        plain = PlainView(p.game)
        players = tuple(
            replace(player, figures=tuple(self.counters(p, seat)))
            for seat, player in enumerate(plain.players(p))
        )
        return Scene(
            nodes=tuple(self._nodes(p)),
            players=players,
            trays=tuple(self.trays(p)),
            summary=plain.summary(p),
        )

    def choices(self, p: Position) -> Choices:
        """What may be clicked now, and which action that leads to."""
        ways = {action: self.steps(p, action) for action in p.choices()} if p.mover >= 0 else {}
        if not ways:  # also to eyes that do not see the cards of whoever is to move
            return NOTHING_TO_CHOOSE
        paths = {action: (way,) if isinstance(way, str) else tuple(way) for action, way in ways.items()}
        taken: dict[str, Words] = {
            path[0]: p.name(action) for action, path in paths.items() if path[1:] == ()
        }
        taken |= {step: label for path in paths.values() for step in path if (label := self.says(p, step))}
        return Choices(
            kinds=("choice",) * max(map(len, paths.values())),
            tree=tree_of((path, action) for action, path in paths.items()),
            steps={step: Step(label) for step, label in taken.items() if label != step},
        )

    def happening(self, before: Position, action: int, after: Position) -> Happening:
        """Pieces move from where they were, and new ones arrive; dice roll where chance acted."""
        was = {node.id: node for node in self._nodes(before)}
        now = list(self._nodes(after))
        rolls = before.mover == CHANCE
        rolled = tuple(node.id for node in now if node.kind == "die")[:1] if rolls else ()
        return Happening(
            motions=tuple(self._motions(after, was, now)),
            rolled=rolled,
            faces=tuple(before.name(action) for _ in rolled),
            sound="win" if after.over else "step" if rolls else "place",
        )

    def editors(self, config: GameConfig) -> tuple[Editor, ...]:
        """The options that are edited on the board; none."""
        return ()

    def _nodes(self, p: Position) -> Iterator[Node]:
        """All that lies on the board, pieces in the middle of their cells."""
        cells = {node.id: node for node in self.board(p.config).nodes}
        given = list(self.pieces(p))
        pieces = sorted((each for each in given if isinstance(each, Piece)), key=lambda piece: piece.on)
        for on, group in groupby(pieces, key=lambda piece: piece.on):
            there = list(group)
            if on not in cells:
                raise WrongData(f"pieces: {there[0].id!r} stands on {on!r}, which is no cell of the board")
            yield from _standing(p, cells[on], there)
        yield from (each for each in given if isinstance(each, Node))

    def _motions(self, after: Position, was: Mapping[str, Node], now: Iterable[Node]) -> Iterator[Motion]:
        board = self.board(after.config)
        for node in now:
            old, here = was.get(node.id), (node.x, node.y)
            if node.kind == "die":
                continue
            if old is None:
                there = self.enters(after, node)
                yield Motion(node.id, (there, here)) if there else Motion(node.id, (here,), style="drop")
            elif (old.row, old.col) != (node.row, node.col) or (node.row < 0 and (old.x, old.y) != here):
                yield Motion(node.id, _way(board, old, node), style="hop")


def grid(
    rows: int,
    columns: int,
    look: Look = "tile",
    tones: Mapping[str, str] | None = None,
    icons: Mapping[str, str] | None = None,
    ground: Ground = "felt",
    frame: Frame = "wood",
) -> Board:
    """A board of squares, called as in `square`; with the look `well` they are round holes. Some may have
    tones (`good`, `bad`, `seat0`, …) or icons of their own."""
    side = HOLE if look in ("well", "socket") else 1.0
    cells = (
        Node(
            id=square(row, column),
            kind="cell",
            x=column + 0.5,
            y=row + 0.5,
            w=side,
            h=side,
            row=row,
            col=column,
            look=look,
            label=square(row, column),
        )
        for row in range(rows)
        for column in range(columns)
    )
    return _board(columns, rows, cells, tones, icons, ground, frame)


def track(
    cells: int,
    columns: int = 0,
    tones: Mapping[str, str] | None = None,
    icons: Mapping[str, str] | None = None,
    ground: Ground = "felt",
    frame: Frame = "wood",
) -> Board:
    """A way of cells called "0", "1", …, from the bottom left to and fro; nearly square unless told
    otherwise."""
    columns = columns or math.isqrt(cells - 1) + 1
    rows = -(-cells // columns)
    made = []
    for number in range(cells):
        row, column = divmod(number, columns)
        across, down = (column, columns - 1 - column)[row % 2], rows - 1 - row
        made.append(
            Node(
                id=str(number),
                kind="cell",
                x=across + 0.5,
                y=down + 0.5,
                row=down,
                col=across,
                text=str(number),
                label=str(number),
            )
        )
    return _board(min(cells, columns), rows, made, tones, icons, ground, frame)


def table(width: float, height: float, ground: Ground = "felt", frame: Frame = "wood") -> Board:
    """A board without cells, for cards and whatever else lies on a table."""
    return Board(
        width=width, height=height, label=message("view-table"), nodes=(), ground=ground, frame=frame
    )


def square(row: int, column: int) -> str:
    """What a square of a grid is called, counted from the top left corner.

    >>> square(0, 0), square(7, 2), square(0, 27)
    ('a1', 'c8', 'ab1')
    """
    letters = ""
    while column >= 0:
        column, letter = divmod(column, 26)
        letters, column = chr(ord("a") + letter) + letters, column - 1
    return f"{letters}{row + 1}"


def stones(cells: Iterable[int], columns: int) -> Iterator[Piece]:
    """The discs of a grid, kept as a row of numbers from the top left on: 0 for none, else 1 + the seat.

    >>> [stone.on for stone in stones([0, 1, 2, 0], columns=2)]
    ['b1', 'a2']
    """
    for number, disc in enumerate(cells):
        if disc:
            yield Piece(f"disc{number}", square(*divmod(number, columns)), seat=disc - 1)


def die(mark: str = "", id: str = "die") -> Node:
    """A die, thrown beside the board; without a mark it goes on showing what was rolled last."""
    return Node(id=id, kind="die", x=0.0, y=0.0, mark=mark)


def hand(cards: Mapping[str, Words], x: float, y: float, width: float, tone: str = "plain") -> list[Node]:
    """Cards side by side around (x, y), no wider than this in all: by the step that chooses one, what is
    written on it."""
    apart = min(CARD_WIDE * 1.08, width / max(1, len(cards)))
    wide = apart / 1.08
    left = x - apart * (len(cards) - 1) / 2
    return [
        Node(
            id=step,
            kind="cell",
            look="card",
            x=point(left + apart * place, y)[0],
            y=y,
            w=wide,
            h=wide * CARD_HIGH / CARD_WIDE,
            tone=tone,
            mark=text if isinstance(text, str) else "",
            caption="" if isinstance(text, str) else text,
            label=text,
        )
        for place, (step, text) in enumerate(cards.items())
    ]


def tray(seat: int, label: Words, items: Mapping[str, str], active: bool = False) -> Tray:
    """Pieces of several squares beside the board: by the step that chooses one, its shape (one of the board's
    `shapes`)."""
    made = tuple(Item(step, shape) for step, shape in items.items())
    return Tray(seat, label, f"seat{seat}", made, active)


def image(name: str, path: str) -> str:
    """A picture of your own, to be used as an icon: what stands in the `d` of a path of SVG, in a square of
    512 units from the top left corner on.

    >>> image("hut", "M96 256L256 96L416 256V432H96Z")
    'hut'
    """
    icons_of_painters.add(name, path)
    return name


def counter(label: Words, value: int | Words, most: int = 0, icon: str = "") -> Figure:
    """A figure of a player with its name; with `most` it is drawn as a row of so many pips."""
    return Figure(label, value, most=most, look="pips" if most else "", icon=icon)


def _board(
    width: int,
    height: int,
    cells: Iterable[Node],
    tones: Mapping[str, str] | None,
    icons: Mapping[str, str] | None,
    ground: Ground,
    frame: Frame,
) -> Board:
    nodes = tuple(
        replace(cell, tone=(tones or {}).get(cell.id, cell.tone), icon=(icons or {}).get(cell.id, ""))
        for cell in cells
    )
    label = message("view-board", columns=width, rows=height)
    return Board(width=width, height=height, label=label, nodes=nodes, ground=ground, frame=frame)


def _standing(p: Position, cell: Node, pieces: list[Piece]) -> Iterator[Node]:
    players = PlainView(p.game).players(p)
    for piece, (x, y, size) in zip(pieces, side_by_side(cell.x, cell.y, len(pieces)), strict=True):
        if not -1 <= piece.seat < len(players):
            last = len(players) - 1
            raise WrongData(f"pieces: {piece.id!r} is of seat {piece.seat}, and there are 0 to {last}")
        owner = players[piece.seat] if piece.seat >= 0 else None
        yield Node(
            id=piece.id,
            kind="token",
            x=x,
            y=y,
            w=round(size * ALONE, 3) if len(pieces) == 1 and piece.look == "disc" else size,
            tone=owner.tone if owner else "plain",
            label=piece.label or _said_of(piece, cell, owner is not None),
            mark=piece.mark or (owner.mark if owner else ""),
            icon=piece.icon,
            look=piece.look,
            row=cell.row,
            col=cell.col,
            flags=(*piece.flags, "marked") if piece.mark else piece.flags,
        )


def _said_of(piece: Piece, cell: Node, owned: bool) -> Words:
    where = cell.label or cell.id
    if owned:
        return message("view-piece", who=Who(piece.seat), cell=where)
    return message("view-thing", what=piece.mark or piece.id, cell=where)


def _way(board: Board, old: Node, new: Node) -> tuple[Point, ...]:
    """From cell to cell where they are numbered and not too far apart, else straight on."""
    cells = {(node.row, node.col): node.id for node in board.nodes}
    a, b = (cells.get((node.row, node.col), "") for node in (old, new))
    ends = (old.x, old.y), (new.x, new.y)
    if not (a.isdigit() and b.isdigit() and abs(int(b) - int(a)) <= FARTHEST):
        return ends
    places = {node.id: (node.x, node.y) for node in board.nodes}
    by = 1 if int(b) > int(a) else -1
    between = [places[str(number)] for number in range(int(a) + by, int(b), by)]
    return ends[0], *between, ends[1]
