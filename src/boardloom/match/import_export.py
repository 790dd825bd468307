"""Games from and for other programs, in the formats their games know."""

from collections.abc import Iterator
from pathlib import Path

from boardloom.core.errors import BadInput, BadOptions, BadTranscript
from boardloom.core.game import Format, Game
from boardloom.core.message import message
from boardloom.core.options import listed
from boardloom.core.reasons import reason_of
from boardloom.games import find, names
from boardloom.match.match import Match
from boardloom.match.seat import LONGEST_NAME, Seat


def formats() -> Iterator[tuple[Game, Format]]:
    """Every format, with the game it is for."""
    for name in names():
        for format in find(name).formats:
            yield find(name), format


def written(match: Match, to: str) -> str:
    """The match as another program keeps it."""
    known = {format.name: format for format in match.game.formats}
    if to not in known:
        game, format = match.game.called, repr(to)
        if not known:
            raise BadOptions(message("format-none", game=game, format=format))
        raise BadOptions(message("format-unknown", game=game, format=format, formats=listed(known)))
    return known[to].write(match.positions, match.actions, match.names)


def read(file: Path) -> Match:
    """The match another program kept in a file, which tells its format by its name."""
    found = next(((game, format) for game, format in formats() if file.suffix == f".{format.name}"), None)
    if found is None:
        known = listed(f".{format.name}" for _, format in formats())
        problem = message("format-of-file", formats=known)
        raise BadOptions(message("file-problem", file=str(file), problem=problem))
    game, format = found
    try:
        outline = format.read(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadTranscript(message("file-unreadable", file=str(file), reason=reason_of(error))) from None
    except BadInput as error:
        raise BadTranscript(message("file-problem", file=str(file), problem=error.words)) from None
    config = game.config.make(outline.options)
    match = Match.new(game, config, _seats(outline.names, config.players))
    for action in outline.actions:
        match.play(action)
    return match


def _seats(names: tuple[str, ...], players: int) -> list[Seat]:
    """People under the names told, or without one where those would not do."""
    seats: list[Seat] = []
    for number in range(players):
        name = "".join(sign for sign in (names[number] if number < len(names) else "") if sign.isprintable())
        name = name.strip()[:LONGEST_NAME].strip()
        used = name.casefold() in (seat.name.casefold() for seat in seats)
        seats.append(Seat("" if used else name))
    return seats
