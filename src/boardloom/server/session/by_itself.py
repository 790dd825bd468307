"""What happens in matches though nobody asks for it: bots act and stand in, and the beacon comes."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from boardloom.engine.policy import named
from boardloom.server.errors import Refusal, StoreDown
from boardloom.server.session import decide
from boardloom.server.session.session import MatchSession
from boardloom.server.workers.beacon import BeaconDown

if TYPE_CHECKING:
    from boardloom.server.session.service import MatchService

log = logging.getLogger("boardloom.service")
RETRY, LONG_RETRY = 1.0, 30.0
"""Seconds before something that the store did not take, or that failed, is tried again."""


class ByItself:
    def __init__(self, service: "MatchService") -> None:
        self.service = service

    def wake(self, session: MatchSession) -> None:
        """Let a bot act if it is a bot's turn and anybody watches, and start the clock for players who are
        not connected."""
        if self.service.closing or session.gone:
            return
        if session.room.waits_for_bot and session.watched and session.thinking is None:
            session.thinking = self.service.spawn(self._think(session))
        if session.room.waits_for_beacon and session.awaiting is None:
            session.awaiting = self.service.spawn(self._await_beacon(session))
        if session.room.header.grace is not None and session.room.phase == "playing":
            for seat in session.absent():
                if seat not in session.timers:
                    again = asyncio.get_running_loop().call_later
                    session.timers[seat] = again(session.room.header.grace, self._time_is_up, session, seat)

    def _time_is_up(self, session: MatchSession, seat: int) -> None:
        session.timers.pop(seat, None)
        if seat in session.absent():
            self.service.spawn(self.stand_in(session, seat))

    async def stand_in(self, session: MatchSession, seat: int) -> None:
        async with session.lock:
            room = session.room
            if seat not in session.absent() or room.phase != "playing" or session.gone:
                return
            if not decide.has_room(room):
                return
            try:
                await self.service.commit(session, decide.stand_in(session.room, seat), None)
            except StoreDown:
                await asyncio.sleep(RETRY)
        self.wake(session)

    async def _await_beacon(self, session: MatchSession) -> None:
        """Start a match with the round of the beacon that was named, once it is published."""
        room = session.room
        chain, number = room.header.beacon, room.awaited
        assert chain is not None
        try:
            while room.waits_for_beacon and not session.gone:
                await asyncio.sleep(max(0.0, chain.time_of(number) - time.time()))
                try:
                    signature = await self.service.beacon.signature(chain, number)
                    async with session.lock:
                        if room.waits_for_beacon and not session.gone:
                            await self.service.commit(session, decide.beacon_came(room, signature), None)
                except (BeaconDown, StoreDown):
                    await asyncio.sleep(RETRY)
        finally:
            session.awaiting = None
        self.wake(session)

    async def _think(self, session: MatchSession) -> None:
        """Bots act until somebody else is to, or until nobody watches any more."""
        try:
            while session.room.waits_for_bot and session.watched and not session.gone:
                await asyncio.sleep(self.service.settings.bot_pause)
                try:
                    await self._bot_acts(session)
                except StoreDown:
                    await asyncio.sleep(RETRY)
                except Refusal as refusal:
                    log.warning("a bot cannot go on in %s: %s", session.room.id, refusal)
                    return
                except Exception:
                    log.exception("a bot failed in %s; it is asked again later", session.room.id)
                    await asyncio.sleep(LONG_RETRY)
        finally:
            session.thinking = None

    async def _bot_acts(self, session: MatchSession) -> None:
        room, seq, action, policy = session.room, session.room.seq, None, ""
        who, bots = session.on_behalf, self.service.bots
        if room.waits_for_bot and room.position.mover >= 0:
            bot = room.chairs[room.position.mover].bot
            if await self.service.warmup.soon(room.first, bot, who):
                action = await bots.choose(room.position, bot, who)
            else:
                action, policy = await bots.choose_without_thinking(room.position), named(room.game, "")
        async with session.lock:
            if room.seq == seq and room.waits_for_bot and not session.gone:
                await self.service.commit(session, decide.bot_acts(room, action, policy), None)
