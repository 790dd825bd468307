"""A preset sets the seats too."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import OpenPage
from tests.web.test_setup import becomes


@pytest.mark.parametrize(
    ("game", "usual", "preset", "kinds"),
    [("blokus", 4, "One player", ["here", "bot"]), ("custom", 2, "Classic", ["here", "here", "here"])],
)
def test_a_preset_sets_the_seats(
    open_page: OpenPage, game: str, usual: int, preset: str, kinds: list[str]
) -> None:
    page = open_page(f"/set-up/{game}")
    seats = page.locator("select.kind")
    expect(seats).to_have_count(usual)
    page.get_by_role("radio", name=preset).check()
    expect(seats).to_have_count(len(kinds))
    page.get_by_role("radio", name="As usual").check()
    expect(seats).to_have_count(usual)
    page.get_by_role("radio", name=preset).check()
    expect(seats).to_have_count(len(kinds))
    becomes(page, lambda o: "preset" in o and "players" not in o)
    shared = open_page(page.url)
    expect(shared.locator("select.kind")).to_have_count(len(kinds))
    chosen = shared.locator("select.kind").evaluate_all("all => all.map((each) => each.value.split(':')[0])")
    assert chosen == kinds
    shared.get_by_role("button", name="Start the game").click()
    shared.wait_for_url("**/m/*")
    expect(shared.locator("[data-player]")).to_have_count(len(kinds))
