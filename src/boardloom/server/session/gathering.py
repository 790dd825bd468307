"""What people do before a match starts: they sit down, and bring their part of the dice."""

import hashlib

from boardloom.bots import check as check_bot
from boardloom.core.errors import BadInput
from boardloom.core.message import Who, message
from boardloom.match.seat import Seat
from boardloom.server.errors import Refusal
from boardloom.server.log.events import Joined, Opened, Renewed, Seated, Waived
from boardloom.server.names.alike import alike
from boardloom.server.session.draft import HOST, WATCH, Draft, Person, host_only, players_only
from boardloom.server.session.room import Room, takes_part
from boardloom.server.ws import wire


def join(draft: Draft, person: Person, command: wire.Join) -> None:
    room = draft.room
    seat = _joining(room, person, command)
    chair = room.chairs[seat]
    if room.phase != "gathering" or chair.joined:
        raise Refusal("not_now", message("refusal-joined", who=Who(seat)))
    name = command.name or chair.name
    try:
        Seat(name)
    except BadInput as error:
        raise Refusal("bad_message", error.words) from None
    others = [other.name for other in room.chairs if other is not chair]
    if name and any(other and alike(name, other) for other in others):
        raise Refusal("name_taken", message("refusal-name-taken", name=name))
    if command.colour and any(command.colour == other.colour for other in room.chairs if other is not chair):
        raise Refusal("colour_taken", message("refusal-colour-taken"))
    # Whoever commits when another nonce is open could have looked for one that suits them.
    commit = "" if room.nonce_open or room.settled else command.commit
    draft.add(Joined(seat, name, command.colour, commit))
    begin_if_ready(draft)


def _joining(room: Room, person: Person, command: wire.Join) -> int:
    """The seat that is joined: that of a link, or one at the host's device whose nonce was given up."""
    if person.role not in (HOST, WATCH):
        return int(person.role)
    if person.role == HOST and command.seat in person.seats(room):
        return command.seat
    raise Refusal("not_allowed", message("refusal-join-by-link"))


def start(draft: Draft, person: Person) -> None:
    """Do not wait for nonces that are still closed. The host alone may say so only where a beacon takes part;
    else everybody has to, the one whose nonce it is too: without it, others might know the key."""
    room = draft.room
    if room.header.beacon:
        host_only(person)
    else:
        seats = players_only(room, person)
    if room.phase != "opening" or room.settled:
        raise Refusal("not_now", message("refusal-not-full"))
    if room.header.beacon:
        draft.settle()
        return
    draft.add(Waived(seats[0]))
    if _agreed_by_all(room, seats[0]):
        draft.settle()


def _agreed_by_all(room: Room, seat: int) -> bool:
    """Whether everybody is ready to start as things are, once this seat is."""
    return room.holders <= room.waived | {room.holder_of(seat)}


def open(draft: Draft, person: Person, command: wire.Open) -> None:
    room, seat = draft.room, command.seat
    if seat not in person.seats(room):
        raise Refusal("not_allowed", message("refusal-not-your-seat"))
    chair = room.chairs[seat]
    if room.phase != "opening" or room.settled:
        raise Refusal("not_now", message("refusal-nonce-early"))
    if not chair.commit or chair.nonce:
        raise Refusal("not_now", message("refusal-nonce-none"))
    if hashlib.sha256(bytes.fromhex(command.nonce)).hexdigest() != chair.commit:
        raise Refusal("illegal", message("refusal-nonce-other"))
    draft.add(Opened(seat, command.nonce))
    begin_if_ready(draft)


def begin_if_ready(draft: Draft) -> None:
    """The match starts once every seat is taken and every nonce is open."""
    chairs = enumerate(draft.room.chairs)
    waits = {seat for seat, chair in chairs if not chair.joined or (chair.commit and not chair.nonce)}
    for event in draft.events:
        match event:
            case Joined(seat, commit="") | Opened(seat) | Seated(seat, "bot" | "here"):
                waits.discard(seat)
            case Seated(seat):
                waits.add(seat)
        if isinstance(event, Seated) and event.anew:
            others = (s for s, chair in enumerate(draft.room.chairs) if s != event.seat and takes_part(chair))
            waits.update(others)
    if not draft.room.settled and not waits:
        draft.settle()


def reseat(draft: Draft, person: Person, command: wire.Reseat) -> None:
    room = draft.room
    host_only(person)
    if command.seat >= len(room.chairs):
        raise Refusal("illegal", message("refusal-seat-number", seats=len(room.chairs)))
    if room.phase == "over":
        raise Refusal("over", message("refusal-over"))
    if command.now not in room.may_play(command.seat):
        raise Refusal("not_allowed", message("refusal-secret-seat"))
    try:
        bot = check_bot(room.first, command.bot) if command.now == "bot" else ""
    except BadInput as error:
        raise Refusal("illegal", error.words) from None
    exchanged = command.now == "bot" and room.chairs[command.seat].bot not in ("", bot)
    anew = _commits_anew(room, command)
    draft.add(Seated(command.seat, command.now, bot, exchanged=exchanged, anew=anew))
    begin_if_ready(draft)


def renew(draft: Draft, person: Person, command: wire.Renew) -> None:
    """A new link for a seat, or for watchers, which the host is told."""
    room, seat = draft.room, command.seat
    host_only(person)
    if seat is not None and seat >= len(room.chairs):
        raise Refusal("illegal", message("refusal-seat-number", seats=len(room.chairs)))
    if seat is not None and room.keeps_secrets and room.chairs[seat].kind != "here":
        raise Refusal("not_allowed", message("refusal-secret-link"))
    draft.add(Renewed(-1 if seat is None else seat))


def _commits_anew(room: Room, command: wire.Reseat) -> bool:
    """Whether everybody has to commit again: a nonce is open already, and with this change another one would
    be dropped, or somebody come who has none among the dice."""
    chair = room.chairs[command.seat]
    return room.nonce_open and (command.now == "link" or (bool(chair.commit) and not chair.nonce))
