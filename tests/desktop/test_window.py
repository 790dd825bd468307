"""The window itself: saves, undo, hints, settings, sizes, languages, guests, motions."""

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from boardloom.core.message import message
from boardloom.desktop.home import Home
from boardloom.desktop.set_up import SetUp
from boardloom.desktop.settings import Settings, kept
from boardloom.desktop.settings_page import SettingsPage
from boardloom.desktop.start import Start
from boardloom.desktop.table import ROLL, Table
from boardloom.games import find, register
from boardloom.match import saved
from boardloom.match.history import happened
from boardloom.match.match import Match
from boardloom.match.seat import Seat
from boardloom.words import languages
from tests.desktop.driver import Driver
from tests.desktop.test_whole_games import seated
from tests.terminal.pebbles import game as pebbles


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDLOOM_HOME", str(tmp_path))


def test_a_game_that_was_left_goes_on_from_the_first_screen(open_window: Callable[..., Driver]) -> None:
    driver = open_window()
    match = seated("snakes", turn_order="fixed")
    driver.window.go(Table(driver.window, match))
    for _ in range(3):
        driver.turn()
    driver.press("home")
    assert isinstance(driver.screen, Home)
    driver.press("go0")
    assert driver.table.match.id == match.id
    assert driver.table.match.actions == match.actions


def test_undo_takes_back_what_a_person_did(open_window: Callable[..., Driver]) -> None:
    driver = open_window()
    match = seated("snakes", turn_order="fixed")
    driver.window.go(Table(driver.window, match))
    driver.press(ROLL)
    rolled = match.actions[0]
    driver.key("ctrl+z")
    assert match.actions == []
    assert saved.load(saved.running() / f"{match.id}.txt").actions == []
    driver.press(ROLL)
    assert match.actions[0] == rolled, "an undo cannot roll again"
    driver.press("undo")
    assert match.actions == []


def test_a_hint_takes_the_best_piece_in_hand(open_window: Callable[..., Driver]) -> None:
    driver = open_window()
    driver.window.go(Table(driver.window, seated("blokus", preset="duo")))
    while not driver.table.hand.shape:  # on a busy machine it says first that it still gets ready
        driver.key("h")
        driver.until(lambda: not driver.table.advising)
    held = driver.table.hand.held()
    assert held is not None
    assert held.fits


def test_words_name_squares_and_tokens_only_where_the_board_does(open_window: Callable[..., Driver]) -> None:
    driver = open_window()
    match = seated("ludo")
    driver.window.go(Table(driver.window, match))
    for roll in (6, 3):
        match.play(roll)
    moved = happened(match.positions[-2], match.actions[-1], match.position)
    assert driver.table.said(moved).endswith("rolls 3: the token 3 spaces on.")
    driver.window.settings.details = True
    assert driver.table.said(moved).endswith("rolls 3: p from R to 3.")


def test_bots_play_by_themselves(open_window: Callable[..., Driver]) -> None:
    driver = open_window()
    game = find("ludo")
    config = game.config.make({"tokens": 1})
    match = Match.new(game, config, [Seat("Ada", "bot", "random"), Seat("Bo", "bot", "random")], seed=4)
    driver.window.go(Table(driver.window, match))
    driver.until(lambda: match.position.over)
    driver.until(lambda: driver.table.stage is None)
    assert "again" in driver.ids()
    driver.press("again")
    assert driver.table.match.seats == (match.seats[1], match.seats[0])


def test_dice_tumble_and_pieces_move_and_a_click_skips_it(
    open_window: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = open_window(speed="slow")
    now = 0.0  # time passes only here: a busy machine might miss what is seen for a moment
    monkeypatch.setattr("boardloom.desktop.window.time", SimpleNamespace(monotonic=lambda: now))
    match = seated("snakes", turn_order="fixed")
    driver.window.go(Table(driver.window, match))
    driver.press(ROLL)
    stage = driver.table.stage
    assert stage is not None
    assert stage.phase == "throw"
    while stage.phase == "throw":
        now += 0.1
        driver.window.frame()
    assert stage.phase == "move"
    token = match.position.state.at[0]
    assert stage.moving.timeline is not None
    assert stage.moving.timeline.pose("token0", 0.0) is not None, token
    driver.click(driver.table.board_view.area.center)
    driver.until(lambda: driver.table.asking)
    assert len(match.actions) == 1


def test_the_theme_is_dark_at_the_press_of_a_button_and_stays_so(open_window: Callable[..., Driver]) -> None:
    driver = open_window()
    driver.window.go(Table(driver.window, seated("ludo")))
    light = driver.picture().get_at((2, 2))
    driver.press("settings")
    assert isinstance(driver.screen, SettingsPage)
    driver.press("theme")
    driver.key("Escape")
    assert sum(driver.picture().get_at((2, 2))[:3]) < sum(light[:3])
    assert kept().theme == "dark"


def test_settings_that_cannot_be_read_are_the_usual_ones(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "desktop.json").write_text("{broken")
    assert kept() == Settings()
    (tmp_path / "data" / "desktop.json").write_text('{"theme": "pink"}')
    assert kept() == Settings()


@pytest.mark.parametrize("size", [(700, 480), (1390, 880)])
def test_everything_fits_at_any_size(open_window: Callable[..., Driver], size: tuple[int, int]) -> None:
    driver = open_window()
    driver.resize(size)
    whole = pygame.Rect((0, 0), size)
    for game in ("snakes", "blokus", "dice"):
        driver.window.go(Table(driver.window, seated(game)))
        driver.drawn()
        boxes = [button.rect for button in driver.screen.buttons]
        table = driver.table
        boxes += [*table.panel.boxes.values(), *table.left_panel.boxes.values(), table.board_view.area]
        assert all(whole.contains(box) for box in boxes), game
        assert table.board_view.unit * table.board.width > size[0] / 4


@pytest.mark.parametrize("language", languages())
def test_every_screen_speaks_every_language(open_window: Callable[..., Driver], language: str) -> None:
    driver = open_window(language=language)
    driver.window.home()
    driver.drawn()
    words = driver.window.words
    for name in ("custom", "dice"):
        game = find(name)
        driver.window.go(Start(driver.window, game))
        driver.drawn()
        assert driver.screen.buttons[0].label == words.format(message("desktop-players", n=1))
        driver.window.go(SetUp(driver.window, game))
        driver.drawn()
        driver.press("start")
        assert isinstance(driver.screen, Table)
        driver.drawn()
        assert driver.table.headline()[0]


def test_a_kept_match_too_large_to_be_shown_is_not_opened(open_window: Callable[..., Driver]) -> None:
    saved.keep(seated("snakes", side=101, entities=[]))
    driver = open_window()
    driver.window.home()
    driver.press("go0")
    home = driver.screen
    assert isinstance(home, Home)
    assert home.say(home.notice).startswith("side: at most 100 can be shown")


def test_a_guests_game_without_a_view_is_played_like_any_other(
    open_window: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boardloom.games._guests", {})
    register(pebbles())
    driver = open_window()
    driver.window.home()
    driver.press("pebbles")
    driver.press("players2")
    match = driver.table.match
    driver.finish()
    assert match.position.over
    assert driver.table.scene.summary is not None


def test_closing_the_window_ends_it(open_window: Callable[..., Driver]) -> None:
    driver = open_window()
    driver.window.home()
    driver.key("ctrl+q")
    assert not driver.window.open
