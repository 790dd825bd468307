"""What a link looks like where it is shared: title, description and picture of its page (Open Graph).

Pictures show what a watcher may see, and nothing but the empty board where the host lets nobody watch.
"""

import re
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from hashlib import blake2s
from html import escape
from typing import NamedTuple

from fastapi import APIRouter, Request
from fastapi.responses import Response

from boardloom import __version__
from boardloom.core.errors import BadInput
from boardloom.core.game import WATCHER, Position
from boardloom.core.message import Arg, Words, message
from boardloom.games import find, names
from boardloom.match.plain_view import safe_view
from boardloom.server.errors import Refusal
from boardloom.server.http.games_api import sample_match
from boardloom.server.http.pictures import Pictures
from boardloom.server.http.turns import Turns, address_of
from boardloom.server.ops.reach import for_links
from boardloom.server.session.room import Room
from boardloom.server.session.service import MatchService
from boardloom.svg.card import HEIGHT, WIDTH, Card, share_card
from boardloom.svg.logo import icon_file
from boardloom.svg.palette import THEMES
from boardloom.words import catalogue
from boardloom.words.languages import language_of_header, languages

MATCH = re.compile(r"(m|games)/([0-9a-f]{20})")
GAME = re.compile(r"(set-up|rules)/([^/]+)")
HOUSE = "house"
SHORT, LONG = 300, 86_400
"""Seconds for which a picture may be kept: of what still changes, and of what does not."""
ICONS = {"icon-180": (180, 5.0), "icon-192": (192, 0.0), "icon-512": (512, 0.0), "icon-maskable": (512, 10.0)}
"""By name: how many pixels wide, and how much room there is around the mark; with room it has a ground."""


class Subject(NamedTuple):
    """What a page is about."""

    path: str
    title: Words
    note: Words
    show: Callable[[], Position]
    """Where the game stands, as watchers see it."""
    state: Hashable = 0
    """Changes with the picture."""
    players: Sequence[str] = ()
    colours: Sequence[str] = ()
    lasting: bool = True


class Share:
    """Says of every page what it is about."""

    def __init__(self, service: MatchService, turns: Turns) -> None:
        self.service = service
        self.turns = turns
        self.pictures = Pictures()

    async def tags(self, path: str, request: Request) -> str:
        """What stands in the head of a page."""
        subject, language = await self._subject(path, request), asked(request)
        address, words = for_links(self.service.settings, *request.scope["server"]), catalogue(language)
        title, note = (words.format(said, subject.players) for said in (subject.title, subject.note))
        picture = f"{address}/cards/{subject.path}.png?lang={language}"
        described = {
            "og:type": "website",
            "og:site_name": "Boardloom",
            "og:locale": language,
            "og:title": title,
            "og:description": note,
            "og:url": f"{address}/{path}",
            "og:image": picture,
            "og:image:type": "image/png",
            "og:image:width": f"{WIDTH:.0f}",
            "og:image:height": f"{HEIGHT:.0f}",
            "og:image:alt": title,
        }
        named = {"description": note, "twitter:card": "summary_large_image"}
        return "".join(
            f'<meta {kind}="{name}" content="{escape(said)}">'
            for kind, some in (("property", described), ("name", named))
            for name, said in some.items()
        )

    async def card(self, path: str, request: Request) -> Response:
        """The picture of a page."""
        subject, language = await self._subject(path, request), asked(request)
        if subject.path != path:
            raise Refusal("unknown", message("refusal-nothing-here"))
        key = (path, subject.state, tuple(subject.players), language)
        tag = f'"{blake2s(repr((__version__, key)).encode(), digest_size=12).hexdigest()}"'
        headers = {
            "ETag": tag,
            "Cache-Control": f"public, max-age={LONG if subject.lasting else SHORT}",
            "Cross-Origin-Resource-Policy": "cross-origin",  # chats show it in pages of their own
        }
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        paint = partial(_painted, subject, language)
        png = await self.pictures.png(key, paint, int(WIDTH), address_of(request))
        return Response(png, headers=headers, media_type="image/png")

    async def icon(self, name: str, request: Request) -> Response:
        """The mark of the house, as systems want it that show installed pages."""
        wide, inset = ICONS[name]
        draw = partial(icon_file, THEMES["light"]["page"] if inset else "", inset)
        png = await self.pictures.png(name, draw, wide, address_of(request))
        return Response(png, headers={"Cache-Control": f"public, max-age={LONG}"}, media_type="image/png")

    async def _subject(self, path: str, request: Request) -> Subject:
        if (found := MATCH.fullmatch(path)) and (room := await self._room(found[2], request)):
            return _of_replay(found[1], room) if room.phase == "over" else _of_match(room)
        if (found := GAME.fullmatch(path)) and found[2] in names():
            return _of_game(found[1], found[2])
        return _of_house()

    async def _room(self, match: str, request: Request) -> Room | None:
        """The match, from memory or from its log; nobody is let in by that."""
        if session := self.service.sessions.get(match):
            return session.room
        try:
            stored = await self.turns.run(request, partial(self.service.store.load, match))
        except BadInput:
            return None
        return stored.room if stored else None


def build(share: Share) -> APIRouter:
    api = APIRouter()

    @api.get("/cards/{path:path}.png", include_in_schema=False)
    async def card(path: str, request: Request) -> Response:
        return await share.card(path, request)

    for name in ICONS:
        api.get(f"/{name}.png", include_in_schema=False)(partial(share.icon, name))
    return api


def asked(request: Request) -> str:
    """The language that an address names, or else the one that a browser prefers."""
    named = request.query_params.get("lang", "")
    return named if named in languages() else language_of_header(request.headers.get("accept-language", ""))


def _of_match(room: Room) -> Subject:
    title = find(room.header.game).called
    waits = room.phase in ("gathering", "opening")
    shown = room.position if room.watchable and not waits else room.first
    kind = "invite" if waits else "live"
    return Subject(
        f"m/{room.id}",
        message(f"share-{kind}", game=title),
        message(f"share-{kind}-note"),
        partial(shown.seen_by, WATCHER),
        state=(room.seq, room.watchable),
        players=[chair.name for chair in room.chairs] if room.watchable else (),
        colours=[chair.colour for chair in room.chairs],
        lasting=False,
    )


def _of_replay(page: str, room: Room) -> Subject:
    summary = safe_view(room.game).scene(room.position.seen_by(WATCHER)).summary
    title = message("web-replay-of", game=find(room.header.game).called)
    return Subject(
        f"{page}/{room.id}",
        title,
        summary.headline if summary else message("share-replay-note"),
        partial(room.position.seen_by, WATCHER),
        state=room.seq,
        players=[chair.name for chair in room.chairs],
        colours=[chair.colour for chair in room.chairs],
    )


def _of_game(page: str, name: str) -> Subject:
    title = message("web-rules-of" if page == "rules" else "share-set-up", game=find(name).called)
    return Subject(f"{page}/{name}", title, message(f"{name}-summary"), partial(_sample, name))


def _of_house() -> Subject:
    return Subject(HOUSE, "Boardloom", message("web-app-tagline"), partial(_sample, names()[0]))


def _sample(name: str) -> Position:
    match, stop = sample_match(name)
    return match.positions[stop].seen_by(WATCHER)


def _painted(subject: Subject, language: str) -> str:
    seen, spoken = subject.show(), catalogue(language)
    view, given = safe_view(seen.game), list(subject.players)

    def words(said: Arg) -> str:
        return spoken.format(said, given)

    card = Card(
        words(subject.title),
        words(subject.note),
        spoken.names(given) if given else (),
        subject.colours,
        spoken.right_to_left,
    )
    return share_card(view.board(seen.config), view.scene(seen), card, words)
