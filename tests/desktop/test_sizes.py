"""Screens with fine pixels, and larger letters."""

from collections.abc import Callable
from pathlib import Path

import pytest

from boardloom.desktop.settings import LARGER, kept
from boardloom.desktop.start import Start
from boardloom.desktop.table import ROLL, Table
from boardloom.desktop.window import FIRST_SIZE
from boardloom.games import find
from tests.desktop.conftest import x_server
from tests.desktop.driver import Driver
from tests.desktop.test_whole_games import seated


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDLOOM_HOME", str(tmp_path))


def letters_of(driver: Driver) -> int:
    """How high the letters of a button are, in pixels."""
    start = Start(driver.window, find("snakes"))
    driver.window.go(start)
    driver.drawn()
    size = min(driver.screen.px(20), start.buttons[0].rect.height * 0.34)
    drawn = driver.window.brush.words(start.buttons[0].label, size, "#ffffff", weight=700)
    return drawn.surface.get_height()


def test_a_screen_with_fine_pixels_gets_a_larger_window_drawn_in_them(
    open_window: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = open_window()
    assert usual.window.size[0] <= FIRST_SIZE[0]
    low = letters_of(usual)
    usual.close()
    with x_server("2880x1800x24", "-dpi", "192") as display:
        monkeypatch.setenv("DISPLAY", display)
        fine = Driver()
        assert fine.window.size[0] > 1.8 * FIRST_SIZE[0]
        assert fine.window.scale > 1.8
        assert letters_of(fine) > 1.7 * low, "letters are drawn in all those pixels"
        match = seated("snakes", turn_order="fixed")
        fine.window.go(Table(fine.window, match))
        fine.press(ROLL)
        assert len(match.actions) == 1
        fine.close()


def test_letters_can_be_larger(open_window: Callable[..., Driver]) -> None:
    driver = open_window()
    before, plain = letters_of(driver), driver.window.scale
    driver.window.show_settings()
    driver.press("letters")
    driver.press("letters")
    assert kept().letters == "largest"
    driver.press("done")
    assert driver.window.scale == plain * LARGER["largest"]
    assert letters_of(driver) > before
    match = seated("blokus", preset="duo")
    driver.window.go(Table(driver.window, match))
    driver.turn()
    assert len(match.actions) == 1
