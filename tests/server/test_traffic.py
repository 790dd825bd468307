"""How much one address may ask for over REST, and that whoever asks for a lot holds up nobody else."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from msgspec import json
from starlette.types import Receive, Scope, Send

from boardloom.core.message import message
from boardloom.server.errors import Refusal
from boardloom.server.http.app import App
from boardloom.server.http.turns import AT_ONCE
from boardloom.server.ops.settings import Settings
from boardloom.server.session.service import MatchService
from boardloom.server.ws.limits import Paces
from tests.server.running import PATIENCE, run
from tests.server.test_cancelling import serving
from tests.server.test_fair import settled
from tests.words import in_english

FLOODER, NEIGHBOUR, OTHER = "2001:db8::1", "2001:db8::ffff:2", "192.0.2.7"
Rest = Callable[[Scope, Receive, Send], Awaitable[None]]


class Asked:
    """A request, and what is answered."""

    def __init__(self, app: App, address: str, path: str = "/api/games") -> None:
        self.status = 0
        self.body = b""
        scope = {
            "type": "http",
            "method": "GET",
            "path": path,
            "headers": [],
            "query_string": b"",
            "client": (address, 1),
            "server": ("127.0.0.1", 8000),
        }
        self.task = asyncio.create_task(app(scope, self._receive, self._send))

    async def _receive(self) -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def _send(self, message: Any) -> None:
        self.status = message.get("status", self.status)
        self.body += message.get("body", b"")


def played(work: Callable[[App, MatchService], Awaitable[None]], folder: Path, **settings: object) -> None:
    async def play() -> None:
        async with serving(folder, **settings) as service:
            await work(App(service.settings, service), service)

    run(play())


def test_requests_of_one_address_are_counted_wherever_they_come_from(tmp_path: Path) -> None:
    """Behind a proxy all connections are its own: what counts is who asks through it."""

    async def ask(app: App, _: MatchService) -> None:
        let_go = asyncio.Event()

        async def slow(scope: Scope, receive: Receive, send: Send) -> None:
            await let_go.wait()
            await send({"type": "http.response.start", "status": 200, "headers": []})

        app.rest = slow  # type: ignore[assignment]
        waiting = [Asked(app, address) for address in (FLOODER, NEIGHBOUR, FLOODER, OTHER)]
        await settled()
        refused = [asked.status for asked in waiting]
        assert refused == [0, 0, 429, 0]
        assert in_english(json.decode(waiting[2].body)["message"]).startswith("too many requests")
        let_go.set()
        await asyncio.gather(*(asked.task for asked in waiting))
        again = Asked(app, NEIGHBOUR)
        await again.task
        assert again.status == 200

    played(ask, tmp_path, connections_per_address=2)


def test_requests_have_a_pace(tmp_path: Path) -> None:
    pace = Paces(2, 10)
    asked = ((0.0, FLOODER), (1.0, NEIGHBOUR), (2.0, FLOODER), (2.0, OTHER), (10.5, FLOODER))
    assert [pace.allows(address, now) for now, address in asked] == [True, True, False, True, True]

    async def ask(app: App, _: MatchService) -> None:
        said = []
        for address in (FLOODER, NEIGHBOUR, FLOODER, OTHER):
            asked = Asked(app, address, "/style.css")
            await asked.task
            said.append(asked.status)
        assert said == [200, 200, 429, 200]

    played(ask, tmp_path, requests=2)


def test_a_club_behind_one_address_is_not_refused() -> None:
    """A page takes up to fifty requests the first time, and somebody may open five of them."""
    people, pages, requests, at_once = 10, 5, 50, 6
    assert Settings().requests >= people * pages * requests
    assert Settings().connections_per_address >= people * (at_once + 1)


def test_costly_answers_are_worked_out_a_few_at_a_time_and_in_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much one asks for, somebody else waits for what is under way and one piece more."""
    begun: list[str] = []
    free = threading.Semaphore(0)

    def costly(name: str) -> Any:
        begun.append(name)
        assert free.acquire(timeout=PATIENCE)
        raise Refusal("unknown", message("refusal-nothing-here"))

    monkeypatch.setattr("boardloom.server.http.games_api.find", costly)

    async def ask(app: App, _: MatchService) -> None:
        flood = [Asked(app, FLOODER, "/api/games/flood/schema") for _ in range(50)]
        await settled()
        other = Asked(app, OTHER, "/api/games/other/schema")
        quick = Asked(app, FLOODER, "/api/finished/" + "0" * 20)
        await settled()
        for number in range(len(flood) + 1):
            while len(begun) < min(number + AT_ONCE, len(flood) + 1):
                await asyncio.sleep(0.001)
            assert len(begun) - number <= AT_ONCE
            free.release()
        for asked in (*flood, other, quick):
            await asyncio.wait({asked.task})
        assert begun.index("other") == AT_ONCE
        assert {asked.status for asked in (*flood, other, quick)} == {404}

    played(ask, tmp_path)


def test_whatever_loads_a_log_or_works_out_pictures_waits_for_its_turn(tmp_path: Path) -> None:
    """A handler in plain Python that nobody keeps back is run in one of forty threads."""

    async def look(app: App, service: MatchService) -> None:
        cheap = {
            "/style.css",
            "/docs",
            "/verify_dice.py",
            "/metrics",
            "/api/reach",
            "/api/words",
            "/api/words/{language}/{file}",
            "/api/finished/{match}",
        }
        rest = app.rest
        assert isinstance(rest, FastAPI)
        found = {route.path for route in routes(rest) if not asyncio.iscoroutinefunction(route.endpoint)}
        assert found <= cheap

    def routes(rest: FastAPI) -> list[Any]:
        return [route for route in rest.routes if hasattr(route, "endpoint")]

    played(look, tmp_path)
