"""A real server, a real browser, and the client as it is built."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.server.running import Server, fresh_folder

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "boardloom" / "server" / "web"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is the same engine without windows, which takes half the processor time."""
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
SWITCHES = ["--no-sandbox", "--disable-gpu"]
PATIENCE = 60_000
"""Milliseconds a browser may take for anything; far more than it needs, as a machine may be busy."""

NO_CHANCES = {"total": 1, "shares": [[]], "turning": None, "led": []}
"""What pages are told of the chances along a game, unless a test wants them to be worked out: that would keep
the bots busy for a while."""

OpenPage = Callable[..., Page]


def slow(
    open_page: OpenPage, path: str, ready: str = ".roll, .choices button", script: str = "", **chosen: object
) -> Page:
    """A page with all motion, whose clock stands still once it is there."""
    page = open_page(chosen={"speed": "slow", **chosen})
    page.add_init_script(script)
    page.clock.install()
    page.goto(path)
    page.locator(ready).first.wait_for()
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 3600"))
    return page


@pytest.fixture(scope="session")
def built() -> Path:
    """The client, as `./test` builds it."""
    assert (BUILT / "index.html").is_file(), "the web client is not built: run ./test"
    return BUILT


@pytest.fixture(scope="session")
def server(built: Path) -> Iterator[Server]:
    """The server that all tests of a worker play on; they do not harm it."""
    folder = fresh_folder()
    with Server(folder, own_games=False) as running:
        yield running
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert CHROMIUM, "these tests need Chromium: apt-get install chromium-headless-shell"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES, timeout=5 * PATIENCE)
        yield chromium
        chromium.close()


@pytest.fixture
def open_page(server: Server, browser: Browser) -> Iterator[OpenPage]:
    """Opens a path in a browser of its own, with settings that somebody has chosen; without a path, a
    page that goes nowhere yet. Nothing may go wrong in it or be asked of another host."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def opened(path: str = "", wide: int = 1280, high: int = 800, **settings: Any) -> Page:
        settings.setdefault("viewport", {"width": wide, "height": high})
        settings.setdefault("base_url", server.url)
        engine = settings.pop("engine", False)
        settings.setdefault("service_workers", "block")  # tests of it allow it
        expected, home = settings.pop("expected", ""), settings["base_url"]
        chosen = json.dumps({"speed": "instant", "language": "en", **settings.pop("chosen", {})})
        context = browser.new_context(**settings)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"localStorage['boardloom.settings'] ??= JSON.stringify({chosen})")
        contexts.append(context)
        if not engine:
            context.route("**/win_chances", lambda route: route.fulfill(json=NO_CHANCES))
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on(
            "console",
            lambda said: (
                faults.append(said.text)
                if said.type == "error" and not (expected and expected in said.text)
                else None
            ),
        )
        page.on(
            "request",
            lambda asked: (
                None if asked.url.startswith((home, "blob:", "data:")) else faults.append(asked.url)
            ),
        )
        if path:
            page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert faults == []
