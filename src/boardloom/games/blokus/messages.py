"""The messages of Blokus: names of placements, prompts, events, the final standing."""

from collections.abc import Iterator, Sequence

from boardloom.core.message import Message, Piece, Series, Who, message
from boardloom.games.bitset import has, minus
from boardloom.games.blokus.colours import colours_of, opened, points_of, shared_colour, size_of
from boardloom.games.blokus.config import BlokusPosition
from boardloom.games.blokus.notation import placed, placement_name
from boardloom.games.blokus.pieces import NAMES, SIZES
from boardloom.games.blokus.state import NONE, PASS, SINGLE

COLOURS = ("blokus-colour-blue", "blokus-colour-yellow", "blokus-colour-red", "blokus-colour-green")


def colour_name(colour: int) -> Message:
    """The name of a colour within a sentence."""
    return message(COLOURS[colour])


def colour_first(colour: int) -> Message:
    """The name of a colour as the first word of a sentence."""
    return message(f"{COLOURS[colour]}.first")


def colour_names(colours: Sequence[int]) -> Series:
    return Series(tuple(colour_name(colour) for colour in colours))


def piece_and_size(piece: int) -> Message:
    """A piece by its name and its size: "W5, 5 squares"."""
    return message("blokus-piece-and-size", piece=Piece(NAMES[piece]), squares=SIZES[piece])


def name(p: BlokusPosition, action: int) -> str:
    return "pass" if action == PASS else placement_name(size_of(p), action)


def prompt(p: BlokusPosition) -> Message:
    return message("blokus-ask", colour=colour_name(p.state.colour))


def events(before: BlokusPosition, action: int, after: BlokusPosition) -> Iterator[Message]:
    old, new = before.state, after.state
    who, colour = Who(before.mover), colour_name(old.colour)
    if action == PASS:
        yield message("blokus-passes", who=who, colour=colour)
    else:
        piece = placed(size_of(before), action)[0].piece
        what = piece_and_size(piece)
        corners = opened(before, action) if new.hand[old.colour] else 0
        if corners:
            yield message("blokus-places-opens", who=who, colour=colour, what=what, corners=corners)
        else:
            yield message("blokus-places", who=who, colour=colour, what=what)
        if new.hand[old.colour] == 0:
            yield message(
                "blokus-all-placed-single-last" if piece == SINGLE else "blokus-all-placed", colour=colour
            )
    out = minus(new.blocked, old.blocked)
    for other in range(after.config.colours):
        if has(out, other) and new.hand[other]:
            yield message("blokus-blocked", colour=colour_first(other))
    if after.over:
        yield message("blokus-over")


def points_by_colour(p: BlokusPosition, seat: int) -> Series:
    """What each colour of a seat has: "blue -87, yellow -88"."""
    each = (
        message("blokus-colour-points", colour=colour_name(colour), points=points_of(p, colour))
        for colour in colours_of(p, seat)
    )
    return Series(tuple(each), "list")


def standing(p: BlokusPosition) -> Message:
    """Everybody's points, the best first, and where they come from."""
    scores = p.scores()
    parts = [
        message(
            "blokus-standing-player", who=Who(seat), score=scores[seat], colours=points_by_colour(p, seat)
        )
        for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat])
    ]
    if (shared := shared_colour(p)) != NONE:
        parts.append(
            message("blokus-standing-nobody", colour=colour_name(shared), points=points_of(p, shared))
        )
    return message("blokus-standing", each=Series(tuple(parts), "parts"))
