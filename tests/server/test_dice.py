"""What people bring to the dice: nonces that are committed and opened, and dice of their own."""

import asyncio
import hashlib
import secrets
from typing import Any

import pytest

from boardloom.match.verify_dice import Note, verify
from tests.server.running import Client, Server, run


def commits_to(nonce: bytes) -> str:
    return hashlib.sha256(nonce).hexdigest()


def checked_dice(server: Server, match: str) -> dict[str, Any]:
    """The record of a finished match, once its dice are found fair."""
    server.finished(match)
    record: dict[str, Any] = server.ask("GET", f"/api/finished/{match}/dice").json()
    verify(record)
    return record


def test_nonces_are_committed_then_opened(server: Server) -> None:
    async def play() -> None:
        nonces = [secrets.token_bytes(32), secrets.token_bytes(32)]
        commits = [commits_to(nonce) for nonce in nonces]
        made = server.make("cards", "link", "link")
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


def test_nobody_is_left_out_of_the_dice_without_consent(server: Server) -> None:
    """Started by the host alone, before a committed player opened, the server could choose the key."""
    made = server.make("cards", "here:Ann", "link:Bo", "link:Cy", options={"turns": 1})
    nonces = [secrets.token_bytes(32), secrets.token_bytes(32)]

    async def play() -> None:
        host = await Client.open(server.live, made.match, made.host)
        bo, cy = [await Client.open(server.live, made.match, made.seats[seat]) for seat in (1, 2)]
        watcher = await Client.open(server.live, made.match, made.watch)
        assert await host.refused("start") == "not_now"
        await bo.done("join", commit=commits_to(nonces[0]))
        await cy.done("join", commit=commits_to(nonces[1]))
        await bo.done("open", seat=1, nonce=nonces[0].hex())
        assert await watcher.refused("start") == "not_allowed"
        await host.done("start")
        await bo.done("start")
        assert bo.table["phase"] == "opening"
        assert bo.table["dice"]["waived"] == [0, 1]
        await cy.done("start")
        assert cy.table["phase"] == "playing"
        for client in (host, bo):
            await client.caught_up(cy.seq)
        await asyncio.gather(host.play(), bo.play(), cy.play())

    run(play())
    record = checked_dice(server, made.match)
    assert [event["do"] for event in record["prelude"]] == [*["commit"] * 2, "open", *["without"] * 3]
    assert Note("closed", (2,)) in verify(record).notes


def test_a_nonce_more_ends_the_consent_to_start_without_it(server: Server) -> None:
    """What one agrees to is to start without those that are closed then."""
    made = server.make("cards", "link:Ann", "link:Bo", "link:Cy")
    nonces = [bytes([seat]) * 32 for seat in range(3)]

    async def play() -> None:
        clients = [await Client.open(server.live, made.match, made.seats[seat]) for seat in range(3)]
        for client, nonce in zip(clients, nonces, strict=True):
            await client.done("join", commit=commits_to(nonce))
        await clients[0].done("start")
        await clients[1].done("open", seat=1, nonce=nonces[1].hex())
        assert clients[1].table["dice"]["waived"] == []

    run(play())


def test_nobody_commits_after_a_nonce_is_open(server: Server) -> None:
    """With the chain known, a nonce that suits could be looked for: so everybody commits again."""
    made = server.make("cards", "link:Ann", "link:Bo", options={"turns": 1})
    nonces = [secrets.token_bytes(32) for _ in range(4)]

    async def play() -> None:
        host = await Client.open(server.live, made.match, made.host)
        ann, bo = [await Client.open(server.live, made.match, made.seats[seat]) for seat in (0, 1)]
        await ann.done("join", commit=commits_to(nonces[0]))
        await bo.done("join", commit=commits_to(nonces[1]))
        await ann.done("open", seat=0, nonce=nonces[0].hex())
        await host.done("seat", seat=1, now="link")
        assert host.table["phase"] == "gathering"
        assert [[seat["joined"], seat["commit"], seat["nonce"]] for seat in host.table["seats"]] == [
            [False, "", ""]
        ] * 2
        await bo.done("join", commit=commits_to(nonces[3]))
        assert bo.table["phase"] == "gathering"
        await ann.done("join", commit=commits_to(nonces[2]))
        assert await ann.refused("open", seat=0, nonce=nonces[0].hex()) == "illegal"
        await ann.done("open", seat=0, nonce=nonces[2].hex())
        await bo.done("open", seat=1, nonce=nonces[3].hex())
        assert bo.table["phase"] == "playing"
        await ann.caught_up(bo.seq)
        await asyncio.gather(ann.play(), bo.play())

    run(play())
    record = checked_dice(server, made.match)
    assert [seat["nonce"] for seat in record["seats"]] == [nonce.hex() for nonce in nonces[2:]]
    assert Note("rounds", many=1) in verify(record).notes


def test_people_at_the_hosts_device_commit_again_too(server: Server) -> None:
    async def play() -> None:
        nonces = [bytes([number]) * 32 for number in range(3)]
        seats = [{"kind": "here", "commit": commits_to(nonces[0])}, {"kind": "link"}]
        reply = server.ask("POST", "/api/matches", {"game": "snakes", "seats": seats}).json()
        host = await Client.open(server.live, reply["match"], reply["links"]["host"].split("#")[1])
        bo = await Client.open(server.live, reply["match"], reply["links"]["seats"]["1"].split("#")[1])
        await bo.done("join", commit=commits_to(nonces[1]))
        await host.done("open", seat=0, nonce=nonces[0].hex())
        await host.done("seat", seat=1, now="bot")
        assert host.table["phase"] == "gathering"
        assert await host.refused("join", commit=commits_to(nonces[2])) == "not_allowed"
        assert await host.refused("join", seat=1, commit=commits_to(nonces[2])) == "not_allowed"
        await host.done("join", seat=0, commit=commits_to(nonces[2]))
        await host.done("open", seat=0, nonce=nonces[2].hex())
        assert host.table["phase"] == "playing"

    run(play())


@pytest.mark.parametrize("everybody_joined", [False, True])
def test_a_nonce_that_a_bot_cannot_open_is_not_waited_for(server: Server, everybody_joined: bool) -> None:
    made = server.make("cards", "here:Ann", "link:Bo", "link:Cy", options={"turns": 1})

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
        made = server.make("cards", "here:Ann", "link:Bo")
        host = await Client.open(server.live, made.match, made.host)
        bo = await Client.open(server.live, made.match, made.seats[1])
        await bo.done("join", commit=commits_to(bytes(32)))
        await host.caught_up(bo.seq)
        assert host.table["phase"] == "opening"
        await host.done("seat", seat=1, now="bot")
        assert host.table["phase"] == "playing"

    run(play())


def test_a_nonce_once_opened_counts_if_a_bot_takes_over(server: Server) -> None:
    made = server.make("cards", "link:Ann", "link:Bo", options={"turns": 1})
    nonces = [secrets.token_bytes(32), secrets.token_bytes(32)]

    async def play() -> None:
        host = await Client.open(server.live, made.match, made.host)
        ann, bo = [await Client.open(server.live, made.match, made.seats[seat]) for seat in (0, 1)]
        await ann.done("join", commit=commits_to(nonces[0]))
        await bo.done("join", commit=commits_to(nonces[1]))
        await bo.done("open", seat=1, nonce=nonces[1].hex())
        await host.done("seat", seat=1, now="bot")
        await ann.caught_up(host.seq)
        await ann.done("open", seat=0, nonce=nonces[0].hex())
        assert ann.table["phase"] == "playing"
        await ann.play()

    run(play())
    record = checked_dice(server, made.match)
    assert [seat["nonce"] for seat in record["seats"]] == [nonce.hex() for nonce in nonces]


def test_a_person_at_the_hosts_device_commits_when_the_match_is_made(server: Server) -> None:
    async def play() -> None:
        nonce = bytes(range(32))
        seats = [{"kind": "here", "commit": commits_to(nonce)}, {"kind": "bot"}]
        reply = server.ask("POST", "/api/matches", {"game": "snakes", "seats": seats}).json()
        host = await Client.open(server.live, reply["match"], reply["links"]["host"].split("#")[1])
        assert host.table["phase"] == "opening"
        await host.done("open", seat=0, nonce=nonce.hex())
        assert host.table["phase"] == "playing"
        assert host.table["seats"][0]["nonce"] == nonce.hex()

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
        plain = server.make("snakes", "here", "here", options={"turn_order": "fixed"})
        host = await Client.open(server.live, plain.match, plain.host)
        assert await host.refused("roll", action=6) == "illegal"

    run(play())
