"""What people read, as data: a message has an id and arguments, and catalogues turn it into words.

Nothing here knows a language. Names and other texts that people typed are only ever arguments, which are
shown as they are and never read as anything else.
"""

from collections.abc import Callable
from typing import Literal

from msgspec import Struct


class Who(Struct, frozen=True, tag_field="is", tag="who"):
    """The player in a seat, shown by name."""

    seat: int


class Cell(Struct, frozen=True, tag_field="is", tag="cell"):
    """A place on the board, shown as the board calls it."""

    cell: str


class Piece(Struct, frozen=True, tag_field="is", tag="piece"):
    """A piece or token, shown as the game calls it."""

    piece: str


class Message(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="message"):
    """Something to be said: an id of a catalogue, and what fills its gaps.

    `id` may name an attribute of a message after a dot: `ludo-option-tokens.help`.
    """

    id: str
    args: "dict[str, Arg]" = {}

    def __hash__(self) -> int:
        """By content: games, which are keys of caches, hold messages, and a dict has no hash of its own."""
        return hash((self.id, frozenset(self.args.items())))


class Series(Struct, frozen=True, tag_field="is", tag="series"):
    """Several arguments shown as one.

    - `and`, `or`: a list, as the language writes it: "Ann, Bo and Cid".
    - `list`: a list without a word before its last: "Ann, Bo, Cid".
    - `sentences`: one after the other.
    - `parts`: statements in one line: "side: too small; players: too many".
    - `lines`: one below the other.
    """

    items: "tuple[Arg, ...]"
    join: Literal["and", "or", "list", "sentences", "parts", "lines"] = "and"


Arg = int | float | str | Who | Cell | Piece | Message | Series
"""A number is written as the language writes numbers; a text is shown as it is."""

Words = Message | Series | Piece | str
"""What a person reads; a plain text is the same in every language, such as a number or a mark."""


Wording = Callable[[Arg], str]
"""Says things in a language: what painters ask for the words of all they show."""


def message(id: str, /, **args: Arg) -> Message:
    """
    >>> message("ludo-kicks", who=Who(0), cell=Cell("12"))
    Message(id='ludo-kicks', args={'who': Who(seat=0), 'cell': Cell(cell='12')})
    """
    return Message(id, args)


def sentences(*items: Arg) -> Series:
    """One after the other."""
    return Series(items, "sentences")
