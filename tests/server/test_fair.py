"""Whoever asks a lot of bots, or of hints, holds up nobody else for more than one piece of work."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from boardloom.games import new
from boardloom.lab.judge import Judgement
from boardloom.match.history import History
from boardloom.server.errors import Refusal
from boardloom.server.session.draft import HOST, Person
from boardloom.server.session.hints import BY_ADDRESS
from boardloom.server.session.win_chances import EACH, WinChances
from boardloom.server.workers.bots import Bots
from boardloom.server.workers.fair import FairQueue
from boardloom.server.workers.warmup import Warmup
from boardloom.server.ws import wire
from tests.server.running import run
from tests.server.test_cancelling import Screen, serving, table


class Pool:
    """Workers that are ready when the test says so."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []
        self.answers: list[Future[Any]] = []

    def submit(self, function: Callable[..., Any], *args: Any, **_: Any) -> "Future[Any]":
        self.asked.append(args)
        self.answers.append(Future())
        self.answers[-1].set_running_or_notify_cancel()
        return self.answers[-1]

    def close(self) -> None:
        pass


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_flood_of_one_holds_up_others_for_one_piece_of_work() -> None:
    async def flood() -> list[str]:
        bots, position, pool = Bots(1), new("custom"), Pool()
        bots.pool = pool  # type: ignore[assignment]
        asking = [asyncio.create_task(bots.choose(position, "legend", "192.0.2.1")) for _ in range(120)]
        await settled()
        asking.append(asyncio.create_task(bots.choose(position, "normal", "192.0.2.2")))
        for number in range(121):
            await settled()
            assert len(pool.asked) == number + 1, "one at a time"
            pool.answers[-1].set_result(number)
        await asyncio.gather(*asking)
        return [asked[1] for asked in pool.asked]

    assert run(flood()).index("normal") == 1  # only what was begun before


def test_whoever_gives_up_frees_a_worker_only_when_it_is_free() -> None:
    async def give_up() -> None:
        bots, position, pool = Bots(1), new("custom"), Pool()
        bots.pool = pool  # type: ignore[assignment]
        first, waiting, last = (asyncio.create_task(bots.choose(position, "", who)) for who in "aab")
        await settled()
        first.cancel()
        waiting.cancel()
        await settled()
        assert len(pool.asked) == 1, "the worker is still busy"
        pool.answers[0].set_result(0)
        await settled()
        assert len(pool.asked) == 2
        pool.answers[1].set_result(7)
        assert await last == 7
        await settled()
        assert (bots.queue.free, bots.queue.waiting) == (1, [])

    run(give_up())


def test_a_turn_that_comes_as_somebody_gives_up_goes_on_to_the_next() -> None:
    async def race() -> None:
        queue = FairQueue(1)
        await queue.turn("a")
        given, next_one = asyncio.create_task(queue.turn("b")), asyncio.create_task(queue.turn("c"))
        await settled()
        queue.done()
        given.cancel()
        await asyncio.wait_for(next_one, 60)

    run(race())


def test_a_flood_holds_up_a_real_bot_for_no_more_than_what_is_under_way() -> None:
    async def flood() -> list[str]:
        bots, position, answered = Bots(1), new("blokus"), list[str]()

        async def ask(who: str) -> None:
            assert await bots.choose(position, "random", who) in position.choices()
            answered.append(who)

        try:
            asking = [asyncio.create_task(ask("flooder")) for _ in range(20)]
            await asking[0]
            before = len(answered)
            await ask("other")
            return answered[before:]
        finally:
            for task in asking:
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
            bots.stop()

    assert len(run(flood())) <= 2  # what was under way, and the answer


def test_nobody_waits_in_the_line_of_a_flooder_until_a_bot_is_ready() -> None:
    async def prepare() -> list[str]:
        study, pool = Bots(1), Pool()
        study.pool = pool  # type: ignore[assignment]
        warmup = Warmup(study)
        first, bots = new("blokus"), ("hard", "master", "grandmaster", "legend")
        for bot in bots:
            warmup.begin(first, bot, "flooder")
        await settled()
        mine = warmup.begin(first, bots[-1], "other")
        assert mine is not None
        for done in range(2):
            assert not mine.done()
            pool.answers[done].set_result(None)
            await settled()
        assert mine.done()
        assert warmup.begin(first, bots[-1], "anybody") is None
        warmup.stop()
        return [asked[1] for asked in pool.asked]

    assert run(prepare())[:2] == ["hard", "legend"]


def test_chances_along_games_are_worked_out_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> list[str]:
        study, begun = Bots(1), list[str]()
        chances = WinChances(study)

        async def judge(position: Any, seconds: float, who: str, eyes: int) -> Judgement:
            begun.append(who)
            await settled()
            await settled()
            return Judgement((1.0,), (), 0, ())

        monkeypatch.setattr(study, "judge", judge)
        monkeypatch.setattr("boardloom.server.session.win_chances.turning_point", lambda *_: None)
        games = [SimpleNamespace(id=f"{n}", history=History(new("ludo"))) for n in range(EACH + 2)]
        for game in games[:EACH]:
            chances.ask(game, "2001:db8::1")  # type: ignore[arg-type]
        with pytest.raises(Refusal):
            chances.ask(games[EACH], "2001:db8::2")  # type: ignore[arg-type]
        await settled()
        chances.ask(games[-1], "192.0.2.7")  # type: ignore[arg-type]
        await asyncio.gather(*chances.tasks.values())
        assert chances.ask(games[-1], "").shares  # type: ignore[arg-type]
        chances.ask(games[EACH], "2001:db8::2")  # type: ignore[arg-type]
        chances.stop()
        study.stop()
        return begun

    assert run(ask()).index("192.0.2.7") == 1


def test_those_who_wait_are_served_round_and_round() -> None:
    async def served() -> str:
        queue, order = FairQueue(2), ""

        async def ask(who: str) -> None:
            nonlocal order
            await queue.turn(who)
            order += who

        asking = [asyncio.create_task(ask(who)) for who in "aaaaaa"]
        await settled()
        asking += [asyncio.create_task(ask(who)) for who in "bbbcc"]
        await settled()
        for _ in range(4):
            queue.done()
        await settled()
        asking.append(asyncio.create_task(ask("d")))
        await settled()
        while not all(task.done() for task in asking):
            queue.done()
            await settled()
        return order

    assert run(served()) == "aabcabcdabaa"


def test_hints_are_apart_from_moves_and_few_for_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ready(*_: object) -> None: ...

    async def play() -> None:
        async with serving(tmp_path) as service:
            monkeypatch.setattr(service.warmup, "to_judge", ready)
            monkeypatch.setattr("boardloom.server.session.service.may_ask", lambda room, person: 0)
            monkeypatch.setattr("boardloom.server.session.hints.may_ask", lambda room, person: 0)
            moves, hints = Pool(), Pool()
            service.bots.pool, service.advisers.pool = moves, hints  # type: ignore[assignment]
            sessions = [(await table(service, "here", "here"))[0] for _ in range(BY_ADDRESS + 2)]
            asking = []
            for session in sessions:
                for number in range(95):
                    screen = Screen(f"2001:db8::{number:x}")
                    screen.person = Person(HOST)
                    asking.append(asyncio.create_task(service.hint(session, screen, "hint")))
            while sum(not task.done() for task in asking) > BY_ADDRESS:
                await asyncio.sleep(0.001)
            for number in range(BY_ADDRESS):
                while len(hints.asked) <= number:
                    await asyncio.sleep(0.001)
                hints.answers[-1].set_result(Judgement((), (), 0, ()))
            answers = await asyncio.gather(*asking, return_exceptions=True)
            assert len(moves.asked) == 0
            assert (
                sum(isinstance(answer, wire.Hinted) for answer in answers) == BY_ADDRESS == len(hints.asked)
            )
            codes = {answer.code for answer in answers if isinstance(answer, Refusal)}
            assert codes == {"not_now", "too_fast"}

    run(play())


def test_bots_that_nobody_watches_wait(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as service:
            session, secrets = await table(service, "bot", "bot")
            await settled()
            begun = session.room.seq
            assert session.thinking is None
            screen = Screen()
            hello = wire.Hello(protocol=wire.PROTOCOL, match=session.room.id, secret=secrets["watch"])
            await service.enter(screen, hello)
            while session.room.seq < begun + 3:
                await asyncio.sleep(0.001)
            service.leave(screen)
            while session.thinking:
                await asyncio.sleep(0.001)
            seen = session.room.seq
            assert not session.room.position.over
            await settled()
            assert session.room.seq == seen

    run(play())
