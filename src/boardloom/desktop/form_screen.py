"""A page that is filled in: a form of pygame_gui, in the colours and letters of the house."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame
import pygame_gui
from pygame_gui.elements import (
    UIDropDownMenu,
    UILabel,
    UIScrollingContainer,
    UITextEntryLine,
    UIVerticalScrollBar,
)

from boardloom.core.message import Words
from boardloom.desktop.brush import Brush
from boardloom.desktop.screen import Screen
from boardloom.svg.palette import ink_on
from boardloom.svg.pixels import FONTS

if TYPE_CHECKING:
    from boardloom.desktop.window import Window

ROW = 44.0
"""The height of a row."""
STATES = ("normal", "hovered", "active", "selected")
ELEMENTS = ("label", "button", "text_entry_line", "drop_down_menu")
LETTERS = {"ar": ("NotoSansArabic-Regular.ttf", "Arab"), "zh": ("NotoSansSC-Regular.otf", "Hans")}
"""By language: the font that has its letters, and its script; others have the font of the house."""


STEPS = {pygame.K_UP: -1, pygame.K_LEFT: -1, pygame.K_DOWN: 1, pygame.K_RIGHT: 1}
"""Keys that choose the entry before or after in a menu."""
Field = UIDropDownMenu | UITextEntryLine
Heard = Callable[[str, bool], None]
"""Takes what an element says now, and whether it is still being typed."""


class FormScreen(Screen):
    """Subclasses put elements into `manager` and say what is to happen when one is changed."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._built: tuple[int, int] | None = None
        self._heard: dict[object, Heard] = {}
        self._fields: dict[str, Field] = {}
        """What the keyboard goes through, by an id that lasts when the form is made anew."""
        self._columns: list[UIScrollingContainer] = []
        self._tab_down = False
        """Whether Tab is held; pygame may repeat it where making the form anew took a while."""
        self._told: dict[object, str] = {}
        """What a field that is typed into has said in full."""
        self.across = 0.0
        """How wide the rows of the column are that is being filled."""

    @abstractmethod
    def build(self) -> None:
        """Make the form anew."""

    def rebuild(self) -> None:
        """What the form says is no longer true."""
        self._built = None

    def dress(self) -> None:
        self.rebuild()

    def layout(self) -> None:
        if self._built == self.window.size:
            return
        scrolled = [self._bar(column).start_percentage for column in self._columns]
        self._built, self._heard, self._fields, self._columns = self.window.size, {}, {}, []
        self._told = {}
        language = self.window.words.language
        self.manager = pygame_gui.UIManager(
            self.window.size,
            theme_path=theme(self.window.brush, self.px(16), language),
            starting_language=language,
        )
        self.build()
        for column, start in zip(self._columns, scrolled, strict=False):
            self._bar(column).set_scroll_from_start_percentage(start)
        if self.focus in self._fields:
            self._go(self.focus)

    # --- what a form is made of ----------------------------------------------------------------------

    def column(self, room: pygame.Rect, rows: int) -> UIScrollingContainer:
        """A column of so many rows, which can be scrolled; menus at its end have room to open."""
        into = UIScrollingContainer(self.flip(room) if self.mirrored else room, self.manager)
        self.across = room.width - self.px(30)
        into.set_scrollable_area_dimensions((room.width - self.px(24), self.px(ROW) * rows + self.px(220)))
        self._columns.append(into)
        return into

    def cell(self, row: int, left: float, wide: float) -> pygame.Rect:
        if self.mirrored:
            left = self.across - left - wide
        return pygame.Rect(int(left), row * self.px(ROW), int(wide), self.px(ROW) - self.px(8))

    def label(self, into: UIScrollingContainer, at: pygame.Rect, text: str) -> None:
        UILabel(at, text, self.manager, into, object_id="#option")

    def menu(
        self, into: UIScrollingContainer, at: pygame.Rect, listed: Sequence[str], now: str, heard: Heard,
        colour: str = "",
    ) -> None:  # fmt: skip
        """With a colour the menu is as the colour that is chosen in it."""
        shown = now if now in listed else listed[0]
        id = f"#colour{colour[1:]}" if colour else None
        if id:
            inked = {f"{state}_{part}": to for state in STATES for part, to in
                     (("bg", colour), ("text", ink_on(colour)))}  # fmt: skip
            self.manager.get_theme().load_theme({f"{id}.#selected_option": {"colours": inked}})
        field = UIDropDownMenu([*listed], shown, at, self.manager, into, object_id=id)
        self._take_in(field, into, at, heard)

    def entry(
        self, into: UIScrollingContainer, at: pygame.Rect, now: str, heard: Heard, placeholder: str = "",
        number: bool = False,
    ) -> None:  # fmt: skip
        entry = UITextEntryLine(
            at,
            self.manager,
            into,
            object_id="#number" if number else None,
            initial_text=now or None,
            placeholder_text=placeholder or None,
        )
        self._told[entry] = now
        self._take_in(entry, into, at, heard)

    def _take_in(self, field: Field, into: UIScrollingContainer, at: pygame.Rect, heard: Heard) -> None:
        self._heard[field] = heard
        self._fields[f"field-{self._columns.index(into)}-{at.y}-{at.x}"] = field

    def entries(self) -> list[UITextEntryLine]:
        """What can be typed into."""
        return [element for element in self._heard if isinstance(element, UITextEntryLine)]

    # --- the keyboard --------------------------------------------------------------------------------

    def targets(self) -> list[str]:
        return [*self._fields, *super().targets()]

    def field_of(self, id: str) -> Field:
        """The field of that id, as it was made last."""
        return self._fields[id]

    def _bar(self, column: UIScrollingContainer) -> UIVerticalScrollBar:
        assert column.vert_scroll_bar is not None
        return column.vert_scroll_bar

    def _go(self, id: str) -> None:
        """The focus goes to a field, which is brought into sight, or to a button."""
        self.focus, field = id, self._fields.get(id)
        self.manager.set_focus_set(field if isinstance(field, UITextEntryLine) else None)
        if field is None:
            return
        if isinstance(field, UITextEntryLine):  # what is typed replaces all that stands there
            field.edit_position = len(field.text)
            field.select_range = [0, len(field.text)]
            field.cursor_has_moved_recently = True
        column = self._columns[int(id.split("-")[1])]
        seen, at = column.get_abs_rect(), field.get_abs_rect()
        inside = column.get_container().get_abs_rect()
        if not seen.top <= at.top <= at.bottom <= seen.bottom:
            middle = at.centery - inside.top - seen.height / 2
            self._bar(column).set_scroll_from_start_percentage(middle / inside.height)

    def _key_of_field(self, event: pygame.event.Event) -> bool:
        """Tab goes from field to field, then to the buttons; in a menu arrow keys choose, and Enter and Space
        take the next entry."""
        typing = self.manager.focused_set or ()
        now = next((id for id, field in self._fields.items() if field in typing), self.focus)
        if event.key == pygame.K_TAB:
            if self._tab_down:
                return True
            self._tab_down = True
            ids, step = self.targets(), -1 if event.mod & pygame.KMOD_SHIFT else 1
            after = (ids.index(now) + step if now in ids else min(step, 0)) % len(ids)
            self._said_in_full(now)
            self._go(ids[after])
            return True
        menu = self._fields.get(self.focus)
        if not isinstance(menu, UIDropDownMenu):
            return False
        listed = [option[0] for option in menu.options_list]
        place = listed.index(menu.selected_option[0])
        if event.key in STEPS:
            place = max(0, min(place + STEPS[event.key], len(listed) - 1))
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            place = (place + 1) % len(listed)
        else:
            return False
        self._heard[menu](listed[place], False)
        self.rebuild()
        return True

    def _said_in_full(self, id: str) -> None:
        """A field is left: what was typed there is all."""
        field = self._fields.get(id)
        if isinstance(field, UITextEntryLine) and (text := field.get_text()) != self._told[field]:
            self._told[field] = text
            self._heard[field](text, False)

    # --- what screens do -----------------------------------------------------------------------------

    def heard(self, event: pygame.event.Event) -> bool:
        if self._built is None and event.type == pygame.KEYDOWN:
            self.layout()
        if event.type == pygame.KEYUP and event.key == pygame.K_TAB:
            self._tab_down = False
        if self._built is None:
            return False
        if event.type == pygame.KEYDOWN and self._key_of_field(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.focus = ""
        taken = bool(self.manager.process_events(event))
        heard = self._heard.get(getattr(event, "ui_element", None))
        if heard and event.type in (
            pygame_gui.UI_DROP_DOWN_MENU_CHANGED,
            pygame_gui.UI_TEXT_ENTRY_CHANGED,
            pygame_gui.UI_TEXT_ENTRY_FINISHED,
        ):
            typing = event.type == pygame_gui.UI_TEXT_ENTRY_CHANGED
            if not typing:
                self._told[event.ui_element] = event.text
            heard(event.text, typing)
        written = (
            self.manager.focused_set
            and event.type == pygame.KEYDOWN
            and event.key not in (pygame.K_ESCAPE, pygame.K_RETURN)
        )
        return taken or bool(written)

    def update(self, now: float) -> bool:
        if self._built is not None:
            self.manager.update(1 / 60)
        return True

    def write_head(self, surface: pygame.Surface, title: Words, notice: Words) -> None:
        """The title, and below it what is wrong with the form."""
        left = self.onwards(self.px(32))
        self.write(surface, self.say(title), left, self.px(40), self.px(32), weight=700, display=True)
        room = self.window.size[0] * 0.9
        left = self.onwards(self.px(32), room)
        self.write(surface, self.say(notice), left, self.px(76), self.px(16), "bad", room=room)

    def draw_buttons(self, surface: pygame.Surface) -> None:
        super().draw_buttons(surface)
        self.manager.draw_ui(surface)
        if field := self._fields.get(self.focus):
            seen = self._columns[int(self.focus.split("-")[1])].get_abs_rect()
            ring = pygame.Rect(field.get_abs_rect()).inflate(6, 6)
            surface.set_clip(seen.inflate(8, 8))
            pygame.draw.rect(surface, self.window.brush.colour("focus"), ring, 3, border_radius=self.px(8))
            surface.set_clip(None)


def theme(brush: Brush, size: int, language: str) -> dict[str, Any]:
    """The colours and letters of the house, as pygame_gui takes them."""
    part = brush.colour
    plain = {
        "dark_bg": part("page"),
        "normal_bg": part("surface"),
        "hovered_bg": part("page"),
        "disabled_bg": part("page"),
        "selected_bg": part("accent"),
        "active_bg": part("page"),
        "normal_text": part("ink"),
        "hovered_text": part("ink"),
        "selected_text": "#ffffff",
        "disabled_text": part("soft"),
        "active_text": part("ink"),
        "normal_border": part("line"),
        "hovered_border": part("accent"),
        "selected_border": part("accent"),
        "active_border": part("accent"),
        "disabled_border": part("line"),
        "link_text": part("accent-ink"),
        "text_cursor": part("ink"),
        "filled_bar": part("accent"),
        "unfilled_bar": part("line"),
    }
    file, script = LETTERS.get(language, (next(file for file in FONTS if "nunito" in file), "Latn"))
    font = {
        "name": f"house-{language}",
        "size": str(size),
        "locale": language,
        "regular_path": str(Path(pygame_gui.__file__).parent / "data" / file),
        "script": script,
        "direction": "rtl" if script == "Arab" else "ltr",
    }
    shape = {
        "border_width": "1",
        "shadow_width": "0",
        "shape": "rounded_rectangle",
        "shape_corner_radius": "8",
    }
    lettered = {element: {"font": font} for element in ELEMENTS}
    indented = {"padding": f"{size // 2},{size // 8}"}
    return {
        "defaults": {"colours": plain, "font": font, "misc": shape},
        **lettered,
        "text_entry_line": {"font": font, "misc": indented},
        "#number": {"font": {**font, "name": f"number-{language}", "direction": "ltr", "script": "Latn"}},
        "#option": {
            "font": font,
            "misc": {"text_horiz_alignment": "right" if script == "Arab" else "left"},
        },
    }
