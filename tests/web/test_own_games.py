"""The games in `examples/`, each clicked to its end on its own board."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.docs.test_own_examples import FILES
from tests.server.running import Server, fresh_folder
from tests.web.conftest import OpenPage
from tests.web.table import board, make

CLICK = """
async (patience) => {
  const all = (what) => [...document.querySelectorAll(what)]
  const frame = () => new Promise((resolve) => setTimeout(resolve))
  const seq = () => document.querySelector('[data-seq]')?.dataset.seq
  const click = (what) => what?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  let clicks = 0
  for (const start = performance.now(); performance.now() < start + patience; ) {
    if (all('#over').length) return clicks
    const before = seq()
    const cells = all('[role=application] .open')
    if (cells.length) clicks++
    const beside = all('.roll, .choices button:enabled, [aria-labelledby=hand-over] button')
    click(cells[clicks % cells.length] ?? beside[0])
    for (let i = 0; i < 3 && seq() === before; i++) await frame()
  }
  return -1
}
"""
"""Clicks on what is open on the board, or else on what is asked beside it, or that one has the device now."""
SEATS = {"whist": "here here here"}
"""Where two do not make a table."""


@pytest.fixture(scope="module")
def house(built: Path) -> Iterator[Server]:
    """A server with all examples."""
    folder = fresh_folder()
    use = [part for file in FILES for part in ("--use", str(file))]
    with Server(folder, *use, own_games=False) as running:
        yield running
    shutil.rmtree(folder, ignore_errors=True)


def clicked_to_the_end(page: Page) -> int:
    """How often a cell or a piece was clicked."""
    clicks: int = page.evaluate(CLICK, 300_000)
    assert clicks >= 0, page.inner_text("body")
    return clicks


@pytest.mark.parametrize("game", [file.stem for file in FILES])
def test_an_example_is_clicked_to_its_end(game: str, house: Server, open_page: OpenPage) -> None:
    page = open_page(make(house, game, SEATS.get(game, "here here")).host, base_url=house.url)
    expect(board(page).or_(page.locator("[aria-labelledby=hand-over]"))).to_be_visible()
    assert clicked_to_the_end(page) >= 7
    expect(page.locator("#over")).to_have_count(1)
    assert "boardloom.view" not in house.errors.read_text("utf-8")
