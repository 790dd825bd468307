"""Playing once more: seats, links, watchers and options in a rematch."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import Client, Server, run, seated


async def asked_for(host: Client, **command: Any) -> dict[str, Any]:
    """Play to the end, and ask for a rematch: the answer."""
    await host.play()
    answer = await host.done("rematch", **command)
    while answer["kind"] != "answer":
        answer = await host.until("answer")
    return answer


async def rematched(server: Server, host: Client, secret: str) -> Client:
    """Play to the end, then once more: somebody who opens the new match."""
    answer = await asked_for(host)
    return await Client.open(server.live, answer["match"], secret)


def test_a_rematch_turns_the_seats_and_keeps_the_links(server: Server) -> None:
    async def play() -> None:
        made = server.make("cards", "link:Ann", "bot:Robo", "link:Bo", options={"turns": 1})
        ann, bo = await seated(server, made)
        host = await Client.open(server.live, made.match, made.host)
        assert await host.refused("rematch") == "not_now"
        await asyncio.gather(ann.play(), bo.play())
        await host.caught_up(bo.seq)
        watcher = await Client.open(server.live, made.match, made.watch)
        assert await watcher.refused("rematch") == "not_allowed"
        await bo.done("rematch")  # everybody at the table may, the host is only one of them
        fresh = (await host.until("news"))["table"]["rematch"]
        assert (await host.done("rematch"))["match"] == fresh
        again = await Client.open(server.live, fresh, made.seats[0])
        assert [seat["name"] for seat in again.table["seats"]] == ["Robo", "Bo", "Ann"]
        await again.done("join")
        other = await Client.open(server.live, fresh, made.seats[2])
        await other.done("join")
        assert other.table["phase"] == "playing"
        assert (again.seats, other.seats) == ([2], [1])

    run(play())


def test_what_was_answered_is_answered_again(tmp_path: Path) -> None:
    async def twice(server: Server, match: str, host: str) -> dict[str, Any]:
        client = await Client.open(server.live, match, host)
        first = await asked_for(client, id="again")
        assert (await client.done("rematch", id="again"))["match"] == first["match"]
        return first

    async def later(server: Server, match: str, host: str) -> dict[str, Any]:
        client = await Client.open(server.live, match, host)
        return await client.done("rematch", id="again")

    with Server(tmp_path) as server:
        made = server.make("cards", "here", "bot", options={"turns": 1})
        first = run(twice(server, made.match, made.host))
    with Server(tmp_path) as server:
        assert run(later(server, made.match, made.host))["match"] == first["match"]


def test_watchers_who_were_sent_away_stay_away_in_a_rematch(server: Server) -> None:
    async def play() -> None:
        made = server.make("cards", "here", "bot", options={"turns": 1})
        host = await Client.open(server.live, made.match, made.host)
        await host.done("watchers", on=False)
        again = await rematched(server, host, made.host)
        assert not again.table["watchable"]
        with pytest.raises(ConnectionClosed):
            await Client.open(server.live, again.table["match"], made.watch)

    run(play())


@pytest.mark.parametrize(
    ("game", "options", "turned"),
    [
        ("custom", {"types": ["lucky", "unlucky"], "size": 8}, {"types": ["unlucky", "lucky"]}),
        ("custom", {"colours": ["red", "blue"], "size": 8}, {"colours": ["blue", "red"]}),
        ("ludo", {"positions": ["B", "D"], "tokens": 1}, {"positions": ["D", "B"]}),
    ],
)
def test_what_was_chosen_for_each_player_moves_with_them_in_a_rematch(
    server: Server, game: str, options: dict[str, Any], turned: dict[str, Any]
) -> None:
    async def play() -> None:
        made = server.make(game, "here:Ann", "here:Bo", options=options)
        host = await Client.open(server.live, made.match, made.host)
        before = host.table["options"]
        again = await rematched(server, host, made.host)
        assert [seat["name"] for seat in again.table["seats"]] == ["Bo", "Ann"]
        assert again.table["options"] == before | turned

    run(play())
