"""The pages around a game: the front page, settings, rules, leaderboard, replay."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from boardloom.games import HOUSE_GAMES
from tests.server.running import Server
from tests.web.conftest import PATIENCE, OpenPage
from tests.web.table import boxes, make, speak, still, until
from tests.web.test_look import NARROW, picture, violations

expect.set_options(timeout=PATIENCE)
PATHS = {
    "home": "/",
    "leaders": "/leaders",
    "rules": "/rules/ludo",
    "missing": "/nowhere/at/all",
    **{f"set-up-{game}": f"/set-up/{game}" for game in HOUSE_GAMES},
}


def finished(server: Server, game: str = "ludo", options: dict[str, Any] | None = None) -> str:
    """A game that bots have played to its end."""
    made = make(server, game, "bot bot", options)
    server.finished(made.match, made.watch.partition("#")[2])
    return made.match


def ready(page: Page) -> None:
    expect(page.locator("main h1")).to_be_visible()
    expect(page.get_by_text("Just a moment…")).to_have_count(0)


def test_one_click_leads_to_a_game(server: Server, open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Play now Ludo").click()
    expect(page.locator(".roll")).to_be_enabled()
    assert "#" not in page.url
    page.get_by_role("link", name="Boardloom").click()
    expect(page.get_by_role("link", name="Continue Ludo")).to_be_visible()
    forget = page.get_by_role("button", name="Forget Ludo")
    forget.click()
    page.get_by_role("dialog").get_by_role("button", name="No").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    forget.click()
    page.get_by_role("dialog").get_by_role("button", name="Yes").click()
    expect(page.get_by_role("heading", name="Your games")).to_have_count(0)


def test_a_person_alone_has_a_name(server: Server, open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Play now Ludo").click()
    expect(page.get_by_role("list", name="Players").locator(".name").first).to_have_text("Player 1")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("Deutsch")
    expect(page.get_by_text("Du bist am Zug", exact=True)).to_be_attached()
    expect(page.get_by_role("list", name="Spieler").locator(".name").first).to_have_text("Spieler 1")
    page.get_by_label("Sprache").select_option("English")
    page.get_by_label("Name", exact=True).fill("Zoe")
    page.get_by_role("button", name="Done").click()
    page.get_by_role("link", name="Boardloom").click()
    page.get_by_role("button", name="Play now Ludo").click()
    expect(page.locator(".player .name").first).to_have_text("Zoe")


@pytest.mark.parametrize("wide", [390, 320])
def test_the_header_is_one_row_on_a_phone(wide: int, open_page: OpenPage) -> None:
    page = open_page("/", wide, 640)
    ready(page)
    still(page)
    assert page.evaluate("document.querySelector('header').offsetHeight") < 2 * 44
    expect(page.get_by_role("link", name="Boardloom")).to_be_visible()
    speak(page, "de")
    page.reload()
    expect(page.get_by_role("heading", name="Schlangen & Leitern")).to_be_visible()
    still(page)
    inside = "(all) => all.every((each) => each.scrollWidth <= each.clientWidth)"
    assert page.locator("article").evaluate_all(inside), "long words stay on their cards"


def test_the_buttons_of_all_games_are_level(open_page: OpenPage) -> None:
    page = open_page("/", chosen={"language": "de"})
    starts = page.locator("article").get_by_role("button", name="Jetzt spielen")
    expect(starts).to_have_count(5)
    assert len({round(box["y"]) for box in boxes(starts)}) == 1


SHIFT = """
() => new Promise((resolve) => new PerformanceObserver((list, observer) => {
  observer.disconnect()
  resolve(list.getEntries().reduce((sum, each) => sum + each.value, 0))
}).observe({ type: 'layout-shift', buffered: true }) || setTimeout(() => resolve(0), 500))
"""
"""How much of the page has jumped since it was opened."""


@pytest.mark.parametrize("wide", [1280, 390])
@pytest.mark.parametrize("game", ["snakes", "dice"])
def test_a_page_does_not_jump_as_it_opens(game: str, wide: int, open_page: OpenPage) -> None:
    page = open_page(f"/set-up/{game}", wide, 844)
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()
    assert page.evaluate(SHIFT) < 0.1


def test_the_leaderboard_fits_on_a_small_phone(server: Server, open_page: OpenPage) -> None:
    names = ("Maximiliane-Theodora the Third", "Bo")
    made = make(server, "custom", options={"size": 8, "debug": True}, names=names)
    page = open_page(made.host)
    page.get_by_role("button", name="Practice square").click()
    page.get_by_role("button", name="Past the end").click()
    expect(page.locator("#over")).to_be_visible()
    page = open_page("/leaders/custom", 320, 640)
    expect(page.get_by_text("Maximiliane-Theodora")).to_be_visible()
    still(page)
    assert page.locator(".wide").evaluate("(wide) => wide.scrollWidth <= wide.clientWidth")


def test_links_say_who_can_open_them(open_page: OpenPage) -> None:
    page = open_page("/set-up/ludo")
    page.get_by_label("Who plays for").nth(1).select_option("link")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_text("These links open on this computer only.")).to_be_visible()
    seat, watch = (
        page.get_by_text(words).bounding_box() for words in ("Each link is a seat", "Link to watch")
    )
    assert seat
    assert watch
    assert seat["y"] < watch["y"]


def test_where_nothing_is_decided_people_play_together(server: Server, open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Play now Snakes & Ladders").click()
    page.locator(".roll").click()
    page.locator(".roll").click()
    assert page.evaluate("JSON.parse(localStorage['boardloom.matches'])[0].role") == "host"


def test_a_server_that_cannot_be_reached(open_page: OpenPage) -> None:
    page = open_page("/leaders", expected="ERR_FAILED")
    ready(page)
    page.route("**/api/games", lambda route: route.abort())
    page.get_by_role("link", name="Games").click()
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    page.unroute("**/api/games")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Play now Blokus")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "nothing", "home"),
    [
        ("en", "There is nothing here.", "Back to the games"),
        ("de", "Hier ist nichts.", "Zurück zu den Spielen"),
    ],
)
def test_addresses_that_lead_nowhere(language: str, nothing: str, home: str, open_page: OpenPage) -> None:
    page = open_page(expected="Failed to load resource", chosen={"language": language})
    nowhere = ("/games/nonexist", f"/games/{'0' * 20}", "/set-up/nope", "/rules/nope", "/learn", "/nowhere")
    for path in nowhere:
        page.goto(path)
        expect(page.get_by_role("heading", name=nothing)).to_be_visible()
        expect(page.get_by_role("link", name=home)).to_have_attribute("href", "/")
        expect(page.get_by_role("alert")).to_have_count(0)


def test_settings_change_the_page_at_once_and_are_kept(open_page: OpenPage) -> None:
    page = open_page("/rules/snakes", color_scheme="light")
    expect(page.get_by_role("heading", name="The aim")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", name="Das Ziel")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_label("Farben").select_option("dark")
    page.get_by_role("button", name="Fertig").click()
    expect(page.locator("body")).not_to_have_css("background-color", "rgb(246, 244, 239)")
    still(page)
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.reload()
    expect(page.get_by_role("heading", name="Regeln: Schlangen & Leitern")).to_be_visible()
    expect(page.locator("body")).to_have_css("background-color", dark)


def test_a_finished_game_is_watched_again(server: Server, open_page: OpenPage) -> None:
    rules = {"turn_order": "fixed", "entities": []}  # every step is a roll, and nobody is there in under 17
    match = finished(server, "snakes", rules)
    page = open_page(f"/games/{match}#5")
    expect(page.get_by_role("heading", name="A game of Snakes & Ladders")).to_be_visible()
    at = page.locator(".at")
    expect(at).to_contain_text("5 of")
    last = page.get_by_role("slider").get_attribute("max")
    expect(at).to_have_text(f"5 of {last}")
    page.locator("body").press("ArrowRight")
    expect(at).to_have_text(f"6 of {last}")
    page.locator("body").press("End")
    expect(at).to_have_text(f"{last} of {last}")
    expect(page.locator("li [aria-current=step]")).to_contain_text("wins!")
    page.get_by_role("button", name="To the beginning").click()
    expect(at).to_have_text(f"0 of {last}")
    page.get_by_role("button", name="Play").click()
    until(page, "parseInt(document.querySelector('.at').textContent) >= 2")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Check every roll").click()
    expect(page.get_by_text("follow from what was published before the game")).to_be_visible()
    expect(page.get_by_text("Whether the rules offer these outcomes")).to_be_visible()
    page.get_by_role("slider").fill("3")
    expect(page).to_have_url(re.compile(f"/games/{match}#3$"))
    expect(page.get_by_text("Roll 3 is fair.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Transcript").click()
    assert download.value.suggested_filename == f"{match}.txt"


@pytest.mark.parametrize("game", ["custom", "blokus"])
def test_the_outcome_fits_on_a_phone(game: str, server: Server, open_page: OpenPage) -> None:
    # Bots that choose at random would end a game of decisions at once, every third time.
    match = finished(server, game, {"controls": False} if game == "custom" else None)
    page = open_page(f"/games/{match}", 390, 844)
    outcome = page.locator("section:has(#outcome-title)")
    expect(outcome).to_contain_text(re.compile(r" · \d+ steps · "))
    still(page)
    assert outcome.locator(".wide").evaluate("(wide) => wide.scrollWidth <= wide.clientWidth")
    for offer in ("Check every roll", "Record of the dice"):
        expect(page.get_by_text(offer)).to_have_count(1 if game == "custom" else 0)
    expect(page.get_by_role("link", name="Transcript")).to_be_visible()


def test_the_chances_to_win_appear_as_they_are_worked_out(server: Server, open_page: OpenPage) -> None:
    match = finished(server, "snakes", {"turn_order": "fixed"})
    page = open_page()
    found: list[list[float]] = []
    page.route("**/win_chances", lambda route: route.fulfill(json={"total": 3, "shares": found}))
    page.goto(f"/games/{match}#1")
    expect(page.get_by_text("Being worked out: 0 of 3")).to_be_visible()
    found += [[0.5, 0.5], [0.25, 0.75], [0, 1]]
    expect(page.locator(".share")).to_have_text(["25%", "75%"])
    expect(page.get_by_text("Being worked out")).to_have_count(0)


def test_a_seat_has_one_colour_everywhere_in_a_replay(server: Server, open_page: OpenPage) -> None:
    """In Blokus two people have the first and the third colour."""
    match = finished(server, "blokus", {"players": 2})
    page = open_page()
    shares = {"total": 2, "shares": [[0.5, 0.5], [0.6, 0.4]], "turning": None, "led": [1, -1]}
    page.route("**/win_chances", lambda route: route.fulfill(json=shares))
    page.goto(f"/games/{match}#2")
    for seat, tone in enumerate(("--blue", "--red")):
        wanted = page.evaluate(
            """(name) => {
              const probe = document.body.appendChild(document.createElement('i'))
              probe.style.color = `var(${name})`
              return getComputedStyle(probe).color
            }""",
            tone,
        )
        expect(page.locator(f"polyline[data-seat='{seat}']")).to_have_css("stroke", wanted)
        emblem = page.locator(f"[data-player=seat{seat}] .emblem")
        expect(emblem).to_have_css("background-color", wanted)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_can_read_the_house(theme: str, server: Server, open_page: OpenPage) -> None:
    """Every page: nothing that axe minds, and room enough on a small phone."""
    match = finished(server, "custom")
    page = open_page(color_scheme=theme, bypass_csp=True)
    for name, path in {**PATHS, "replay": f"/games/{match}"}.items():
        page.set_viewport_size({"width": 1280, "height": 800})
        page.goto(path)
        ready(page)
        page.evaluate("document.querySelectorAll('details').forEach((part) => { part.open = true })")
        assert (name, violations(page)) == (name, [])
        picture(page, f"{name}-{theme}", full_page=True)
        page.set_viewport_size({"width": 320, "height": 640})
        until(page, NARROW)
        picture(page, f"{name}-{theme}-phone", full_page=True)


def test_the_settings_can_be_read(open_page: OpenPage) -> None:
    page = open_page("/leaders", bypass_csp=True)
    ready(page)
    page.get_by_role("button", name="Settings").click()
    assert violations(page) == []
    picture(page, "settings")
