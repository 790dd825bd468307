"""In Arabic the window begins at the right; boards stay as they are."""

from collections.abc import Callable
from pathlib import Path

import pytest

from boardloom.core.message import message
from boardloom.desktop.board_editor import BoardEditor
from boardloom.desktop.replay import Replay
from boardloom.desktop.set_up import SetUp
from boardloom.desktop.start import Start
from boardloom.desktop.table import Table
from boardloom.games import find
from tests.desktop.driver import Driver
from tests.desktop.test_whole_games import seated


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDLOOM_HOME", str(tmp_path))


def test_pages_begin_at_the_right(open_window: Callable[..., Driver]) -> None:
    driver = open_window(language="ar")
    start = Start(driver.window, find("custom"))
    driver.window.go(start)
    driver.drawn()
    assert start.buttons[0].rect.right < start.area.left
    driver.press("set-up")
    page = driver.screen
    assert isinstance(page, SetUp)
    names = [each for each in page.entries() if "#number" not in each.object_ids]
    numbers = [each for each in page.entries() if "#number" in each.object_ids]
    assert min(each.rect.left for each in names) > max(each.rect.right for each in numbers)
    driver.press("board")
    editor = driver.screen
    assert isinstance(editor, BoardEditor)
    assert editor.column.right < editor.area.left
    first, second = (editor.board_view.place_of(cell) for cell in editor.editor.cells[:2])
    assert first is not None
    assert second is not None
    assert first.left < second.left, "the board is not mirrored"
    driver.press("PRISON")
    driver.click(second)
    assert editor.editor.value[1] == "PRISON"


def test_a_table_is_mirrored_around_its_board(open_window: Callable[..., Driver]) -> None:
    driver = open_window(language="ar")
    match = seated("blokus", preset="duo")
    driver.window.go(Table(driver.window, match))
    driver.turn()
    driver.turn()
    table = driver.table
    assert len(match.actions) == 2, "pieces are where they are clicked"
    assert table.players is not None
    assert table.column.right < table.board_view.area.left < table.players.left
    assert table.panel.boxes["F5"].left > table.panel.boxes["I5"].left
    assert "عربي" in table.said(message("language-name"))


def test_time_runs_to_the_left_in_a_replay(open_window: Callable[..., Driver]) -> None:
    driver = open_window(language="ar")
    match = seated("snakes", turn_order="fixed")
    for _ in range(9):
        match.play(match.draw())
    driver.window.go(Replay(driver.window, match))
    driver.key("Left", "Left")
    driver.until(lambda: driver.replay.stage is None)
    assert driver.replay.at == 2
    forward = next(button for button in driver.replay.buttons if button.id == "forward")
    back = next(button for button in driver.replay.buttons if button.id == "back")
    assert forward.label == "◀"
    assert forward.rect.right < back.rect.left
    bar = driver.replay.bar()
    driver.click((bar.left + 1, bar.centery))
    assert driver.replay.at == len(match.actions)
