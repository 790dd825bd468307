"""Who speaks, and events on their way to the log."""

import time
from dataclasses import dataclass, field

from boardloom.core.game import NOBODY, Position
from boardloom.core.message import message
from boardloom.match import dice
from boardloom.match.history import Step
from boardloom.match.secrecy import dealt_face_down
from boardloom.server.errors import Refusal
from boardloom.server.log.events import AnyEvent, Awaited, Moved, Opened, Rolled, Started
from boardloom.server.session.room import Room, check

HOST, WATCH = "host", "watch"


@dataclass(frozen=True)
class Person:
    """Who speaks: the host, the holder of a seat's link, or somebody who watches."""

    role: str
    """"host", "watch", or the number of a seat."""

    def seats(self, room: Room) -> list[int]:
        """The seats this person plays."""
        if self.role == HOST:
            return [seat for seat, chair in enumerate(room.chairs) if chair.kind == "here"]
        if self.role == WATCH:
            return []
        seat = int(self.role)
        return [seat] if room.chairs[seat].kind == "link" else []

    def looks_through(self, room: Room) -> int:
        """Whose eyes this person has: at one device, those of whoever acts; -1 for nobody's."""
        seats = self.seats(room)
        if len(seats) == 1:
            return seats[0]
        return room.turn if room.turn in seats else -1


@dataclass
class Draft:
    """Events on their way to the log, and the position they lead to."""

    room: Room
    position: Position = field(init=False)
    draws: int = field(init=False)
    key: bytes | None = field(init=False)
    asked: bool = field(init=False)
    """Whether somebody's question to undo was open before."""
    events: list[AnyEvent] = field(default_factory=list)
    steps: list[Step | None] = field(default_factory=list)
    """For each event the step it is, if it is one."""

    def __post_init__(self) -> None:
        room = self.room
        self.position, self.draws, self.key = room.position, room.draws, room.key
        self.asked = room.asked is not None

    def add(self, event: AnyEvent, step: Step | None = None) -> None:
        self.events.append(event)
        self.steps.append(step)

    def move(self, seat: int, action: int, bot: str = "") -> None:
        before, after = self.position, self.position.after(action)
        self.add(Moved(seat, action, check(after), bot), Step(before, action, after))
        self.position = after
        self.chance_acts()

    def roll(self) -> None:
        """Chance acts, by the dice of the match."""
        assert self.key is not None
        draw = self.draws + 1
        hidden = draw > self.room.header.links or dealt_face_down(self.position)
        link = self.room.secrets.deals if hidden else self.room.chain.link(draw)
        action = dice.outcome(self.position.choices(), link, self.key, draw)
        self._fall(action, draw, hidden)
        self.draws = draw

    def own_roll(self, action: int) -> None:
        """A person's own dice show this."""
        self._fall(action, 0, False)

    def chance_acts(self) -> None:
        """Chance does what nobody is asked for; dice of their own people throw themselves."""
        while self.position.at_once and (self.position.turn == NOBODY or not self.room.header.own_dice):
            self.roll()

    def settle(self) -> None:
        """No more nonces are opened: the match starts, or waits for the beacon."""
        if beacon := self.room.header.beacon:
            self.add(Awaited(beacon.round_to_come(time.time())))
        else:
            self.start()

    def start(self, signature: str = "") -> None:
        nonces = {s: bytes.fromhex(chair.nonce) for s, chair in enumerate(self.room.chairs) if chair.nonce}
        for event in self.events:
            if isinstance(event, Opened):
                nonces[event.seat] = bytes.fromhex(event.nonce)
        lot = dice.Lot(self.room.awaited, bytes.fromhex(signature)) if signature else None
        self.key = dice.key(self.room.id, nonces, lot)
        self.add(Started(self.key.hex(), signature))
        self.chance_acts()

    def _fall(self, action: int, draw: int, hidden: bool) -> None:
        seat, after = self.position.turn, self.position.after(action)
        self.add(Rolled(seat, action, check(after), draw, hidden), Step(self.position, action, after))
        self.position = after


def players_only(room: Room, person: Person) -> list[int]:
    if seats := person.seats(room):
        return seats
    raise Refusal("not_allowed", message("refusal-players-only"))


def host_only(person: Person) -> None:
    if person.role != HOST:
        raise Refusal("not_allowed", message("refusal-host-only"))
