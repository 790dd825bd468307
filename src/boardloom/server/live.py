"""A match with the people connected to it: who is told what."""

import asyncio
import time
from typing import Any, Protocol

from boardloom.server import wire
from boardloom.server.decide import HOST, WATCH, Draft, Person
from boardloom.server.room import Room
from boardloom.server.view import happened, table, told, view


class Socket(Protocol):
    """Somebody's connection."""

    live: "Live | None"
    person: Person

    def push(self, message: bytes) -> None:
        """Send when there is room; never waits."""

    def drop(self, code: int, reason: str) -> None:
        """Close it."""


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
        socket.push(self.snapshot(socket.person))
        self._tell_who_is_here()

    def farewell(self, socket: Socket) -> None:
        self.sockets.discard(socket)
        self.used = time.monotonic()
        self._tell_who_is_here()

    def drop(self, role: str, code: int, reason: str) -> None:
        for socket in list(self.sockets):
            if socket.person.role == role:
                socket.drop(code, reason)

    def snapshot(self, person: Person) -> bytes:
        eyes, choosing = self._looks(person)
        stories = [told(step, eyes, self.room.names) for step in self.room.recent]
        shown = view(self.room.position, eyes, self.room.names, choosing)
        return wire.encode(
            wire.Snapshot(
                seq=self.room.seq, table=table(self.room), view=shown, log=list(filter(None, stories))
            )
        )

    def tell(self, before: int, draft: Draft, answering: tuple[str, str] | None) -> None:
        """Tell everybody what happened since event number `before`."""
        if not self.sockets:
            return
        news: dict[tuple[int, bool], bytes] = {}
        for socket in list(self.sockets):
            looks = self._looks(socket.person)
            if looks not in news:
                news[looks] = self._news(before, draft, *looks)
            message = news[looks]
            if answering and socket.person.role == answering[0]:
                message = b'{"id":"' + answering[1].encode() + b'",' + message[1:]
            socket.push(message)
            if socket.person.role == WATCH and not self.room.watchable:
                socket.drop(4003, "the host does not let anybody watch")

    def _news(self, before: int, draft: Draft, eyes: int, choosing: bool) -> bytes:
        room = self.room
        told = enumerate(zip(draft.events, draft.steps, strict=True), before + 1)
        shown = [happened(room, seq, event, step, eyes) for seq, (event, step) in told]
        settled = all(draft.steps) and not room.position.over
        return wire.encode(
            wire.News(
                seq=room.seq,
                events=shown,
                view=view(room.position, eyes, room.names, choosing),
                table=None if settled else table(room),
            )
        )

    def _looks(self, person: Person) -> tuple[int, bool]:
        """Whose eyes somebody has, and whether the choice is theirs."""
        room = self.room
        eyes = person.looks_through(room)
        choosing = room.phase == "playing" and room.turn in person.seats(room)
        choosing &= room.position.mover >= 0 or room.header.own_dice
        return (eyes if room.game.hide else -1), choosing

    def _tell_who_is_here(self) -> None:
        roles = [socket.person.role for socket in self.sockets]
        seats = [
            (HOST if chair.kind == "here" else str(seat)) in roles
            for seat, chair in enumerate(self.room.chairs)
        ]
        message = wire.encode(wire.Presence(seats=seats, watchers=roles.count(WATCH)))
        for socket in list(self.sockets):
            socket.push(message)
