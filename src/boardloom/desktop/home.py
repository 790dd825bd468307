"""The first screen: the games, those that were left, and those that are over."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from boardloom.core.errors import BadInput
from boardloom.core.message import Series, Who, Words, message
from boardloom.desktop.replay import Replay
from boardloom.desktop.sample import sample
from boardloom.desktop.screen import Button, Screen
from boardloom.desktop.start import Start
from boardloom.desktop.table import Table
from boardloom.games import find, names
from boardloom.match import saved
from boardloom.match.match import Match
from boardloom.match.transcript import Summary
from boardloom.svg.logo import SIDE, logo

if TYPE_CHECKING:
    from boardloom.desktop.window import Window

LISTED = 3
"""How many games to go on with, or to see again, are offered: the newest."""
CARD, LEAST = (224.0, 340.0), 40.0
"""Of the design: width and height of a card, and how high its picture is at least."""


class Home(Screen):
    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self.games = [find(name) for name in names()]
        self.running = _latest(saved.running())
        self.finished = _latest(saved.finished())
        self.pictures: dict[str, pygame.Surface] = {}
        """Painted one after the other, when there is time."""
        self.notice: Words = ""

    def dress(self) -> None:
        self.pictures = {}

    def layout(self) -> None:
        wide, high = self.window.size
        gap, edge = self.px(14), self.px(28)
        across = max(1, min(len(self.games), (wide - 2 * edge + gap) // (self.px(CARD[0]) + gap)))
        card, tall = (wide - 2 * edge - gap * (across - 1)) // across, self.px(CARD[1])
        rows = -(-len(self.games) // across)
        lists = max(len(self.running), len(self.finished))
        room = high - self.px(112 + 28) - (self.px(44 + 50 * lists) if lists else 0)
        tall = max(self.px(90), min(tall, room // rows - gap))
        self.buttons, y = [], self.px(112)
        for i, game in enumerate(self.games):
            x = edge + i % across * (card + gap)
            rect = pygame.Rect(x, y + i // across * (tall + gap), card, tall)
            open_ = partial(self._open, game.name)
            self.buttons.append(Button(game.name, "", open_, rect))
        y += rows * (tall + gap) + self.px(40)
        half = (wide - 2 * edge - gap) // 2
        self.lists = y - self.px(18)
        for column, (files, act) in enumerate(((self.running, self._go_on), (self.finished, self._watch))):
            for number, (path, summary) in enumerate(files):
                rect = pygame.Rect(edge + column * (half + gap), y + number * self.px(50), half, self.px(46))
                self.buttons.append(
                    self._game(path, summary, rect, act, f"{'go' if not column else 'see'}{number}")
                )
        settings = self.say(message("web-nav-settings"))
        rect = pygame.Rect(wide - edge - self.px(150), self.px(30), self.px(150), self.px(44))
        self.buttons.append(Button("settings", settings, self.window.show_settings, rect, "quiet"))

    def _game(
        self, path: Path, summary: Summary, rect: pygame.Rect, act: Callable[[Path], None], id: str
    ) -> Button:
        everybody = Series(tuple(map(Who, range(len(summary.players)))), "list")
        words = self.window.words
        label = words.format(
            message("desktop-game", game=find(summary.game).called, players=everybody), summary.players
        )
        return Button(id, label, partial(act, path), rect, note=words.moment(summary.started))

    def update(self, now: float) -> bool:
        """Paint one more picture."""
        missing = next((game for game in self.games if game.name not in self.pictures), None)
        card = next((b for b in self.buttons if missing and b.id == missing.name), None)
        if missing is None or card is None:
            return False
        size = card.rect.width - self.px(16), max(1, card.rect.height - self.px(100))
        if size[1] < self.px(LEAST):
            size = (1, 1)  # too small to make anything out
        self.pictures[missing.name] = sample(self.window, missing, size)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        edge, side, brush = self.px(28), self.px(56), self.window.brush
        surface.blit(
            brush.picture(f'<g transform="scale({side / SIDE:.4f})">{logo()}</g>', side, side),
            (self.onwards(edge, side), self.px(26)),
        )
        self.write(
            surface,
            "Boardloom",
            self.onwards(edge + side + self.px(16)),
            self.px(44),
            self.px(38),
            weight=700,
            display=True,
        )
        said = self.say(self.notice or message("web-app-tagline"))
        self.write(
            surface,
            said,
            self.onwards(edge + side + self.px(16)),
            self.px(78),
            self.px(16),
            "bad" if self.notice else "soft",
        )
        wide = self.window.size[0]
        if self.running:
            self.write(
                surface,
                self.say(message("web-home-running")),
                self.onwards(edge),
                self.lists,
                self.px(16),
                weight=700,
            )
        if self.finished:
            title = self.say(message("web-home-over"))
            self.write(
                surface, title, self.onwards(wide / 2 + self.px(7)), self.lists, self.px(16), weight=700
            )

    def draw_buttons(self, surface: pygame.Surface) -> None:
        super().draw_buttons(surface)
        for game, card in zip(self.games, self.buttons, strict=False):
            rect = card.rect
            if picture := self.pictures.get(game.name):
                if picture.get_width() > rect.width:
                    self.pictures.pop(game.name)
                surface.blit(picture, (rect.left + self.px(8), rect.top + self.px(8)))
            middle, room = rect.centerx, rect.width - self.px(20)
            title = self.say(game.called)
            y = rect.bottom - self.px(78)
            self.write(
                surface, title, middle, y, self.px(20), room=room, anchor="middle", weight=700, display=True
            )
            about = self.say(message(f"{game.name}-summary"))
            for number, line in enumerate(self.lines(about, self.px(12.5), room)[:3]):
                self.write(
                    surface,
                    line,
                    middle,
                    y + self.px(21 + 16 * number),
                    self.px(12.5),
                    "soft",
                    room=room,
                    anchor="middle",
                )

    def _open(self, name: str) -> None:
        self.window.go(Start(self.window, find(name)))

    def _go_on(self, path: Path) -> None:
        if match := self._loaded(path):
            self.window.go(Table(self.window, match))

    def _watch(self, path: Path) -> None:
        if match := self._loaded(path):
            self.window.go(Replay(self.window, match))

    def _loaded(self, path: Path) -> Match | None:
        try:
            match = saved.load(path)
            match.config.check_shown()
            return match
        except BadInput as error:
            self.notice = error.words
            return None


def _latest(folder: Path) -> list[tuple[Path, Summary]]:
    known = names()
    return [(path, summary) for path, summary in saved.summaries(folder) if summary.game in known][:LISTED]
