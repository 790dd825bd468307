"""What is heard in the window, and the choice that Ludo's priorities make for a person."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from boardloom.core.message import message
from boardloom.desktop import sound
from boardloom.desktop.table import ROLL, Table
from tests.desktop.driver import Driver
from tests.desktop.test_whole_games import seated


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDLOOM_HOME", str(tmp_path))


@pytest.mark.parametrize("by", ["button", "key"])
def test_the_priorities_choose_a_token(open_window: Callable[..., Driver], by: str) -> None:
    driver = open_window()
    match = seated("ludo", positions=["A", "B"])
    for roll in (6, 3, 2, 6):  # p of A is on 3, q in the yard: a 6 takes q out
        match.play(roll)
    assert [match.position.name(token) for token in match.position.choices()] == ["p", "q"]
    driver.window.go(Table(driver.window, match))
    driver.drawn()
    (button,) = (each for each in driver.screen.buttons if each.key == "a")
    assert button.label == driver.screen.say(message("ludo-by-priorities"))
    driver.click(button.rect) if by == "button" else driver.key("a")
    assert (match.positions[-2].name(match.actions[-1]), match.position.state.steps[1]) == ("q", 0)


@pytest.mark.parametrize(("wanted", "heard"), [(True, ["step"]), (False, [])])
def test_a_move_is_heard_unless_sound_is_off(
    open_window: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch, wanted: bool, heard: list[str]
) -> None:
    tunes: list[str] = []
    monkeypatch.setattr(sound, "play", tunes.append)
    driver = open_window(sound=wanted)
    match = seated("snakes", turn_order="fixed", entities=[])
    driver.window.go(Table(driver.window, match))
    driver.press(ROLL)
    assert len(match.actions) == 1
    assert tunes == heard


def test_every_tune_can_be_played(open_window: Callable[..., Driver]) -> None:
    open_window()
    opened = pygame.mixer.get_init()
    assert opened is not None
    assert opened[0] == sound.RATE
    for tune, notes in sound.TUNES.items():
        sound.play(tune)
        long = max(at + long for _, at, long in notes)
        assert sound._sound(tune).get_length() == pytest.approx(long, abs=0.01)
    sound.play("unknown")
