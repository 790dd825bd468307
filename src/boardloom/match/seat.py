"""A seat: who sits at one place of a table."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from boardloom.core.errors import BadOptions
from boardloom.core.message import message

Kind = Literal["here", "link", "bot"]
"""A person at this device (online: at the host's), a person with a link, or a bot."""
LONGEST_NAME = 30
COLOUR = r"^([a-z]{0,20}|#[0-9a-f]{6})$"
"""How a colour may be written: a tone by its name, or any colour as browsers write it."""


class Seat(Struct, frozen=True, omit_defaults=True):
    """Who sits at one place of a table: the same in a match, in a transcript, and on a server, where a
    `Chair` adds what playing over a network needs."""

    name: str = ""
    """As somebody typed it; empty for a player without a name, whom everybody's language calls by number."""
    kind: Kind = "here"
    bot: str = ""
    """Which bot sits here; empty for the default one of the game, and for a person."""
    colour: str = ""
    """The colour the player chose; empty for the one the game gives this seat."""

    def __post_init__(self) -> None:
        if self.name != self.name.strip():
            raise BadOptions(message("name-spaces"))
        if len(self.name) > LONGEST_NAME or not self.name.isprintable():
            raise BadOptions(message("name-long", most=LONGEST_NAME))
        if self.bot and self.kind != "bot":
            raise BadOptions(message("seat-of-person", bot=repr(self.bot)))


def check_table(seats: Sequence[Seat]) -> None:
    """Refuse a table where two players have the same name, or chose the same colour."""
    names = [seat.name.casefold() for seat in seats if seat.name]
    if len(set(names)) < len(names):
        raise BadOptions(message("names-same"))
    chosen = [seat.colour for seat in seats if seat.colour]
    if len(set(chosen)) < len(chosen):
        raise BadOptions(message("colours-same"))
