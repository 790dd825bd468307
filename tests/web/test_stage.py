"""The table in the browser: what is pressed, thrown, said and kept in sight, and where the focus is."""

from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.server.running import Server
from tests.web.conftest import OpenPage, slow
from tests.web.table import (
    boxes,
    everybody,
    finish,
    make,
    middle,
    settled,
    still,
    two_tokens_to_choose_from,
    until,
)

PLAIN: dict[str, Any] = {"entities": [], "turn_order": "fixed", "special_roll": "no-extra-turn"}
SENT = """
window.sent = 0
const send = WebSocket.prototype.send
WebSocket.prototype.send = function (said) { window.sent++; return send.call(this, said) }
"""
"""Counts what a page tells the server."""
HAS_FOCUS = "document.activeElement !== document.body"


PIPS = """(die) => {
  const front = die.querySelectorAll('svg')[Number(die.dataset.face) - 1]
  const sprite = document.querySelector(front.querySelector('use').getAttribute('href'))
  return String(sprite.querySelectorAll('circle').length)
}"""
"""How many pips the side of a die has that is turned to the front."""


@pytest.mark.parametrize("game", ["snakes", "ludo", "custom"])
def test_a_double_click_rolls_once_and_says_nothing(game: str, server: Server, open_page: OpenPage) -> None:
    options = {"snakes": PLAIN, "custom": {"squares": ["SIMPLE"] * 40}}.get(game, {})
    page = open_page(make(server, game, "here here", options).host)
    roll = page.locator(".act.main")
    expect(roll).to_be_visible()
    settled(page, roll.dblclick)
    expect(page.locator(".log .latest")).to_contain_text("Ann")
    expect(page.locator(".log")).not_to_contain_text("Bob")
    expect(page.locator(".actions .fault")).to_be_empty()


@pytest.mark.parametrize(("game", "button"), [("custom", "Next (skip turn)"), ("snakes", "Roll")])
def test_a_slow_double_click_leaves_the_next_turn_alone(
    game: str, button: str, server: Server, open_page: OpenPage
) -> None:
    options = {"snakes": PLAIN}.get(game, {})
    page = open_page()
    page.add_init_script(SENT)
    page.clock.install()
    page.goto(make(server, game, "here here here", options).host)
    again = page.get_by_role("button", name=button, exact=True)
    again.wait_for()
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 3600"))
    x, y = middle(again)
    settled(page, lambda: page.mouse.click(x, y))
    expect(page.locator(".ask strong")).to_have_text("Your turn, Bob")
    expect(again).to_be_visible()
    sent = page.evaluate("window.sent")
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    assert page.evaluate("window.sent") == sent
    settled(page, lambda: page.mouse.click(x, y))
    expect(page.locator(".ask strong")).to_have_text("Your turn, Cara")


def test_a_command_for_the_state_before_is_dropped(server: Server, open_page: OpenPage) -> None:
    made = make(server, "snakes", "here here", PLAIN)
    other, page = open_page(made.host), open_page()
    late: list[str | bytes] = []
    slow_lines: list[WebSocketRoute] = []

    def between(line: WebSocketRoute) -> None:
        """What the server says comes late once the line is slow."""
        ahead = line.connect_to_server()
        line.on_message(ahead.send)
        ahead.on_message(lambda said: late.append(said) if slow_lines else line.send(said))
        lines.append(line)

    lines: list[WebSocketRoute] = []
    page.route_web_socket("**/live", between)
    page.goto(made.host)
    expect(page.locator(".roll")).to_be_visible()
    slow_lines += lines
    settled(other, other.locator(".roll").click)
    page.locator(".roll").click()
    while not any('"stale"' in str(said) for said in late):
        page.wait_for_timeout(10)
    slow_lines.clear()
    for said in late:
        lines[-1].send(said)
    expect(page.locator(".ask strong")).to_have_text("Your turn, Bob")
    expect(page.locator(".actions .fault")).to_be_empty()
    expect(other.locator(".log")).not_to_contain_text("Bob")


def test_the_focus_stays_on_the_roll(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "snakes", "here here", PLAIN).host)
    page.locator(".roll").focus()
    for _ in range(4):
        settled(page, lambda: page.keyboard.press("Enter"))
        expect(page.locator(".roll")).to_be_focused()


def test_the_focus_stays_at_the_table_after_every_move(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "ludo", own_dice=True).host)
    two_tokens_to_choose_from(page)
    until(page, HAS_FOCUS)  # after what the dice show was chosen
    page.locator(".token.open").first.focus()
    settled(page, lambda: page.keyboard.press("Enter"))
    until(page, HAS_FOCUS)
    settled(page, page.locator(".choices button").first.click)
    until(page, HAS_FOCUS)


def test_a_click_beside_everything_leaves_the_focus_alone(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "snakes", "here here", PLAIN).host)
    page.locator(".roll").focus()
    page.locator("header p").click()
    assert not page.evaluate(HAS_FOCUS)
    settled(page, lambda: page.keyboard.press("r"))
    assert not page.evaluate(HAS_FOCUS)


def test_results_are_told_after_the_motion(server: Server, open_page: OpenPage) -> None:
    page = slow(open_page, make(server, "snakes", "here here", PLAIN).host)
    spoken = page.locator("[aria-live=polite]", has_text="rolls")
    page.locator(".roll").click()
    expect(page.locator(".die.thrown")).to_have_count(1)
    expect(spoken).to_have_count(0)
    expect(page.locator(".ask strong")).to_have_text("Your turn, Ann")
    seq = page.locator("[data-seq]").get_attribute("data-seq")
    page.clock.run_for(1900)  # the die lies still, and the token walks
    expect(page.locator(f"[data-seq='{seq}']")).to_have_count(0)
    page.get_by_role("application").click(position={"x": 5, "y": 5})
    expect(spoken).to_have_count(1)
    expect(page.locator(".ask strong")).to_have_text("Your turn, Bob")


def test_a_number_floats_up_where_a_ladder_ends(server: Server, open_page: OpenPage) -> None:
    ladder = {"kind": "ladder", "from": 3, "to": 37}
    made = make(server, "snakes", "here here", {**PLAIN, "entities": [ladder]}, own_dice=True)
    page = slow(open_page, made.host)
    page.locator(".choices").get_by_role("button", name="3", exact=True).click()
    expect(page.locator(".die.thrown")).to_have_count(1)
    page.clock.run_for(1900)  # the die lies still, and the token walks and climbs
    expect(page.locator(".effects .float")).to_have_text("+34")
    page.locator("header p").click()
    expect(page.locator(".effects .float")).to_have_count(0)


def test_a_card_is_turned_over_until_somebody_clicks(server: Server, open_page: OpenPage) -> None:
    squares = ["SIMPLE", *["SURPRISE"] * 38, "SIMPLE"]
    page = slow(open_page, make(server, "custom", "here here", {"squares": squares}).host)
    card, told = page.locator(".effects .turned"), page.locator(".log .latest")
    page.locator(".act.main").click()
    expect(page.locator(".die.thrown")).to_have_count(2)
    page.clock.run_for(1900)  # the dice lie still, and the token walks
    expect(page.locator(".ask strong")).to_have_text("Surprise")
    page.locator(".roll").click()
    expect(card).to_contain_text("Surprise")
    expect(card).to_contain_text("Ann is now")
    expect(told).not_to_contain_text("is now")
    page.locator("header p").click()
    expect(card).to_have_count(0)
    expect(told).to_contain_text("Ann is now")


def test_where_a_choice_leads_is_seen_before_it_is_made(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "ludo", own_dice=True).host)
    two_tokens_to_choose_from(page)
    tokens, near = page.locator(".token.open"), page.locator(".aim.near")
    buttons = page.locator(".choices button:has(.outcome)")
    expect(buttons).to_have_count(3)
    p, q, by_priorities = buttons.all()
    expect(tokens).to_have_count(2)
    expect(page.locator(".aim")).to_have_count(2)
    page.locator("header p").click()
    expect(near).to_have_count(0)
    for button, meant in ((p, p), (q, q), (p, p), (by_priorities, q)):
        button.hover()
        expect(near).to_have_text(meant.locator(".outcome").inner_text())
    page.locator("header p").hover()
    expect(near).to_have_count(0)
    tokens.first.focus()
    expect(near).to_have_count(1)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_tokens_that_can_move_glow(motion: str, server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "ludo", own_dice=True).host, reduced_motion=motion)
    two_tokens_to_choose_from(page)
    halo = page.locator(".token.open .halo")
    expect(page.locator(".token.open")).to_have_count(2)
    expect(halo).to_have_count(2)
    breathes = halo.first.evaluate("(halo) => getComputedStyle(halo).animationName !== 'none'")
    assert breathes == (motion != "reduce")


def test_a_die_shows_its_face_after_a_reload(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "snakes", "here here", PLAIN).host)
    settled(page, page.locator(".roll").click)
    die = page.locator(".die")
    expect(page.locator(".log .latest")).to_contain_text("rolls")
    face = die.get_attribute("data-face")
    assert face
    expect(page.locator(".log .latest")).to_contain_text(f"rolls {face}")
    assert die.evaluate(PIPS) == face
    page.reload()
    expect(die).to_have_attribute("data-face", face)
    expect(page.get_by_role("img", name=f"the die shows {face}")).to_be_visible()


def test_a_die_shows_its_face_in_a_replay(server: Server, open_page: OpenPage) -> None:
    made = make(server, "snakes", "here here", PLAIN)
    page = open_page(made.host)
    finish(page)
    page.goto(f"/games/{made.match}")
    scrubber = page.get_by_role("slider")
    for step in (3, 1, 2):
        scrubber.fill(str(step))
        expect(page.locator(".at")).to_contain_text(f"{step} of")
        said, face = page.evaluate(
            "['.now [role=status]', '.die'].map((name) => document.querySelector(name))"
            ".map((each) => each.dataset.face ?? each.innerText)"
        )
        assert face
        assert f"rolls {face}" in said


@pytest.mark.parametrize("wide", [1280, 390, 320])
def test_names_are_never_broken(wide: int, server: Server, open_page: OpenPage) -> None:
    names = ("Maximiliane", "Guest", "Bartholomew-Theodore", "Wilhelmina")
    page = open_page(make(server, "ludo", "here here here here", names=names).host, wide, 844)
    expect(page.locator(".player .name")).to_have_text(list(names))
    still(page)
    lines = page.evaluate(
        "[...document.querySelectorAll('.player .name, .ask strong')].map((name) => {"
        " const range = document.createRange(); range.selectNodeContents(name);"
        " return new Set([...range.getClientRects()].map((box) => Math.round(box.y))).size })"
    )
    assert lines == [1] * 5


def test_the_piece_in_hand_never_covers_the_header(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "blokus").host)
    page.locator(".tray.active button.slot").nth(8).click()
    cells = page.locator(".holding .cell")
    cells.nth(210).hover(force=True)
    expect(page.locator(".ghost")).to_have_count(1)
    header = page.locator("header")
    before = header.screenshot()
    cells.nth(3).hover(force=True)
    for turn in page.locator(".choices .turn").all():
        turn.click()
        cells.nth(3).hover(force=True)
        assert header.screenshot() == before


@pytest.mark.parametrize(("wide", "high"), [(1440, 900), (1280, 720), (844, 390)])
@pytest.mark.parametrize("game", ["snakes", "blokus", "custom"])
def test_the_board_and_the_action_fit_into_the_window(
    game: str, wide: int, high: int, server: Server, open_page: OpenPage
) -> None:
    page = open_page(make(server, game, "here here here here").host, wide, high)
    expect(page.locator(".act")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("application")).to_be_in_viewport(ratio=0.999)
    expect(page.locator(".log .latest")).to_be_attached()
    latest, bar = boxes(page.locator(".log .latest, .hand > .bar"))
    assert latest["y"] + latest["height"] <= bar["y"] or game == "blokus", "what happened last is not covered"


def test_nothing_that_moves_lies_inside_of_a_filter(server: Server, open_page: OpenPage) -> None:
    """Browsers would paint the whole board anew with each of its moves."""
    page = open_page(make(server, "snakes").host)
    expect(page.locator(".shade")).to_have_count(1)
    filters = page.locator(".token").first.evaluate(
        "(token) => { const found = [];"
        " for (let each = token.parentElement; each; each = each.parentElement)"
        " found.push(getComputedStyle(each).filter); return found }"
    )
    assert set(filters) == {"none"}


@pytest.mark.parametrize("wide", [1280, 390])
def test_nothing_jumps_while_a_game_is_played(wide: int, server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "ludo", "here here here here").host, wide, 844)
    expect(page.locator(".roll")).to_be_visible()
    parts = page.locator(".act, [role=application]")
    before = boxes(parts)
    assert len(before) == 2
    for _ in range(6):
        settled(page, page.locator(".roll, .choices button").first.click)
        assert boxes(parts) == before


@pytest.mark.parametrize("game", ["snakes", "dice"])
def test_bars_move_without_laying_the_page_out_anew(game: str, server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, game, everybody(game)).host)
    bars = page.locator(".player .track > span")
    expect(bars.first).to_be_attached()
    transitions = "(all) => [...new Set(all.map((bar) => getComputedStyle(bar).transitionProperty))]"
    assert bars.evaluate_all(transitions) == ["none"], "with motion off"
    page.evaluate("document.documentElement.classList.remove('still')")
    assert bars.evaluate_all(transitions) == ["translate"]


def test_a_bar_is_as_long_as_what_it_shows(server: Server, open_page: OpenPage) -> None:
    page = open_page(make(server, "snakes", "here here", PLAIN, own_dice=True).host)
    settled(page, page.locator(".choices").get_by_role("button", name="5", exact=True).click)
    shown = page.evaluate(
        """() => {
          const box = (what) => document.querySelector(what).getBoundingClientRect()
          const [whole, part] = [box('.player .track'), box('.player .track > span')]
          return (part.right - whole.left) / whole.width
        }"""
    )
    cell = int(page.locator(".player .figure").first.inner_text())
    assert shown == pytest.approx(cell / 100, abs=0.01)
