"""People give up and servers end at any moment: nothing is half done, and nobody waits for ever."""

import asyncio
import gc
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from boardloom.core.message import message
from boardloom.server.errors import Refusal
from boardloom.server.log.events import Chair
from boardloom.server.log.store import Store
from boardloom.server.log.writer import Change, Row
from boardloom.server.ops.settings import Settings
from boardloom.server.session.create import Wanted
from boardloom.server.session.draft import HOST, WATCH, Person
from boardloom.server.session.service import MatchService
from boardloom.server.session.session import MatchSession
from boardloom.server.ws import wire
from tests.server.running import PATIENCE, run


class Screen:
    """Somebody's connection, in memory."""

    def __init__(self, address: str = "") -> None:
        self.session: MatchSession | None = None
        self.person = Person(WATCH)
        self.seats: list[int] = []
        self.screen = False
        self.address = address
        self.heard: list[bytes] = []
        self.dropped: list[int] = []

    def push(self, message: bytes) -> None:
        self.heard.append(message)

    def drop(self, code: int, reason: str) -> None:
        self.dropped.append(code)


@asynccontextmanager
async def serving(folder: Path, **settings: object) -> AsyncIterator[MatchService]:
    """The service of a server, without a network."""
    store = Store(folder / "store.sqlite")
    store.open()
    service = MatchService(Settings(bot_pause=0, **settings), store)  # type: ignore[arg-type]
    await service.start()
    try:
        yield service
    finally:
        await service.stop()
        store.close()


async def table(service: MatchService, *kinds: str) -> tuple[MatchSession, dict[str, str]]:
    """A match of Snakes & Ladders that has begun, and its secrets."""
    chairs = [Chair(f"P{seat}", kind) for seat, kind in enumerate(kinds)]  # type: ignore[arg-type]
    options: dict[str, object] = {"turn_order": "fixed", "players": len(chairs)}
    made = await service.create(Wanted("snakes", options, chairs, grace=10_000))
    session = service.sessions[made.room.id]
    for seat, kind in enumerate(kinds):
        if kind == "link":
            await service.command(session, Person(str(seat)), wire.Join(id=f"join-{seat}"))
    return session, made.secrets


class Gate:
    """Holds back what is written until it is told to let go."""

    def __init__(self, service: MatchService, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached, self.open = asyncio.Event(), asyncio.Event()
        self.write: Callable[[list[Row], Change | None], asyncio.Future[object]] = service.writer.write
        monkeypatch.setattr(service.writer, "write", self._later)

    def _later(self, rows: list[Row], change: Change | None = None) -> "asyncio.Future[object]":
        async def later() -> object:
            self.reached.set()
            await self.open.wait()
            return await self.write(rows, change)

        return asyncio.ensure_future(later())


async def given_up(gate: Gate, work: "asyncio.Task[Any]") -> None:
    """Somebody asks for this, gives up while it is written, and it is written all the same."""
    await gate.reached.wait()
    work.cancel()
    with pytest.raises(asyncio.CancelledError):
        await work
    gate.open.set()


async def memory_agrees_with_the_log(service: MatchService, session: MatchSession) -> None:
    async with session.lock:
        pass
    room = session.room
    assert len(service.store.lines(room.id)) == room.seq
    roll = wire.Roll(id="on", expect_seq=room.seq)
    await service.command(session, Person(HOST if room.turn == 1 else "0"), roll)


def test_a_hello_that_gives_up_leaves_a_match_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with serving(tmp_path) as service:
            session, secrets = await table(service, "link", "here")
            await service.by_itself.stand_in(session, 0)
            hello = wire.Hello(protocol=wire.PROTOCOL, match=session.room.id, secret=secrets["0"])
            gate = Gate(service, monkeypatch)
            await given_up(gate, asyncio.create_task(service.enter(Screen(), hello)))
            await memory_agrees_with_the_log(service, session)
            assert not session.room.chairs[0].away

    run(play())


def test_a_hint_that_nobody_waits_for_leaves_a_match_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with serving(tmp_path) as service:
            session, _ = await table(service, "link", "here")
            monkeypatch.setattr("boardloom.server.session.service.may_ask", lambda room, person: 0)
            asking = Screen()
            asking.person = Person("0")
            gate = Gate(service, monkeypatch)
            await given_up(gate, asyncio.create_task(service.hint(session, asking, "hint")))
            await memory_agrees_with_the_log(service, session)
            assert session.room.hinted == {0}

    run(play())


def test_who_gives_up_does_not_end_a_load_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with serving(tmp_path) as service:
            session, _ = await table(service, "link", "here")
            service._forget(session)
            slow, load = threading.Event(), service.store.load
            monkeypatch.setattr(service.store, "load", lambda match: slow.wait(PATIENCE) and load(match))
            first, second = (asyncio.create_task(service.session(session.room.id)) for _ in range(2))
            await asyncio.sleep(0)
            first.cancel()
            await asyncio.wait({first})
            slow.set()
            found = await second
            assert found is not None
            assert found.room.seq == session.room.seq

    run(play())


def test_a_refusal_of_what_nobody_waits_for_is_no_error(tmp_path: Path) -> None:
    told: list[dict[str, Any]] = []

    async def refused() -> None:
        await asyncio.sleep(0)
        raise Refusal("stale", message("refusal-elsewhere"))

    async def play() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, problem: told.append(problem))
        async with serving(tmp_path) as service:
            waiting = asyncio.create_task(service._to_the_end(refused()))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.wait({waiting})
            while service.committing:
                await asyncio.sleep(0)
            del waiting
            gc.collect()

    run(play())
    assert told == []


def test_everybody_who_waits_when_a_server_stops_is_answered(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as service:
            session, _ = await table(service, "here", "here")
            roll = wire.Roll(id="last", expect_seq=session.room.seq)
            waiting = asyncio.create_task(service.command(session, Person(HOST), roll))
            await asyncio.sleep(0)
            await service.stop()
            await waiting
            seq = session.room.seq
            assert len(service.store.lines(session.room.id)) == seq
            roll = wire.Roll(id="late", expect_seq=seq)
            with pytest.raises(Refusal) as refused:
                await asyncio.wait_for(service.command(session, Person(HOST), roll), PATIENCE)
            assert refused.value.code == "restart"

    run(play())


def test_nobody_comes_back_to_a_match_that_is_deleted_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with serving(tmp_path) as service:
            session, secrets = await table(service, "link", "here")
            await service.by_itself.stand_in(session, 0)
            match = session.room.id
            hello = wire.Hello(protocol=wire.PROTOCOL, match=match, secret=secrets["0"])
            async with session.lock:
                deleting = asyncio.create_task(service.delete(match, secrets["host"]))
                await asyncio.sleep(0)
                coming = asyncio.create_task(service.enter(Screen(), hello))
                await asyncio.sleep(0)
            await deleting
            with pytest.raises(Refusal) as refused:
                await coming
            assert refused.value.code == "gone"
            assert service.store.lines(match) == []

    run(play())


def test_after_a_restart_only_matches_that_go_on_by_themselves_are_loaded(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as service:
            chairs = [Chair("Ann", "here"), Chair("", "bot")]
            waits = await service.create(Wanted("snakes", {}, chairs))
            goes_on = await service.create(Wanted("snakes", {}, chairs, grace=10_000))
            for session in list(service.sessions.values()):
                service._forget(session)
            await service._revive()
            assert list(service.sessions) == [goes_on.room.id] == service.store.waiting()
            assert await service.session(waits.room.id)

    run(play())
