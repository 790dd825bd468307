"""A hand at a real window: what it clicks and types goes through the X server, as a person's does."""

import subprocess
import time
from collections.abc import Callable

import pygame

from boardloom.core.choice_tree import paths
from boardloom.desktop.choosing import Choosing
from boardloom.desktop.form_screen import FormScreen
from boardloom.desktop.replay import Replay
from boardloom.desktop.screen import Screen
from boardloom.desktop.settings import Settings
from boardloom.desktop.table import ROLL, Table
from boardloom.desktop.window import Window

LONG = 300.0
"""Seconds after which something will not happen any more, on however busy a machine."""


class WatchedWindow(Window):
    """A window that counts what it hears."""

    heard: dict[int, int]

    def hear(self, event: pygame.event.Event) -> None:
        self.heard[event.type] = self.heard.get(event.type, 0) + 1
        super().hear(event)


class Driver:
    """Clicks, types, and lets the window go on."""

    def __init__(self, **settings: object) -> None:
        WatchedWindow.heard = {}
        self.window = WatchedWindow(Settings(**{"speed": "instant", **settings}))  # type: ignore[arg-type]
        self.until(lambda: pygame.WINDOWSHOWN in self.window.heard or pygame.display.get_active())
        self.id = str(pygame.display.get_wm_info()["window"])
        # It reads a command from each line. A process for each of hundreds of clicks would take longer.
        self._hand = subprocess.Popen(["xdotool", "-"], stdin=subprocess.PIPE, text=True)
        self._do("windowfocus", "--sync", self.id)

    @property
    def screen(self) -> Screen:
        return self.window.screen

    @property
    def table(self) -> Table:
        assert isinstance(self.screen, Table)
        return self.screen

    @property
    def choosing(self) -> Choosing:
        assert isinstance(self.screen, Choosing)
        return self.screen

    @property
    def replay(self) -> Replay:
        assert isinstance(self.screen, Replay)
        return self.screen

    def until(self, holds: Callable[[], bool]) -> None:
        """Let the window go on until something holds."""
        end = time.monotonic() + LONG
        while not holds():
            assert time.monotonic() < end, "it never came to that"
            self.window.frame()

    def drawn(self) -> None:
        """Let the window be drawn as it is now."""
        self.window.change()
        self.window.frame()

    def click(self, at: tuple[int, int] | pygame.Rect, button: int = 1) -> None:
        x, y = at.center if isinstance(at, pygame.Rect) else at
        before = self.window.heard.get(pygame.MOUSEBUTTONUP, 0)
        self._do("mousemove", "--window", self.id, str(x), str(y), "click", str(button))
        self.until(lambda: self.window.heard.get(pygame.MOUSEBUTTONUP, 0) > before)
        self.drawn()

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press the left button, move over everything between, and let go."""
        before = self.window.heard.get(pygame.MOUSEBUTTONUP, 0)
        steps = 8
        way = [
            tuple(round(a + (b - a) * i / steps) for a, b in zip(start, end, strict=True)) for i in range(9)
        ]
        self._do("mousemove", "--window", self.id, str(start[0]), str(start[1]), "mousedown", "1")
        for x, y in way[1:]:
            self._do("mousemove", "--window", self.id, str(x), str(y))
        self.until(lambda: self.screen.pointed == end)
        self._do("mouseup", "1")
        self.until(lambda: self.window.heard.get(pygame.MOUSEBUTTONUP, 0) > before)
        self.drawn()

    def field(self, text: str) -> pygame.Rect:
        """Where something that can be typed into is, by what stands in it."""
        form = self.screen
        assert isinstance(form, FormScreen)
        entry = next(each for each in form.entries() if each.get_text() == text)
        return pygame.Rect(entry.get_abs_rect())

    def point(self, at: tuple[int, int]) -> None:
        self._do("mousemove", "--window", self.id, str(at[0]), str(at[1]))
        self.until(lambda: self.screen.pointed == at)

    def key(self, *keys: str) -> None:
        """Keys by the names of X: `Right`, `space`, `shift+Right`."""
        before = self.window.heard.get(pygame.KEYUP, 0)
        pressed = sum(key.count("+") + 1 for key in keys)
        if keys:
            self._do("key", *keys)
        self.until(lambda: self.window.heard.get(pygame.KEYUP, 0) >= before + pressed)
        self.drawn()

    def press(self, id: str) -> None:
        """Click the button of that id."""
        self.drawn()
        button = next(button for button in self.screen.buttons if button.id == id)
        assert button.on, f"{id} cannot be pressed"
        self.click(button.rect)

    def ids(self) -> list[str]:
        """The buttons that are there."""
        self.drawn()
        return [button.id for button in self.screen.buttons]

    def picture(self) -> pygame.Surface:
        self.drawn()
        return self.window.surface.copy()

    def resize(self, size: tuple[int, int]) -> None:
        self._do("windowsize", self.id, *map(str, size))
        self.until(lambda: self.window.size == size)
        self.drawn()

    def close(self) -> None:
        assert self._hand.stdin is not None
        self._hand.stdin.close()
        assert self._hand.wait(LONG) == 0
        self.window.close()

    def _do(self, *command: str) -> None:
        assert self._hand.stdin is not None
        self._hand.stdin.write(" ".join(command) + "\n")
        self._hand.stdin.flush()

    # --- playing -------------------------------------------------------------------------------------

    def turn(self) -> None:
        """Take one action as the person who is asked, by mouse and keyboard alone."""
        table = self.table
        self.until(lambda: table.asking or table.handing or table.match.position.over)
        self.drawn()
        if table.match.position.over:
            return
        if table.handing:
            self.press("show")
        elif table.match.position.mover < 0:
            # Half of all rolls by mouse, half by keyboard.
            if len(table.match.actions) % 4 < 2:
                self.press(ROLL)
            else:
                self.key("space")
        else:
            actions = list(paths(table.hand.choices).values())
            wanted = [path for path in actions if not set(path) & {"end", "skip", "pass"}] or actions
            self.follow(wanted[len(table.match.actions) * 7 % len(wanted)])

    def follow(self, path: tuple[str, ...]) -> None:
        """Choose the steps of a path, one after the other, where they are seen."""
        table = self.choosing
        for step in path:
            if step in table.hand.path:
                continue
            self.drawn()
            if step in table.board.shapes:
                self.key(*turning(table, step))
            elif table.hand.shape:
                self.click(over(table, step))
            elif step in table.hand.lying():
                self.click(table.panel.boxes[step])
            elif place := table.board_view.place_of(step):
                self.click(place)
            else:
                self.press(step)
        if table.hand.aimed():
            self.press("do")
        elif table.asked:
            self.press("yes")

    def finish(self) -> None:
        """Play until the game is over."""
        while not self.table.match.position.over:
            self.turn()
        self.until(lambda: self.table.stage is None)
        self.drawn()


KEYS = {"ArrowRight": "Right", "ArrowLeft": "Left", "ArrowUp": "Up", "ArrowDown": "Down"}


def turning(table: Choosing, wanted: str) -> list[str]:
    """The keys that turn the piece in hand so that it lies as wanted."""
    start = table.hand.path[-1]
    ways: dict[str, list[str]] = {start: []}
    found = [start]
    for lying in found:
        for turn in table.board.turns[lying]:
            if turn.to not in ways:
                ways[turn.to] = [*ways[lying], KEYS[turn.key]]
                found.append(turn.to)
    return ways[wanted]


def over(table: Choosing, cell: str) -> tuple[int, int]:
    """Where to click so that the piece in hand is placed with its anchor on a cell."""
    xs, ys = [x for x, _ in table.hand.shape], [y for _, y in table.hand.shape]
    node = next(node for node in table.board.nodes if node.id == cell)
    middle = (
        node.x - 0.5 + (min(xs) + max(xs) + 1) / 2,
        node.y - 0.5 + (min(ys) + max(ys) + 1) / 2,
    )
    x, y = table.board_view.in_window(middle)
    return round(x), round(y)
