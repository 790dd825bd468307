"""Nobody is shut out: axe finds nothing, nothing comes from elsewhere, and the client is small."""

import gzip
import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from boardloom.games import HOUSE_GAMES
from boardloom.words import languages
from tests.server.running import Server
from tests.web.conftest import WEB, OpenPage
from tests.web.table import (
    NAMES,
    board,
    boxes,
    everybody,
    finish,
    make,
    settled,
    still,
    two_tokens_to_choose_from,
    until,
)

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
ARTIFACTS = Path(__file__).parent.parent / "artifacts"
NARROW = "document.documentElement.scrollWidth <= innerWidth"
"""Nothing of the page is wider than the screen."""
MOST_BYTES = 250_000


def picture(page: Page, name: str, **settings: Any) -> None:
    """A picture for people to look at, where they want some: `PICTURES=1 ./test tests/web`."""
    if os.environ.get("PICTURES"):
        page.screenshot(path=ARTIFACTS / f"{name}.png", **settings)


def violations(page: Page) -> list[str]:
    """What axe finds wrong with a page, once nothing on it fades in or out."""
    still(page)
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{each['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for each in found["violations"]
        for node in each["nodes"][:3]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", HOUSE_GAMES)
def test_everybody_can_read_a_game(game: str, theme: str, server: Server, open_page: OpenPage) -> None:
    made = make(server, game, everybody(game))
    page = open_page(made.host, color_scheme=theme, bypass_csp=True)
    expect(board(page)).to_be_visible()
    roll = page.locator(".roll")
    if roll.count():
        settled(page, roll.click)
    assert violations(page) == []
    page.get_by_role("button", name="More", exact=True).click()
    for summary in page.locator("dialog[open] summary").all():
        summary.click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    picture(page, f"{game}-{theme}")
    page.set_viewport_size({"width": 320, "height": 640})
    until(page, NARROW)
    picture(page, f"{game}-{theme}-phone", full_page=True)


def test_what_may_be_chosen_is_named_as_it_looks(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "ludo", own_dice=True).host, bypass_csp=True)
    two_tokens_to_choose_from(page)
    expect(page.get_by_role("button", name="Ap: p from 3 to 9")).to_be_visible()
    assert violations(page) == []
    page = open_page(make(server, "custom", options={"debug": True}).host, bypass_csp=True)
    page.get_by_role("button", name="Practice square").click()
    expect(page.get_by_role("application").get_by_role("button", name="square 7,")).to_be_visible()
    assert violations(page) == []


def test_names_of_squares_are_shown_on_demand(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "ludo", own_dice=True).host)
    two_tokens_to_choose_from(page)
    log, asked = page.locator(".log ol"), page.locator(".ask p")
    choice = page.locator(".choices button").first
    expect(log).to_contain_text("Ann rolls 3: the token 3 spaces on.")
    expect(page.locator("[aria-live=polite]", has_text="p from R to 3")).to_have_count(1)
    expect(asked).to_contain_text("your 6: pick a glowing token")
    expect(choice.locator(".simple")).to_have_text("the token")
    expect(choice.locator(".outcome")).to_have_text("+6")
    expect(choice).to_have_accessible_name("the token (p from 3 to 9) +6")
    square = board(page).locator("[data-id=homeB3]")
    expect(square).to_have_accessible_name("home square B3")
    expect(square.locator("text")).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Names of squares").check()
    expect(square.locator("text")).to_have_text("B3")
    expect(log).to_contain_text("Ann rolls 3: p from R to 3.")
    expect(asked).to_contain_text("a 6 moves p 3→9 or q H→R")
    expect(choice).to_contain_text("p from 3 to 9")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_can_read_the_end(theme: str, server: Server, open_page: OpenPage) -> None:
    made = make(server, "dice", everybody("dice"), {"faces": ["strike"] * 6, "hp": 4})
    page = open_page(made.host, color_scheme=theme, bypass_csp=True)
    finish(page)
    expect(page.locator(".medal")).to_have_count(5)
    assert violations(page) == []
    picture(page, f"end-{theme}", full_page=True)
    page.get_by_role("button", name="Table").click()
    expect(page.locator(".player.out")).to_have_count(4)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_text("Fair dice").click()
    page.get_by_role("button", name="Verify all").click()
    expect(page.get_by_text("checked: it is as it must be").first).to_be_visible()
    assert violations(page) == []
    picture(page, f"end-table-{theme}", full_page=True)


@pytest.mark.parametrize("language", [each for each in languages() if each != "en"])
def test_everybody_can_read_it_in_their_language(language: str, server: Server, open_page: OpenPage) -> None:
    """A table, a puzzle, a lesson, the end of a game and its replay; English is tried in other tests."""
    made = make(server, "blokus", options={"board": "duo"})
    page = open_page(bypass_csp=True, color_scheme="dark", chosen={"language": language})
    for path in (made.host, "/puzzles/ludo/1", "/learn/dice"):
        page.goto(path)
        expect(board(page)).to_be_visible()
        assert (path, violations(page)) == (path, [])
    page.emulate_media(color_scheme="light")
    page.goto(made.host)
    finish(page)
    expect(page.locator(".medal")).to_have_count(2)
    assert violations(page) == []
    page.goto(f"/games/{made.match}")
    expect(board(page)).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_can_join(theme: str, server: Server, open_page: OpenPage) -> None:
    made = make(server, "ludo", "here link")
    for path in (made.host, made.seats[1]):
        page = open_page(path, color_scheme=theme, bypass_csp=True)
        expect(page.get_by_role("heading", name="Waiting for everybody")).to_be_visible()
        assert violations(page) == []


def test_do_or_dice_can_be_read_on_a_phone(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "dice", everybody("dice")).host, 390, 844)
    expect(page.locator(".player")).to_have_count(len(NAMES))
    sizes = page.evaluate(
        "[...document.querySelectorAll('.around :is(b, em, strong, .num, .note, .tag, .soft)')]"
        ".filter((each) => each.textContent.trim() && each.getBoundingClientRect().width > 2)"
        ".map((each) => parseFloat(getComputedStyle(each).fontSize))"
    )
    assert len(sizes) > 2 * len(NAMES)
    assert min(sizes) >= 12


@pytest.mark.parametrize("wide", [1280, 390, 320])
def test_a_long_name_stays_on_its_card(wide: int, server: Server, open_page: OpenPage) -> None:
    names = ["W" * 30, "i" * 30, "名" * 30, "Maximiliane-Theodora", "Ed"]
    page = open_page(make(server, "dice", everybody("dice"), names=names).host, wide, 800)
    expect(page.locator(".player .name")).to_have_count(5)
    for card, name in zip(boxes(page.locator(".player")), boxes(page.locator(".player .name")), strict=True):
        assert card["x"] <= name["x"]
        assert name["x"] + name["width"] <= card["x"] + card["width"]
    until(page, NARROW)


@pytest.mark.parametrize("wide", [390, 1280])
def test_choices_that_are_gone_leave_little_room_behind(
    wide: int, server: Server, open_page: OpenPage
) -> None:
    names = [f"{name} with a rather long name" for name in NAMES]
    page = open_page(make(server, "dice", everybody("dice"), names=names).host, wide, 844)
    row, roll = page.locator(".choices"), page.locator(".roll")
    expect(roll).to_be_visible()
    while roll.count():
        settled(page, roll.click)
    while not roll.count():
        target = page.locator(".targets button").last
        if target.count() and not page.locator(".act.main").count():
            target.click()
        settled(page, page.locator(".act.main").or_(row.locator("button")).last.click)
    box = row.bounding_box()
    assert not box or box["height"] <= 2 * 44 + 8


def test_pieces_are_in_sight_on_a_tablet(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "blokus", everybody("blokus")).host, 768, 1024)
    expect(page.locator(".tray.active button.slot").first).to_be_visible()
    piece, bar = boxes(page.locator(".tray.active button.slot").first.or_(page.locator(".hand > .bar")))
    assert piece["y"] + piece["height"] <= bar["y"]


def test_the_client_is_small(built: Path) -> None:
    kinds = (".js", ".css", ".html", ".svg", ".woff2")
    files = [file for file in built.rglob("*") if file.suffix in kinds]
    assert any(file.suffix == ".woff2" for file in files)
    # What checks the signature of a beacon is loaded when a match has one, the lab when somebody goes there.
    later = [file for file in files if file.name.startswith(("beacon-", "Lab-"))]
    assert {file.name.partition("-")[0] + file.suffix for file in later} == {"beacon.js", "Lab.js", "Lab.css"}
    for file in later:
        assert file.name not in (built / "index.html").read_text() + (built / "sw.js").read_text()
        files.remove(file)
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < MOST_BYTES
