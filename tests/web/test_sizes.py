"""Phones, tablets and windows: nothing is missing, cut off or covered on any of them."""

import pytest
from playwright.sync_api import Locator, Page, expect

from boardloom.games import HOUSE_GAMES
from tests.server.running import Server
from tests.web.conftest import OpenPage
from tests.web.table import WHOLE, board, boxes, everybody, finish, make, settled, until
from tests.web.test_pieces import PHONE, box, overlap

TABLET, UPRIGHT, SIDEWAYS = (820, 1180), (390, 844), (844, 390)
DRAWN = (
    "[...document.querySelectorAll('use')].every((use) => document.querySelector(use.getAttribute('href')))"
)
"""Every picture that the page asks for is there."""


def below(high: Locator, low: Locator) -> bool:
    upper = box(high)
    return upper["y"] + upper["height"] <= box(low)["y"] + 1


def opened(server: Server, open_page: OpenPage, game: str, size: tuple[int, int]) -> Page:
    page = open_page(make(server, game, everybody(game)).host, *size, **PHONE)
    expect(board(page)).to_be_visible()
    return page


@pytest.mark.parametrize("game", ["snakes", "dice"])
def test_no_picture_is_missing_at_the_end(game: str, server: Server, open_page: OpenPage) -> None:
    options = {"dice": {"faces": ["strike"] * 6, "hp": 4}}.get(game)
    page = open_page(make(server, game, everybody(game), options).host)
    finish(page)
    expect(page.locator(".meeple")).to_have_count(len(everybody(game).split()))
    until(page, DRAWN)


def test_no_emblem_is_missing_while_others_are_awaited(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "ludo", "here link link").host)
    expect(page.locator(".emblem")).to_have_count(3)
    assert (
        page.locator(".emblem use").evaluate_all("(all) => new Set(all.map((use) => use.href.baseVal)).size")
        == 3
    )
    until(page, DRAWN)


@pytest.mark.parametrize("size", [TABLET, UPRIGHT, SIDEWAYS, (1280, 800)])
def test_the_podium_is_seen_whole(size: tuple[int, int], server: Server, open_page: OpenPage) -> None:
    made = make(server, "dice", everybody("dice"), {"faces": ["strike"] * 6, "hp": 4})
    page = open_page(made.host, *size)
    finish(page)
    columns = page.locator("li:has(.medal)")
    expect(columns).to_have_count(5)
    for column in columns.all():
        assert below(column.locator(".meeple"), column.locator(".plate"))
        assert below(column.locator(".medal"), column.locator(".plate"))


@pytest.mark.parametrize("size", [TABLET, UPRIGHT, (1280, 800)])
def test_no_card_covers_what_is_asked(size: tuple[int, int], server: Server, open_page: OpenPage) -> None:
    made = make(server, "dice", everybody("dice"), {"faces": ["power move"] * 6})
    page = open_page(made.host, *size, **PHONE)
    settled(page, page.locator(".roll").click)
    asked = page.locator(".middle .ask strong")
    expect(asked).to_have_text("Power Move")
    cards = page.locator(".player .sheet")
    expect(cards).to_have_count(5)
    for part in (asked, page.locator(".faces")):
        assert not any(overlap(card, box(part)) for card in boxes(cards))
    lines = page.locator(".targets .outcome").evaluate_all(
        "(all) => all.map((one) => one.getClientRects().length)"
    )
    assert lines == [1] * 5, "what would come of it is in one line"


@pytest.mark.parametrize("size", [TABLET, UPRIGHT])
@pytest.mark.parametrize("game", ["snakes", "ludo", "blokus"])
def test_players_and_pieces_are_in_sight(
    game: str, size: tuple[int, int], server: Server, open_page: OpenPage
) -> None:
    page = opened(server, open_page, game, size)
    bar = page.locator(".hand > .bar")
    top = box(bar)["y"]
    parts = boxes(page.locator(".player, .ahead, .tray"))
    assert parts
    assert all(part["y"] + part["height"] <= top + 1 for part in parts)
    figures = page.locator(".player .figure")
    for figure in figures.all():
        expect(figure).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
    if size == UPRIGHT:
        assert box(board(page))["height"] > 0.93 * UPRIGHT[0], "the board is as wide as the phone"


@pytest.mark.parametrize("size", [TABLET, UPRIGHT])
def test_the_strip_of_players_shows_them_whole(
    size: tuple[int, int], server: Server, open_page: OpenPage
) -> None:
    nobody = [""] * 4
    page = open_page(make(server, "blokus", everybody("blokus"), names=nobody).host, *size, **PHONE)
    strip = page.locator(".players .rows")
    expect(strip.locator(".name")).to_have_text([f"Player {seat}" for seat in (1, 2, 3, 4)])
    assert strip.locator(".name").evaluate_all(WHOLE) == [True] * 4
    assert strip.evaluate_all(WHOLE) == [True]
    assert strip.evaluate("(all) => all.scrollHeight <= all.clientHeight")


@pytest.mark.parametrize("size", [TABLET, UPRIGHT])
@pytest.mark.parametrize("game", HOUSE_GAMES)
def test_the_name_of_the_game_is_not_cut(
    game: str, size: tuple[int, int], server: Server, open_page: OpenPage
) -> None:
    page = opened(server, open_page, game, size)
    name = page.locator("header p strong")
    header, words = box(page.locator("header")), box(name)
    assert page.locator("header p").evaluate_all(WHOLE) == [True]
    assert words["x"] + words["width"] <= box(page.locator("header nav"))["x"] + 1
    assert header["y"] <= words["y"]
    assert words["y"] + words["height"] <= header["y"] + header["height"]


def test_pieces_lie_at_hand_on_a_phone_held_sideways(server: Server, open_page: OpenPage) -> None:
    page = opened(server, open_page, "blokus", SIDEWAYS)
    expect(page.locator(".info")).not_to_be_in_viewport()
    expect(page.locator(".tray button.slot")).to_have_count(21)
    for slot in page.locator(".tray button.slot").all()[:8]:
        expect(slot).to_be_in_viewport(ratio=0.95)
    for part in (
        page.locator(".act"),
        *page.locator(".worded").all(),
        page.get_by_role("button", name="Pass"),
    ):
        expect(part.first).to_be_in_viewport(ratio=0.95)


def test_buttons_to_zoom_cover_nothing_of_a_board_held_sideways(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "custom", options={"size": 240}).host, *SIDEWAYS, **PHONE)
    zoom = page.locator(".zoom")
    expect(zoom).to_be_visible()
    assert not overlap(box(board(page)), box(zoom))


def test_pictures_of_games_show_them_at_their_best(server: Server) -> None:
    ludo, custom = (server.ask("GET", f"/api/games/{game}/sample").json() for game in ("ludo", "custom"))
    assert len(ludo["scene"]["players"]) == 4
    assert sum(node["kind"] == "cell" for node in custom["board"]["nodes"]) <= 40
