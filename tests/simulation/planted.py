"""Bugs to plant in the server, for the simulator to find: some one could write, and some that it found."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any, NamedTuple
from unittest.mock import patch

from boardloom.server.log import writer
from boardloom.server.log.events import Seated
from boardloom.server.log.store import Store
from boardloom.server.session import gathering
from boardloom.server.session.draft import Draft, Person, host_only
from boardloom.server.session.room import Room
from boardloom.server.session.service import MatchService
from boardloom.server.session.session import MatchSession
from boardloom.server.workers.fair import FairQueue
from boardloom.server.ws import socket, wire
from tests.simulation import history
from tests.simulation.history import Fault


class Bug(NamedTuple):
    plant: Callable[[], AbstractContextManager[Any]]
    told: str
    """Part of what is found."""
    kinds: Sequence[Fault]
    """The faults that bring it to light soonest."""
    seed: int = 0
    """Where it was found last; it may be elsewhere once the server does anything in another order."""


def acknowledged_at_once(self: writer.Writer, rows: Any, change: Any = None) -> "asyncio.Future[object]":
    """Acknowledges before storing."""
    self.jobs.put(writer.Job(rows, change, self.loop.create_future()))
    done: asyncio.Future[object] = self.loop.create_future()
    done.set_result(None)
    return done


async def unshielded_load(self: MatchService, match: str) -> MatchSession | None:
    """Who gives up ends the load for others."""
    if match in self.sessions:
        return self.sessions[match]
    if match not in self.loading:
        self.loading[match] = asyncio.create_task(self._load(match))
    return await self.loading[match]


def seat_with_its_secret(draft: Draft, person: Person, command: wire.Reseat) -> None:
    """The host may take a seat and see what is dealt to it."""
    host_only(person)
    if draft.room.phase == "playing" and command.seat < len(draft.room.chairs):
        draft.add(Seated(command.seat, command.now))


def eyes_of_the_mover(self: Person, room: Room) -> int:
    return room.turn


def remembers_nothing(self: FairQueue) -> None:
    """A turn at a bot is never over."""


class NoAnchor:
    """Instead of a connection that stays open."""

    def __get__(self, *_: object) -> "NoAnchor":
        return self

    def __set__(self, *_: object) -> None: ...

    closed = True

    def close(self) -> None: ...


PLANTED = {
    "acknowledges before storing": Bug(
        lambda: patch.object(writer.Writer, "write", acknowledged_at_once),
        "is lost",
        [history.kill, history.power_cut],
    ),
    "loads are broken off": Bug(
        lambda: patch.object(MatchService, "session", unshielded_load),
        "Exception in ASGI application",
        [history.stop, history.break_line],
        seed=42,
    ),
    "a secret is seen from a seat that was taken": Bug(
        lambda: patch.object(gathering, "reseat", seat_with_its_secret),
        "was told 7",
        [history.break_line],
        seed=5,
    ),
    "everybody looks through the mover's eyes": Bug(
        lambda: patch.object(Person, "looks_through", eyes_of_the_mover), "saw", [history.break_line]
    ),
    "turns at bots never end": Bug(
        lambda: patch.object(FairQueue, "done", remembers_nothing), "bots are left", [history.break_line]
    ),
    "what is read is not synced": Bug(
        lambda: patch.object(Store, "_sync"),
        "is lost",
        [history.one_after_the_other, history.break_line],
        seed=65,
    ),
    "refused changes come back": Bug(
        lambda: patch.object(writer.Writer, "anchor", NoAnchor(), create=True),
        "memory",
        [history.broken_disk],
    ),
    "a full disk sends people away for good": Bug(
        lambda: patch.object(socket, "PASSING", ()),
        "sent away for good",
        [history.absence, history.full_disk],
        seed=30,
    ),
}
