"""Games that somebody is led through in the window: lessons, and puzzles."""

from abc import abstractmethod
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from boardloom.core.errors import BadInput
from boardloom.core.game import Game
from boardloom.core.message import message
from boardloom.desktop.choosing import Choosing
from boardloom.desktop.screen import Button
from boardloom.games.layout_helpers import NOTHING_TO_CHOOSE
from boardloom.match.guided import Guided, LessonWalk, PuzzleTry, puzzles_of
from boardloom.match.match import Match
from boardloom.match.seat import Seat
from boardloom.match.seating import with_bot_names

if TYPE_CHECKING:
    from boardloom.desktop.window import Window

SAYS, SIGNS = 9, {"right": "✓ ", "wrong": "✕ "}
"""Lines that the guide may take, and what it begins with once a move is judged."""


class GuidedTable(Choosing):
    """The guide says something, and then waits: for the learner's choice or roll, or to go on."""

    most_asked, asked_size, asked_part = SAYS, 18.0, "ink"

    def __init__(self, window: "Window", game: Game, guided: Guided, leave: Callable[[], None]) -> None:
        self.guided, self.leave = guided, leave
        players = guided.first.config.players
        names = with_bot_names([("", seat != guided.seat) for seat in range(players)])
        match = Match.new(game, guided.first.config, [Seat(name) for name in names])
        for played in guided.before:
            match.play(played.action)
        super().__init__(window, match)
        self.viewer = guided.seat
        self.refresh()
        self.settle()

    @property
    def asking(self) -> bool:
        return self.guided.coach.wait == "choice" and self.stage is None and self.caught_up

    @property
    def caught_up(self) -> bool:
        """Whether all that was played has been seen."""
        return self.at == len(self.match.actions)

    def settle(self) -> None:
        choices = self.view.choices(self.seen(self.at)) if self.asking else NOTHING_TO_CHOOSE
        self.set_choices(choices)

    def update(self, now: float) -> bool:
        changed = super().update(now)
        if self.stage is None and not self.caught_up:
            self.advance()
            return True
        if changed and self.stage is None:
            self.settle()
        return changed

    def do(self, action: int) -> None:
        self.go_on(action)

    def go_on(self, action: int | None = None) -> None:
        """Take the step that the guide waits for."""
        self.notice = ""
        try:
            played = self.guided.take(action)
        except BadInput as error:
            self.notice = error.words
            self.hand.path = ()
            return
        for each in played:
            self.match.play(each.action)
        self.settle()

    def undo(self) -> None:
        """There is nothing to take back."""

    # --- what is seen --------------------------------------------------------------------------------

    def headline(self) -> tuple[str, str]:
        coach = self.guided.coach
        title = message("web-learn-of", game=self.match.game.called)
        if isinstance(self.guided, PuzzleTry):
            title = message("web-puzzles-of", game=self.match.game.called)
        says = SIGNS.get(coach.verdict, "") + self.said(coach.says)
        held = self.held()
        if held and not held.fits and held.why:
            return self.said(title), self.said(held.why)
        return self.said(title), self.said(self.notice) or says

    def header(self) -> list[Button]:
        words, none = self.said, pygame.Rect(0, 0, 0, 0)
        return [
            Button("leave", words(message("web-play-back")), self.leave, none, "quiet"),
            Button("settings", words(message("web-nav-settings")), self.window.show_settings, none, "quiet"),
        ]

    def actions(self) -> list[list[Button]]:
        if self.stage or not self.caught_up:
            return []
        none, words, coach = pygame.Rect(0, 0, 0, 0), self.said, self.guided.coach
        if coach.wait == "choice":
            return self.choice_buttons()
        if coach.wait == "end":
            return self.endings()
        label = message("web-play-roll" if coach.wait == "roll" else "web-learn-next")
        return [[Button("go", words(label), self.go_on, none, "raised", "r")]]

    @abstractmethod
    def endings(self) -> list[list[Button]]:
        """What may be done when the guide has no more to say."""

    def pointed_at(self) -> list[str]:
        """What the guide speaks of, and what is to be chosen next."""
        coach = self.guided.coach
        taken = self.hand.path
        path = () if isinstance(self.guided, PuzzleTry) or not self.asking else coach.path
        ahead = [step for step in path if step not in taken]
        if ahead and ahead[0] in self.board.shapes:  # the piece is to be turned first
            return [button.id for button in self.buttons if button.id.startswith("turn-")]
        return [*coach.points, *ahead[:1]]

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.stage:
            return
        buttons = {button.id: button.rect for button in self.buttons}
        colour = self.window.brush.colour("glow")
        for id in self.pointed_at():
            if place := self.place_of(id) or buttons.get(id):
                box = place.inflate(self.px(10), self.px(10))
                pygame.draw.rect(surface, colour, box, self.px(5), border_radius=self.px(10))
        self._draw_progress(surface)

    def _draw_progress(self, surface: pygame.Surface) -> None:
        coach, column = self.guided.coach, self.column
        if coach.total > 1:
            bar = pygame.Rect(column.left, column.top - self.px(4), column.width, self.px(5))
            pygame.draw.rect(surface, self.window.brush.colour("line"), bar, border_radius=3)
            done = int(bar.width * (coach.step + 1) / coach.total)
            bar = pygame.Rect(bar.right - done if self.mirrored else bar.left, bar.top, done, bar.height)
            pygame.draw.rect(surface, self.window.brush.colour("accent"), bar, border_radius=3)


class Lesson(GuidedTable):
    """A guided first game."""

    def __init__(self, window: "Window", game: Game, leave: Callable[[], None]) -> None:
        super().__init__(window, game, LessonWalk(game), leave)

    def endings(self) -> list[list[Button]]:
        none, words = pygame.Rect(0, 0, 0, 0), self.said
        again = Button("restart", words(message("web-learn-restart")), self.restart, none)
        return [[again], [Button("play", words(message("web-learn-play")), self.leave, none, "raised")]]

    def restart(self) -> None:
        self.window.go(Lesson(self.window, self.match.game, self.leave))


class Puzzle(GuidedTable):
    """One position, and the one move that is better than all others."""

    def __init__(self, window: "Window", game: Game, number: int, leave: Callable[[], None]) -> None:
        self.number = number
        super().__init__(window, game, PuzzleTry(game, number), leave)
        self.at = len(self.match.actions)

    def endings(self) -> list[list[Button]]:
        none, words = pygame.Rect(0, 0, 0, 0), self.said
        retry = partial(self.turn_to, self.number)
        rows = [[Button("retry", words(message("web-puzzle-retry")), retry, none)]]
        if self.number < len(puzzles_of(self.match.game).puzzles):
            follow = partial(self.turn_to, self.number + 1)
            rows.append([Button("next", words(message("web-puzzle-next")), follow, none, "raised")])
        else:
            rows.append([Button("play", words(message("web-learn-play")), self.leave, none, "raised")])
        return rows

    def turn_to(self, number: int) -> None:
        self.window.go(Puzzle(self.window, self.match.game, number, self.leave))

    def header(self) -> list[Button]:
        quiet = super().header()
        total = len(puzzles_of(self.match.game).puzzles)
        which = self.said(message("web-learn-step", n=self.number, total=total))
        return [
            *quiet,
            Button("which", which, self.window.change, pygame.Rect(0, 0, 0, 0), "quiet", on=False),
        ]
