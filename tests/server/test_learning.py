"""Lessons and puzzles over REST: nothing of them is kept, and every answer follows from what was done."""

from typing import Any

import pytest

from boardloom.games import HOUSE_GAMES, find
from boardloom.match.guided import PuzzleTry
from tests.laws.cases import TAUGHT
from tests.server.running import Server
from tests.words import in_english

Json = dict[str, Any]
FIRST_OF_LUDO: list[int | None] = [None, None, None, None, None]
"""The steps of its lesson up to the first choice."""


def lesson(server: Server, game: str, done: list[int | None], whole: bool = False) -> Json:
    reply = server.ask("POST", f"/api/games/{game}/lesson", {"done": done, "whole": whole})
    assert reply.status == 200, reply.body
    answer: Json = reply.json()
    return answer


def refused(server: Server, path: str, **form: object) -> str:
    reply = server.ask("POST", f"/api/games/{path}", form)
    assert reply.status == 422, reply.body
    return in_english(reply.json()["message"], ["", "Ada"])


def test_games_tell_what_can_be_learned(server: Server) -> None:
    about = {
        game["name"]: (game["lesson"], game["puzzles"]) for game in server.ask("GET", "/api/games").json()
    }
    assert [about[name][0] for name in HOUSE_GAMES] == [name in TAUGHT for name in HOUSE_GAMES]
    assert (about["snakes"], about["ludo"]) == ((True, 0), (True, 10))


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_can_be_walked_through(game: str, server: Server) -> None:
    answer, done = lesson(server, game, [], whole=True), list[int | None]()
    assert {"board", "guide"} <= answer["snapshot"].keys()
    seq = answer["snapshot"]["seq"]
    while answer["coach"]["wait"] != "end":
        view = (answer["news"] or answer["snapshot"])["view"]
        wait = answer["coach"]["wait"]
        assert ("choices" in view) == (wait == "choice")
        assert bool(view.get("roll")) == (wait == "roll")
        done.append(None)
        answer = lesson(server, game, done)
        if answer["news"]:
            events = answer["news"]["events"]
            assert [event["seq"] for event in events] == list(range(seq + 1, answer["news"]["seq"] + 1))
            assert all("happening" in event for event in events)
        seq = (answer["news"] or answer["snapshot"])["seq"]
        assert answer["coach"]["step"] == len(done)
    assert len(done) == answer["coach"]["total"] - 1


def test_the_learner_is_asked_for_one_thing(server: Server) -> None:
    coach = lesson(server, "ludo", FIRST_OF_LUDO)["coach"]
    assert (coach["wait"], coach["path"]) == ("choice", ["Ap"])
    assert refused(server, "ludo/lesson", done=[*FIRST_OF_LUDO, 1]).startswith("Not now")
    assert refused(server, "ludo/lesson", done=[*FIRST_OF_LUDO, 7]).startswith("Not now")
    after = lesson(server, "ludo", [*FIRST_OF_LUDO, 0])
    assert after["coach"]["step"] == len(FIRST_OF_LUDO) + 1
    assert after["news"]["events"][0]["name"] == "p"


def test_a_step_in_which_nothing_moves_is_a_snapshot(server: Server) -> None:
    answer = lesson(server, "ludo", [None])
    assert answer["news"] is None
    assert answer["snapshot"].get("board") is None
    assert answer["snapshot"]["view"]["roll"] is True


def test_too_much_is_refused(server: Server) -> None:
    assert refused(server, "snakes/lesson", done=[None] * 60) == "the lesson is over"
    assert refused(server, "nothing/lesson").startswith("there is no game 'nothing'")
    assert refused(server, "ludo/puzzles/99") == "Ludo has no puzzle 99"
    assert refused(server, "snakes/puzzles/1").endswith("has no puzzles")
    assert server.ask("POST", "/api/games/ludo/lesson", {"done": [None] * 201}).status == 422
    assert server.ask("GET", "/api/games/snakes/puzzles").status == 422


@pytest.mark.parametrize("game", ["ludo", "blokus"])
def test_puzzles_are_listed_as_pictures(game: str, server: Server) -> None:
    listed = server.ask("GET", f"/api/games/{game}/puzzles").json()
    tries = [PuzzleTry(find(game), number) for number in range(1, 11)]
    assert [each["seat"] for each in listed["puzzles"]] == [each.seat for each in tries]
    assert all(each["scene"]["nodes"] for each in listed["puzzles"])
    assert listed["board"]["sprites"]


@pytest.mark.parametrize("game", ["ludo", "blokus"])
def test_a_puzzle_tells_right_from_wrong(game: str, server: Server) -> None:
    known = PuzzleTry(find(game), 1)
    best = known.position.find(known.puzzle.best)
    other = next(action for action in known.position.choices() if action != best)

    def tried(*done: int) -> Json:
        answer: Json = server.ask("POST", f"/api/games/{game}/puzzles/1", {"done": list(done)}).json()
        return answer

    assert tried()["coach"]["wait"] == "choice"
    assert tried()["seat"] == known.seat
    right, wrong = tried(best), tried(other)
    assert (right["coach"]["verdict"], wrong["coach"]["verdict"]) == ("right", "wrong")
    assert [event["action"] for event in right["news"]["events"]] == [best]
    assert in_english(right["coach"]["says"]).startswith("Right!")
    assert in_english(wrong["coach"]["says"]).startswith("Not ")
    assert refused(server, f"{game}/puzzles/1", done=[best, best]) == "the puzzle takes one move"
    assert "not open" in refused(server, f"{game}/puzzles/1", done=[10**9])
