"""Who sits where: links, names, bots in and out, people who leave, watchers."""

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import END, Client, Server, run, seated
from tests.words import in_english


def test_names_and_colours_are_chosen_on_joining(server: Server) -> None:
    async def play() -> None:
        made = server.make("cards", "link:Ann", "link")
        ann = await Client.open(server.live, made.match, made.seats[0])
        assert ann.table["phase"] == "gathering"
        await ann.done("join", colour="teal")
        bo = await Client.open(server.live, made.match, made.seats[1])
        for name in (
            "ann",
            "\u0410nn",
            "A\u3164nn",
            "\U0001d400\U0001d427n",
            "\u2800Ann",
        ):  # Cyrillic, unseen, mathematical, blank
            assert await bo.refused("join", name=name) == "name_taken", name
        assert await bo.refused("join", name=" Bo") == "bad_message"
        assert await bo.refused("join", name="B" * 31) == "bad_message"
        assert await bo.refused("join", name="<b>", colour="url(x)") == "bad_message"
        assert await bo.refused("join", name="Bo", colour="teal") == "colour_taken"
        await bo.done("join", name="Bo", colour="#aa00ff")
        assert [seat["name"] for seat in bo.table["seats"]] == ["Ann", "Bo"]
        assert [seat["colour"] for seat in bo.table["seats"]] == ["teal", "#aa00ff"]
        assert bo.table["phase"] == "playing"
        assert await bo.refused("join", name="Bob") == "not_now"

    run(play())


def test_the_host_puts_a_bot_in_any_seat_and_gives_it_back(server: Server) -> None:
    async def play() -> None:
        made = server.make("cards", "link:Ann", "link:Bo", options={"turns": 4})
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
        made = server.make("snakes", "here:Ann", "link:Bo")
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


def test_the_host_cannot_look_at_a_secret_by_taking_a_seat(server: Server) -> None:
    async def play() -> None:
        made = server.make("cards", "here:Ann", "link:Bo", options={"turns": 9})
        host = await Client.open(server.live, made.match, made.host)
        bo = await Client.open(server.live, made.match, made.seats[1])
        await bo.done("join")
        await host.caught_up(bo.seq)
        assert bo.table["rated"]
        assert await host.refused("seat", seat=1, now="here") == "not_allowed"
        await host.done("seat", seat=1, now="bot")
        assert await host.refused("seat", seat=1, now="here") == "not_allowed"
        await host.done("seat", seat=1, now="link")
        await bo.caught_up(host.seq)
        assert bo.table["unrated"]["id"] == "unrated-swapped"

    run(play())


@pytest.mark.parametrize("before", ["bot", "link"])
def test_the_host_cannot_look_at_the_secret_of_a_bot(server: Server, before: str) -> None:
    """Neither by giving its seat away, nor by the link of a seat that nobody ever took."""

    async def play() -> None:
        made = server.make("cards", "here:Ann", before, "link:Cy", options={"turns": 9})
        host = await Client.open(server.live, made.match, made.host)
        await host.done("renew", seat=1)  # before the start there is nothing to see
        if before == "link":
            await host.done("seat", seat=1, now="bot")
        cy = await Client.open(server.live, made.match, made.seats[2])
        await cy.done("join")
        await host.caught_up(cy.seq)
        assert host.table["phase"] == "playing"
        for now in ("link", "here"):
            assert await host.refused("seat", seat=1, now=now) == "not_allowed"
        assert await host.refused("renew", seat=1) == "not_allowed"
        await host.done("renew", seat=0)
        await host.done("renew")

    run(play())


def test_the_host_gets_no_link_to_a_secret_that_somebody_else_has(server: Server) -> None:
    async def play() -> None:
        made = server.make("cards", "here:Ann", "link:Bo", options={"turns": 9})
        host = await Client.open(server.live, made.match, made.host)
        bo = await Client.open(server.live, made.match, made.seats[1])
        await bo.done("join")
        assert await host.refused("renew", seat=1) == "not_allowed"
        await host.done("seat", seat=1, now="bot")
        assert await host.refused("renew", seat=1) == "not_allowed"
        await host.done("seat", seat=1, now="link")
        await bo.caught_up(host.seq)
        assert bo.table["seats"][1]["kind"] == "link"

    run(play())


def test_a_link_that_is_renewed_while_playing_may_be_somebody_elses(server: Server) -> None:
    async def play() -> None:
        made = server.make("snakes", "link:Ann", "link:Bo")
        host = await Client.open(server.live, made.match, made.host)
        answer = await host.done("renew", seat=1)
        while "secret" not in answer:
            answer = await host.until("answer")
        secrets = (made.seats[0], answer["secret"])
        ann, bo = [await Client.open(server.live, made.match, secret) for secret in secrets]
        for client in (ann, bo):
            await client.done("join")
        assert bo.table["rated"]
        await host.caught_up(bo.seq)
        await host.done("renew", seat=1)
        await ann.caught_up(bo.seq + 1)
        assert ann.table["unrated"]["id"] == "unrated-swapped"

    run(play())


def test_a_bot_that_is_exchanged_for_another_while_playing_is_not_rated(server: Server) -> None:
    async def play() -> None:
        made = server.make("cards", "here:Ann", "bot::ends", options={"turns": 9})
        host = await Client.open(server.live, made.match, made.host)
        await host.done("seat", seat=1, now="bot", bot="ends")
        assert host.table["rated"]
        await host.done("seat", seat=1, now="bot", bot="throws")
        assert host.table["unrated"]["id"] == "unrated-swapped"

    run(play())


def test_no_table_is_made_where_names_look_alike(server: Server) -> None:
    reply = server.ask(
        "POST", "/api/matches", {"game": "snakes", "seats": [{"name": "Alice"}, {"name": "AIice"}]}
    )
    assert reply.status == 422
    assert "look the same" in in_english(reply.json()["message"])


def test_the_host_may_fill_a_seat_nobody_took(server: Server) -> None:
    async def play() -> None:
        made = server.make("cards", "link:Ann", "link:Bo")
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
        made = server.make("cards", "link:Ann", "link:Bo", grace=0.2, options={"turns": 50})
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
        made = server.make("cards", "link", "link", grace=0.1)
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
        ann, bo = await seated(server, server.make("cards", "link", "link"))
        assert await bo.refused("leave") == "not_now"
        await bo.close()
        await asyncio.sleep(0.3)
        await ann.say(do="sync")
        await ann.until("snapshot")
        assert not ann.table["seats"][1]["away"]

    run(play())


def test_leaving_lets_a_bot_in_at_once_until_the_person_is_back(server: Server) -> None:
    async def play() -> None:
        made = server.make("cards", "link:Ann", "link:Bo", grace=1000, options={"turns": 50})
        ann, bo = await seated(server, made)
        await bo.done("leave")
        assert bo.seats == []
        await ann.caught_up(bo.seq)
        assert ann.table["seats"][1]["away"]
        assert ann.seats == [0]
        await bo.close()
        await ann.done("move", action=END)
        while ann.view["turn"] != 0:
            await ann.hear()
        bo = await Client.open(server.live, made.match, made.seats[1])
        assert bo.seats == [1]
        assert (bo.table["seats"][1]["name"], bo.table["seats"][1]["kind"]) == ("Bo", "link")
        await ann.caught_up(bo.seq)
        assert not ann.table["seats"][1]["away"]
        await ann.done("move", action=END)
        await bo.caught_up(ann.seq)
        assert bo.my_turn
        await bo.done("move", action=END)

    run(play())


def test_watchers_are_let_in_and_sent_away(server: Server) -> None:
    async def play() -> None:
        made = server.make("cards", "link", "link")
        await seated(server, made)
        host = await Client.open(server.live, made.match, made.host)
        watcher = await Client.open(server.live, made.match, made.watch)
        assert watcher.seats == []
        await host.done("watchers", on=False)
        told = await watcher.until("bye", code="not_allowed")
        assert in_english(told["message"]) == "the host does not let anybody watch"
        with pytest.raises(ConnectionClosed):
            await watcher.until("nothing")
        with pytest.raises(ConnectionClosed):
            await Client.open(server.live, made.match, made.watch)
        await host.done("watchers", on=True)
        await Client.open(server.live, made.match, made.watch)

    run(play())


def test_a_renewed_link_replaces_the_old_one(server: Server) -> None:
    async def play() -> None:
        made = server.make("snakes", "link", "link")
        _, bo = await seated(server, made)
        host = await Client.open(server.live, made.match, made.host)
        assert await bo.refused("renew", seat=0) == "not_allowed"
        answer = await host.done("renew", seat=1, id="once")
        while "secret" not in answer:
            answer = await host.until("answer")
        told = await bo.until("bye", code="not_allowed")
        assert in_english(told["message"]) == "this link was replaced by a new one"
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
