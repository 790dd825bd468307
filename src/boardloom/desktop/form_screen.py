"""A page that is filled in: a form of pygame_gui, in the colours and letters of the house."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame
import pygame_gui
from pygame_gui.elements import UIDropDownMenu, UILabel, UIScrollingContainer, UITextEntryLine

from boardloom.desktop.brush import Brush
from boardloom.desktop.screen import Screen
from boardloom.svg.pixels import FONTS

if TYPE_CHECKING:
    from boardloom.desktop.window import Window

ROW = 44.0
"""The height of a row."""
ELEMENTS = ("label", "button", "text_entry_line", "drop_down_menu")
LETTERS = {"ar": ("NotoSansArabic-Regular.ttf", "Arab"), "zh": ("NotoSansSC-Regular.otf", "Hans")}
"""By language: the font that has its letters, and its script; others have the font of the house."""


Heard = Callable[[str, bool], None]
"""Takes what an element says now, and whether it is still being typed."""


class FormScreen(Screen):
    """Subclasses put elements into `manager` and say what is to happen when one is changed."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._built: tuple[int, int] | None = None
        self._heard: dict[object, Heard] = {}
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
        self._built, self._heard = self.window.size, {}
        language = self.window.words.language
        self.manager = pygame_gui.UIManager(
            self.window.size,
            theme_path=theme(self.window.brush, self.px(16), language),
            starting_language=language,
        )
        self.build()

    # --- what a form is made of ----------------------------------------------------------------------

    def column(self, room: pygame.Rect, rows: int) -> UIScrollingContainer:
        """A column of so many rows, which can be scrolled; menus at its end have room to open."""
        into = UIScrollingContainer(self.flip(room) if self.mirrored else room, self.manager)
        self.across = room.width - self.px(30)
        into.set_scrollable_area_dimensions((room.width - self.px(24), self.px(ROW) * rows + self.px(220)))
        return into

    def cell(self, row: int, left: float, wide: float) -> pygame.Rect:
        if self.mirrored:
            left = self.across - left - wide
        return pygame.Rect(int(left), row * self.px(ROW), int(wide), self.px(ROW) - self.px(8))

    def label(self, into: UIScrollingContainer, at: pygame.Rect, text: str) -> None:
        UILabel(at, text, self.manager, into, object_id="#option")

    def menu(
        self, into: UIScrollingContainer, at: pygame.Rect, listed: Sequence[str], now: str, heard: Heard
    ) -> None:
        shown = now if now in listed else listed[0]
        self._heard[UIDropDownMenu([*listed], shown, at, self.manager, into)] = heard

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
        self._heard[entry] = heard

    def entries(self) -> list[UITextEntryLine]:
        """What can be typed into."""
        return [element for element in self._heard if isinstance(element, UITextEntryLine)]

    # --- what screens do -----------------------------------------------------------------------------

    def heard(self, event: pygame.event.Event) -> bool:
        if self._built is None:
            return False
        taken = bool(self.manager.process_events(event))
        heard = self._heard.get(getattr(event, "ui_element", None))
        if heard and event.type in (
            pygame_gui.UI_DROP_DOWN_MENU_CHANGED,
            pygame_gui.UI_TEXT_ENTRY_CHANGED,
            pygame_gui.UI_TEXT_ENTRY_FINISHED,
        ):
            heard(event.text, event.type == pygame_gui.UI_TEXT_ENTRY_CHANGED)
        typing = (
            self.manager.focused_set
            and event.type == pygame.KEYDOWN
            and event.key not in (pygame.K_ESCAPE, pygame.K_RETURN)
        )
        return taken or bool(typing)

    def update(self, now: float) -> bool:
        if self._built is not None:
            self.manager.update(1 / 60)
        return True

    def draw_buttons(self, surface: pygame.Surface) -> None:
        super().draw_buttons(surface)
        self.manager.draw_ui(surface)


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
    return {
        "defaults": {"colours": plain, "font": font, "misc": shape},
        **lettered,
        "#number": {"font": {**font, "name": f"number-{language}", "direction": "ltr", "script": "Latn"}},
        "#option": {
            "font": font,
            "misc": {"text_horiz_alignment": "right" if script == "Arab" else "left"},
        },
    }
