"""The page in another language: all it says is from the catalogues, and names are never taken for words."""

from playwright.sync_api import expect

from boardloom.core.message import message
from boardloom.words import catalogue, languages
from tests.server.running import Server
from tests.web.conftest import OpenPage
from tests.web.table import make, settled, speak

NAMES = ("Anna wins!", "%{seat}", "<b>x</b>", "{ $who }")


def test_every_language_is_offered_by_its_own_name(open_page: OpenPage) -> None:
    page = open_page("/leaders")
    page.get_by_role("button", name="Settings").click()
    offered = page.get_by_label("Language").locator("option")
    known = [catalogue(language).format(message("language-name")) for language in languages()]
    expect(offered).to_have_text(["System", *known])


def test_the_browsers_language_is_spoken_unless_another_is_chosen(open_page: OpenPage) -> None:
    page = open_page("/leaders", locale="de-CH")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    speak(page, "")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading", name="Rangliste")).to_be_visible()


def test_names_are_shown_as_they_are(server: Server, open_page: OpenPage) -> None:
    made = make(server, "ludo", "here here here here", {"players": 4}, NAMES, own_dice=True)
    page = open_page(made.host)
    speak(page, "de")
    page.reload()
    expect(page.locator(".player .name")).to_have_text(list(NAMES))
    german = catalogue("de")
    for seat, name in enumerate(NAMES):
        yours = german.format(message("web-play-yours", name=name))
        expect(page.locator(".ask strong")).to_have_text(yours)
        settled(page, page.locator(".choices").get_by_role("button", name="3", exact=True).click)
        done = german.format(
            message("ludo-rolls-and", who=NAMES[seat], roll=3, done=message("ludo-needs-six"))
        )
        expect(page.get_by_role("log").locator("p").nth(seat)).to_have_text(done)


def test_a_game_under_way_changes_its_language_at_once(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "ludo").host)
    expect(page.locator(".ask")).to_contain_text("roll the die")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    page.get_by_role("button", name="Fertig").click()
    expect(page.locator(".ask")).to_contain_text(catalogue("de").format(message("ask-roll")))
    expect(page.get_by_role("application")).to_have_attribute(
        "aria-label", catalogue("de").format(message("ludo-board"))
    )
