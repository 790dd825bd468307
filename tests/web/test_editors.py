"""The editors of boards and tables in the set-up, by mouse and by keyboard."""

from playwright.sync_api import expect

from tests.web.conftest import PATIENCE, OpenPage
from tests.web.table import until
from tests.web.test_setup import becomes, chosen, drag, link, middle, opened

expect.set_options(timeout=PATIENCE)


def test_squares_are_painted(open_page: OpenPage) -> None:
    page = open_page("/set-up/custom", high=1000)
    page.get_by_role("button", name="Edit on the board").click()
    page.locator(".brush", has_text="prison").click()

    drag(page, "square3", "square4")
    page.mouse.up()
    becomes(page, lambda o: o.get("squares", [])[3:5] == ["PRISON"] * 2)
    page.locator('[data-id="square4"]').focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    becomes(page, lambda o: o["squares"][2:5] == ["PRISON"] * 3)
    page.mouse.click(*middle(page, "square0"))
    expect(page.get_by_text("This one stays as it is.")).to_be_visible()
    opened(page, "Board")
    opened(page, "Cell by cell")
    first = page.get_by_role("combobox", name="0", exact=True)
    expect(first).to_be_disabled()
    page.get_by_role("combobox", name="7", exact=True).select_option("LUCKY")
    squares = becomes(page, lambda o: o["squares"][7] == "LUCKY")["squares"]
    page.get_by_label("How many squares").fill("9")
    kept = becomes(page, lambda o: o["squares"] != squares)["squares"]
    assert kept == [*squares[:8], "SIMPLE"]
    page.get_by_role("button", name="Reset squares to default Simple").click()
    becomes(page, lambda o: o.get("squares") == ["SIMPLE"] * 9)
    page.get_by_role("button", name="Auto-fill some special squares").click()
    becomes(page, lambda o: "squares" not in o and "board_seed" in o)


def test_the_printed_board_gives_way_to_another(open_page: OpenPage) -> None:
    page = open_page(link("custom", preset="short"))
    page.get_by_role("button", name="Edit on the board").click()
    becomes(page, lambda o: o == {"preset": "short"})
    page.get_by_role("button", name="Auto-fill some special squares").click()
    becomes(page, lambda o: o.get("squares", "") is None and "board_seed" in o)


def test_snakes_and_ladders_are_placed(open_page: OpenPage) -> None:
    page = open_page("/set-up/snakes", high=1000)
    page.get_by_role("button", name="Edit on the board").click()
    page.get_by_role("button", name="Clear").click()
    becomes(page, lambda o: o.get("entities") == [])
    page.locator(".brush", has_text="ladder").click()
    said = page.locator(".said").first

    drag(page, "cell4", "cell37")
    expect(said).to_have_text("It fits here.")
    page.mouse.move(5, 5)
    expect(said).to_have_text("Outside the board nothing is placed.")
    page.mouse.move(*middle(page, "cell37"))
    expect(said).to_have_text("It fits here.")
    page.mouse.up()
    becomes(page, lambda o: o["entities"])
    assert chosen(page)["entities"] == [{"kind": "ladder", "from": 4, "to": 37}]

    drag(page, "cell8", "cell3")
    expect(said).to_contain_text("ladder 8-3 leads down, but a ladder leads up")
    page.mouse.up()
    expect(said).to_contain_text("Not possible")

    drag(page, "cell37", "cell56")
    page.mouse.up()
    becomes(page, lambda o: o["entities"][0]["to"] == 56)

    page.locator(".brush", has_text="snake").click()
    page.locator('[data-id="cell72"]').focus()
    page.keyboard.press("Enter")
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    expect(said).to_have_text("It fits here.")
    page.keyboard.press("Enter")
    expect(said).to_have_text("Placed.")
    until(page, "location.hash.includes('snake')")
    assert chosen(page)["entities"] == [
        {"kind": "ladder", "from": 4, "to": 56},
        {"kind": "snake", "from": 72, "to": 49},
    ]

    opened(page, "Board")
    part = opened(page, "As a list")
    part.get_by_label("Number 2: to").fill("71")
    part.get_by_label("Number 2: to").press("Tab")
    expect(page.get_by_text("no horizontal ones: snake 72-71 stays in one row")).to_be_visible()
    part.get_by_role("button", name="Remove number 2").click()
    until(page, "!location.hash.includes('snake')")

    page.locator('[data-id="cell4"]').focus()
    page.keyboard.press("Delete")
    until(page, "!location.hash.includes('ladder')")


def test_another_size_keeps_what_fits(open_page: OpenPage) -> None:
    fits, not_now = {"kind": "ladder", "from": 4, "to": 37}, {"kind": "ladder", "from": 10, "to": 11}
    page = open_page(link("snakes", entities=[fits, not_now]))
    page.get_by_label("How many cells on a side").fill("12")
    becomes(page, lambda o: o.get("side") == 12 and o["entities"] == [fits])
    expect(page.get_by_text("No longer fits, and is taken off the board: 1.")).to_be_visible()
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()


def test_the_table_of_faces(open_page: OpenPage) -> None:
    page = open_page("/set-up/dice")
    opened(page, "Tables")
    hit = page.get_by_label("Row 4: Hit")
    hit.fill("9")
    hit.press("Tab")
    until(page, "location.hash.includes('faces')")
    assert chosen(page)["faces"][3] == {"name": "Strike", "self_hp": 0, "hit": 9, "steal": 0, "gain": 0}
    page.get_by_label("Row 5: Steal").fill("2")
    page.get_by_label("Row 5: Steal").press("Enter")
    expect(page.get_by_text("Recover changes one's own HP and offers a choice")).to_be_visible()
    page.get_by_role("button", name="Reset", exact=True).first.click()
    until(page, "location.hash === ''")
