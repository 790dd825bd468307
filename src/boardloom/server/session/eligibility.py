"""Whether a game counts for the leaderboard, and if not, why: told to everybody before, while and after."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from boardloom.bots import named
from boardloom.bots.registry import bot_title
from boardloom.core.game import Game
from boardloom.core.message import Message, Who, message
from boardloom.match.seat import Seat
from boardloom.server.log.events import Chair
from boardloom.server.session.room import Room


class Wishes(NamedTuple):
    """What the host wants of a table."""

    rated: bool = True
    listed: bool = True
    own_dice: bool = False


def why_unrated(room: Room) -> Message | None:
    """Why a match does not count, as things stand; None if it does."""
    header = room.header
    seats = [(chair, chair.joined) for chair in room.chairs]
    found = _before(room.game, Wishes(header.rated, header.listed, header.own_dice), seats)
    return next(found, None) or next(_during(room), None)


def why_unrated_if_made(game: Game, wishes: Wishes, seats: Sequence[Seat]) -> Message | None:
    """Why a match would not count if it were made so; people with a link may still say their names."""
    chairs = [(seat, seat.kind != "link") for seat in seats]
    return next(_before(game, wishes, chairs), None)


def _before(game: Game, wishes: Wishes, seats: Sequence[tuple[Seat | Chair, bool]]) -> Iterator[Message]:
    """What can be known from the table alone; each seat with whether somebody sits there."""
    if not wishes.rated:
        yield message("unrated-chosen")
    if not wishes.listed:
        yield message("unrated-unlisted")
    if wishes.own_dice:
        yield message("unrated-own-dice")
    for number, (seat, taken) in enumerate(seats):
        if seat.kind != "bot" and taken and not seat.name:
            yield message("unrated-unnamed", who=Who(number))
    bots = [named(game, seat.bot) for seat, _ in seats if seat.kind == "bot"]
    for bot in bots:
        if bots.count(bot) > 1:
            yield message("unrated-bots", bot=bot_title(game, bot))


def _during(room: Room) -> Iterator[Message]:
    if room.swapped:
        yield message("unrated-swapped")
    if room.header.unaided and room.took_back:
        yield message("unrated-undo")
    if room.header.unaided and room.hinted:
        yield message("unrated-hint", who=Who(min(room.hinted)))
