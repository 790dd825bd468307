"""The title screen of a game: how many play, or set it up in detail."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from boardloom.core.errors import BadInput
from boardloom.core.game import Game
from boardloom.core.message import Words, message
from boardloom.desktop.lesson import Lesson, Puzzle
from boardloom.desktop.sample import sample
from boardloom.desktop.screen import Button, Look, Screen
from boardloom.desktop.set_up import SetUp
from boardloom.desktop.table import Table
from boardloom.match.match import Match
from boardloom.match.seat import Seat
from boardloom.match.seating import fresh_config, with_bot_names
from boardloom.words import first_known
from boardloom.words.sources import slug

if TYPE_CHECKING:
    from boardloom.desktop.window import Window

MOST = 6
"""Numbers of players that have a button; more are set up in detail."""


class Way(NamedTuple):
    """A way to begin at once."""

    people: int
    options: dict[str, object]
    note: Words


def ways(game: Game) -> list[Way]:
    """One person against bots, and people alone, as many as the game is usually played by.

    >>> from boardloom.games import find
    >>> [way.people for way in ways(find("blokus"))], [way.people for way in ways(find("ludo"))]
    ([1, 2, 4], [1, 2, 3, 4])
    """
    alone = next((name for name, people in game.config.preset_people.items() if people == 1), "")
    options: dict[str, object] = {"preset": alone} if alone else {}
    about = first_known(f"{game.name}-preset-{slug(alone)}.help") if alone else None
    found = [Way(1, options, about or message("desktop-against-bots"))]
    field = game.config.model_json_schema()["properties"]["players"]
    many = field.get("usual") or range(field.get("minimum", 2), field.get("maximum", MOST) + 1)
    for players in many:
        if players > 1 and not game.config.problems({"players": players}) and len(found) < MOST:
            found.append(Way(players, {"players": players}, message("desktop-together")))
    return found


class Start(Screen):
    def __init__(self, window: "Window", game: Game) -> None:
        super().__init__(window)
        self.game = game
        self.ways = ways(game)
        self.picture: pygame.Surface | None = None
        self.notice: Words = ""
        window.title(self.say(game.called))

    def dress(self) -> None:
        self.picture = None

    def layout(self) -> None:
        wide, high = self.window.size
        edge = self.px(40)
        self.area = pygame.Rect(edge, edge, wide // 2 - edge, high - 2 * edge)
        left, across = wide // 2 + edge, wide // 2 - 2 * edge
        self.beside = pygame.Rect(left, edge, across, high - 2 * edge)
        gap, row = self.px(10), self.px(62)
        columns = 1 if self.px(210 + 146) + len(self.ways) * (row + gap) <= high else 2
        rows = -(-len(self.ways) // columns)
        part = (across - gap * (columns - 1)) // columns
        y = max(self.px(210), (high - rows * (row + gap) - self.px(126)) // 2 + self.px(60))
        row = min(row, (high - y - self.px(146)) // max(1, rows) - gap)
        self.buttons = []
        for number, way in enumerate(self.ways):
            label = self.say(message("desktop-players", n=way.people))
            line, column = divmod(number, columns)
            rect = pygame.Rect(left + column * (part + gap), y + line * (row + gap), part, row)
            look: Look = "raised" if number == 0 else "plain"
            begin = partial(self.begin, way)
            self.buttons.append(
                Button(f"players{way.people}", label, begin, rect, look, str(way.people), self.say(way.note))
            )
        y += rows * (row + gap)
        more: list[tuple[str, Words, Callable[[], None], str]] = []
        if self.game.lesson:
            more.append(("learn", message("web-learn-offer"), self.learn, "l"))
        if self.game.puzzles:
            more.append(("puzzles", message("web-puzzles"), partial(self.puzzle, 1), "p"))
        for number, (id, words, press, key) in enumerate(more):
            part = (across - gap * (len(more) - 1)) // len(more)
            rect = pygame.Rect(left + number * (part + gap), y, part, self.px(46))
            self.buttons.append(Button(id, self.say(words), press, rect, key=key))
        y += self.px(46) if more else 0
        half = (across - gap) // 2
        rect = pygame.Rect(left, y + self.px(10), half, self.px(46))
        self.buttons.append(Button("set-up", self.say(message("web-home-setup")), self.set_up, rect, key="s"))
        back = self.say(message("web-play-back"))
        self.buttons.append(Button("home", back, self.window.home, rect.move(half + gap, 0)))

    def mirror(self) -> None:
        super().mirror()
        self.area, self.beside = self.flip(self.area), self.flip(self.beside)

    def draw(self, surface: pygame.Surface) -> None:
        if self.picture is None or self.picture.get_size() != self.area.size:
            self.picture = sample(self.window, self.game, self.area.size)
        surface.blit(self.picture, self.area.topleft)
        beside = self.beside
        y = float(self.px(90))
        for line in self.lines(self.say(self.game.called), self.px(48), beside.width):
            self.write(
                surface, line, beside.left, y, self.px(48), room=beside.width, weight=700, display=True
            )
            y += self.px(50)
        about = self.notice or message(f"{self.game.name}-summary")
        for line in self.lines(self.say(about), self.px(17), beside.width)[:3]:
            self.write(
                surface,
                line,
                beside.left,
                y,
                self.px(17),
                "bad" if self.notice else "soft",
                room=beside.width,
            )
            y += self.px(24)

    def key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_ESCAPE:
            self.window.home()
            return True
        return False

    def begin(self, way: Way) -> None:
        try:
            config = fresh_config(self.game, way.options)
            kinds = [("", seat >= way.people) for seat in range(config.players)]
            seats = [
                Seat(name, "bot") if bot else Seat(name)
                for name, (_, bot) in zip(with_bot_names(kinds), kinds, strict=True)
            ]
            self.window.go(Table(self.window, Match.new(self.game, config, seats)))
        except BadInput as error:
            self.notice = error.words

    def learn(self) -> None:
        self.window.go(Lesson(self.window, self.game, self.again))

    def puzzle(self, number: int) -> None:
        self.window.go(Puzzle(self.window, self.game, number, self.again))

    def again(self) -> None:
        """Back here."""
        self.window.go(Start(self.window, self.game))

    def set_up(self) -> None:
        self.window.go(SetUp(self.window, self.game))
