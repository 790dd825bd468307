"""The menu, from the first Enter to the goodbye."""

import io
import re
from dataclasses import replace
from typing import Literal

import pexpect
import pytest
from pydantic import Field
from rich.console import Console
from rich.text import Text

from boardloom.core.options import GameConfig
from boardloom.games import HOUSE_GAMES
from boardloom.terminal import questions
from boardloom.terminal.option_questions import choose_options
from tests.terminal.conftest import House, rest
from tests.terminal.pebbles import game as pebbles

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
    typed = b"eigenes brett\nklassisch" + 6 * ENTER + b"q\n"
    printed = house.pipe("menu", "--fast", typed=typed, BOARDLOOM_LANGUAGE="de")
    assert re.search(r"2  klassisch +20 Felder für drei\.", printed)
    assert "Wie viele spielen mit? [3]" in printed
    assert re.search(r"2  random +zufällig: Nimmt", printed)


def test_the_custom_board_is_asked_for_types_colours_squares_and_debug(house: House) -> None:
    answers = ["custom", "", "3", "lucky, happy, normal", "lucky,lucky,lucky", "lucky, Normal, unlucky"]
    answers += ["red,blue,red", "red,blue,green", "12", "20=PRISON", "3", "3=jail", "3=prison, 7=LUCKY"]
    answers += ["maybe", "yes", "Ann", "Bo", "Cy", "d", "-3", "d", "99"]
    printed = " ".join(house.pipe("menu", "--fast", typed="\n".join(answers).encode()).split())
    assert "'happy' is unknown; choose one of lucky, unlucky, normal" in printed
    assert "There must be at least two different player types" in printed
    assert "Color clash" in printed
    for wrong in ("20=PRISON", "3"):
        assert f"'{wrong}' is not like 3=NAME, with a cell from 0 to 11" in printed
    assert "'jail' is unknown; choose one of SIMPLE, SURPRISE" in printed
    assert "'maybe' is neither `yes` nor `no`" in printed
    assert "Ann goes to square 0 (practice)" in printed
    assert "Bo goes past the end (practice). Bo wins!" in printed
    (match,) = house.finished()
    squares = ["SIMPLE"] * 12
    squares[3], squares[7] = "PRISON", "LUCKY"
    assert match.config.chosen() == {
        "players": 3,
        "types": ["lucky", "normal", "unlucky"],
        "colours": ["red", "blue", "green"],
        "size": 12,
        "squares": squares,
        "board_seed": match.config.chosen()["board_seed"],
        "controls": True,
        "debug": True,
    }


def test_enter_leaves_the_custom_board_as_usual(house: House) -> None:
    house.pipe("menu", "--fast", typed=b"custom\n\n2\n\n\n\n\n\nAnn\nBo\n")
    (match,) = house.running()
    assert set(match.config.chosen()) == {"board_seed", "controls"}


class Guest(GameConfig):
    players: int = Field(2, ge=2, le=4)
    speed: Literal["slow", "quick"] = Field("slow", json_schema_extra={"ask": True})
    share: float = Field(0.5, le=1, json_schema_extra={"ask": True})
    teams: bool = Field(True, json_schema_extra={"ask": True})
    hats: tuple[str, ...] = Field((), json_schema_extra={"ask": True})
    silent: int = 3

    def setup(self) -> None:
        return None


def test_a_guest_is_asked_whatever_its_form_says(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["4", "fast", "QUICK", "2", "0.25", "no", "top hat, cap"])
    asked: list[str] = []

    def heard(console: Console, prompt: Text) -> str:
        asked.append(prompt.plain)
        return next(answers)

    monkeypatch.setattr(questions, "hear", heard)
    console = Console(file=io.StringIO(), width=200)
    game = replace(pebbles(), config=Guest)
    assert choose_options(console, game, {}) == {
        "players": 4,
        "speed": "quick",
        "share": 0.25,
        "teams": False,
        "hats": ["top hat", "cap"],
    }
    assert [question.partition("[")[2] for question in asked] == [
        "2] ", "slow] ", "slow] ", "0.5] ", "0.5] ", "yes] ", "as usual] ",
    ]  # fmt: skip
