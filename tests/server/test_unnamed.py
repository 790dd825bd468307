"""Players without a name on a server: everybody reads their own word for them, and nobody rates them."""

import asyncio
from typing import Any

import pytest
from msgspec import convert

from boardloom.core.message import Series
from boardloom.match import transcript
from boardloom.words import catalogue
from tests.server.running import Client, Server, run, seated


@pytest.fixture(scope="module")
def unnamed(server: Server) -> str:
    """A finished game of somebody called as if without a name, and somebody without one."""

    async def play() -> str:
        made = server.make("snakes", "link:Player 2", "link")
        clients = await seated(server, made)
        assert [seat["name"] for seat in clients[0].table["seats"]] == ["Player 2", ""]
        await asyncio.gather(*(client.play() for client in clients))
        return made.match

    match: str = run(play())
    return match


def asked(server: Server, match: str, what: str = "") -> Any:
    return server.ask("GET", f"/api/finished/{match}{what}").json()


@pytest.mark.parametrize(("language", "word"), [("de", "Spieler 2"), ("ar", "اللاعب 2")])
def test_a_game_is_told_in_the_readers_words(server: Server, unnamed: str, language: str, word: str) -> None:
    replay, words = asked(server, unnamed, "/replay"), catalogue(language)
    names = [seat["name"] for seat in replay["seats"]]
    told = {
        seat: " ".join(
            words.format(convert(move["story"], Series), names)
            for move in replay["moves"]
            if move["seat"] == seat
        )
        for seat in (0, 1)
    }
    assert words.names(names) == ["Player 2", word]
    assert "Player 2" in told[0]
    assert word in told[1]


def test_who_has_no_name_is_kept_without_one(server: Server, unnamed: str) -> None:
    stats = asked(server, unnamed)
    assert [player["name"] for player in stats["players"]] == ["Player 2", ""]
    assert stats["winners"] == asked(server, unnamed, "/replay")["winners"]
    written = server.ask("GET", f"/api/finished/{unnamed}/transcript").body.decode()
    match = transcript.read(written)
    assert match.names == ["Player 2", ""]
    assert match.winners == stats["winners"]


def test_a_match_with_somebody_unnamed_is_not_rated(server: Server, unnamed: str) -> None:
    def ranked() -> set[str]:
        return {rank["player"] for rank in server.ask("GET", "/api/leaderboard/snakes").json()}

    assert asked(server, unnamed)["rated"] is False
    assert not ranked() & {"", "Player 2"}

    async def play() -> str:
        made = server.make("snakes", "link:Player 2", "link:Player 1")
        await asyncio.gather(*(client.play() for client in await seated(server, made)))
        return made.match

    assert asked(server, run(play()))["rated"] is True
    assert {"Player 1", "Player 2"} <= ranked()


def test_a_name_may_be_typed_on_joining(server: Server) -> None:
    async def join() -> None:
        made = server.make("snakes", "link", "link", "link")
        one, two, three = [await Client.open(server.live, made.match, link) for link in made.seats.values()]
        await one.done("join")
        await two.done("join", name="Player 1")
        assert await three.refused("join", name="player 1") == "name_taken"
        await three.done("join")
        await one.caught_up(three.seq)
        assert [seat["name"] for seat in one.table["seats"]] == ["", "Player 1", ""]

    run(join())


def test_a_rematch_has_nobody_named_who_was_not(server: Server) -> None:
    async def play() -> None:
        made = server.make("snakes", "here", "here:Ann")
        host = await Client.open(server.live, made.match, made.host)
        await host.play()
        again = await host.done("rematch")
        other = await Client.open(server.live, again["match"], made.host)
        assert [seat["name"] for seat in other.table["seats"]] == ["Ann", ""]

    run(play())
