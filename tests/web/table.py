"""Matches for the browser, and a player who clicks on whatever is open."""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.laws.cases import players_of
from tests.server.running import Server

NAMES = ("Ann", "Bob", "Cara", "Dora", "Ed")


class Made(NamedTuple):
    """A match, with the paths of its links."""

    match: str
    host: str
    watch: str
    seats: dict[int, str]


def make(
    server: Server,
    game: str,
    kinds: str = "here here",
    options: Mapping[str, Any] | None = None,
    names: Sequence[str] = NAMES,
    **more: Any,
) -> Made:
    """A match with these kinds of seats."""
    seats = [
        {"kind": kind, "name": names[i], **({"bot": "random"} if kind == "bot" else {})}
        for i, kind in enumerate(kinds.split())
    ]
    body = {"game": game, "seats": seats, "options": dict(options or {}), **more}
    reply = server.ask("POST", "/api/matches", body)
    assert reply.status == 201, reply.body
    made = reply.json()
    links = made["links"]
    return Made(
        made["match"],
        _path(links["host"]),
        _path(links["watch"]),
        {int(seat): _path(link) for seat, link in links["seats"].items()},
    )


def everybody(game: str, options: Mapping[str, Any] | None = None) -> str:
    """The kinds of seats of a game at one screen, as many as play it unless told otherwise."""
    return " ".join(["here"] * players_of(game, options))


def _path(link: str) -> str:
    parts = urlsplit(link)
    return f"{parts.path}#{parts.fragment}"


PLAY = """
async ([most, patience]) => {
  const all = (what) => [...document.querySelectorAll(what)]
  const frame = () => new Promise((resolve) => setTimeout(resolve))
  const act = () => {
    if (all('.holding').length) return all('.act.main:not(.idle)')[0]?.click()
    const roll = all('.roll')
    if (roll.length) return roll[0].click()
    const items = all('.tray.active .slot:enabled')
    if (items.length) return items[0].click()
    const raised = all('.act.main:not(.idle)')
    if (raised.length) return raised[0].click()
    const choices = all('.choices button:enabled:not(.taken, .back)')
    if (choices.length) return choices[0].click()
    all('.targets button')[0]?.click()
  }
  const state = () => document.querySelector('[data-seq]')?.dataset.seq
  let done = 0
  for (const start = performance.now(); performance.now() < start + patience; ) {
    if (done >= most || all('#over').length) return done
    const before = state()
    act()
    for (let i = 0; i < 3 && state() === before; i++) await frame()
    if (state() !== before) done++
  }
  return -1
}
"""


def play(page: Page, most: int, patience: float = 300) -> int:
    """Clicks on what is open, for so many moves or until the game is over; how many moves were made."""
    moves: int = page.evaluate(PLAY, [most, patience * 1000])
    assert moves >= 0, page.inner_text("body")
    return moves


def finish(page: Page) -> int:
    """Clicks on what is open until the game is over; how many moves that took."""
    moves = play(page, 10**6)
    expect(page.locator("#over")).to_have_count(1)
    return moves


def board(page: Page) -> Locator:
    """The board, or the table that players sit around."""
    return page.locator("[role=application], .around .oval").first


def middle(what: Locator) -> tuple[float, float]:
    """Where to point at something."""
    still(what.page)
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def settled(page: Page, act: Callable[[], object]) -> None:
    """Does something that changes the match, and waits until the page shows it."""
    seq = page.locator("[data-seq]").get_attribute("data-seq")
    act()
    expect(page.locator(f"[data-seq='{seq}']")).to_have_count(0)


def two_tokens_to_choose_from(page: Page) -> None:
    """In Ludo with their own dice: Ann rolls twice, Bob, and Ann again, who now has a choice."""
    for roll in (6, 3, 1, 6):
        settled(page, page.locator(".choices").get_by_role("button", name=str(roll), exact=True).click)


def speak(page: Page, language: str) -> None:
    """The page in another language, from the next address on."""
    chosen = f"{{ speed: 'instant', language: '{language}' }}"
    page.evaluate(f"localStorage['boardloom.settings'] = JSON.stringify({chosen})")


WHOLE = "(all) => all.map((each) => each.scrollWidth <= each.clientWidth)"
"""Of each of some elements: whether all its words can be seen."""


STILL = """
() => document.body.offsetHeight >= 0 && Promise.all([
  document.fonts.ready,
  ...document.getAnimations()
    .filter((each) => each.effect.getComputedTiming().endTime < Infinity)
    .map((each) => each.finished.catch(() => {})),
])
"""


def still(page: Page) -> None:
    """Waits until the page has its fonts and nothing on it moves, so that it can be measured."""
    page.evaluate(STILL)


def boxes(what: Locator) -> list[FloatRect]:
    """Where some elements are, all at one moment, once the first is there."""
    expect(what.first).to_be_attached()
    still(what.page)
    found: list[FloatRect] = what.evaluate_all(
        "(all) => all.map((each) => each.getBoundingClientRect().toJSON())"
    )
    return found


def until(page: Page, condition: str, patience: float = 60) -> None:
    """Waits for a condition of the page, in JavaScript; the page itself may evaluate no text."""
    end, pause = time.monotonic() + patience, 5.0
    while not page.evaluate(condition):
        assert time.monotonic() < end, f"{condition} does not come true"
        page.wait_for_timeout(pause)
        pause = min(1.5 * pause, 100.0)  # asking keeps the page and three other processes busy
