"""The lab over REST: what it tells, and how much of it one visitor may have."""

import asyncio
from typing import Any

import pytest

from boardloom.core.errors import BadOptions
from boardloom.server.errors import Refusal
from boardloom.server.workers.lab_desk import AT_ONCE, Desk, Work
from tests.server.running import Server, eventually, run
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


def nothing() -> tuple[int, float]:
    return 7, 3.0


def failing() -> tuple[int, float]:
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
