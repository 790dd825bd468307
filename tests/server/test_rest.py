"""The REST interface, as its OpenAPI file says, and what finished games tell."""

import asyncio
import json
import subprocess
import sys
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable

from boardloom.core.message import Words
from boardloom.match import transcript, verify_dice
from boardloom.words import spoken
from tests.server.running import END, PATIENCE, Client, Server, run, seated
from tests.terminal.test_pseudo import left_in_english
from tests.words import in_english


@pytest.mark.parametrize("kind", ["positive", "negative"])
def test_no_request_makes_an_error_of_the_server(server: Server, kind: str) -> None:
    import schemathesis  # takes longer than all else that tests import, and every worker collects this one
    from schemathesis.core.result import Ok

    mode = schemathesis.GenerationMode(kind)
    schema = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    answered: dict[tuple[str, str], set[int]] = {}
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @settings(
            max_examples=25,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def ask(case: Any) -> None:
            reply = case.call(timeout=PATIENCE)
            assert reply.status_code < 500, (case, reply.text)
            answered.setdefault((case.method, case.path), set()).add(reply.status_code)

        try:
            ask()
        except Unsatisfiable:
            assert kind == "negative"  # what takes nothing cannot be asked wrongly
    assert answered[("POST", "/api/matches")] <= {400, 422}
    assert len(answered) >= (14 if kind == "positive" else 8)


def test_a_match_that_cannot_be_is_refused_with_its_reason(server: Server) -> None:
    def refused(**form: Any) -> str:
        reply = server.ask("POST", "/api/matches", form)
        assert reply.status == 422, reply.body
        return in_english(reply.json()["message"])

    two = [{"kind": "link"}, {"kind": "bot"}]
    assert "there is no game 'chess'" in refused(game="chess", seats=two)
    assert "players: input should be greater than or equal to 2" in refused(game="snakes", seats=two[:1])
    assert "side: input should be greater" in refused(game="snakes", seats=two, options={"side": 3})
    assert "sise: there is no such option" in refused(game="snakes", seats=two, options={"sise": 3})
    assert "players: there are 2 seats" in refused(game="snakes", seats=two, options={"players": 4})
    assert "no bot 'clever'" in refused(game="snakes", seats=[{}, {"kind": "bot", "bot": "clever"}])
    assert "two players have the same name" in refused(game="snakes", seats=[{"name": "A"}, {"name": "a"}])
    alike = [{"colour": "red"}, {"colour": "red"}]
    assert "two players have the same colour" in refused(game="custom", seats=alike)
    assert "a person sits here, not the bot 'roll'" in refused(game="custom", seats=[{"bot": "roll"}, {}])
    assert "grace" in refused(game="snakes", seats=two, grace=-1)
    assert "body.nonsense" in refused(game="snakes", seats=two, nonsense=1)


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (b'{"game": oops}', "body: it is not JSON (see character 10)"),
        (b"[]", "body: input should be an object with named values (got [])"),
        (b"", "body: field required"),
        (b'{"game": 3, "seats": []}', "body.seats: list should have at least 1 item (got [])"),
        (b'{"game": "ludo", "seats": [{"kind": "robot"}]}', "input should be 'here', 'link' or 'bot'"),
        (b'{"game": "ludo", "seats": [{"colour": "?"}]}', "body.seats.0.colour: input is not written as"),
        (b'{"game": "ludo", "seats": [{}], "links": 1e99}', "body.links: input is too large a number"),
    ],
)
def test_what_is_wrong_with_a_body_is_said_in_any_language(
    server: Server, monkeypatch: pytest.MonkeyPatch, body: bytes, said: str
) -> None:
    with closing(HTTPConnection(urlsplit(server.url).netloc, timeout=PATIENCE)) as connection:
        connection.request("POST", "/api/matches", body, {"Content-Type": "application/json"})
        reply = connection.getresponse()
        problem = json.loads(reply.read())
    assert (reply.status, problem["code"]) == (422, "bad_request")
    assert said in in_english(problem["message"])
    monkeypatch.setenv("BOARDLOOM_LANGUAGE", "pseudo")
    monkeypatch.setenv("BOARDLOOM_PSEUDO", "1")
    known = ["body game seats kind colour links JSON here link bot", body.decode()]
    assert left_in_english(spoken(msgspec.convert(problem["message"], Words)), known) == set()


def test_games_and_schemas(server: Server) -> None:
    games = {game["name"]: game for game in server.ask("GET", "/api/games").json()}
    assert games["snakes"]["players"] == {"least": 2, "most": 64}
    printed = next(preset for preset in games["snakes"]["presets"] if preset["name"] == "milton-bradley")
    assert in_english(printed["help"]) == "The printed board of 1952, with its chutes."
    assert [bot["name"] for bot in games["custom"]["bots"]] == ["roll", "random"]
    assert all(in_english(bot["help"]) for game in games.values() for bot in game["bots"])
    assert games["ludo"]["levels"] == ["beginner", "easy", "medium", "hard", "master"]
    assert games["blokus"]["levels"] == [*games["ludo"]["levels"], "grandmaster", "champion", "legend"]
    assert games["snakes"]["levels"] == []
    assert [name for name, about in games.items() if not about["chance"]] == ["blokus"]
    assert "side" in server.ask("GET", "/api/games/snakes/schema").json()["properties"]
    assert server.ask("GET", "/api/games/chess/schema").status == 422


def test_a_match_without_seats_has_those_of_its_preset(server: Server) -> None:
    asked = {"game": "blokus", "options": {"preset": "one-player"}}
    made = server.ask("POST", "/api/matches", asked).json()
    secret = made["links"]["host"].rpartition("#")[2]
    seats = server.ask("GET", f"/api/matches/{made['match']}", secret=secret).json()["seats"]
    assert [seat["kind"] for seat in seats] == ["here", "bot"]


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """A finished game of Nia and Oz, who play no other, and a bot."""

    async def play() -> str:
        made = server.make("custom", "link:Nia", "link:Oz", "bot:Robo", options={"size": 30, "board_seed": 4})
        nia, oz = await seated(server, made)
        await asyncio.gather(nia.play(), oz.play())
        return made.match

    match: str = run(play())
    return match


def test_stats_and_replay(server: Server, finished: str) -> None:
    stats = server.ask("GET", f"/api/finished/{finished}").json()
    replay = server.ask("GET", f"/api/finished/{finished}/replay").json()
    assert [player["name"] for player in stats["players"]] == ["Nia", "Oz", "Robo"]
    assert stats["winners"] == replay["winners"]
    assert stats["moves"] == len(replay["moves"])
    assert stats["started_ms"] <= replay["moves"][0]["at_ms"] <= replay["moves"][-1]["at_ms"]
    assert stats["ended_ms"] == replay["moves"][-1]["at_ms"]
    assert "wins!" in in_english(replay["moves"][-1]["story"])
    listed = server.ask("GET", "/api/finished?game=custom").json()
    assert finished in [game["match"] for game in listed]
    rest = server.ask("GET", f"/api/finished?game=custom&before={finished}").json()
    assert finished not in [game["match"] for game in rest]


def test_the_transcript_replays(server: Server, finished: str) -> None:
    reply = server.ask("GET", f"/api/finished/{finished}/transcript")
    assert f'filename="{finished}.txt"' in reply.headers["content-disposition"]
    match = transcript.read(reply.body.decode())
    assert match.position.over
    assert match.id == finished


def test_the_dice_are_checked_by_both_verifiers(server: Server, finished: str, tmp_path: Path) -> None:
    alone = tmp_path / "verify_dice.py"
    alone.write_bytes(server.ask("GET", "/verify_dice.py").body)
    record = tmp_path / "record.json"
    content = server.ask("GET", f"/api/finished/{finished}/dice").json()
    record.write_text(json.dumps(content))

    def check(*command: str) -> tuple[int, str]:
        done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
        return done.returncode, done.stdout + done.stderr

    ours = (sys.executable, "-m", "boardloom.cli", "verify", str(record))
    standalone = (sys.executable, "-I", str(alone), str(record))
    rolls = sum("roll" in step for step in content["played"])
    for command in (ours, standalone):
        code, said = check(*command)
        assert code == 0, said
        assert f"before the game: {rolls}." in said or f"- {rolls} rolls follow" in said
    assert "Legal: all" in check(*ours)[1]

    roll = next(step for step in content["played"] if "roll" in step)
    roll["action"] = roll["action"] % 36 + 1
    record.write_text(json.dumps(content))
    for command, expected in ((ours, 2), (standalone, 1)):
        code, said = check(*command)
        assert code == expected
        assert "NOT " in said
        assert "Traceback" not in said


def test_a_game_longer_than_its_chain_is_fair_to_its_end(server: Server) -> None:
    async def play() -> None:
        options = {"side": 20, "density": 0, "turn_order": "fixed"}
        made = server.make("snakes", "here", "here", options=options, links=64)
        host = await Client.open(server.live, made.match, made.host)
        while host.view["state"]["turn"] < 90:
            await host.act()
        assert "link" not in host.heard[-1]["events"][0]
        await host.play()
        assert host.table["dice"]["left"] == 0
        record = server.ask("GET", f"/api/finished/{made.match}/dice").json()
        assert sum("link" in step for step in record["played"]) == 64
        assert verify_dice.verify(record)[:3] == (len(record["played"]), 0, 0)

    run(play())


def test_ratings_of_named_players(server: Server, finished: str) -> None:
    ranks = server.ask("GET", "/api/leaderboard/custom").json()
    winner = server.ask("GET", f"/api/finished/{finished}").json()["winners"][0]
    named = {rank["player"]: rank for rank in ranks}
    best = ["Nia", "Oz", "roll"][winner]
    assert named[best]["wins"] == named[best]["games"] == 1
    assert all(named[best]["rating"] > named[other]["rating"] for other in {"Nia", "Oz", "roll"} - {best})
    assert [rank["rating"] for rank in ranks] == sorted((rank["rating"] for rank in ranks), reverse=True)


def test_snakes_26_a_drawn_game_is_nobodys_win(server: Server) -> None:
    async def play() -> str:
        options = {"most_turns": 1, "turn_order": "fixed"}
        made = server.make("snakes", "link:Uma", "link:Vic", options=options)
        uma, vic = await seated(server, made)
        await asyncio.gather(uma.play(), vic.play())
        return made.match

    match: str = run(play())
    assert server.ask("GET", f"/api/finished/{match}").json()["winners"] == [0, 1]
    ranks = {rank["player"]: rank for rank in server.ask("GET", "/api/leaderboard/snakes").json()}
    assert [(ranks[who]["games"], ranks[who]["wins"]) for who in ("Uma", "Vic")] == [(1, 0), (1, 0)]
    assert ranks["Uma"]["rating"] == ranks["Vic"]["rating"]
    assert b"result: seats 1, 2  ; drawn" in server.ask("GET", f"/api/finished/{match}/transcript").body


def test_a_game_with_a_take_back_is_not_rated(server: Server) -> None:
    async def play() -> None:
        made = server.make("cards", "here:Cleo", "here:Dan", options={"turns": 1})
        host = await Client.open(server.live, made.match, made.host)
        assert host.table["rated"]
        await host.done("move", action=END)
        await host.done("undo")
        assert host.table["unrated"]["id"] == "unrated-undo"
        await host.play()
        assert server.ask("GET", f"/api/finished/{made.match}").json()["rated"] is False

    run(play())


def test_whether_a_game_would_count_is_told_before_it_is_made(server: Server) -> None:
    def asked(**table: Any) -> Any:
        return server.ask("POST", "/api/games/ludo/eligibility", table).json()

    people = [{"kind": "here", "name": "Ann"}, {"kind": "link"}]
    assert asked(seats=people) == {"rated": True, "unrated": None}
    assert asked(seats=people, listed=False)["unrated"]["id"] == "unrated-unlisted"
    bots = [{"kind": "bot"}, {"kind": "bot", "bot": "medium"}]
    assert asked(seats=[*people, *bots])["unrated"]["id"] == "unrated-bots"


@pytest.mark.parametrize(
    ("seats", "form", "rated"),
    [
        (("here:Cleo", "here:Dan"), {}, True),
        (("here:Cleo", "here"), {}, False),
        (("here:Cleo", "here:Dan"), {"rated": False}, False),
        (("here:Cleo", "here:Dan"), {"listed": False}, False),
        (("here:Cleo", "here:Dan", "bot::ends", "bot::ends"), {}, False),
        (("here:Cleo", "bot::ends", "bot::throws"), {}, True),
    ],
)
def test_what_is_rated(server: Server, seats: tuple[str, ...], form: dict[str, Any], rated: bool) -> None:
    async def play() -> None:
        made = server.make("cards", *seats, options={"turns": 1}, **form)
        host = await Client.open(server.live, made.match, made.host)
        await host.play()
        assert server.ask("GET", f"/api/finished/{made.match}").json()["rated"] is rated
        listed = server.ask("GET", "/api/finished?game=cards&limit=200").json()
        assert (made.match in [game["match"] for game in listed]) is form.get("listed", True)

    run(play())


def test_the_host_deletes_a_finished_game(server: Server) -> None:
    async def play() -> None:
        made = server.make("cards", "here:Eve", "here:Fay", options={"turns": 1})
        host = await Client.open(server.live, made.match, made.host)
        await host.play()
        path = f"/api/finished/{made.match}"
        assert server.ask("GET", path).status == 200
        assert server.ask("DELETE", f"/api/matches/{made.match}", secret=made.host).status == 204
        told = await host.until("bye", code="unknown")
        assert in_english(told["message"]) == "this match was deleted"
        for more in ("", "/replay", "/dice", "/transcript"):
            assert server.ask("GET", path + more).status == 404

    run(play())


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/games", "/verify_dice.py"])
def test_a_head_is_an_answer_without_its_body(server: Server, path: str) -> None:
    whole, head = server.ask("GET", path), server.ask("HEAD", path)
    assert (head.status, head.body) == (whole.status, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]


def test_every_refusal_has_a_code_and_a_text(server: Server) -> None:
    def raw(head: str, body: bytes) -> tuple[int, dict[str, str]]:
        with closing(HTTPConnection(urlsplit(server.url).netloc, timeout=PATIENCE)) as line:
            name, value = head.split(": ")
            line.putrequest("POST", "/api/matches")
            line.putheader("Content-Type", "application/json")
            line.putheader(name, value)
            line.endheaders(body)
            reply = line.getresponse()
            return reply.status, json.loads(reply.read())

    wrong_verb = server.ask("PUT", "/api/matches")
    assert (wrong_verb.status, wrong_verb.json()["code"]) == (405, "bad_request")
    deep = b"[" * 30_000
    status, said = raw(f"Content-Length: {len(deep)}", deep)
    assert (status, said["code"]) == (400, "bad_request")
    status, said = raw("Transfer-Encoding: chunked", b"2\r\n{}\r\n0\r\n\r\n")
    assert (status, said["code"]) == (411, "no_length")
    assert "Content-Length" in in_english(said["message"])
