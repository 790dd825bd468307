"""What can happen to a match, as its log keeps it. A match is its header and its events, nothing else."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, json

from boardloom.match.beacon import BeaconChain
from boardloom.match.seat import Kind, Seat

JsonObject = dict[str, Annotated[object, Meta(extra_json_schema={"description": "Any JSON."})]]
"""Options of a game: its config knows what they may be."""
Phase = Literal["gathering", "opening", "playing", "over"]
"""Of a match: people sit down, dice are opened, the game is played, it is over."""


class Chair(Seat, frozen=True, omit_defaults=False):
    """A seat of a match on a server, with what playing over a network adds to it; no part of it is secret."""

    commit: str = ""
    """SHA-256 of the nonce with which this person will take part in the dice; empty without one."""
    nonce: str = ""
    """That nonce, once it is opened."""
    joined: bool = False
    """Whether somebody plays here: a person with a link has to open it first."""
    away: bool = False
    """A bot stands in until the person is back."""


class Header(Struct, frozen=True, omit_defaults=True):
    """What is fixed when a match is made."""

    game: str
    version: int
    options: JsonObject
    seats: list[Chair]
    """As the host laid them out."""
    root: str
    """Link 0 of the dice, published before anybody sits down."""
    deals: str
    """SHA-256 of the secret behind what is dealt face down."""
    links: int
    """How many rolls the chain holds; further ones can be checked when the game is over."""
    grace: float | None = None
    """Seconds after which a bot stands in for somebody who left; None waits for ever."""
    own_dice: bool = False
    """People throw dice of their own and type what fell."""
    rated: bool = True
    listed: bool = True
    unaided: bool = False
    """Whether take-backs and hints keep the game from counting; they did not before 0.2.0."""
    previous: str = ""
    """The match this one is a rematch of."""
    beacon: BeaconChain | None = None
    """The public beacon that takes part in the dice, where one does."""


class Event(Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True):
    """One line of the log."""


class Joined(Event, frozen=True, omit_defaults=True):
    seat: int
    name: str
    colour: str = ""
    commit: str = ""


class Opened(Event, frozen=True):
    seat: int
    nonce: str


class Waived(Event, frozen=True):
    """Somebody agrees to start without the nonces that are still closed."""

    seat: int


class Awaited(Event, frozen=True):
    """No nonce is opened any more: the dice wait for a round of the beacon that nobody can know yet."""

    round: int


class Started(Event, frozen=True, omit_defaults=True):
    key: str
    """What the nonces made, for the dice."""
    signature: str = ""
    """Of the beacon, for the round that was awaited."""


class Moved(Event, frozen=True, omit_defaults=True):
    seat: int
    action: int
    check: str
    """The hash of the state it led to."""
    bot: str = ""
    """The name of the bot that chose it, where a bot did."""


class Rolled(Event, frozen=True, omit_defaults=True):
    seat: int
    """Who rolled; -1 where chance acts for nobody."""
    action: int
    check: str
    draw: int = 0
    """The number of the link it came from; 0 for a person's own dice."""
    hidden: bool = False
    """From the second secret: dealt face down, or rolled after the chain was used up."""


class Undone(Event, frozen=True):
    seat: int
    to: int
    """How many actions are left."""


class Asked(Event, frozen=True):
    """Somebody asks to take back more than is theirs to take back."""

    seat: int
    to: int


class Advised(Event, frozen=True):
    """Somebody was told what a strong player would do."""

    seat: int


class Agreed(Event, frozen=True):
    seat: int
    yes: bool


class Seated(Event, frozen=True, omit_defaults=True):
    """Who plays a seat from now on."""

    seat: int
    now: Kind
    bot: str = ""
    why: Literal["host", "away", "back"] = "host"
    exchanged: bool = False
    """Another bot plays from now on than before. Older logs do not say so, and such games counted."""
    anew: bool = False
    """Everybody commits to a new nonce, because one was open already; before 0.2.0 nobody had to."""


class Watchable(Event, frozen=True):
    on: bool


class Renewed(Event, frozen=True, omit_defaults=True):
    """A link was replaced by a new one: a seat's, or the watchers' (-1)."""

    seat: int


class Rematched(Event, frozen=True):
    match: str


AnyEvent = (
    Joined
    | Opened
    | Waived
    | Awaited
    | Started
    | Moved
    | Rolled
    | Undone
    | Asked
    | Advised
    | Agreed
    | Seated
    | Watchable
    | Renewed
    | Rematched
)

encode = json.Encoder().encode
decode = json.Decoder(AnyEvent).decode
decode_header = json.Decoder(Header).decode
