"""Takes the pictures of the window for the docs: python -m tests.desktop.pictures"""

import os
from pathlib import Path

import pygame
from PIL import Image

from boardloom.desktop.board_editor import BoardEditor
from boardloom.desktop.set_up import SetUp
from boardloom.desktop.settings import Settings
from boardloom.desktop.start import Start
from boardloom.desktop.table import Table
from boardloom.desktop.window import Window
from boardloom.games import find
from tests.desktop.test_whole_games import seated

IMAGES = Path(__file__).parents[2] / "docs" / "images"
QUALITY = 82


def main() -> None:
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    window = Window(Settings(speed="instant"))
    window.surface = pygame.display.set_mode((1280, 800))
    window.go(Start(window, find("blokus")))
    _take(window, "window-title")
    match = seated("blokus", players=2)
    for _ in range(22):
        match.play(match.draw())
    table = Table(window, match)
    window.go(table)
    window.frame()
    table.take(next(item.step for item in table.scene.trays[0].items if not item.gone))
    table.hand.wanted = table.hand.places()[0]
    _take(window, "window-blokus")
    page = SetUp(window, find("snakes"))
    page.options = {"board_seed": 4}
    window.go(BoardEditor(window, page.game, page.options, lambda _: None))
    _take(window, "window-editor")
    window.settings.theme = "dark"
    window.settle()
    match = seated("dice")
    for _ in range(16):
        match.play(match.draw())
    window.go(Table(window, match))
    _take(window, "window-dice")
    window.settings.theme, window.settings.language = "light", "ar"
    window.settle()
    match = seated("ludo", players=4)
    while not match.position.over:
        match.play(match.draw())
    window.go(Table(window, match))
    _take(window, "window-podium")
    window.close()


def _take(window: Window, name: str) -> None:
    for _ in range(2):
        window.change()
        window.frame()
    pixels = pygame.image.tobytes(window.surface, "RGB")
    Image.frombytes("RGB", window.size, pixels).save(IMAGES / f"{name}.webp", quality=QUALITY, method=6)
    print(IMAGES / f"{name}.webp")


if __name__ == "__main__":
    main()
