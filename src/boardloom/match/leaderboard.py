"""Who has won how often: counted from the transcripts of finished games, which are the only record."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from boardloom.core.errors import BadInput, BadTranscript
from boardloom.core.message import Words, message
from boardloom.core.reasons import reason_of
from boardloom.games import find, names
from boardloom.match import transcript
from boardloom.match.transcript import Summary

PODIUM = 3


@dataclass
class Row:
    """One player, by name; a person and a bot of the same name are two. Who has no name is not counted."""

    player: str
    bot: bool
    games: int = 0
    ranked: int = 0
    """Games that have more places than the first."""
    places: list[int] = field(default_factory=lambda: [0] * PODIUM)
    """How often first (a win shared by some counts, a draw of all does not), second, third."""
    last_played: str = ""

    @property
    def wins(self) -> int:
        return self.places[0]

    @property
    def share(self) -> float:
        return self.wins / self.games


@dataclass
class Leaderboard:
    rows: list[Row]
    """People first, then bots; those who won most first."""
    games: int
    skipped: list[Words]
    """Files that could not be read, and why."""


def leaderboard(folder: Path, game: str = "") -> Leaderboard:
    """The players of all finished games in a folder, or of those of one game."""
    rows: dict[tuple[str, bool], Row] = {}
    games, skipped = 0, list[Words]()
    for path in sorted(folder.glob("*.txt")):
        try:
            text = _text(path)
            summary = transcript.summarize(text)
            if game and summary.game != game:
                continue
            places, ranked = _places(text, summary)
        except BadInput as error:
            skipped.append(message("file-problem", file=str(path), problem=error.words))
            continue
        games += 1
        for player, bot, place in zip(summary.players, summary.bots, places, strict=True):
            if not player:
                continue
            row = rows.setdefault((player.casefold(), bot), Row(player, bot))
            row.games += 1
            row.ranked += ranked
            row.last_played = max(row.last_played, summary.started)
            if place <= PODIUM:
                row.places[place - 1] += 1
    order = sorted(
        rows.values(), key=lambda n: (n.bot, *(-k for k in n.places), n.games, n.player.casefold())
    )
    return Leaderboard(order, games, skipped)


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadTranscript(reason_of(error)) from None


def _places(text: str, summary: Summary) -> tuple[Sequence[int], bool]:
    """The place of each seat, and whether the game has more places than the first.

    Only a game with a ranking is replayed: who won stands in every transcript.
    """
    if not summary.winners:
        raise BadTranscript(message("transcript-unfinished"))
    if len(summary.winners) == len(summary.players) > 1:
        return [PODIUM + 1] * len(summary.players), False  # a draw has no winner
    if summary.game in names() and find(summary.game).standing is not None:
        scores = transcript.read(text).position.scores()
        return [1 + sum(other > score for other in scores) for score in scores], True
    return [1 if seat in summary.winners else PODIUM + 1 for seat in range(len(summary.players))], False
