"""Many players: those around whoever has the turn are large enough to read; others are a wheel away."""

from collections.abc import Callable
from pathlib import Path

import pytest

from boardloom.desktop.side_panel import CROWD
from boardloom.desktop.table import Table
from boardloom.games import find
from boardloom.match.match import Match
from boardloom.match.seat import Seat
from tests.desktop.driver import Driver


def test_of_many_players_some_are_shown_at_once(
    open_window: Callable[..., Driver], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOARDLOOM_HOME", str(tmp_path))
    driver = open_window()
    game = find("snakes")
    order = [40, *range(1, 40), *range(41, 65)]
    once = {"special_roll": "no-extra-turn", "first_six": "no-extra-turn"}
    config = game.config.make({"players": 64, "seat_order": order, "turn_order": "fixed", **once})
    driver.window.go(Table(driver.window, Match.new(game, config, [Seat(f"P{n}") for n in range(1, 65)])))
    driver.drawn()

    def shown() -> list[int]:
        driver.drawn()
        return sorted(int(id[4:]) for id in driver.table.panel.boxes if id.startswith("seat"))

    assert len(shown()) == CROWD
    assert 39 in shown(), "seat 40 begins"
    assert driver.table.panel.boxes["seat39"].height > 24
    driver.turn()
    assert shown() == [*range(CROWD)], "then seat 1 has the turn"
    driver.click(driver.table.panel.boxes["seat5"], button=5)  # the wheel
    assert shown() == [*range(1, CROWD + 1)]
