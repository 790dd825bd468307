"""A match with the people connected to it: who is told what."""

import asyncio
import time
from functools import cached_property
from typing import NamedTuple, Protocol

from msgspec import Raw
from msgspec.structs import replace

from boardloom.core.message import Words, message
from boardloom.core.scene import Board
from boardloom.match.secrecy import visible_story
from boardloom.server.log.events import Seated
from boardloom.server.session.decide import last_of
from boardloom.server.session.draft import HOST, WATCH, Draft, Person
from boardloom.server.session.room import Room
from boardloom.server.session.view import board, choices, event, guide, table, view
from boardloom.server.ws import wire
from boardloom.server.ws.limits import neighbourhood

REFUSED, DELETED = 4003, 4004
"""With which connections are closed for good."""


class Socket(Protocol):
    """Somebody's connection."""

    session: "MatchSession | None"
    person: Person
    address: str
    """Where they are."""
    seats: list[int]
    """Those they were told they play."""
    screen: bool
    """Whether scenes are wanted."""

    def push(self, message: bytes) -> None:
        """Send when there is room; never waits."""

    def drop(self, code: int, reason: str) -> None:
        """Close it."""


def send_away(socket: Socket, close_code: int, code: str, words: Words) -> None:
    """Close a connection, and say why."""
    socket.push(wire.encode(wire.Bye(code=code, message=words)))
    socket.drop(close_code, code)


class Eyes(NamedTuple):
    """Through which a match is seen."""

    seat: int
    """Whose; -1 for nobody's."""
    screen: bool


class Looks(NamedTuple):
    """What decides what somebody is shown."""

    eyes: Eyes
    choosing: bool
    """Whether the choice is theirs."""
    undo: bool
    """Whether they have anything to take back."""


class MatchSession:
    """A match in memory, the people connected to it, and the lock that lets commands in one at a time."""

    def __init__(self, room: Room, keys: dict[str, bytes]) -> None:
        self.room = room
        self.keys = keys
        self.renewed: dict[str, str] = {}
        """The secrets of new links, by the command that asked for each, in case its answer was lost."""
        self.lock = asyncio.Lock()
        self.sockets: dict[Socket, None] = {}
        """Whoever has been here longest comes first."""
        self.thinking: asyncio.Task[None] | None = None
        self.awaiting: asyncio.Task[None] | None = None
        """For the beacon."""
        self.timers: dict[int, asyncio.TimerHandle] = {}
        self.gone = False
        self.used = time.monotonic()

    def idle(self, now: float) -> float:
        """How long nobody has needed it, in seconds."""
        if self.sockets or self.thinking or self.awaiting or self.timers or self.lock.locked():
            self.used = now
        return now - self.used

    @property
    def watched(self) -> bool:
        """Whether anybody is connected: bots of a match that nobody looks at wait until somebody does."""
        return bool(self.sockets)

    @property
    def on_behalf(self) -> str:
        """The neighbourhood of whoever has been here longest: bots of this match think on their behalf."""
        return next((neighbourhood(socket.address) for socket in self.sockets), "")

    def absent(self) -> list[int]:
        """People with a link who are not connected."""
        present = {socket.person.role for socket in self.sockets}
        chairs = enumerate(self.room.chairs)
        return [seat for seat, chair in chairs if chair.kind == "link" and str(seat) not in present]

    def welcome(self, socket: Socket) -> None:
        """Greet somebody, with all they may know."""
        self.sockets[socket] = None
        role = socket.person.role
        if role not in (HOST, WATCH) and (timer := self.timers.pop(int(role), None)):
            timer.cancel()
        self._greet(socket)
        socket.push(self.snapshot(socket))
        self._tell_who_is_here()

    def _greet(self, socket: Socket) -> None:
        """Tell somebody who they are, and which seats they play."""
        role, socket.seats = socket.person.role, socket.person.seats(self.room)
        greeting = wire.Welcome(
            protocol=wire.PROTOCOL,
            match=self.room.id,
            role=role if role in (HOST, WATCH) else "seat",
            seats=socket.seats,
        )
        socket.push(wire.encode(greeting))

    def farewell(self, socket: Socket) -> None:
        self.sockets.pop(socket, None)
        self.used = time.monotonic()
        self._tell_who_is_here()

    def send_away(self, role: str, words: Words) -> None:
        """Close the connections of everybody with this role, for good."""
        for socket in list(self.sockets):
            if socket.person.role == role:
                send_away(socket, REFUSED, "not_allowed", words)

    def snapshot(self, socket: Socket) -> bytes:
        room, looks = self.room, self._looks(socket)
        stories = [visible_story(step, looks.eyes.seat) for step in room.history.recent]
        return wire.encode(
            wire.Snapshot(
                seq=room.seq,
                table=table(room),
                view=self._view(looks, view(room.history, *looks.eyes, self._board.sprites)),
                log=[story for story in stories if story is not None and story.items],
                board=self._encoded_board if looks.eyes.screen else None,
                guide=self._guide if looks.eyes.screen else None,
            )
        )

    @cached_property
    def _board(self) -> Board:
        return board(self.room.first)

    @cached_property
    def _encoded_board(self) -> Raw:
        return Raw(wire.encode(self._board))

    @cached_property
    def _guide(self) -> Raw:
        return Raw(wire.encode(guide(self.room.game, self.room.first.config)))

    def tell(self, before: int, draft: Draft, answering: tuple[str, str] | None) -> None:
        """Tell everybody what happened since event number `before`."""
        if not self.sockets:
            return
        seen: dict[Eyes, tuple[list[wire.Event], wire.View]] = {}
        news: dict[Looks, bytes] = {}
        for socket in list(self.sockets):
            if socket.seats != socket.person.seats(self.room):
                self._greet(socket)
            looks = self._looks(socket)
            if looks.eyes not in seen:
                stored = enumerate(zip(draft.events, draft.steps, strict=True), before + 1)
                known = self._board.sprites
                events = [
                    event(self.room, seq, logged, step, *looks.eyes, known) for seq, (logged, step) in stored
                ]
                seen[looks.eyes] = events, view(self.room.history, *looks.eyes, known)
            if looks not in news:
                news[looks] = self._news(draft, looks, *seen[looks.eyes])
            sent = news[looks]
            if answering and socket.person.role == answering[0]:
                sent = b'{"id":"' + answering[1].encode() + b'",' + sent[1:]
            socket.push(sent)
            if socket.person.role == WATCH and not self.room.watchable:
                send_away(socket, REFUSED, "not_allowed", message("refusal-no-watchers"))
        if any(isinstance(logged, Seated) for logged in draft.events):
            self._tell_who_is_here()

    def _news(self, draft: Draft, looks: Looks, events: list[wire.Event], seen: wire.View) -> bytes:
        settled = all(draft.steps) and not draft.asked and not self.room.position.over
        return wire.encode(
            wire.News(
                seq=self.room.seq,
                events=events,
                view=self._view(looks, seen),
                table=None if settled else table(self.room),
            )
        )

    def _looks(self, socket: Socket) -> Looks:
        room, person = self.room, socket.person
        eyes = Eyes(person.looks_through(room) if room.game.hide else -1, socket.screen)
        if room.phase != "playing":
            return Looks(eyes, False, False)
        seats = person.seats(room)
        choosing = room.turn in seats and (room.position.mover >= 0 or room.header.own_dice)
        return Looks(eyes, choosing, last_of(room, seats) is not None)

    def _view(self, looks: Looks, seen: wire.View) -> wire.View:
        if not looks.choosing:
            return replace(seen, undo=looks.undo)
        offered = choices(self.room.position, *looks.eyes)
        return replace(seen, undo=looks.undo, choices=offered)

    def _tell_who_is_here(self) -> None:
        roles = [socket.person.role for socket in self.sockets]
        seats = [
            (HOST if chair.kind == "here" else str(seat)) in roles
            for seat, chair in enumerate(self.room.chairs)
        ]
        presence = wire.encode(wire.Presence(seats=seats, watchers=roles.count(WATCH)))
        for socket in list(self.sockets):
            socket.push(presence)
