"""The settings: a row for each, which a click or a key changes to the next of its values."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from boardloom.core.message import message
from boardloom.desktop.screen import Button, Screen
from boardloom.words import catalogue, first_known, language_of_environment, languages

if TYPE_CHECKING:
    from boardloom.desktop.window import Window

ROWS: dict[str, tuple[str, tuple[str | bool, ...]]] = {
    "theme": ("web-settings-theme", ("light", "dark")),
    "letters": ("desktop-letters", ("normal", "large", "largest")),
    "speed": ("web-settings-speed", ("slow", "normal", "fast", "instant")),
    "sound": ("web-settings-sound", (True, False)),
    "details": ("web-settings-details", (False, True)),
    "patterns": ("web-settings-patterns", (False, True)),
    "own_dice": ("web-table-own-dice", (False, True)),
    "by_the_text": ("desktop-by-the-text", (True, False)),
}
"""By setting: what it is called, and its values."""


class SettingsPage(Screen):
    def __init__(self, window: "Window", covered: Screen) -> None:
        super().__init__(window)
        self.covered = covered

    def layout(self) -> None:
        wide, high = self.window.size
        across, top, gap, row = min(wide - self.px(40), self.px(560)), self.px(90), self.px(6), self.px(52)
        language = self.window.settings.language or language_of_environment()
        listed = [
            (
                name,
                message(title),
                self._called(name, getattr(self.window.settings, name)),
                self._next(name, of),
            )
            for name, (title, of) in ROWS.items()
        ]
        called = catalogue(language).name
        listed.append(("language", message("web-settings-language"), called, self._next_language))
        room, rows, columns = high - top - self.px(90), len(listed), 1
        if (row + gap) * rows > room:
            rows, columns, across = -(-rows // 2), 2, wide - self.px(40)
        row = min(row, room // rows - gap)
        left, y = (wide - across) // 2, max(top, (high - (row + gap) * (rows + 2)) // 2)
        part = (across - gap * (columns - 1)) // columns
        self.buttons = []
        for number, (id, title, value, press) in enumerate(listed):
            column, line = divmod(number, rows)
            rect = pygame.Rect(left + column * (part + gap), y + line * (row + gap), part, row)
            self.buttons.append(Button(id, self.say(title), press, rect, note=value))
        done, below = self.say(message("web-settings-done")), y + rows * (row + gap) + self.px(12)
        rect = pygame.Rect(left, below, across, self.px(58))
        self.buttons.append(Button("done", done, self.done, rect, "raised"))

    def _called(self, name: str, value: Any) -> str:
        if isinstance(value, bool):
            return self.say(message("web-option-on" if value else "web-option-off"))
        return self.say(first_known(f"web-{name}-{value}", f"desktop-{name}-{value}") or value)

    def _next(self, name: str, values: tuple[str | bool, ...]) -> Callable[[], None]:
        def change() -> None:
            now = getattr(self.window.settings, name)
            setattr(self.window.settings, name, values[(values.index(now) + 1) % len(values)])
            self._changed()

        return change

    def _next_language(self) -> None:
        known = languages()
        now = self.window.settings.language or language_of_environment()
        after = known[(known.index(now) + 1) % len(known)] if now in known else known[0]
        self.window.settings.language = after
        self._changed()

    def _changed(self) -> None:
        self.window.settings.keep()
        self.window.settle()

    def draw(self, surface: pygame.Surface) -> None:
        wide, _ = self.window.size
        self.write(
            surface,
            self.say(message("web-nav-settings")),
            wide / 2,
            self.px(56),
            self.px(36),
            anchor="middle",
            weight=700,
            display=True,
        )

    def key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_ESCAPE:
            self.done()
            return True
        return False

    def done(self) -> None:
        self.window.uncover(self.covered)

    def close(self) -> None:
        self.covered.close()
