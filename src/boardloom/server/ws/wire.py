"""The messages of the live path, both ways. `docs/protocol.md` explains them."""

from typing import Annotated

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, ValidationError, field, json

from boardloom.core.happening import Happening
from boardloom.core.message import Series, Words, message
from boardloom.core.scene import Choices, Scene
from boardloom.match.seat import COLOUR, LONGEST_NAME, Kind
from boardloom.server.errors import Refusal
from boardloom.server.log.events import Chair, JsonObject, Phase
from boardloom.server.malformed import malformed
from boardloom.server.ws.secrets import LONGEST

PROTOCOL = 1
LARGEST = 4096
"""Bytes a client's message may have."""

Id = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{1,40}$")]
MatchId = Annotated[str, Meta(pattern=r"^[0-9a-f]{20}$")]
Seq = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=255)]
Action = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Colour = Annotated[str, Meta(pattern=COLOUR)]
HASH = r"^([0-9a-f]{64})?$"
"""SHA-256 in hexadecimal, or nothing."""
Hash = Annotated[str, Meta(pattern=HASH)]
Nonce = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){16,64}$")]


class ClientMessage(Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """Something a client says."""


class Hello(ClientMessage, frozen=True, kw_only=True):
    """The first message: which match, and the secret of the link."""

    protocol: int
    match: MatchId
    secret: Annotated[str, Meta(max_length=LONGEST)]
    screen: bool = False
    """Whether it wants scenes, to show them to a person."""


class Sync(ClientMessage, frozen=True):
    """Asks for a snapshot."""


class Hint(ClientMessage, frozen=True, kw_only=True):
    """Asks what a strong player would do. Everybody is told that somebody did, once for each seat."""

    id: Id


class Command(ClientMessage, frozen=True, kw_only=True):
    """Something that changes the match, once, however often it is sent."""

    id: Id


class Move(Command, frozen=True, kw_only=True):
    expect_seq: Seq
    action: Action


class Roll(Command, frozen=True, kw_only=True):
    expect_seq: Seq
    action: Action | None = None
    """What a person's own dice show, in matches that allow them."""


class Undo(Command, frozen=True, kw_only=True):
    expect_seq: Seq


class Agree(Command, frozen=True, kw_only=True):
    expect_seq: Seq
    yes: bool


class Join(Command, frozen=True, kw_only=True):
    name: Name | None = None
    colour: Colour = ""
    commit: Hash = ""
    seat: SeatNumber | None = None
    """For the host: a seat at this device, when everybody commits again."""


class Open(Command, frozen=True, kw_only=True):
    seat: SeatNumber
    nonce: Nonce


class Start(Command, frozen=True, kw_only=True):
    """Not to wait for nonces that are still closed: everybody says so, or with a beacon the host alone."""


class Reseat(Command, frozen=True, kw_only=True, tag="seat"):
    """The host says who plays a seat from now on."""

    seat: SeatNumber
    now: Kind
    bot: Annotated[str, Meta(max_length=40)] = ""


class Renew(Command, frozen=True, kw_only=True):
    """The host wants a new link for a seat, or for watchers; the old one is worth nothing then."""

    seat: SeatNumber | None = None


class Watchers(Command, frozen=True, kw_only=True):
    on: bool


class Rematch(Command, frozen=True, kw_only=True):
    pass


class Leave(Command, frozen=True, kw_only=True):
    """Somebody leaves for good: a bot may stand in at once."""


AnyCommand = Move | Roll | Undo | Agree | Join | Open | Start | Reseat | Renew | Watchers | Rematch | Leave
Anything = Hello | Sync | Hint | AnyCommand
_decode = json.Decoder(Anything).decode


def read(received: bytes | str) -> Anything:
    """What a client said; a refusal says what is wrong with it."""
    try:
        said: Anything = _decode(received)
    except ValidationError as error:
        raise _not_understood(received, str(error)) from None
    except (ValueError, RecursionError):
        raise _not_understood(received) from None
    return said


def _not_understood(received: bytes | str, detail: str = "") -> Refusal:
    words = message("refusal-not-understood", reason=malformed(received, Anything))
    return Refusal("bad_message", words, detail)


class _Named(Struct):
    id: Id = ""


_decode_id = json.Decoder(_Named).decode


def id_of(received: bytes | str) -> str:
    """The id of a message that is not understood otherwise; empty if it has none."""
    try:
        return _decode_id(received).id
    except (ValueError, RecursionError):
        return ""


class ServerMessage(Struct, tag_field="kind", tag=str.lower, omit_defaults=True):
    """Something the server says."""


class Welcome(ServerMessage, kw_only=True):
    protocol: int
    match: str
    role: str
    seats: list[int]


class BeaconShown(Struct):
    """The public beacon that takes part in the dice."""

    public_key: str
    genesis: int
    """When round 1 was published, in seconds since 1970."""
    period: int
    """Seconds from one round to the next."""
    round: int
    """The one that was awaited; 0 before that is settled."""
    signature: str


class DiceShown(Struct):
    """What everybody may know of the dice; docs/protocol.md says how they are checked."""

    root: str
    deals: str
    key: str
    own: bool
    """People throw dice of their own."""
    left: int
    """How many rolls the chain still holds."""
    links: int
    """How many it held at first. It may never change, nor may `root`, `deals` and `hides`."""
    hides: bool
    """Whether the rules of the game deal anything face down."""
    waived: list[int]
    """The seats of those who agree to start without the nonces that are still closed."""
    beacon: BeaconShown | None


class UndoShown(Struct):
    """An open question whether something may be taken back."""

    seat: int
    agreed: list[int]


class Table(Struct):
    """Everything about a match but the position."""

    match: str
    game: str
    chance: bool
    """Whether chance has any part in the game."""
    options: JsonObject
    phase: Phase
    seats: list[Chair]
    may_play: list[list[Kind]]
    """By seat: who may play it from now on, if the host says so."""
    dice: DiceShown
    grace: float | None
    rated: bool
    """Whether it counts for the leaderboard, as things stand."""
    unrated: Words | None
    """Why it does not count."""
    hints: bool
    """Whether the server can say what a strong player would do."""
    watchable: bool
    undo: UndoShown | None
    rematch: str


class View(Struct, kw_only=True):
    """A position as somebody sees it."""

    mover: int
    turn: int
    over: bool
    scores: list[int]
    state: dict[str, int | list[int]]
    hash: str
    scene: Scene | UnsetType = UNSET
    secret: bool | UnsetType = UNSET
    """Whether it shows what others at this device may not see."""
    winners: list[int] | UnsetType = UNSET
    standing: Words | UnsetType = UNSET
    prompt: Words | UnsetType = UNSET
    roll: bool | UnsetType = UNSET
    """Where dice fall next: whether somebody is asked to roll them."""
    undo: bool = False
    """Whether this person has anything to take back."""
    choices: Choices | list[tuple[int, str]] | UnsetType = UNSET
    """What this person may choose: steps for a screen, else actions with their names."""


class Event(Struct, kw_only=True):
    """Something that happened, as somebody may see it: an event of the log, and what it looks like."""

    seq: int
    kind: str
    seat: int | UnsetType = UNSET
    action: int | UnsetType = UNSET
    name: str | UnsetType = UNSET
    story: Series | UnsetType = UNSET
    """What it did; missing where that is hidden."""
    bot: str | UnsetType = UNSET
    """How the bot that moved decided."""
    draw: int | UnsetType = UNSET
    link: str | UnsetType = UNSET
    outcomes: list[tuple[int, int]] | UnsetType = UNSET
    """What could have been rolled: actions with their weights."""
    outcome: Words | UnsetType = UNSET
    """What was rolled, as people read it."""
    happening: Happening | UnsetType = UNSET
    colour: str | UnsetType = UNSET
    commit: str | UnsetType = UNSET
    nonce: str | UnsetType = UNSET
    key: str | UnsetType = UNSET
    to: int | UnsetType = UNSET
    yes: bool | UnsetType = UNSET
    now: Kind | UnsetType = UNSET
    why: str | UnsetType = UNSET
    anew: bool | UnsetType = UNSET
    """Whether everybody has to commit again."""
    exchanged: bool | UnsetType = UNSET
    """Whether another bot plays from now on."""
    round: int | UnsetType = UNSET
    signature: str | UnsetType = UNSET
    on: bool | UnsetType = UNSET
    match: str | UnsetType = UNSET


EncodedBoard = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/components/schemas/Board"})]
"""A board, encoded once for everybody."""
EncodedGuide = Annotated[
    Raw, Meta(extra_json_schema={"type": "array", "items": {"$ref": "#/components/schemas/Section"}})
]
"""The rules for players, encoded once for everybody."""


class Snapshot(ServerMessage, kw_only=True):
    seq: int
    table: Table
    view: View
    log: list[Series] = field(default_factory=list)
    board: EncodedBoard | None = None
    guide: EncodedGuide | None = None


class News(ServerMessage, kw_only=True):
    """What happened. To the one who caused it, it is also the answer: `id` is the command's."""

    seq: int
    events: list[Event]
    view: View
    table: Table | None = None
    id: str = ""


class Answer(ServerMessage, kw_only=True):
    id: str
    seq: int
    ok: bool
    code: str = ""
    message: Words = ""
    detail: str = ""
    """More about a message that was not understood, in English: for programmers, not for people."""
    secret: str = ""
    match: str = ""


class Chance(Struct):
    """The chance of a seat to win, and its 95% interval."""

    share: float
    low: float
    high: float


class Advice(Chance):
    """A move, and the chance of whoever takes it."""

    action: int
    name: str
    path: tuple[str, ...]
    """The steps that lead to it."""


class Hinted(ServerMessage, tag="hint", kw_only=True):
    id: str
    seq: int
    seats: list[Chance]
    moves: list[Advice]
    """The best first."""


class Presence(ServerMessage, kw_only=True):
    """Which seats have somebody connected, and how many watch."""

    seats: list[bool]
    watchers: int


class Bye(ServerMessage, kw_only=True):
    code: str
    message: Words
    detail: str = ""
    """As in an answer."""
    retry_ms: int = 0


encode = json.Encoder().encode
