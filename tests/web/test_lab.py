"""The lab in the browser: what a rule does, and better boards."""

import json
import re
from urllib.parse import quote, unquote

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PATIENCE, OpenPage
from tests.web.table import until
from tests.web.test_look import ARTIFACTS, NARROW, violations

expect.set_options(timeout=PATIENCE)
KNOWN = re.compile(r"\d")


def opened(open_page: OpenPage, game: str, theme: str = "light", **options: object) -> Page:
    return open_page(f"/lab/{game}#{quote(json.dumps(options))}", color_scheme=theme, bypass_csp=True)


def chip(page: Page, name: str) -> str:
    found = page.locator(f"[data-figure={name}]")
    expect(found.locator(".figure")).to_have_text(KNOWN)
    return found.inner_text()


def test_a_rule_is_changed_and_its_numbers_move_beside_it(open_page: OpenPage) -> None:
    page = opened(open_page, "snakes", turn_order="fixed", board_seed=3)
    for name in ("edge", "rounds", "lead_changes", "decided_at", "dead_time", "depth"):
        assert ("exact" in chip(page, name)) == (name in ("edge", "rounds", "depth"))
    expect(page.locator(".change")).to_have_count(0)
    expect(page.get_by_role("button", name="Pin this version")).to_be_disabled()
    expect(page.locator("rect.heat")).to_have_count(100)
    page.get_by_role("radio", name="both").check()
    change = page.locator("[data-figure=rounds] .change")
    expect(change).to_have_text(re.compile(r"▲.*more.*pinned", re.DOTALL))
    expect(page.locator("polyline.pinned")).to_be_visible()
    expect(page.locator("[data-figure=edge]")).to_contain_text("exact")
    page.get_by_role("button", name="Pin this version").click()
    expect(page.locator(".change")).to_have_count(0)
    page.get_by_role("checkbox", name="Where tokens land").uncheck()
    expect(page.locator("rect.heat")).to_have_count(0)
    assert json.loads(unquote(page.evaluate("location.hash")[1:]))["killing"] == "both"


def test_the_most_dramatic_game_is_watched(open_page: OpenPage) -> None:
    page = opened(open_page, "ludo")
    page.get_by_role("button", name="Watch it").click()
    watched = page.locator(".watched")
    expect(watched.locator("polyline")).to_have_count(2)
    watched.get_by_role("button", name="To the end").click()
    expect(watched.get_by_role("status")).to_have_text(re.compile("wins", re.IGNORECASE))


def test_boards_are_found_taken_and_played(open_page: OpenPage) -> None:
    page = opened(open_page, "snakes", turn_order="fixed", board_seed=3)
    chip(page, "rounds")
    page.get_by_role("slider", name="give or take").fill("10")
    page.get_by_role("slider", name="Fair within points").fill("5")
    page.get_by_role("button", name="Find boards").click()
    boards = page.get_by_role("button", name=re.compile("Take this board"))
    expect(boards.first).to_be_visible()
    stop = page.get_by_role("button", name="Stop here")
    if stop.count():
        stop.click()
    expect(page.get_by_text("The best, measured anew with other luck")).to_be_visible()
    boards.first.click()
    until(page, "location.hash.includes('entities')")
    expect(page.locator("[data-figure=rounds] .change")).to_be_visible()
    page.get_by_role("link", name="Play it").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()
    assert "entities" in json.loads(unquote(page.evaluate("location.hash")[1:]))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_can_read_the_lab(theme: str, open_page: OpenPage) -> None:
    page = opened(open_page, "custom", theme)
    for name in ("edge", "dead_time"):
        chip(page, name)
    expect(page.get_by_role("checkbox", name="Where tokens land")).to_be_visible()
    page.get_by_role("button", name="Watch it").click()
    expect(page.locator(".watched")).to_be_visible()
    assert violations(page) == []
    ARTIFACTS.mkdir(exist_ok=True)
    page.screenshot(path=ARTIFACTS / f"lab-{theme}.png", full_page=True)
    page.set_viewport_size({"width": 320, "height": 640})
    until(page, NARROW)
    page.screenshot(path=ARTIFACTS / f"lab-{theme}-phone.png", full_page=True)
