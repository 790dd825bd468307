"""How fast and steady the web client is: from a click to the painted result, until a page can be used, and
how much jumps that nobody moved while a game is played (layout shift, as browsers define it).

    .venv/bin/python bench/web.py

A real server, a real Chromium, loopback; measured inside the browser. Nothing is animated: what is left is
the way to the server and back, the move on disk, and the painting. A click that changes one word of a page
with nothing else on it says what the browser and the machine take themselves. Build the client first
(`npm run build` in web/).
"""

import json
import shutil
import statistics
import sys
import urllib.request
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.laws.cases import players_of
from tests.server.running import Server, fresh_folder
from tests.web.conftest import CHROMIUM, SWITCHES

from boardloom.games import HOUSE_GAMES

CLICKS = 120
VISITS = 8
SETTINGS = "localStorage['boardloom.settings'] = JSON.stringify({ speed: 'instant', language: 'en' })"

WINDOWS = {"desktop": (1280, 800), "phone": (390, 844)}
MOST_SHIFT = 0.05
SHIFTS = """
window.shifts = []
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries()) {
    const named = ({ node }) => node?.className?.baseVal ?? node?.className ?? node?.nodeName
    window.shifts.push([value, sources.map(named)])
  }
}).observe({ type: 'layout-shift', buffered: true })
"""

READY = """
new Promise((resolve) => {
  const look = () => document.querySelector(WHAT) ? resolve(performance.now()) : setTimeout(look)
  look()
})
"""
PAINTED = """
  const painted = () => new Promise((done) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => done(performance.now())
    port2.postMessage(0)
  }))
"""
EMPTY = """
async (clicks) => {
  PAINTED
  const button = document.body.appendChild(document.createElement('button'))
  const times = []
  button.onclick = () => { button.textContent = times.length }
  while (times.length < clicks) {
    await painted()
    const start = performance.now()
    button.click()
    times.push(await painted() - start)
  }
  return times
}
""".replace("PAINTED", PAINTED)
CLICK = """
async (clicks) => {
  PAINTED
  const one = (what) => document.querySelector(what)
  const all = (what) => [...document.querySelectorAll(what)]
  const seq = () => one('[data-seq]')?.dataset.seq
  const changed = (before) => new Promise((done) => {
    const look = () => (seq() !== before || one('.taken')) && (watch.disconnect(), done())
    const watch = new MutationObserver(look)
    watch.observe(document.body, { subtree: true, childList: true, attributes: true })
    look()
  })
  const press = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    const where = { clientX: x + width / 2, clientY: y + height / 2 }
    node.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'mouse', ...where }))
  }
  const next = () => one('.holding [data-id].open') ?? one('.tray.active button:enabled')
    ?? one('.roll:enabled') ?? one('.choices button:enabled:not(.taken, .back)')
    ?? one('.targets ~ .dock .act:not(.idle)') ?? one('.targets button:not(.taken)')
  const times = []
  while (times.length < clicks && !one('#over')) {
    await painted()
    const target = next()
    const before = seq()
    if (!target) continue
    const start = performance.now()
    press(target)
    if (!target.matches('.tray button')) await changed(before)
    times.push(await painted() - start)
  }
  return times
}
""".replace("PAINTED", PAINTED)


class Shift(NamedTuple):
    """Something that jumped: the share of the window it concerns, and which elements."""

    value: float
    nodes: list[str]


def match(server: Server, game: str) -> str:
    body = {"game": game, "seats": [{"kind": "here"}] * players_of(game)}
    asked = urllib.request.Request(
        f"{server.url}/api/matches", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(asked) as reply:
        link: str = json.loads(reply.read())["links"]["host"]
    return link


def visit(browser: Browser, url: str, what: str) -> float:
    """Milliseconds until something on the page can be used, from the start of the navigation."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, bypass_csp=True)
    context.add_init_script(SETTINGS)
    page = context.new_page()
    page.goto(url, wait_until="commit")
    taken: float = page.evaluate(READY.replace("WHAT", json.dumps(what)))
    context.close()
    return taken


def empty_clicks(browser: Browser) -> list[float]:
    """Milliseconds from each click to the painted result on an empty page."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    times: list[float] = context.new_page().evaluate(EMPTY, CLICKS)
    context.close()
    return times


def clicks(browser: Browser, server: Server, game: str, window: str) -> tuple[list[float], list[Shift]]:
    """Milliseconds from each click to the painted result, and what jumped meanwhile."""
    wide, high = WINDOWS[window]
    context = browser.new_context(viewport={"width": wide, "height": high})
    context.add_init_script(SETTINGS)
    context.add_init_script(SHIFTS)
    page = context.new_page()
    times: list[float] = []
    shifts: list[Shift] = []
    while len(times) < CLICKS:
        page.goto(match(server, game))
        page.wait_for_selector("[data-seq]")
        times += page.evaluate(CLICK, CLICKS - len(times))
        shifts += [Shift(*shift) for shift in page.evaluate("window.shifts")]
    context.close()
    return times, shifts


def row(name: str, times: list[float], goal: float, empty: list[float]) -> None:
    median, p95, p95_empty = statistics.median(times), _p95(times), _p95(empty)
    kept = "yes" if p95 < goal else "NO"
    shown = f"{median:.1f} | {p95:.1f} | {goal:.0f} | {kept}"
    print(f"| {name} | {len(times)} | {shown} | {p95 / p95_empty:.1f} |", flush=True)


def _p95(times: list[float]) -> float:
    return statistics.quantiles(times, n=20)[-1]


def main() -> None:
    folder = fresh_folder()
    with Server(folder, own_games=False) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        print("| | times | median ms | p95 ms | goal ms | kept | p95 by that of an empty page |")
        print("|---|---|---|---|---|---|---|")
        empty = empty_clicks(browser)
        row("click to painted: an empty page", empty, 50, empty)
        jumped = {}
        for game in HOUSE_GAMES:
            for window in WINDOWS:
                times, jumped[game, window] = clicks(browser, server, game, window)
                row(f"click to painted: {game}, {window}", times, 50, empty)
        row("first page", [visit(browser, server.url, "main button") for _ in range(VISITS)], 1000, empty)
        row("a match", [visit(browser, match(server, "snakes"), ".roll") for _ in range(VISITS)], 1000, empty)
        print("\n| | largest shift | goal | kept | what |\n|---|---|---|---|---|")
        for (game, window), shifts in jumped.items():
            worst = max(shifts, default=Shift(0, []))
            kept = "yes" if worst.value <= MOST_SHIFT else "NO"
            print(
                f"| {game}, {window} | {worst.value:.3f} | {MOST_SHIFT} | {kept} | {', '.join(worst.nodes)} |"
            )
        browser.close()
    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
