"""Lessons and puzzles in a terminal: the table, what the guide says, and an answer."""

from rich.console import Console
from rich.style import Style
from rich.text import Text

from boardloom.core import paths
from boardloom.core.errors import BadInput
from boardloom.core.game import Game
from boardloom.core.message import Words, message
from boardloom.match.guided import Coach, Guided, LessonWalk, PuzzleTry, puzzles_of
from boardloom.match.match import Match
from boardloom.match.seat import Seat
from boardloom.match.seating import with_bot_names
from boardloom.terminal.choice_list import choice_list, numbered
from boardloom.terminal.paint import style
from boardloom.terminal.position_picture import PAGE
from boardloom.terminal.screen import draw, in_colours, picture, prompt, step_text
from boardloom.terminal.steps import Route, Steps
from boardloom.terminal.talk import hear, live, number, prepare, say
from boardloom.words import spoken

LEAVING = ("q", "quit")
TONES = {"right": "good", "wrong": "bad"}


def learn(game: Game, console: Console) -> None:
    """A guided first game, until its end or until somebody leaves."""
    if _GuidedTable(LessonWalk(game), console).run():
        command = f"{paths.command()} play {game.name}"
        say(console, spoken(message("learn-done", command=command)))


def solve(game: Game, number: int, console: Console) -> None:
    """One puzzle, one try."""
    puzzle = PuzzleTry(game, number)
    if not _GuidedTable(puzzle, console).run():
        return
    if puzzle.tried != puzzle.puzzle.best:
        say(console, spoken(message("learn-solution", best=puzzle.puzzle.best)))
    if number < len(puzzles_of(game).puzzles):
        command = f"{paths.command()} puzzles {game.name} {number + 1}"
        say(console, spoken(message("learn-next", command=command)))


class _GuidedTable:
    def __init__(self, guided: Guided, console: Console) -> None:
        self.guided, self.console, self.live = guided, console, live(console)
        first = guided.first
        names = with_bot_names([("", seat != guided.seat) for seat in range(first.config.players)])
        seats = [Seat(name, "here" if seat == guided.seat else "bot") for seat, name in enumerate(names)]
        self.match = Match.new(first.game, first.config, seats, seed=0)
        for played in guided.before:
            self.match.play(played.action)
        self.taken: Route = ()
        self.notice: Words = ""
        self.pictured = -1

    def run(self) -> bool:
        """Whether somebody came to the end."""
        prepare(self.console)
        try:
            while (coach := self.guided.coach).wait != "end":
                typed = self._hear(coach)
                if typed.casefold() in LEAVING and not self._is_choice(coach, typed):
                    return False
                self._answer(coach, typed)
        except (KeyboardInterrupt, EOFError):
            self.console.print()
            return False
        self._show(self._said(coach))
        return True

    def _answer(self, coach: Coach, typed: str) -> None:
        self.notice = ""
        try:
            action = self._chosen(typed) if coach.wait == "choice" else None
            if coach.wait != "choice" or action is not None:
                self._take(action)
        except BadInput as error:
            self.notice = error.words

    def _is_choice(self, coach: Coach, typed: str) -> bool:
        """Whether this is the name of something to choose: a token may be called q."""
        position = self.match.position
        names = [position.name(action) for action in position.choices()] if coach.wait == "choice" else []
        return typed in names

    def _chosen(self, typed: str) -> int | None:
        """The action meant, or None while there are more steps to take towards it."""
        position = self.match.position
        steps, actions = Steps.of(position, self.match.names), list(position.choices())
        onward = steps.onward(self.taken, typed)
        if onward is not None:
            self.taken = onward
            return steps.reached(onward)
        if not typed:
            return self.match.default_action()
        if not steps.hint(self.taken) and numbered(position) and 1 <= number(typed) <= len(actions):
            return actions[number(typed) - 1]
        return position.find(typed)

    def _take(self, action: int | None) -> None:
        self.taken = ()
        for played in self.guided.take(action):
            self.match.play(played.action)
            if not self.live:
                say(self.console, step_text(self.match, len(self.match.actions) - 1))

    def _said(self, coach: Coach) -> Text:
        """What the guide says, with what was wrong about the last answer above it."""
        said = Text(f"{spoken(coach.says, self.match.names)}\n", Style(bold=True))
        told = in_colours(said, self.match)
        told.stylize(style(TONES[coach.verdict]) if coach.verdict else "")
        if self.notice:
            wrong = spoken(self.notice, self.match.names)
            return Text(f"{wrong}\n", style("bad")) + told
        return told

    def _hear(self, coach: Coach) -> str:
        below = self._said(coach)
        at_once: frozenset[str] = frozenset()
        if coach.wait == "choice":
            steps = Steps.of(self.match.position, self.match.names)
            how, at_once = steps.hint(self.taken), steps.quick_keys(self.taken)
            below = (Text() if how else choice_list(steps, self.console.width)) + below
            if asked := self.guided.asked:
                below.append(f"► {asked}\n", style("good"))
            below += prompt(self.match, how)
        else:
            enter = message("learn-roll" if coach.wait == "roll" else "learn-go")
            below.append(f"{spoken(enter)} ", style("faint"))
        self._show(below)
        return hear(self.console, at_once=at_once)

    def _show(self, below: Text) -> None:
        if self.live:
            draw(self.console, self.match, self.guided.seat, below, self.taken)
            return
        if self.pictured != len(self.match.actions):
            self.pictured = len(self.match.actions)
            shown = picture(self.match, self.guided.seat, self.console.width, PAGE, self.taken)
            say(self.console, f"\n{shown.plain()}")
        self.console.print(below, end="", soft_wrap=True, highlight=False)
