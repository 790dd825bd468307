"""Setting up a game in the window: every option has a row or an editor, and boards are made by hand."""

import re
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from pygame_gui.elements import UITextEntryLine

from boardloom.core.message import message
from boardloom.desktop.board_editor import BoardEditor
from boardloom.desktop.form import Form
from boardloom.desktop.form_screen import FormScreen
from boardloom.desktop.seat_colours import CHOICE
from boardloom.desktop.set_up import SetUp
from boardloom.desktop.table_editor import TableEditor
from boardloom.games import find, names
from boardloom.match.plain_view import safe_view
from boardloom.match.seating import live_config
from boardloom.words import catalogue, english
from tests.desktop.driver import Driver


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDLOOM_HOME", str(tmp_path))


def set_up(driver: Driver, game: str, **options: object) -> SetUp:
    page = SetUp(driver.window, find(game))
    page.options = dict(options)
    driver.window.go(page)
    driver.drawn()
    return page


def editor(driver: Driver) -> BoardEditor:
    driver.press("board")
    assert isinstance(driver.screen, BoardEditor)
    return driver.screen


def place(page: BoardEditor, number: int) -> pygame.Rect:
    box = page.board_view.place_of(page.editor.cells[number - page.editor.first])
    assert box is not None
    return box


@pytest.mark.parametrize("name", names())
def test_every_option_has_a_row_or_an_editor(name: str) -> None:
    game = find(name)
    config = live_config(game, {})
    rows = list(Form(game, config, catalogue("en").format, [""] * config.players).rows())
    edited = {each.field for each in safe_view(game).editors(config)}
    asked = {
        option
        for option, field in game.config.model_json_schema()["properties"].items()
        if not field.get("fresh") and field.get("screen") is not False
    }
    assert {row.option for row in rows} | edited >= asked - {"preset"}
    for row in rows:
        assert not row.menu or row.now in row.menu, row.title
        if row.option != "preset" and not row.menu:  # what is shown, typed again, changes nothing
            again = live_config(game, {row.option: row.value(row.now)})
            assert getattr(again, row.option) == getattr(config, row.option), row.title


def test_a_value_for_one_player_is_a_value_for_each() -> None:
    game = find("custom")
    config = game.config.make({"players": 3})
    rows = list(Form(game, config, catalogue("en").format, ["Ann", "Bo", "Cid"]).rows())
    bo = next(row for row in rows if row.title == "Types: Bo")
    assert bo.now == "automatic"
    assert bo.value("normal") == ("lucky", "normal", "normal")
    assert bo.value(None) == ()


def test_squares_are_painted_by_mouse_and_keyboard_and_played_on(open_window: Callable[..., Driver]) -> None:
    driver = open_window()
    set_up(driver, "custom", size=20)
    page = editor(driver)
    driver.press("clear")
    driver.press("PRISON")
    driver.click(place(page, 5))
    driver.drag(place(page, 6).center, place(page, 8).center)
    driver.click(place(page, 0))
    assert page.notice == message("web-edit-fixed")
    page.focus = ""
    driver.key("Right", "Right", "4", "Return")  # the second square, with the fourth brush
    driver.click(place(page, 5), button=3)
    driver.press("done")
    driver.press("start")
    squares = driver.table.match.config.model_dump()["squares"]
    special = {i: square for i, square in enumerate(squares) if square != "SIMPLE"}
    assert special == {1: "LUCKY", 6: "PRISON", 7: "PRISON", 8: "PRISON"}


def test_the_board_that_was_looked_at_is_played_on(open_window: Callable[..., Driver]) -> None:
    driver = open_window()
    set_up(driver, "custom")
    page = editor(driver)
    driver.press("draw")
    squares = page.editor.value
    driver.key("Escape")
    driver.press("start")
    assert list(driver.table.match.config.board.squares) == squares  # type: ignore[attr-defined]


def test_snakes_and_ladders_are_laid_and_moved(open_window: Callable[..., Driver]) -> None:
    driver = open_window()
    set_up(driver, "snakes")
    page = editor(driver)
    driver.press("clear")
    assert page.links == []
    driver.press("ladder")
    driver.click(place(page, 4))
    driver.click(place(page, 37))
    driver.press("snake")
    driver.drag(place(page, 62).center, place(page, 19).center)
    assert page.links == [
        {"kind": "ladder", "from": 4, "to": 37},
        {"kind": "snake", "from": 62, "to": 19},
    ]
    driver.drag(place(page, 37).center, place(page, 52).center)  # its end goes elsewhere
    driver.drag(place(page, 19).center, place(page, 88).center)
    assert "leads up" in english(page.notice)
    assert [link["to"] for link in page.links] == [52, 19]
    page.focus = page.editor.cells[3]
    driver.key("Delete")
    assert page.links == [{"kind": "snake", "from": 62, "to": 19}]
    driver.press("done")
    driver.press("start")
    board = driver.table.match.config.board  # type: ignore[attr-defined]
    assert [(each.kind, each.cell, each.to) for each in board] == [("snake", 62, 19)]


def test_a_board_of_ones_own_is_cut_to_another_size(open_window: Callable[..., Driver]) -> None:
    driver = open_window()
    page = set_up(driver, "custom", size=20)
    editor(driver)
    driver.press("clear")
    driver.press("done")
    assert page.options["squares"] == ["SIMPLE"] * 20
    assert page.set_option("size", 12)
    assert page.options["squares"] == ["SIMPLE"] * 12
    assert not page.set_option("size", 3)
    assert english(page.notice).startswith("size: ")
    driver.press("start")
    assert driver.screen is page, "what was typed last is not possible"


def test_tables_are_typed(open_window: Callable[..., Driver]) -> None:
    driver = open_window()
    set_up(driver, "dice")
    driver.press("tables")
    page = driver.screen
    assert isinstance(page, TableEditor)
    jab = driver.field("2")  # what Jab hits with
    driver.click(jab)
    driver.key("End", "BackSpace", "5")
    driver.press("done")
    driver.press("start")
    faces = driver.table.match.config.model_dump()["faces"]
    assert [face["hit"] for face in faces] == [0, 5, 0, 4, 0, 6]
    assert [face["name"] for face in faces][:2] == ["Backfire", "Jab"]


def marked(driver: Driver) -> str:
    """What stands in the field that the keyboard is at."""
    form = driver.screen
    assert isinstance(form, FormScreen)
    field = form.field_of(form.focus)
    return field.get_text() if isinstance(field, UITextEntryLine) else field.selected_option[0]


def test_a_form_is_filled_in_by_keyboard_alone(open_window: Callable[..., Driver]) -> None:
    driver = open_window()
    page = set_up(driver, "snakes")
    driver.key("Tab", "A", "n", "n", "Tab", "Down")  # a name, then who sits there
    assert page.seats[0] == ("Ann", "random")
    driver.key("Up", "Up")
    assert page.seats[0] == ("Ann", "here")
    while marked(driver) != "As usual":
        driver.key("Tab")
    driver.key("Tab", "4", "Tab")
    assert len(page.seats) == 4, "a field that is left has said all"
    assert marked(driver) == "random"
    driver.key("space")
    assert (page.options["turn_order"], marked(driver)) == ("fixed", "fixed")
    driver.key("shift+Tab", "shift+Tab")
    assert marked(driver) == "As usual"
    driver.key(*["shift+Tab"] * 12)
    driver.key("shift+Tab", "Return")
    assert [seat.name for seat in driver.table.match.seats][:1] == ["Ann"]


def test_a_form_stays_where_it_was_scrolled_to(open_window: Callable[..., Driver]) -> None:
    driver = open_window()
    page = set_up(driver, "snakes")
    driver.key(*["shift+Tab"] * 6)  # over the buttons to the last options
    for _ in range(4):
        driver.drawn()
    place = page.field_of(page.focus).get_abs_rect()
    assert 0 < place.top < place.bottom < driver.window.size[1]
    driver.key("Down")
    for _ in range(4):
        driver.drawn()
    assert abs(page.field_of(page.focus).get_abs_rect().top - place.top) < 40


def test_players_choose_colours(open_window: Callable[..., Driver]) -> None:
    driver = open_window()
    page = set_up(driver, "custom")
    page.set_option("players", 3)
    page.rebuild()
    driver.key("Tab", "Tab", "Tab")
    assert marked(driver) == "blue"
    driver.key("Down")
    assert marked(driver) == "gold"
    driver.press("start")
    gold, spare, red = (CHOICE[name] for name in ("gold", "green", "red"))
    assert [seat.colour for seat in driver.table.match.seats] == [gold, spare, red]
    assert driver.window.brush.palette.tone("seat0") == gold
    driver.window.home()
    assert driver.window.brush.palette.tone("seat0") == CHOICE["blue"]
    page = set_up(driver, "blokus")
    assert not any(seat for seat in page.colours), "its players have the colours of the game"
    driver.key("Tab", "Tab", "Tab")
    assert marked(driver) == ""


def test_the_colours_are_those_of_the_browser() -> None:
    source = Path("web/src/lib/colours.ts").read_text("utf-8")
    assert dict(re.findall(r"name: '([a-z]+)', value: '(#[0-9a-f]{6})'", source)) == CHOICE
