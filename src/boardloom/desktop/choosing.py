"""A person at a table puts a move together: what is open, clicks and keys, and the buttons for it."""

from abc import abstractmethod
from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING

import pygame

from boardloom.core.choice_tree import following
from boardloom.core.message import Words, message
from boardloom.core.scene import Choices
from boardloom.desktop.aim import Aim, aims, draw_ahead, draw_aims
from boardloom.desktop.hand import Hand, Held
from boardloom.desktop.screen import Button, Look
from boardloom.desktop.tabletop import Tabletop
from boardloom.desktop.walking import WALK, far, neighbour
from boardloom.match.match import Match

if TYPE_CHECKING:
    from boardloom.desktop.window import Window

PLACE, DO = "place", "do"
"""Ids of the raised action."""
NUMBER_OF, NUMBER, LONGEST = "number", "-+0123456789", 12
"""The id of the button beside a number, what it may begin with, and how much of it counts."""
ARROWS = {
    pygame.K_RIGHT: "ArrowRight",
    pygame.K_LEFT: "ArrowLeft",
    pygame.K_UP: "ArrowUp",
    pygame.K_DOWN: "ArrowDown",
}


class Choosing(Tabletop):
    """A table at which somebody may choose."""

    def __init__(self, window: "Window", match: Match) -> None:
        self.hand = Hand()
        self.asked: tuple[str, int] | None = None
        """A grave step and its action, before somebody says that it is really meant."""
        self.notice: Words = ""
        self.typed_number = ""
        """What is being typed where a number chooses."""
        super().__init__(window, match)

    @property
    @abstractmethod
    def asking(self) -> bool:
        """Whether a person is asked for something now."""

    @abstractmethod
    def do(self, action: int) -> None:
        """Play an action and show it."""

    @abstractmethod
    def undo(self) -> None:
        """Back to the last time a person was asked."""

    def set_choices(self, choices: Choices) -> None:
        """What is open now; what was chosen or typed before is put back."""
        self.typed_number = ""
        self.hand.settle(self.board, self.scene, choices)
        self.focus = ""
        self.window.change()

    def open_nodes(self) -> Collection[str]:
        return () if not self.asking or self.hand.shape else self.hand.next_steps()

    def near(self) -> str:
        """What the pointer or the keyboard is at."""
        if not self.asking or self.hand.shape:
            return ""
        step = self.looked()
        return step if self.board_view.place_of(step) else ""

    def looked(self) -> str:
        """The step that the pointer or the keyboard is at: on the board, in the panel, or its button."""
        open_ = self.hand.next_steps()
        on_board = self.board_view.at(self.pointed, open_)
        boxes = {**self.panel.boxes, **{button.id: button.rect for button in self.buttons}}
        beside = (id for id, box in boxes.items() if id in open_ and box.collidepoint(self.pointed))
        return on_board or next(beside, "") or self.focus

    def aimed_at(self) -> list[Aim]:
        """Where the steps lead that may be chosen now."""
        if not self.asking or self.hand.shape:
            return []
        return list(aims(self.hand, self.scene, self.looked(), self.match.position.turn))

    def held(self) -> Held | None:
        return self.hand.held() if self.asking else None

    def choose(self, id: str) -> bool:
        return super().choose(id) or self.take(id)

    def take(self, id: str) -> bool:
        """Choose a step, if it is open."""
        if not self.asking or id not in self.hand.open():
            return False
        grave = "grave" in self.hand.step(id).flags
        action = self.hand.take(id)
        if action is None:
            return True
        if grave and not (self.window.settings.by_the_text and "aside" in self.hand.step(id).flags):
            self.asked = (id, action)
            self.hand.back()
        else:
            self.do(action)
        return True

    def targets(self) -> list[str]:
        buttons = list(super().targets())
        places = [step for step in self.open_nodes() if step not in buttons] if self.asking else []
        return [*places, *buttons]

    def place(self) -> None:
        held = self.hand.held()
        if held and held.fits:
            self.take(held.cell)

    def click(self, at: tuple[int, int], button: int) -> None:
        if self.stage:
            self.stage.skip()
            return
        if not self.asking:
            return
        if button == 3:
            self.hand.back()
            return
        on_board = self.board_view.area.collidepoint(at)
        if self.hand.shape and on_board:
            self.hand.wanted = self.board_view.on_board(at)
            self.place()
            return
        piece = next((step for step, box in self.panel.boxes.items() if box.collidepoint(at)), "")
        if piece in self.hand.lying() and self.hand.path and self.window.settings.by_the_text:
            self.notice = message("desktop-one-piece")
            return
        open_ = self.hand.open()
        self.take(self.board_view.at(at, open_) or piece)

    def heard(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION and self.hand.shape:
            if self.board_view.area.collidepoint(event.pos):
                self.hand.wanted = self.board_view.on_board(event.pos)
        if event.type == pygame.MOUSEWHEEL and (turns := self.hand.turns()):
            self.hand.turn(turns[0 if event.y < 0 else min(1, len(turns) - 1)])
            return True
        return super().heard(event)

    def key(self, event: pygame.event.Event) -> bool:
        if self.stage and event.key in (pygame.K_SPACE, pygame.K_RETURN, pygame.K_ESCAPE):
            self.stage.skip()
            return True
        if event.key == pygame.K_ESCAPE:
            if self.asked:
                self.asked = None
            elif self.typed_number:
                self.typed_number = ""
            elif self.hand.path:
                self.hand.back()
            else:
                self.focus = ""
            return True
        if event.mod & pygame.KMOD_CTRL and event.key == pygame.K_z:
            self.undo()
            return True
        if not self.asking:
            return False
        return bool(self.number_wanted() and self._key_of_number(event)) or self._key_of_hand(event)

    # --- numbers -----------------------------------------------------------------------------------

    def number_wanted(self) -> Words:
        """What the button beside a number says; empty where nothing is chosen by number."""
        return self.hand.step(self.hand.path[-1]).by_number if self.hand.path and self.asking else ""

    def choose_number(self, typed: str) -> None:
        """Choose by a number: of the steps that follow, from 0 on."""
        steps = list(following(self.hand.choices, self.hand.path))
        if not typed.removeprefix("-").isdecimal():
            what = self.hand.step(self.hand.path[-1]).label
            self.notice = message("web-play-integer", what=what)
            return
        self.take(steps[max(0, min(int(typed[:LONGEST]), len(steps) - 1))])

    def _key_of_number(self, event: pygame.event.Event) -> bool:
        """A key that types a number; anything but a digit only once there is one."""
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.typed_number:
            self._number_typed()
        elif event.key == pygame.K_BACKSPACE and self.typed_number:
            self.typed_number = self.typed_number[:-1]
        elif event.unicode.isprintable() and (self.typed_number or event.unicode in NUMBER) and event.unicode:
            self.typed_number += event.unicode
        else:
            return False
        return True

    def number_button(self) -> Button:
        """What has been typed so far, to be pressed where Enter is not."""
        said, none = self.said(self.number_wanted()), pygame.Rect(0, 0, 0, 0)
        return Button(NUMBER_OF, said, self._number_typed, none, note=f"{self.typed_number}▏")

    def _number_typed(self) -> None:
        typed, self.typed_number = self.typed_number.strip(), ""
        if typed:
            self.choose_number(typed)

    def _key_of_hand(self, event: pygame.event.Event) -> bool:
        hand, letter = self.hand, event.unicode.casefold()
        if hand.shape and event.key in WALK and event.mod & pygame.KMOD_SHIFT:
            (x, y), (dx, dy) = hand.wanted or (self.board.width / 2, self.board.height / 2), WALK[event.key]
            hand.wanted = (
                min(self.board.width, max(0, x + dx)),
                min(self.board.height, max(0, y + dy)),
            )
            return True
        if hand.shape and event.key == pygame.K_TAB and (places := hand.places()):
            now = hand.wanted
            nearest = min(range(len(places)), key=lambda i: far(places[i], now or (0, 0)))
            hand.wanted = places[(nearest + 1) % len(places)] if now else places[0]
            return True
        if hand.shape and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            self.place()
            return True
        for turn in hand.turns():
            if turn.key == ARROWS.get(event.key) or (letter and letter in (turn.key.casefold(), turn.letter)):
                hand.turn(turn)
                return True
        if event.key in WALK and not hand.shape:
            return self._walk(*WALK[event.key])
        for step in (*hand.next_steps(), *hand.open()):
            if letter and hand.step(step).key.casefold() == letter:
                return self.take(step)
        return False

    def _walk(self, dx: int, dy: int) -> bool:
        """The focus goes to the nearest place in a direction."""
        boxes = {step: box for step in self.targets() if (box := self.place_of(step) or self._button(step))}
        self.focus = neighbour(boxes, self.focus, dx, dy)
        return bool(boxes)

    def _button(self, id: str) -> pygame.Rect | None:
        return next((button.rect for button in self.buttons if button.id == id), None)

    # --- buttons -----------------------------------------------------------------------------------

    def layout(self) -> None:
        super().layout()
        column, gap = self.column, self.px(8)
        y, rows = column.bottom, self.actions()
        for row in reversed(rows):
            high = self.px(60 if any(button.look == "raised" for button in row) else 46)
            y -= high
            wide = (column.width - gap * (len(row) - 1)) // len(row)
            for i, button in enumerate(row):
                button.rect = pygame.Rect(column.left + i * (wide + gap), y, wide, high)
                self.buttons.append(button)
            y -= gap
        self.rows = column.bottom - y
        if self.scene.trays:  # pieces in hand stay where they are while others move
            self.rows = max(self.rows, self.px(60) + 2 * self.px(46) + 3 * gap)

    @abstractmethod
    def actions(self) -> list[list[Button]]:
        """What may be pressed, row by row; the raised action is the last."""

    def choice_buttons(self) -> list[list[Button]]:
        none, hand, words = pygame.Rect(0, 0, 0, 0), self.hand, self.said
        offers = [step for step in hand.offers() if step != hand.aimed()]
        main = next((step for step in offers if "main" in hand.step(step).flags), "")
        if not main and len(offers) == 1 and not hand.shape and not hand.tray:
            main = offers[0]
        buttons = [self._offer(step) for step in offers if step != main]
        columns = 1 if len(buttons) <= 4 else 2 if len(buttons) <= 12 else 3
        rows = [buttons[i : i + columns] for i in range(0, len(buttons), columns)]
        if hand.tray:
            rows.insert(0, self._turn_buttons())
        if self.number_wanted():
            rows.append([self.number_button()])
        if hand.aimed():
            step = hand.step(hand.aimed())
            rows.append(
                [
                    Button(
                        DO,
                        words(step.short or step.label),
                        self._confirm,
                        none,
                        "raised",
                        note=words(step.outcome),
                    )
                ]
            )
        elif main:
            rows.append([self._offer(main, raised=True)])
        elif hand.tray:
            held = hand.held()
            fits = bool(held and held.fits)
            rows.append(
                [Button(PLACE, words(message("web-play-place")), self.place, none, "raised", on=fits)]
            )
        return rows

    def _turn_buttons(self) -> list[Button]:
        """They are there before a piece is held, so that nothing moves when one is."""
        hand = self.hand
        shown = hand.turns() or next(iter(self.board.turns.values()), ())
        return [
            Button(
                f"turn-{turn.key}",
                self.said(turn.word),
                partial(hand.turn, turn),
                pygame.Rect(0, 0, 0, 0),
                on=bool(hand.turns()),
            )
            for turn in shown
            if turn.word
        ]

    def _offer(self, id: str, raised: bool = False) -> Button:
        step = self.hand.step(id)
        label = self.said(step.label)
        label = label[:1].upper() + label[1:]
        look: Look = "raised" if raised else "plain"
        tone = next((p.tone for n, p in enumerate(self.scene.players) if id == f"seat{n}"), "")
        return Button(
            id,
            label,
            partial(self.take, id),
            pygame.Rect(0, 0, 0, 0),
            look,
            step.key,
            self.said(step.outcome),
            tone=tone,
        )

    def _confirm(self) -> None:
        action = self.hand.confirm()
        if action is not None:
            self.do(action)

    def _really(self) -> None:
        if self.asked:
            self.do(self.asked[1])

    def _never(self) -> None:
        self.asked = None

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.asking:
            draw_ahead(self, surface, self.scene.ahead, self.board_view.place_of)
        draw_aims(self, surface, self.aimed_at(), self.place_of)
        chosen = next((step for step in self.hand.path if step in self.panel.boxes), "")
        for step in {chosen, self.focus} & self.panel.boxes.keys():
            colour = self.window.brush.colour("accent" if step == chosen else "focus")
            box = self.panel.boxes[step].inflate(self.px(8), self.px(8))
            pygame.draw.rect(surface, colour, box, 3, border_radius=self.px(6))
