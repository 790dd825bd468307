"""The lab in the browser: what a rule does, and better boards."""

import json
import re
from urllib.parse import quote, unquote

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PATIENCE, OpenPage
from tests.web.table import until
from tests.web.test_look import NARROW, picture, violations

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
        known = "exact" if name in ("edge", "rounds", "depth") else "about"
        expect(page.locator(f"[data-figure={name}] .how")).to_have_text(known)
    expect(page.locator(".change")).to_have_count(0)
    expect(page.get_by_role("button", name="Pin this version")).to_be_disabled()
    expect(page.locator("rect.heat")).to_have_count(100)
    rule = page.get_by_role("radiogroup", name="Killing")
    rule.get_by_role("radio", name="none").focus()
    page.keyboard.press("ArrowLeft")  # from the first choice to the last
    expect(rule.get_by_role("radio", name="both")).to_be_focused()
    change = page.locator("[data-figure=rounds] .change")
    expect(change).to_have_text(re.compile(r"▲.*more.*pinned", re.DOTALL))
    expect(page.locator("polyline.pinned")).to_be_visible()
    expect(page.locator("[data-figure=edge]")).to_contain_text("exact")
    page.get_by_role("button", name="Pin this version").click()
    expect(page.locator(".change")).to_have_count(0)
    page.get_by_role("radio", name="Off").check(force=True)
    expect(page.locator("rect.heat")).to_have_count(0)
    assert json.loads(unquote(page.evaluate("location.hash")[1:]))["killing"] == "both"


def test_where_tokens_land_is_shown_of_either_version_and_as_a_difference(open_page: OpenPage) -> None:
    page = opened(open_page, "snakes", turn_order="fixed", board_seed=3)
    chip(page, "lead_changes")
    page.get_by_label("Sides").fill("8")
    shown = page.get_by_role("radio", name="Difference")
    shown.check(force=True)
    expect(page.locator("rect.heat.cold").first).to_be_visible()
    page.get_by_role("radio", name="Pinned").check(force=True)
    expect(page.locator("rect.heat.cold")).to_have_count(0)
    expect(page.locator("rect.heat")).to_have_count(100)
    page.get_by_role("button", name="Undo Sides").click()
    expect(page.locator(".change")).to_have_count(0)
    expect(shown).to_have_count(0)


def test_what_a_snake_does_is_told_where_one_points(open_page: OpenPage) -> None:
    board = [{"kind": "snake", "from": 98, "to": 3}, {"kind": "ladder", "from": 20, "to": 60}]
    page = opened(open_page, "snakes", turn_order="fixed", entities=board)
    chip(page, "rounds")
    told = page.locator(".does")
    page.locator("[data-id=cell98]").hover(position={"x": 5, "y": 5}, force=True)
    expect(told).to_contain_text(re.compile(r"snake 98 → 3.*Length \W*\+\d", re.DOTALL))
    page.mouse.move(1, 1)  # whatever moves on the page from now on, the pointer is on no cell
    page.get_by_role("button", name="Edit on the board").press("Enter")
    page.locator("[data-id=cell20]").focus()
    expect(told).to_contain_text(re.compile(r"ladder 20 → 60.*Length \W*-\d", re.DOTALL))


def test_on_phones_the_figures_stay_in_sight_while_a_rule_is_changed(open_page: OpenPage) -> None:
    page = opened(open_page, "snakes", turn_order="fixed", board_seed=3)
    page.set_viewport_size({"width": 390, "height": 844})
    chip(page, "rounds")
    rule = page.get_by_label("Sides")
    rule.fill("8")
    expect(page.locator("[data-figure=rounds] .change")).to_be_in_viewport()
    expect(rule).to_be_in_viewport()


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
    # At once or not at all: the search may come to its end before a click.
    page.get_by_role("button", name="Stop here").evaluate_all("(all) => all[0]?.click()")
    expect(page.get_by_text("The best, measured anew with other luck")).to_be_visible()
    expect(page.get_by_role("link", name="Play this board").first).to_have_attribute(
        "href", re.compile("/set-up/snakes#.*entities")
    )
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
    expect(page.get_by_role("radio", name="Off")).to_have_count(1)
    page.get_by_role("button", name="Watch it").click()
    expect(page.locator(".watched")).to_be_visible()
    assert violations(page) == []
    picture(page, f"lab-{theme}", full_page=True)
    page.set_viewport_size({"width": 320, "height": 640})
    until(page, NARROW)
    picture(page, f"lab-{theme}-phone", full_page=True)
