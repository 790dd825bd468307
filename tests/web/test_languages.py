"""The page in another language: all it says is from the catalogues, and names are never taken for words."""

import re

import pytest
from playwright.sync_api import Locator, expect

from boardloom.core.message import message
from boardloom.words import catalogue, languages
from tests.server.running import Server
from tests.web.conftest import OpenPage
from tests.web.table import finish, make, speak, still

PLACES = """
() => {
  const board = document.querySelector('[role=application]')
  const left = (node) => node.getBoundingClientRect().x
  return [...board.querySelectorAll('[data-id]')].map((node) => left(node) - left(board))
}
"""
"""How far from the left edge of the board everything on it is."""


def test_every_language_is_offered_by_its_own_name(open_page: OpenPage) -> None:
    page = open_page("/leaders")
    page.get_by_role("button", name="Settings").click()
    offered = page.get_by_label("Language").locator("option")
    known = [catalogue(language).format(message("language-name")) for language in languages()]
    expect(offered).to_have_text(["System", *known])


def test_the_browsers_language_is_spoken_unless_another_is_chosen(open_page: OpenPage) -> None:
    page = open_page("/leaders", locale="de-CH")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    speak(page, "")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading", name="Rangliste")).to_be_visible()


def test_a_game_under_way_changes_its_language_at_once(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "ludo").host)
    expect(page.get_by_text("roll the die", exact=True)).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    page.get_by_role("button", name="Fertig").click()
    for _ in range(2):
        expect(page.locator(".ask")).to_contain_text(catalogue("de").format(message("ask-roll")))
        expect(page.get_by_role("application")).to_have_attribute(
            "aria-label", catalogue("de").format(message("ludo-board"))
        )
        page.reload()


def test_arabic_runs_from_right_to_left_at_once_but_boards_do_not(
    server: Server, open_page: OpenPage
) -> None:
    page = open_page(make(server, "ludo").host)
    board, players = page.get_by_role("application"), page.locator(".player").first
    expect(players).to_be_visible()
    still(page)
    assert _left(board) < _left(players)
    places = page.evaluate(PLACES)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("ar")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    still(page)
    assert _left(board) > _left(players)
    assert page.evaluate(PLACES) == pytest.approx(places, abs=1)


def test_the_arrows_of_a_replay_follow_the_screen(server: Server, open_page: OpenPage) -> None:
    made = make(server, "snakes", "here here")
    page = open_page(made.host)
    page.get_by_role("application").wait_for()
    finish(page)
    slider = page.get_by_role("slider")
    for language, key in (("en", "ArrowRight"), ("ar", "ArrowLeft")):
        speak(page, language)
        page.goto(f"/games/{made.match}")
        expect(slider).to_have_value("0")
        page.locator("body").press(key)
        expect(slider).to_have_value("1")
        slider.press(key)
        expect(slider).to_have_value("2")
        page.goto("/leaders")


def test_numbers_and_dates_are_written_as_the_language_does(server: Server, open_page: OpenPage) -> None:
    made = make(server, "snakes", "here here", rated=True)
    page = open_page(made.host)
    page.get_by_role("application").wait_for()
    finish(page)
    for language, rating, date in (
        ("en", r"\d\.\d", r"\d [A-Z][a-z]+ \d{4}"),
        ("de", r"\d,\d", r"\d\.\d\d\.\d{4}"),
    ):
        speak(page, language)
        page.goto("/leaders/snakes")
        expect(page.locator("tbody td").nth(1)).to_have_text(re.compile(rating))
        page.goto(f"/games/{made.match}")
        expect(page.locator("#outcome-title ~ p.soft")).to_have_text(re.compile(date))


def _left(what: Locator) -> float:
    box = what.bounding_box()
    assert box is not None
    return box["x"]
