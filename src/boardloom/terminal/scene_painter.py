"""A painter of scenes for terminals: any game's position as rows of coloured text.

It knows no game. Colours help, but marks say everything. A board of rows and columns is drawn cell by cell,
as large as there is room for, with the players beside or below it; of one that is too large the part is shown
where the next move is made; any other table is told in words.
"""

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence

from boardloom.core.message import Wording
from boardloom.core.picture import Picture, Span
from boardloom.core.scene import Board, Choices, Scene
from boardloom.terminal.scene_canvas import Row, cropped, padded, window
from boardloom.terminal.scene_grid import Grid, Look, Place, is_grid
from boardloom.terminal.scene_panel import Panel, PanelPainter

BESIDE, NARROW = 24, 18
"""Columns a panel beside the board should have, and must have."""
GAP = 2
"""Columns between the board and the panel."""
FEWEST = 4
"""Rows of a board of which only a part is shown."""
SOME = 6
"""Rows that a shortened list of players should have below a whole board."""


def paint(
    board: Board,
    scene: Scene,
    *,
    width: int,
    height: int,
    words: Wording,
    names: Sequence[str] = (),
    choices: Choices | None = None,
    taken: Sequence[str] = (),
    faces: Mapping[str, str] | None = None,
) -> Picture:
    """The table in at most so many columns and rows.

    `words` says what the scene says, as `boardloom.words.english` does; `names` are the players', by seat.
    With `choices`, what may follow the steps `taken` has a •, and a piece held over a cell, the last of
    the steps, is shown there. `faces` are what dice show that have no mark.
    """
    look = Look(board, scene, words, tuple(names), choices, tuple(taken), faces or {})
    return _Layout(look, width).painted(height)


def least_height(board: Board, scene: Scene, *, width: int, words: Wording, names: Sequence[str] = ()) -> int:
    """The fewest rows in which the whole board can be shown with all players; 0 where it is too wide."""
    return _Layout(Look(board, scene, words, tuple(names)), width).least_height()


class _Layout:
    """Where the board and the panel go."""

    def __init__(self, look: Look, width: int) -> None:
        self.width = width
        self.grid = Grid(look) if is_grid(look.board) else None
        self.panel = PanelPainter(look)

    def painted(self, height: int) -> Picture:
        many = len(self.panel.scene.players) > height
        rows = self._whole(height, many) or self._part(height, many) or self._in_words(height, many)
        return Picture([cropped(row, self.width) for row in rows[:height]])

    def least_height(self) -> int:
        if not self.grid:
            return len(self.panel.players_in_full(self.width))
        everything = sum(1 + len(self.panel.players_in_full(self.width)) for _ in range(2))
        tallest = self.grid.size(self.grid.least, 1)[1] + everything
        # Where it has room it has room in more rows too, so few heights are tried.
        height = 1 + bisect_left(range(1, tallest + 1), True, key=lambda height: bool(self._whole(height)))
        return height if height <= tallest else 0

    def _whole(self, height: int, shorten: bool = False) -> list[Row]:
        """The whole board with the players: everything of them if possible; nothing if there is no room."""
        if not self.grid:
            return []
        for complete, least in ((True, BESIDE), (False, BESIDE), (False, NARROW)):
            for wide, high in self._cells(complete or least == BESIDE):
                columns, rows = self._size(wide, high)
                if columns > self.width or rows > height:
                    continue
                room = self.width - columns - GAP
                beside = self.panel.paint(room, height, shorten) if room >= least else None
                if beside and beside.complete >= complete:
                    return self._side_by_side(self._board(wide, high), beside, columns)
                left = height - rows
                below = self.panel.paint(self.width, left, shorten and left >= SOME)
                if below and below.complete >= complete:
                    return self._stacked(self._board(wide, high), below, height)
        return []

    def _cells(self, labelled: bool) -> Iterator[tuple[int, int]]:
        """Widths and heights of cells, the largest first; `labelled`: only with room for all they say."""
        grid = self.grid
        assert grid
        least = grid.full if labelled else grid.least
        if labelled and not grid.bare:
            yield from ((wide, 2) for wide in range(grid.best, grid.full - 1, -1))
        yield from ((wide, 1) for wide in range(grid.best, least - 1, -1))

    def _size(self, wide: int, high: int) -> tuple[int, int]:
        """Of the board with its headings."""
        assert self.grid
        columns, rows = self.grid.size(wide, high)
        left, below = self.grid.headings
        return columns + self._margin(left), rows + bool(below)

    def _margin(self, headings: Mapping[int, str]) -> int:
        return max(map(len, headings.values())) + 1 if headings else 0

    def _board(
        self, wide: int, high: int, rows: range | None = None, columns: range | None = None
    ) -> list[Row]:
        """The board, or some of its rows and columns of cells."""
        grid = self.grid
        assert grid
        canvas = grid.draw(wide, high)
        lines = range(rows.start * high, rows.stop * high) if rows else range(canvas.rows)
        first, end = (columns.start * wide, columns.stop * wide) if columns else (0, canvas.columns)
        left, below = grid.headings
        margin = self._margin(left)
        drawn = []
        for line in lines:
            called = left.get(line // high, "") if line % high == 0 else ""
            heading = [Span(called.rjust(margin - 1) + " ", "faint")] if margin else []
            drawn.append([*heading, *canvas.row(line, first, end)])
        if below:
            letters = "".join(below.get(c, "").ljust(wide) for c in range(first // wide, end // wide))
            drawn.append([Span(" " * margin + letters, "faint")])
        return drawn

    def _side_by_side(self, board: list[Row], panel: Panel, columns: int) -> list[Row]:
        rows = []
        for i in range(max(len(board), len(panel.rows))):
            left = board[i] if i < len(board) else []
            right = panel.rows[i] if i < len(panel.rows) else []
            rows.append([*padded(left, columns + GAP), *right] if right else list(left))
        return rows

    def _stacked(self, board: list[Row], panel: Panel, height: int) -> list[Row]:
        blank: list[Row] = [[]] if len(board) + len(panel.rows) < height else []
        return [*board, *blank, *panel.rows]

    def _part(self, height: int, shorten: bool) -> list[Row]:
        """A part of a board that is too large, around where one looks first."""
        if not self.grid:
            return []
        grid, wide = self.grid, self.grid.full
        focus = grid.focus()
        left, below = grid.headings
        full = grid.across.count * wide + self._margin(left)
        beside = self.panel.paint(self.width - full - GAP, height, shorten)
        if beside and self.width - full - GAP >= NARROW:
            rows = window(grid.down.count, height - bool(below), focus[0])
            return self._side_by_side(self._board(wide, 1, rows), beside, full)
        for most in range(height - FEWEST, 0, -1):
            panel = self.panel.paint(self.width, most, shorten)
            room = height - len(panel.rows) - bool(below) if panel else 0
            if panel and (room >= min(grid.down.count, height // 2) or most == 1):
                return self._stacked(self._around(focus, wide, room), panel, height)
        return []

    def _around(self, focus: Place, wide: int, room: int) -> list[Row]:
        assert self.grid
        left, _ = self.grid.headings
        rows = window(self.grid.down.count, room, focus[0])
        columns = window(self.grid.across.count, (self.width - self._margin(left)) // wide, focus[1])
        return self._board(wide, 1, rows, columns)

    def _in_words(self, height: int, shorten: bool) -> list[Row]:
        """The players and what else is told, without a board; a printed page rather than half of it."""
        columns = max(self.width, BESIDE)
        panel = self.panel.paint(columns, height, shorten)
        page = self.panel.page(self.width)
        if page and (panel is None or page[0] not in panel.rows):
            return page
        return panel.rows if panel else self.panel.players_in_full(columns)
