"""Large boards, many players, and games that nobody wins."""

from playwright.sync_api import expect

from tests.server.running import Server
from tests.web.conftest import PATIENCE, OpenPage
from tests.web.table import board, finish, make, play, until

expect.set_options(timeout=PATIENCE)


def test_a_board_of_a_hundred_cells_a_side_is_zoomed(server: Server, open_page: OpenPage) -> None:
    options = {"side": 100, "turn_order": "fixed", "entities": []}
    page = open_page(make(server, "snakes", options=options).host)
    expect(board(page)).to_be_visible()
    cells = page.locator("svg [data-id^=cell]")
    expect(cells).to_have_count(3)
    wide = page.locator("[data-id=token0] use").first.evaluate("use => use.getBoundingClientRect().width")
    nearer = page.get_by_role("button", name="Zoom in")
    while nearer.get_attribute("aria-disabled") == "false":
        nearer.click()
    until(page, "document.querySelectorAll('svg [data-id^=cell]').length > 100")
    assert cells.count() < 1400
    assert page.locator("[data-id=token0] use").first.evaluate(
        "use => use.getBoundingClientRect().width"
    ) < 2 * max(wide, 40)
    play(page, 1)
    expect(page.locator("[data-id=cell6]")).to_be_in_viewport()
    page.locator("[data-id=cell6]").focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-id=cell195]")).to_be_focused()


def test_sixty_four_sit_down_in_colours_of_their_own(server: Server, open_page: OpenPage) -> None:
    page = open_page('/set-up/snakes#{"players":64}')
    dots = page.locator("button.dot")
    expect(dots).to_have_count(64)
    assert len(set(dots.evaluate_all("all => all.map(dot => dot.style.background)"))) == 64
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/m/*")
    expect(page.locator("[data-id^=token]")).to_have_count(64)
    expect(page.locator("[data-player]")).to_have_count(64)
    assert play(page, 3) == 3


def test_a_drawn_game_ends_without_a_winner(server: Server, open_page: OpenPage) -> None:
    options = {"most_turns": 4, "turn_order": "fixed", "entities": []}
    made = make(server, "snakes", options=options)
    page = open_page(made.host)
    finish(page)
    expect(page.locator("#over")).to_have_text("Drawn: nobody has won after 4 turns.")
    expect(page.get_by_text("Nobody has won, and nobody has lost.")).to_be_visible()
    expect(page.locator(".meeple")).to_have_count(2)
    expect(page.locator(".crown")).to_have_count(0)
    expect(page.locator(".confetti")).to_have_count(0)
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator("[data-id=token0]")).to_be_visible()
    expect(page.locator("#over")).to_have_count(0)
    page.goto(f"/games/{made.match}")
    expect(page.get_by_role("heading", name="Drawn: nobody has won after 4 turns.")).to_be_visible()
    page.goto("/")
    expect(page.get_by_text("Drawn", exact=True).first).to_be_visible()
