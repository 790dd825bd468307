"""Blokus in the window, as its rule text has it: title screen, mouse and keys, counters, the pass button."""

from collections.abc import Callable

import pytest

from boardloom.core.choice_tree import paths
from boardloom.desktop.start import Start
from boardloom.desktop.table import Table
from boardloom.games import find
from tests.desktop.driver import Driver
from tests.desktop.test_whole_games import seated

BLOKUS = find("blokus")


def scores(table: Table) -> list[object]:
    return [player.figures[0].value for player in table.scene.players]


@pytest.mark.parametrize(
    ("people", "kinds", "counters"),
    [
        (1, ["here", "bot"], [-178, -178]),
        (2, ["here", "here"], [-178, -178]),
        (4, ["here"] * 4, [-89] * 4),
    ],
)
def test_the_title_screen_asks_for_one_two_or_four_players(
    open_window: Callable[..., Driver], people: int, kinds: list[str], counters: list[int]
) -> None:
    driver = open_window()
    driver.window.go(Start(driver.window, BLOKUS))
    driver.drawn()
    title = [button for button in driver.window.screen.buttons if button.id.startswith("players")]
    assert [(button.id, button.label) for button in title] == [
        ("players1", "1 Player"),
        ("players2", "2 Players"),
        ("players4", "4 Players"),
    ]
    driver.press(f"players{people}")
    assert [seat.kind for seat in driver.table.match.seats] == kinds
    assert scores(driver.table) == counters


def test_alone_one_plays_blue_and_yellow_and_the_bot_red_and_green(
    open_window: Callable[..., Driver],
) -> None:
    driver = open_window()
    driver.window.go(Start(driver.window, BLOKUS))
    driver.press("players1")
    table = driver.table
    colours = []
    for _ in range(2):
        driver.until(lambda: table.asking)
        colours.append(next(tray.tone for tray in table.scene.trays if tray.active))
        driver.turn()
    driver.until(lambda: table.asking)
    assert colours == ["blue", "yellow"]
    assert len(table.match.actions) == 4, "the bot has placed red and green"


def test_left_click_selects_and_only_a_right_click_lets_another_be_selected(
    open_window: Callable[..., Driver],
) -> None:
    driver = open_window()
    driver.window.go(Table(driver.window, seated("blokus")))
    driver.drawn()
    table = driver.table
    first, second = [item.step for item in table.scene.trays[0].items][:2]
    before = driver.picture()
    driver.click(table.panel.boxes[first])
    assert table.hand.path[0] == first
    box = table.panel.boxes[first].inflate(8, 8)
    assert driver.picture().subsurface(box).get_buffer().raw != before.subsurface(box).get_buffer().raw
    boxes = dict(table.panel.boxes)
    driver.click(table.panel.boxes[second])
    assert table.hand.path[0] == first
    driver.drawn()
    assert table.panel.boxes == boxes, "what is said of it moves no piece"
    driver.click(table.panel.boxes[second], button=3)
    assert not table.hand.path
    driver.click(table.panel.boxes[second])
    assert table.hand.path[0] == second


def test_a_second_piece_may_be_taken_at_once_where_the_setting_says_so(
    open_window: Callable[..., Driver],
) -> None:
    driver = open_window(by_the_text=False)
    driver.window.go(Table(driver.window, seated("blokus")))
    driver.drawn()
    first, second = [item.step for item in driver.table.scene.trays[0].items][:2]
    driver.click(driver.table.panel.boxes[first])
    driver.click(driver.table.panel.boxes[second])
    assert driver.table.hand.path[0] == second


@pytest.mark.parametrize(("key", "sign"), [("Right", "↻"), ("Left", "↺"), ("Up", "⇅"), ("Down", "⇄")])
def test_arrow_keys_turn_and_flip(open_window: Callable[..., Driver], key: str, sign: str) -> None:
    driver = open_window()
    driver.window.go(Table(driver.window, seated("blokus")))
    driver.drawn()
    table = driver.table
    driver.click(table.panel.boxes["F5"])
    turn = next(turn for turn in table.hand.turns() if turn.sign == sign)
    driver.key(key)
    assert list(table.hand.path) == ["F5", turn.to]


def test_one_click_passes(open_window: Callable[..., Driver]) -> None:
    driver = open_window()
    match = seated("blokus")
    driver.window.go(Table(driver.window, match))
    driver.press("pass")
    assert match.position.turn == 1
    assert "pass" in match.positions[0].name(match.actions[0])


def test_by_keyboard_alone(open_window: Callable[..., Driver]) -> None:
    driver = open_window()
    match = seated("blokus")
    driver.window.go(Table(driver.window, match))
    driver.key("Tab", "Return")
    assert driver.table.hand.shape
    driver.key("Tab")
    held = driver.table.hand.held()
    assert held is not None
    assert held.fits
    driver.key("Return")
    assert len(match.actions) == 1
    assert match.actions[0] in paths(driver.table.view.choices(match.positions[0]))


def test_where_a_piece_does_not_fit_the_rule_is_told_and_nothing_happens(
    open_window: Callable[..., Driver],
) -> None:
    driver = open_window()
    match = seated("blokus")
    driver.window.go(Table(driver.window, match))
    driver.drawn()
    driver.click(driver.table.panel.boxes["I5"])
    x, y = driver.table.board_view.in_window((10, 10))
    driver.click((round(x), round(y)))
    assert match.actions == []
    held = driver.table.hand.held()
    assert held is not None
    assert held.why
    assert driver.table.said(held.why) == driver.table.headline()[1]
