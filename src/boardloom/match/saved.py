"""The folder of games: what is being played, and what has been."""

from collections.abc import Iterator
from pathlib import Path

from boardloom.core import paths
from boardloom.core.errors import BadTranscript
from boardloom.core.message import message
from boardloom.core.reasons import reason_of
from boardloom.match import transcript
from boardloom.match.match import Match
from boardloom.match.transcript import Summary


def games() -> Path:
    """The folder of all games, unless somebody has another for theirs."""
    return paths.data() / "games"


def running(folder: Path | None = None) -> Path:
    return (folder or games()) / "running"


def finished(folder: Path | None = None) -> Path:
    return (folder or games()) / "finished"


def keep(match: Match, folder: Path | None = None) -> Path:
    """Save the match as it stands; a finished one moves to the finished games."""
    name, over = f"{match.id}.txt", match.position.over
    path, other = finished(folder) / name, running(folder) / name
    if not over:
        path, other = other, path
    paths.write(path, transcript.write(match).encode())
    other.unlink(missing_ok=True)
    return path


def load(path: Path) -> Match:
    """The match in a file."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadTranscript(message("file-unreadable", file=str(path), reason=reason_of(error))) from None
    try:
        return transcript.read(text)
    except BadTranscript as error:
        raise BadTranscript(message("file-problem", file=str(path), problem=error.words)) from None


def summaries(folder: Path) -> Iterator[tuple[Path, Summary]]:
    """The stats of every readable game in a folder, the newest first."""
    for path in sorted(folder.glob("*.txt"), reverse=True):
        try:
            yield path, transcript.summarize(path.read_text("utf-8"))
        except (OSError, UnicodeDecodeError, ValueError):
            continue
