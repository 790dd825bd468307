"""A log does not grow for ever: whoever plays on and takes back without end is told where it ends."""

from pathlib import Path

import pytest

from boardloom.server.errors import Refusal
from boardloom.server.session import decide
from boardloom.server.session.draft import HOST, Person
from boardloom.server.ws import wire
from tests.server.running import run
from tests.server.test_cancelling import serving, table
from tests.words import in_english


def test_a_log_has_an_upper_limit_that_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "MOST_EVENTS", 12)

    async def play() -> None:
        async with serving(tmp_path) as service:
            session, _ = await table(service, "here", "here")

            async def on_and_back() -> None:
                for number in range(99):
                    what = wire.Undo if number % 2 else wire.Roll
                    command = what(id=f"c{number}", expect_seq=session.room.seq)
                    await service.command(session, Person(HOST), command)

            with pytest.raises(Refusal) as refused:
                await on_and_back()
            assert refused.value.code == "too_long"
            assert in_english(refused.value.words) == (
                "this match has 12 events in its log, and takes no more; begin another"
            )
            assert session.room.seq >= 12
            assert len(service.store.lines(session.room.id)) == session.room.seq

    run(play())
