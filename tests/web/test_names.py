"""Names that look like sentences, patterns or HTML are shown as they are, in every language and direction."""

import pytest
from playwright.sync_api import expect

from boardloom.core.message import message
from boardloom.words import catalogue, languages
from tests.server.running import Server
from tests.web.conftest import OpenPage
from tests.web.table import finish, make, settled

NAMES = ("Anna wins!", "%{seat}", "<b>x</b>", "{ $who }")


@pytest.mark.parametrize("language", languages())
def test_names_are_shown_as_they_are(server: Server, open_page: OpenPage, language: str) -> None:
    made = make(server, "ludo", "here here here here", {"players": 4}, NAMES, own_dice=True)
    page = open_page(made.host, chosen={"language": language})
    words = catalogue(language)
    expect(page.locator("html")).to_have_attribute("dir", "rtl" if words.right_to_left else "ltr")
    expect(page.get_by_role("application")).to_have_css("direction", "ltr")
    expect(page.locator(".player .name")).to_have_text(list(NAMES))
    for name in NAMES:
        yours = words.format(message("web-play-yours", name=name))
        expect(page.locator(".ask strong")).to_have_text(yours)
        settled(page, page.locator(".choices").get_by_role("button", name="3", exact=True).click)
        done = words.format(message("ludo-rolls-and", who=name, roll=3, done=message("ludo-needs-six")))
        assert name in done
        expect(page.locator(".log .latest")).to_have_text(done)
    assert page.locator("main b").count() == 0


@pytest.mark.parametrize("language", languages())
def test_results_and_replay_show_names_as_they_are(
    server: Server, open_page: OpenPage, language: str
) -> None:
    names = NAMES[:3]
    made = make(server, "custom", "here here here", {"players": 3, "size": 5}, names)  # soon over
    page = open_page(made.host, chosen={"language": language})
    page.get_by_role("application").wait_for()
    finish(page)
    rows = page.locator("table tbody th")
    for path in ("", f"/games/{made.match}"):
        if path:
            page.goto(path)
            expect(page.locator("li strong")).to_have_text(list(names))
        else:
            page.locator("details:has(table) > summary").click()
        expect(rows).to_have_count(len(names))
        assert {_bare(row) for row in rows.all_inner_texts()} == set(names)
        assert any(name in page.locator("h2[id^=o]").inner_text() for name in names)
        assert page.locator("main b").count() == 0


def _bare(text: str) -> str:
    """Without the invisible marks around what may run the other way."""
    return text.strip("\u2068\u2069")
