"""All that the page shows is from the catalogues: in a made-up language, nothing is left in plain letters."""

import re
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from boardloom.words import catalogue, languages
from boardloom.words.languages import PSEUDO
from tests.server.running import Server, fresh_folder
from tests.web.conftest import OpenPage
from tests.web.table import FINISH, NAMES, Made, finish, make

GAMES = {"snakes": 2, "custom": 3, "ludo": 2, "dice": 5, "blokus": 4}
"""How many play each of them here."""
SLICES, SLICE_MS = 12, 60
"""How often the page is read while a game is played, and for how long is played between."""
SHOWN = """
() => {
  const found = new Set([document.title])
  const inside = 'script, style, noscript, code'
  const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
  while (texts.nextNode())
    if (!texts.currentNode.parentElement.closest(inside)) found.add(texts.currentNode.data.trim())
  const attributes = ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt', 'label']
  for (const name of attributes)
    for (const element of document.querySelectorAll(`[${name}]`)) found.add(element.getAttribute(name))
  return [...found]
}
"""
NO_MATCH = "0" * 20
PATHS = ("/", "/leaders/ludo", "/0/1", f"/games/{NO_MATCH}", f"/m/{NO_MATCH}", f"/m/{NO_MATCH}#secret")
PLAIN = re.compile(r"[A-Za-z]+")
NOTATION = re.compile(r"[A-Za-z]|[A-D][p-s]")
"""Letters of keys, marks, cells and pieces; a token of Ludo."""
KNOWN = {"Boardloom", PSEUDO, *NAMES, *(catalogue(language).name for language in languages())}


@pytest.fixture(scope="module")
def pseudo_server(built: Path) -> Iterator[Server]:
    folder = fresh_folder()
    with Server(folder, own_games=False, pseudo="1") as running:
        yield running
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def page(pseudo_server: Server, open_page: OpenPage) -> Page:
    opened = open_page("/leaders", base_url=pseudo_server.url, expected="404")
    opened.evaluate(
        f"localStorage['boardloom.settings'] = JSON.stringify({{ speed: 'instant', language: '{PSEUDO}' }})"
    )
    return opened


def untranslated(texts: Iterable[str]) -> set[str]:
    """Those that say something in plain letters."""
    return {text for text in texts if text not in KNOWN and not all(map(_fair, PLAIN.findall(text)))}


def _fair(word: str) -> bool:
    return word in KNOWN or NOTATION.fullmatch(word) is not None


def shown(page: Page) -> list[str]:
    texts: list[str] = page.evaluate(SHOWN)
    return texts


def all_translated(page: Page, address: str = "") -> None:
    texts = shown(page)
    assert any("]" in text for text in texts)
    assert untranslated(texts) <= {address}


def unfold(page: Page) -> None:
    page.evaluate("for (const each of document.querySelectorAll('main details')) each.open = true")


def table(page: Page, made: Made) -> None:
    page.goto(made.host)
    page.get_by_role("application").wait_for()


def test_plain_letters_are_found() -> None:
    assert untranslated(["[Ŵîñš]", "[Ann ŵîñš]", "7", "Aq", "e18"]) == set()
    assert untranslated(["Roll", "[Not [a] ŵöŕð]"]) == {"Roll", "[Not [a] ŵöŕð]"}


@pytest.mark.parametrize("path", PATHS)
def test_pages(page: Page, path: str) -> None:
    page.goto(path)
    page.locator("h1, .fault").first.wait_for()
    page.wait_for_load_state("networkidle")
    all_translated(page, path)


@pytest.mark.parametrize("game", GAMES)
def test_rules_and_options(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")
    page.locator("main h2").first.wait_for()
    all_translated(page)
    page.goto(f"/set-up/{game}")
    page.locator("main svg").first.wait_for()
    unfold(page)
    edit = page.locator(".head button")
    if edit.count():
        edit.click()
    all_translated(page)


def test_options_that_are_refused(page: Page) -> None:
    page.goto("/set-up/snakes")
    page.locator("main input[type=number]").first.fill("1")
    expect(page.locator("main .fault").first).to_be_visible()
    all_translated(page)
    for link in ("#1", '#{"side":1}'):
        page.goto("/leaders")
        page.goto(f"/rules/snakes{link}")
        page.locator("main .fault, main [role=alert]").first.wait_for()
        all_translated(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_game(pseudo_server: Server, page: Page, game: str) -> None:
    table(page, make(pseudo_server, game, " ".join(["here"] * GAMES[game]), {}))
    unfold(page)
    found = untranslated(shown(page))
    for _ in range(SLICES):
        page.evaluate(FINISH, SLICE_MS)
        found |= untranslated(shown(page))
    assert page.get_by_role("log").locator("p:not(.soft)").count()
    assert found == set()


def test_what_chance_draws(pseudo_server: Server, page: Page) -> None:
    """Every square but the first two and the last draws a new type, which the list of rolls says."""
    surprises = ["SIMPLE", "SIMPLE", *["SURPRISE"] * 57, "SIMPLE"]
    table(page, make(pseudo_server, "custom", "here here", {"size": 60, "squares": surprises}))
    unfold(page)
    page.locator(".choices button").first.click()
    page.locator(".roll").click()
    expect(page.locator("details li strong").filter(has_text="[")).to_have_count(1)
    all_translated(page)


def test_the_end_and_the_replay(pseudo_server: Server, page: Page) -> None:
    made = make(pseudo_server, "snakes", "here here", {})
    table(page, made)
    finish(page)
    all_translated(page)
    page.goto(f"/games/{made.match}")
    page.get_by_role("application").wait_for()
    all_translated(page)
    page.goto("/")
    expect(page.locator(".past li .what").first).to_be_visible()
    all_translated(page)
    page.goto("/leaders/snakes")
    page.locator("main select").wait_for()
    all_translated(page)


def test_before_a_game(pseudo_server: Server, page: Page) -> None:
    made = make(pseudo_server, "ludo", "here link bot", {"players": 3})
    page.goto(made.host)
    page.locator("#waiting").wait_for()
    unfold(page)
    all_translated(page)
    page.goto("/leaders")
    page.goto(made.seats[1])
    page.locator("form.card").wait_for()
    all_translated(page)
    page.goto("/leaders")
    page.goto(made.watch)
    page.locator("#waiting").wait_for()
    all_translated(page)
