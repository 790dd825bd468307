"""The REST interface: making matches, finished games, ratings. Moves travel by WebSocket."""

from collections.abc import Mapping
from pathlib import Path
from secrets import token_hex
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Query, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, Response
from msgspec import json, to_builtins
from msgspec.structs import replace
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from boardloom.core.errors import BadInput
from boardloom.core.message import Words, message
from boardloom.games import find
from boardloom.match import transcript, verify_dice
from boardloom.match.seating import with_bot_names
from boardloom.server.errors import Refusal
from boardloom.server.http import pages
from boardloom.server.http.forms import (
    Health,
    Links,
    MatchForm,
    MatchId,
    MatchMade,
    Problem,
    Rank,
    Reach,
    Stats,
    problems,
)
from boardloom.server.http.turns import Turns, address_of
from boardloom.server.log.events import Chair
from boardloom.server.log.store import Store
from boardloom.server.ops.reach import for_links, for_others, opening_command
from boardloom.server.ops.settings import LOOPBACK
from boardloom.server.session import finished, ratings
from boardloom.server.session.create import Wanted, seats_of
from boardloom.server.session.service import MatchService
from boardloom.server.session.session import MatchSession
from boardloom.server.session.view import table
from boardloom.server.ws.limits import Addresses

STATUS = {
    "not_allowed": 403,
    "unknown": 404,
    "too_fast": 429,
    "store_down": 503,
    "beacon_down": 503,
    "restart": 503,
    "internal": 500,
}
RUN = token_hex(8)
"""Tells this run of a server from any other."""
Bearer = Annotated[str, Header(description="Bearer, and the secret of a link.")]


def refuse(refusal: BadInput) -> Response:
    code = refusal.code if isinstance(refusal, Refusal) else "bad_options"
    return problem(code, refusal.words, STATUS.get(code, 422))


def problem(code: str, words: Words, status: int, headers: Mapping[str, str] | None = None) -> Response:
    return Response(json.encode(Problem(code, words)), status, headers, media_type="application/json")


def build(service: MatchService, addresses: Addresses, turns: Turns) -> APIRouter:
    """All of it; the order is that of the documentation."""
    api = APIRouter()
    add_operation(api, service)
    add_matches(api, service, addresses)
    add_finished_games(api, service.store, turns)
    add_leaderboard(api, service.store, turns)
    add_documents(api)
    return api


def add_operation(api: APIRouter, service: MatchService) -> None:
    """For whoever runs the server."""

    @api.get("/healthz", tags=["operation"], responses={503: {"model": Health}})
    async def health(response: Response) -> Health:
        """Whether the server works, and whether its store takes changes."""
        why = await service.trouble()
        response.status_code = 503 if why else 200
        return Health(ok=not why, store=why or "fine", run=RUN)

    @api.get("/api/reach", tags=["operation"], responses=problems(404))
    def reach(request: Request) -> Reach:
        """Where others find this server. Only this computer is told: it is about its network."""
        asker = address_of(request)
        if asker not in LOOPBACK:
            raise Refusal("unknown", message("refusal-nothing-here"))
        address = for_others(service.settings, request.scope["server"][1])
        return Reach(address=address, command=opening_command())

    @api.get("/metrics", tags=["operation"], response_class=PlainTextResponse, responses=problems(404))
    def measured(request: Request) -> Response:
        """Figures for Prometheus."""
        asker = address_of(request)
        if asker not in LOOPBACK and not service.settings.metrics_for_all:
            raise Refusal("unknown", message("refusal-nothing-here"))
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def add_matches(api: APIRouter, service: MatchService, addresses: Addresses) -> None:
    """Making, seeing and deleting a match."""

    async def allowed(match: MatchId, authorization: Bearer = "") -> tuple[MatchSession, str]:
        """The match, and whose secret was given."""
        return await service.admit(match, authorization.removeprefix("Bearer "))

    @api.post("/api/matches", status_code=201, tags=["matches"], responses=problems(403, 422, 429, 503))
    async def create(form: MatchForm, request: Request) -> MatchMade:
        """Make a match. The links are told here, once."""
        address = address_of(request)
        if not addresses.matches.allows(address):
            raise Refusal("too_fast", message("refusal-many-matches"))
        if form.seats is None:
            asked = [Chair(kind=seat.kind) for seat in seats_of(form.game, form.options)]
        else:
            asked = [Chair(s.name.strip(), s.kind, s.bot, s.colour, s.commit) for s in form.seats]
        names = with_bot_names([(seat.name, seat.kind == "bot") for seat in asked])
        seats = [replace(seat, name=name) for seat, name in zip(asked, names, strict=True)]
        made = await service.create(
            Wanted(
                form.game,
                form.options,
                seats,
                form.grace,
                form.own_dice,
                form.rated,
                form.listed,
                form.links,
                form.beacon,
            ),
            address,
        )
        room, secrets = made.room, made.secrets
        link = f"{for_links(service.settings, *request.scope['server'])}/m/{room.id}#"
        by_link = {s: link + secrets[str(s)] for s, chair in enumerate(room.chairs) if chair.kind == "link"}
        links = Links(host=link + secrets["host"], watch=link + secrets["watch"], seats=by_link)
        return MatchMade(match=room.id, root=room.header.root, deals=room.header.deals, links=links)

    @api.get("/api/matches/{match}", tags=["matches"], responses=problems(403, 422))
    async def state(opened: Annotated[tuple[MatchSession, str], Depends(allowed)]) -> dict[str, object]:
        """A match, for somebody who has one of its links."""
        return {"seq": opened[0].room.seq, **to_builtins(table(opened[0].room))}

    @api.delete("/api/matches/{match}", status_code=204, tags=["matches"], responses=problems(403, 422, 503))
    async def remove(match: MatchId, authorization: Bearer = "") -> None:
        """Delete a match, running or finished, for ever. Only its host may."""
        await service.delete(match, authorization.removeprefix("Bearer "))


def add_finished_games(api: APIRouter, store: Store, turns: Turns) -> None:
    """Finished games, and what can be had of each."""

    @api.get("/api/finished", tags=["finished games"], responses=problems(422))
    @turns.taken
    def list_finished(
        request: Request,
        game: Annotated[str | None, Query(max_length=40)] = None,
        before: Annotated[MatchId | None, Query(description="The last match already seen.")] = None,
        limit: Annotated[int, Query(ge=1, le=200)] = 50,
    ) -> list[Stats]:
        """Finished games, the latest first."""
        with store.engine.connect() as connection:
            return [Stats.model_validate(row) for row in finished.listed(connection, game, before, limit)]

    @api.get("/api/finished/{match}", tags=["finished games"], responses=problems(404, 422))
    def stats(match: MatchId) -> Stats:
        """Who played, who won, how long it took."""
        with store.engine.connect() as connection:
            row = finished.one(connection, match)
        if row is None:
            raise Refusal("unknown", message("refusal-no-finished-game"))
        return Stats.model_validate(row)

    @api.get(
        "/api/finished/{match}/transcript",
        tags=["finished games"],
        response_class=PlainTextResponse,
        responses=problems(404, 422),
    )
    @turns.taken
    def text(match: MatchId, request: Request) -> Response:
        """The game as a transcript, which `boardloom replay` reads."""
        written = transcript.write(finished.as_match(finished.load(store, match)))
        offered = {"Content-Disposition": f'attachment; filename="{match}.txt"'}
        return PlainTextResponse(written, headers=offered)


def add_leaderboard(api: APIRouter, store: Store, turns: Turns) -> None:
    @api.get("/api/leaderboard/{game}", tags=["finished games"], responses=problems(422))
    @turns.taken
    def leaders(game: str, request: Request, limit: Annotated[int, Query(ge=1, le=500)] = 100) -> list[Rank]:
        """The best players of a game."""
        with store.engine.connect() as connection:
            rows = ratings.leaderboard(connection, find(game).name, limit)
        return [Rank.model_validate(row) for row in rows]


def add_documents(api: APIRouter) -> None:
    """The verifier of dice, and the page that documents all of this."""

    @api.get("/verify_dice.py", tags=["finished games"], response_class=PlainTextResponse)
    def verifier() -> Response:
        """The stand-alone program that checks the dice of any game."""
        return PlainTextResponse(Path(verify_dice.__file__).read_text("utf-8"))

    @api.get("/docs", include_in_schema=False)
    def docs(request: Request) -> Response:
        return HTMLResponse(pages.docs(request.app.openapi()["paths"]))
