"""A table with players around it: who sits where, what a choice would do, and how blows are seen."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.running import Server
from tests.web.conftest import OpenPage, slow
from tests.web.table import NAMES, WHOLE, boxes, make, middle, settled, still, until
from tests.web.test_pieces import overlap
from tests.web.test_stage import HAS_FOCUS

FIVE = "here here here here here"
SIZES = [(1440, 900), (1280, 720), (820, 1180), (390, 844), (844, 390)]


def table(server: Server, open_page: OpenPage, faces: str, *size: int, **options: Any) -> Page:
    """A game in which the die always shows this face."""
    names = (*NAMES[:4], "Player 5")
    made = make(server, "dice", FIVE, {"faces": [faces] * 6, **options}, names=names)
    return open_page(made.host, *size)


def strike(server: Server, open_page: OpenPage, *size: int, **options: Any) -> Page:
    """Ann has rolled a Strike."""
    page = table(server, open_page, "strike", *size, **options)
    settled(page, page.locator(".roll").click)
    return page


def seat(page: Page, number: int) -> Locator:
    return page.locator(f"[data-player=seat{number}]")


@pytest.mark.parametrize("viewer", [0, 3])
def test_whoever_looks_sits_at_the_bottom(viewer: int, server: Server, open_page: OpenPage) -> None:
    kinds = ["bot"] * 5
    kinds[viewer] = "link"
    made = make(server, "dice", " ".join(kinds))
    page = open_page(made.seats[viewer])
    page.get_by_role("button", name="Join").click()
    expect(page.locator(".player")).to_have_count(5)
    places = [middle(seat(page, number)) for number in range(5)]
    assert max(range(5), key=lambda number: places[number][1]) == viewer
    left = places[(viewer + 1) % 5]
    right = places[(viewer + 4) % 5]
    assert left[0] < places[viewer][0] < right[0], "clockwise"


@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_everything_is_in_sight_while_one_chooses(
    wide: int, high: int, server: Server, open_page: OpenPage
) -> None:
    page = strike(server, open_page, wide, high)
    page.locator(".targets button").first.click()
    parts = [*page.locator(".player").all(), *page.locator(".targets button, .act, .faces, .plaque").all()]
    for part in (*parts, page.locator(".log .latest"), page.locator(".around .die")):
        expect(part).to_be_in_viewport(ratio=0.9)
    still(page)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for words in (".player .name", ".targets b:visible", ".targets .outcome:visible"):
        assert all(page.locator(words).evaluate_all(WHOLE)), words
    assert_apart(page)


def assert_apart(page: Page) -> None:
    """No card lies on another."""
    cards = boxes(page.locator(".player"))
    assert len(cards) == 5
    assert not any(overlap(one, other) for i, one in enumerate(cards) for other in cards[:i])


def test_cards_lie_apart_on_the_low_table_of_a_replay(server: Server, open_page: OpenPage) -> None:
    made = make(server, "dice", "bot bot bot bot bot", {"faces": ["strike"] * 6, "hp": 4})
    server.finished(made.match, made.watch.partition("#")[2])
    page = open_page(f"/games/{made.match}#1", 1280, 800)
    expect(page.locator(".around .die")).to_be_visible()
    assert_apart(page)


def test_what_a_choice_does_is_seen_before_it_is_made(server: Server, open_page: OpenPage) -> None:
    page = strike(server, open_page)
    seq = page.locator("[data-seq]").get_attribute("data-seq")
    bo = seat(page, 1)
    expect(page.locator(".act")).to_have_attribute("aria-disabled", "true")
    bo.get_by_role("button").hover()
    expect(bo.locator(".outcome")).to_have_text("20 → 16")
    expect(bo.locator(".pending.loss")).to_have_count(1)
    page.locator(".plaque").hover()
    expect(bo.locator(".outcome")).to_have_count(0)
    bo.get_by_role("button").click()
    page.locator(".plaque").hover()
    expect(bo.locator(".outcome")).to_have_text("20 → 16")
    expect(page.locator("svg.aim")).to_have_count(1)
    expect(page.locator(".act")).to_have_text("Strike Bob20 → 16")
    assert page.locator("[data-seq]").get_attribute("data-seq") == seq, "nothing is done yet"
    page.keyboard.press("Escape")
    expect(page.locator(".player.chosen")).to_have_count(0)
    expect(page.locator(".act")).to_have_attribute("aria-disabled", "true")
    page.locator(".targets").get_by_role("button", name="hit Cara: 16 HP left").click()
    settled(page, page.locator(".act").click)
    expect(seat(page, 2).locator(".hp .num")).to_have_text("16")
    expect(bo.locator(".hp .num")).to_have_text("20")
    expect(page.locator(".log .latest")).to_contain_text("Ann hits Cara")
    expect(page.locator(".log li").first).to_contain_text("20 → 16")


def test_everything_by_keyboard_with_the_focus_kept(server: Server, open_page: OpenPage) -> None:
    page = table(server, open_page, "strike")
    page.locator(".roll").focus()
    settled(page, lambda: page.keyboard.press("Enter"))
    expect(page.locator(".act")).to_be_focused()
    target = page.locator(".targets button").nth(2)
    target.focus()
    expect(seat(page, 3).locator(".outcome")).to_have_text("20 → 16")
    page.keyboard.press("Enter")
    expect(target).to_have_attribute("aria-pressed", "true")
    page.locator(".act").focus()
    settled(page, lambda: page.keyboard.press("Enter"))
    until(page, HAS_FOCUS)
    expect(page.locator(".roll")).to_be_focused()


def test_robbing_somebody_without_points_is_said_to_be_without_effect(
    server: Server, open_page: OpenPage
) -> None:
    page = table(server, open_page, "pickpocket")
    settled(page, page.locator(".roll").click)
    expect(page.get_by_text("steal 0 VP")).to_have_count(0)
    tiles = page.locator(".targets button")
    expect(tiles.locator(".outcome")).to_have_text(["no VP to take"] * 4)
    expect(page.locator(".targets .void")).to_have_count(4)
    expect(page.locator(".player.void")).to_have_count(4)
    tiles.first.click()
    settled(page, page.locator(".act").click)
    expect(page.locator(".log .latest")).to_contain_text("finds nothing to steal")


def test_a_blow_flies_and_then_the_bar_drains(server: Server, open_page: OpenPage) -> None:
    page = slow(open_page, make(server, "dice", FIVE, {"faces": ["strike"] * 6}).host)
    hp, flies = seat(page, 1).locator(".hp .num"), page.locator(".effects .strike")
    page.locator(".roll").click()
    expect(page.locator(".around .die.thrown")).to_have_count(1)
    page.clock.run_for(1900)  # the die lies still
    expect(page.locator(".ask strong")).to_have_text("Strike")
    page.locator(".targets button").first.click()
    page.locator(".act").click()
    expect(flies).to_have_count(1)
    expect(hp).to_have_text("20")
    expect(page.locator(".ask strong")).to_have_text("Strike")
    page.clock.run_for(760)  # the blow lands
    expect(flies).to_have_count(0)
    expect(hp).to_have_text("16")
    expect(page.locator(".effects .float")).to_have_text("−4")
    expect(page.locator(".log .latest")).not_to_contain_text("hits")
    page.locator(".plaque").click()
    expect(page.locator(".effects .float")).to_have_count(0)
    expect(page.locator(".log .latest")).to_contain_text("Ann hits Bob")


def test_what_asks_for_nothing_is_shown_in_large_letters_for_a_while(
    server: Server, open_page: OpenPage
) -> None:
    page = slow(open_page, make(server, "dice", FIVE, {"faces": ["backfire"] * 6}).host)
    page.locator(".roll").click()
    expect(page.locator(".around .die.thrown")).to_have_count(1)
    page.clock.run_for(1900)  # the die lies still
    expect(page.locator(".ask strong")).to_have_text("Backfire")
    expect(page.locator(".around .die")).to_have_attribute("data-face", re.compile(r"face\d"))
    expect(seat(page, 0).locator(".hp .num")).to_have_text("17")
    page.locator(".plaque").click()
    expect(page.locator(".ask strong")).to_have_text("Your turn, Bob")


def test_who_falls_is_a_ghost_that_goes_on_rolling(server: Server, open_page: OpenPage) -> None:
    page = strike(server, open_page, hp=4)
    bob = seat(page, 1)
    before = middle(bob)
    tile = page.locator(".targets button").first
    expect(tile).to_contain_text("falls")
    expect(tile).to_have_accessible_name("Bob 4 → 0 falls hit Bob: Bob falls")
    tile.click()
    settled(page, page.locator(".act").click)
    expect(bob).to_contain_class("ghost")
    expect(bob.locator(".hp")).to_have_count(0)
    expect(bob.locator(".chips")).to_contain_text("3-4 gives")
    edge = "document.querySelector('[data-player=seat1]').getBoundingClientRect()"
    until(page, f"{edge}.x + {edge}.width / 2 < {before[0]}")  # it drifts to the rim
    settled(page, page.locator(".roll").click)
    expect(page.locator(".targets [data-step=seat1]")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_bar_says_how_somebody_is(theme: str, server: Server, open_page: OpenPage) -> None:
    for hp, state in ((13, "well"), (12, "hurt"), (6, "hurt"), (5, "low")):
        page = open_page(make(server, "dice", FIVE, {"hp": hp}).host, color_scheme=theme)
        expect(seat(page, 0).locator(".track")).to_contain_class(state)
        page.close()


def test_from_right_to_left_cards_are_mirrored_but_seats_are_not(server: Server, open_page: OpenPage) -> None:
    made = make(server, "dice", FIVE)
    ways = {}
    for language in ("en", "ar"):
        page = open_page(made.host, chosen={"language": language})
        card = seat(page, 1)
        expect(card.locator(".portrait")).to_be_visible()
        ways[language] = middle(card)[0], middle(card.locator(".portrait"))[0] - middle(card)[0]
    assert ways["en"][0] == pytest.approx(ways["ar"][0], abs=2)
    assert ways["en"][1] < 0 < ways["ar"][1]


@pytest.mark.parametrize("players", [2, 4, 8])
def test_other_numbers_of_players_find_a_seat(players: int, server: Server, open_page: OpenPage) -> None:
    options = {"players": players, "any_players": True}
    kinds, names = " ".join(["here"] * players), [f"P{number}" for number in range(players)]
    page = open_page(make(server, "dice", kinds, options, names).host, 1440, 900)
    expect(page.locator(".player")).to_have_count(players)
    places = {middle(seat(page, number)) for number in range(players)}
    assert len(places) == players
    for card in page.locator(".player").all():
        expect(card).to_be_in_viewport(ratio=0.9)
