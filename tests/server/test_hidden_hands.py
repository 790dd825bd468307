"""Cards in hidden hands and secret bids, through a real server: nobody is sent what only others know."""

import json
import re
import shutil
from collections.abc import Iterator
from typing import Any

import pytest

from tests.docs.test_own_examples import EXAMPLES
from tests.server.running import Client, Made, Server, fresh_folder, run, seated

CARD = re.compile("(?:10|[JQKA])[♣♦♥♠]")
PLAYED = 5
"""In Whist: what holds the cards that lie open."""
RECORDS = "", "/replay", "/dice", "/scenes", "/win_chances", "/transcript"


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    folder = fresh_folder()
    use = [part for game in ("whist", "goofspiel") for part in ("--use", str(EXAMPLES / f"{game}.py"))]
    with Server(folder, *use, own_games=False) as running:
        yield running
    shutil.rmtree(folder, ignore_errors=True)


async def screens(server: Server, made: Made) -> list[Client]:
    """The players at screens, and somebody who watches."""
    for client in await seated(server, made):
        await client.close()
    eyes = [*made.seats.values(), made.watch]
    return [await Client.open(server.live, made.match, secret, screen=True) for secret in eyes]


def kept_secret(server: Server, made: Made) -> None:
    """Nothing that tells a whole game is to be had before its end."""
    for record in RECORDS:
        assert server.ask("GET", f"/api/finished/{made.match}{record}").status == 404


def cards_in(message: Any) -> set[str]:
    return set(CARD.findall(json.dumps(message, ensure_ascii=False)))


def test_nobody_is_sent_a_card_that_another_holds(server: Server) -> None:
    async def play() -> None:
        made = server.make("whist", "link:Ann", "link:Bo", "link:Cy")
        clients = await screens(server, made)
        hands = [cards_in(client.view["scene"]) for client in clients]
        assert [len(hand) for hand in hands] == [6, 6, 6, 0]
        kept_secret(server, made)
        while not clients[0].view["over"]:
            (mover,) = (client for client in clients if client.my_turn)
            await mover.act()
            for client in clients:
                await client.caught_up(mover.seq)
        played: set[str] = set()
        for seat, (client, hand) in enumerate(zip(clients, hands, strict=True)):
            played = set()
            for message in client.heard:
                if message["kind"] not in ("snapshot", "news") or message["view"]["over"]:
                    continue
                moved = [event for event in message.get("events", []) if event["kind"] == "moved"]
                played |= {event["name"] for event in moved}
                assert cards_in(message) <= hand | played
                assert set(message["view"]["state"]["holder"]) <= {-1, seat, PLAYED}
        assert len(played) == 17

    run(play())


def test_others_hear_that_somebody_has_bid_and_not_what(server: Server) -> None:
    async def play() -> None:
        made = server.make("goofspiel", "link:Ann", "link:Bo")
        ann, bo, watcher = await screens(server, made)
        await ann.done("move", action=2)
        kept_secret(server, made)
        for client, chosen in ((ann, [3, 0]), (bo, [-1, 0]), (watcher, [-1, 0])):
            await client.caught_up(ann.seq)
            assert client.view["state"]["chosen"][:2] == chosen
            (event,) = client.heard[-1]["events"]
            assert ("action" in event, "name" in event, "happening" in event) == (client is ann,) * 3
            assert "goofspiel-bids" in json.dumps(event["story"])
        await bo.done("move", action=4)
        await ann.caught_up(bo.seq)
        assert ann.view["state"]["bids"][:2] == [3, 5]

    run(play())
