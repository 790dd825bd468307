"""No key or click does what its button no longer offers."""

from collections.abc import Callable

import pygame

from boardloom.desktop.table import ROLL, Table
from tests.desktop.driver import Driver
from tests.desktop.test_whole_games import seated


def test_two_presses_before_the_next_frame_roll_once(open_window: Callable[..., Driver]) -> None:
    driver = open_window()
    match = seated("snakes", turn_order="fixed")
    driver.window.go(Table(driver.window, match))
    assert ROLL in driver.ids()
    for _ in range(2):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
    driver.drawn()
    assert len(match.actions) == 1
