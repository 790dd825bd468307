"""Setting up a game in detail: who sits where, and the options, as a form of pygame_gui."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame
import pygame_gui
from pygame_gui.elements import UIDropDownMenu, UILabel, UIScrollingContainer, UITextEntryLine

from boardloom import bots
from boardloom.bots.registry import bot_title
from boardloom.core.errors import BadInput
from boardloom.core.game import Game, Position
from boardloom.core.message import Arg, Words, message
from boardloom.core.options import parse
from boardloom.desktop.brush import Brush
from boardloom.desktop.screen import Button, Screen
from boardloom.desktop.table import Table
from boardloom.match.match import Match
from boardloom.match.seat import Seat
from boardloom.match.seating import fresh_config, live_config, usual_seats, with_bot_names
from boardloom.svg.pixels import FONTS
from boardloom.words import first_known
from boardloom.words.sources import slug

if TYPE_CHECKING:
    from boardloom.desktop.window import Window

HERE = "here"
ROW, NAME = 44.0, 0.52
"""The height of a row, and how much of it what it is called takes."""
ELEMENTS = ("label", "button", "text_entry_line", "drop_down_menu")
LETTERS = {"ar": ("NotoSansArabic-Regular.ttf", "Arab"), "zh": ("NotoSansSC-Regular.otf", "Hans")}
"""By language: the font that has its letters, and its script; others have the font of the house."""


class Choice(NamedTuple):
    """An option of a game, as the form shows it."""

    name: str
    title: str
    values: dict[str, object]
    """What may be chosen, by what it is called; nothing where it is typed."""
    now: str


class SetUp(Screen):
    def __init__(self, window: "Window", game: Game) -> None:
        super().__init__(window)
        self.game = game
        self.options: dict[str, object] = {}
        self.seats: list[tuple[str, str]] = []
        """Name, and `here` or the bot that plays, by seat."""
        self.notice: Words = ""
        self._built: tuple[int, int] | None = None
        self._fields: dict[object, tuple[str, Any]] = {}
        """By element of the form: what it says."""
        self._seat_everybody()
        window.title(self.say(game.called))

    def dress(self) -> None:
        self._built = None

    # --- what is chosen ------------------------------------------------------------------------------

    def _seat_everybody(self) -> None:
        """As many seats as the options say; those who sit stay seated."""
        config = live_config(self.game, self.options)
        usual = [("", HERE if seat.kind == "here" else "") for seat in usual_seats(self.game, config)]
        self.seats = [*self.seats, *usual[len(self.seats) :]][: config.players]

    def choices(self) -> Iterator[Choice]:
        """The preset, how many play, and every option that is one value."""
        schema = self.game.config.model_json_schema()
        config = live_config(self.game, self.options)
        if self.game.config.presets:
            usual = self.say(message("web-setup-default"))
            presets = {
                self._named(f"{self.game.name}-preset-{slug(name)}", name): name
                for name in self.game.config.presets
            }
            now = next((title for title, name in presets.items() if name == config.preset), usual)
            yield Choice("preset", self.say(message("web-setup-presets")), {usual: None, **presets}, now)
        for name, field in schema["properties"].items():
            if name == "preset" or field.get("fresh") or field.get("screen") is False:
                continue
            values = self._values(name, field)
            if values is None:
                continue
            value = getattr(config, name)
            now = next((title for title, each in values.items() if each == value), str(value))
            yield Choice(
                name,
                self._named(f"{self.game.name}-option-{slug(name)}", field.get("title", name)),
                values,
                now,
            )

    def _values(self, name: str, field: Mapping[str, Any]) -> dict[str, object] | None:
        """What may be chosen; nothing where a number is typed, None for what a form has no row for."""
        if field.get("type") == "boolean":
            return {
                self.say(message(f"web-option-{word}")): on for word, on in (("on", True), ("off", False))
            }
        listed = field.get("enum") or [each["const"] for each in field.get("oneOf", ())]
        if listed:
            return {
                self._named(f"{self.game.name}-option-{slug(name)}-{slug(each)}", each): each
                for each in listed
            }
        if field.get("type") == "integer" and field.get("maximum", 1000) <= 16:
            many = range(field.get("minimum", 0), field["maximum"] + 1)
            return {self.say(each): each for each in many}
        return {} if field.get("type") in ("integer", "number") else None

    def _named(self, id: str, plain: Arg) -> str:
        return self.say(first_known(id) or plain)

    def _bots(self) -> dict[str, str]:
        """Who may sit somewhere, by what it is called."""
        found = {self.say(message("web-setup-here")): HERE}
        try:
            first = Position.first(self.game, live_config(self.game, self.options))
        except BadInput:
            return found
        for name in bots.able(first):
            found[self.say(message("web-setup-level", level=bot_title(self.game, name)))] = name
        return found

    # --- the form ------------------------------------------------------------------------------------

    def layout(self) -> None:
        wide, high = self.window.size
        if self._built != (wide, high):
            self._built = (wide, high)
            self._build()
        y, across = high - self.px(74), self.px(240)
        start = pygame.Rect(wide // 2 - across // 2 + self.px(70), y, across, self.px(58))
        self.buttons = [
            Button("start", self.say(message("web-setup-start")), self.start, start, "raised"),
            Button(
                "back",
                self.say(message("web-play-back")),
                self.window.home,
                pygame.Rect(start.left - self.px(150), y, self.px(140), self.px(50)),
            ),
        ]

    def _build(self) -> None:
        wide, high = self.window.size
        language = self.window.words.language
        self.manager = pygame_gui.UIManager(
            (wide, high),
            theme_path=theme(self.window.brush, self.px(16), language),
            starting_language=language,
        )
        self._fields, edge, top = {}, self.px(32), self.px(96)
        room = pygame.Rect(edge, top, (wide - 3 * edge) // 2, high - top - self.px(90))
        known = self._bots()
        rows = UIScrollingContainer(room, self.manager)
        for seat, (name, who) in enumerate(self.seats):
            self._seat_row(rows, room.width, seat, name, who, known)
        rows.set_scrollable_area_dimensions(
            (room.width - self.px(24), self.px(ROW) * len(self.seats) + self.px(220))
        )
        beside = room.move(room.width + edge, 0)
        options = UIScrollingContainer(beside, self.manager)
        listed = list(self.choices())
        for number, choice in enumerate(listed):
            self._option_row(options, beside.width, number, choice)
        options.set_scrollable_area_dimensions(
            (beside.width - self.px(24), self.px(ROW) * len(listed) + self.px(220))
        )

    def _cell(self, row: int, left: float, wide: float) -> pygame.Rect:
        return pygame.Rect(int(left), row * self.px(ROW), int(wide), self.px(ROW) - self.px(8))

    def _seat_row(
        self, into: UIScrollingContainer, wide: int, seat: int, name: str, who: str, known: Mapping[str, str]
    ) -> None:
        room, gap = wide - self.px(30), self.px(8)
        entry = UITextEntryLine(
            self._cell(seat, 0, room * 0.5 - gap),
            self.manager,
            into,
            placeholder_text=self.say(message("player", number=seat + 1)),
            initial_text=name or None,
        )
        shown = next((title for title, each in known.items() if each == who), None)
        shown = shown or (list(known)[1] if len(known) > 1 else next(iter(known)))
        menu = UIDropDownMenu(
            list(known), shown, self._cell(seat, room * 0.5, room * 0.5), self.manager, into
        )
        self._fields[entry] = ("name", seat)
        self._fields[menu] = ("who", (seat, dict(known)))

    def _option_row(self, into: UIScrollingContainer, wide: int, row: int, choice: Choice) -> None:
        room = wide - self.px(30)
        UILabel(self._cell(row, 0, room * NAME), choice.title, self.manager, into, object_id="#option")
        cell = self._cell(row, room * NAME + self.px(8), room * (1 - NAME) - self.px(8))
        element: object
        if choice.values:
            now = choice.now if choice.now in choice.values else next(iter(choice.values))
            element = UIDropDownMenu(list(choice.values), now, cell, self.manager, into)
        else:
            element = UITextEntryLine(cell, self.manager, into, object_id="#number", initial_text=choice.now)
        self._fields[element] = ("option", choice)

    def heard(self, event: pygame.event.Event) -> bool:
        if self._built is None:
            return False
        taken = bool(self.manager.process_events(event))
        field = self._fields.get(getattr(event, "ui_element", None))
        if field and event.type in (
            pygame_gui.UI_DROP_DOWN_MENU_CHANGED,
            pygame_gui.UI_TEXT_ENTRY_CHANGED,
            pygame_gui.UI_TEXT_ENTRY_FINISHED,
        ):
            self._chosen(*field, event.text, event.type == pygame_gui.UI_TEXT_ENTRY_CHANGED)
        typing = (
            self.manager.focused_set
            and event.type == pygame.KEYDOWN
            and event.key not in (pygame.K_ESCAPE, pygame.K_RETURN)
        )
        return taken or bool(typing)

    def _chosen(self, what: str, of: Any, text: str, typing: bool) -> None:
        """Something in the form says something else."""
        if what == "name":
            self.seats[of] = (text.strip(), self.seats[of][1])
        elif what == "who":
            seat, known = of
            self.seats[seat] = (self.seats[seat][0], known.get(text, HERE))
        else:
            before, plain = dict(self.options), of.values.get(text)
            self.options[of.name] = plain if of.values else parse([f"{of.name}={text or 0}"])[of.name]
            if of.name == "preset":
                self.options = {"preset": plain} if plain else {}
            problems = self.game.config.problems(self.options)
            self.notice = problems[0].words if problems else ""
            if problems and of.values:
                self.options = before
            if not problems:
                self._seat_everybody()
            if not typing:
                self._built = None

    def update(self, now: float) -> bool:
        if self._built is None:
            return True
        self.manager.update(1 / 60)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        title = self.say(message("web-setup-of", game=self.game.called))
        self.write(surface, title, self.px(32), self.px(40), self.px(32), weight=700, display=True)
        said = self.say(self.notice)
        self.write(
            surface, said, self.px(32), self.px(76), self.px(16), "bad", room=self.window.size[0] * 0.9
        )

    def draw_buttons(self, surface: pygame.Surface) -> None:
        super().draw_buttons(surface)
        self.manager.draw_ui(surface)

    def key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_ESCAPE:
            self.window.home()
            return True
        return False

    def start(self) -> None:
        try:
            config = fresh_config(self.game, self.options)
            named = with_bot_names([(name, who != HERE) for name, who in self.seats])
            seats = [
                Seat(name)
                if who == HERE
                else Seat(name, "bot", bots.check(Position.first(self.game, config), who))
                for name, (_, who) in zip(named, self.seats, strict=True)
            ]
            match = Match.new(self.game, config, seats)
        except BadInput as error:
            self.notice = error.words
            return
        self.window.go(Table(self.window, match))


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
        "#option": {"font": font, "misc": {"text_horiz_alignment": "left"}},
    }
