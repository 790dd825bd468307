"""Our bots as an engine for other programs, by the Go Text Protocol (GTP) on standard input and output.

The other way round, engines of other people as our bots, is `gtp.py`.
"""

from collections.abc import Iterator, Mapping
from typing import TextIO

from boardloom import __version__, bots
from boardloom.bots.bot import budget_at
from boardloom.core.errors import BadInput, BadOptions
from boardloom.core.game import CHANCE, Game, Gtp, Position
from boardloom.core.message import message
from boardloom.match.match import Match
from boardloom.match.seat import Seat

COMMANDS = (
    "all_legal", "clear_board", "final_score", "genmove", "known_command", "list_commands", "name", "play",
    "protocol_version", "quit", "set_game", "showboard", "undo", "version",
)  # fmt: skip


class Engine:
    """Plays one game at a time, with one bot for whichever colour it is asked to move."""

    def __init__(self, game: Game, options: Mapping[str, object], bot: str, seed: int = 0) -> None:
        if game.gtp is None:
            raise BadOptions(message("engine-no-words", game=game.called))
        self.gtp: Gtp = game.gtp
        self.game, self.seed = game, seed
        self.config = game.config.make(options)
        self.title = self.gtp.title(self.config)
        self.bot = bots.find(game, bots.check(Position.first(game, self.config), bot))
        self._clear_board()

    def run(self, commands: TextIO, answers: TextIO) -> None:
        """Answer line by line until `quit` or the end of input."""
        for number, words in _read(commands):
            try:
                answer, sign = self.answer(*words), "="
            except (BadInput, TypeError) as error:
                answer, sign = str(error) if isinstance(error, BadInput) else "wrong arguments", "?"
            answers.write(f"{sign}{number} {answer}\n\n")
            answers.flush()
            if words[0] == "quit":
                return

    def answer(self, command: str, *words: str) -> str:
        """The engine's answer to one command."""
        if command not in COMMANDS:
            raise BadOptions(message("engine-command", command=repr(command)))
        return str(getattr(self, f"_{command}")(*words))

    def _name(self) -> str:
        return "Boardloom"

    def _version(self) -> str:
        return __version__

    def _protocol_version(self) -> int:
        return 2

    def _list_commands(self) -> str:
        return "\n".join(COMMANDS)

    def _known_command(self, command: str) -> str:
        return str(command in COMMANDS).lower()

    def _quit(self) -> str:
        return ""

    def _set_game(self, *words: str) -> str:
        if " ".join(words) != self.title:
            raise BadOptions(message("engine-other-game", game=self.title, given=" ".join(words)))
        return self._clear_board()

    def _clear_board(self) -> str:
        seats = [Seat(kind="bot")] * self.config.players
        self.match = Match.new(self.game, self.config, seats, self.seed)
        self.move_starts: list[int] = []
        """How many actions there were before each move. A move is often more than one action: the protocol
        leaves out passes, and the match has them."""
        return ""

    def _undo(self) -> str:
        if not self.move_starts:
            raise BadOptions(message("undo-nothing"))
        before = self.move_starts.pop()
        while len(self.match.actions) > before:
            self.match.undo()
        return ""

    def _showboard(self) -> str:
        # In this protocol an empty line ends the answer.
        rows = self.match.position.picture().splitlines()
        return "\n" + "\n".join(filter(str.strip, rows))

    def _final_score(self) -> str:
        return " ".join(map(str, self.match.position.scores()))

    def _all_legal(self, colour: str) -> str:
        position, _ = self._turn_of(colour)
        return "\n".join(map(position.name, position.choices()))

    def _play(self, colour: str, *words: str) -> str:
        position, passes = self._turn_of(colour)
        self._go_on(*passes, position.find(" ".join(words)))
        return ""

    def _genmove(self, colour: str) -> str:
        position, passes = self._turn_of(colour)
        action = bots.choose(self.bot, position, budget_at(self.match))
        self._go_on(*passes, action)
        return position.name(action)

    def _go_on(self, *actions: int) -> None:
        self.move_starts.append(len(self.match.actions))
        for action in actions:
            self.match.play(action)

    def _turn_of(self, colour: str) -> tuple[Position, list[int]]:
        """The position with this colour to move, and the passes that lead there.

        Programs do not tell us passes: a colour that is left out has passed, if it may."""
        position, passes = self.match.position, list[int]()
        while not position.over and self.gtp.colour(position) != colour.casefold():
            if position.mover == CHANCE or len(passes) > len(self.match.seats) * 4:
                break
            passes.append(position.find("pass"))
            position = position.after(passes[-1])
        if position.over or self.gtp.colour(position) != colour.casefold():
            raise BadOptions(message("engine-colour", colour=colour))
        return position, passes


def _read(commands: TextIO) -> Iterator[tuple[str, list[str]]]:
    """Commands as words, each with its number, which may be missing; without comments and empty lines."""
    for line in commands:
        words = line.split("#")[0].split()
        number = words.pop(0) if words and words[0].isdecimal() else ""
        if words:
            yield number, words
