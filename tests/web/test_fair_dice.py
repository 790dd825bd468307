"""What browsers do so that nobody can choose the dice: they remember, warn, and commit again."""

from playwright.sync_api import Page, expect

from tests.server.running import Client, Server, run
from tests.server.test_dice import commits_to
from tests.web.conftest import OpenPage
from tests.web.table import Made, make


def said_by(server: Server, made: Made, path: str, what: str, **fields: object) -> None:
    """Somebody else at the table does this."""

    async def say() -> None:
        client = await Client.open(server.live, made.match, path.split("#")[1])
        await client.done(what, **fields)

    run(say())


def fair_dice(page: Page) -> None:
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_text("Fair dice").click()


def at_a_table_with_a_closed_nonce(server: Server, open_page: OpenPage) -> tuple[Made, Page, Page]:
    """The pages of the host, who plays too, and of Bob; Cara has committed and does not open."""
    made = make(server, "snakes", "here link link", options={"turn_order": "fixed"})
    host, bob = open_page(made.host), open_page(made.seats[1])
    bob.get_by_role("button", name="Join").click()
    expect(bob.get_by_text("you", exact=True)).to_be_visible()
    said_by(server, made, made.seats[2], "join", commit=commits_to(b"c" * 32))
    expect(bob.get_by_role("button", name="Start without the missing part")).to_be_visible()
    return made, host, bob


def test_everybody_sits_down_again_if_somebody_is_replaced(server: Server, open_page: OpenPage) -> None:
    made, host, bob = at_a_table_with_a_closed_nonce(server, open_page)
    said_by(server, made, made.host, "seat", seat=2, now="bot")
    expect(bob.get_by_text("everybody sits down once more")).to_be_visible()
    bob.get_by_role("button", name="Join").click()
    expect(host.get_by_role("button", name="Roll")).to_be_visible()
    fair_dice(bob)
    expect(bob.get_by_text("It comes from your own number too")).to_be_visible()
    host.get_by_role("button", name="Roll").click()
    bob.get_by_role("button", name="Verify all").click()
    expect(bob.get_by_text("checked: it is as it must be").first).to_be_visible()


def test_the_game_starts_without_a_nonce_if_everybody_agrees(server: Server, open_page: OpenPage) -> None:
    made, host, bob = at_a_table_with_a_closed_nonce(server, open_page)
    for page in (host, bob):
        page.get_by_role("button", name="Start without the missing part").click()
        expect(page.get_by_text("You agree to start.")).to_be_visible()
    said_by(server, made, made.seats[2], "start")
    expect(host.get_by_role("button", name="Roll")).to_be_visible()
    fair_dice(bob)
    expect(bob.get_by_text("It comes from your own number too")).to_be_visible()


def test_a_browser_warns_if_what_was_published_changes(server: Server, open_page: OpenPage) -> None:
    made = make(server, "snakes", "here link", options={"turn_order": "fixed"})
    host, bob = open_page(made.host), open_page(made.seats[1])
    bob.get_by_role("button", name="Join").click()
    expect(host.get_by_role("button", name="Roll")).to_be_visible()
    bob.evaluate(
        """() => {
          const kept = JSON.parse(localStorage['boardloom.matches'])
          for (const each of kept) each.pins.links += 1
          localStorage['boardloom.matches'] = JSON.stringify(kept)
        }"""
    )
    bob.reload()
    fair_dice(bob)
    expect(bob.get_by_text("has changed since you sat down!")).to_be_visible()
