"""The ASGI application: REST with headers and limits around it, and the endpoint of WebSockets."""

import asyncio
import logging
import time
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from msgspec.json import schema_components
from starlette.exceptions import HTTPException
from starlette.types import Message, Receive, Scope, Send

from boardloom import __version__
from boardloom.core.errors import BadInput
from boardloom.core.message import Words, message
from boardloom.core.options import complained
from boardloom.server.http import games_api, lab_api, learn_api, pages, rest, share, web_client, words_api
from boardloom.server.http.turns import Turns
from boardloom.server.ops import metrics
from boardloom.server.ops.settings import Settings
from boardloom.server.session.service import MatchService
from boardloom.server.ws.limits import WINDOW, Addresses
from boardloom.server.ws.socket import WebSocketEndpoint, host_fits, origin_fits

log = logging.getLogger("boardloom.http")
LARGEST_BODY = 64 * 1024
MOST_PROBLEMS = 5
"""Told of one request."""
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-store",
}
LAST = {"connection": "close"}
"""After an answer to a request whose body nobody reads."""
LATER = {**LAST, "retry-after": str(round(WINDOW))}
RAW = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class App:
    """What uvicorn runs."""

    def __init__(self, settings: Settings, service: MatchService) -> None:
        self.settings = settings
        self.addresses = Addresses(settings)
        self.live = WebSocketEndpoint(service, self.addresses)
        self.rest = make_rest(service, self.addresses)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.live(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = scope["client"][0] if scope.get("client") else ""
        let_in = self.addresses.requests.allows(address) and self.addresses.under_way.enter(address)
        try:
            await self._answer(scope, receive, send, let_in)
        finally:
            if let_in:
                self.addresses.under_way.leave(address)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, let_in: bool) -> None:
        began, status = time.perf_counter(), 500

        async def with_headers(sent: Message) -> None:
            nonlocal status
            if sent["type"] == "http.response.start":
                status = sent["status"]
                given = {name for name, _ in sent["headers"]}
                ours = [header for header in RAW if header[0] not in given]
                sent = {**sent, "headers": [*sent["headers"], *ours]}
            await send(sent)

        deadline = asyncio.get_running_loop().time() + self.settings.request_seconds

        async def receive_soon() -> Message:
            """A body that is not there in time, whole, is a person who left."""
            try:
                async with asyncio.timeout_at(deadline):
                    return await receive()
            except TimeoutError:
                return {"type": "http.disconnect"}

        headers = dict(scope["headers"])
        if not let_in:
            metrics.dropped.labels("too_many").inc()
            refusal = rest.problem("too_fast", message("refusal-many-requests"), 429, LATER)
            await refusal(scope, receive, with_headers)
        elif not host_fits(scope, self.settings):
            refusal = rest.problem("host", message("refusal-host"), 421, LAST)
            await refusal(scope, receive, with_headers)
        elif scope["method"] not in ("GET", "HEAD") and not origin_fits(scope, self.settings):
            refusal = rest.problem("origin", message("refusal-origin"), 403, LAST)
            await refusal(scope, receive, with_headers)
        elif b"transfer-encoding" in headers:
            refusal = rest.problem("no_length", message("refusal-no-length"), 411, LAST)
            await refusal(scope, receive, with_headers)
        elif not _small(headers.get(b"content-length", b"0")):
            words = message("refusal-too-large", most=LARGEST_BODY // 1024)
            refusal = rest.problem("too_large", words, 413, LAST)
            await refusal(scope, receive, with_headers)
        else:
            await self.rest(_got(scope), receive_soon, with_headers)
        log.info(
            "%s %s %d %.1fms", scope["method"], scope["path"], status, 1000 * (time.perf_counter() - began)
        )


def _small(length: bytes) -> bool:
    return length.isdigit() and int(length) <= LARGEST_BODY


def _got(scope: Scope) -> Scope:
    """HEAD is a GET of which uvicorn leaves out the body."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


def _said(error: HTTPException) -> Words:
    """What is wrong with a request that no handler takes."""
    match error.status_code:
        case 404:
            return message("refusal-not-found")
        case 405:
            return message("refusal-method")
        case _:
            return message("refusal-status", status=str(error.status_code))


class Rest(FastAPI):
    """Describes itself when first asked: that takes longer than the rest of starting."""

    def openapi(self) -> dict[str, Any]:
        if not self.openapi_schema:
            described = super().openapi()
            _, shapes = schema_components(
                (*games_api.ANSWERS, *lab_api.ANSWERS), ref_template="#/components/schemas/{name}"
            )
            described["components"]["schemas"] |= shapes
        return super().openapi()


def make_rest(service: MatchService, addresses: Addresses) -> FastAPI:
    app = Rest(
        title="Boardloom",
        version=__version__,
        docs_url=None,
        redoc_url=None,
        description="Matches of the house. Moves travel by WebSocket at /live; see docs/protocol.md.",
    )

    @app.exception_handler(BadInput)
    async def refused(request: Request, error: BadInput) -> Response:
        return rest.refuse(error)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        return rest.problem("bad_request", complained(error.errors()[:MOST_PROBLEMS]), 422)

    @app.exception_handler(HTTPException)
    async def unfit(request: Request, error: HTTPException) -> Response:
        return rest.problem("bad_request", _said(error), error.status_code, error.headers)

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> Response:
        return rest.problem("internal", message("bye-internal"), 500)

    @app.get("/style.css", include_in_schema=False)
    def style() -> Response:
        return Response(pages.STYLE, media_type="text/css")

    turns = Turns()
    app.include_router(games_api.build(service, turns))
    app.include_router(learn_api.build(turns))
    app.include_router(lab_api.build(service, turns))
    app.include_router(words_api.build(service.settings.pseudo))
    app.include_router(rest.build(service, addresses, turns))
    shared = share.Share(service, turns)
    app.include_router(share.build(shared))
    app.include_router(web_client.build(service.settings.web, shared))
    return app
