"""What screens are told beyond what programs are, and that nobody sees more for it."""

from typing import Any

import pytest

from boardloom.games import find, names
from boardloom.svg.icons import EMBLEMS
from tests.server.running import END, MARK, PATIENCE, THROW, Client, Server, eventually, run, seated
from tests.words import in_english


async def screens(server: Server, *kinds: str, **options: Any) -> list[Client]:
    """The people of a match of cards, by link and at screens; the host last."""
    made = server.make("cards", *kinds, options=options)
    for client in await seated(server, made):
        await client.close()
    secrets = [*made.seats.values(), made.host]
    return [await Client.open(server.live, made.match, secret, screen=True) for secret in secrets]


def cards(client: Client) -> list[str]:
    return [node["text"] for node in client.view["scene"]["nodes"]]


def test_a_screen_gets_board_guide_scene_and_choices_as_steps(server: Server) -> None:
    async def play() -> None:
        ann, bo, host = await screens(server, "link:Ann", "link:Bo")
        first = ann.heard[1]
        board = {"width": 2, "height": 1, "label": "The table", "nodes": []}
        assert first["board"].items() >= board.items()
        assert first["board"]["backdrop"] in first["board"]["sprites"]
        assert first["guide"] == [{"title": "Turns", "lines": ["Everybody has 3 turns."]}]
        assert [player["mark"] for player in ann.view["scene"]["players"]] == ["1", "2"]
        assert [player["icon"] for player in ann.view["scene"]["players"]] == list(EMBLEMS[:2])
        assert ann.view["choices"]["tree"] == {"go": {"mark": MARK, "throw": THROW}, "end turn": END}
        for other in (bo, host):
            assert "choices" not in other.view
        news = await ann.done("move", action=MARK)
        assert "scene" in news["view"]
        assert "happening" in news["events"][0]

    run(play())


@pytest.mark.parametrize("screen", [None, False])
def test_a_program_gets_none_of_it(server: Server, screen: bool | None) -> None:
    async def play() -> None:
        made = server.make("cards", "here", "here")
        host = await Client.open(server.live, made.match, made.host, screen=screen)
        news = await host.done("move", action=MARK)
        assert host.view["choices"] == [[END, "end turn"], [MARK, "mark"], [THROW, "throw"]]
        assert "happening" not in news["events"][0]
        for message in host.heard:
            assert not {"board", "guide"} & set(message)
            assert "scene" not in message.get("view", {})

    run(play())


def test_scenes_and_happenings_show_what_the_seat_may_see(server: Server) -> None:
    async def play() -> None:
        ann, bo, host = await screens(server, "link:Ann", "link:Bo")
        await ann.done("move", action=THROW)
        await bo.caught_up(ann.seq)
        await host.caught_up(ann.seq)
        mine, theirs = cards(ann)[0], cards(bo)[1]
        assert "0" not in (mine, theirs)
        assert (cards(ann), cards(bo), cards(host)) == ([mine, "0"], ["0", theirs], ["0", "0"])
        for client in (ann, bo, host):
            shown = [
                event["happening"]["rolled"]
                for message in client.heard
                for event in message.get("events", [])
                if "happening" in event
            ]
            assert shown
            assert all(
                rolled == [f"card{i} is {card}" for i, card in enumerate(cards(client))] for rolled in shown
            )

    run(play())


def test_at_one_device_the_screen_sees_with_the_eyes_of_whoever_acts(server: Server) -> None:
    async def play() -> None:
        made = server.make("cards", "here", "here")
        host = await Client.open(server.live, made.match, made.host, screen=True)
        assert [card == "0" for card in cards(host)] == [False, True]
        await host.done("move", action=END)
        assert [card == "0" for card in cards(host)] == [True, False]

    run(play())


def test_own_dice_are_choices_too(server: Server) -> None:
    async def play() -> None:
        made = server.make("snakes", "here", "here", options={"turn_order": "fixed"}, own_dice=True)
        host = await Client.open(server.live, made.match, made.host, screen=True)
        assert host.view["choices"]["tree"] == {str(n): n for n in range(1, 7)}
        await host.done("roll", action=4)

    run(play())


def test_a_hint_is_for_whoever_may_choose(server: Server) -> None:
    async def play() -> None:
        ann, bo, _ = await screens(server, "link:Ann", "link:Bo", turns=1)
        assert await bo.refused("hint") == "not_your_turn"
        await ann.say(do="hint", id="first")
        assert await ann.refused("hint", id="second") == "not_now"
        reply = await ann.until("hint", id="first", patience=4 * PATIENCE)  # the search is compiled first
        assert reply["seq"] == ann.seq
        await bo.caught_up(ann.seq)
        assert not ann.table["rated"]
        assert bo.table["unrated"]["id"] == "unrated-hint"
        assert sum(seat["share"] for seat in reply["seats"]) == pytest.approx(1)
        assert all(seat["low"] <= seat["share"] <= seat["high"] for seat in reply["seats"])
        assert {move["action"]: move["path"] for move in reply["moves"]} == {
            END: ["end turn"],
            MARK: ["go", "mark"],
            THROW: ["go", "throw"],
        }
        assert reply["moves"][0]["share"] == reply["seats"][0]["share"]
        await ann.done("move", action=END)
        await bo.caught_up(ann.seq)
        await bo.done("move", action=END)
        assert await bo.refused("hint") == "over"

    run(play())


def test_no_hint_where_there_is_nothing_to_decide(server: Server) -> None:
    async def play() -> None:
        made = server.make("custom", "here", "here")
        host = await Client.open(server.live, made.match, made.host)
        assert await host.refused("hint") == "not_now"
        waiting = server.make("ludo", "link", "link")
        ann = await Client.open(server.live, waiting.match, waiting.seats[0])
        assert await ann.refused("hint") == "not_started"

    run(play())


@pytest.mark.parametrize("game", names())
def test_every_game_can_be_played_at_a_screen(server: Server, game: str) -> None:
    async def play() -> None:
        players = find(game).config.make({}).players
        made = server.make(game, "here:Ann", *["bot::random"] * (players - 1), rated=False)
        ann = await Client.open(server.live, made.match, made.host, screen=True)
        assert ann.heard[1]["board"]["nodes"] or ann.heard[1]["board"]["seating"] == "around"
        assert ann.heard[1]["guide"]
        await ann.play()
        assert ann.view["scene"]["summary"]["headline"]
        reply = [event for message in ann.heard for event in message.get("events", [])]
        assert all("happening" in event for event in reply if "action" in event)
        path = f"/api/finished/{made.match}/scenes"
        last = server.ask("GET", path).json()["total"] - 1  # a long game does not come all at once
        (step,) = server.ask("GET", f"{path}?start={last}").json()["steps"]
        assert step["scene"] == ann.view["scene"]

    run(play())


@pytest.mark.parametrize("game", [*names(), "cards"])
def test_a_sample_is_always_the_same(server: Server, game: str) -> None:
    first, again = (server.ask("GET", f"/api/games/{game}/sample") for _ in range(2))
    assert first.status == 200
    assert first.body == again.body
    assert set(first.json()) == {"board", "scene"}


def check(server: Server, game: str, options: Any) -> Any:
    reply = server.ask("POST", f"/api/games/{game}/check", {"options": options})
    assert reply.status == 200, reply.body
    return reply.json()


def test_options_are_checked_as_they_are_chosen(server: Server) -> None:
    fine = check(server, "cards", {"turns": 5})
    assert fine["ok"]
    assert fine["problems"] == []
    assert fine["options"] == {"turns": 5}
    assert fine["values"] == {"preset": None, "players": 2, "turns": 5}
    assert [node["text"] for node in fine["scene"]["nodes"]] == ["0", "0"]
    assert fine["editors"][0]["field"] == "turns"
    assert fine["guide"][0]["lines"] == ["Everybody has 5 turns."]
    assert fine["tones"] == []
    assert check(server, "blokus", {})["tones"] == ["blue", "yellow", "red", "green"]


def test_options_are_checked_as_people_play(server: Server) -> None:
    plain, without = check(server, "custom", {}), check(server, "custom", {"controls": False})
    assert plain["options"] == {}
    assert plain["values"]["controls"]
    assert "custom-rules-end" in str(plain["guide"])
    assert without["options"] == {"controls": False}
    assert "custom-rules-end" not in str(without["guide"])


@pytest.mark.parametrize(
    ("game", "options", "fields"),
    [
        ("snakes", {"side": 3, "overshoot": "far", "sise": 1}, ["side", "overshoot", "sise"]),
        (
            "snakes",
            {"overshoot": "exceed", "dice": 300, "entities": [{"kind": "snake", "from": 3, "to": 50}]},
            ["overshoot", "dice", "entities"],
        ),
        ("snakes", {"entities": [{"kind": "trap"}]}, ["entities.0.from"]),
        ("snakes", {"preset": "best"}, ["preset"]),
        ("snakes", {"side": 46_340}, ["side"]),
        ("custom", {"size": "2000000000"}, ["size"]),
        (
            "custom",
            {"size": 4, "types": ["lucky", "lucky"], "colours": ["red", "red"]},
            ["size", "types", "colours"],
        ),
        ("custom", {"size": 6, "squares": ["SIMPLE"] * 5}, ["squares"]),
        ("ludo", {"positions": ["A", "A", "B"], "players": 2}, ["positions", "positions"]),
        ("dice", {"players": 4, "hp": 5, "hp_cap": 3, "weights": [1]}, ["players", "weights", "hp_cap"]),
        ("blokus", {"board": "duo", "players": 4, "pairs": "box"}, ["players", "pairs"]),
    ],
)
def test_all_that_is_wrong_is_told_at_once_each_with_its_field(
    server: Server, game: str, options: Any, fields: list[str]
) -> None:
    found = check(server, game, options)
    assert not found["ok"]
    assert [problem["field"] for problem in found["problems"]] == fields
    assert set(found) == {"ok", "problems"}
    assert all(in_english(problem["text"]) for problem in found["problems"])


@pytest.mark.parametrize(
    "odd", [{"\ud800": 1}, {"preset": "\ud800"}, {"side": 10**400}, {"density": None}, {"a": [[]]}]
)
def test_odd_options_are_only_wrong(server: Server, odd: Any) -> None:
    assert check(server, "snakes", odd)["problems"]


@pytest.mark.parametrize("seats", [{"seats": [{}, {}]}, {}], ids=["seats", "usual seats"])
def test_a_match_too_large_to_be_shown_is_refused(server: Server, seats: dict[str, Any]) -> None:
    form = {"game": "snakes", **seats, "options": {"side": 46_340}}
    reply = server.ask("POST", "/api/matches", form)
    assert reply.status == 422
    assert "side: at most 100 can be shown" in in_english(reply.json()["message"])


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    async def play() -> str:
        made = server.make("cards", "here:Ann", "here:Bo", options={"turns": 2})
        host = await Client.open(server.live, made.match, made.host)
        await host.done("move", action=THROW)
        await host.play()
        return made.match

    match: str = run(play())
    return match


def test_a_finished_game_as_scenes(server: Server, finished: str) -> None:
    path = f"/api/finished/{finished}"
    reply = server.ask("GET", f"{path}/scenes").json()
    moves = server.ask("GET", f"{path}/replay").json()["moves"]
    assert reply["total"] == len(reply["steps"]) == len(moves) + 1
    assert [seat["name"] for seat in reply["seats"]] == ["Ann", "Bo"]
    assert [step["name"] for step in reply["steps"][1:]] == [move["name"] for move in moves]
    assert [step["story"] for step in reply["steps"][1:]] == [move["story"] for move in moves]
    assert "happening" not in reply["steps"][0]
    assert all("happening" in step for step in reply["steps"][1:])
    assert "0" not in [node["text"] for node in reply["steps"][-1]["scene"]["nodes"]]
    page = server.ask("GET", f"{path}/scenes?start=2&limit=3").json()
    assert page["steps"] == reply["steps"][2:5]
    assert server.ask("GET", f"{path}/scenes?start=999").json()["steps"] == []


def test_the_line_of_a_finished_game(server: Server, finished: str) -> None:
    path = f"/api/finished/{finished}"
    total = server.ask("GET", f"{path}/win_chances").json()["total"]
    eventually(
        lambda: len(server.ask("GET", f"{path}/win_chances").json()["shares"]) == total,
        "the line is whole",
        10 * PATIENCE,  # what is modest may have to wait
    )
    reply = server.ask("GET", f"{path}/win_chances").json()
    assert reply["total"] == len(reply["shares"]) == server.ask("GET", path).json()["moves"] + 1
    winners = server.ask("GET", path).json()["winners"]
    assert reply["shares"][-1] == [(seat in winners) / len(winners) for seat in (0, 1)]
    assert all(sum(shares) == pytest.approx(1, abs=0.001) for shares in reply["shares"])
    assert server.ask("GET", "/api/finished/00000000000000000000/win_chances").status == 404


@pytest.mark.parametrize("game", ["snakes", "blokus"])
def test_a_sample_goes_on(server: Server, game: str) -> None:
    moves = server.ask("GET", f"/api/games/{game}/sample/moves").json()
    assert 8 < len(moves) <= 16
    assert all("scene" in move and "happening" in move for move in moves)
    assert moves[0]["scene"] != moves[-1]["scene"]


def test_a_die_goes_on_showing_what_was_thrown(server: Server) -> None:
    async def play() -> None:
        rules = {"entities": [], "turn_order": "fixed", "special_roll": "no-extra-turn"}
        made = server.make("snakes", "here", "here", options=rules)
        host = await Client.open(server.live, made.match, made.host, screen=True)
        news = await host.done("roll")
        face = news["events"][0]["happening"]["faces"][0]
        again = await Client.open(server.live, made.match, made.host, screen=True)
        for view in (news["view"], again.view):
            (die,) = (node for node in view["scene"]["nodes"] if node["kind"] == "die")
            assert die["mark"] == face

    run(play())
