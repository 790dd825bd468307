"""Pieces that are taken out of a tray, turned, carried and placed: by mouse, finger and keyboard."""

import json
import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import CDPSession, FloatRect, Locator, Page, WebSocketRoute, expect

import boardloom
from boardloom.core.choice_tree import paths
from boardloom.match.plain_view import view_of
from tests.server.running import Server
from tests.web.conftest import OpenPage
from tests.web.table import make, middle, settled, still, until

PHONE = {"has_touch": True, "is_mobile": True}
DUO = {"board": "duo"}


def box(what: Locator) -> FloatRect:
    still(what.page)
    found = what.bounding_box()
    assert found
    return found


def piece(page: Page, name: str) -> Locator:
    return page.locator(f".tray [data-step='{name}']")


def cell(page: Page, name: str) -> Locator:
    return page.locator(f"[data-id='{name}']")


def placed(page: Page) -> Locator:
    return page.locator("[data-id].piece")


def put(page: Page, name: str) -> None:
    """Places a piece at the first place where it fits."""
    piece(page, name).click()
    settled(page, page.get_by_role("button", name=f"Place {name}", exact=True).click)


def overlap(a: FloatRect, b: FloatRect) -> bool:
    across = a["x"] < b["x"] + b["width"] and b["x"] < a["x"] + a["width"]
    return across and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]


# --- Place and Pass ------------------------------------------------------------------------------


def test_a_double_click_on_place_does_nothing_to_the_next_turn(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "blokus", options=DUO).host)
    piece(page, "T5").click()
    page.get_by_role("button", name="Place T5").dblclick()
    expect(placed(page)).to_have_count(1)
    expect(page.get_by_role("log")).not_to_contain_text("passes")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".ask")).to_contain_text("Your turn, Bob")


@pytest.mark.parametrize(("wide", "high"), [(1440, 900), (820, 1180), (390, 844)])
def test_pass_is_never_where_place_was(wide: int, high: int, server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "blokus", "here here here here").host, wide, high)
    given_up = page.get_by_role("button", name="Pass", exact=True)
    act = page.locator(".act")
    for name in ("F5", "F5", "T5"):
        apart = [box(given_up)]
        piece(page, name).click()
        expect(page.locator(".ghost.fits")).to_have_count(1)
        where = box(act)
        settled(page, act.click)
        apart.append(box(given_up))
        assert not any(overlap(where, other) for other in apart)
        assert not overlap(box(act), apart[1])


def test_passing_asks_first(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "blokus", options=DUO).host)
    log, asked = page.get_by_role("log"), page.get_by_role("dialog")
    expect(page.get_by_role("button", name="Pass", exact=True)).to_be_visible()
    passing: list[Callable[[], None]] = [
        lambda: page.keyboard.press("p"),
        page.get_by_role("button", name="Pass", exact=True).click,
    ]
    for do in passing:
        do()
        expect(asked).to_contain_text("21 of your pieces still fit.")
        asked.get_by_role("button", name="No").click()
        expect(asked).to_have_count(0)
        expect(log).not_to_contain_text("passes")
    passing[0]()
    settled(page, asked.get_by_role("button", name="Yes").click)
    expect(log).to_contain_text("passes")


# --- a finger on the tray ------------------------------------------------------------------------


class Finger:
    """One finger on a touch screen, as the operating system reports it."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.page = page

    def _send(self, what: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        self.session.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})

    def move(self, *way: tuple[float, float], lift: bool = True) -> None:
        """Comes down at the first point and goes straight from one to the next."""
        self._send("touchStart", way[0])
        for (x, y), (to_x, to_y) in pairwise(way):
            for part in range(1, 13):
                self._send("touchMove", (x + (to_x - x) * part / 12, y + (to_y - y) * part / 12))
        if lift:
            self._send("touchEnd")

    def lift(self) -> None:
        self._send("touchEnd")


def on_phone(server: Server, open_page: OpenPage) -> tuple[Page, Finger]:
    page = open_page(make(server, "blokus", options=DUO).host, 390, 844, **PHONE)
    expect(piece(page, "W5")).to_be_visible()
    return page, Finger(page)


def test_a_swipe_over_the_tray_scrolls_it_and_takes_nothing(server: Server, open_page: OpenPage) -> None:
    page, finger = on_phone(server, open_page)
    x, y = middle(page.locator(".tray .items"))
    page.evaluate(
        "window.taken = 0; new MutationObserver(() => { taken += document.querySelectorAll('.held').length })"
        ".observe(document.querySelector('.tray'), { subtree: true, attributes: true })"
    )
    finger.move((x + 120, y + 20), (x - 120, y + 14))
    until(page, "document.querySelector('.items').scrollLeft > 60")
    expect(page.locator(".tray .held")).to_have_count(0)
    assert page.evaluate("taken") == 0, "not even for a moment"
    expect(page.locator(".ghost")).to_have_count(0)
    expect(page.locator(".pages .on")).to_have_count(1)


def test_a_tap_takes_a_piece_and_another_puts_it_back(server: Server, open_page: OpenPage) -> None:
    page, finger = on_phone(server, open_page)
    finger.move(middle(piece(page, "I5")))
    expect(piece(page, "I5")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".ghost.fits")).to_have_count(1)
    finger.move(middle(piece(page, "I5")))
    expect(piece(page, "I5")).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".ghost")).to_have_count(0)


def test_a_finger_carries_a_piece_to_the_board(server: Server, open_page: OpenPage) -> None:
    page, finger = on_phone(server, open_page)
    x, y = middle(piece(page, "I5"))
    to_x, to_y = middle(cell(page, "e10"))
    finger.move((x, y), (x + 60, y - 80), lift=False)
    expect(piece(page, "I5")).to_have_attribute("aria-pressed", "true")
    finger.lift()
    expect(piece(page, "I5")).to_have_attribute("aria-pressed", "false")  # let go before the board
    finger.move((x, y), (x + 60, y - 80), (to_x, to_y + 56))  # a piece is held above the finger
    expect(page.locator(".ghost.fits")).to_have_count(1)
    expect(placed(page)).to_have_count(0)
    settled(page, page.get_by_role("button", name="Place I5").tap)
    expect(placed(page)).to_have_count(1)
    expect(page.locator(".tray .held")).to_have_count(0)


def test_a_finger_may_wander_while_it_carries_a_piece(server: Server, open_page: OpenPage) -> None:
    page, finger = on_phone(server, open_page)
    scrolled = page.evaluate("document.querySelector('.items').scrollLeft")
    x, y = middle(piece(page, "I5"))
    to_x, to_y = middle(cell(page, "e10"))
    finger.move((x, y), (x + 12, y - 14), (x + 120, y - 16), (x - 20, y + 30), (to_x, to_y + 56))
    expect(page.locator(".ghost.fits")).to_have_count(1)
    assert page.evaluate("document.querySelector('.items').scrollLeft") == scrolled


def test_a_finger_moves_what_lies_on_the_board(server: Server, open_page: OpenPage) -> None:
    page, finger = on_phone(server, open_page)
    piece(page, "1").tap()
    frame = page.locator(".ghost .frame")
    expect(frame).to_have_attribute("data-at", "4 4")  # the start of blue, e10
    finger.move(middle(cell(page, "e10")), middle(cell(page, "k12")))
    expect(frame).to_have_attribute("data-at", "10 2")


# --- over the board ------------------------------------------------------------------------------


def test_a_piece_hangs_from_its_middle_and_snaps(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "blokus", options=DUO).host)
    piece(page, "X5").click()
    frame = page.locator(".ghost .frame")
    x, y = middle(cell(page, "k8"))
    page.mouse.move(x, y)
    expect(frame).to_have_attribute("data-at", "9 5")  # one cell to each side of k8
    side = box(cell(page, "k8"))["width"]
    x, y = middle(cell(page, "f10"))
    page.mouse.move(x + 0.6 * side, y)  # nearer to g10, where it does not cover the start
    expect(page.locator(".ghost.fits")).to_have_count(1)
    expect(frame).to_have_attribute("data-at", "4 3")
    settled(page, lambda: page.mouse.click(x + 0.6 * side, y))
    expect(placed(page)).to_have_count(1)
    told = "(blue) places X5, 5 squares, and opens 8 corners."
    expect(page.locator(".latest").first).to_contain_text(told)
    expect(page.locator("p.unseen[aria-live]", has_text=told)).to_have_count(1)


@pytest.mark.parametrize(("wide", "high"), [(1280, 720), (390, 844)])
def test_a_wrong_place_is_explained(wide: int, high: int, server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "blokus", options=DUO).host, wide, high)
    act, callout = page.locator(".act"), page.locator(".callout")

    def say(where: str, why: str) -> None:
        cell(page, where).hover(force=True)
        expect(callout).to_have_text(why)
        expect(act).to_have_text(why)
        expect(act).to_have_attribute("aria-disabled", "true")
        expect(page.locator("[aria-live]", has_text=why)).to_have_count(1)
        page.mouse.down()
        page.mouse.up()

    piece(page, "1").click()
    say("m2", "The first piece covers the start of its colour")
    expect(placed(page)).to_have_count(0)
    page.keyboard.press("Escape")
    put(page, "1")
    put(page, "1")
    piece(page, "O4").click()
    expect(page.locator(".ghost .opens").first).to_be_visible()  # the corners it would open
    page.keyboard.press("Escape")
    piece(page, "I3").click()
    say("e11", "Touches your own edge")
    lit = page.locator(".ghost .edge:not(.under)")
    expect(lit).to_have_attribute("d", "M4 4L5 4")  # between e10 and e11
    say("j5", "Covers another piece")
    expect(page.locator(".ghost .cross")).to_have_count(1)
    say("m2", "Touches none of your corners")
    expect(placed(page)).to_have_count(2)


def test_arrow_keys_turn_a_piece_as_the_rules_say(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "blokus").host)
    piece(page, "F5").click()
    frame = page.locator(".ghost .frame")

    def shape(*keys: str) -> str | None:
        for key in keys:
            page.keyboard.press(key)
        return frame.get_attribute("data-shape")

    first = shape()
    turned = shape("ArrowRight")
    assert turned != first
    assert shape("ArrowLeft") == first
    assert shape("ArrowUp") != first
    assert shape("ArrowUp") == first
    flipped = shape("ArrowDown")
    assert flipped not in (first, turned)
    # Left to right is top to bottom, turned half around.
    assert shape("ArrowDown", "ArrowUp", "ArrowRight", "ArrowRight") == flipped
    assert shape("f", "r") == turned


def test_a_hint_is_drawn_on_the_board(server: Server, open_page: OpenPage) -> None:
    position = boardloom.new("blokus", board="duo", players=2)
    ways = paths(view_of(position.game).choices(position))
    action, way = next((action, way) for action, way in ways.items() if way[0] == "T5")
    page = open_page()
    advice = {
        "action": action,
        "name": position.name(action),
        "path": way,
        "share": 0.6,
        "low": 0.5,
        "high": 0.7,
    }

    def between(socket: WebSocketRoute) -> None:
        """Passes everything on, but answers whoever asks for a hint."""
        behind = socket.connect_to_server()

        def said(text: str | bytes) -> None:
            command = json.loads(text)
            if command.get("do") != "hint":
                return behind.send(text)
            hint = {"kind": "hint", "id": command["id"], "seq": 1, "seats": [], "moves": [advice]}
            return socket.send(json.dumps(hint))

        socket.on_message(said)

    page.route_web_socket("**/*", between)
    page.goto(make(server, "blokus", options=DUO).host)
    expect(page.locator("[data-seq='1']")).to_have_count(1)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".ghost.fits")).to_have_count(1)
    expect(piece(page, "T5")).to_have_attribute("aria-pressed", "true")
    hints = page.locator("section:has(#hint)")
    expect(hints.locator(".name")).to_have_text("T5")  # not the names of its cells
    expect(hints.locator(".name svg")).to_be_visible()
    page.keyboard.press("Escape")
    hints.get_by_role("button", name="Show it: T5").click()
    settled(page, page.get_by_role("button", name="Place T5").click)
    expect(page.get_by_role("log")).to_contain_text("places T5, 5 squares")


# --- the tray ------------------------------------------------------------------------------------


def test_a_played_piece_leaves_its_recess(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "blokus", options=DUO).host, 1440, 900)
    slots = page.locator(".tray .slot")
    put(page, "T5")
    put(page, "X5")
    expect(slots).to_have_count(21)
    expect(page.locator(".tray .gone")).to_have_count(1)
    expect(page.locator(".tray .gone")).to_contain_text("T5, 5 squares, played")
    expect(page.locator(".tray .count")).to_have_text("20 of 21")
    expect(slots.last).to_be_in_viewport(ratio=1)


def test_one_may_plan_while_others_move(server: Server, open_page: OpenPage) -> None:
    made = make(server, "blokus", "here link", DUO)
    guest = open_page(made.seats[1])
    guest.get_by_role("button", name="Join").click()
    host = open_page(made.host)
    expect(host.locator(".tray.active")).to_be_visible()
    piece(guest, "T5").click()
    x, y = middle(cell(guest, "j5"))
    guest.mouse.move(x, y)
    expect(guest.locator(".ghost.fits")).to_have_count(1)
    guest.mouse.down()
    guest.mouse.up()
    expect(placed(guest)).to_have_count(0)
    expect(guest.locator(".act")).to_contain_text("Waiting for Ann")
    put(host, "F5")
    expect(placed(guest)).to_have_count(1)
    expect(guest.locator(".ghost.fits")).to_have_count(1)
    settled(guest, guest.get_by_role("button", name="Place T5").click)
    expect(placed(host)).to_have_count(2)


def test_both_colours_of_a_player_are_at_hand(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "blokus").host)
    tabs = page.locator(".tray .tab")
    expect(tabs).to_have_text(["Ann: blue", "Ann: yellow"])
    expect(tabs.first).to_have_attribute("aria-pressed", "true")
    tabs.last.click()
    piece(page, "T5").click()
    cell(page, "k10").hover(force=True)
    expect(page.locator(".callout")).to_have_text("The first piece covers a corner of the board")
    tabs.first.click()
    expect(page.locator(".ghost")).to_have_count(0)
    put(page, "T5")
    expect(tabs.last).to_have_attribute("aria-pressed", "true")


def test_patterns_and_letters_only_where_they_are_asked_for(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "blokus", options=DUO).host)
    put(page, "T5")
    lying = placed(page)
    expect(lying.locator("text")).to_have_count(0)
    expect(lying).not_to_have_attribute("style", re.compile("--pattern"))
    page.get_by_role("button", name="Patterns").click()
    expect(lying).to_have_attribute("style", re.compile("--pattern: url"))
    page.reload()
    expect(lying).to_have_attribute("style", re.compile("bl-stripes"))
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Names of squares").check()
    expect(lying.locator("text")).to_have_count(5)
