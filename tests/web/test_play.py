"""Whole games in a real browser."""

import re

import pytest
from playwright.sync_api import Page, expect

from boardloom.games import HOUSE_GAMES
from tests.laws.cases import CASES
from tests.server.running import Server
from tests.web.conftest import OpenPage, slow
from tests.web.table import (
    NAMES,
    board,
    boxes,
    everybody,
    finish,
    make,
    play,
    settled,
    two_tokens_to_choose_from,
)


def summary(page: Page) -> str:
    return page.locator("section:has(#over)").inner_text()


@pytest.mark.parametrize("game", HOUSE_GAMES)
def test_a_whole_game_at_one_screen(game: str, server: Server, open_page: OpenPage) -> None:
    options = CASES[game].short
    kinds = everybody(game, options)
    made = make(server, game, kinds, options)
    page = open_page(made.host)
    expect(page).to_have_url(re.compile("^[^#]*$"))
    finish(page)
    shown = summary(page)
    assert all(name in shown for name in NAMES[: len(kinds.split())])
    assert server.ask("GET", f"/api/finished/{made.match}").status == 200
    expect(page.get_by_role("link", name="Replay")).to_have_attribute("href", f"/games/{made.match}")
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator("#over")).to_have_count(0)
    expect(board(page)).to_be_visible()


def test_a_game_against_bots(server: Server, open_page: OpenPage) -> None:
    made = make(server, "ludo", "here bot")
    page = open_page(made.host)
    expect(page.get_by_text("bot: random").first).to_be_visible()
    finish(page)
    assert "Ann" in summary(page)


def test_rolls_are_checked_in_the_browser(server: Server, open_page: OpenPage) -> None:
    made = make(server, "snakes", options={"entities": []})  # nobody wins in four rolls
    page = open_page(made.host)
    for _ in range(4):
        settled(page, page.get_by_role("button", name="Roll").click)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_text("Fair dice").click()
    page.get_by_role("button", name="Verify all").click()
    expect(page.get_by_text("checked: it is as it must be")).to_have_count(4)
    expect(page.get_by_text("It comes from the nonces")).to_be_visible()


def test_a_roll_that_was_taken_back_is_listed_beside_the_next(server: Server, open_page: OpenPage) -> None:
    made = make(server, "snakes", options={"entities": [], "turn_order": "fixed"})
    page = open_page(made.host)
    for _ in range(3):
        settled(page, page.get_by_role("button", name="Roll").click)
        settled(page, page.get_by_role("button", name="Undo").click)
    settled(page, page.get_by_role("button", name="Roll").click)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_text("Fair dice").click()
    expect(page.get_by_text("Roll 1", exact=False).locator("visible=true")).to_have_count(4)
    page.get_by_role("button", name="Verify all").click()
    expect(page.get_by_text("checked: it is as it must be")).to_have_count(4)


def test_undo_when_there_is_something_to_take_back(server: Server, open_page: OpenPage) -> None:
    made = make(server, "ludo")
    page = open_page(made.host)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    page.get_by_role("button", name="Roll").click()
    expect(page.get_by_role("log")).to_contain_text("rolls")
    undo.click()
    expect(page.get_by_role("log")).to_contain_text("taken back")
    expect(undo).to_be_disabled()


def test_only_the_pieces_to_place_can_be_taken(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "blokus").host)
    page.locator(".tray.active .slot").first.click()
    expect(page.locator(".tray .held")).to_have_count(1)
    page.get_by_role("button", name="Ann: yellow").click()
    expect(page.locator(".tray:not(.active) button.slot")).to_have_count(21)
    page.locator(".tray button.slot").first.click()
    expect(page.locator(".act")).to_have_attribute("aria-disabled", "true")


def test_there_are_hints_where_something_is_decided(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "custom").host)
    expect(page.get_by_role("button", name="Next (skip turn)")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_the_marks_of_a_board_are_explained_beside_it(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "snakes").host)
    legend = page.get_by_role("list", name="What the marks mean")
    expect(legend).to_contain_text("snake")
    expect(legend).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 390, "height": 844})  # no room beside it
    expect(legend).to_have_count(0)
    page.get_by_role("button", name="More", exact=True).click()
    expect(legend).to_be_in_viewport(ratio=1)


def test_hint_shows_the_best_moves(server: Server, open_page: OpenPage) -> None:
    made = make(server, "ludo", own_dice=True)
    page = open_page(made.host)
    two_tokens_to_choose_from(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("% to win").first).to_be_visible(timeout=600_000)
    page.get_by_role("button", name="Show it").first.click()
    expect(page.locator("[data-id].marked").first).to_be_visible()


@pytest.mark.parametrize("by_key", [False, True])
def test_a_choice_may_be_left_to_the_game(server: Server, open_page: OpenPage, by_key: bool) -> None:
    page = open_page(make(server, "ludo", own_dice=True).host, chosen={"details": True})
    two_tokens_to_choose_from(page)
    buttons = page.locator(".choices").get_by_role("button")
    expect(buttons).to_have_count(3)
    expect(buttons.last).to_contain_text("By the priorities")
    if by_key:
        settled(page, lambda: page.keyboard.press("a"))
    else:
        settled(page, buttons.last.click)
    expect(page.get_by_role("log")).to_contain_text("moves q out of the yard")


def test_grave_choices_are_asked_about(server: Server, open_page: OpenPage) -> None:
    made = make(server, "custom", options={"debug": True})
    page = open_page(made.host)
    page.get_by_role("button", name=re.compile("end", re.I)).first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="No").click()
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name=re.compile("end", re.I)).first.click()
    dialog.get_by_role("button", name="Yes").click()
    expect(page.locator("#over")).to_be_visible()


def test_own_dice(server: Server, open_page: OpenPage) -> None:
    made = make(server, "snakes", own_dice=True, options={"turn_order": "fixed"})
    page = open_page(made.host)
    expect(page.get_by_text("What do your dice show?")).to_be_visible()
    rows = page.locator(".choices button").evaluate_all("(all) => all.map((each) => each.offsetTop)")
    assert len(rows) == 6
    assert len(set(rows)) == 1, "beside a board they stand in one row"
    page.locator(".choices").get_by_role("button", name="5", exact=True).click()
    expect(page.get_by_role("log")).to_contain_text("rolls 5")


def test_tokens_walk_and_a_click_shows_the_end(server: Server, open_page: OpenPage) -> None:
    made = make(server, "snakes")
    page = slow(open_page, made.host)  # the dice stay in the air for as long as it takes to look at them
    page.get_by_role("button", name="Roll").click()
    expect(page.locator(".thrown")).to_have_count(1)
    expect(page.get_by_role("log")).not_to_contain_text("rolls")
    page.get_by_role("application").click(position={"x": 5, "y": 5})
    expect(page.locator(".thrown")).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text("rolls")


def test_nobody_sees_what_is_hidden_from_them(server: Server, open_page: OpenPage) -> None:
    made = make(server, "dice", "here here here here here", {"goals": "all"})
    page = open_page(made.host)
    expect(page.get_by_role("heading", name="Hand the device to")).to_be_visible()
    expect(board(page)).to_have_count(0)
    page.get_by_role("button", name="show me").click()
    expect(board(page)).to_be_visible()


def test_a_link_that_opens_nothing(open_page: OpenPage) -> None:
    page = open_page(f"/m/{'0' * 20}#wrong")
    expect(page.get_by_role("heading", name="This link does not work any more")).to_be_visible()
    page.get_by_role("link", name="Back to the games").click()
    expect(page).to_have_url(re.compile("/$"))


def test_a_match_without_a_link(open_page: OpenPage) -> None:
    page = open_page(f"/m/{'0' * 20}")
    expect(page.get_by_role("heading", name="no link")).to_be_visible()


def test_a_debug_destination_by_its_number(server: Server, open_page: OpenPage) -> None:
    made = make(server, "custom", options={"debug": True, "squares": ["SIMPLE"] * 9})
    page = open_page(made.host)
    log = page.get_by_role("log")

    def use(typed: str) -> None:
        page.get_by_label("Practice square").last.fill(typed)
        page.get_by_role("button", name="Go to this square").click()

    def go(typed: str) -> None:
        page.get_by_role("button", name="Practice square", exact=False).first.click()
        settled(page, lambda: use(typed))

    page.get_by_role("button", name="Practice square").click()
    for typed in ("x", "1.5", ""):
        use(typed)
        expect(page.get_by_role("alert").first).to_have_text("Practice square must be an integer.")
    settled(page, lambda: use("5"))
    expect(log).to_contain_text("Ann goes to square 5 (practice).")
    go("-3")
    expect(log).to_contain_text("Bob goes to square 0 (practice).")
    go("99")
    expect(page.locator("#over")).to_have_text("Ann wins!")
    page.get_by_role("button", name="Table").click()
    expect(log).to_contain_text("Ann goes past the end (practice).")


def test_buttons_stay_where_they_are_once_a_step_is_taken(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "custom", options={"debug": True}).host)
    roll = page.get_by_role("button", name="Roll the dice")
    expect(roll).to_be_visible()
    before = boxes(roll)
    page.get_by_role("button", name="Practice square").click()
    expect(page.get_by_role("button", name="Back", exact=True)).to_be_visible()
    assert boxes(roll) == before


def test_the_end_of_a_game_is_in_sight(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "custom", options={"debug": True}).host, 390, 844)
    page.get_by_role("button", name="Practice square").click()
    page.evaluate("scrollTo(0, 300)")
    page.get_by_role("button", name="Past the end").click()
    expect(page.locator("#over")).to_be_focused()
    expect(page.locator("#over")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Rematch")).to_be_in_viewport(ratio=1)


def test_the_end_of_a_game_by_keyboard(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "custom", options={"debug": True}).host)
    expect(page.get_by_role("button", name="Roll the dice")).to_be_visible()
    page.keyboard.press("d")
    page.keyboard.press("p")
    expect(page.locator("#over")).to_be_focused()
    page.reload()
    expect(page.locator("#over")).to_be_visible()
    expect(page.locator("#over")).not_to_be_focused()


def test_everybody_reads_that_goals_are_dealt(server: Server, open_page: OpenPage) -> None:
    goals = ["eight", "hunter", "steady", "martyr", "gentle"]
    page = open_page(make(server, "dice", "here here here here here", {"goals": goals}).host)
    page.get_by_role("button", name="show me").click()
    for name in NAMES:
        expect(page.get_by_role("log")).to_contain_text(f"{name} is dealt a secret goal.")


def test_no_dice_where_nothing_is_left_to_chance(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "blokus").host)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_text("Keys").click()
    expect(page.get_by_text("Next place where it fits")).to_be_visible()
    expect(page.get_by_text("Fair dice")).to_have_count(0)
    expect(page.locator("dd", has_text="Roll")).to_have_count(0)


def test_no_line_of_what_happened_is_empty(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "custom", options={"controls": True}).host)
    play(page, 4)
    lines = page.get_by_role("log").locator("li")
    expect(lines).not_to_have_count(0)
    assert all(lines.all_inner_texts())
