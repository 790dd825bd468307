"""Two people far apart, one of them reloads, and the server dies in the middle."""

import re
import shutil
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.server.running import Client, Server, fresh_folder, quiet_port, run
from tests.web.conftest import OpenPage
from tests.web.table import Made, make, play, until

SEQ = "Number(document.querySelector('[data-seq]')?.dataset.seq ?? 0)"


def roll_until(pages: list[Page], seq: int) -> None:
    """Whoever may roll or choose does, until the match is at this version or over."""
    while pages[0].evaluate(SEQ) < seq and not pages[0].locator("#over").count():
        for page in pages:
            if page.locator(".roll, .choices button:enabled, .act.main:not(.idle), [data-id].open").count():
                play(page, 1)
                now = page.evaluate(SEQ)
                for other in pages:
                    until(other, f"{SEQ} >= {now}")


def test_whoever_joins_has_a_colour_of_their_own(server: Server, open_page: OpenPage) -> None:
    guest = open_page(make(server, "ludo", "here link").seats[1])
    expect(guest.get_by_role("radio", name="gold")).to_be_checked()
    expect(guest.get_by_role("radio", name="blue", exact=True)).to_have_count(0)


def test_a_colour_that_somebody_else_takes_first_is_another(server: Server, open_page: OpenPage) -> None:
    made = make(server, "ludo", "link link")
    first, second = open_page(made.seats[0]), open_page(made.seats[1])
    for page in (first, second):
        page.get_by_role("radio", name="sky").check()
    first.get_by_role("button", name="Join").click()
    expect(second.get_by_role("radio", name="sky")).to_have_count(0)
    expect(second.get_by_role("radio", checked=True)).to_have_count(1)
    second.get_by_role("button", name="Join").click()
    expect(second.get_by_role("application")).to_be_visible()
    tones = second.evaluate("[...document.querySelectorAll('.player')].map((row) => row.style.cssText)")
    assert len(set(tones)) == 2


def test_where_colours_are_the_games_none_is_chosen(server: Server, open_page: OpenPage) -> None:
    guest = open_page(make(server, "blokus", "here link here here").seats[1])
    expect(guest.get_by_role("button", name="Join")).to_be_visible()
    expect(guest.get_by_role("radio")).to_have_count(0)
    assert "--yellow" in (guest.locator("li", has_text="Bob").locator(".emblem").get_attribute("style") or "")
    guest.get_by_role("button", name="Join").click()
    expect(guest.get_by_role("application")).to_be_visible()


def test_two_people_a_reload_and_a_dead_server(open_page: OpenPage, built: object) -> None:
    folder = fresh_folder()
    port = ("--port", str(quiet_port()))
    first = Server(folder, *port, own_games=False)
    made = make(first, "ludo", "here link")
    lost = {"base_url": first.url, "expected": "WebSocket"}
    host = open_page(made.host, **lost)
    expect(host.get_by_text("has not joined yet")).to_be_visible()
    guest = open_page(made.seats[1], **lost)
    guest.get_by_label("Your name").fill("Gwen")
    guest.get_by_role("button", name="Join").click()
    for page in (host, guest):
        expect(page.get_by_role("application")).to_be_visible()
        expect(page.get_by_text("Gwen").first).to_be_visible()
    roll_until([host, guest], 8)
    guest.reload()
    expect(guest.get_by_role("application")).to_be_visible()
    assert not urlsplit(guest.url).fragment
    roll_until([host, guest], 12)
    before = host.evaluate(SEQ)
    first.kill()
    for page in (host, guest):
        expect(page.get_by_text("Reconnecting")).to_be_visible()
    with Server(folder, *port, own_games=False) as again:
        assert again.url == first.url
        for page in (host, guest):
            expect(page.get_by_text("Reconnecting")).to_have_count(0)
            assert page.evaluate(SEQ) == before
        roll_until([host, guest], before + 6)
        watcher = open_page(made.watch, **lost)
        expect(watcher.get_by_text("You are watching.")).to_be_visible()
        host.get_by_role("button", name="More", exact=True).click()
        expect(host.get_by_text("1 person watches")).to_be_visible()
        for page in (host, guest, watcher):
            page.close()
    shutil.rmtree(folder, ignore_errors=True)


def asked_to_undo(server: Server, open_page: OpenPage) -> tuple[Page, Page]:
    """Host and guest; both have rolled, and the host asks to take it back."""
    made = make(server, "snakes", "here link", {"turn_order": "fixed", "special_roll": "no-extra-turn"})
    host = open_page(made.host)
    guest = open_page(made.seats[1])
    guest.get_by_role("button", name="Join").click()
    host.get_by_role("button", name="Roll").click()
    guest.get_by_role("button", name="Roll").click()
    expect(host.get_by_role("log")).to_contain_text("Bob rolls")
    host.get_by_role("button", name="Undo").click()
    return host, guest


def test_the_others_agree_to_an_undo(server: Server, open_page: OpenPage) -> None:
    host, guest = asked_to_undo(server, open_page)
    expect(host.get_by_text("The others are asked")).to_be_visible()
    guest.get_by_role("button", name="Agree").click()
    expect(host.get_by_role("log")).to_contain_text("taken back")
    expect(host.locator(".ask strong", has_text="Your turn")).to_be_visible()


def test_a_move_ends_the_question_on_every_screen(server: Server, open_page: OpenPage) -> None:
    host, guest = asked_to_undo(server, open_page)
    expect(guest.get_by_role("button", name="Agree")).to_be_visible()
    host.get_by_role("button", name="Roll").click()
    expect(guest.get_by_role("button", name="Agree")).to_have_count(0)
    expect(host.get_by_text("The others are asked")).to_have_count(0)


def give(server: Server, made: Made, now: str) -> None:
    """The host, whose links stay as they are, says who plays seat 1."""

    async def seat() -> None:
        host = await Client.open(server.live, made.match, made.host.split("#")[1])
        await host.done("seat", seat=1, now=now)

    run(seat())


def test_a_seat_given_back_is_played_in_the_page_that_is_open(server: Server, open_page: OpenPage) -> None:
    made = make(server, "snakes", "here link", {"turn_order": "fixed", "special_roll": "no-extra-turn"})
    give(server, made, "bot")
    host = open_page(made.host)
    guest = open_page(made.seats[1])
    expect(guest.get_by_text("You are watching.")).to_be_visible()
    give(server, made, "link")
    expect(guest.get_by_text("You are watching.")).to_have_count(0)
    host.get_by_role("button", name="Roll").click()
    guest.get_by_role("button", name="Roll").click()
    expect(host.get_by_role("log")).to_contain_text("Bob rolls")


def test_a_seat_emptied_before_the_start_is_taken_again(server: Server, open_page: OpenPage) -> None:
    made = make(server, "snakes", "here link link", {"turn_order": "fixed"})
    host = open_page(made.host)
    guest, other = open_page(made.seats[1]), open_page(made.seats[2])
    guest.get_by_role("button", name="Join").click()
    expect(guest.get_by_role("button", name="Join")).to_have_count(0)
    give(server, made, "bot")
    give(server, made, "link")
    guest.get_by_role("button", name="Join").click()
    other.get_by_role("button", name="Join").click()
    for page in (host, guest, other):
        expect(page.get_by_role("application")).to_be_visible()


def test_whoever_left_comes_back(server: Server, open_page: OpenPage) -> None:
    rules = {"turn_order": "fixed", "special_roll": "no-extra-turn"}
    made = make(server, "snakes", "here link", rules, grace=1000)
    host = open_page(made.host)
    guest = open_page(made.seats[1])
    guest.get_by_role("button", name="Join").click()
    guest.get_by_role("button", name="More", exact=True).click()
    guest.get_by_role("button", name="Leave the table").click()
    guest.get_by_role("button", name="Yes").click()
    expect(guest.get_by_text("You left the table.")).to_be_visible()
    expect(guest.get_by_role("button", name="Leave the table")).to_have_count(0)
    expect(host.get_by_text("a bot stands in")).to_be_visible()
    guest.get_by_role("button", name="Come back").click()
    expect(guest.get_by_text("You left the table.")).to_have_count(0)
    host.get_by_role("button", name="Roll").click()
    guest.get_by_role("button", name="Roll").click()
    expect(host.get_by_role("log")).to_contain_text("Bob rolls")


def test_only_seats_that_may_change_hands_are_offered(server: Server, open_page: OpenPage) -> None:
    made = make(server, "dice", "here bot bot bot bot", {"preset": "variations"})
    page = open_page(made.host)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_text("At the table").click()
    expect(page.get_by_text("nobody can take over a seat")).to_be_visible()
    expect(page.get_by_role("button", name="Put a bot in")).to_have_count(1)
    for name in ("Give it to a link", "Play it here"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)


def test_the_host_shares_links_and_seats_a_bot(server: Server, open_page: OpenPage) -> None:
    made = make(server, "ludo", "here link")
    page = open_page(made.host)
    page.get_by_text("At the table").click()
    row = page.locator(".seat", has_text="Bob")
    row.get_by_role("button", name="Put a bot in").click()
    expect(page.get_by_role("application")).to_be_visible()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_text("At the table").click()
    page.locator(".seat", has_text="Bob").get_by_role("button", name="Give it to a link").click()
    link = page.get_by_role("textbox", name="Link for Bob").input_value()
    assert re.search(rf"/m/{made.match}#\S+$", link)
    guest = open_page(f"{urlsplit(link).path}#{urlsplit(link).fragment}")
    expect(guest.get_by_role("application")).to_be_visible()
