"""Taking back: free inside one's own turn, by agreement beyond it, and the dice fall the same again."""

from typing import Any

from tests.server.running import END, MARK, THROW, Client, Server, run, seated
from tests.words import in_english


def marks(client: Client) -> list[int]:
    return list(client.view["state"]["marks"][:2])


def test_own_choices_of_this_turn_are_taken_back_freely(server: Server) -> None:
    async def play() -> None:
        ann, bo = await seated(server, server.make("cards", "link", "link"))
        await ann.done("move", action=MARK)
        await ann.done("move", action=MARK)
        await ann.done("undo")
        assert marks(ann) == [1, 0]
        await ann.done("undo")
        assert marks(ann) == [0, 0]
        assert await ann.refused("undo") == "no_undo"
        await bo.caught_up(ann.seq)
        assert bo.view["hash"] != ""
        assert marks(bo) == [0, 0]

    run(play())


def test_beyond_a_roll_everybody_must_agree_and_the_roll_stays(server: Server) -> None:
    async def play() -> None:
        ann, bo = await seated(server, server.make("cards", "link", "link"))
        await ann.done("move", action=THROW)
        rolled = marks(ann)
        await ann.done("undo")
        assert marks(ann) == rolled
        assert ann.table["undo"] == {"seat": 0, "agreed": [0]}
        assert await ann.refused("agree", yes=True) == "not_allowed"
        await bo.caught_up(ann.seq)
        await bo.done("agree", yes=True)
        assert marks(bo) == [0, 0]
        await ann.caught_up(bo.seq)
        assert ann.table["undo"] is None
        await ann.done("move", action=THROW)
        assert marks(ann) == rolled

    run(play())


def test_a_no_or_another_move_ends_the_question(server: Server) -> None:
    async def play() -> None:
        ann, bo = await seated(server, server.make("cards", "link", "link"))
        await ann.done("move", action=THROW)
        await ann.done("undo")
        await bo.caught_up(ann.seq)
        await bo.done("agree", yes=False)
        await ann.caught_up(bo.seq)
        assert ann.table["undo"] is None
        assert await bo.refused("agree", yes=True) == "not_now"
        await ann.done("undo")
        await bo.caught_up(ann.seq)
        assert bo.table["undo"] is not None
        await ann.done("move", action=MARK)
        await bo.caught_up(ann.seq)
        assert (ann.table["undo"], bo.table["undo"]) == (None, None)
        assert await bo.refused("agree", yes=True) == "not_now"

    run(play())


def test_past_another_players_move_it_takes_agreement(server: Server) -> None:
    async def play() -> None:
        ann, bo = await seated(server, server.make("cards", "link", "link"))
        await ann.done("move", action=END)
        await bo.caught_up(ann.seq)
        await bo.done("move", action=MARK)
        await ann.caught_up(bo.seq)
        await ann.done("undo")
        await bo.caught_up(ann.seq)
        assert marks(bo) == [0, 1]
        await bo.done("agree", yes=True)
        assert marks(bo) == [0, 0]
        assert bo.view["turn"] == 0

    run(play())


def test_alone_with_bots_and_at_one_screen_everything_is_free(server: Server) -> None:
    async def play() -> None:
        alone = server.make("cards", "here", "bot::throws")
        host = await Client.open(server.live, alone.match, alone.host)
        await host.done("move", action=THROW)
        rolled = marks(host)[0]
        await host.done("undo")
        assert marks(host) == [0, 0]
        await host.done("move", action=THROW)
        assert marks(host)[0] == rolled

        plain = {"turn_order": "fixed", "entities": []}
        screen = server.make("snakes", "here", "here", options=plain)
        host = await Client.open(server.live, screen.match, screen.host)
        first = await host.done("roll")
        await host.done("roll")
        await host.done("undo")
        await host.done("undo")
        assert host.view["state"]["at"][:2] == [0, 0]
        again = await host.done("roll")
        assert [what(first), what(again)] == [what(first)] * 2

    run(play())


def what(news: dict[str, Any]) -> tuple[int, str]:
    event = news["events"][-1]
    return event["action"], event["link"]


def test_what_somebody_did_who_is_not_at_the_table_now_stays(server: Server) -> None:
    async def play() -> None:
        made = server.make("cards", "here:Ann", "link:Bo", grace=1000)
        (bo,) = await seated(server, made)
        host = await Client.open(server.live, made.match, made.host)
        await host.done("move", action=END)
        await bo.caught_up(host.seq)
        await bo.done("move", action=MARK)
        await bo.done("move", action=END)
        await host.caught_up(bo.seq)
        await host.done("seat", seat=1, now="bot")
        answer = await host.do("undo")
        assert answer["code"] == "no_undo"
        assert "a move of Bo" in in_english(answer["message"], ["Ann", "Bo"])
        await host.done("seat", seat=1, now="link")
        await bo.caught_up(host.seq)
        await bo.done("leave")
        await host.caught_up(bo.seq)
        assert await host.refused("undo") == "no_undo"
        await host.done("move", action=MARK)
        await host.done("undo")
        assert marks(host) == [0, 1]
        await host.done("seat", seat=1, now="link")
        await host.done("undo")
        assert host.table["undo"] == {"seat": 0, "agreed": [0]}

    run(play())


def test_somebody_new_in_a_seat_ends_the_question(server: Server) -> None:
    async def play() -> None:
        made = server.make("cards", "here:Ann", "here:Di", "link:Bo")
        (bo,) = await seated(server, made)
        host = await Client.open(server.live, made.match, made.host)
        await host.done("move", action=THROW)
        await host.done("undo")
        assert host.table["undo"] is not None
        news = await host.done("seat", seat=0, now="bot")
        assert news["table"]["undo"] is None
        await bo.caught_up(news["seq"])
        assert await bo.refused("agree", yes=True) == "not_now"

    run(play())


def test_a_game_that_is_over_stays_over(server: Server) -> None:
    async def play() -> None:
        made = server.make("cards", "here", "here", options={"turns": 1})
        host = await Client.open(server.live, made.match, made.host)
        await host.done("move", action=END)
        await host.done("move", action=END)
        assert host.view["over"]
        assert await host.refused("undo") == "over"

    run(play())
