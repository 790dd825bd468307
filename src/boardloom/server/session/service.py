"""All matches in memory, and the one way in which they change: decide, store, then tell."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from boardloom.core.errors import BadInput
from boardloom.core.message import message
from boardloom.match.beacon import BeaconChain
from boardloom.server.errors import Refusal
from boardloom.server.log import sums
from boardloom.server.log.events import Advised, Moved, Rematched, Rolled, Watchable, encode
from boardloom.server.log.owner import Owner
from boardloom.server.log.store import Store, delete_match, renew_link
from boardloom.server.log.writer import Row, Writer
from boardloom.server.ops import metrics
from boardloom.server.ops.settings import Settings
from boardloom.server.session import decide, gathering, ratings
from boardloom.server.session.by_itself import ByItself
from boardloom.server.session.create import Made, Wanted, make, rematch
from boardloom.server.session.draft import HOST, WATCH, Draft, Person
from boardloom.server.session.hints import HintShares, hint, may_ask
from boardloom.server.session.session import DELETED, MatchSession, Socket, send_away
from boardloom.server.session.win_chances import WinChances
from boardloom.server.workers.beacon import Beacon, HttpBeacon
from boardloom.server.workers.bots import Bots
from boardloom.server.workers.lab_desk import Desk
from boardloom.server.workers.warmup import Warmup
from boardloom.server.ws import secrets, wire
from boardloom.server.ws.limits import neighbourhood

log = logging.getLogger("boardloom.service")


class MatchService:
    """All that a server does with matches: makes them, loads them, carries out commands, lets bots play."""

    def __init__(self, settings: Settings, store: Store, owner: Owner | None = None) -> None:
        self.settings = settings
        self.store = store
        self.owner = owner
        self.sessions: dict[str, MatchSession] = {}
        self.loading: dict[str, asyncio.Task[MatchSession | None]] = {}
        # asyncio itself keeps only weak references to tasks: one that nobody holds may vanish half done.
        self.tasks: set[asyncio.Task[None]] = set()
        self.committing: set[asyncio.Task[None]] = set()
        """What may not be broken off."""
        self.closing = False
        self.bots = Bots(settings.bot_workers)
        self.advisers = Bots(1)
        """For hints: no bot of a match waits for them."""
        self.study = Bots(1, modest=True)
        self.win_chances = WinChances(self.study)
        self.lab = Desk(settings.lab_seconds)
        self.warmup = Warmup(self.study)
        self.hints = HintShares()
        self.by_itself = ByItself(self)
        self.beacon = Beacon(HttpBeacon(settings.beacon) if settings.beacon else None)

    async def start(self) -> None:
        self.writer = Writer(self.store, asyncio.get_running_loop())
        self.writer.start()
        self.spawn(self._revive())
        self.spawn(self._sweep())

    async def stop(self) -> None:
        """Everybody is told to come back later; what was acknowledged is on disk already."""
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        bye = wire.encode(wire.Bye(code="restart", message=message("bye-restart"), retry_ms=1000))
        for session in list(self.sessions.values()):
            for timer in session.timers.values():
                timer.cancel()
            for socket in list(session.sockets):
                socket.push(bye)
                socket.drop(1012, "restart")
        self.win_chances.stop()
        self.warmup.stop()
        await asyncio.to_thread(self.stop_bots)
        await self.writer.stop()

    async def trouble(self) -> str:
        """Why nobody can rely on the store; empty where all is well."""
        why = await self.writer.trouble()
        if not why and self.owner and not await asyncio.to_thread(lambda owner: owner.holds, self.owner):
            return f"{self.owner.path} was removed or replaced while the server ran: another might start"
        return why

    def stop_bots(self) -> None:
        """End the processes in which bots think; it may be called again."""
        self.lab.stop()
        self.study.stop()
        self.advisers.stop()
        self.bots.stop()

    async def session(self, match: str) -> MatchSession | None:
        """The match, loaded from its log if need be."""
        if match in self.sessions:
            return self.sessions[match]
        if match not in self.loading:
            self.loading[match] = asyncio.create_task(self._load(match))
            self.loading[match].add_done_callback(_looked_at)
        # Several people may wait for the same match. Without a shield, one who gives up (a hello that took
        # too long) would cancel the loading for all of them.
        return await asyncio.shield(self.loading[match])

    async def _load(self, match: str) -> MatchSession | None:
        try:
            stored = await asyncio.to_thread(self.store.load, match)
            if stored is None:
                return None
            return self._keep(MatchSession(stored.room, stored.keys))
        finally:
            del self.loading[match]

    def _keep(self, session: MatchSession) -> MatchSession:
        self.sessions[session.room.id] = session
        metrics.rooms.set(len(self.sessions))
        self.by_itself.wake(session)
        return session

    def _forget(self, session: MatchSession) -> None:
        session.gone = True
        for timer in session.timers.values():
            timer.cancel()
        if self.sessions.get(session.room.id) is session:
            del self.sessions[session.room.id]
        metrics.rooms.set(len(self.sessions))

    async def create(self, wanted: Wanted, address: str = "") -> Made:
        beacon = await self.beacon.chain() if wanted.beacon else None
        made = await asyncio.to_thread(make, wanted, beacon)
        draft = decide.begin(made.room)
        session = MatchSession(made.room, made.keys)
        async with session.lock:
            await self.commit(session, draft, None, made.store)
        self._keep(session)
        for chair in made.room.chairs:
            if chair.kind == "bot":
                self.warmup.begin(made.room.first, chair.bot, neighbourhood(address))
        return made

    async def admit(self, match: str, secret: str) -> tuple[MatchSession, str]:
        """The match and whose secret this is; nothing is loaded for a secret that does not fit."""
        role = await self._role(match, secret)
        session = await self.session(match)
        if session is None:
            raise Refusal("not_allowed", message("refusal-link"))
        return session, role

    async def _role(self, match: str, secret: str) -> str:
        """Whose secret this is."""
        session = self.sessions.get(match)
        keys = session.keys if session else await asyncio.to_thread(self.store.keys, match)
        role = secrets.which(secret, keys)
        if role is None:
            raise Refusal("not_allowed", message("refusal-link"))
        return role

    async def enter(self, socket: Socket, hello: wire.Hello) -> None:
        """Somebody connects: check the secret, greet, and show where things stand."""
        session, role = await self.admit(hello.match, hello.secret)
        if role == WATCH and not session.room.watchable:
            raise Refusal("not_allowed", message("refusal-no-watchers"))
        person = Person(role)
        if role not in (HOST, WATCH) and session.room.chairs[int(role)].away:
            await self._to_the_end(self._come_back(session, int(role)))
        if session.gone:
            raise Refusal("gone", message("refusal-gone"))
        socket.session, socket.person, socket.screen = session, person, hello.screen
        session.welcome(socket)
        self.by_itself.wake(session)

    async def _come_back(self, session: MatchSession, seat: int) -> None:
        async with session.lock:
            room = session.room
            if room.chairs[seat].away and not room.position.over and decide.has_room(room):
                await self.commit(session, decide.come_back(session.room, seat), None)

    def leave(self, socket: Socket) -> None:
        if socket.session is not None:
            socket.session.farewell(socket)
            self.by_itself.wake(socket.session)

    async def command(
        self, session: MatchSession, person: Person, command: wire.AnyCommand
    ) -> wire.Answer | None:
        """Carry a command out; the answer, where what happened is not answer enough."""
        key = f"{person.role}:{command.id}"
        beacon = None
        if isinstance(command, wire.Rematch) and session.room.header.beacon is not None:
            beacon = await self.beacon.chain()  # before the lock is taken: it may be a while
        async with session.lock:
            room = session.room
            if session.gone:
                raise Refusal("gone", message("refusal-gone"))
            if key in room.commands:
                secret = session.renewed.get(key, "")
                other = room.rematch if isinstance(command, wire.Rematch) else ""
                return wire.Answer(id=command.id, seq=room.seq, ok=True, secret=secret, match=other)
            match command:
                case wire.Renew():
                    return await self._renew(session, person, command, key)
                case wire.Rematch():
                    return await self._rematch(session, person, command, key, beacon)
            draft = decide.carry_out(room, person, command)
            await self.commit(session, draft, key, answering=(person.role, command.id))
        self.by_itself.wake(session)
        return None

    async def hint(self, session: MatchSession, socket: Socket, id: str) -> wire.Hinted:
        """What a strong player would do. That somebody asks is noted, and told to everybody."""
        with self.hints.one(session.room.id, socket.address) as who:
            await self._to_the_end(self._advise(session, socket.person))
            return await hint(session.room, socket.person, id, self.advisers, self.warmup, who)

    async def _advise(self, session: MatchSession, person: Person) -> None:
        async with session.lock:
            seat = may_ask(session.room, person)
            if seat not in session.room.hinted:
                draft = Draft(session.room)
                draft.add(Advised(seat))
                await self.commit(session, draft, None)

    async def delete(self, match: str, secret: str) -> None:
        """Delete a match, also one whose log nobody can read any more. Only its host may."""
        if await self._role(match, secret) != HOST:
            raise Refusal("not_allowed", message("refusal-host-only"))
        try:
            session = await self.session(match)
        except BadInput:
            session = None
        if session is None:
            await self.writer.write([], partial(delete_match, match=match))
            return
        async with session.lock:
            await self.writer.write([], partial(delete_match, match=match))
            self._forget(session)
            self.win_chances.forget(match)
            for socket in list(session.sockets):
                send_away(socket, DELETED, "unknown", message("bye-deleted"))

    async def commit(
        self,
        session: MatchSession,
        draft: Draft,
        key: str | None,
        change: Callable[[Connection], object] | None = None,
        answering: tuple[str, str] | None = None,
    ) -> None:
        """Store what was decided; then, and only then, let it happen and tell everybody."""
        if session.gone:
            raise Refusal("gone", message("refusal-gone"))
        decide.must_have_room(draft)
        room, at = session.room, int(time.time() * 1000)
        changes = [change] if change else []
        if draft.position.over and not room.position.over:
            moves = len(room.played) + sum(isinstance(event, Moved | Rolled) for event in draft.events)
            ended = ratings.result(room, draft.position, moves, at)
            changes.append(lambda connection: ratings.enter(connection, ended))
        rows, chained = [], room.sum
        for number, event in enumerate(draft.events, 1):
            line = (room.seq + number, key if number == 1 else None, at, encode(event).decode())
            chained = sums.after(chained, *line)
            rows.append(Row(room.id, *line, chained))

        def all_changes(connection: Connection) -> None:
            for each in changes:
                each(connection)

        try:
            await self.writer.write(rows, all_changes if changes else None)
        except IntegrityError:
            # The log has an event of this number already: another process serves the same store. What we hold
            # in memory is outdated, so everybody loads the match again.
            self._forget(session)
            for socket in list(session.sockets):
                socket.drop(1012, "reload")
            raise Refusal("stale", message("refusal-elsewhere")) from None
        before, room.sum = room.seq, chained
        for number, (event, step) in enumerate(zip(draft.events, draft.steps, strict=True)):
            room.apply(event, at, key if number == 0 else None, step.after if step else None)
        (metrics.bot_moves if answering is None else metrics.human_moves).inc(sum(map(bool, draft.steps)))
        try:
            session.tell(before, draft, answering)
        except Exception:
            # It has happened, so nobody may be told that nothing did: everybody looks at the match anew.
            log.exception("nobody could be told what happened in %s", room.id)
            for socket in list(session.sockets):
                socket.drop(1012, "reload")

    async def _renew(
        self, session: MatchSession, person: Person, command: wire.Renew, key: str
    ) -> wire.Answer:
        draft = Draft(session.room)
        gathering.renew(draft, person, command)
        who = WATCH if command.seat is None else str(command.seat)
        secret = secrets.fresh()
        hashed = secrets.hashed(secret)
        match = session.room.id
        await self.commit(session, draft, key, lambda c: renew_link(c, match, command.seat, hashed))
        session.keys[who], session.renewed[key] = hashed, secret
        session.send_away(who, message("bye-renewed"))
        return wire.Answer(id=command.id, seq=session.room.seq, ok=True, secret=secret)

    async def _rematch(
        self,
        session: MatchSession,
        person: Person,
        command: wire.Rematch,
        key: str,
        beacon: BeaconChain | None,
    ) -> wire.Answer:
        if person.role == WATCH:
            raise Refusal("not_allowed", message("refusal-players-only"))
        if session.room.phase != "over":
            raise Refusal("not_now", message("refusal-rematch"))
        if other := session.room.rematch:  # somebody else was faster
            return wire.Answer(id=command.id, seq=session.room.seq, ok=True, match=other)
        made = await asyncio.to_thread(rematch, session.room, session.keys, beacon)
        opening = decide.begin(made.room)
        if not session.room.watchable:
            opening.add(Watchable(False))
        draft = Draft(session.room)
        draft.add(Rematched(made.room.id))
        fresh = MatchSession(made.room, made.keys)
        async with fresh.lock:
            await self.commit(fresh, opening, None, made.store)
        await self.commit(session, draft, key)
        self._keep(fresh)
        return wire.Answer(id=command.id, seq=session.room.seq, ok=True, match=made.room.id)

    async def _revive(self) -> None:
        """After a restart: matches that wait for somebody's grace time, or for the beacon, go on. The others
        are loaded when somebody comes."""
        for match in await asyncio.to_thread(self.store.waiting):
            try:
                await self.session(match)
            except BadInput as error:
                log.error("match %s cannot be loaded: %s", match, error)
            except Exception:
                log.exception("match %s cannot be loaded", match)

    async def _sweep(self) -> None:
        """Matches that nobody looks at leave memory."""
        while True:
            await asyncio.sleep(self.settings.idle_minutes * 30)
            now = time.monotonic()
            for session in list(self.sessions.values()):
                if session.idle(now) > self.settings.idle_minutes * 60:
                    self._forget(session)

    async def _to_the_end(self, work: Coroutine[object, object, None]) -> None:
        """Do what changes a match, also if whoever asked for it gives up: broken off between the disk and the
        memory, the two would not agree any more, and everybody had to load the match again."""
        task = asyncio.create_task(work)
        self.committing.add(task)
        task.add_done_callback(self.committing.discard)
        task.add_done_callback(_looked_at)
        await asyncio.shield(task)

    def spawn(self, work: Coroutine[object, object, None]) -> "asyncio.Task[None]":
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a task failed", exc_info=error)


def _looked_at(task: "asyncio.Task[object]") -> None:
    """Whoever asked for this may have given up: then nobody else looks at how it failed."""
    if not task.cancelled() and (error := task.exception()) and not isinstance(error, BadInput):
        log.error("what nobody may wait for failed", exc_info=error)
