"""The client in windows of other shapes: low ones, phones held upright and sideways."""

import json

import pytest
from playwright.sync_api import expect

from tests.web.conftest import OpenPage

RUNNING = [
    {"match": f"{i:020x}", "secret": "s", "game": "ludo", "names": ["Ann", "Bo"], "role": "host", "at": i}
    for i in range(3)
]


@pytest.mark.parametrize("running", [0, 3])
def test_whole_cards_are_in_sight_in_a_low_window(running: int, open_page: OpenPage) -> None:
    page = open_page("/", 1280, 720)
    page.evaluate("(kept) => { localStorage['boardloom.matches'] = kept }", json.dumps(RUNNING[:running]))
    page.goto("/")
    expect(page.locator("article .board svg")).to_have_count(5)
    expect(page.locator(".hero li")).to_have_count(running)
    for link in page.get_by_role("link", name="Rules").all():
        box = link.bounding_box()
        assert box
        assert box["y"] + box["height"] <= 720
