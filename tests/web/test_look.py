"""Nobody is shut out: axe finds nothing, nothing comes from elsewhere, and the client is small."""

import gzip
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Server
from tests.web.conftest import WEB, OpenPage
from tests.web.table import finish, make, settled, until

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
ARTIFACTS = Path(__file__).parent.parent / "artifacts"
NARROW = "document.documentElement.scrollWidth <= innerWidth"
"""Nothing of the page is wider than the screen."""
MOST_BYTES = 150_000
SEATS = {"dice": "here here here here here", "blokus": "here here here here"}


def violations(page: Page) -> list[str]:
    """What axe finds wrong with a page."""
    page.add_script_tag(path=AXE)
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{each['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for each in found["violations"]
        for node in each["nodes"][:3]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["snakes", "custom", "ludo", "dice", "blokus"])
def test_everybody_can_read_a_game(game: str, theme: str, server: Server, open_page: OpenPage) -> None:
    made = make(server, game, SEATS.get(game, "here here"))
    page = open_page(made.host, color_scheme=theme, bypass_csp=True)
    expect(page.get_by_role("application")).to_be_visible()
    roll = page.locator(".roll")
    if roll.count():
        settled(page, roll.click)
    for summary in page.locator("main summary").all():
        summary.click()
    assert violations(page) == []
    ARTIFACTS.mkdir(exist_ok=True)
    page.screenshot(path=ARTIFACTS / f"{game}-{theme}.png")
    page.set_viewport_size({"width": 320, "height": 640})
    until(page, NARROW)
    page.screenshot(path=ARTIFACTS / f"{game}-{theme}-phone.png", full_page=True)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_can_read_the_end(theme: str, server: Server, open_page: OpenPage) -> None:
    made = make(server, "dice", SEATS["dice"], {"rounds": 2})
    page = open_page(made.host, color_scheme=theme, bypass_csp=True)
    finish(page)
    page.get_by_text("Fair dice").click()
    page.get_by_role("button", name="Verify all").click()
    expect(page.get_by_text("checked: it is as it must be").first).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_can_join(theme: str, server: Server, open_page: OpenPage) -> None:
    made = make(server, "ludo", "here link")
    for path in (made.host, made.seats[1]):
        page = open_page(path, color_scheme=theme, bypass_csp=True)
        expect(page.get_by_role("heading", name="Waiting for everybody")).to_be_visible()
        assert violations(page) == []


def test_the_client_is_small(built: Path) -> None:
    files = [file for file in built.rglob("*") if file.suffix in (".js", ".css", ".html", ".svg")]
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < MOST_BYTES
