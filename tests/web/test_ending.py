"""The end of a game: who won, what decided it, a kind word, and a rematch for everybody at the table."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Server
from tests.web.conftest import OpenPage
from tests.web.table import WHOLE, Made, make, still
from tests.web.test_look import violations

GRAPH: dict[str, Any] = {
    "total": 4,
    "shares": [[0.34, 0.33, 0.33], [0.5, 0.3, 0.2], [0.2, 0.6, 0.2], [1, 0, 0]],
    "turning": {
        "step": 1,
        "seat": 0,
        "before": 0.34,
        "after": 0.5,
        "story": {
            "is": "series",
            "items": [{"is": "message", "id": "wins", "args": {"who": {"is": "who", "seat": 0}}}],
            "join": "sentences",
        },
    },
    "led": [3, 2, -1],
}


COUNT_MOTIONS = """() => {
  window.animated = 0
  const { animate } = Element.prototype
  Element.prototype.animate = function (...how) {
    window.animated += !document.querySelector('#over')
    return animate.apply(this, how)
  }
}"""
"""Counts what moves before the ending is there."""


def at_the_end(page: Page) -> None:
    """Ann goes past the end at once."""
    expect(page.get_by_role("button", name="Roll the dice")).to_be_visible()
    page.keyboard.press("d")
    page.keyboard.press("p")
    expect(page.locator("#over")).to_have_text("Ann wins!")


def told(page: Page) -> Page:
    """The page, which is told these chances."""
    page.route("**/win_chances", lambda route: route.fulfill(json=GRAPH))
    return page


def sat_down(server: Server, open_page: OpenPage, kinds: str) -> tuple[Made, Page, list[Page]]:
    """A game that its host can end at once, and the pages of all who play by link."""
    made = make(server, "custom", kinds, {"debug": True})
    host = told(open_page(made.host))
    guests = []
    for link in made.seats.values():
        guest = told(open_page(link))
        guest.get_by_role("button", name="Join").click()
        guests.append(guest)
    return made, host, guests


def test_what_decided_the_game_is_one_line_that_leads_into_the_replay(
    server: Server, open_page: OpenPage
) -> None:
    made, page, _ = sat_down(server, open_page, "here here here")
    at_the_end(page)
    expect(page.get_by_role("heading", name="Move 1 decided it: Ann wins!")).to_be_visible()
    expect(page.get_by_text("34% → 50%")).to_be_visible()
    expect(page.get_by_text("Custom board · 1 minute", exact=True)).to_be_visible()
    expect(page.locator(".then svg").first).to_be_visible()
    page.get_by_role("link", name="See move 1").click()
    expect(page).to_have_url(re.compile(f"/games/{made.match}#1$"))
    expect(page.locator(".at")).to_contain_text("1 of ")


@pytest.mark.parametrize("many", [2, 3, 5])
def test_every_game_has_a_podium_with_everybodys_colour_and_place(
    server: Server, open_page: OpenPage, many: int
) -> None:
    made = make(server, "custom", " ".join(["here"] * many), {"debug": True})
    page = open_page(made.host)
    at_the_end(page)
    steps = page.get_by_role("list", name="The game is over").get_by_role("listitem")
    expect(steps).to_have_count(many)
    expect(steps.filter(has_text="place 1")).to_contain_text("Ann")
    expect(page.locator(".meeple")).to_have_count(many)
    tones = page.locator("li.toned").evaluate_all("all => all.map((each) => each.style.cssText)")
    assert len({tone.split(";")[0] for tone in tones}) == many


def test_who_lost_reads_a_kind_word_and_who_won_is_praised(server: Server, open_page: OpenPage) -> None:
    _, host, (bob, cara) = sat_down(server, open_page, "here link link")
    at_the_end(host)
    expect(host.get_by_text("Well done, Ann!")).to_be_visible()
    expect(bob.get_by_text("So close, Bob.")).to_be_visible()
    expect(bob.get_by_text("You led until move 2.")).to_be_visible()
    expect(cara.get_by_text("Cara.")).to_be_visible()
    expect(cara.get_by_text("A new game begins from nothing for everybody.")).to_be_visible()


def test_everybody_at_the_table_can_ask_for_the_rematch(server: Server, open_page: OpenPage) -> None:
    made, host, (bob,) = sat_down(server, open_page, "here link")
    watcher = open_page(made.watch)
    at_the_end(host)
    expect(watcher.locator("#over")).to_be_visible()
    expect(watcher.get_by_role("button", name="Rematch")).to_have_count(0)
    bob.get_by_role("button", name="Rematch").click()
    expect(bob.get_by_role("button", name="Join", exact=True)).to_be_visible()
    assert bob.url.rpartition("/")[2] != made.match
    host.get_by_role("button", name="Join the rematch").click()
    expect(host).to_have_url(bob.url)
    bob.get_by_role("button", name="Join", exact=True).click()
    expect(bob.get_by_role("application")).to_be_visible()
    expect(host.get_by_role("application")).to_be_visible()


def test_the_table_can_be_looked_at_once_more(server: Server, open_page: OpenPage) -> None:
    _, page, _ = sat_down(server, open_page, "here here")
    at_the_end(page)
    page.get_by_role("button", name="Table").click()
    expect(page.get_by_role("application")).to_be_visible()
    page.get_by_role("button", name="Back to the result").click()
    expect(page.locator("#over")).to_be_visible()


@pytest.mark.parametrize(("wide", "high"), [(1440, 900), (1280, 720), (390, 844), (844, 390)])
def test_winner_and_rematch_are_in_sight_and_everybody_can_read_them(
    server: Server, open_page: OpenPage, wide: int, high: int
) -> None:
    theme = "dark" if high < 844 else "light"
    made = make(server, "custom", "here here here here", {"debug": True})
    page = told(open_page(made.host, wide, high, bypass_csp=True, color_scheme=theme))
    at_the_end(page)
    for place in (page.locator("#over"), page.get_by_role("button", name="Rematch"), page.locator(".crown")):
        expect(place).to_be_in_viewport(ratio=1)
    still(page)
    assert page.locator(".plate .figure").evaluate_all(WHOLE) == [True] * 4
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_ending_comes_after_the_last_motion(server: Server, open_page: OpenPage) -> None:
    made = make(server, "custom", "here here", {"debug": True})
    page = open_page(made.host, chosen={"speed": "slow"})
    expect(page.get_by_role("button", name="Roll the dice")).to_be_visible()
    page.evaluate(COUNT_MOTIONS)
    page.keyboard.press("d")
    page.keyboard.press("p")
    expect(page.locator("#over")).to_be_focused()
    assert page.evaluate("window.animated") > 0
