"""All matches in memory, and the one way in which they change: decide, store, then tell."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, update
from sqlalchemy.exc import IntegrityError

from boardloom.engine.policy import named
from boardloom.server import decide, metrics, ratings, secrets, tables, wire
from boardloom.server.bots import Bots
from boardloom.server.decide import HOST, WATCH, Draft, Person
from boardloom.server.errors import Refusal, StoreDown
from boardloom.server.events import Moved, Rematched, Renewed, Rolled, Watchable, encode
from boardloom.server.lines import Lines
from boardloom.server.live import Live, Socket
from boardloom.server.making import Made, Wanted, make, rematch
from boardloom.server.ready import Ready
from boardloom.server.settings import Settings
from boardloom.server.store import Store, delete_match
from boardloom.server.writer import Row, Writer

log = logging.getLogger("boardloom.house")
RETRY, LONG_RETRY = 1.0, 30.0
"""Seconds before something that the store did not take, or that failed, is tried again."""


class House:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live | None]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

    async def start(self) -> None:
        self.writer = Writer(self.store, asyncio.get_running_loop())
        self.writer.start()
        self.bots = Bots(self.settings.bot_workers, self.settings.use)
        self.study = Bots(1, self.settings.use, modest=True)
        self.lines = Lines(self.study)
        self.ready = Ready(self.study)
        self._spawn(self._revive())
        self._spawn(self._sweep())

    async def stop(self) -> None:
        """Everybody is told to come back later; what was acknowledged is on disk already."""
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        bye = wire.encode(wire.Bye(code="restart", text="the server restarts; come back", retry_ms=1000))
        for live in list(self.lives.values()):
            for timer in live.timers.values():
                timer.cancel()
            for socket in list(live.sockets):
                socket.push(bye)
                socket.drop(1012, "restart")
        self.lines.stop()
        self.ready.stop()
        self.study.stop()
        self.bots.stop()
        await asyncio.to_thread(self.writer.stop)

    async def live(self, match: str) -> Live | None:
        """The match, loaded from its log if need be."""
        if match in self.lives:
            return self.lives[match]
        if match not in self.loading:
            self.loading[match] = asyncio.create_task(self._load(match))
        return await self.loading[match]

    async def _load(self, match: str) -> Live | None:
        try:
            stored = await asyncio.to_thread(self.store.load, match)
            if stored is None:
                return None
            return self._keep(Live(stored.room, stored.keys))
        finally:
            del self.loading[match]

    def _keep(self, live: Live) -> Live:
        self.lives[live.room.id] = live
        metrics.rooms.set(len(self.lives))
        self._wake(live)
        return live

    def _forget(self, live: Live) -> None:
        live.gone = True
        for timer in live.timers.values():
            timer.cancel()
        if self.lives.get(live.room.id) is live:
            del self.lives[live.room.id]
        metrics.rooms.set(len(self.lives))

    async def create(self, wanted: Wanted) -> Made:
        made = await asyncio.to_thread(make, wanted)
        draft = decide.begin(made.room)
        live = Live(made.room, made.keys)
        async with live.lock:
            await self._commit(live, draft, None, made.store)
        self._keep(live)
        for chair in made.room.chairs:
            if chair.kind == "bot":
                self.ready.begin(made.room.first, chair.bot)
        return made

    async def admit(self, match: str, secret: str) -> tuple[Live, str]:
        """The match and whose secret this is; nothing is loaded for a secret that does not fit."""
        live = self.lives.get(match)
        keys = live.keys if live else await asyncio.to_thread(self.store.keys, match)
        role = secrets.which(secret, keys)
        live = await self.live(match) if role else None
        if live is None or role is None:
            raise Refusal("not_allowed", "this link does not open any match here")
        return live, role

    async def enter(self, socket: Socket, hello: wire.Hello) -> None:
        """Somebody connects: check the secret, greet, and show where things stand."""
        live, role = await self.admit(hello.match, hello.secret)
        if role == WATCH and not live.room.watchable:
            raise Refusal("not_allowed", "the host does not let anybody watch")
        person = Person(role)
        if role not in (HOST, WATCH) and live.room.chairs[int(role)].away:
            async with live.lock:
                if live.room.chairs[int(role)].away and not live.room.position.over:
                    await self._commit(live, decide.come_back(live.room, int(role)), None)
        if live.gone:
            raise Refusal("gone", "this match is not here any more; connect again")
        socket.live, socket.person, socket.screen = live, person, hello.screen
        live.welcome(socket)
        self._wake(live)

    def leave(self, socket: Socket) -> None:
        if socket.live is not None:
            socket.live.farewell(socket)
            self._wake(socket.live)

    async def command(self, live: Live, person: Person, command: wire.AnyCommand) -> wire.Answer | None:
        """Carry a command out; the answer, where what happened is not answer enough."""
        key = f"{person.role}:{command.id}"
        async with live.lock:
            room = live.room
            if live.gone:
                raise Refusal("gone", "this match is not here any more; connect again")
            if key in room.commands:
                secret = live.renewed.get(key, "")
                other = room.rematch if isinstance(command, wire.Rematch) else ""
                return wire.Answer(id=command.id, seq=room.seq, ok=True, secret=secret, match=other)
            match command:
                case wire.Renew():
                    return await self._renew(live, person, command, key)
                case wire.Rematch():
                    return await self._rematch(live, person, command, key)
            draft = decide.carry_out(room, person, command)
            await self._commit(live, draft, key, answering=(person.role, command.id))
        self._wake(live)
        return None

    async def delete(self, live: Live) -> None:
        async with live.lock:
            await self.writer.write([], lambda connection: delete_match(connection, live.room.id))
            self._forget(live)
            self.lines.forget(live.room.id)
            for socket in list(live.sockets):
                socket.drop(4004, "deleted")

    async def _commit(
        self,
        live: Live,
        draft: Draft,
        key: str | None,
        change: Callable[[Connection], Any] | None = None,
        answering: tuple[str, str] | None = None,
    ) -> None:
        """Store what was decided; then, and only then, let it happen and tell everybody."""
        room, at = live.room, int(time.time() * 1000)
        changes = [change] if change else []
        if draft.position.over and not room.position.over:
            moves = len(room.line) + sum(isinstance(event, Moved | Rolled) for event in draft.events)
            ended = ratings.result(room, draft.position, moves, at)
            changes.append(lambda connection: ratings.enter(connection, ended))
        rows = [
            Row(room.id, room.seq + number, key if number == 1 else None, at, encode(event).decode())
            for number, event in enumerate(draft.events, 1)
        ]

        def all_changes(connection: Connection) -> None:
            for each in changes:
                each(connection)

        try:
            await self.writer.write(rows, all_changes if changes else None)
        except IntegrityError:
            self._forget(live)
            for socket in list(live.sockets):
                socket.drop(1012, "reload")
            raise Refusal("stale", "the match went on elsewhere; connect again") from None
        before = room.seq
        for number, (event, step) in enumerate(zip(draft.events, draft.steps, strict=True)):
            room.apply(event, at, key if number == 0 else None, step.after if step else None)
        (metrics.bot_moves if answering is None else metrics.human_moves).inc(sum(map(bool, draft.steps)))
        live.tell(before, draft, answering)

    async def _renew(self, live: Live, person: Person, command: wire.Renew, key: str) -> wire.Answer:
        if person.role != HOST:
            raise Refusal("not_allowed", "only the host may do this")
        if command.seat is not None and command.seat >= len(live.room.chairs):
            raise Refusal("illegal", f"there are {len(live.room.chairs)} seats, numbered from 0")
        who = WATCH if command.seat is None else str(command.seat)
        secret = secrets.fresh()
        hashed = secrets.hashed(secret)
        if command.seat is None:
            table = tables.matches
            change = update(table).where(table.c.id == live.room.id).values(watch_hash=hashed)
        else:
            seats = tables.seats
            this = (seats.c.match == live.room.id) & (seats.c.seat == command.seat)
            change = update(seats).where(this).values(secret_hash=hashed)
        draft = Draft(live.room)
        draft.add(Renewed(-1 if command.seat is None else command.seat))
        await self._commit(live, draft, key, lambda connection: connection.execute(change))
        live.keys[who], live.renewed[key] = hashed, secret
        live.drop(who, 4003, "the link was renewed")
        return wire.Answer(id=command.id, seq=live.room.seq, ok=True, secret=secret)

    async def _rematch(self, live: Live, person: Person, command: wire.Rematch, key: str) -> wire.Answer:
        if person.role != HOST:
            raise Refusal("not_allowed", "only the host may do this")
        if live.room.phase != "over" or live.room.rematch:
            raise Refusal("not_now", "a rematch is made once, when the game is over")
        made = await asyncio.to_thread(rematch, live.room, live.keys)
        opening = decide.begin(made.room)
        if not live.room.watchable:
            opening.add(Watchable(False))
        draft = Draft(live.room)
        draft.add(Rematched(made.room.id))
        fresh = Live(made.room, made.keys)
        async with fresh.lock:
            await self._commit(fresh, opening, None, made.store)
        await self._commit(live, draft, key)
        self._keep(fresh)
        return wire.Answer(id=command.id, seq=live.room.seq, ok=True, match=made.room.id)

    def _wake(self, live: Live) -> None:
        """Let a bot act if it is its turn, and mind the time of those who are away."""
        if self.closing or live.gone:
            return
        if live.room.waits_for_bot and live.thinking is None:
            live.thinking = self._spawn(self._think(live))
        if live.room.header.grace is not None and live.room.phase == "playing":
            for seat in live.absent():
                if seat not in live.timers:
                    again = asyncio.get_running_loop().call_later
                    live.timers[seat] = again(live.room.header.grace, self._time_is_up, live, seat)

    def _time_is_up(self, live: Live, seat: int) -> None:
        live.timers.pop(seat, None)
        if seat in live.absent():
            self._spawn(self._stand_in(live, seat))

    async def _stand_in(self, live: Live, seat: int) -> None:
        async with live.lock:
            if seat not in live.absent() or live.room.phase != "playing" or live.gone:
                return
            try:
                await self._commit(live, decide.stand_in(live.room, seat), None)
            except StoreDown:
                await asyncio.sleep(RETRY)
        self._wake(live)

    async def _think(self, live: Live) -> None:
        """Bots act until somebody else is to."""
        try:
            while live.room.waits_for_bot and not live.gone:
                await asyncio.sleep(self.settings.bot_pause)
                try:
                    await self._bot_acts(live)
                except StoreDown:
                    await asyncio.sleep(RETRY)
                except Refusal as refusal:
                    log.warning("a bot cannot go on in %s: %s", live.room.id, refusal.text)
                    return
                except Exception:
                    log.exception("a bot failed in %s; it is asked again later", live.room.id)
                    await asyncio.sleep(LONG_RETRY)
        finally:
            live.thinking = None

    async def _bot_acts(self, live: Live) -> None:
        room, seq, action, policy = live.room, live.room.seq, None, ""
        if room.waits_for_bot and room.position.mover >= 0:
            bot = room.chairs[room.position.mover].bot
            if await self.ready.soon(room.first, bot):
                action = await self.bots.choose(room.position, bot)
            else:
                action, policy = await self.bots.hurry(room.position), named(room.game, "")
        async with live.lock:
            if room.seq == seq and room.waits_for_bot and not live.gone:
                await self._commit(live, decide.bot_acts(room, action, policy), None)

    async def _revive(self) -> None:
        """After a restart: matches that wait for a bot, or for somebody's grace time, go on."""
        for match in await asyncio.to_thread(self.store.matches, True):
            try:
                await self.live(match)
            except Exception:
                log.exception("match %s cannot be loaded", match)

    async def _sweep(self) -> None:
        """Matches that nobody looks at leave memory."""
        while True:
            await asyncio.sleep(self.settings.idle_minutes * 30)
            now = time.monotonic()
            for live in list(self.lives.values()):
                if live.idle(now) > self.settings.idle_minutes * 60:
                    self._forget(live)

    def _spawn(self, work: Any) -> "asyncio.Task[Any]":
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a task failed", exc_info=error)
