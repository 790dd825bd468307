"""Every order in which people at a table can sit down, commit, open, change seats, leave, start, roll and
undo, walked through with the server's own code, to look for somebody who can choose the dice.

One seat is honest: it plays by a link, commits to a new nonce whenever it joins, and opens it when it may.
The host, everybody else and the server are one party, which knows the chain of links. That party may do
whatever the server lets it do, and picks each of its own nonces from two: two are enough to see a choice.
"""

import copy
import hashlib
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from msgspec.json import decode, encode

from boardloom.core.errors import BadInput
from boardloom.match import dice, verify, verify_dice
from boardloom.match.beacon import BeaconChain
from boardloom.server.errors import Refusal
from boardloom.server.log.events import AnyEvent, Chair, Joined, Rolled, Started, Waived
from boardloom.server.log.store import LogEntry
from boardloom.server.session import decide
from boardloom.server.session.create import Wanted, make
from boardloom.server.session.dice_record import dice_record
from boardloom.server.session.draft import HOST, Draft, Person
from boardloom.server.session.room import Room
from boardloom.server.ws import wire

HONEST = 0
OFTEN = 2
"""How often the honest seat commits, at most."""
JOIN = "honest join"
CHOICES = (b"a" * 32, b"b" * 32)
SLOW = BeaconChain("", genesis=0, period=10**12)
"""A beacon whose next round is always the same, however long the walk takes."""
SIGNATURE = "b5" * 48
"""Of the beacon; nobody checks it here."""


def own_nonce(number: int) -> bytes:
    return hashlib.sha256(b"honest %d" % number).digest()


def commit_to(nonce: bytes) -> str:
    return hashlib.sha256(nonce).hexdigest()


class Place(NamedTuple):
    """A match after some events."""

    room: Room
    events: tuple[AnyEvent, ...]
    committed: int
    """How often the honest seat has committed."""

    @property
    def key(self) -> tuple[Any, ...]:
        """What the rest of the match depends on; once it has started, one key is as good as another."""
        room = self.room
        if room.key is not None:
            chairs = tuple((chair.kind, chair.away, bool(chair.nonce)) for chair in room.chairs)
            asked = (room.asked, frozenset(room.agreed), tuple(played.asked for played in room.played))
            return (chairs, asked, room.turn)
        return (tuple(room.chairs), room.awaited, frozenset(room.waived), self.committed)

    @property
    def open(self) -> bool:
        """Whether the honest nonce is known to all, and its player has not agreed to start without others."""
        return bool(self.room.chairs[HONEST].nonce) and HONEST not in self.room.waived


class Way(NamedTuple):
    """Something that somebody can do."""

    name: str
    draft: Draft
    honest: bool
    """Whether the honest seat commits, or agrees to start without a nonce: what follows is its own doing."""


@dataclass
class Found:
    """What the walk found."""

    places: int = 0
    ways: int = 0
    starts: int = 0
    records: int = 0
    faults: dict[str, list[str]] = field(default_factory=dict)
    """By kind, the shortest way to each."""

    def fault(self, kind: str, place: Place, how: str) -> None:
        told = [f"{type(event).__name__} {getattr(event, 'seat', '')}".strip() for event in place.events]
        self.faults.setdefault(kind, [*told, how])


def table(*kinds: str, beacon: bool = False) -> Room:
    """A match of Snakes & Ladders; people at the host's device have committed."""
    chairs = [
        Chair(f"P{seat}", kind, commit=commit_to(CHOICES[0]) if kind == "here" else "")  # type: ignore[arg-type]
        for seat, kind in enumerate(kinds)
    ]
    wanted = Wanted("snakes", {"turn_order": "fixed"}, chairs, grace=5.0, links=64)
    return make(wanted, SLOW if beacon else None).room


def explore(first: Room, far: int = 1, forge_old: bool = False) -> Found:
    """Walk through everything from here, and so many rolls and moves after the start; `forge_old` forges
    hidden rolls as the first format had them."""
    found = Found()
    begin = Place(first, (), 0)
    graph: dict[tuple[Any, ...], set[tuple[Any, ...]]] = {}
    keys: dict[tuple[Any, ...], set[bytes]] = {}
    settled: dict[tuple[Any, ...], Place] = {}
    rolls: dict[tuple[bytes | None, int, str], int] = {}
    waiting, seen = deque([begin]), {begin.key}
    while waiting:
        place = waiting.popleft()
        here = place.key
        found.places += 1
        graph[here], keys[here] = set(), set()
        if place.room.awaited or (place.open and not first.header.beacon):
            settled[here] = place
        for way in ways(place, far):
            found.ways += 1
            after = follow(place, way)
            check_way(found, place, way, after, rolls)
            if after.room.key is not None and place.room.key is None:
                found.starts += 1
                if not way.honest and after.room.chairs[HONEST].kind == "link":
                    keys[here].add(after.room.key)
            elif not way.honest:
                graph[here].add(after.key)
            if after.key not in seen:
                seen.add(after.key)
                waiting.append(after)
                if after.room.key is not None:
                    check_record(found, after, forge_old)
    spread(graph, keys)
    for here, place in settled.items():
        if place.room.key is None and len(keys[here]) > 1:
            found.fault("choose", place, f"{len(keys[here])} keys can be reached from here")
    return found


def spread(
    graph: dict[tuple[Any, ...], set[tuple[Any, ...]]], keys: dict[tuple[Any, ...], set[bytes]]
) -> None:
    """To every place, the keys that can be reached from it."""
    changed = True
    while changed:
        changed = False
        for here, nexts in graph.items():
            known = len(keys[here])
            keys[here].update(*(keys.get(after, ()) for after in nexts))
            changed |= len(keys[here]) > known


def ways(place: Place, far: int) -> Iterator[Way]:
    """All that anybody can do here."""
    room = place.room
    for name, role, command, honest in commands(place, far):
        try:
            draft = decide.carry_out(room, Person(role), command)
        except Refusal:
            continue
        if draft.events:
            yield Way(name, draft, honest)
    if room.waits_for_beacon:
        yield Way("the beacon comes", decide.beacon_came(room, SIGNATURE), False)
    for seat, chair in enumerate(room.chairs):
        if room.phase == "playing" and chair.away:
            yield Way(f"{seat} comes back", decide.come_back(room, seat), False)


def commands(place: Place, far: int) -> Iterator[tuple[str, str, wire.AnyCommand, bool]]:
    """What each person may try: a name, who, what, and whether it is the honest seat's own doing."""
    room, seq = place.room, place.room.seq
    if place.committed < OFTEN:
        commit = commit_to(own_nonce(place.committed + 1))
        yield JOIN, str(HONEST), wire.Join(id="x", commit=commit), True
    nonce = own_nonce(place.committed).hex()
    yield "honest open", str(HONEST), wire.Open(id="x", seat=HONEST, nonce=nonce), False
    yield "honest start", str(HONEST), wire.Start(id="x"), True
    for seat in range(len(room.chairs)):
        for now in ("bot", "link", "here"):
            yield f"seat {seat} {now}", HOST, wire.Reseat(id="x", seat=seat, now=now), False
        for role in (str(seat), HOST):
            if role == str(HONEST):
                continue
            yield f"{role} start", role, wire.Start(id="x"), False
            for own in CHOICES:
                join = wire.Join(id="x", commit=commit_to(own), seat=seat if role == HOST else None)
                yield f"{role} join {seat}", role, join, False
                yield f"{role} open {seat}", role, wire.Open(id="x", seat=seat, nonce=own.hex()), False
    if len(room.history.actions) < far:
        for role in ("0", "1", HOST):
            yield f"{role} roll", role, wire.Roll(id="x", expect_seq=seq), False
    for role in ("0", "1", HOST):
        yield f"{role} undo", role, wire.Undo(id="x", expect_seq=seq), False
        yield f"{role} agree", role, wire.Agree(id="x", expect_seq=seq, yes=True), False
        yield f"{role} leave", role, wire.Leave(id="x"), False


def follow(place: Place, way: Way) -> Place:
    """The match after this; the place itself stays as it is."""
    room = copy.copy(place.room)
    for name in ("chairs", "stand_ins", "played", "waived", "agreed", "history", "hinted", "commands"):
        setattr(room, name, copy.copy(getattr(room, name)))
    for name in ("actions", "recent", "_states"):
        setattr(room.history, name, copy.copy(getattr(room.history, name)))
    for event in way.draft.events:
        room.apply(event, 0)
    return Place(room, (*place.events, *way.draft.events), place.committed + (way.name == JOIN))


def check_way(
    found: Found, place: Place, way: Way, after: Place, rolls: dict[tuple[bytes | None, int, str], int]
) -> None:
    """What may never happen, whatever comes next."""
    room = place.room
    for event in way.draft.events:
        match event:
            case Joined(_, commit=commit) if (
                commit and room.key is None and any(c.nonce for c in room.chairs)
            ):
                found.fault("commit after open", place, way.name)
            case Started():
                chair, own = after.room.chairs[HONEST], own_nonce(after.committed).hex()
                consents = HONEST in room.waived or Waived(HONEST) in way.draft.events
                free = consents or room.header.beacon or chair.kind != "link"
                if not free and chair.nonce != own:
                    found.fault("left out", place, way.name)
            case Rolled(_, action, draw=draw):
                # Whatever was undone before, the same roll of the same game falls the same.
                line = after.room.history.actions[: len(room.history.actions)]
                if rolls.setdefault((after.room.key, draw, str(line)), action) != action:
                    found.fault("rolled again", place, way.name)


def check_record(found: Found, place: Place, forge_old: bool) -> None:
    """The record of the match is found fair, and no roll of it can be forged as a hidden one."""
    found.records += 1
    room = place.room
    lines = [LogEntry(number, None, 0, event, b"") for number, event in enumerate(place.events, 1)]
    record = decode(encode(dice_record(room, lines)))
    if room.header.beacon is None:
        verdict = verify_dice.verify(record)
        if room.chairs[HONEST].nonce and {note.kind for note in verdict.notes} & {
            "late",
            "dropped",
            "nobody",
        }:
            found.fault("verdict", place, str(verdict))
        verify.replay(verify_dice.read(record))
        for number, step in enumerate(record["played"]):
            if step.get("roll") and passes(forged(room, record, number, forge_old)):
                found.fault("hidden", place, f"step {number + 1} passes as a hidden roll")


def forged(room: Room, record: dict[str, Any], number: int, old: bool) -> dict[str, Any]:
    """The record up to a roll that the server takes from its other secret, because that suits it better."""
    step = {name: content for name, content in record["played"][number].items() if name != "link"}
    choices = dict(step["outcomes"])
    step["hidden"] = True
    step["action"] = dice.outcome(choices, room.secrets.deals, room.key or b"", step["roll"])
    first = {"record": verify_dice.FIRST} if old else {"hides": True}
    return {**record, **first, "played": [*record["played"][:number], step]}


def passes(record: dict[str, Any]) -> bool:
    try:
        verify_dice.verify(record)
        verify.replay(verify_dice.read(record))
    except (verify_dice.Unfair, BadInput):
        return False
    return True
