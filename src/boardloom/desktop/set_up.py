"""Setting up a game in detail: who sits where, and the options."""

import secrets
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame_gui.elements import UIScrollingContainer

from boardloom import bots
from boardloom.bots.registry import bot_title
from boardloom.core.errors import BadInput
from boardloom.core.game import Game, Position
from boardloom.core.message import Words, message
from boardloom.core.scene import Editor
from boardloom.desktop import editing
from boardloom.desktop.board_editor import BoardEditor
from boardloom.desktop.form import Form, Row, seated
from boardloom.desktop.form_screen import FormScreen
from boardloom.desktop.screen import Button
from boardloom.desktop.seat_colours import CHOICE, worn
from boardloom.desktop.table import Table
from boardloom.desktop.table_editor import TableEditor
from boardloom.match.match import Match
from boardloom.match.plain_view import safe_view
from boardloom.match.seat import Seat
from boardloom.match.seating import FRESH, fresh_config, live_config, usual_seats, with_bot_names

if TYPE_CHECKING:
    from boardloom.desktop.window import Window

HERE = "here"
NAME = 0.52
"""How much of a row what it is called takes."""


class SetUp(FormScreen):
    def __init__(self, window: "Window", game: Game) -> None:
        super().__init__(window)
        self.game = game
        self.options: dict[str, object] = {}
        self.wrong: dict[str, Words] = {}
        """By option that is typed as it cannot be: why."""
        self.on_board = self.in_tables = False
        """Whether something is edited on the board, and in tables."""
        self.seats: list[tuple[str, str]] = []
        """Name, and `here` or the bot that plays, by seat."""
        self.colours: list[str] = []
        """The colour chosen, by seat; empty for its own."""
        self.notice: Words = ""
        self._seat_everybody()
        window.title(self.say(game.called))

    # --- what is chosen ------------------------------------------------------------------------------

    def _seat_everybody(self) -> None:
        """As many seats as the options say; those who sit stay seated."""
        config = live_config(self.game, self.options)
        usual = [("", HERE if seat.kind == "here" else "") for seat in usual_seats(self.game, config)]
        self.seats = [*self.seats, *usual[len(self.seats) :]][: config.players]
        self.colours = [*self.colours, *[""] * len(self.seats)][: len(self.seats)]

    def rows(self) -> list[Row]:
        names = self.window.words.names([name for name, _ in self.seats])
        return list(Form(self.game, live_config(self.game, self.options), self.say, names).rows())

    def editors(self) -> tuple[Editor, ...]:
        """What is edited on the board or in tables, as it stands."""
        return safe_view(self.game).editors(live_config(self.game, self.options))

    def _bots(self) -> dict[str, str]:
        """Who may sit somewhere, by what it is called."""
        found = {self.say(message("web-setup-here")): HERE}
        for name in bots.able(Position.first(self.game, live_config(self.game, self.options))):
            found[self.say(message("web-setup-level", level=bot_title(self.game, name)))] = name
        return found

    def set_option(self, option: str, value: object) -> bool:
        """Give an option a value, if all of them go together then; whether they do."""
        wanted = {**self.options, option: value}
        if option == "preset":
            wanted = {"preset": value} if value else {}
        elif option == "players" and isinstance(value, int):
            wanted = seated(wanted, self.game, value)
        problems = self.game.config.problems(wanted)
        if problems and (other := self._refitted(wanted, option)):
            wanted, problems = other, []
        self.wrong.pop(option, None)
        if problems:
            self.wrong[option] = problems[0].words
        else:
            self.options = wanted
            self._seat_everybody()
        self.notice = next(iter(self.wrong.values()), "")
        return not problems

    def _refitted(self, wanted: Mapping[str, object], option: str) -> dict[str, object]:
        """The same with a board of one's own cut to another size; nothing if that does not help either."""
        drawn = {editor.field for editor in self.editors() if editor.kind != "table"} - {option}
        bare = {name: value for name, value in wanted.items() if name not in drawn}
        if drawn & wanted.keys() and not self.game.config.problems(bare):
            editors = safe_view(self.game).editors(live_config(self.game, bare))
            own = [editor for editor in editors if editor.field in wanted.keys() & drawn]
            fitted = {editor.field: editing.refitted(editor, wanted[editor.field]) for editor in own}
            return {**bare, **({} if self.game.config.problems({**bare, **fitted}) else fitted)}
        return {}

    # --- the form ------------------------------------------------------------------------------------

    def layout(self) -> None:
        super().layout()
        wide, high = self.window.size
        across, gap, y = self.px(170), self.px(10), high - self.px(74)
        row = [("back", "web-play-back", self.window.home, "")]
        row += [("board", "web-edit-on-board", self._edit_board, "e")] if self.on_board else []
        row += [("tables", "web-edit-tables", self._edit_tables, "t")] if self.in_tables else []
        left = (wide - (across + gap) * len(row) - self.px(240)) // 2
        self.buttons = []
        for id, words, press, key in row:
            rect = pygame.Rect(left, y, across, self.px(50))
            self.buttons.append(Button(id, self.say(message(words)), press, rect, key=key))
            left += across + gap
        rect = pygame.Rect(left, y, self.px(240), self.px(58))
        start = Button("start", self.say(message("web-setup-start")), self.start, rect, "raised")
        self.buttons.append(start)

    def build(self) -> None:
        wide, high = self.window.size
        edge, top = self.px(32), self.px(96)
        room = pygame.Rect(edge, top, (wide - 3 * edge) // 2, high - top - self.px(90))
        beside = room.move(room.width + edge, 0)
        editors = self.editors()
        self.in_tables = any(editor.kind == "table" for editor in editors)
        self.on_board = any(editor.kind != "table" for editor in editors)
        self.wrong = {}  # what was typed and did not fit is gone: the form shows what the options are
        known = self._bots()
        seats = self.column(room, len(self.seats))
        for seat in range(len(self.seats)):
            self._seat_row(seats, self.across, seat, known)
        rows = self.rows()
        options = self.column(beside, len(rows))
        for number, row in enumerate(rows):
            self._option_row(options, self.across, number, row)

    def _seat_row(self, into: UIScrollingContainer, room: float, seat: int, known: Mapping[str, str]) -> None:
        name, who = self.seats[seat]

        def named(text: str, _: bool) -> None:
            self.seats[seat] = (text.strip(), self.seats[seat][1])

        def sits(text: str, _: bool) -> None:
            self.seats[seat] = (self.seats[seat][0], known.get(text, HERE))

        free, gap = self.game.tones is None, self.px(8)
        middle, end = room * (0.38 if free else 0.5), room * (0.73 if free else 1.0)
        at = self.cell(seat, 0, middle - gap)
        self.entry(into, at, name, named, self.say(message("player", number=seat + 1)))
        shown = next((title for title, each in known.items() if each == who), None)
        shown = shown or (list(known)[1] if len(known) > 1 else next(iter(known)))
        self.menu(
            into, self.cell(seat, middle, end - middle - (gap if free else 0)), list(known), shown, sits
        )
        if free:
            self._colour_menu(into, self.cell(seat, end, room - end), seat)

    def _colour_menu(self, into: UIScrollingContainer, at: pygame.Rect, seat: int) -> None:
        """The colour of a seat, where games leave it to the players: one that nobody else has chosen."""
        mine = worn(self.colours)[seat]
        others = {*self.colours} - {mine}
        named = {
            self.say(message(f"web-colour-{name}")): value
            for name, value in CHOICE.items()
            if value not in others
        }
        unnamed = self.say(message("web-option-automatic"))
        shown = next((name for name, value in named.items() if value == mine), unnamed)
        named.setdefault(shown, "")

        def chosen(text: str, _: bool) -> None:
            self.colours[seat] = named[text]
            self.rebuild()

        self.menu(into, at, list(named), shown, chosen, mine)

    def _option_row(self, into: UIScrollingContainer, room: float, number: int, row: Row) -> None:
        self.label(into, self.cell(number, 0, room * NAME), row.title)
        at = self.cell(number, room * NAME + self.px(8), room * (1 - NAME) - self.px(8))
        if row.menu:
            self.menu(into, at, list(row.menu), row.now, partial(self._menu_chosen, row))
        else:
            empty = self.say(message("web-option-automatic"))
            self.entry(into, at, row.now, partial(self._typed, row), empty, number=True)

    def _menu_chosen(self, row: Row, text: str, _: bool) -> None:
        self.set_option(row.option, row.value(row.menu.get(text)))
        self.wrong.pop(row.option, None)  # the menu shows again what was chosen before
        self.rebuild()

    def _typed(self, row: Row, text: str, typing: bool) -> None:
        fits = self.set_option(row.option, row.value(text))
        if fits and not typing:
            self.rebuild()

    def draw(self, surface: pygame.Surface) -> None:
        self.write_head(surface, message("web-setup-of", game=self.game.called), self.notice)

    def key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_ESCAPE:
            self.window.home()
            return True
        return False

    # --- editors, and the game -----------------------------------------------------------------------

    def _edit_board(self) -> None:
        """The board as it stands, which is also the one that is played on."""
        for editor in self.editors():
            if editor.seed and not {editor.field, editor.seed} & self.options.keys():
                self.options[editor.seed] = secrets.randbelow(FRESH)
        self._cover(partial(BoardEditor, self.window, self.game, self.options, self._edited))

    def _edit_tables(self) -> None:
        self._cover(partial(TableEditor, self.window, self.game, self.options, self._edited))

    def _cover(self, page: Callable[[], BoardEditor | TableEditor]) -> None:
        self.window.screen = page()
        self.window.change()

    def _edited(self, options: Mapping[str, object]) -> None:
        """Back from an editor."""
        self.options = dict(options)
        self.window.uncover(self)

    def start(self) -> None:
        if self.wrong:
            return
        try:
            config = fresh_config(self.game, self.options)
            named = with_bot_names([(name, who != HERE) for name, who in self.seats])
            colours = worn(self.colours) if any(self.colours) else self.colours
            seats = [
                Seat(name, colour=colour)
                if who == HERE
                else Seat(name, "bot", bots.check(Position.first(self.game, config), who), colour)
                for name, (_, who), colour in zip(named, self.seats, colours, strict=True)
            ]
            match = Match.new(self.game, config, seats)
        except BadInput as error:
            self.notice = error.words
            return
        self.window.go(Table(self.window, match))
