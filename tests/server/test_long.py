"""A log does not grow for ever: whoever plays on and takes back without end is told where it ends."""

from itertools import cycle
from pathlib import Path

import pytest
from sqlalchemy import insert

from boardloom.server.errors import Refusal
from boardloom.server.log import sums, tables
from boardloom.server.log.events import encode
from boardloom.server.session import decide
from boardloom.server.session.draft import HOST, Person
from boardloom.server.session.service import MatchService
from boardloom.server.session.session import MatchSession
from boardloom.server.ws import wire
from tests.server.running import run
from tests.server.test_cancelling import Screen, serving, table
from tests.words import in_english


async def on_and_back(service: MatchService, session: MatchSession, commands: int) -> None:
    """Roll, and take the roll back."""
    for number in range(commands):
        what = wire.Undo if number % 2 else wire.Roll
        command = what(id=f"{session.room.seq}-{number}", expect_seq=session.room.seq)
        await service.command(session, Person(HOST), command)


def test_a_log_has_an_upper_limit_that_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "MOST_EVENTS", 12)

    async def play() -> None:
        async with serving(tmp_path) as service:
            session, _ = await table(service, "here", "here")
            with pytest.raises(Refusal) as refused:
                await on_and_back(service, session, 99)
            assert refused.value.code == "too_long"
            assert in_english(refused.value.words) == (
                "this match has 12 events in its log, and takes no more; begin another"
            )
            assert session.room.seq == 12
            assert len(service.store.lines(session.room.id)) == session.room.seq

    run(play())


def test_nothing_gets_past_the_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a new link nor who leaves and comes back, who may still look; a rematch is told of."""

    async def play() -> None:
        async with serving(tmp_path) as service:
            session, secrets = await table(service, "here", "link")
            await service.by_itself.stand_in(session, 1)
            full = session.room.seq
            monkeypatch.setattr(decide, "MOST_EVENTS", full)
            with pytest.raises(Refusal) as refused:
                await service.command(session, Person(HOST), wire.Renew(id="renew", seat=1))
            assert refused.value.code == "too_long"
            screen = Screen()
            hello = wire.Hello(protocol=wire.PROTOCOL, match=session.room.id, secret=secrets["1"])
            await service.enter(screen, hello)
            assert (len(screen.heard) > 0, screen.seats) == (True, [])
            service.leave(screen)
            monkeypatch.setattr(decide, "MOST_EVENTS", full + 1)
            await service.enter(screen, hello)
            assert screen.seats == [1]
            service.leave(screen)
            await service.by_itself.stand_in(session, 1)
            assert session.room.seq == full + 1 == len(service.store.lines(session.room.id))
            session.room.phase = "over"
            await service.command(session, Person(HOST), wire.Rematch(id="again"))
            assert session.room.rematch

    run(play())


def test_a_log_at_the_limit_opens(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as service:
            session, secrets = await table(service, "here", "here")
            match, begun = session.room.id, session.room.seq
            await on_and_back(service, session, 2)
            *_, rolled, undone = service.store.lines(match)
            service._forget(session)
            rows, sum = [], undone.sum
            for seq, line in zip(
                range(undone.seq + 1, decide.MOST_EVENTS + 1), cycle((rolled, undone)), strict=False
            ):
                row = (seq, None, line.at, encode(line.event).decode())
                sum = sums.after(sum, *row)
                rows.append((match, *row, sum))
            names = tables.events.c.keys()
            with service.store.engine.begin() as connection:
                connection.execute(
                    insert(tables.events), [dict(zip(names, row, strict=True)) for row in rows]
                )
            screen = Screen()
            hello = wire.Hello(protocol=wire.PROTOCOL, match=match, secret=secrets["host"])
            await service.enter(screen, hello)
            opened = service.sessions[match]
            assert opened.room.seq == decide.MOST_EVENTS
            assert (opened.room.seq - begun) % 2 == len(opened.room.played)
            with pytest.raises(Refusal, match="takes no more"):
                await on_and_back(service, opened, 1)

    run(play())
