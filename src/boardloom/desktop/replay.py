"""A finished game, seen again move by move."""

from typing import TYPE_CHECKING

import pygame

from boardloom.core.message import message
from boardloom.desktop.screen import Button
from boardloom.desktop.tabletop import Tabletop
from boardloom.match.match import Match

if TYPE_CHECKING:
    from boardloom.desktop.window import Window

PAUSE = 0.7
"""Seconds between two moves while it plays by itself."""
SIGNS = {"first": "◀◀", "back": "◀", "forward": "▶", "last": "▶▶"}
MIRRORED = dict(zip(SIGNS, reversed(SIGNS.values()), strict=True))


class Replay(Tabletop):
    """The whole game, all of whose secrets are known now."""

    def __init__(self, window: "Window", match: Match) -> None:
        super().__init__(window, match)
        self.playing = False
        self._next = 0.0
        self.turn_to(0)

    def turn_to(self, at: int) -> None:
        self.stage = None
        self.at = max(0, min(len(self.match.actions), at))
        self.refresh()
        self.window.change()

    def forward(self) -> None:
        """One on, with its motion."""
        self.stage = None
        if self.at < len(self.match.actions):
            self.advance()
        else:
            self.playing = False

    def back(self) -> None:
        self.playing = False
        self.turn_to(self.at - 1)

    def first(self) -> None:
        self.playing = False
        self.turn_to(0)

    def last(self) -> None:
        self.playing = False
        self.turn_to(len(self.match.actions))

    def toggle(self) -> None:
        self.playing = not self.playing
        if self.playing and self.at == len(self.match.actions):
            self.turn_to(0)

    def update(self, now: float) -> bool:
        changed = super().update(now)
        if self.stage is None and self.playing:
            if changed:
                self._next = now + PAUSE * self.window.settings.pace
            if now >= self._next:
                self.forward()
                self._next = now + PAUSE * self.window.settings.pace
                return True
        return changed

    def key(self, event: pygame.event.Event) -> bool:
        keys = {
            pygame.K_LEFT if self.mirrored else pygame.K_RIGHT: self.forward,
            pygame.K_RIGHT if self.mirrored else pygame.K_LEFT: self.back,
            pygame.K_HOME: self.first,
            pygame.K_END: self.last,
            pygame.K_SPACE: self.toggle,
            pygame.K_ESCAPE: self.window.home,
        }
        if event.key not in keys:
            return False
        keys[event.key]()
        return True

    def click(self, at: tuple[int, int], button: int) -> None:
        if self.stage:
            self.stage.skip()
            return
        bar = self.bar()
        if bar.inflate(0, self.px(20)).collidepoint(at):
            self.playing = False
            along = bar.right - at[0] if self.mirrored else at[0] - bar.left
            self.turn_to(round(along / bar.width * len(self.match.actions)))

    def headline(self) -> tuple[str, str]:
        at = message("web-replay-at", at=self.at, of=len(self.match.actions))
        summary = self.scene.summary
        if summary and not self.stage:
            return self.said(summary.headline), self.said(at)
        title = self.said(message("web-replay-begin")) if not self.at else self.turn_words()[0]
        return title, self.said(at)

    def header(self) -> list[Button]:
        none = pygame.Rect(0, 0, 0, 0)
        return [
            Button("home", self.said(message("ending-home")), self.window.home, none, "quiet"),
            Button(
                "settings", self.said(message("web-nav-settings")), self.window.show_settings, none, "quiet"
            ),
        ]

    def bar(self) -> pygame.Rect:
        """The way through the game."""
        column = self.column
        return pygame.Rect(column.left, column.bottom - self.px(120), column.width, self.px(6))

    def layout(self) -> None:
        super().layout()
        column, gap, none = self.column, self.px(8), pygame.Rect(0, 0, 0, 0)
        signs = MIRRORED if self.mirrored else SIGNS
        steps = [
            Button("first", signs["first"], self.first, none),
            Button("back", signs["back"], self.back, none),
            Button("forward", signs["forward"], self.forward, none),
            Button("last", signs["last"], self.last, none),
        ]
        wide = (column.width - 3 * gap) // 4
        y = column.bottom - self.px(46)
        for i, button in enumerate(steps):
            button.rect = pygame.Rect(column.left + i * (wide + gap), y, wide, self.px(46))
        label = self.said(message("web-replay-pause" if self.playing else "web-replay-play"))
        play = Button(
            "play",
            label,
            self.toggle,
            pygame.Rect(column.left, y - self.px(62), column.width, self.px(54)),
            "raised",
        )
        self.buttons += [play, *steps]
        self.rows = self.px(140)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        bar, brush = self.bar(), self.window.brush
        pygame.draw.rect(surface, brush.colour("line"), bar, border_radius=3)
        share = self.at / max(1, len(self.match.actions))
        done = pygame.Rect(bar.left, bar.top, int(bar.width * share), bar.height)
        if self.mirrored:
            done.right = bar.right
        head = done.midleft if self.mirrored else done.midright
        pygame.draw.rect(surface, brush.colour("accent"), done, border_radius=3)
        pygame.draw.circle(surface, brush.colour("accent"), head, self.px(8))
