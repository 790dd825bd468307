"""Ludo at the command line and in many games."""

import json
from pathlib import Path

import pytest

import boardloom
from tests.test_cli import refused, run


def test_a_game_with_ones_own_die_and_choices(tmp_path: Path) -> None:
    typed = "6\n4\n3\n6\nq\n2\np\nlog\n"
    printed = run("play", "ludo", "--names", "Ann,Bo", "--fast", stdin=typed, home=tmp_path).stdout
    for story in (
        "Ann rolls 6: p out of the yard. Another roll.",
        "Ann rolls 4: p from R to 4.",
        "Bo rolls 3: only a 6 leaves the yard.",
        "Ann: a 6 moves p 4→10 or q H→R",
        "Ann moves q out of the yard. Another roll.",
        "Ann moves p from 4 to 6.",
    ):
        assert story in printed
    assert "Ap" in printed


def test_enter_takes_the_choice_of_the_four_priorities(tmp_path: Path) -> None:
    printed = run("play", "ludo", "--names", "Ann,Bo", "--fast", stdin="6\n4\n3\n6\n\n", home=tmp_path).stdout
    assert "Ann moves q out of the yard." in printed


def test_a_game_ends_with_its_ranking(tmp_path: Path) -> None:
    printed = run(
        "play", "ludo", "--players", "4", "--bots", "4", "--fast", "--seed", "5", home=tmp_path
    ).stdout
    assert " wins.\n" in printed
    *_, ranking = [line for line in printed.splitlines() if line.startswith("1. ")]
    assert [part.split(".")[0].strip() for part in ranking.split(",")] == ["1", "2", "3", "4"]


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (
            ("sim", "ludo", "--bots", "perfect", "--set", "players=3"),
            "'perfect' cannot play this game",
        ),
        (
            ("play", "ludo", "--players", "4", "--bots", "perfect"),
            "only games of two players",
        ),
        (
            ("sim", "ludo", "--bots", "clever"),
            "no bot 'clever'; choose one of medium, beginner, easy, hard, master",
        ),
        (("sim", "ludo", "--set", 'positions=["A","A"]'), "every player needs a place of their own"),
        (("sim", "ludo", "--set", "tokens=9"), "tokens: input should be less than or equal to 4 (got 9)"),
        (("odds", "ludo", "--moves", "6,7"), "'7' cannot come up here"),
    ],
)
def test_bad_input_is_one_clear_line(args: tuple[str, ...], reason: str) -> None:
    assert reason in " ".join(refused(*args).split())


def test_simulation_reports_shares_length_and_kicks() -> None:
    asked = (
        "sim",
        "ludo",
        "--games",
        "20000",
        "--set",
        "players=3",
        "--bots",
        "priority,random,random",
        "--json",
    )
    report = json.loads(run(*asked).stdout)
    assert report["bots"] == ["priority", "random", "random"]
    assert report["wins"][0] > 0.45 > report["wins"][1] + 0.1
    assert report["length"]["min"] > 40
    stats = report["stats"]
    assert sum(stats["kicks"]) == pytest.approx(sum(stats["kicked"]))
    assert sum(stats["place"]) == pytest.approx(6)
    assert min(stats["rolls"]) > 20


def test_kicks_are_counted_from_both_sides() -> None:
    """Without anybody near there are few; four players kick each other more often than two."""
    two, four = (boardloom.simulate("ludo", games=5000, players=n).stats["kicks"] for n in (2, 4))
    assert 0 < sum(two) < sum(four)
