"""The brushes of the board editors look like what they put on the board."""

import json
from urllib.parse import quote

from playwright.sync_api import Page, expect

from boardloom.svg.icons import paths
from tests.web.conftest import PATIENCE, OpenPage
from tests.web.table import until

expect.set_options(timeout=PATIENCE)

BRUSHES = """
() => Object.fromEntries([...document.querySelectorAll('.brush svg')].map((svg) => {
  const sprite = document.querySelector(svg.querySelector('use').getAttribute('href'))
  const drawn = [sprite?.innerHTML ?? '', svg.style.getPropertyValue('--t')]
  return [svg.closest('.brush').innerText.trim(), drawn]
}))
"""
"""By what each brush is called: its sprite and its tone."""
DRAWN = """
(id) => {
  const node = document.querySelector(`[data-id="${id}"]`)
  const sprite = document.querySelector(node.querySelector('use').getAttribute('href'))
  return [sprite.innerHTML, node.style.getPropertyValue('--t')]
}
"""
"""The sprite and the tone of a node on the board."""
RAIL = "#d09a5c"
"""The colour of the rails of ladders."""

Drawn = dict[str, list[str]]


def brushes(page: Page, many: int) -> Drawn:
    page.get_by_role("button", name="Edit on the board").click()
    expect(page.locator(".brush svg")).to_have_count(many)
    found: Drawn = page.evaluate(BRUSHES)
    return found


def with_icon(found: Drawn, icon: str) -> list[str]:
    return [name for name, (sprite, _) in found.items() if paths()[icon] in sprite]


def test_squares_are_painted_as_their_brush_looks(open_page: OpenPage) -> None:
    page = open_page("/set-up/custom#" + quote(json.dumps({"squares": ["SIMPLE"] * 12})))
    found = brushes(page, 7)
    assert with_icon(found, "four-leaf") == ["Lucky"]
    assert with_icon(found, "present") == ["Surprise"]
    assert len({tuple(drawn) for drawn in found.values()}) == 7

    page.route("**/check", lambda route: None)  # the server does not answer: the page shows it at once
    page.locator(".brush", has=page.get_by_label("Lucky", exact=True)).click()
    page.locator('[data-id="square3"]').focus()
    page.keyboard.press("Enter")
    tone = found["Lucky"][1]
    until(page, f"({DRAWN})('square3')[1] === {json.dumps(tone)}")
    assert paths()["four-leaf"] in page.evaluate(DRAWN, "square3")[0]
    card = page.locator('[data-id="square3"]')
    assert card.locator("text").all_text_contents() == ["3", "Lucky", "3 forward"]


def test_snakes_and_ladders_are_drawn_on_their_brushes(open_page: OpenPage) -> None:
    ladder = {"kind": "ladder", "from": 4, "to": 25}
    page = open_page("/set-up/snakes#" + quote(json.dumps({"entities": [ladder]})))
    found = brushes(page, 6)
    assert list(found) == ["snake", "ladder", "teleporter", "boost", "black hole", "trap"]
    assert RAIL in page.evaluate(DRAWN, "from4")[0]
    assert [name for name, (sprite, _) in found.items() if RAIL in sprite] == ["ladder"]
    assert with_icon(found, "portal") == ["teleporter"]
    assert with_icon(found, "boost") == ["boost"]
    assert with_icon(found, "vortex") == ["black hole"]
    assert with_icon(found, "wolf-trap") == ["trap"]
    assert found["snake"][0]
