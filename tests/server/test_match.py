"""Matches over real sockets: who may do what, in which order it is checked, and what everybody is told."""

import asyncio
import hashlib
import json
import struct
import threading
from pathlib import Path
from typing import Any

import pytest

from boardloom.core.game import Position
from boardloom.games import find, names
from boardloom.match import verify_dice
from boardloom.server.log.store import Store, Stored
from boardloom.server.ops.settings import Settings
from boardloom.server.session.service import MatchService
from tests.server.running import END, MARK, PATIENCE, Client, Server, dial, run, seated
from tests.words import in_english


def test_two_people_play_a_game_to_its_end(server: Server) -> None:
    async def play() -> None:
        made = server.make("snakes", "link:Ann", "link:Bo")
        ann, bo = await seated(server, made)
        await asyncio.gather(ann.play(), bo.play())
        assert ann.view == bo.view
        assert ann.view["winners"] in ([0], [1])
        stats = server.ask("GET", f"/api/finished/{made.match}").json()
        assert stats["winners"] == ann.view["winners"]

    run(play())


LONG: dict[str, dict[str, Any]] = {"snakes": {"entities": []}, "custom": {"size": 200, "board_seed": 1}}
"""Options without which somebody could win before everybody has moved."""


@pytest.mark.parametrize("game", [*names(), "cards"])
def test_bots_fill_the_table_in_every_game(server: Server, game: str) -> None:
    async def play() -> None:
        seats = (
            2 if game == "cards" else Position.first(find(game), find(game).config.make({})).config.players
        )
        bots = ["bot::random"] * (seats - 1)
        made = server.make(game, "link:Ann", *bots, options=LONG.get(game, {}))
        (ann,) = await seated(server, made)
        await ann.play()
        assert len(ann.view["scores"]) == seats
        acted = {event.get("seat") for message in ann.heard for event in message.get("events", [])}
        assert acted >= set(range(seats))
        record = server.ask("GET", f"/api/finished/{made.match}/dice").json()
        assert verify_dice.verify(record)[1:3] == (0, 0)

    run(play())


def test_every_version_is_told_once_and_in_order(server: Server) -> None:
    async def play() -> None:
        made = server.make("snakes", "link", "link")
        ann, bo = await seated(server, made)
        await asyncio.gather(ann.play(), bo.play())
        for client in (ann, bo):
            seqs = [event["seq"] for message in client.heard for event in message.get("events", [])]
            assert seqs == list(range(seqs[0], seqs[0] + len(seqs)))

    run(play())


def test_refusals_come_in_the_order_of_the_checks(server: Server) -> None:
    async def play() -> None:
        made = server.make("custom", "link", "link", options={"debug": True})
        ann = await Client.open(server.live, made.match, made.seats[0])
        assert await ann.refused("move", action=0) == "not_started"
        await ann.done("join")
        bo = await Client.open(server.live, made.match, made.seats[1])
        await bo.done("join")
        await ann.caught_up(bo.seq)
        watcher = await Client.open(server.live, made.match, made.watch)
        assert await watcher.refused("move", action=0) == "not_your_turn"
        assert await bo.refused("move", action=0) == "not_your_turn"
        assert await bo.refused("move", action=0, expect_seq=0) == "stale"
        assert await ann.refused("move", action=9999) == "illegal"
        assert await ann.refused("roll") == "illegal"
        assert await ann.refused("roll", expect_seq=0) == "stale"
        before = ann.seq
        assert await ann.refused("move", action=0, expect_seq=0) == "stale"
        await ann.until("snapshot", seq=before)
        past_the_end = ann.view["choices"][-1][0]
        await ann.done("move", action=past_the_end)
        assert ann.view["over"]
        assert await ann.refused("move", action=0, expect_seq=0) == "stale"
        assert await ann.refused("move", action=0) == "over"

    run(play())


def test_the_same_command_twice_is_applied_once(server: Server) -> None:
    async def play() -> None:
        made = server.make("snakes", "link", "bot", options={"turn_order": "fixed"})
        (ann,) = await seated(server, made)
        expect, at = ann.seq, ann.view["state"]["at"][0]
        await ann.done("roll", id="same", expect_seq=expect)
        moved = ann.view["state"]["at"][0]
        assert moved != at
        again = await ann.do("roll", id="same", expect_seq=expect)
        assert again["kind"] == "answer"
        assert again["ok"]
        rolls = [e for m in ann.heard for e in m.get("events", []) if e.get("seat") == 0 and "link" in e]
        assert len(rolls) == 1

    run(play())


def test_a_command_id_of_one_seat_does_not_block_another(server: Server) -> None:
    async def play() -> None:
        made = server.make("cards", "link", "link")
        ann, bo = await seated(server, made)
        await ann.done("move", id="x", action=END)
        await bo.caught_up(ann.seq)
        news = await bo.done("move", id="x", action=END)
        assert news["kind"] == "news"

    run(play())


def test_two_tabs_of_one_seat_both_work(server: Server) -> None:
    async def play() -> None:
        made = server.make("cards", "link", "link")
        one, _ = await seated(server, made)
        two = await Client.open(server.live, made.match, made.seats[0])
        await one.done("move", action=MARK)
        await two.caught_up(one.seq)
        assert two.view == one.view
        await two.done("move", action=MARK)
        await one.caught_up(two.seq)
        assert one.view == two.view
        assert one.view["state"]["marks"][0] == 2

    run(play())


WHO_ANN = {"is": "who", "seat": 0}


def test_coming_back_gets_the_whole_picture(server: Server) -> None:
    async def play() -> None:
        made = server.make("cards", "link:Ann", "link:Bo")
        ann, _ = await seated(server, made)
        await ann.done("move", action=MARK)
        shown, seq = ann.view, ann.seq
        await ann.close()
        back = await Client.open(server.live, made.match, made.seats[0])
        assert (back.view, back.seq) == (shown, seq)
        assert back.log[-1]["items"] == [{"is": "message", "id": "cards-marks", "args": {"who": WHO_ANN}}]
        await back.say(do="sync")
        assert (await back.until("snapshot"))["view"] == shown

    run(play())


def fields_hash(state: dict[str, Any]) -> str:
    """The hash a client works out from the fields it is shown, as docs/protocol.md says."""
    numbers = [n for value in state.values() for n in (value if isinstance(value, list) else [value])]
    return hashlib.sha256(struct.pack(f"<{len(numbers)}i", *numbers)).hexdigest()[:16]


def test_the_hash_is_that_of_the_fields(server: Server) -> None:
    async def play() -> None:
        for game, options in (("snakes", {"turn_order": "fixed"}), ("custom", {}), ("cards", {})):
            made = server.make(game, "link", "bot", options=options)
            (ann,) = await seated(server, made)
            await ann.mine()
            await ann.act()
            assert ann.view["hash"] == fields_hash(ann.view["state"])

    run(play())


def test_nobody_sees_what_another_seat_holds(server: Server) -> None:
    async def play() -> None:
        made = server.make("cards", "link:Ann", "link:Bo", options={"turns": 1})
        ann, bo = await seated(server, made)
        watcher = await Client.open(server.live, made.match, made.watch)
        host = await Client.open(server.live, made.match, made.host)
        for client, visible in ((ann, [1, 0]), (bo, [0, 1]), (watcher, [0, 0]), (host, [0, 0])):
            cards = client.view["state"]["cards"][:2]
            assert [int(card > 0) for card in cards] == visible
            deals = [e for m in client.heard for e in m.get("events", []) if e["kind"] == "rolled"]
            for deal, seen in zip(deals, visible, strict=False):
                assert ("action" in deal, "story" in deal) == (bool(seen), bool(seen))
                assert "link" not in deal
        assert "Bo is dealt" not in json.dumps(ann.heard)
        assert "Ann is dealt" not in json.dumps([*bo.heard, *watcher.heard, *host.heard])
        await ann.done("move", action=END)
        await bo.caught_up(ann.seq)
        await bo.done("move", action=END)
        await ann.caught_up(bo.seq)
        assert all(card > 0 for card in ann.view["state"]["cards"][:2])

    run(play())


def test_what_is_hidden_is_told_where_words_give_nothing_away(server: Server) -> None:
    async def play() -> None:
        names = ("Ann", "Bo", "Cy", "Di", "Ed")
        goals = ["eight", "hunter", "steady", "martyr", "gentle"]
        made = server.make("dice", *(f"link:{name}" for name in names), options={"goals": goals})
        clients = await seated(server, made)
        stories = [f"{name} is dealt a secret goal." for name in names]
        for seat, client in enumerate(clients):
            deals = [e for m in client.heard for e in m.get("events", []) if e["kind"] == "rolled"][:5]
            assert [in_english(deal["story"], names) for deal in deals] == stories
            assert ["action" in deal for deal in deals[:4]] == [other == seat for other in range(4)]
        watcher = await Client.open(server.live, made.match, made.watch)
        assert [in_english(story, names) for story in watcher.log[:5]] == stories

    run(play())


def test_people_at_one_device_see_through_the_eyes_of_whoever_acts(server: Server) -> None:
    async def play() -> None:
        made = server.make("cards", "here:Ann", "here:Bo")
        host = await Client.open(server.live, made.match, made.host)
        assert host.seats == [0, 1]
        assert [card > 0 for card in host.view["state"]["cards"][:2]] == [True, False]
        await host.done("move", action=END)
        assert [card > 0 for card in host.view["state"]["cards"][:2]] == [False, True]

    run(play())


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"do": "hello", "protocol": 2, "match": "0" * 20, "secret": "x"}, "protocol"),
        ({"do": "hello", "protocol": 1, "match": "0" * 20, "secret": "x"}, "not_allowed"),
        ({"do": "hello", "protocol": 1, "match": "nonsense", "secret": "x"}, "bad_message"),
        ({"do": "roll", "id": "1", "expect_seq": 0}, "bad_message"),
        ([], "bad_message"),
    ],
)
def test_a_bad_first_message_is_answered_and_ends_it(server: Server, message: Any, code: str) -> None:
    async def knock() -> None:
        async with dial(server.live) as socket:
            await socket.send(json.dumps(message))
            assert json.loads(await socket.recv())["code"] == code
            await socket.wait_closed()
            assert socket.close_code == 4003

    run(knock())


def test_a_secret_of_another_match_opens_nothing(server: Server) -> None:
    async def knock() -> None:
        one, two = server.make(), server.make()
        async with dial(server.live) as socket:
            hello = {"do": "hello", "protocol": 1, "match": one.match, "secret": two.host}
            await socket.send(json.dumps(hello))
            assert json.loads(await socket.recv())["code"] == "not_allowed"

    run(knock())


def test_presence_is_told(server: Server) -> None:
    async def play() -> None:
        made = server.make("cards", "link", "link")
        ann = await Client.open(server.live, made.match, made.seats[0])
        assert (await ann.until("presence"))["seats"] == [True, False]
        watcher = await Client.open(server.live, made.match, made.watch)
        assert (await ann.until("presence"))["watchers"] == 1
        await watcher.close()
        assert (await ann.until("presence"))["watchers"] == 0

    run(play())


def test_somebody_who_gives_up_does_not_keep_others_from_a_match(tmp_path: Path) -> None:
    may_load = threading.Event()

    class SlowStore(Store):
        def load(self, match: str) -> Stored | None:
            assert may_load.wait(PATIENCE)
            return None

    async def ask_twice() -> None:
        service = MatchService(Settings(), SlowStore(tmp_path / "store.sqlite"))
        impatient, patient = (asyncio.create_task(service.session("match")) for _ in range(2))
        await asyncio.sleep(0)  # both have asked
        impatient.cancel()
        await asyncio.wait({impatient})
        may_load.set()
        assert await patient is None

    run(ask_twice())
