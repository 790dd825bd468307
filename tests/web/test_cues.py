"""What is heard and felt: each motion, then how it ended; nothing unless people ask for it."""

from collections.abc import Callable
from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Server
from tests.web.conftest import OpenPage, slow
from tests.web.table import NAMES, make, until
from tests.web.test_pieces import DUO, piece
from tests.web.test_stage import PLAIN

SPY = """
window.heard = []
window.felt = []
class Param {
  setValueAtTime(value) { this.first ??= value }
  exponentialRampToValueAtTime() {}
}
window.AudioContext = class {
  currentTime = 0
  createOscillator() {
    const frequency = new Param()
    const start = (at) => at === 0 && window.heard.push(frequency.first)
    return { frequency, connect: (to) => to, start, stop() {} }
  }
  createGain() { return { gain: new Param(), connect: (to) => to } }
}
Object.defineProperty(navigator, 'vibrate', { value: (pattern) => window.felt.push(pattern[0]) })
"""
"""Notes the first pitch of every tune, and how long every vibration is at first."""
CUES = {
    180: "roll",
    440: "step",
    560: "climb",
    620: "slide",
    300: "fly",
    220: "place",
    140: "strike",
    700: "card",
    523: "good",
    330: "bad",
}
"""By the first pitch of its tune."""


def listening(open_page: OpenPage, path: str, **settings: Any) -> Page:
    page = open_page(chosen={"speed": "fast", **settings})
    page.add_init_script(SPY)
    page.goto(path)
    return page


def choose(page: Page, name: str) -> None:
    page.locator(".choices").get_by_role("button", name=name, exact=True).click()


def heard(page: Page) -> list[str]:
    """Every cue once, however often it came in a row."""
    return [cue for cue, _ in groupby(CUES[pitch] for pitch in page.evaluate("window.heard"))]


def linked(kind: str, start: int, end: int) -> dict[str, Any]:
    return {**PLAIN, "entities": [{"kind": kind, "from": start, "to": end}]}


def roll(page: Page, *dice: int) -> None:
    """Ann and Bob roll in turn."""
    for i, face in enumerate(dice):
        expect(page.locator(".ask strong")).to_have_text(f"Your turn, {NAMES[i % 2]}")
        choose(page, str(face))


def place(page: Page) -> None:
    piece(page, "X5").click()
    page.get_by_role("button", name="Place X5").click()


def strike(page: Page) -> None:
    page.locator(".roll").click()
    page.locator(".targets button").first.click()
    page.locator(".act.main:not(.idle)").click()


def surprise(page: Page) -> None:
    page.locator(".act.main").click()
    expect(page.locator(".ask strong")).to_have_text("Surprise")
    page.locator(".roll").click()


MOVES: dict[str, tuple[str, str, dict[str, Any], bool, Callable[[Page], None], list[str]]] = {
    "hop": ("snakes", "here here", PLAIN, True, lambda page: roll(page, 3), ["roll", "step"]),
    "climb": (
        "snakes",
        "here here",
        linked("ladder", 3, 37),
        True,
        lambda page: roll(page, 3),
        ["roll", "step", "climb", "good"],
    ),
    "slide": (
        "snakes",
        "here here",
        linked("snake", 12, 3),
        True,
        lambda page: roll(page, 6, 1, 6),
        [*["roll", "step"] * 3, "slide", "bad"],
    ),
    "fly": (
        "snakes",
        "here here",
        {**PLAIN, "killing": "opponent"},
        True,
        lambda page: roll(page, 3, 3),
        ["roll", "step", "roll", "step", "fly", "bad"],
    ),
    "drop": ("blokus", "here here", DUO, False, place, ["place"]),
    "strike": (
        "dice",
        "here here here here here",
        {"faces": ["strike"] * 6},
        False,
        strike,
        ["roll", "strike"],
    ),
    "card": (
        "custom",
        "here here",
        {"squares": ["SIMPLE", *["SURPRISE"] * 38, "SIMPLE"]},
        False,
        surprise,
        ["roll", "step", "good", "card"],
    ),
}
"""By motion: the game, who plays, its options, whether people have their own dice, what is done and heard."""


@pytest.mark.parametrize("motion", MOVES)
def test_each_motion_is_heard_and_felt(motion: str, server: Server, open_page: OpenPage) -> None:
    game, kinds, options, own_dice, act, cues = MOVES[motion]
    made = make(server, game, kinds, options, own_dice=own_dice)
    page = listening(open_page, made.host, sound=True, vibration=True)
    act(page)
    until(page, f"new Set(window.heard).size >= {len(set(cues))}")
    assert heard(page)[: len(cues)] == cues
    felt, pitches = page.evaluate("[window.felt, window.heard]")  # at one moment: steps may still be taken
    assert len(felt) == len(pitches)
    assert all(0 < long <= 60 for long in felt), "vibrations are short"


def test_every_landing_is_heard(server: Server, open_page: OpenPage) -> None:
    page = listening(open_page, make(server, "snakes", "here here", PLAIN, own_dice=True).host, sound=True)
    choose(page, "5")
    expect(page.locator(".ask strong")).to_have_text("Your turn, Bob")
    assert [CUES[pitch] for pitch in page.evaluate("window.heard")] == ["roll", *["step"] * 5]
    assert page.evaluate("window.felt") == []


def test_nothing_is_heard_or_felt_unless_asked_for(server: Server, open_page: OpenPage) -> None:
    page = listening(
        open_page, make(server, "snakes", "here here", linked("ladder", 3, 37), own_dice=True).host
    )
    choose(page, "3")
    expect(page.locator(".ask strong")).to_have_text("Your turn, Bob")
    assert page.evaluate("[window.heard, window.felt]") == [[], []]
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Sound")).not_to_be_checked()
    page.get_by_label("Vibration").check()
    page.get_by_role("button", name="Done").click()
    choose(page, "3")
    until(page, "window.felt.length > 4")
    assert page.evaluate("window.heard") == []


def test_a_click_that_skips_the_motion_leaves_only_the_result(server: Server, open_page: OpenPage) -> None:
    made = make(server, "snakes", "here here", linked("ladder", 3, 37), own_dice=True)
    page = slow(open_page, made.host, sound=True, script=SPY)
    choose(page, "3")
    expect(page.locator(".die.thrown")).to_have_count(1)
    page.locator("header p").click()
    until(page, "window.heard.length > 1")
    assert heard(page) == ["roll", "good"]
