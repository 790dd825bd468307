"""The board of 400 squares, and the set of pieces that a player can choose from.

>>> board = Board()
>>> piece = Piece(Shape.V3, Color.BLUE)
>>> board.why_not(piece)
''
>>> board.place(piece)
>>> board.color_at(0, 1), board.turn
(<Color.BLUE: (46, 111, 216)>, <Color.YELLOW: (242, 183, 5)>)
>>> board.place(Piece(Shape.I2, Color.YELLOW))
Traceback (most recent call last):
boardloom.core.errors.IllegalAction: a20,b20 is not possible: a20 is taken
"""

from typing import cast

from boardloom.classic.blokus.piece import Piece, Shape
from boardloom.classic.blokus.tile import PLAYERS, Color, Tile
from boardloom.core.arguments import check_kind, check_whole
from boardloom.core.errors import IllegalAction
from boardloom.games.blokus import GAME
from boardloom.games.blokus.colours import cells_of, size_of
from boardloom.games.blokus.config import BlokusPosition, Config
from boardloom.games.blokus.notation import cell_name
from boardloom.games.blokus.state import PASS, SIDE
from boardloom.match.match import Match
from boardloom.match.seat import Seat

__all__ = ["Board", "create_set"]

MARGIN = 1
"""Empty columns between the board and the pieces, and between pieces."""
WIDEST = 20
"""Columns that a set of pieces takes at most."""


class Board:
    """The board of one match: what lies where, and what may be placed.

    Without a match it is that of a game of four, played nowhere else.
    """

    def __init__(self, match: Match | None = None) -> None:
        self.match = Match.new(GAME, Config.make({}), [Seat()] * len(PLAYERS)) if match is None else match
        check_kind("match", self.match, Match)

    @property
    def position(self) -> BlokusPosition:
        """The same as the rules know it."""
        return cast(BlokusPosition, self.match.position)

    @property
    def size(self) -> int:
        """Columns, and rows as well."""
        return size_of(self.position)

    @property
    def turn(self) -> Color | None:
        """The colour whose turn it is; None once the game is over."""
        return None if self.position.over else PLAYERS[self.position.state.colour]

    @property
    def tiles(self) -> list[list[Tile]]:
        """All squares, row by row from the top."""
        rows = [[Tile(column, row) for column in range(self.size)] for row in range(self.size)]
        for color in PLAYERS:
            for column, height in cells_of(self.position, color.number):
                row = self.size - 1 - height
                rows[row][column] = Tile(column, row, color)
        return rows

    def color_at(self, column: int, row: int) -> Color:
        """The colour of a square, EMPTY where nobody has placed a piece."""
        check_whole("column", column, 0, self.size - 1)
        check_whole("row", row, 0, self.size - 1)
        return self.tiles[row][column].color

    def is_on_board(self, tile: Tile) -> bool:
        """Whether a tile lies on the board."""
        return 0 <= tile.column < self.size and 0 <= tile.row < self.size

    def can_place(self, piece: Piece) -> bool:
        """Whether the colour whose turn it is may place this piece where it lies."""
        return not self.why_not(piece)

    def why_not(self, piece: Piece) -> str:
        """Why a piece may not be placed where it lies; empty where it may."""
        try:
            self._action(piece)
        except IllegalAction as error:
            return str(error)
        return ""

    def place(self, piece: Piece) -> None:
        """Place a piece where it lies; `IllegalAction` says which rule forbids it."""
        self.match.play(self._action(piece))

    def pass_turn(self) -> None:
        """Place nothing this turn."""
        self._check_person()
        self.match.play(PASS)

    def _action(self, piece: Piece) -> int:
        check_kind("piece", piece, Piece)
        self._check_person()
        if self.turn is not None and piece.color is not self.turn:
            raise IllegalAction(f"it is the turn of {self.turn.name}, not of {piece.color.name}")
        if not all(map(self.is_on_board, piece.tiles)):
            raise IllegalAction(f"{piece.shape.value} does not lie on the board with all its squares")
        cells = (cell_name((tile.column, self.size - 1 - tile.row)) for tile in piece.tiles)
        return self.position.find(",".join(cells))

    def _check_person(self) -> None:
        """What a bot's colours do, the bot alone decides."""
        playing = self.match.turn
        if self.turn is not None and playing is not None and playing.kind == "bot":
            raise IllegalAction(f"{self.turn.name} is a bot's colour: the bot plays for it")


def create_set(color: Color) -> list[Piece]:
    """The 21 pieces of a player, laid out in rows to the right of the board.

    >>> pieces = create_set(Color.GREEN)
    >>> len(pieces), sum(piece.shape.size for piece in pieces), min(piece.column for piece in pieces)
    (21, 89, 21)
    """
    pieces = [Piece(shape, color) for shape in Shape]
    left = SIDE + MARGIN
    column, row, height = left, 0, 0
    for piece in pieces:
        if column + piece.way.width > left + WIDEST:
            column, row, height = left, row + height + MARGIN, 0
        piece.move_to(column, row)
        column += piece.way.width + MARGIN
        height = max(height, piece.way.height)
    return pieces
