"""The record of a game that lets anybody check its dice."""

from collections.abc import Iterator
from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from boardloom.match.history import History
from boardloom.match.seat import Kind
from boardloom.server.log.events import Awaited, JsonObject, Moved, Rolled, Seated, Started, Undone, Waived
from boardloom.server.log.store import LogEntry
from boardloom.server.session.room import Room
from boardloom.server.session.view import beacon
from boardloom.server.ws.wire import BeaconShown

RECORD = "boardloom dice 2"


class DiceSeat(Struct):
    """What the record of the dice says of a seat."""

    name: str
    kind: Kind
    commit: str
    nonce: str


class Prepared(Struct, kw_only=True):
    """What happened to the nonces before the start."""

    do: Literal["commit", "open", "drop", "anew", "without", "await"]
    """A nonce was committed to, opened, or dropped before it was open; everybody had to commit anew; somebody
    agreed to start without those still closed; a round of the beacon was awaited."""
    seat: int | UnsetType = UNSET
    hash: str | UnsetType = UNSET
    """What was committed to."""
    nonce: str | UnsetType = UNSET
    round: int | UnsetType = UNSET


class DiceStep(Struct, kw_only=True):
    """What happened next: an undo, a choice (seat and action), or a roll with all that is known of it."""

    undo: int | UnsetType = UNSET
    """How many steps were left."""
    roll: int | UnsetType = UNSET
    """Its number; 0 if people threw their own dice."""
    seat: int | UnsetType = UNSET
    action: int | UnsetType = UNSET
    outcomes: list[tuple[int, int]] | UnsetType = UNSET
    """What could have come up: actions with their weights."""
    hidden: bool | UnsetType = UNSET
    """Whether it comes from the secret behind deals, not from a link."""
    link: str | UnsetType = UNSET


class DiceRecord(Struct):
    """All that is needed to check every roll, undone ones too, without trusting anybody.

    `match/verify_dice.py` stands alone, so it describes what it reads itself."""

    record: str
    match: str
    game: str
    version: int
    options: JsonObject
    seats: list[DiceSeat]
    own_dice: bool
    root: str
    links: int
    """How many rolls the chain holds; those after it come from the secret behind deals."""
    deals: str
    deal_secret: str
    """Empty until the game is over."""
    hides: bool
    """Whether the rules deal anything face down."""
    over: bool
    key: str
    prelude: list[Prepared]
    beacon: BeaconShown | None
    played: list[DiceStep]


def dice_record(room: Room, lines: list[LogEntry]) -> DiceRecord:
    return DiceRecord(
        record=RECORD,
        match=room.id,
        game=room.header.game,
        version=room.header.version,
        options=room.header.options,
        seats=[DiceSeat(chair.name, chair.kind, chair.commit, chair.nonce) for chair in room.chairs],
        own_dice=room.header.own_dice,
        root=room.header.root,
        links=room.header.links,
        deals=room.header.deals,
        deal_secret=room.secrets.deals.hex() if room.position.over else "",
        hides=room.game.hide is not None,
        over=room.position.over,
        key=room.key.hex() if room.key else "",
        prelude=list(_prelude(room, lines)),
        beacon=beacon(room),
        played=list(_dice_steps(room, lines)),
    )


def _prelude(room: Room, lines: list[LogEntry]) -> Iterator[Prepared]:
    """What happened to the nonces until the start, seen by what each event changed."""
    then = Room(room.id, room.header, room.secrets, room.created)
    for seat, chair in enumerate(then.chairs):
        if chair.commit:
            yield Prepared(do="commit", seat=seat, hash=chair.commit)
    for line in lines:
        before = list(then.chairs)
        then.apply(line.event, line.at)
        match line.event:
            case Started():
                return
            case Seated(anew=True):
                yield Prepared(do="anew")
                continue
            case Waived(seat):
                yield Prepared(do="without", seat=seat)
            case Awaited(number):
                yield Prepared(do="await", round=number)
        for seat, (old, new) in enumerate(zip(before, then.chairs, strict=True)):
            if old.commit and old.commit != new.commit:
                yield Prepared(do="drop", seat=seat)
            if new.commit and old.commit != new.commit:
                yield Prepared(do="commit", seat=seat, hash=new.commit)
            if old.nonce != new.nonce:
                yield Prepared(do="open", seat=seat, nonce=new.nonce)


def _dice_steps(room: Room, lines: list[LogEntry]) -> Iterator[DiceStep]:
    history = History(room.first)
    for line in lines:
        event = line.event
        if isinstance(event, Undone):
            history.undo(event.to)
            yield DiceStep(undo=event.to)
        elif isinstance(event, Moved):
            history.play(event.action)
            yield DiceStep(seat=event.seat, action=event.action)
        elif isinstance(event, Rolled):
            step = DiceStep(roll=event.draw, seat=event.seat, action=event.action)
            step.outcomes = list(history.position.choices().items())
            if event.draw and event.hidden:
                step.hidden = True
            elif event.draw:
                step.link = room.chain.link(event.draw).hex()
            history.play(event.action)
            yield step
