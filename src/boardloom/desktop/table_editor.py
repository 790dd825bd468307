"""Options that are tables: a row for each record, a column for each of its fields."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame_gui.elements import UIScrollingContainer

from boardloom.core.game import Game
from boardloom.core.message import Words, message
from boardloom.core.scene import Editor
from boardloom.desktop.form import Field
from boardloom.desktop.form_screen import FormScreen
from boardloom.desktop.screen import Button
from boardloom.match.plain_view import safe_view
from boardloom.match.seating import live_config
from boardloom.words import first_known
from boardloom.words.sources import slug

if TYPE_CHECKING:
    from boardloom.desktop.window import Window

Record = dict[str, object]
TITLE = 0.28
"""How much of a row the text of its first column takes."""


class TableEditor(FormScreen):
    def __init__(
        self,
        window: "Window",
        game: Game,
        options: Mapping[str, object],
        done: Callable[[Mapping[str, object]], None],
    ) -> None:
        super().__init__(window)
        self.game, self.options, self._done = game, dict(options), done
        self.notice: Words = ""

    def editors(self) -> list[Editor]:
        editors = safe_view(self.game).editors(live_config(self.game, self.options))
        return [editor for editor in editors if editor.kind == "table"]

    def columns(self, field: str) -> dict[str, Field]:
        """What the records of an option have, by name."""
        schema = self.game.config.model_json_schema()
        kind = schema["properties"][field]["items"]["$ref"].rpartition("/")[2]
        found: dict[str, Field] = schema["$defs"][kind]["properties"]
        return found

    def _option(self, field: str) -> str:
        return f"{self.game.name}-option-{slug(field)}"

    # --- the form ------------------------------------------------------------------------------------

    def build(self) -> None:
        wide, high = self.window.size
        edge, top = self.px(32), self.px(96)
        room = pygame.Rect(edge, top, wide - 2 * edge, high - top - self.px(90))
        editors = self.editors()
        into = self.column(room, sum(len(editor.value) + 3 for editor in editors))
        row = 0
        for editor in editors:
            row = self._table(into, self.across, row, editor) + 1

    def _table(self, into: UIScrollingContainer, room: float, row: int, editor: Editor) -> int:
        """A table from a row of the form on; the row after it."""
        columns, option = self.columns(editor.field), self._option(editor.field)
        first = room * TITLE
        wide = (room - first) / max(1, len(columns) - 1)
        lefts = [0.0, *(first + wide * i for i in range(len(columns) - 1))]
        widths = [first, *([wide] * (len(columns) - 1))]
        gap = self.px(6)
        self.label(into, self.cell(row, 0, room), self.say(first_known(option) or editor.field))
        row += 1
        for name, left, across in zip(columns, lefts, widths, strict=True):
            title = self.say(first_known(f"{option}-{slug(name)}") or name)
            self.label(into, self.cell(row, left, across - gap), title)
        for number, record in enumerate(editor.value):
            for (name, field), left, across in zip(columns.items(), lefts, widths, strict=True):
                text = field.get("type") == "string"
                shown = str(record.get(name, field.get("default", "")))
                named = self.say(first_known(f"{option}-{slug(shown)}") or shown) if text else shown
                heard = partial(self._typed, editor.field, number, name, text, shown)
                at = self.cell(row + 1 + number, left, across - gap)
                self.entry(into, at, named, heard, number=not text)
        return row + 1 + len(editor.value)

    def _typed(
        self, field: str, number: int, name: str, text: bool, before: str, typed: str, _: bool
    ) -> None:
        """What was typed goes into its place, if the game accepts it there."""
        editor = next(editor for editor in self.editors() if editor.field == field)
        value: object = typed.strip()
        if not text:
            value = int(typed) if typed.strip().lstrip("-").isdecimal() else typed
        elif typed == self.say(first_known(f"{self._option(field)}-{slug(before)}") or before):
            value = before  # the rules' own name, which is said in everybody's language
        rows: list[Record] = [
            {**record, name: value} if i == number else dict(record) for i, record in enumerate(editor.value)
        ]
        problems = self.game.config.problems({**self.options, field: rows})
        self.notice = problems[0].words if problems else ""
        if not problems:
            self.options[field] = rows

    def reset(self) -> None:
        for editor in self.editors():
            self.options.pop(editor.field, None)
        self.notice = ""
        self.rebuild()

    def finish(self) -> None:
        if not self.notice:
            self._done(self.options)

    def layout(self) -> None:
        super().layout()
        wide, high = self.window.size
        across, y = self.px(200), high - self.px(74)
        left = wide // 2 - across - self.px(5)
        reset, done = self.say(message("web-edit-reset")), self.say(message("web-settings-done"))
        self.buttons = [
            Button("reset", reset, self.reset, pygame.Rect(left, y, across, self.px(50))),
            Button(
                "done", done, self.finish,
                pygame.Rect(left + across + self.px(10), y, across, self.px(58)), "raised",
            ),
        ]  # fmt: skip

    def draw(self, surface: pygame.Surface) -> None:
        self.write_head(surface, message("web-edit-tables"), self.notice)

    def key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_ESCAPE:
            self._done(self.options)
            return True
        return False
