"""Where a number chooses: the practice square of the custom board, and dice of one's own."""

from collections.abc import Callable
from pathlib import Path

import pytest

from boardloom.core.game import CHANCE
from boardloom.core.message import message
from boardloom.desktop.table import ROLL, Table
from boardloom.games import find
from boardloom.match.match import Match
from boardloom.match.seat import Seat
from tests.desktop.driver import Driver
from tests.desktop.test_whole_games import seated


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDLOOM_HOME", str(tmp_path))


def test_the_practice_square_is_typed(open_window: Callable[..., Driver]) -> None:
    driver = open_window()
    match = seated("custom", squares=["SIMPLE"] * 20, debug=True)
    driver.window.go(Table(driver.window, match))
    driver.key("d", "1", "2", "Return")
    assert match.position.state.position[0] == 12
    driver.press("debug")
    driver.key("1", "x", "Return")
    assert driver.table.notice == message("web-play-integer", what=message("custom-step-debug"))
    driver.key("minus", "7", "5", "BackSpace")
    driver.press("number")
    assert match.position.state.position[1] == 0, "less than none is the first square"
    driver.press("debug")
    driver.key("9", "9", "KP_Enter")
    assert match.position.over, "more than there are is past the end"
    assert match.winners == [0]


def test_dice_of_ones_own_are_clicked_or_typed(open_window: Callable[..., Driver]) -> None:
    driver = open_window(own_dice=True)
    match = seated("custom", squares=["SIMPLE"] * 40)
    driver.window.go(Table(driver.window, match))
    driver.press("1 of 3")
    driver.press("2 of 4")
    assert match.position.state.position[0] == 7
    driver.key("2", "6")
    assert match.position.state.position[1] == 8
    driver.press(ROLL)
    assert len(match.actions) == 3, "the computer may throw after all"


def test_a_sum_of_dice_is_typed(open_window: Callable[..., Driver]) -> None:
    driver = open_window(own_dice=True)
    match = seated("snakes", turn_order="fixed", dice=2, entities=[])
    driver.window.go(Table(driver.window, match))
    driver.key("1", "3", "Return")
    assert match.actions == []
    assert "13" in driver.table.said(driver.table.notice)
    driver.key("1", "1", "Return")
    assert match.position.state.at[0] == 11


def test_bots_throw_for_themselves(open_window: Callable[..., Driver]) -> None:
    driver = open_window(own_dice=True)
    game = find("ludo")
    seats = [Seat("Ann"), Seat("Bo", "bot", "random")]
    match = Match.new(game, game.config.make({}), seats, seed=3)
    driver.window.go(Table(driver.window, match))
    driver.key("3")  # nothing leaves the yard
    driver.until(lambda: match.position.turn == 0 and driver.table.asking)
    assert match.position.mover == CHANCE
    assert match.positions[0].name(match.actions[0]) == "3"
    assert len(match.actions) > 1
