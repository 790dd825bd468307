"""Takes the pictures in docs/images: `python -m tests.web.screenshots`, with the client built."""

import shutil
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright

from tests.server.running import Server, fresh_folder
from tests.web.conftest import CHROMIUM, ROOT
from tests.web.table import board, make, play

IMAGES = ROOT / "docs" / "images"
SIZE = ViewportSize(width=1100, height=700)
SCALE = 0.72
LARGEST = 150_000
TABLES: dict[str, tuple[str, dict[str, str], int]] = {
    "snakes": ("here here here", {"preset": "milton-bradley"}, 30),
    "custom": ("here here here", {"preset": "long"}, 3),
    "ludo": ("here here", {}, 60),
    "dice": ("here here here here here", {}, 30),
    "blokus": ("here here here here", {}, 40),
}
"""Who plays what, and how many moves before the picture is taken."""


def take(page: Page, name: str) -> None:
    file = IMAGES / f"{name}.png"
    page.wait_for_timeout(500)
    page.screenshot(path=file)
    assert file.stat().st_size < LARGEST, file


def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    folder = fresh_folder()
    with Server(folder, own_games=False) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        context = browser.new_context(
            base_url=server.url, viewport=SIZE, color_scheme="light", device_scale_factor=SCALE
        )
        context.add_init_script(
            "localStorage['boardloom.settings'] = JSON.stringify({ speed: 'instant', language: 'en' })"
        )
        page = context.new_page()
        for game, (kinds, options, moves) in TABLES.items():
            page.goto(make(server, game, kinds, options).host)
            board(page).wait_for()
            play(page, moves)
            take(page, game)
        page.goto("/set-up/snakes")
        page.get_by_role("button", name="Edit on the board").click()
        take(page, "set-up")
        page.evaluate("localStorage.removeItem('boardloom.matches')")
        page.goto("/")
        take(page, "home")
        browser.close()
    shutil.rmtree(Path(folder), ignore_errors=True)


if __name__ == "__main__":
    main()
