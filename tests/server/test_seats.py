"""Who sits where: links, names, bots in and out, people who leave, watchers, rematches."""

import asyncio
import hashlib
import secrets
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from boardloom.play.verify_dice import verify
from tests.server.running import END, Client, Server, run, seated


def test_names_and_colours_are_chosen_on_joining(server: Server) -> None:
    async def play() -> None:
        made = server.make("veil", "link:Ann", "link")
        ann = await Client.open(server.live, made.match, made.seats[0])
        assert ann.table["phase"] == "gathering"
        await ann.done("join", colour="teal")
        bo = await Client.open(server.live, made.match, made.seats[1])
        assert await bo.refused("join", name="ann") == "name_taken"
        assert await bo.refused("join", name=" Bo") == "bad_message"
        assert await bo.refused("join", name="B" * 31) == "bad_message"
        assert await bo.refused("join", name="<b>", colour="url(x)") == "bad_message"
        await bo.done("join", name="Bo", colour="#aa00ff")
        assert [seat["name"] for seat in bo.table["seats"]] == ["Ann", "Bo"]
        assert [seat["colour"] for seat in bo.table["seats"]] == ["teal", "#aa00ff"]
        assert bo.table["phase"] == "playing"
        assert await bo.refused("join", name="Bob") == "not_now"

    run(play())


def test_nonces_are_committed_then_opened(server: Server) -> None:
    async def play() -> None:
        nonces = [secrets.token_bytes(32), secrets.token_bytes(32)]
        commits = [hashlib.sha256(nonce).hexdigest() for nonce in nonces]
        made = server.make("veil", "link", "link")
        ann = await Client.open(server.live, made.match, made.seats[0])
        bo = await Client.open(server.live, made.match, made.seats[1])
        await ann.done("join", commit=commits[0])
        assert await ann.refused("open", seat=0, nonce=nonces[0].hex()) == "not_now"
        await bo.caught_up(ann.seq)
        await bo.done("join", commit=commits[1])
        assert bo.table["phase"] == "opening"
        await ann.caught_up(bo.seq)
        assert await ann.refused("open", seat=0, nonce=nonces[1].hex()) == "illegal"
        assert await ann.refused("open", seat=1, nonce=nonces[1].hex()) == "not_allowed"
        await ann.done("open", seat=0, nonce=nonces[0].hex())
        assert await ann.refused("open", seat=0, nonce=nonces[0].hex()) == "not_now"
        await bo.caught_up(ann.seq)
        await bo.done("open", seat=1, nonce=nonces[1].hex())
        lines = ["boardloom dice 1", made.match, f"0 {nonces[0].hex()}", f"1 {nonces[1].hex()}"]
        assert bo.table["dice"]["key"] == hashlib.sha256("\n".join(lines).encode()).hexdigest()
        assert bo.table["phase"] == "playing"

    run(play())


def test_the_host_need_not_wait_for_a_closed_nonce(server: Server) -> None:
    async def play() -> None:
        commit = hashlib.sha256(bytes(32)).hexdigest()
        made = server.make("veil", "link", "link")
        host = await Client.open(server.live, made.match, made.host)
        assert await host.refused("start") == "not_now"
        for seat in (0, 1):
            client = await Client.open(server.live, made.match, made.seats[seat])
            await client.done("join", commit=commit)
        assert await client.refused("start") == "not_allowed"
        await host.caught_up(client.seq)
        await host.done("start")
        assert host.table["phase"] == "playing"

    run(play())


def commits_to(nonce: bytes) -> str:
    return hashlib.sha256(nonce).hexdigest()


def checked_dice(server: Server, match: str) -> dict[str, Any]:
    """The record of a finished match, once its dice are found fair."""
    server.finished(match)
    record: dict[str, Any] = server.ask("GET", f"/api/finished/{match}/dice").json()
    verify(record)
    return record


@pytest.mark.parametrize("everybody_joined", [False, True])
def test_a_nonce_that_a_bot_cannot_open_is_not_waited_for(server: Server, everybody_joined: bool) -> None:
    made = server.make("veil", "here:Ann", "link:Bo", "link:Cy", options={"turns": 1})

    async def play() -> None:
        nonce = secrets.token_bytes(32)
        host = await Client.open(server.live, made.match, made.host)
        bo = await Client.open(server.live, made.match, made.seats[1])
        cy = await Client.open(server.live, made.match, made.seats[2])
        await bo.done("join", commit=commits_to(secrets.token_bytes(32)))
        if everybody_joined:
            await cy.done("join", commit=commits_to(nonce))
        await host.done("seat", seat=1, now="bot")
        if not everybody_joined:
            await cy.done("join", commit=commits_to(nonce))
        await cy.caught_up(host.seq)
        assert cy.table["phase"] == "opening"
        await cy.done("open", seat=2, nonce=nonce.hex())
        assert cy.table["phase"] == "playing"
        await host.caught_up(cy.seq)
        await asyncio.gather(host.play(), cy.play())

    run(play())
    assert [bool(seat["nonce"]) for seat in checked_dice(server, made.match)["seats"]] == [False, False, True]


def test_the_last_nonce_that_is_waited_for_may_be_a_bots(server: Server) -> None:
    async def play() -> None:
        made = server.make("veil", "here:Ann", "link:Bo")
        host = await Client.open(server.live, made.match, made.host)
        bo = await Client.open(server.live, made.match, made.seats[1])
        await bo.done("join", commit=commits_to(bytes(32)))
        await host.caught_up(bo.seq)
        assert host.table["phase"] == "opening"
        await host.done("seat", seat=1, now="bot")
        assert host.table["phase"] == "playing"

    run(play())


def test_a_nonce_once_opened_counts_whoever_sits_there(server: Server) -> None:
    made = server.make("veil", "link:Ann", "link:Bo", options={"turns": 1})
    nonces = [secrets.token_bytes(32), secrets.token_bytes(32)]

    async def play() -> None:
        host = await Client.open(server.live, made.match, made.host)
        ann, bo = [await Client.open(server.live, made.match, made.seats[seat]) for seat in (0, 1)]
        await ann.done("join", commit=commits_to(nonces[0]))
        await bo.done("join", commit=commits_to(nonces[1]))
        await bo.done("open", seat=1, nonce=nonces[1].hex())
        await host.done("seat", seat=1, now="bot")
        await host.done("seat", seat=1, now="link")
        await bo.done("join", commit=commits_to(secrets.token_bytes(32)))
        assert bo.table["phase"] == "opening"
        await ann.caught_up(bo.seq)
        await ann.done("open", seat=0, nonce=nonces[0].hex())
        assert ann.table["phase"] == "playing"
        await bo.caught_up(ann.seq)
        await asyncio.gather(ann.play(), bo.play())

    run(play())
    record = checked_dice(server, made.match)
    assert [seat["nonce"] for seat in record["seats"]] == [nonce.hex() for nonce in nonces]


def test_a_person_at_the_hosts_device_commits_when_the_match_is_made(server: Server) -> None:
    async def play() -> None:
        nonce = bytes(range(32))
        seats = [{"kind": "here", "commit": hashlib.sha256(nonce).hexdigest()}, {"kind": "bot"}]
        reply = server.ask("POST", "/api/matches", {"game": "snakes", "seats": seats}).json()
        host = await Client.open(server.live, reply["match"], reply["links"]["host"].split("#")[1])
        assert host.table["phase"] == "opening"
        await host.done("open", seat=0, nonce=nonce.hex())
        assert host.table["phase"] == "playing"
        assert host.table["seats"][0]["nonce"] == nonce.hex()

    run(play())


def test_the_host_puts_a_bot_in_any_seat_and_gives_it_back(server: Server) -> None:
    async def play() -> None:
        made = server.make("veil", "link:Ann", "link:Bo", options={"turns": 4})
        ann, bo = await seated(server, made)
        host = await Client.open(server.live, made.match, made.host)
        assert await ann.refused("seat", seat=1, now="bot") == "not_allowed"
        assert await host.refused("seat", seat=2, now="bot") == "illegal"
        assert await host.refused("seat", seat=1, now="bot", bot="clever") == "illegal"
        await host.done("seat", seat=1, now="bot", bot="throws")
        await ann.caught_up(host.seq)
        await ann.done("move", action=END)
        while ann.view["turn"] != 0:
            await ann.hear()
        await bo.caught_up(ann.seq)
        assert await bo.refused("move", action=END) == "not_your_turn"
        await host.done("seat", seat=1, now="link")
        await ann.caught_up(host.seq)
        await ann.done("move", action=END)
        await bo.caught_up(ann.seq)
        await bo.done("move", action=END)
        assert not bo.view["over"]

    run(play())


def test_whoever_is_connected_hears_which_seats_they_play_now(server: Server) -> None:
    async def play() -> None:
        made = server.make("veil", "here:Ann", "link:Bo")
        host = await Client.open(server.live, made.match, made.host)
        await host.done("seat", seat=1, now="bot")
        bo = await Client.open(server.live, made.match, made.seats[1])
        assert bo.seats == []
        await host.done("seat", seat=1, now="link")
        await bo.until("welcome", role="seat", seats=[1])
        await bo.until("presence", seats=[True, True])
        await host.done("seat", seat=1, now="here")
        assert host.seats == [0, 1]
        await bo.until("welcome", role="seat", seats=[])
        bo.abort()
        await host.until("presence", seats=[True, True])
        await host.done("seat", seat=1, now="link")
        await host.until("presence", seats=[True, False])

    run(play())


def test_the_host_may_fill_a_seat_nobody_took(server: Server) -> None:
    async def play() -> None:
        made = server.make("veil", "link:Ann", "link:Bo")
        ann = await Client.open(server.live, made.match, made.seats[0])
        await ann.done("join")
        host = await Client.open(server.live, made.match, made.host)
        await host.done("seat", seat=1, now="bot")
        assert host.table["phase"] == "playing"
        await ann.caught_up(host.seq)
        assert ann.my_turn

    run(play())


def test_a_bot_stands_in_after_the_grace_time_and_goes_when_the_person_is_back(server: Server) -> None:
    async def play() -> None:
        made = server.make("veil", "link:Ann", "link:Bo", grace=0.2, options={"turns": 50})
        ann, bo = await seated(server, made)
        await bo.close()
        await ann.done("move", action=END)
        while ann.view["turn"] != 0:
            await ann.hear()
        assert ann.table["seats"][1]["away"]
        assert ann.table["seats"][1]["kind"] == "bot"
        bo = await Client.open(server.live, made.match, made.seats[1])
        assert bo.table["seats"][1]["kind"] == "link"
        await ann.caught_up(bo.seq)
        await ann.done("move", action=END)
        await bo.caught_up(ann.seq)
        assert bo.my_turn
        assert bo.seats == [1]

    run(play())


def test_a_second_tab_keeps_the_seat(server: Server) -> None:
    async def play() -> None:
        made = server.make("veil", "link", "link", grace=0.1)
        ann, bo = await seated(server, made)
        await Client.open(server.live, made.match, made.seats[1])
        await bo.close()
        await asyncio.sleep(0.4)
        await ann.say(do="sync")
        await ann.until("snapshot")
        assert not ann.table["seats"][1]["away"]

    run(play())


def test_without_a_grace_time_the_match_waits(server: Server) -> None:
    async def play() -> None:
        ann, bo = await seated(server, server.make("veil", "link", "link"))
        assert await bo.refused("leave") == "not_now"
        await bo.close()
        await asyncio.sleep(0.3)
        await ann.say(do="sync")
        await ann.until("snapshot")
        assert not ann.table["seats"][1]["away"]

    run(play())


def test_leaving_lets_a_bot_in_at_once(server: Server) -> None:
    async def play() -> None:
        ann, bo = await seated(server, server.make("veil", "link", "link", grace=1000))
        await bo.done("leave")
        assert bo.seats == []
        await ann.caught_up(bo.seq)
        assert ann.table["seats"][1]["away"]
        assert ann.seats == [0]

    run(play())


def test_watchers_are_let_in_and_sent_away(server: Server) -> None:
    async def play() -> None:
        made = server.make("veil", "link", "link")
        await seated(server, made)
        host = await Client.open(server.live, made.match, made.host)
        watcher = await Client.open(server.live, made.match, made.watch)
        assert watcher.seats == []
        await host.done("watchers", on=False)
        with pytest.raises(ConnectionClosed):
            await watcher.until("nothing")
        with pytest.raises(ConnectionClosed):
            await Client.open(server.live, made.match, made.watch)
        await host.done("watchers", on=True)
        await Client.open(server.live, made.match, made.watch)

    run(play())


def test_a_renewed_link_replaces_the_old_one(server: Server) -> None:
    async def play() -> None:
        made = server.make("veil", "link", "link")
        _, bo = await seated(server, made)
        host = await Client.open(server.live, made.match, made.host)
        assert await bo.refused("renew", seat=0) == "not_allowed"
        answer = await host.done("renew", seat=1, id="once")
        while "secret" not in answer:
            answer = await host.until("answer")
        with pytest.raises(ConnectionClosed):
            await bo.until("nothing")
        with pytest.raises(ConnectionClosed):
            await Client.open(server.live, made.match, made.seats[1])
        back = await Client.open(server.live, made.match, answer["secret"])
        assert back.seats == [1]
        again = await host.done("renew", seat=1, id="once")
        assert again["secret"] == answer["secret"]
        assert (await Client.open(server.live, made.match, answer["secret"])).seats == [1]

    run(play())


def test_a_rematch_turns_the_seats_and_keeps_the_links(server: Server) -> None:
    async def play() -> None:
        made = server.make("veil", "link:Ann", "bot:Robo", "link:Bo", options={"turns": 1})
        ann, bo = await seated(server, made)
        host = await Client.open(server.live, made.match, made.host)
        assert await host.refused("rematch") == "not_now"
        await asyncio.gather(ann.play(), bo.play())
        await host.caught_up(bo.seq)
        assert await bo.refused("rematch") == "not_allowed"
        await host.done("rematch")
        await bo.until("news")
        fresh = bo.table["rematch"]
        assert await host.refused("rematch") == "not_now"
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
        await client.play()
        first = await client.done("rematch", id="again")
        while first["kind"] != "answer":
            first = await client.until("answer")
        assert (await client.done("rematch", id="again"))["match"] == first["match"]
        return first

    async def later(server: Server, match: str, host: str) -> dict[str, Any]:
        client = await Client.open(server.live, match, host)
        return await client.done("rematch", id="again")

    with Server(tmp_path) as server:
        made = server.make("veil", "here", "bot", options={"turns": 1})
        first = run(twice(server, made.match, made.host))
    with Server(tmp_path) as server:
        assert run(later(server, made.match, made.host))["match"] == first["match"]


async def rematched(server: Server, host: Client, secret: str) -> Client:
    """Play to the end, then once more: somebody who opens the new match."""
    await host.play()
    answer = await host.done("rematch")
    while answer["kind"] != "answer":
        answer = await host.until("answer")
    return await Client.open(server.live, answer["match"], secret)


def test_watchers_who_were_sent_away_stay_away_in_a_rematch(server: Server) -> None:
    async def play() -> None:
        made = server.make("veil", "here", "bot", options={"turns": 1})
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


def test_own_dice_are_typed_in_and_marked(server: Server) -> None:
    async def play() -> None:
        made = server.make("snakes", "here", "here", own_dice=True, options={"turn_order": "fixed"})
        host = await Client.open(server.live, made.match, made.host)
        assert await host.refused("roll") == "illegal"
        assert await host.refused("roll", action=7) == "illegal"
        news = await host.done("roll", action=5)
        assert news["events"][0]["draw"] == 0
        assert "link" not in news["events"][0]
        assert host.table["dice"]["own"]
        usual = server.make("snakes", "here", "here", options={"turn_order": "fixed"})
        host = await Client.open(server.live, usual.match, usual.host)
        assert await host.refused("roll", action=6) == "illegal"

    run(play())
