"""The client in windows of other shapes: low ones, phones held upright and sideways."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from boardloom.games import HOUSE_GAMES
from tests.server.running import Server
from tests.web.conftest import OpenPage
from tests.web.table import boxes, everybody, make, play, settled, two_tokens_to_choose_from, until
from tests.web.table import middle as where

RUNNING = [
    {"match": f"{i:020x}", "secret": "s", "game": "ludo", "names": ["Ann", "Bo"], "role": "host", "at": i}
    for i in range(3)
]


@pytest.mark.parametrize("running", [0, 3])
def test_whole_cards_are_in_sight_in_a_low_window(running: int, open_page: OpenPage) -> None:
    page = open_page("", 1280, 720)
    kept = json.dumps(json.dumps(RUNNING[:running]))
    page.add_init_script(f"localStorage['boardloom.matches'] = {kept}")
    page.goto("/")
    expect(page.locator("article .board").filter(has=page.locator("svg"))).to_have_count(5)
    expect(page.locator(".hero li")).to_have_count(running)
    links = boxes(page.get_by_role("link", name="Rules"))
    assert links
    assert all(box["y"] + box["height"] <= 720 for box in links)


SIDEWAYS: dict[str, Any] = {"wide": 844, "high": 390, "has_touch": True, "is_mobile": True}
UPRIGHT: dict[str, Any] = {"wide": 390, "high": 844, "has_touch": True, "is_mobile": True}
SEATS = {"dice": "here here here here here"}
LARGE = {"side": 20, "entities": [], "special_roll": "no-extra-turn", "turn_order": "fixed"}
BOARD = ".stage .table > [role=application], .stage .oval"
SEEN = "document.querySelector('.stage [role=application]').viewBox.baseVal"


def large_board(server: Server, open_page: OpenPage, **window: Any) -> Page:
    """Snakes & Ladders on 20 x 20 cells, whose zoom is on the screen."""
    page = open_page(make(server, "snakes", "here here", LARGE).host, **window)
    expect(page.get_by_role("button", name="Zoom in")).to_be_visible()
    return page


def size_seen(page: Page) -> float:
    """How much of the width of the board is seen, in board units."""
    return float(page.evaluate(f"{SEEN}.width"))


def corner_seen(page: Page) -> tuple[float, float]:
    x, y = page.evaluate(f"[{SEEN}.x, {SEEN}.y]")
    return float(x), float(y)


def touch(page: Page, *moments: list[tuple[float, float]]) -> None:
    """Fingers go down, are at these places one moment after the other, and leave."""
    hand = page.context.new_cdp_session(page)
    for number, fingers in enumerate(moments):
        points = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(fingers)]
        kind = "touchMove" if number else "touchStart"
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def middle(page: Page, what: str) -> tuple[float, float]:
    return where(page.locator(what).first)


def pinch(page: Page) -> None:
    """Two fingers move apart on the board."""
    x, y = middle(page, BOARD)
    touch(page, *([(x - d, y - d), (x + d, y + d)] for d in (20, 25, 30, 40, 60, 80)))


@pytest.mark.parametrize("game", HOUSE_GAMES)
@pytest.mark.parametrize("held", [UPRIGHT, SIDEWAYS])
def test_board_and_action_and_the_last_event_are_in_sight_on_a_phone(
    held: dict[str, Any], game: str, server: Server, open_page: OpenPage
) -> None:
    page = open_page(make(server, game, everybody(game)).host, **held)
    play(page, 3)
    for what in (BOARD, ".latest", ".act"):
        (box,) = boxes(page.locator(what))
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= held["high"], what
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= held["wide"], what
        hit = page.evaluate(
            "([x, y, what]) => !!document.elementFromPoint(x, y).closest(what + ', .strip')",
            [*middle(page, what), what],
        )
        assert hit, f"something lies over {what}"
    assert page.evaluate("document.documentElement.scrollWidth") <= held["wide"]


def test_players_are_one_row_on_a_phone_until_it_is_unfolded(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "snakes", "here here here here here").host, **UPRIGHT)
    rows = page.locator(".players .player")
    expect(rows).to_have_count(5)
    assert len({box["y"] for box in boxes(rows)}) == 1
    page.get_by_role("button", name="More about the players").click()
    until(
        page,
        "new Set([...document.querySelectorAll('.players .player')].map((row) => row.offsetTop)).size === 5",
    )


def test_fingers_zoom_and_drag_a_large_board(server: Server, open_page: OpenPage) -> None:
    page = large_board(server, open_page, **UPRIGHT)
    whole = size_seen(page)
    pinch(page)
    until(page, f"{SEEN}.width < {whole / 2}")
    assert page.evaluate("scrollY") == 0
    at = corner_seen(page)
    x, y = middle(page, BOARD)
    touch(page, *([(x + d, y + d)] for d in (0, 20, 40, 60)))
    until(page, f"{SEEN}.x < {at[0]} && {SEEN}.y < {at[1]}")
    assert page.evaluate("scrollY") == 0
    while page.get_by_role("button", name="Zoom out").get_attribute("aria-disabled") == "false":
        page.get_by_role("button", name="Zoom out").click()
    until(page, f"{SEEN}.width === {whole}")


def test_who_moves_stays_in_sight_of_a_zoomed_board(server: Server, open_page: OpenPage) -> None:
    page = large_board(server, open_page, **UPRIGHT)
    whole = size_seen(page)
    pinch(page)
    until(page, f"{SEEN}.width < {whole / 2}")
    before = corner_seen(page)
    x, y = middle(page, BOARD)
    touch(page, *([(x, y + d)] for d in (0, 40, 80, 120, 160)))
    until(page, f"{SEEN}.y < {before[1]}")
    top = corner_seen(page)
    settled(page, page.locator(".roll").click)
    settled(page, page.locator(".roll").click)
    until(page, f"{SEEN}.y > {top[1]}")
    (stage,), (token,) = boxes(page.locator(BOARD)), boxes(page.locator(".token").last)
    assert stage["y"] <= token["y"] <= stage["y"] + stage["height"]


def test_a_drag_chooses_nothing_and_a_tap_on_a_zoomed_board_does(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "ludo", own_dice=True).host, **SIDEWAYS)
    two_tokens_to_choose_from(page)
    page.get_by_role("button", name="Zoom in").click()
    page.locator(".token.open").first.focus()
    seq = page.locator("[data-seq]").get_attribute("data-seq")
    x, y = middle(page, ".token.open")
    at = corner_seen(page)
    touch(page, *([(x + d, y + d)] for d in (0, 10, 20, 30, 40)))
    until(page, f"{SEEN}.x !== {at[0]} || {SEEN}.y !== {at[1]}")
    at = corner_seen(page)
    page.mouse.move(*middle(page, ".token.open"))
    page.mouse.down()
    page.mouse.move(x, y, steps=5)
    page.mouse.up()
    until(page, f"{SEEN}.x !== {at[0]} || {SEEN}.y !== {at[1]}")
    assert page.locator("[data-seq]").get_attribute("data-seq") == seq
    x, y = middle(page, ".token.open")
    settled(page, lambda: page.touchscreen.tap(x, y))


def test_wheel_and_keys_zoom_too(server: Server, open_page: OpenPage) -> None:
    page = large_board(server, open_page, wide=844, high=390)
    whole = size_seen(page)
    page.mouse.move(*middle(page, BOARD))
    page.keyboard.down("Control")
    page.mouse.wheel(0, -100)
    page.keyboard.up("Control")
    until(page, f"{SEEN}.width < {whole}")
    page.keyboard.press("-")
    until(page, f"{SEEN}.width === {whole}")
    page.keyboard.press("+")
    until(page, f"{SEEN}.width < {whole}")


def test_a_board_with_large_cells_has_no_zoom(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "snakes").host)
    expect(page.locator(".roll")).to_be_visible()
    expect(page.get_by_role("button", name="Zoom in")).to_have_count(0)
