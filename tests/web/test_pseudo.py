"""All that the page shows is from the catalogues: in a made-up language, nothing is left in plain letters."""

import re
import shutil
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from boardloom.core.message import message
from boardloom.games import HOUSE_GAMES
from boardloom.words import catalogue, english, languages
from boardloom.words.languages import PSEUDO
from boardloom.words.pseudo import ACCENTED
from tests.docs.test_examples import ROOT, own_files
from tests.server.running import Server, fresh_folder
from tests.web.conftest import OpenPage
from tests.web.table import (
    NAMES,
    Made,
    board,
    everybody,
    finish,
    make,
    play,
    settled,
    two_tokens_to_choose_from,
)

READINGS, MOVES = 12, 3
"""How often the page is read while a game is played, and how many moves are made between."""
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
NOTATION = re.compile(r"[A-Za-z]|[A-D]?[p-s]{1,4}")
"""Letters of keys, marks, cells and pieces; a token of Ludo."""
KNOWN = {"Boardloom", "Board", "loom", PSEUDO, *NAMES}
KNOWN |= {catalogue(language).name for language in languages()}


@pytest.fixture(scope="module")
def pseudo_server(built: Path) -> Iterator[Server]:
    """One that has a guest, Pig, besides the games of the house."""
    folder = fresh_folder()
    pig = folder / "pig.py"
    pig.write_text(own_files(ROOT / "docs" / "adding-a-game.md")["pig.py"], "utf-8")
    with Server(folder, "--use", str(pig), own_games=False, pseudo="1") as running:
        yield running
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def another(pseudo_server: Server, open_page: OpenPage) -> Callable[[], Page]:
    """A page in the made-up language for one more person."""

    def opened() -> Page:
        return open_page(base_url=pseudo_server.url, expected="404", chosen={"language": PSEUDO})

    return opened


@pytest.fixture
def page(another: Callable[[], Page]) -> Page:
    return another()


def untranslated(texts: Iterable[str], typed: frozenset[str] = frozenset()) -> set[str]:
    """Those that say something in plain letters, other than what players type just so."""

    def fair(word: str) -> bool:
        return word in KNOWN | typed or NOTATION.fullmatch(word) is not None

    return {text for text in texts if text not in KNOWN and not all(map(fair, PLAIN.findall(text)))}


def said(id: str) -> str:
    """A text of the house in the made-up language."""
    return f"[{english(message(id)).translate(ACCENTED)}]"


def press(where: Page | Locator, id: str) -> None:
    where.get_by_role("button", name=said(id), exact=True).click()


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
    board(page).wait_for()


def test_plain_letters_are_found() -> None:
    assert untranslated(["[Ŵîñš]", "[Ann ŵîñš]", "7", "Aq", "e18"]) == set()
    assert untranslated(["Roll", "[Not [a] ŵöŕð]"]) == {"Roll", "[Not [a] ŵöŕð]"}


@pytest.mark.parametrize("path", PATHS)
def test_pages(page: Page, path: str) -> None:
    page.goto(path)
    page.locator("h1, .fault").first.wait_for()
    page.wait_for_load_state("networkidle")
    all_translated(page, path)


@pytest.mark.parametrize(
    ("answer", "words", "logged"),
    [
        (lambda route: route.abort(), "web-page-offline", "ERR_FAILED"),
        (lambda route: route.fulfill(status=502, body="<h1>Bad Gateway</h1>"), "web-page-error", "502"),
        (lambda route: route.fulfill(json={"no": "list"}), "web-page-broken", "TypeError"),
    ],
    ids=["offline", "proxy", "nonsense"],
)
def test_a_server_in_trouble(
    answer: Callable[[Route], None],
    words: str,
    logged: str,
    open_page: OpenPage,
    pseudo_server: Server,
) -> None:
    page = open_page(base_url=pseudo_server.url, expected=logged, chosen={"language": PSEUDO})
    page.route("**/api/games", answer)
    page.goto("/")
    told = english(message(words, status="502")).translate(ACCENTED)
    expect(page.get_by_role("alert")).to_contain_text(f"[{told}]")
    all_translated(page)


@pytest.mark.parametrize("game", HOUSE_GAMES)
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


@pytest.mark.parametrize("game", HOUSE_GAMES)
def test_a_game(pseudo_server: Server, page: Page, game: str) -> None:
    table(page, make(pseudo_server, game, everybody(game), {}))
    unfold(page)
    found = untranslated(shown(page))
    for _ in range(READINGS):
        play(page, MOVES)
        found |= untranslated(shown(page))
    if page.locator("#over").count():
        press(page, "ending-board")
    assert page.get_by_role("log").locator("li").count()
    assert found == set()


def test_what_chance_draws(pseudo_server: Server, page: Page) -> None:
    """Every square but the first two and the last draws a new type, which the list of rolls says."""
    surprises = ["SIMPLE", "SIMPLE", *["SURPRISE"] * 57, "SIMPLE"]
    table(page, make(pseudo_server, "custom", "here here", {"size": 60, "squares": surprises}))
    unfold(page)
    page.locator(".act.main").click()
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


def test_hints(pseudo_server: Server, page: Page) -> None:
    table(page, make(pseudo_server, "ludo", own_dice=True))
    two_tokens_to_choose_from(page)
    press(page, "web-play-hint")
    page.locator("#hint").wait_for(timeout=600_000)  # the search may have to be compiled
    assert page.locator("section:has(#hint) li").count() == 2
    all_translated(page)


def test_an_undo_is_asked_for_refused_and_agreed_to(
    pseudo_server: Server, page: Page, another: Callable[[], Page]
) -> None:
    rules = {"turn_order": "fixed", "special_roll": "no-extra-turn"}
    made = make(pseudo_server, "snakes", "here link", rules)
    guest = another()
    page.goto(made.host)
    guest.goto(made.seats[1])
    press(guest, "web-join-go")
    for roller in (page, guest):
        roller.locator(".roll").click()
    for answer in ("web-undo-refuse", "web-undo-agree"):
        expect(page.locator(".roll")).to_be_enabled()
        press(page, "web-play-undo")
        page.get_by_role("button", name=said("web-undo-withdraw")).wait_for()
        guest.get_by_role("button", name=said(answer)).wait_for()
        all_translated(page)
        all_translated(guest)
        press(guest, answer)
        expect(page.get_by_role("button", name=said("web-undo-withdraw"))).to_have_count(0)
        all_translated(page)
        all_translated(guest)


def test_what_the_host_does_with_seats(pseudo_server: Server, page: Page) -> None:
    made = make(pseudo_server, "ludo", "here link")
    page.goto(made.host)
    page.locator("#waiting").wait_for()
    seat = page.locator(".seat").nth(1)
    for change, then in (
        ("web-host-bot", "web-host-link"),
        ("web-host-link", "web-host-bot"),
        ("web-host-bot", "web-host-here"),
        ("web-host-here", "web-host-bot"),
    ):
        unfold(page)
        expect(page.locator(".seat select option")).not_to_have_count(0)
        press(seat, change)
        page.locator("[role=application]").wait_for()
        if not page.locator("dialog[open]").count():
            press(page, "web-play-more")
        unfold(page)
        seat.get_by_role("button", name=said(then)).wait_for()
        all_translated(page)
    press(page, "web-host-delete")
    page.get_by_role("dialog").last.wait_for()
    all_translated(page)


def test_a_guest_leaves_and_comes_back(
    pseudo_server: Server, page: Page, another: Callable[[], Page]
) -> None:
    made = make(pseudo_server, "snakes", "here link", {"turn_order": "fixed"}, grace=1000)
    guest = another()
    page.goto(made.host)
    guest.goto(made.seats[1])
    press(guest, "web-join-go")
    press(guest, "web-play-more")
    press(guest, "web-host-leave")
    guest.get_by_role("dialog").last.wait_for()
    all_translated(guest)
    press(guest, "web-play-yes")
    guest.get_by_text(said("web-left-title")).wait_for()
    page.get_by_text(said("web-player-away")).wait_for()
    all_translated(page)
    all_translated(guest)
    press(guest, "web-left-back")
    expect(guest.get_by_text(said("web-left-title"))).to_have_count(0)
    press(guest, "web-play-more")
    guest.get_by_role("button", name=said("web-host-leave")).wait_for()
    expect(page.get_by_text(said("web-player-away"))).to_have_count(0)
    all_translated(page)
    all_translated(guest)


def test_a_game_of_a_guest_with_words_of_its_own(pseudo_server: Server, page: Page) -> None:
    typed = frozenset({"hold", "roll"})
    page.goto("/rules/pig")
    page.locator("h1").wait_for()
    all_translated(page)
    page.goto("/set-up/pig")
    page.locator("main svg").first.wait_for()
    unfold(page)
    all_translated(page)
    table(page, make(pseudo_server, "pig"))
    choices = page.locator(".choices")
    for step in (
        choices.get_by_role("button", name="roll"),
        page.locator(".roll"),
        choices.get_by_text("hold"),
    ):
        settled(page, step.click)
        assert any("]" in text for text in shown(page))
        assert untranslated(shown(page), typed) == set()
