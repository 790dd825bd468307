"""A whole game of each, in a real window, by mouse and keyboard."""

from collections.abc import Callable

import pytest

from boardloom.desktop.home import Home
from boardloom.desktop.start import Start
from boardloom.desktop.table import Table
from boardloom.games import find
from boardloom.match import saved
from boardloom.match.match import Match
from boardloom.match.seat import Seat
from tests.desktop.driver import Driver
from tests.laws.cases import CASES

NAMES = ("Ann", "Bo", "Cid", "Dee", "Eve")


def seated(game: str, **options: object) -> Match:
    found = find(game)
    config = found.config.make(options)
    return Match.new(found, config, [Seat(name) for name in NAMES[: config.players]], seed=3)


def test_snakes_from_the_first_screen_to_the_replay(open_window: Callable[..., Driver]) -> None:
    driver = open_window()
    driver.window.home()
    driver.press("snakes")
    assert isinstance(driver.screen, Start)
    driver.press("players2")
    match = driver.table.match
    assert [seat.kind for seat in match.seats] == ["here", "here"]
    driver.finish()
    assert {"again", "replay", "board"} <= set(driver.ids())
    assert saved.load(saved.finished() / f"{match.id}.txt").actions == match.actions
    driver.press("replay")
    assert driver.replay.at == 0
    driver.key("Right", "Right")
    driver.until(lambda: driver.replay.stage is None)
    assert driver.replay.at == 2
    driver.key("End")
    assert driver.replay.at == len(match.actions)
    assert driver.replay.scene.summary is not None
    driver.key("Escape")
    assert isinstance(driver.screen, Home)
    assert "see0" in driver.ids()


@pytest.mark.parametrize(
    ("game", "options"),
    [
        *((game, cases.short) for game, cases in CASES.items() if game != "snakes"),
        ("custom", {"size": 20, "controls": True}),
        ("dice", {"rounds": 2, "goals": ["eight", "healthy", "brink", "hunter", "gentle"]}),
        ("blokus", {"players": 4}),
    ],
)
def test_a_whole_game_by_hand(
    open_window: Callable[..., Driver], game: str, options: dict[str, object]
) -> None:
    driver = open_window()
    match = seated(game, **options)
    driver.window.go(Table(driver.window, match))
    driver.finish()
    assert match.position.over
    assert driver.table.scene.summary is not None
    assert saved.load(saved.finished() / f"{match.id}.txt").actions == match.actions
