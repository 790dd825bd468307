"""The keyboard alone, and a phone."""

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Server
from tests.web.conftest import OpenPage
from tests.web.table import boxes, finish, make, settled, still, until


def focus_first_piece(page: Page) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.step !== undefined"):
            return
    raise AssertionError("the tab key does not reach the pieces")


def test_blokus_by_keyboard_alone(server: Server, open_page: OpenPage) -> None:
    made = make(server, "blokus", options={"board": "duo"})
    page = open_page(made.host)
    expect(page.locator(".tray.active")).to_be_visible()
    expect(page.locator("header .note")).to_have_text("turn 1")
    for placed in range(1, 5):
        focus_first_piece(page)
        for _ in range(3):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.locator(".ghost")).to_have_count(1)
        expect(page.locator(".ghost.fits")).to_have_count(1)
        before = page.locator(".ghost .frame").get_attribute("data-shape")
        page.keyboard.press("ArrowRight")
        expect(page.locator(f".ghost .frame[data-shape='{before}']")).to_have_count(0)
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("w")
        page.keyboard.press("Shift+ArrowLeft")
        page.keyboard.press("n")
        expect(page.locator(".ghost.fits")).to_have_count(1)
        page.keyboard.press("Enter")
        expect(page.locator("[data-id].piece")).to_have_count(placed)
    focus_first_piece(page)
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator(".ghost")).to_have_count(0)
    until(page, "document.activeElement.dataset.step !== undefined")  # the focus is back at the piece
    page.keyboard.press("p")
    page.get_by_role("dialog").get_by_role("button", name="Yes").press("Enter")
    expect(page.get_by_role("log")).to_contain_text("pass")


def test_nothing_covers_what_the_keyboard_is_at(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "blokus", options={"board": "duo"}).host)
    focus = page.locator("[role=application] > :last-child")
    expect(focus).to_be_hidden()
    page.locator(".tray.active button.slot").first.focus()
    page.keyboard.press("Enter")
    expect(focus).to_be_visible()
    (cell,), (box,) = boxes(page.locator("[data-id]:focus")), boxes(focus)
    assert abs(box["x"] - cell["x"]) < 4
    assert abs(box["y"] - cell["y"]) < 4
    page.keyboard.press("Escape")
    expect(focus).to_be_hidden()


def test_right_click_puts_a_piece_back(server: Server, open_page: OpenPage) -> None:
    made = make(server, "blokus", options={"board": "duo"})
    page = open_page(made.host)
    piece = page.locator(".tray.active button.slot").nth(3)
    piece.click()
    expect(piece).to_have_attribute("aria-pressed", "true")
    page.get_by_role("application").click(button="right", position={"x": 50, "y": 50})
    expect(piece).to_have_attribute("aria-pressed", "false")


def test_ghost_tells_where_a_piece_fits(server: Server, open_page: OpenPage) -> None:
    made = make(server, "blokus", options={"board": "duo"})
    page = open_page(made.host)
    page.locator(".tray.active button.slot").first.click()
    expect(page.locator(".ghost.fits")).to_have_count(1)
    page.locator("[data-id='a14']").hover(force=True)
    expect(page.locator(".ghost:not(.fits)")).to_have_count(1)
    expect(page.locator("[aria-live]", has_text="The first piece covers the start")).to_have_count(1)
    page.locator("[data-id='e10']").hover(force=True)
    expect(page.locator(".ghost.fits")).to_have_count(1)


def roll_to_a_choice(page: Page) -> list[str]:
    """Roll until a token may be chosen; returns the letters of those that may."""
    while page.locator("[data-id].open").count() == 0:
        page.keyboard.press("r")
        until(page, "!!document.querySelector('.roll:not(:disabled), [data-id].open')")
    return [
        str(id)[-1] for id in page.locator("[data-id].open").evaluate_all("all => all.map(e => e.dataset.id)")
    ]


def test_a_token_by_its_letter_and_by_the_arrow_keys(server: Server, open_page: OpenPage) -> None:
    four = {"tokens": 4}  # whoever has so many is sure to have a choice before they are all home
    made = make(server, "ludo", "here here here here", four)
    page = open_page(made.host, chosen={"details": True})
    last = roll_to_a_choice(page)[-1]
    settled(page, lambda: page.keyboard.press(last))
    expect(page.get_by_role("log")).to_contain_text(f"moves {last}")
    roll_to_a_choice(page)
    page.locator("[data-id].open[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    settled(page, lambda: page.keyboard.press("Enter"))


@pytest.mark.parametrize("key", ["r", " ", "Enter"])
def test_a_key_that_is_held_rolls_once(key: str, server: Server, open_page: OpenPage) -> None:
    made = make(server, "snakes", options={"entities": [], "turn_order": "fixed"})
    page = open_page(made.host)
    roll = page.get_by_role("button", name="Roll")
    expect(roll).to_be_enabled()
    if key == "Enter":
        roll.focus()
    settled(page, lambda: page.keyboard.down(key))
    for _ in range(4):
        expect(roll).to_be_enabled()
        page.keyboard.down(key)
    page.keyboard.up(key)
    expect(roll).to_be_enabled()
    settled(page, lambda: page.keyboard.press("u"))
    expect(page.get_by_role("log").get_by_text("rolls")).to_have_count(1)


def test_a_game_on_a_phone(server: Server, open_page: OpenPage) -> None:
    made = make(server, "blokus", options={"board": "duo"})
    page = open_page(made.host, 320, 640, has_touch=True, is_mobile=True)
    page.locator(".tray.active button.slot").nth(2).tap()
    place = page.get_by_role("button", name="Place")
    expect(place).to_be_in_viewport()
    page.locator("[data-id='m2']").tap(force=True)
    expect(place).to_have_count(0)  # it says why there is no place
    page.locator("[data-id='e10']").tap(force=True)
    expect(place).to_be_enabled()
    expect(page.locator("[data-id].piece")).to_have_count(0)
    place.tap()
    expect(page.locator("[data-id].piece")).to_have_count(1)
    still(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = page.evaluate(
        "[...document.querySelectorAll('main button')].filter((b) => b.checkVisibility())"
        ".map((b) => b.getBoundingClientRect()).filter((box) => box.height < 44 || box.width < 44).length"
    )
    assert small == 0


def test_a_piece_is_pulled_onto_the_board(server: Server, open_page: OpenPage) -> None:
    made = make(server, "blokus", options={"board": "duo"})
    page = open_page(made.host)
    piece, *_ = boxes(page.locator(".tray.active button.slot").first)
    page.mouse.move(piece["x"] + 20, piece["y"] + 20)
    page.mouse.down()
    page.mouse.move(piece["x"] - 60, piece["y"] + 30, steps=3)
    (cell,) = boxes(page.locator("[data-id='e10']"))
    page.mouse.move(cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2, steps=3)
    expect(page.locator(".ghost.fits")).to_have_count(1)
    page.mouse.up()
    expect(page.locator("[data-id].piece")).to_have_count(1)


def test_snakes_on_a_phone(server: Server, open_page: OpenPage) -> None:
    made = make(server, "snakes")
    page = open_page(made.host, 390, 844, has_touch=True, is_mobile=True)
    roll = page.get_by_role("button", name="Roll")
    expect(roll).to_be_in_viewport()
    roll.tap()
    expect(page.get_by_role("log")).to_contain_text("rolls")
    finish(page)
