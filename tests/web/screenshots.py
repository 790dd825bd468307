"""Takes the pictures in docs/images: `python -m tests.web.screenshots`, with the client built."""

import base64
import io
import shutil
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.laws.cases import CASES
from tests.server.running import Server, fresh_folder
from tests.web.conftest import CHROMIUM, ROOT, SWITCHES
from tests.web.table import board, make, play

IMAGES = ROOT / "docs" / "images"
SIZE = ViewportSize(width=1280, height=800)
QUALITY = 82
LARGEST = 150_000
RECORDED = 12.0
"""How long the animation is, in seconds."""
FRAME = 0.08
"""Frames of the animation that follow sooner are left out, in seconds."""
LARGEST_ANIMATION = 1_500_000


def opened(browser: Browser, server: Server, speed: str) -> Page:
    context = browser.new_context(base_url=server.url, viewport=SIZE, color_scheme="light")
    context.add_init_script(
        f"localStorage['boardloom.settings'] = JSON.stringify({{ speed: '{speed}', language: 'en' }})"
    )
    return context.new_page()


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(500)
    file = IMAGES / f"{name}.webp"
    Image.open(io.BytesIO(page.screenshot())).save(file, quality=QUALITY, method=6)
    assert file.stat().st_size < LARGEST, file


def record(page: Page, name: str) -> None:
    """What is seen while somebody plays who rolls and strikes whenever it is their turn."""
    frames: list[tuple[float, bytes]] = []
    screen = page.context.new_cdp_session(page)

    def keep(frame: dict[str, Any]) -> None:
        if not frames or frame["metadata"]["timestamp"] - frames[-1][0] >= FRAME:
            frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        screen.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    screen.on("Page.screencastFrame", keep)
    screen.send("Page.startScreencast", {"format": "png", "maxWidth": 960, "maxHeight": 600})
    end = time.monotonic() + RECORDED
    while time.monotonic() < end:
        page.wait_for_timeout(700)
        for what in (".act.main:not(.idle)", ".targets button"):
            # At once or not at all: by the time that one could be waited for, others are to move.
            if page.locator(what).evaluate_all("(all) => { all[0]?.click(); return all.length }"):
                break
    screen.remove_listener("Page.screencastFrame", keep)
    screen.send("Page.stopScreencast")
    pictures = [Image.open(io.BytesIO(data)) for _, data in frames]
    shown = [round((later - earlier) * 1000) for (earlier, _), (later, _) in pairwise(frames)]
    file = IMAGES / f"{name}.webp"
    pictures[0].save(
        file, save_all=True, append_images=pictures[1:], duration=[*shown, 1500], loop=0, quality=60, method=4
    )
    assert file.stat().st_size < LARGEST_ANIMATION, file


def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    folder = fresh_folder()
    with Server(folder, own_games=False) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        page = opened(browser, server, "instant")
        for game, cases in CASES.items():
            if shown := cases.picture:
                page.goto(make(server, game, " ".join(["here"] * shown.players), shown.options).host)
                board(page).wait_for()
                play(page, shown.moves)
                take(page, game)
        page.goto("/set-up/snakes")
        page.get_by_role("button", name="Edit on the board").click()
        take(page, "set-up")
        page.evaluate("localStorage.removeItem('boardloom.matches')")
        page.goto("/")
        page.wait_for_timeout(3000)
        take(page, "home")
        moving = opened(browser, server, "normal")
        moving.goto(make(server, "dice", "here bot bot bot bot").host)
        moving.locator(".roll").wait_for()
        moving.wait_for_timeout(1000)
        record(moving, "playing")
        browser.close()
    shutil.rmtree(Path(folder), ignore_errors=True)


if __name__ == "__main__":
    main()
