"""The players, the state of the game, and the program: `python -m boardloom.classic.blokus.driver`.

A game can be played by calls as well, click by click:

>>> game = GameState()
>>> game.start(4)
>>> piece = game.current.pieces[3]
>>> game.select(piece)
>>> game.press("Right")
>>> game.place(0, 0)
>>> game.players[0].score, game.current.color.name
(-86, 'YELLOW')
>>> game.pass_turn()
>>> game.current.color.name
'RED'
"""

from enum import Enum
from typing import Protocol

from rich.console import Console
from rich.style import Style
from rich.text import Text

from boardloom import desktop
from boardloom.bots.seating import seats_for
from boardloom.classic.blokus.board import Board, create_set
from boardloom.classic.blokus.piece import Piece
from boardloom.classic.blokus.tile import PLAYERS, Color, check_color
from boardloom.classic.program import ending
from boardloom.core.arguments import is_whole
from boardloom.core.errors import BadOptions, IllegalAction
from boardloom.core.message import message
from boardloom.games.blokus import GAME
from boardloom.games.blokus.colours import hand_of, owner, points_of
from boardloom.games.blokus.config import Config
from boardloom.match.match import Match
from boardloom.terminal import table
from boardloom.terminal.talk import hear, prepare, say
from boardloom.words import spoken

__all__ = ["CHOICES", "GameState", "Player", "Screen", "Stage", "TerminalScreen", "main"]

CHOICES = {1: "1 Player", 2: "2 Players", 4: "4 Players"}
"""What the title screen offers, in the words of the rule text."""


class Stage(Enum):
    """Where the program is."""

    TITLE = "title"
    PLAYING = "playing"
    OVER = "over"


class Player:
    """One of four players, one for each colour: a live view of the match.

    With two people, or one person and a bot, each controls two of them, and their scores are summed.
    """

    def __init__(self, board: Board, color: Color) -> None:
        check_color(color)
        self.color = color
        self._board = board
        self._set = create_set(color)

    @property
    def controller(self) -> int:
        """Which of the actual players controls it, from 1 on."""
        return 1 + owner(self._board.position, self.color.number)

    @property
    def is_bot(self) -> bool:
        return self._board.match.seats[self.controller - 1].kind == "bot"

    @property
    def pieces(self) -> list[Piece]:
        """The pieces that are not placed yet; the same objects as long as the game lasts."""
        hand = hand_of(self._board.position, self.color.number)
        return [piece for piece in self._set if piece.shape.number in hand]

    @property
    def score(self) -> int:
        """From -89 upwards."""
        return points_of(self._board.position, self.color.number)

    def __repr__(self) -> str:
        return f"<Player {self.color.name}: {self.score}, {len(self.pieces)} pieces left>"


class Screen(Protocol):
    """Where people see the title and play."""

    def title(self) -> int | None:
        """How many play, one of `CHOICES`; None to leave."""

    def play(self, match: Match) -> bool:
        """Play to the end, or until somebody leaves; True if the same players want another game."""


class GameState:
    """The title, the game and its end; what may be done in each, and the loop that leads through them."""

    selected: Piece | None = None
    """The piece in hand; one at a time."""

    def __init__(self) -> None:
        self._board: Board | None = None
        self.players: list[Player] = []
        """Always four once the game has begun, in the order of play."""

    def start(self, players: int) -> None:
        """Leave the title for a new game: 1 (a person against a bot), 2 or 4 players."""
        if not is_whole(players) or players not in CHOICES:
            raise BadOptions(f"players must be one of 1, 2 and 4, not {players!r}")
        config = Config.make({"preset": "one-player"} if players == 1 else {"players": players})
        match = Match.new(GAME, config, seats_for(config, bots=[""] if players == 1 else []))
        self._board = Board(match)
        self.players = [Player(self._board, color) for color in PLAYERS]
        self.selected = None

    @property
    def stage(self) -> Stage:
        if self._board is None:
            return Stage.TITLE
        return Stage.OVER if self._board.position.over else Stage.PLAYING

    @property
    def board(self) -> Board:
        if self._board is None:
            raise RuntimeError("There is no game yet: call start first")
        return self._board

    @property
    def current(self) -> Player:
        """The player whose turn it is."""
        turn = self.board.turn
        if turn is None:
            raise IllegalAction(message("draw-over"))
        return self.players[turn.number]

    @property
    def scores(self) -> list[int]:
        """The score of each actual player: the sum of the colours they control."""
        return self.board.position.scores()

    @property
    def winners(self) -> list[int]:
        """The actual players with the best score, from 1 on, once the game is over; several in a tie."""
        return [seat + 1 for seat in self.board.match.winners]

    def select(self, piece: Piece) -> None:
        """Take up a piece, as a left click does; another one must be deselected first."""
        if self.selected is not None:
            raise IllegalAction(f"{self.selected.shape.value} is selected: deselect it first")
        if self.current.is_bot:
            raise IllegalAction(f"{self.current.color.name} is a bot's colour: bot_turn plays for it")
        if piece not in self.current.pieces:
            raise IllegalAction(f"{piece!r} is no piece of {self.current.color.name}'s to place")
        piece.selected, self.selected = True, piece

    def deselect(self) -> None:
        """Put the piece in hand back, as a right click does."""
        if self.selected is not None:
            self.selected.selected, self.selected = False, None

    def press(self, key: str) -> None:
        """Turn or flip the piece in hand by an arrow key: Right, Left, Up or Down."""
        self._held().press(key)

    def place(self, column: int, row: int) -> None:
        """Place the piece in hand with the top left corner of the box around it on this square.

        Where that is not possible, `IllegalAction` says why, and the piece stays in hand where it lay."""
        piece = self._held()
        before = piece.column, piece.row
        piece.move_to(column, row)
        try:
            self.board.place(piece)
        except ValueError:
            piece.move_to(*before)
            raise
        self.deselect()

    def pass_turn(self) -> None:
        """What the pass button does."""
        self.deselect()
        self.board.pass_turn()

    def bot_turn(self) -> None:
        """Let the bot play, where it is its turn."""
        if not self.current.is_bot:
            raise IllegalAction(f"{self.current.color.name} is no bot's colour")
        self.deselect()
        self.board.match.play(self.board.match.draw())

    def run(self, screen: Screen) -> None:
        """The title, then a game, and so on until people leave."""
        while (players := screen.title()) is not None:
            again = True
            while again:
                self.start(players)
                again = screen.play(self.board.match)

    def _held(self) -> Piece:
        if self.selected is None:
            raise IllegalAction("no piece is selected")
        return self.selected


class TerminalScreen:
    """The terminal, where the house's own table is."""

    def __init__(self) -> None:
        self._console = Console()
        prepare(self._console)

    def title(self) -> int | None:
        title = Text(spoken(GAME.called), Style(bold=True))
        say(self._console, Text("\n   ").join([title, *map(Text, CHOICES.values())]))
        while True:
            try:
                typed = hear(self._console, Text(f"{spoken(message('menu-players'))} "))
            except (EOFError, KeyboardInterrupt):
                return None
            if typed.casefold() in ("q", "quit"):
                return None
            for players, name in CHOICES.items():
                if typed.casefold() in (str(players), name.casefold()):
                    return players
            say(self._console, spoken(message("menu-no-preset", typed=repr(typed))))

    def play(self, match: Match) -> bool:
        return table.play(match, self._console)


def main() -> None:
    """The title and the game: in a window, or at the terminal where there can be none."""
    with ending():
        try:
            desktop.run(GAME)
        except BadOptions as reason:
            print(spoken(reason.words))
            GameState().run(TerminalScreen())


if __name__ == "__main__":
    main()
