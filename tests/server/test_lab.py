"""The lab over REST: what it tells, and how much of it one visitor may have."""

import asyncio
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from boardloom.core.errors import BadOptions
from boardloom.server.errors import Refusal, Stopping
from boardloom.server.workers.lab_desk import AT_ONCE, Desk, Work
from tests.server.running import Server, eventually, run, seated
from tests.server.test_bots import children
from tests.words import in_english


def asked(server: Server, game: str, path: str = "lab", **form: Any) -> Any:
    reply = server.ask("POST", f"/api/games/{game}/{path}", form)
    assert reply.status == 200, reply.body
    return reply.json()


def test_a_design_is_measured_and_its_game_watched(server: Server) -> None:
    options = {"turn_order": "fixed", "board_seed": 3}
    views: list[Any] = []

    def measured() -> bool:
        views.append(asked(server, "snakes", options={**options, "killing": "both"}, pinned=options))
        return len(views[-1]["figures"]) == 6

    eventually(measured, "all figures are told")
    view = views[-1]
    changed = {figure["name"]: figure["change"] for figure in view["figures"]}
    assert changed["rounds"]["exact"]
    assert changed["rounds"]["value"] > 1
    games: list[Any] = []

    def watched() -> bool:
        form = {"options": options, "number": view["dramatic"]["game"]}
        games.append(asked(server, "snakes", "lab/game", **form))
        return games[-1] is not None

    eventually(watched, "the game is shown")
    assert len(games[-1]["steps"]) == len(games[-1]["shares"]) > 5
    assert games[-1]["steps"][-1]["scene"]["nodes"]


def test_options_that_cannot_be_are_refused_with_their_reason(server: Server) -> None:
    reply = server.ask("POST", "/api/games/snakes/lab", {"options": {"side": 3}})
    assert reply.status == 422
    assert "side: input should be greater" in in_english(reply.json()["message"])
    reply = server.ask("POST", "/api/games/snakes/lab/find", {"over": "killing", "where": {"rounds": [3, 1]}})
    assert reply.status == 422
    assert "killing is no board" in in_english(reply.json()["message"])
    reply = server.ask("POST", "/api/games/chess/lab", {})
    assert reply.status == 422


def nothing(who: str) -> tuple[int, float]:
    return 7, 3.0


def failing(who: str) -> tuple[int, float]:
    raise ValueError("no number")


async def until_answered(desk: Desk, work: Work[Any]) -> Any:
    while (answer := await desk.ask("192.0.2.3", work.__name__, work)).found is None:
        pass
    return answer.found


def test_a_visitor_has_so_much_of_the_lab_and_others_are_not_kept_from_it() -> None:
    async def visit() -> None:
        desk = Desk(5)
        try:
            asks = [desk.ask("192.0.2.1", str(key), nothing) for key in range(AT_ONCE + 1)]
            *_, refused = await asyncio.gather(*asks, return_exceptions=True)
            assert isinstance(refused, Refusal)
            assert "still at work" in in_english(refused.words)
            while (await desk.ask("192.0.2.2", "other", nothing)).found is None:
                pass
            while desk.busy:
                await asyncio.sleep(0.01)
            with pytest.raises(Refusal) as hour:  # twice three seconds are more than five
                await desk.ask("192.0.2.1", "4", nothing)
            assert "long enough" in in_english(hour.value.words)
        finally:
            desk.stop()

    run(visit())


def test_what_fails_is_told_and_does_not_stop_the_lab() -> None:
    async def visit() -> None:
        desk = Desk(100)
        try:
            with pytest.raises(BadOptions) as told:
                await until_answered(desk, failing)
            assert "no number" in in_english(told.value.words)
            assert await until_answered(desk, nothing) == 7
        finally:
            desk.stop()

    run(visit())


def endless(file: str, who: str) -> tuple[int, float]:
    Path(file).touch()
    signal.pause()
    return 0, 0.0


def test_whoever_asks_when_the_server_ends_is_told_so(tmp_path: Path) -> None:
    async def visit() -> None:
        desk, began = Desk(100), tmp_path / "began"
        while not began.exists():
            assert (await desk.ask("192.0.2.1", "endless", endless, str(began))).found is None
        desk.stop()
        with pytest.raises(Stopping):
            await desk.ask("192.0.2.1", "endless", endless, str(began))

    run(visit())


def test_a_match_goes_on_while_the_lab_is_stuck_and_a_visitor_waits_for_so_many_questions(
    tmp_path: Path,
) -> None:
    def ask(server: Server, side: int) -> Any:
        return server.ask("POST", "/api/games/snakes/lab", {"options": {"side": side}})

    async def play(server: Server) -> None:
        made = server.make("snakes", "link:Ann", "link:Bo")
        ann, bo = await seated(server, made)
        await asyncio.gather(ann.play(), bo.play())
        assert ann.view["winners"] in ([0], [1])

    with Server(tmp_path) as server:
        assert ask(server, 10).status == 200
        stuck = children(server.process.pid)
        assert stuck
        for pid in stuck:
            os.kill(pid, signal.SIGSTOP)
        with ThreadPoolExecutor(AT_ONCE) as threads:
            replies = list(threads.map(partial(ask, server), range(11, 11 + AT_ONCE)))
        assert {reply.json()["stage"] for reply in replies if reply.status == 200} == {"preparing"}
        refused = ask(server, 20)
        assert refused.status == 429
        assert "still at work" in in_english(refused.json()["message"])
        run(play(server))
        for pid in stuck:
            os.kill(pid, signal.SIGCONT)
        eventually(lambda: ask(server, 11).json().get("games"), "the lab goes on")


def test_whoever_has_had_the_lab_long_enough_is_refused_until_the_hour_is_over(tmp_path: Path) -> None:
    with Server(tmp_path, lab_seconds="0.000001") as server:
        form = {"options": {"turn_order": "fixed"}}
        replies: list[Any] = []

        def refused() -> bool:
            replies.append(server.ask("POST", "/api/games/snakes/lab", form))
            return bool(replies[-1].status == 429)

        eventually(refused, "the time is used up")
        assert replies[0].status == 200
        assert "long enough" in in_english(replies[-1].json()["message"])
        assert server.make("snakes", "link:Ann", "link:Bo").match


def test_the_lab_gets_ready_before_anybody_asks(tmp_path: Path) -> None:
    with Server(tmp_path, lab_ahead="true") as server:
        eventually(lambda: len(children(server.process.pid)) > 0, "the lab's process has started")
