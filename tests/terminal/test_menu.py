"""The menu, from the first Enter to the goodbye."""

import re

import pexpect
import pytest

from boardloom.games import HOUSE_GAMES
from tests.terminal.conftest import House, rest

pytestmark = pytest.mark.filterwarnings("ignore:.*forkpty:DeprecationWarning")

ENTER = b"\n"

RESUME = f"{len(HOUSE_GAMES) + 2}\n".encode()
"""The line of the menu after the games of the house and the one of these tests."""


def _entered(house: House) -> "pexpect.spawn[str]":
    child = house.terminal("menu")
    for question in ("Which one", "Rules", "How many play", "How many cells on a side", "Seat 1", "Seat 2"):
        child.expect(rf"{question}\? ")
        child.expect(r"\] ")
        child.sendline("")
    return child


def test_enter_alone_starts_a_game(house: House) -> None:
    while (child := _entered(house)).expect([r"\? for help\) ", "A rematch"]):
        pass  # the bot began, and won with its first rolls
    child.sendline("3")
    child.expect("rolls 3")
    child.sendintr()
    assert "Saved. To go on: boardloom play snakes --resume" in rest(child)
    (match,) = house.running()
    assert [seat.kind for seat in match.seats] == ["here", "bot"]


def test_wrong_answers_are_explained_and_asked_again(house: House) -> None:
    answers = [
        "chess",
        "77",
        "snakes",
        "9",
        "milton-bradley",
        "two",
        "0",
        "1",
        "3",
        "Ann",
        "ann",
        "x" * 40,
        "Bo",
        "bot Cy",
    ]
    printed = house.pipe("menu", "--fast", typed="\n".join(answers).encode())
    assert "'chess' is not in the list; type a number from it, or a game's name" in printed
    assert "'77' is not in the list" in printed
    assert "'9' is not in the list; type a number or a name from it" in printed
    assert "'two' is not a number" in printed
    for few in (0, 1):
        assert f"players: input should be greater than or equal to 2 (got {few})" in printed
    assert "ann already sits at the table" in printed
    assert "a player's name is at most 30 printable characters" in printed
    (match,) = house.running()
    assert [(seat.name, seat.kind) for seat in match.seats] == [
        ("Ann", "here"),
        ("Bo", "here"),
        ("Cy", "bot"),
    ]
    assert match.config.preset == "milton-bradley"


@pytest.mark.parametrize("questions", range(6))
def test_q_leaves_anywhere(house: House, questions: int) -> None:
    printed = house.pipe("menu", typed=ENTER * questions + b"q\n")
    assert printed.endswith("Goodbye.\nnumba: False\n")
    assert house.running() == []


def test_ctrl_c_leaves_with_one_line(house: House) -> None:
    child = house.terminal("menu")
    child.expect("Which one")
    child.sendintr()
    end = rest(child)
    assert "Goodbye." in end
    assert "Traceback" not in end


def test_an_unfinished_game_is_offered_and_resumed(house: House) -> None:
    house.pipe("play", "snakes", "human:Ann,bot:Bo", '{"turn_order": "fixed"}', typed=b"4\n")
    (left,) = house.running()
    printed = house.pipe("menu", typed=RESUME + b"2\n")
    assert f"go on: Ann, Bo; at move {len(left.actions)}" in printed
    (gone_on,) = house.running()
    assert gone_on.id == left.id
    assert gone_on.actions[: len(left.actions) + 1] == [*left.actions, 2]


def test_a_damaged_game_is_refused_in_a_line(house: House) -> None:
    house.pipe("play", "snakes", "human:Ann,bot:Bo", '{"turn_order": "fixed"}', typed=b"4\n")
    (path,) = (house.home / "data/games/running").glob("*.txt")
    path.write_text(path.read_text().replace("1. 4", "1. 7"))
    printed = house.pipe("menu", typed=RESUME + b"q\n")
    assert f"{path}: line" in printed
    assert "Goodbye." in printed


def test_a_rematch_turns_the_seats_and_then_the_menu_comes_back(house: House) -> None:
    two_people = [b"pebbles", b"2", b"Ann", b"Bo"]
    typed = [*two_people, b"four", b"four", b"y", b"four", b"four", b"n", b"q"]
    printed = house.pipe("menu", typed=b"\n".join(typed) + b"\n")
    assert sorted(match.names for match in house.finished()) == [["Ann", "Bo"], ["Bo", "Ann"]]
    assert printed.count("Which one?") == 2
    assert printed.endswith("Goodbye.\nnumba: False\n")


def test_the_board_can_be_chosen_where_the_rules_leave_it_open(house: House) -> None:
    house.pipe("menu", "--fast", typed=b"snakes\n\n2\n9\n14\nAnn\nBo\n")
    (match,) = house.running()
    assert match.config.chosen()["side"] == 14


def test_a_menu_in_german(house: House) -> None:
    typed = b"schach\nSchlangen & Leitern\n\n2\n\n\n\nq\n"
    printed = house.pipe("menu", "--fast", typed=typed, BOARDLOOM_LANGUAGE="de")
    assert printed.startswith("Boardloom  ein Haus voller Brettspiele\n")
    assert "'schach' steht nicht in der Liste" in printed
    assert "Wie viele spielen mit? [2]" in printed
    assert "Spieler 1: würfle (Enter, oder tippe" in printed
    assert "Gespeichert. So geht es weiter: boardloom play snakes --resume" in printed
    (match,) = house.running()
    assert match.names == ["", "Ada"]
    printed = house.pipe("menu", typed=b"q\n", BOARDLOOM_LANGUAGE="de")
    assert "Spieler 1, Ada" in " ".join(printed.split())


def test_somebody_may_be_called_as_if_without_a_name(house: House) -> None:
    house.pipe("menu", "--fast", typed=b"snakes\n\n2\n\nPlayer 1\nPlayer 2\nq\n")
    (match,) = house.running()
    assert match.names == ["Player 1", "Player 2"]


def test_games_rules_and_bots_have_titles_in_the_language(house: House) -> None:
    typed = b"eigenes brett\nklassisch\n\nq\n"
    printed = house.pipe("menu", "--fast", typed=typed, BOARDLOOM_LANGUAGE="de")
    assert re.search(r"2  klassisch +20 Felder für drei\.", printed)
    assert "Wie viele spielen mit? [3]" in printed
    assert re.search(r"2  random +zufällig: Nimmt", printed)
