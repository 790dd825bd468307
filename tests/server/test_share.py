"""What links look like where they are shared: words in the head of a page, and a picture of the board."""

import asyncio
import re
import struct
from functools import partial
from html import unescape
from pathlib import Path

import pytest

from boardloom.server.errors import Refusal
from boardloom.server.http.pictures import AT_ONCE, EACH, MOST_KEPT, Pictures
from boardloom.server.ops.settings import WEB
from boardloom.svg.logo import icon_file
from boardloom.svg.pixels import rendered
from tests.server.running import Client, Reply, Server, quiet_port, run, seated

TAG = re.compile(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">')


def told(server: Server, path: str, **headers: str) -> dict[str, str]:
    """What the head of a page says of it."""
    page = server.ask("GET", path, headers=headers)
    assert page.status == 200
    return {name: unescape(said) for name, said in TAG.findall(page.body.decode())}


def card(server: Server, path: str, **headers: str) -> Reply:
    return server.ask("GET", f"/cards/{path}.png", headers=headers)


def size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n")
    wide, high = struct.unpack(">II", png[16:24])
    return wide, high


@pytest.mark.parametrize("page", ["", "set-up/ludo", "rules/blokus", "leaders", "m/" + 20 * "0"])
def test_every_page_says_what_it_is_and_has_a_picture(server: Server, page: str) -> None:
    assert WEB.is_dir(), "the web client is not built: run ./test"
    said = told(server, f"/{page}")
    assert said["og:title"]
    assert said["og:description"] == said["description"]
    assert said["og:url"] == f"{server.url}/{page}"
    assert said["twitter:card"] == "summary_large_image"
    assert said["og:image"].startswith(server.url)
    picture = server.ask("GET", said["og:image"].removeprefix(server.url))
    assert (picture.status, picture.headers["content-type"]) == (200, "image/png")
    assert size(picture.body) == (1200, 630) == (int(said["og:image:width"]), int(said["og:image:height"]))
    assert picture.headers["cross-origin-resource-policy"] == "cross-origin"


def test_a_page_speaks_the_language_that_is_asked_for(server: Server) -> None:
    english, german = (
        told(server, "/set-up/ludo"),
        told(server, "/set-up/ludo", **{"Accept-Language": "de-CH"}),
    )
    assert (english["og:title"], german["og:title"]) == ("Play Ludo", "Ludo spielen")
    assert told(server, "/set-up/ludo?lang=de")["og:title"] == "Ludo spielen"
    pictures = [server.ask("GET", f"/cards/set-up/ludo.png?lang={code}").body for code in ("en", "de", "ar")]
    assert len(set(pictures)) == 3


def test_addresses_are_those_that_people_see(tmp_path: Path) -> None:
    port = quiet_port()
    with Server(tmp_path, "--public-url", "https://games.example.org", "--port", str(port)) as server:
        server.url = f"http://127.0.0.1:{port}"
        said = told(server, "/rules/ludo")
    assert said["og:url"] == "https://games.example.org/rules/ludo"
    assert said["og:image"] == "https://games.example.org/cards/rules/ludo.png?lang=en"


def test_an_invitation_becomes_a_running_game_and_a_replay(server: Server) -> None:
    made = server.make("snakes", "link:Ann", "link:Bo")
    path = f"m/{made.match}"
    assert told(server, f"/{path}")["og:title"] == "Join a game of Snakes & Ladders"
    before = card(server, path)
    again = card(server, path, **{"If-None-Match": before.headers["etag"]})
    assert (again.status, again.body) == (304, b"")

    async def played() -> None:
        ann, bo = await seated(server, made)
        assert told(server, f"/{path}")["og:title"] == "Snakes & Ladders: a game is on"
        while not ann.view["over"]:
            await ann.caught_up(bo.seq)
            await bo.caught_up(ann.seq)
            await (ann if ann.my_turn else bo).act()
            await asyncio.gather(ann.caught_up(bo.seq), bo.caught_up(ann.seq))

    run(played())
    after = card(server, path, **{"If-None-Match": before.headers["etag"]})
    assert after.status == 200
    assert after.body != before.body
    assert told(server, f"/{path}")["og:title"] == "A game of Snakes & Ladders"
    replay = told(server, f"/games/{made.match}")
    assert replay["og:title"] == "A game of Snakes & Ladders"
    assert re.search("Ann|Bo", replay["og:description"])
    assert size(card(server, f"games/{made.match}").body) == (1200, 630)


def test_a_picture_shows_only_what_watchers_see(server: Server) -> None:
    """Everybody is dealt a card face down: whatever it is, pictures are the same."""
    matches = [server.make("cards", "link:Ann", "link:Bo") for _ in range(4)]

    async def dealt() -> set[int]:
        tables = [await seated(server, made) for made in matches]
        return {ann.view["state"]["cards"][0] for ann, _ in tables}

    assert len(run(dealt())) > 1, "the same card was dealt at every table"
    assert len({card(server, f"m/{made.match}").body for made in matches}) == 1


def test_where_nobody_may_watch_the_board_is_empty_and_nobody_is_named(server: Server) -> None:
    made = server.make("snakes", "link:Ann", "link:Bo", options={"entities": []})
    path, pictures = f"m/{made.match}", []

    async def played() -> None:
        host = await Client.open(server.live, made.match, made.host)
        await host.done("watchers", on=False)
        ann, bo = await seated(server, made)
        pictures.append(card(server, path).body)
        for _ in range(6):
            await (ann if ann.my_turn else bo).act()
            await asyncio.gather(ann.caught_up(max(ann.seq, bo.seq)), bo.caught_up(max(ann.seq, bo.seq)))
        pictures.append(card(server, path).body)
        await host.done("watchers", on=True)
        pictures.append(card(server, path).body)

    run(played())
    assert pictures[0] == pictures[1] != pictures[2]


@pytest.mark.parametrize(
    "path", ["m/" + 20 * "0", "games/" + 20 * "f", "set-up/nothing", "x", "m/../house", ""]
)
def test_there_is_no_picture_of_what_is_not_there(server: Server, path: str) -> None:
    assert card(server, path).status == 404


def test_icons_are_drawn_as_large_as_systems_want_them(server: Server) -> None:
    for name, wide in (("icon-180", 180), ("icon-192", 192), ("icon-512", 512), ("icon-maskable", 512)):
        assert size(server.ask("GET", f"/{name}.png").body) == (wide, wide)


def test_whoever_asks_for_too_many_pictures_is_refused() -> None:
    async def asked() -> list[object]:
        pictures = Pictures()
        flooder, other = "2001:db8::1", "192.0.2.7"
        calls = [pictures.png(i, icon_file, 16, flooder) for i in range(EACH + 3)]
        return await asyncio.gather(*calls, pictures.png(-1, icon_file, 16, other), return_exceptions=True)

    answers = run(asked())
    refused = [answer for answer in answers if isinstance(answer, Refusal)]
    assert (len(refused), refused[0].code) == (3, "too_fast")
    assert isinstance(answers[-1], bytes), "somebody else is not held responsible"


def test_the_same_picture_is_painted_once_and_few_are_kept() -> None:
    painted: list[int] = []

    def draw(number: int) -> str:
        painted.append(number)
        return icon_file()

    async def asked() -> Pictures:
        pictures = Pictures()
        await asyncio.gather(*(pictures.png(0, lambda: draw(0), 16, "") for _ in range(2 * AT_ONCE)))
        for number in range(1, MOST_KEPT + 1):
            await pictures.png(number, partial(draw, number), 16, "")
        return pictures

    pictures = run(asked())
    assert painted.count(0) == 1
    assert len(pictures.kept) == MOST_KEPT
    assert 0 not in pictures.kept


def test_letters_are_drawn() -> None:
    def drawn(words: str) -> bytes:
        said = f'<text y="20">{words}</text>'
        return rendered(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30">{said}</svg>', 90)

    assert len({drawn(""), drawn("Ludo"), drawn("Łódź")}) == 3
