"""Log storage and the leaderboard: games are kept as transcripts, the only record, among all others of the
house; `./play history`, `./play leaderboard` and `./play replay` read the same files.

>>> import tempfile
>>> from boardloom.classic.do_or_dice.controllers import GameController
>>> settings = Settings(folder=Path(tempfile.mkdtemp()))
>>> log = LogStorage(settings)
>>> game = GameController(["Ann", "Bo", "Cid", "Dee", "Eve"], options={"rounds": 1}, log=log.save)
>>> ranking = game.run(ask=lambda state, choices: choices[0], tell=lambda sentence: None)
>>> (kept,) = log.games()
>>> log.load(kept).position == game.state.position, len(log.lines(kept)) == len(game.state.match.actions)
(True, True)
>>> [row.player for row in Leaderboard(settings).rows() if row.wins] == [ranking[0].name]
True
"""

from pathlib import Path

from boardloom.classic.do_or_dice.controllers import GameController
from boardloom.classic.do_or_dice.database.config import Settings
from boardloom.core.errors import BadOptions, IllegalAction
from boardloom.games.dice import GAME
from boardloom.match import saved
from boardloom.match.leaderboard import Row, leaderboard
from boardloom.match.match import Match

__all__ = ["Leaderboard", "LogStorage", "Settings"]


class LogStorage:
    """The logs of games, each a file that people can read too."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()

    def save(self, game: GameController) -> Path:
        """Keep a game as it stands; a finished one moves to the finished games.

        A log holds what was rolled and chosen, so a game that the rules would play otherwise is refused."""
        match = game.state.match
        if match.game is not GAME:
            raise BadOptions("a game with a ranking of its own is not stored: the leaderboard has the rules'")
        try:
            replayed = Match(
                GAME, match.config, match.seats, match.seed, match.id, match.started, match.actions
            )
        except IllegalAction:
            replayed = None
        if replayed is None or replayed.position != match.position:
            raise BadOptions(
                "a game with a TurnResolver that breaks the rules cannot be replayed, so not stored"
            )
        return saved.keep(match, self.settings.folder)

    def load(self, path: Path | str) -> Match:
        """The match in a file, replayed and checked."""
        return saved.load(Path(path))

    def lines(self, path: Path | str) -> list[str]:
        """What happened in it, in a sentence for each roll and choice."""
        match = self.load(path)
        return [match.story(index) for index in range(len(match.actions))]

    def games(self) -> list[Path]:
        """The files of all games of DO or DICE, finished and running, the newest first."""
        folders = (saved.finished(self.settings.folder), saved.running(self.settings.folder))
        found = [
            path for folder in folders for path, about in saved.summaries(folder) if about.game == GAME.name
        ]
        return sorted(found, key=lambda path: path.name, reverse=True)


class Leaderboard:
    """Who has won how often."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()

    def rows(self) -> list[Row]:
        """The players of all finished games of DO or DICE, whoever won most first."""
        return leaderboard(saved.finished(self.settings.folder), GAME.name).rows
