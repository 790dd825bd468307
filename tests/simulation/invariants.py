"""What has to hold at the end of every history."""

import re
from typing import TYPE_CHECKING, Any

from boardloom.core.game import Position
from boardloom.server.log.events import Chair, Joined, Moved, Rolled
from boardloom.server.log.store import LogEntry, Store
from boardloom.server.ops import maintenance
from boardloom.server.session.room import Room
from tests.simulation.disk import Disk
from tests.simulation.house import House, open_store
from tests.simulation.people import UNSETTLED, Person

if TYPE_CHECKING:
    from tests.simulation.history import Told, World


def unsettled(world: "World") -> list[str]:
    """Who is not content yet: waits for an answer, is not connected, or does not know how things stand."""
    house, found = world.house, list[str]()
    assert house is not None
    for person in world.people:
        if person.away or person.match in world.gone:
            continue
        who = f"{person.role} of {person.match}"
        session = house.service.sessions.get(person.match)
        if person.waiting:
            found.append(f"{who} waits for an answer to {list(person.waiting.values())}")
        if person.line is None or person.seq < 0:
            found.append(f"{who} is not connected")
        elif session is None or person.seq != session.room.seq:
            found.append(f"{who} is at {person.seq}, not at {session and session.room.seq}")
        elif person.presence.get("watchers") != roles(house, person.match).count("watch"):
            found.append(f"{who} was told of {person.presence}")
    return found


def roles(house: House, match: str) -> list[str]:
    return [socket.person.role for socket in house.service.sessions[match].sockets]


def left_in_memory(house: House) -> list[str]:
    """What a server still counts after everybody hung up."""
    service = house.service
    counted: dict[str, object] = {
        "connections": house.door.inside,
        "guests": len(house.door.guests),
        "sockets": len(house.app.addresses.sockets.of),
        "requests": len(house.app.addresses.under_way.of),
        "hints": len(service.hints.by_address.of) + len(service.hints.at_a_table.of),
        "loads": len(service.loading),
        "commits": len(service.committing),
        "people": sum(len(session.sockets) for session in service.sessions.values()),
        "locks": sum(session.lock.locked() for session in service.sessions.values()),
        "work for bots": len(service.bots.queue.waiting) + len(service.advisers.queue.waiting),
        "bots": service.settings.bot_workers - service.bots.queue.free + 1 - service.advisers.queue.free,
    }
    return [f"{number} {what} are left" for what, number in counted.items() if number]


def forgotten(house: House) -> list[str]:
    """What is on the disk, and not in the memory of a server that holds the match."""
    return [
        f"{match} is at {session.room.seq} in memory and at {len(lines)} on disk"
        for match, session in house.service.sessions.items()
        if len(lines := house.store.lines(match)) != session.room.seq
    ]


def check_store(world: "World", told: "Told") -> None:
    """What is on the disk in the end is what people were told."""
    disk = Disk(world.folder / "end", world.image, world.diary)
    store = open_store(disk)
    try:
        maintenance.sums_fit(store)
        for match in store.matches():
            people = [person for person in world.people if person.match == match]
            check_match(world, store, match, people, told)
        stored = set(store.matches())
        for match in {person.match for person in world.people} - stored - world.gone:
            told.faults.append(f"{match} is lost")
        for match in world.deleted & stored:
            told.faults.append(f"{match} was deleted, and is there")
    except Exception as error:
        told.faults.append(f"the store does not add up: {error!r}")
    finally:
        store.close()
        disk.unregister()
    told.faults += [f"{person.role}: {fault}" for person in world.people for fault in person.faults]


class Truth:
    """A match as its log tells it: who sat where, and where the game stood, after each event."""

    def __init__(self, stored: Room, lines: list[LogEntry]) -> None:
        self.lines = lines
        room = Room(stored.id, stored.header, stored.secrets, stored.created)
        self.chairs: list[list[Chair]] = [list(room.chairs)]
        self.positions: list[Position] = [room.position]
        self.phases = [room.phase]
        self.turns = [room.turn]
        for line in lines:
            room.apply(line.event, line.at, line.command)
            self.chairs.append(list(room.chairs))
            self.positions.append(room.position)
            self.phases.append(room.phase)
            self.turns.append(room.turn)

    def eyes(self, role: str, seq: int) -> int:
        """Through whose eyes somebody may look then; -1 for nobody's."""
        chairs = self.chairs[seq]
        if role == "watch":
            return -1
        if role != "host":
            return int(role) if chairs[int(role)].kind == "link" else -1
        here = [seat for seat, chair in enumerate(chairs) if chair.kind == "here"]
        if len(here) == 1:
            return here[0]
        return self.turns[seq] if self.turns[seq] in here else -1

    def over(self, seq: int) -> bool:
        return bool(self.positions[seq].over)


def check_match(world: "World", store: Store, match: str, people: list[Person], told: "Told") -> None:
    stored = store.load(match)
    assert stored is not None
    room, lines = stored.room, store.lines(match)
    told.events += len(lines)
    maintenance._dice(room, store)
    maintenance._result(room, store)
    truth = Truth(room, lines)
    secrets = dealt(truth)
    for person in people:
        who = f"{person.role} of {match}"
        for fault in [
            *promises(person, lines, world.disturbed),
            *sights(person, truth),
            *leaks(person, truth, secrets),
        ]:
            told.faults.append(f"{who}: {fault}")
        told.acknowledged += len(person.acknowledged)


def promises(person: Person, lines: list[LogEntry], disturbed: bool) -> list[str]:
    """What was acknowledged is stored once, what was refused is not, what was told has happened."""
    found = []
    by_command = {line.command: line.seq for line in lines if line.command}
    for id, seq in person.acknowledged.items():
        at = by_command.get(f"{person.role}:{id}")
        command = person.waiting_for(id)["do"]
        if at is None and command not in ("rematch", "hint"):
            found.append(f"{command} {id} was acknowledged as {seq} and is lost")
        elif seq and at != seq:
            found.append(f"{command} {id} was acknowledged as {seq} and is {at}")
    for id, (code, when) in person.refused.items():
        at = by_command.get(f"{person.role}:{id}", 0)
        repeated = at > when and person.said[id] > 1  # refused at first, in order when it was said again
        if code not in UNSETTLED and at and not repeated:
            found.append(f"{id} was refused ({code}) at {when} and is stored as {at}")
        failed = code == "internal" and person.waiting_for(id)["do"] != "hint"  # its worker may die
        if failed or (code == "store_down" and not disturbed):
            found.append(f"{id} was refused: {code}")
    for heard in person.heard:
        for event in heard.message.get("events", ()):
            seq = event["seq"]
            logged: Any = lines[seq - 1].event if seq <= len(lines) else None
            same = logged is not None and type(logged).__name__.lower() == event["kind"]
            if same and isinstance(logged, Moved | Rolled) and "action" in event:
                same = logged.action == event["action"]
            if same and isinstance(logged, Joined):
                same = logged.name == event.get("name", "")
            if not same:
                found.append(f"event {seq} was told as {event['kind']} and is {logged}")
    return found


def sights(person: Person, truth: Truth) -> list[str]:
    """Whatever somebody was shown is how things stood, as far as they may know it."""
    found, seen = [], set()
    for heard in person.heard:
        message = heard.message
        if "view" not in message or message["seq"] in seen or message["seq"] >= len(truth.positions):
            continue
        seq, view = message["seq"], message["view"]
        seen.add(seq)
        expected = truth.positions[seq].seen_by(truth.eyes(person.role, seq))
        if view["state"] != plain(expected):
            found.append(f"at {seq} saw {view['state']}, not {plain(expected)}")
    return found


def plain(position: Position) -> dict[str, Any]:
    return {name: value if isinstance(value, int) else list(value) for name, value in position.state.fields()}


def dealt(truth: Truth) -> dict[int, list[str]]:
    """By seat, the numbers that were dealt to it face down."""
    found: dict[int, list[str]] = {}
    for seq, line in enumerate(truth.lines, 1):
        if isinstance(line.event, Rolled) and line.event.hidden and truth.positions[0].game.hide:
            before = truth.positions[seq - 1].state
            if before.dealt < len(truth.chairs[0]):
                found.setdefault(before.dealt, []).append(str(line.event.action))
    return found


def leaks(person: Person, truth: Truth, secrets: dict[int, list[str]]) -> list[str]:
    """No number that was dealt to somebody else is in anything that was sent before the end."""
    if not secrets:
        return []
    started = truth.phases.index("playing") if "playing" in truth.phases else len(truth.phases) - 1
    own = set()
    for seat in secrets:
        kind = truth.chairs[started][seat].kind
        if person.role == str(seat) or (person.role == "host" and kind == "here"):
            own.update(secrets[seat])
    foreign = {number for numbers in secrets.values() for number in numbers} - own
    sent = [heard.text for heard in person.heard if not ended(heard.message, truth)]
    return [f"was told {number}" for number in sorted(foreign) if any(tells(text, number) for text in sent)]


def tells(text: bytes, number: str) -> bool:
    """Whether the number is there by itself, and not by chance among the digits of a hash."""
    return re.search(rb"(?<![0-9a-f])%b(?![0-9a-f])" % number.encode(), text) is not None


def ended(message: dict[str, Any], truth: Truth) -> bool:
    seq = message.get("seq", 0)
    return "view" in message and (seq >= len(truth.positions) or truth.over(seq))
