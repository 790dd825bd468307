"""Setting up a game: seats, options and sharing."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote

from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.web.conftest import PATIENCE, OpenPage
from tests.web.table import still, until

expect.set_options(timeout=PATIENCE)


def chosen(page: Page) -> Any:
    """The options that the address carries."""
    fragment = unquote(page.evaluate("location.hash")[1:])
    return json.loads(fragment) if fragment else {}


def link(game: str, **options: Any) -> str:
    return f"/set-up/{game}#{quote(json.dumps(options))}"


def opened(page: Page, title: str) -> Locator:
    """A part of the form, opened."""
    summary = page.locator("summary", has_text=title).first
    part = summary.locator("xpath=..")
    if not part.evaluate("part => part.open"):
        summary.click()
    return part


def box(place: Locator) -> FloatRect:
    still(place.page)
    found = place.bounding_box()
    assert found
    return found


def bottom(place: Locator) -> float:
    found = box(place)
    return found["y"] + found["height"]


def middle(page: Page, cell: str) -> tuple[float, float]:
    found = box(page.locator(f'[data-id="{cell}"]'))
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


def drag(page: Page, start: str, end: str) -> None:
    page.mouse.move(*middle(page, start))
    page.mouse.down()
    page.mouse.move(*middle(page, end), steps=4)


def becomes(page: Page, holds: Callable[[Any], bool]) -> Any:
    """The options, once they are as wanted."""
    end = time.monotonic() + PATIENCE / 1000
    while not holds(options := chosen(page)):
        assert time.monotonic() < end, options
        page.wait_for_timeout(20)
    return options


def test_an_error_stands_beside_its_field_until_it_is_right(open_page: OpenPage) -> None:
    page = open_page("/set-up/snakes")
    rules = opened(page, "Rules")
    rules.get_by_role("radio", name="exceed").check()
    problem = page.locator("#option-overshoot-problem")
    expect(problem).to_contain_text('winning "exact" contradicts overshoot "exceed"')
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
    rules.get_by_role("radio", name="cross").check()
    expect(problem).to_have_count(0)
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()
    becomes(page, lambda o: o == {**o, "winning": "cross"})
    rules.get_by_role("button", name="Reset Winning").click()
    expect(problem).to_contain_text('winning "exact" contradicts overshoot "exceed"')
    rules.get_by_role("button", name="Reset Overshoot").click()
    expect(problem).to_have_count(0)
    becomes(page, lambda o: list(o) == ["board_seed"])


def test_what_follows_from_another_option_is_shown(open_page: OpenPage) -> None:
    page = open_page("/set-up/snakes")
    rules = opened(page, "Rules")
    rules.get_by_role("radio", name="cross").check()
    expect(rules.get_by_role("radio", name="exceed")).to_be_checked()
    expect(rules.get_by_role("button", name="Reset Overshoot")).to_have_count(0)
    rules.get_by_role("radio", name="stay", exact=False).check()
    problem = page.locator("#option-overshoot-problem")
    expect(problem).to_contain_text('winning "cross" contradicts overshoot "stay"')
    rules.get_by_role("radio", name="exceed").check()
    expect(problem).to_have_count(0)
    becomes(page, lambda o: o == {**o, "winning": "cross"})
    order = page.get_by_label("Seats in order")
    order.fill("2, 1")
    order.press("Tab")
    becomes(page, lambda o: o.get("seat_order") == [2, 1])


def test_seats_names_and_colours(open_page: OpenPage) -> None:
    page = open_page("/set-up/custom")
    page.get_by_role("button", name="Add a player").click()
    page.get_by_label("Name of Player 1").fill("Ann")
    page.get_by_label("Name of Player 2").fill("ann ")
    expect(page.get_by_text("Two players have this name.")).to_have_count(2)
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
    page.get_by_label("Name of Player 2").fill("Bob")
    page.get_by_role("button", name="Colour of Player 1: blue").click()
    page.get_by_role("button", name="Swap for gold").click()
    expect(page.get_by_role("button", name="Colour of Player 2: blue")).to_be_visible()
    types = opened(page, "Rules").get_by_role("group", name="Types")
    types.get_by_role("checkbox").check()
    types.get_by_label("Ann").select_option("unlucky")
    expect(types.get_by_label("Player 3")).to_have_value("normal")
    page.get_by_role("button", name="Remove Player 3").click()
    expect(page.locator("#option-types-problem")).to_contain_text("at least two different player types")
    types.get_by_label("Ann").select_option("lucky")
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/m/*")
    expect(page.get_by_role("application")).to_be_visible()
    expect(page.get_by_text("Ann").first).to_be_visible()


def test_the_link_carries_the_rules(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/set-up/dice")
    page.get_by_role("radio", name="Sprint").check()
    expect(page.get_by_label("How many rounds")).to_have_value("6")
    goals = opened(page, "Rules").get_by_role("group", name="Goals")
    goals.get_by_role("checkbox", name="hunter").check()
    until(page, "location.hash.includes('hunter')")
    assert chosen(page) == {"preset": "sprint", "goals": ["hunter"]}
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "mine.json"
    download.value.save_as(file)
    again = open_page(page.url)
    expect(again.get_by_role("radio", name="Sprint")).to_be_checked()
    expect(opened(again, "Rules").get_by_role("checkbox", name="hunter")).to_be_checked()
    other = open_page("/set-up/dice")
    other.locator("input[type=file]").set_input_files(file)
    expect(other.get_by_text("mine.json is opened.")).to_be_visible()
    becomes(other, lambda o: o == {"preset": "sprint", "goals": ["hunter"]})


def test_a_bad_file_or_link_is_explained(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/set-up/ludo#nonsense")
    expect(page.get_by_role("alert")).to_contain_text("cannot be read")
    for text, why in (("[]", "one JSON object"), ("no", "not JSON")):
        file = tmp_path / "bad.json"
        file.write_text(text)
        page.locator("input[type=file]").set_input_files(file)
        expect(page.get_by_text("bad.json cannot be used")).to_contain_text(why)
    file.write_text('{"tokens": 9, "wings": 2}')
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("#option-tokens-problem")).to_be_visible()
    expect(page.get_by_text("Left out: wings.")).to_be_visible()


def test_options_of_another_game_are_left_out(open_page: OpenPage) -> None:
    page = open_page(link("snakes", tokens=4, bounce=False, side=11))
    expect(page.get_by_text("Left out: tokens, bounce.")).to_be_visible()
    expect(page.get_by_label("How many cells on a side")).to_have_value("11")
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()
    page = open_page(link("snakes", preset="nobody", weights="heavy", side=12, players=99))
    expect(page.get_by_text("Left out: preset.")).to_be_visible()
    expect(page.get_by_text("Left out: weights.")).to_be_visible()
    expect(page.get_by_text("This game is for 2 to")).to_be_visible()
    becomes(page, lambda o: o.get("side") == 12)


def test_a_wrong_value_takes_nothing_off_the_page(open_page: OpenPage) -> None:
    page = open_page(link("snakes", side=9))
    expect(page.locator("#option-side-problem")).to_have_text(
        "input should be greater than or equal to 10 (got 9): the rule text has no smaller board"
    )
    expect(page.get_by_role("button", name="Edit on the board")).to_be_visible()
    expect(opened(page, "Board").get_by_label("Board seed")).to_be_visible()
    page.get_by_label("How many cells on a side").fill("10")
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()


def test_a_link_for_the_game_that_is_open(open_page: OpenPage) -> None:
    page = open_page("/set-up/snakes")
    side = page.get_by_label("How many cells on a side")
    expect(side).to_have_value("10")
    page.evaluate("link => { location.href = link }", link("snakes", side=13, board_seed=1))
    expect(side).to_have_value("13")
    becomes(page, lambda o: o == {"side": 13, "board_seed": 1})
    page.evaluate("location.hash = '#nonsense'")
    expect(page.get_by_role("alert")).to_contain_text("cannot be read")


def test_the_board_shown_is_the_board_shared_and_played(open_page: OpenPage) -> None:
    page = open_page("/set-up/custom")
    squares = "() => [...document.querySelectorAll('[data-id^=square]')].map((cell) => cell.textContent)"
    expect(page.locator('[data-id="square5"]')).to_be_visible()
    shown = page.evaluate(squares)
    opened(page, "Board")
    seed = becomes(page, lambda o: "board_seed" in o)["board_seed"]
    expect(page.get_by_label("Board seed")).to_have_value(str(seed))
    again = open_page(page.url)
    expect(again.locator('[data-id="square5"]')).to_be_visible()
    assert again.evaluate(squares) == shown
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/m/*")
    expect(page.locator('[data-id="square5"]')).to_be_visible()
    assert page.evaluate(squares) == shown


def test_what_people_get_unless_they_choose_otherwise(open_page: OpenPage) -> None:
    page = open_page("/set-up/custom")
    controls = opened(page, "Rules").get_by_role("checkbox", name="Skip and end", exact=True)
    expect(controls).to_be_checked()
    page.get_by_text("Players may skip a turn and end the game.").click()
    expect(controls).not_to_be_checked()
    becomes(page, lambda o: o.get("controls") is False)
    again = open_page(page.url)
    expect(
        opened(again, "Rules").get_by_role("checkbox", name="Skip and end", exact=True)
    ).not_to_be_checked()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/m/*")
    expect(page.locator(".choices button, .roll").first).to_be_visible()
    expect(page.get_by_role("button", name="End game")).to_have_count(0)


def test_everything_can_be_hit_and_seen(open_page: OpenPage) -> None:
    page = open_page("/set-up/custom", wide=320, high=640)
    practice = opened(page, "Rules").locator(".switch", has=page.get_by_role("checkbox", name="Practice"))
    assert box(practice)["height"] >= 44
    assert box(page.locator("header .name"))["width"] >= 44
    page = open_page("/set-up/custom")
    board, start = page.locator(".side section"), page.locator(".start")
    expect(page.locator('[data-id="square5"]')).to_be_visible()
    assert bottom(board) <= box(start)["y"]
    page.get_by_role("button", name="Edit on the board").click()
    assert bottom(board.get_by_role("button", name="Reset", exact=True)) <= box(start)["y"]
    assert bottom(board.get_by_role("status")) <= box(start)["y"]


def test_own_dice_are_offered_where_dice_are_thrown(open_page: OpenPage) -> None:
    for game, offered in (("ludo", 1), ("blokus", 0)):
        page = open_page(f"/set-up/{game}")
        expect(opened(page, "At the table").get_by_label("Rated")).to_be_visible()
        expect(page.get_by_label("Our own dice")).to_have_count(offered)


def test_the_words_of_the_page(open_page: OpenPage) -> None:
    page = open_page("/set-up/dice")
    expect(opened(page, "Rules").get_by_text("Secret goals that are dealt.", exact=True)).to_be_visible()
    page.get_by_role("button", name="Remove Player 5").click()
    expect(page.get_by_text("a house rule: any_players=true")).to_be_visible()


CUT = """
() => [...document.querySelectorAll('ol select')].filter((select) => {
  const looks = getComputedStyle(select)
  const ink = document.createElement('canvas').getContext('2d')
  ink.font = looks.font
  const text = Math.max(...[...select.options].map((option) => ink.measureText(option.text).width))
  return select.clientWidth < text + parseFloat(looks.paddingLeft) + parseFloat(looks.paddingRight)
}).length
"""
"""How many selectors of squares are narrower than what they say."""


def test_squares_and_faces_in_german(open_page: OpenPage) -> None:
    page = open_page("/set-up/custom", chosen={"language": "de"})
    page.get_by_role("button", name="Auf dem Brett bearbeiten").click()
    expect(page.locator(".brush", has_text="Pech")).to_have_text(["Pech"])
    opened(page, "Brett")
    opened(page, "Feld für Feld")
    expect(page.get_by_role("combobox", name="1", exact=True)).to_contain_text("Glück")
    still(page)
    assert page.evaluate(CUT) == 0
    page.goto("/set-up/dice")
    expect(page.locator("[data-player=seat0] .name")).to_have_text("Spieler 1")
    opened(page, "Tabellen")
    expect(page.get_by_label("Zeile 1: Name").first).to_have_value("Rückschlag")
    hit = page.get_by_label("Zeile 4: Treffer")
    hit.fill("9")
    hit.press("Tab")
    until(page, "location.hash.includes('faces')")
    assert [face["name"] for face in chosen(page)["faces"]][:2] == ["Backfire", "Jab"]


def test_an_emptied_number_shows_what_is_used(open_page: OpenPage) -> None:
    page = open_page("/set-up/dice")
    rounds = page.get_by_label("How many rounds")
    rounds.fill("")
    rounds.press("Tab")
    expect(rounds).to_have_value("12")
