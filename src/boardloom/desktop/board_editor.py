"""A board of one's own: what is painted on its cells, and what leads from cell to cell."""

import secrets
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

import pygame
from msgspec.structs import replace

from boardloom.core.game import Game, Position
from boardloom.core.message import Series, Words, message
from boardloom.core.scene import Brush, Editor
from boardloom.desktop import editing
from boardloom.desktop.board_view import BoardView, Moving
from boardloom.desktop.editing import Carried, Link
from boardloom.desktop.screen import Button, Screen
from boardloom.desktop.walking import WALK, neighbour
from boardloom.match.plain_view import safe_view
from boardloom.match.seating import FRESH, live_config
from boardloom.svg.pen import Pen
from boardloom.words import first_known
from boardloom.words.sources import slug

if TYPE_CHECKING:
    from boardloom.desktop.window import Window

PANEL, EDGE, TOP, WORDS = 340.0, 20.0, 76.0, 130.0
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class BoardEditor(Screen):
    """Cells are clicked or dragged over; by keyboard they are reached by arrow keys and chosen by Enter."""

    def __init__(
        self,
        window: "Window",
        game: Game,
        options: Mapping[str, object],
        done: Callable[[Mapping[str, object]], None],
    ) -> None:
        super().__init__(window)
        self.game, self.options, self._done = game, dict(options), done
        self.view = safe_view(game)
        self.which = 0
        """Which of the options that are edited on the board."""
        self.carried: Carried | None = None
        self.notice: Words = ""
        self._verdicts: dict[str, Words] = {}
        """By cell: why what is carried cannot be dropped there; empty where it can."""
        self._painting = False
        self.area = pygame.Rect(0, 0, 1, 1)
        self._show()
        self.brush = self._first_brush()

    def dress(self) -> None:
        self._show()

    def _show(self) -> None:
        """The board by the options as they are."""
        config = live_config(self.game, self.options)
        self.on_board = [each for each in self.view.editors(config) if each.kind != "table"]
        self.which %= len(self.on_board)
        self.board = self.view.board(config)
        window, settings = self.window, self.window.settings
        names = window.words.names([""] * config.players)
        self.board_view = BoardView(window.brush, self.say, self.board, names, settings.details)
        self.board_view.put(self.area)
        self.board_view.show(self.view.scene(Position.first(self.game, config)), {})
        self._verdicts = {}
        window.change()

    def _first_brush(self) -> Brush:
        """To paint with, one that changes something."""
        paints = self.editor.kind == "paint"
        return self.editor.brushes[min(int(paints), len(self.editor.brushes) - 1)]

    @property
    def editor(self) -> Editor:
        return self.on_board[self.which]

    @property
    def links(self) -> list[Link]:
        return list(self.editor.value)

    # --- changing it ---------------------------------------------------------------------------------

    def put(self, value: object) -> bool:
        """Give the option another value; whether the game accepts it."""
        if why := self._fault(value):
            self.notice = message("web-edit-refused", why=why)
            return False
        self.options[self.editor.field] = value
        self.notice = ""
        self._show()
        return True

    def _fault(self, value: object) -> Words:
        problems = self.game.config.problems({**self.options, self.editor.field: value})
        return Series(tuple(problem.text for problem in problems), "parts") if problems else ""

    def act(self, cell: str) -> None:
        """What a click on a cell or Enter does there: paints it, picks something up, or drops it."""
        if self.editor.kind == "paint":
            self.paint(cell)
        elif self.carried is None:
            self.pick_up(cell)
        else:
            self.drop(cell)

    def paint(self, cell: str, brush: Brush | None = None) -> None:
        editor = self.editor
        if cell in editor.fixed:
            self.notice = message("web-edit-fixed")
        elif editing.brush_of(editor, editor.value[editor.cells.index(cell)]) != (brush or self.brush):
            self.put(editing.painted(editor, editor.value, cell, brush or self.brush))

    def pick_up(self, cell: str) -> None:
        number = editing.number_of(self.editor, cell)
        carried = editing.picked_up(self.editor, self.links, self.brush, number)
        self.carried, self._verdicts = carried, {}
        if carried.brush.ends == 1 and carried.link is None:
            self.drop(cell)
        else:
            self.notice = message("web-edit-held-at", cell=str(number))

    def verdict(self, cell: str) -> Words:
        """Why what is carried cannot be dropped there; empty where it can."""
        assert self.carried is not None
        if cell not in self._verdicts:
            number = editing.number_of(self.editor, cell)
            self._verdicts[cell] = self._fault(editing.dropped(self.links, self.carried, number))
        return self._verdicts[cell]

    def drop(self, cell: str) -> None:
        carried, number = self.carried, editing.number_of(self.editor, cell)
        assert carried is not None
        self.let_go()
        if carried.link is not None and number == self.links[carried.link].get(carried.end):
            return  # where it was
        if self.put(editing.dropped(self.links, carried, number)):
            self.notice = message("web-edit-placed")

    def let_go(self) -> None:
        self.carried, self.notice = None, ""

    def remove(self, cell: str) -> None:
        """Take away what is at a cell."""
        self.let_go()
        if self.editor.kind == "paint":
            self.paint(cell, self.editor.brushes[0])
        elif self.put(editing.without(self.links, editing.number_of(self.editor, cell))):
            self.notice = message("web-edit-removed")

    def clear(self) -> None:
        self.let_go()
        self.put(editing.plain(self.editor) if self.editor.kind == "paint" else [])

    def draw_another(self) -> None:
        """Leave it to the game, which draws another."""
        self.let_go()
        self.options.pop(self.editor.field, None)
        self.options[self.editor.seed] = secrets.randbelow(FRESH)
        self._show()

    def next_editor(self) -> None:
        self.let_go()
        self.which += 1
        self._show()
        self.brush = self._first_brush()

    def finish(self) -> None:
        self._done(self.options)

    # --- mouse and keyboard --------------------------------------------------------------------------

    def cell_at(self, at: tuple[int, int]) -> str:
        cells = self.editor.cells
        return self.board_view.at(at, frozenset(cells)) if self.board_view.area.collidepoint(at) else ""

    def click(self, at: tuple[int, int], button: int) -> None:
        cell = self.cell_at(at)
        if cell and button == 1:
            self._painting = self.editor.kind == "paint"
            self.act(cell)
        elif cell:
            self.let_go() if self.carried else self.remove(cell)
        else:
            self.let_go()

    def heard(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION and self._painting and event.buttons[0]:
            if cell := self.cell_at(event.pos):
                self.paint(cell)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._painting = False
            cell = self.cell_at(event.pos)
            if self.carried and cell and not self._begins_at(cell):
                self.drop(cell)  # dragged here
                return True
        return False

    def _begins_at(self, cell: str) -> bool:
        """Whether what is carried was picked up there: a click picks it up, and another drops it."""
        carried, number = self.carried, editing.number_of(self.editor, cell)
        if carried is None or carried.link is None:
            return carried is not None and carried.start == number
        return self.links[carried.link].get(carried.end) == number

    def key(self, event: pygame.event.Event) -> bool:
        cells = {cell: box for cell in self.editor.cells if (box := self.board_view.place_of(cell))}
        if event.key == pygame.K_ESCAPE:
            self.let_go() if self.carried else self.finish()
        elif event.key in WALK:
            self.focus = neighbour(cells, self.focus, *WALK[event.key])
        elif event.key in ENTER and self.focus in cells:
            self.act(self.focus)
        elif event.key in (pygame.K_DELETE, pygame.K_BACKSPACE) and self.focus in cells:
            self.remove(self.focus)
        else:
            return False
        return True

    # --- what is seen --------------------------------------------------------------------------------

    def layout(self) -> None:
        wide, high = self.window.size
        edge, top, gap = self.px(EDGE), self.px(TOP), self.px(8)
        across = min(self.px(PANEL), int(wide * 0.4))
        left = wide - edge - across
        self.column = pygame.Rect(left, top, across, high - top - edge)
        self.area = pygame.Rect(edge, top, left - 2 * edge, high - top - edge)
        self.board_view.put(self.area)
        self.buttons, y, actions = [], top, self._actions()
        rows = len(self.editor.brushes) + len(actions)
        tall = min(self.px(46), (high - top - edge - self.px(WORDS)) // rows - gap)
        for number, brush in enumerate(self.editor.brushes):
            rect = pygame.Rect(left, y, across, tall)
            choose, key = partial(self._take_brush, brush), str(number + 1)
            self.buttons.append(Button(brush.value, self.called(brush), choose, rect, key=key))
            y += tall + gap
        self.words_at = y
        y = high - edge
        for id, words, press, raised, key in reversed(actions):
            y -= tall
            rect = pygame.Rect(left, y, across, tall)
            self.buttons.append(
                Button(id, self.say(words), press, rect, "raised" if raised else "plain", key)
            )
            y -= gap

    def mirror(self) -> None:
        super().mirror()
        self.column, self.area = self.flip(self.column), self.flip(self.area)
        self.board_view.put(self.area)

    def _actions(self) -> list[tuple[str, Words, Callable[[], None], bool, str]]:
        editor = self.editor
        paint = editor.kind == "paint"
        rows: list[tuple[str, Words, Callable[[], None], bool, str]] = []
        if len(self.on_board) > 1:
            other = self.on_board[(self.which + 1) % len(self.on_board)].field
            called = message(f"{self.game.name}-option-{slug(other)}")
            rows.append(("other", called, self.next_editor, False, "o"))
        if editor.seed:
            fill = message("web-edit-fill" if paint else "web-edit-draw")
            rows.append(("draw", fill, self.draw_another, False, "a"))
        bare = message("web-edit-all-plain", kind=self.called(editor.brushes[0])) if paint else None
        rows.append(("clear", bare or message("web-edit-clear"), self.clear, False, "c"))
        return [*rows, ("done", message("web-settings-done"), self.finish, True, "d")]

    def _take_brush(self, brush: Brush) -> None:
        self.let_go()
        self.brush = brush

    def called(self, brush: Brush) -> str:
        """What a brush is called, as its option's choices are."""
        option = f"{self.game.name}-option-{slug(self.editor.field)}"
        known = first_known(f"{option}-{slug(brush.value)}", f"{option}-kind-{slug(brush.value)}")
        said = self.say(known or brush.value)
        return said[:1].upper() + said[1:]

    def draw(self, surface: pygame.Surface) -> None:
        option = message(f"{self.game.name}-option-{slug(self.editor.field)}")
        edge, size = self.px(EDGE), self.px(28)
        at = self.onwards(edge), self.px(TOP / 2)
        self.write(surface, self.say(option), *at, size, weight=700, display=True)
        over = self.cell_at(self.pointed) or self.focus
        self.board_view.draw(surface, (), over, None, Moving())
        if self.carried and (start := editing.cell_of(self.editor, self.carried.start)):
            self._draw_line(surface, start, over)
        y, small = float(self.words_at), self.px(15)
        paint = self.editor.kind == "paint"
        how = message("web-edit-paint-how" if paint else "web-edit-links-how")
        if self.carried and over in self.editor.cells and not self._begins_at(over):
            self.notice = self.verdict(over) or message("web-edit-fits")
        for words, part in (
            (self.notice or how, "ink" if self.notice else "soft"),
            (self.brush.rule, "soft"),
        ):
            for line in self.lines(self.say(words), small, self.column.width):
                y += small * 0.7
                self.write(surface, line, self.column.left, y, small, part, room=self.column.width)
                y += small * 0.65
            y += small * 0.5

    def _draw_line(self, surface: pygame.Surface, start: str, over: str) -> None:
        """Where the link that is carried would go."""
        begin, end = self.board_view.place_of(start), self.board_view.place_of(over)
        if begin is None or end is None or start == over:
            return
        colour = self.window.brush.colour("bad" if self.verdict(over) else "good")
        pygame.draw.line(surface, colour, begin.center, end.center, self.px(6))
        pygame.draw.circle(surface, colour, end.center, self.px(12))

    def draw_buttons(self, surface: pygame.Surface) -> None:
        super().draw_buttons(surface)
        for brush, button in zip(self.editor.brushes, self.buttons, strict=False):
            if brush == self.brush:
                ring = button.rect.inflate(4, 4)
                pygame.draw.rect(
                    surface, self.window.brush.colour("accent"), ring, 3, border_radius=self.px(11)
                )
            self._draw_sample(surface, brush, button.rect)

    def _draw_sample(self, surface: pygame.Surface, brush: Brush, rect: pygame.Rect) -> None:
        """How it looks on the board."""
        side, house = rect.height - self.px(14), self.window.brush
        left = rect.right - self.px(10) - side if self.mirrored else rect.left + self.px(10)
        at = (left, rect.top + self.px(5))
        if brush.node is None:
            pygame.draw.rect(surface, house.palette.tone(brush.tone), (at, (side, side)), border_radius=4)
            return
        bare = replace(brush.node, text="", caption="", note="", label="")
        xs, ys = ([x for x, _ in bare.points] or [bare.x]), ([y for _, y in bare.points] or [bare.y])
        more = 0.4 if bare.points else max(bare.w, bare.h) / 2
        whole = max(max(xs) - min(xs), max(ys) - min(ys)) + 2 * more
        unit, middle = side / whole, ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
        x, y = ((centre - whole / 2) * unit for centre in middle)
        drawn = Pen(unit, house.palette, self.say).draw(bare)
        surface.blit(house.picture(drawn, side, side, x, y), at)
