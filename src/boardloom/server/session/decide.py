"""What a command leads to: events to be stored, or a refusal. Nothing here changes a room."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field

from boardloom.bots import check as check_bot
from boardloom.core.errors import BadInput, IllegalAction
from boardloom.core.game import CHANCE, NOBODY, Position
from boardloom.core.message import Message, Who, message
from boardloom.match import dice
from boardloom.match.history import Step
from boardloom.match.seat import Seat
from boardloom.server.errors import Refusal
from boardloom.server.log.events import (
    Agreed,
    AnyEvent,
    Asked,
    Joined,
    Moved,
    Opened,
    Rolled,
    Seated,
    Started,
    Undone,
    Watchable,
)
from boardloom.server.session.room import Played, Room, check, dealt_face_down
from boardloom.server.ws import wire

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

    def start(self) -> None:
        nonces = {s: bytes.fromhex(chair.nonce) for s, chair in enumerate(self.room.chairs) if chair.nonce}
        for event in self.events:
            if isinstance(event, Opened):
                nonces[event.seat] = bytes.fromhex(event.nonce)
        self.key = dice.key(self.room.id, nonces)
        self.add(Started(self.key.hex()))
        self.chance_acts()

    def _fall(self, action: int, draw: int, hidden: bool) -> None:
        seat, after = self.position.turn, self.position.after(action)
        self.add(Rolled(seat, action, check(after), draw, hidden), Step(self.position, action, after))
        self.position = after


def carry_out(room: Room, person: Person, command: wire.AnyCommand) -> Draft:
    """The events that this command of this person leads to."""
    draft = Draft(room)
    match command:
        case wire.Move() | wire.Roll():
            _act(draft, person, command)
        case wire.Undo():
            _undo(draft, person, command)
        case wire.Agree():
            _agree(draft, person, command)
        case wire.Join():
            _join(draft, person, command)
        case wire.Open():
            _open(draft, person, command)
        case wire.Start():
            _host_only(person)
            if room.phase != "opening":
                raise Refusal("not_now", message("refusal-not-full"))
            draft.start()
        case wire.Reseat():
            _seat(draft, person, command)
        case wire.Watchers(on=on):
            _host_only(person)
            draft.add(Watchable(on))
        case wire.Leave():
            _leave(draft, person)
    return draft


def begin(room: Room) -> Draft:
    """What happens by itself once a match is made: it starts, if there is nothing to wait for."""
    draft = Draft(room)
    if room.phase == "opening" and not any(chair.commit for chair in room.chairs):
        draft.start()
    return draft


def stand_in(room: Room, seat: int) -> Draft:
    """A bot plays for somebody who left, until they are back."""
    draft = Draft(room)
    draft.add(Seated(seat, "bot", room.stand_ins[seat], "away"))
    _begin_if_ready(draft)
    return draft


def come_back(room: Room, seat: int) -> Draft:
    draft = Draft(room)
    draft.add(Seated(seat, "link", "", "back"))
    return draft


def bot_acts(room: Room, action: int | None, policy: str = "") -> Draft:
    """The bot whose turn it is rolls, or does what was decided: by a policy if it was not ready to think."""
    draft = Draft(room)
    if action is None:
        draft.roll()
        draft.chance_acts()
    else:
        draft.move(room.position.mover, action, policy or room.chairs[room.position.mover].bot)
    return draft


def _act(draft: Draft, person: Person, command: wire.Move | wire.Roll) -> None:
    room = draft.room
    _fresh(room, command.expect_seq)
    must_be_on(room)
    chance = room.position.mover == CHANCE
    if room.turn not in person.seats(room):
        raise Refusal("not_your_turn", whose_turn(room))
    try:
        if isinstance(command, wire.Move):
            if chance:
                raise Refusal("illegal", message("refusal-roll-not-choice"))
            if command.action not in room.position.choices():
                room.position.after(command.action)
            draft.move(room.position.mover, command.action)
            return
        if not chance:
            raise Refusal("illegal", message("refusal-choice-not-roll"))
        if command.action is not None and not room.header.own_dice:
            raise Refusal("illegal", message("refusal-server-dice"))
        if command.action is None and room.header.own_dice:
            raise Refusal("illegal", message("refusal-own-dice"))
        if command.action is not None:
            room.position.after(command.action)
        if command.action is None:
            draft.roll()
        else:
            draft.own_roll(command.action)
        draft.chance_acts()
    except IllegalAction as error:
        raise Refusal("illegal", error.words) from None


def _undo(draft: Draft, person: Person, command: wire.Undo) -> None:
    room = draft.room
    _fresh(room, command.expect_seq)
    must_be_on(room)
    seats = _players_only(room, person)
    to = last_of(room, seats)
    if to is None:
        raise Refusal("no_undo", message("refusal-nothing-to-undo"))
    undone = room.played[to:]
    gone = _gone(room, undone)
    if gone is not None:
        raise Refusal("no_undo", message("refusal-undo-absent", who=Who(gone)))
    alone = len(room.holders) == 1
    if alone or all(played.seat in seats and not played.chance for played in undone):
        draft.add(Undone(undone[0].seat, to))
    else:
        draft.add(Asked(undone[0].seat, to))


def last_of(room: Room, seats: Sequence[int]) -> int | None:
    """The number of the action that people on these seats chose or rolled last."""
    for index in reversed(range(len(room.played))):
        played = room.played[index]
        if played.asked and played.seat in seats:
            return index
    return None


def _gone(room: Room, undone: Sequence[Played]) -> int | None:
    """The seat of somebody who did one of these and is not at the table now."""
    here = any(chair.kind == "here" for chair in room.chairs)
    for played in undone:
        chair = room.chairs[played.seat]
        if (played.asked == "link" and chair.kind != "link") or (played.asked == "here" and not here):
            return played.seat
    return None


def _agree(draft: Draft, person: Person, command: wire.Agree) -> None:
    room = draft.room
    must_be_on(room)
    seats = _players_only(room, person)
    if room.asked is None:
        raise Refusal("not_now", message("refusal-nobody-asks"))
    if room.asked.seat in seats and command.yes:
        raise Refusal("not_allowed", message("refusal-others-agree"))
    _fresh(room, command.expect_seq)
    draft.add(Agreed(seats[0], command.yes))
    if command.yes and room.holders <= room.agreed | {room.holder_of(seats[0])}:
        draft.add(Undone(room.asked.seat, room.asked.to))


def _join(draft: Draft, person: Person, command: wire.Join) -> None:
    room = draft.room
    if person.role in (HOST, WATCH):
        raise Refusal("not_allowed", message("refusal-join-by-link"))
    seat = int(person.role)
    chair = room.chairs[seat]
    if room.phase != "gathering" or chair.joined:
        raise Refusal("not_now", message("refusal-joined", who=Who(seat)))
    name = command.name or chair.name
    try:
        Seat(name)
    except BadInput as error:
        raise Refusal("bad_message", error.words) from None
    others = [other.name.casefold() for other in room.chairs if other is not chair]
    if name and name.casefold() in others:
        raise Refusal("name_taken", message("refusal-name-taken", name=name))
    if command.colour and any(command.colour == other.colour for other in room.chairs if other is not chair):
        raise Refusal("colour_taken", message("refusal-colour-taken"))
    commit = "" if chair.nonce else command.commit
    draft.add(Joined(seat, name, command.colour, commit))
    _begin_if_ready(draft)


def _open(draft: Draft, person: Person, command: wire.Open) -> None:
    room, seat = draft.room, command.seat
    if seat not in person.seats(room):
        raise Refusal("not_allowed", message("refusal-not-your-seat"))
    chair = room.chairs[seat]
    if room.phase != "opening":
        raise Refusal("not_now", message("refusal-nonce-early"))
    if not chair.commit or chair.nonce:
        raise Refusal("not_now", message("refusal-nonce-none"))
    if hashlib.sha256(bytes.fromhex(command.nonce)).hexdigest() != chair.commit:
        raise Refusal("illegal", message("refusal-nonce-other"))
    draft.add(Opened(seat, command.nonce))
    _begin_if_ready(draft)


def _begin_if_ready(draft: Draft) -> None:
    """The match starts once every seat is taken and every nonce is open."""
    chairs = enumerate(draft.room.chairs)
    waits = {seat for seat, chair in chairs if not chair.joined or (chair.commit and not chair.nonce)}
    for event in draft.events:
        match event:
            case Joined(seat, commit="") | Opened(seat) | Seated(seat, "bot" | "here"):
                waits.discard(seat)
            case Seated(seat):
                waits.add(seat)
    if draft.room.key is None and not waits:
        draft.start()


def _seat(draft: Draft, person: Person, command: wire.Reseat) -> None:
    room = draft.room
    _host_only(person)
    if command.seat >= len(room.chairs):
        raise Refusal("illegal", message("refusal-seat-number", seats=len(room.chairs)))
    if room.phase == "over":
        raise Refusal("over", message("refusal-over"))
    try:
        bot = check_bot(room.first, command.bot) if command.now == "bot" else ""
    except BadInput as error:
        raise Refusal("illegal", error.words) from None
    draft.add(Seated(command.seat, command.now, bot))
    _begin_if_ready(draft)


def _leave(draft: Draft, person: Person) -> None:
    room = draft.room
    if person.role in (HOST, WATCH) or room.chairs[int(person.role)].kind != "link":
        raise Refusal("not_allowed", message("refusal-leave-by-link"))
    must_be_on(room)
    if room.header.grace is None:
        raise Refusal("not_now", message("refusal-match-waits"))
    draft.add(Seated(int(person.role), "bot", room.stand_ins[int(person.role)], "away"))


def must_be_on(room: Room) -> None:
    """Refuse what can be done only while the game is played."""
    if room.phase == "over":
        raise Refusal("over", message("refusal-over"))
    if room.phase != "playing":
        raise Refusal("not_started", message("refusal-not-begun"))


def _players_only(room: Room, person: Person) -> list[int]:
    if seats := person.seats(room):
        return seats
    raise Refusal("not_allowed", message("refusal-players-only"))


def _host_only(person: Person) -> None:
    if person.role != HOST:
        raise Refusal("not_allowed", message("refusal-host-only"))


def _fresh(room: Room, expected: int) -> None:
    if expected != room.seq:
        raise Refusal("stale", message("refusal-stale", seq=str(room.seq), expected=str(expected)))


def whose_turn(room: Room) -> Message:
    return message("refusal-turn", who=Who(room.turn)) if room.turn >= 0 else message("refusal-nobodys-turn")
