"""What a command leads to: events to be stored, or a refusal. Nothing here changes a room."""

from collections.abc import Sequence

from boardloom.core.errors import IllegalAction
from boardloom.core.game import CHANCE
from boardloom.core.message import Message, Who, message
from boardloom.server.errors import Refusal
from boardloom.server.log.events import Agreed, Asked, Rematched, Seated, Undone, Watchable
from boardloom.server.session import gathering
from boardloom.server.session.draft import HOST, WATCH, Draft, Person, host_only, players_only
from boardloom.server.session.room import Played, Room
from boardloom.server.ws import wire

MOST_EVENTS = 100_000
"""In the log of a match; the longest games that people play have some thousand."""


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
            gathering.join(draft, person, command)
        case wire.Open():
            gathering.open(draft, person, command)
        case wire.Start():
            gathering.start(draft, person)
        case wire.Reseat():
            gathering.reseat(draft, person, command)
        case wire.Watchers(on=on):
            host_only(person)
            draft.add(Watchable(on))
        case wire.Leave():
            _leave(draft, person)
    return draft


def begin(room: Room) -> Draft:
    """What happens by itself once a match is made: it starts, if there is nothing to wait for."""
    draft = Draft(room)
    if room.phase == "opening" and not any(chair.commit for chair in room.chairs):
        draft.settle()
    return draft


def beacon_came(room: Room, signature: str) -> Draft:
    """The match starts with the round of the beacon that it waited for."""
    draft = Draft(room)
    draft.start(signature)
    return draft


def stand_in(room: Room, seat: int) -> Draft:
    """A bot plays for somebody who left, until they are back."""
    draft = Draft(room)
    draft.add(Seated(seat, "bot", room.stand_ins[seat], "away"))
    gathering.begin_if_ready(draft)
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
    seats = players_only(room, person)
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
    seats = players_only(room, person)
    if room.asked is None:
        raise Refusal("not_now", message("refusal-nobody-asks"))
    if room.asked.seat in seats and command.yes:
        raise Refusal("not_allowed", message("refusal-others-agree"))
    _fresh(room, command.expect_seq)
    draft.add(Agreed(seats[0], command.yes))
    if command.yes and room.holders <= room.agreed | {room.holder_of(seats[0])}:
        draft.add(Undone(room.asked.seat, room.asked.to))


def _leave(draft: Draft, person: Person) -> None:
    room = draft.room
    if person.role in (HOST, WATCH) or room.chairs[int(person.role)].kind != "link":
        raise Refusal("not_allowed", message("refusal-leave-by-link"))
    must_be_on(room)
    if room.header.grace is None:
        raise Refusal("not_now", message("refusal-match-waits"))
    draft.add(Seated(int(person.role), "bot", room.stand_ins[int(person.role)], "away"))


def has_room(room: Room) -> bool:
    """Whether the log takes more: one that is longer could not be opened again in reasonable time."""
    return room.seq < MOST_EVENTS


def must_have_room(draft: Draft) -> None:
    """Refuse what would make a log too long. That it goes on in a rematch, which is another log, is taken."""
    if not has_room(draft.room) and not isinstance(draft.events[0], Rematched):
        raise Refusal("too_long", message("refusal-too-long", most=MOST_EVENTS))


def must_be_on(room: Room) -> None:
    """Refuse what can be done only while the game is played."""
    if room.phase == "over":
        raise Refusal("over", message("refusal-over"))
    if room.phase != "playing":
        raise Refusal("not_started", message("refusal-not-begun"))


def _fresh(room: Room, expected: int) -> None:
    if expected != room.seq:
        raise Refusal("stale", message("refusal-stale", seq=str(room.seq), expected=str(expected)))


def whose_turn(room: Room) -> Message:
    return message("refusal-turn", who=Who(room.turn)) if room.turn >= 0 else message("refusal-nobodys-turn")
