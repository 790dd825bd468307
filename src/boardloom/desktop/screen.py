"""What every screen of the window has: buttons, words, and a focus that the keyboard moves."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

import pygame

from boardloom.core.message import Arg
from boardloom.core.picture import columns_of
from boardloom.svg.markup import LETTER, to_the_left
from boardloom.svg.panel import wrapped

if TYPE_CHECKING:
    from boardloom.desktop.window import Window

Look = Literal["raised", "plain", "quiet", "aside"]
LIP = 4.0
PIECES = re.compile(
    r"(?:[\u3000-\u9fff\uff00-\uffef]|[^\u3000-\u9fff\uff00-\uffef]+)[、。，．：；！？）》」』]*"
)
"""A Chinese sign, or a run of other ones, with the stops that follow."""


def broken(line: str, columns: float) -> list[str]:
    """A line of a script without spaces, such as Chinese, in lines of so many columns. No stop begins one,
    and a word of other letters stays whole.

    >>> broken("才能离开基地。绕场一圈", 12)
    ['才能离开基', '地。绕场一圈']
    >>> broken("unbroken", 4)
    ['unbroken']
    """
    lines = [""]
    for piece in PIECES.findall(line):
        if lines[-1] and columns_of(lines[-1] + piece) > columns:
            lines.append("")
            piece = piece.lstrip()
        lines[-1] += piece
    return lines


@dataclass
class Button:
    """Something to press."""

    id: str
    label: str
    press: Callable[[], object]
    rect: pygame.Rect
    look: Look = "plain"
    key: str = ""
    """The letter that presses it too."""
    note: str = ""
    """In smaller letters below."""
    on: bool = True
    """Whether it can be pressed now."""
    tone: str = ""
    """Of the seat it stands for."""


class Screen:
    """One page of the window. Subclasses lay it out, draw it, and say what happens."""

    def __init__(self, window: "Window") -> None:
        self.window = window
        self.buttons: list[Button] = []
        self.focus = ""
        """The id of the button that the keyboard is at."""
        self.pointed = (-1, -1)

    # --- what subclasses say -----------------------------------------------------------------------

    def layout(self) -> None:
        """Put everything where it belongs; called when the window or what is shown has changed."""

    def mirror(self) -> None:
        """Put everything where it belongs in a language that runs from right to left, after `layout`."""
        for button in self.buttons:
            button.rect = self.flip(button.rect)

    def draw(self, surface: pygame.Surface) -> None:
        """Everything but the buttons."""

    def update(self, now: float) -> bool:
        """Go on by itself; whether anything has changed."""
        return False

    def click(self, at: tuple[int, int], button: int) -> None:
        """A click on something that is no button: 1 left, 3 right."""

    def key(self, event: pygame.event.Event) -> bool:
        """A key that no button took; whether it was any use."""
        return False

    def heard(self, event: pygame.event.Event) -> bool:
        """Any event, before everything else: whether it is dealt with."""
        return False

    def dress(self) -> None:
        """Take on the window's colours and language, which have changed."""

    def close(self) -> None:
        """The screen is left."""

    # --- what all have -----------------------------------------------------------------------------

    @property
    def scale(self) -> float:
        return self.window.scale

    def px(self, length: float) -> int:
        """A length of the design in pixels of this window."""
        return max(1, round(length * self.scale))

    @property
    def mirrored(self) -> bool:
        """Whether the page begins at the right."""
        return self.window.words.right_to_left

    def flip(self, rect: pygame.Rect) -> pygame.Rect:
        """The same place from the other side of the window."""
        return rect.move(self.window.size[0] - rect.right - rect.left, 0)

    def onwards(self, x: float, wide: float = 0.0) -> float:
        """Where something that wide is, so far from where the page begins."""
        return self.window.size[0] - x - wide if self.mirrored else x

    def say(self, words: Arg) -> str:
        return self.window.words.format(words)

    def lines(self, words: str, size: float, room: float) -> list[str]:
        """Words in lines of that width."""
        columns = room / (LETTER * size)
        return [
            piece
            for part in words.splitlines()
            for line in wrapped([part], columns)
            for piece in broken(line, columns)
        ]

    def write(
        self, surface: pygame.Surface, words: str, x: float, y: float, size: float, part: str = "ink", *,
        room: float = 0.0, anchor: Literal["start", "middle", "end"] = "start", weight: int = 500,
        display: bool = False,
    ) -> int:  # fmt: skip
        """One line whose middle is at y; how wide it is. Sizes are in pixels. With `room`, x is the left end
        of that room, which is filled from the side where the language begins; else where the words begin."""
        if not words:
            return 0
        brush = self.window.brush
        colour = part if part.startswith("#") else brush.colour(part)
        if self.mirrored:
            words = to_the_left(words)
        drawn = brush.words(words, size, colour, room, weight, display)
        wide = drawn.surface.get_width()
        if self.mirrored and anchor != "middle":
            anchor, x = ("end", x + room) if anchor == "start" else ("start", x)
        left = {"start": x, "middle": x - wide / 2, "end": x - wide}[anchor]
        surface.blit(drawn.surface, (round(left), round(y + drawn.y)))
        return wide

    def draw_buttons(self, surface: pygame.Surface) -> None:
        for button in self.buttons:
            self._draw_button(surface, button)

    def _draw_button(self, surface: pygame.Surface, button: Button) -> None:
        brush, rect = self.window.brush, button.rect
        near = button.on and rect.collidepoint(self.pointed)
        raised = button.look == "raised"
        fill = brush.colour("accent" if raised else "surface" if button.look != "quiet" else "page")
        rim = (
            "" if raised else brush.colour("accent" if near else "line" if button.look != "quiet" else "page")
        )
        if not button.on:
            fill, rim = brush.colour("page"), brush.colour("line")
        lip = LIP * self.scale if button.look != "quiet" and button.on else 0.0
        box = brush.box(rect.width, rect.height, fill, rim, lip, 10 * self.scale)
        surface.blit(box, rect.topleft)
        ink = "#ffffff" if raised and button.on else "soft" if not button.on else "ink"
        middle = rect.centery - lip / 2
        size = min(self.px(20 if raised else 16), rect.height * (0.34 if button.note else 0.42))
        room = rect.width - self.px(20)
        if button.note:
            self.write(
                surface,
                button.note,
                rect.centerx,
                middle + size * 0.75,
                size * 0.72,
                "soft" if not raised else "#ffffff",
                room=room,
                anchor="middle",
            )
            middle -= size * 0.4
        self.write(
            surface, button.label, rect.centerx, middle, size, ink, room=room, anchor="middle", weight=700
        )
        if button.tone:
            colour = brush.palette.tone(button.tone)
            stripe = pygame.Rect(
                rect.right - self.px(12) if self.mirrored else rect.left + self.px(6),
                rect.top + self.px(8),
                self.px(6),
                rect.height - self.px(16) - int(lip),
            )
            pygame.draw.rect(surface, colour, stripe, border_radius=self.px(3))
        if button.id == self.focus:
            pygame.draw.rect(surface, brush.colour("focus"), rect.inflate(6, 6), 3, border_radius=self.px(12))

    def targets(self) -> Sequence[str]:
        """What the keyboard goes through, by id."""
        return [button.id for button in self.buttons if button.on]

    def choose(self, id: str) -> bool:
        """Press the button of that id, if there is one."""
        button = next((button for button in self.buttons if button.id == id and button.on), None)
        if button:
            self._push(button)
        return button is not None

    def _push(self, button: Button) -> None:
        """What is pressed may change what can be pressed: until that is laid out, nothing is."""
        self.buttons = []
        button.press()

    def pressed(self, at: tuple[int, int], which: int) -> None:
        """A click anywhere."""
        self.focus = ""
        for button in reversed(self.buttons):
            if button.on and which == 1 and button.rect.collidepoint(at):
                self._push(button)
                return
        self.click(at, which)

    def typed(self, event: pygame.event.Event) -> bool:
        """A key: the screen's own, the focus, or the letter of a button."""
        if self.key(event):
            return True
        if event.key == pygame.K_TAB:
            ids = list(self.targets())
            step = -1 if event.mod & pygame.KMOD_SHIFT else 1
            start = ids.index(self.focus) if self.focus in ids else (0 if step < 0 else -1)
            self.focus = ids[(start + step) % len(ids)] if ids else ""
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            raised = next((b.id for b in self.buttons if b.look == "raised" and b.on), "")
            return self.choose(self.focus or raised)
        letter = event.unicode.casefold()
        for button in self.buttons:
            if letter and button.on and button.key.casefold() == letter:
                self._push(button)
                return True
        return False
