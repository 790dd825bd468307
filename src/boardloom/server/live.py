"""A match with the people connected to it: who is told what."""

import asyncio
import time
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from msgspec import Raw

from boardloom.server import screens, wire
from boardloom.server.decide import HOST, WATCH, Draft, Person, last_of
from boardloom.server.room import Room
from boardloom.server.view import happened, table, told, view


class Socket(Protocol):
    """Somebody's connection."""

    live: "Live | None"
    person: Person
    screen: bool
    """Whether scenes are wanted."""

    def push(self, message: bytes) -> None:
        """Send when there is room; never waits."""

    def drop(self, code: int, reason: str) -> None:
        """Close it."""


class Looks(NamedTuple):
    """What decides what somebody is shown."""

    eyes: int
    """Whose; -1 for nobody's."""
    choosing: bool
    """Whether the choice is theirs."""
    undo: bool
    """Whether they have anything to take back."""
    screen: bool


class Live:
    def __init__(self, room: Room, keys: dict[str, bytes]) -> None:
        self.room = room
        self.keys = keys
        self.lock = asyncio.Lock()
        self.sockets: set[Socket] = set()
        self.thinking: asyncio.Task[Any] | None = None
        self.timers: dict[int, asyncio.TimerHandle] = {}
        self.gone = False
        self.used = time.monotonic()

    def idle(self, now: float) -> float:
        """How long nobody has needed it, in seconds."""
        if self.sockets or self.thinking or self.timers or self.lock.locked():
            self.used = now
        return now - self.used

    def absent(self) -> list[int]:
        """People with a link who are not connected."""
        present = {socket.person.role for socket in self.sockets}
        chairs = enumerate(self.room.chairs)
        return [seat for seat, chair in chairs if chair.kind == "link" and str(seat) not in present]

    def welcome(self, socket: Socket) -> None:
        """Greet somebody, with all they may know."""
        self.sockets.add(socket)
        role = socket.person.role
        if role not in (HOST, WATCH) and (timer := self.timers.pop(int(role), None)):
            timer.cancel()
        greeting = wire.Welcome(
            protocol=wire.PROTOCOL,
            match=self.room.id,
            role=role if role in (HOST, WATCH) else "seat",
            seats=socket.person.seats(self.room),
        )
        socket.push(wire.encode(greeting))
        socket.push(self.snapshot(socket))
        self._tell_who_is_here()

    def farewell(self, socket: Socket) -> None:
        self.sockets.discard(socket)
        self.used = time.monotonic()
        self._tell_who_is_here()

    def drop(self, role: str, code: int, reason: str) -> None:
        for socket in list(self.sockets):
            if socket.person.role == role:
                socket.drop(code, reason)

    def snapshot(self, socket: Socket) -> bytes:
        room, looks = self.room, self._looks(socket)
        stories = [told(step, looks.eyes, room.names) for step in room.recent]
        return wire.encode(
            wire.Snapshot(
                seq=room.seq,
                table=table(room),
                view=self._view(looks),
                log=list(filter(None, stories)),
                board=self._board if looks.screen else None,
                guide=self._guide if looks.screen else None,
            )
        )

    @cached_property
    def _board(self) -> Raw:
        return Raw(wire.encode(screens.board(self.room.first.config, self.room.game)))

    @cached_property
    def _guide(self) -> Raw:
        return Raw(wire.encode(screens.guide(self.room.first.config, self.room.game)))

    def tell(self, before: int, draft: Draft, answering: tuple[str, str] | None) -> None:
        """Tell everybody what happened since event number `before`."""
        if not self.sockets:
            return
        news: dict[Looks, bytes] = {}
        for socket in list(self.sockets):
            looks = self._looks(socket)
            if looks not in news:
                news[looks] = self._news(before, draft, looks)
            message = news[looks]
            if answering and socket.person.role == answering[0]:
                message = b'{"id":"' + answering[1].encode() + b'",' + message[1:]
            socket.push(message)
            if socket.person.role == WATCH and not self.room.watchable:
                socket.drop(4003, "the host does not let anybody watch")

    def _news(self, before: int, draft: Draft, looks: Looks) -> bytes:
        room, eyes, screen = self.room, looks.eyes, looks.screen
        told = enumerate(zip(draft.events, draft.steps, strict=True), before + 1)
        shown = [happened(room, seq, event, step, eyes, screen) for seq, (event, step) in told]
        settled = all(draft.steps) and not room.position.over
        return wire.encode(
            wire.News(
                seq=room.seq,
                events=shown,
                view=self._view(looks),
                table=None if settled else table(room),
            )
        )

    def _looks(self, socket: Socket) -> Looks:
        room, person = self.room, socket.person
        eyes, seats = person.looks_through(room), person.seats(room)
        choosing = room.phase == "playing" and room.turn in seats
        choosing &= room.position.mover >= 0 or room.header.own_dice
        undo = room.phase == "playing" and last_of(room, seats) is not None
        return Looks(eyes if room.game.hide else -1, choosing, undo, socket.screen)

    def _view(self, looks: Looks) -> dict[str, Any]:
        room = self.room
        shown = view(room.position, looks.eyes, room.names, looks.choosing, looks.screen)
        return {**shown, "undo": looks.undo}

    def _tell_who_is_here(self) -> None:
        roles = [socket.person.role for socket in self.sockets]
        seats = [
            (HOST if chair.kind == "here" else str(seat)) in roles
            for seat, chair in enumerate(self.room.chairs)
        ]
        message = wire.encode(wire.Presence(seats=seats, watchers=roles.count(WATCH)))
        for socket in list(self.sockets):
            socket.push(message)
