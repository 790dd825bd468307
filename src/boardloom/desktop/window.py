"""The window: it hears mouse and keyboard, and shows one screen after the other."""

import os
import time
from collections.abc import Sequence

import pygame

from boardloom.desktop import sound
from boardloom.desktop.brush import Brush
from boardloom.desktop.home import Home
from boardloom.desktop.screen import Screen
from boardloom.desktop.settings import Settings, kept
from boardloom.desktop.settings_page import SettingsPage
from boardloom.svg.logo import SIDE, logo
from boardloom.words import Catalogue, catalogue, language_of_environment

FIRST_SIZE, LEAST = (1280, 800), (480, 360)
SHARE = 0.85
"""How much of a screen the window takes at first, at least where it is small; large screens with fine pixels
get a window as large as this too, and everything in it grows along."""
FRAME, IDLE = 1 / 60, 0.04
"""Seconds between two frames, and between two looks around where nothing moves."""


class Window:
    """One window of the desktop. `run` shows it until it is closed; `frame` is one turn of that loop."""

    def __init__(self, settings: Settings | None = None) -> None:
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        pygame.display.init()
        pygame.font.init()
        sound.start()
        self.settings = settings or kept()
        self.surface = pygame.display.set_mode(_first_size(), pygame.RESIZABLE)
        self.open = True
        self.screen: Screen = Screen(self)
        self.colours: tuple[str, ...] = ()
        """By seat: the colour its player chose, at the table that is shown."""
        self._stale = True
        self._heard_at = 0.0
        self.settle()

    def settle(self) -> None:
        """Take the settings on."""
        self.words: Catalogue = catalogue(self.settings.language or language_of_environment())
        self.brush = Brush(self.settings.theme, self.colours)
        pygame.display.set_caption("Boardloom")
        side = 64
        drawn = f'<g transform="scale({side / SIDE})">{logo()}</g>'
        pygame.display.set_icon(self.brush.picture(drawn, side, side))
        self.change()

    def wear(self, colours: Sequence[str]) -> None:
        """Draw in the colours that players chose, from now on."""
        if self.colours != tuple(colours):
            self.colours = tuple(colours)
            self.brush = Brush(self.settings.theme, self.colours)

    @property
    def size(self) -> tuple[int, int]:
        return self.surface.get_size()

    @property
    def scale(self) -> float:
        """How many pixels a pixel of the design has."""
        wide, high = self.size
        return max(0.5, min(wide / FIRST_SIZE[0], high / FIRST_SIZE[1])) * self.settings.larger

    def go(self, screen: Screen) -> None:
        """Show another screen in place of this one."""
        before, self.screen = self.screen, screen
        before.close()
        self.change()

    def home(self) -> None:
        self.title("")
        self.wear(())
        self.go(Home(self))

    def show_settings(self) -> None:
        """Over the screen that is shown, which goes on afterwards."""
        self.screen = SettingsPage(self, self.screen)
        self.change()

    def uncover(self, screen: Screen) -> None:
        """Back to a screen that was covered."""
        self.screen = screen
        screen.dress()
        self.change()

    def change(self) -> None:
        """What is shown is no longer true: lay it out and draw it again."""
        self._stale = True

    def play(self, tune: str) -> None:
        if self.settings.sound:
            sound.play(tune)

    def run(self) -> None:
        try:
            while self.open:
                self.frame()
        finally:
            self.close()

    def close(self) -> None:
        self.screen.close()
        pygame.quit()

    def frame(self) -> None:
        """Hear what was done, go on, and draw if anything has changed."""
        began = time.monotonic()
        for event in pygame.event.get():
            self.hear(event)
        if self.open and self.screen.update(time.monotonic()):
            self._heard_at = time.monotonic()
            self._stale = True
        if self.open and self._stale:
            self._stale = False
            self._draw()
        lively = time.monotonic() - self._heard_at < 1.0
        rest = (FRAME if lively else IDLE) - (time.monotonic() - began)
        if rest > 0:
            pygame.time.wait(int(rest * 1000))

    def _draw(self) -> None:
        self.screen.layout()
        if self.screen.mirrored:
            self.screen.mirror()
        self.surface.fill(self.brush.colour("page"))
        self.screen.draw(self.surface)
        self.screen.draw_buttons(self.surface)
        pygame.display.flip()

    def hear(self, event: pygame.event.Event) -> None:
        """Something was done with mouse or keyboard, or to the window."""
        self._heard_at = time.monotonic()
        screen = self.screen
        if event.type == pygame.QUIT:
            self.open = False
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED, pygame.WINDOWEXPOSED):
            self.surface = pygame.display.get_surface() or self.surface
            if min(self.size) < min(LEAST):
                self.surface = pygame.display.set_mode(LEAST, pygame.RESIZABLE)
            self.change()
        if screen.heard(event):
            self.change()
        elif event.type == pygame.MOUSEMOTION:
            screen.pointed = event.pos
            self.change()
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            screen.pointed = event.pos
            screen.pressed(event.pos, event.button)
            self.change()
        elif event.type == pygame.KEYDOWN:
            self._type(event)

    def _type(self, event: pygame.event.Event) -> None:
        if event.key == pygame.K_F11:
            pygame.display.toggle_fullscreen()
        elif event.key == pygame.K_q and event.mod & pygame.KMOD_CTRL:
            self.open = False
        elif self.screen.typed(event):
            self.change()

    def title(self, game: str) -> None:
        """Name the window after the game that is played in it."""
        pygame.display.set_caption(f"{game} – Boardloom" if game else "Boardloom")


def _first_size() -> tuple[int, int]:
    """As designed; on a screen with many fine pixels larger, on a small one what fits."""
    wide, high = pygame.display.get_desktop_sizes()[0]
    share = SHARE * min(wide / FIRST_SIZE[0], high / FIRST_SIZE[1])
    larger = share if share > 1.5 else min(1.0, share)
    return int(FIRST_SIZE[0] * larger), int(FIRST_SIZE[1] * larger)
