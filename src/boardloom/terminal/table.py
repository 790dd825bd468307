"""A table in the terminal: one loop for every game, over the game's own words and pictures."""

import shlex
import time
from collections.abc import Collection
from enum import Enum, auto
from pathlib import Path

from rich.console import Console
from rich.style import Style
from rich.text import Text

from boardloom.core import paths, plugins
from boardloom.core.errors import IllegalAction
from boardloom.core.game import CHANCE, WATCHER
from boardloom.core.message import Series, Who, Words, message
from boardloom.core.picture import columns_of, fitted
from boardloom.core.reasons import reason_of
from boardloom.lab.thinker import Thinker
from boardloom.match import saved
from boardloom.match.commands import HELP, HINT, LEAVE, LOG, UNDO
from boardloom.match.match import Match
from boardloom.terminal.choice_list import choice_list, numbered
from boardloom.terminal.paint import style
from boardloom.terminal.position_picture import PAGE
from boardloom.terminal.screen import (
    advice,
    called,
    draw,
    in_colours,
    order,
    picture,
    prompt,
    step_text,
)
from boardloom.terminal.steps import ENTER, LIST, NAMING, Route, Steps
from boardloom.terminal.talk import Leave, forget_typed_ahead, hear, live, number, prepare, say, wipe
from boardloom.words import spoken

PAUSE = 0.6
"""Seconds a bot seems to think, so that one can follow."""

HELP_LINES: tuple[tuple[Words, Words], ...] = (
    (ENTER, message("table-help-enter")),
    (NAMING, message("table-help-choice")),
    (HINT[0], message("table-help-hint")),
    (UNDO[0], message("table-help-undo")),
    (LOG[0], message("table-help-log")),
    (message("key-leave"), message("table-help-leave")),
)
"""What may be typed, and what it does."""


class Ending(Enum):
    """How people left the table."""

    REMATCH = auto()
    DONE = auto()
    LEFT = auto()


def play(match: Match, console: Console, fast: bool = False, welcome: Words = "") -> bool:
    """Play the match from where it stands; True if a rematch is wanted."""
    return sit_down(match, console, fast, welcome) is Ending.REMATCH


def sit_down(match: Match, console: Console, fast: bool = False, welcome: Words = "") -> Ending:
    """Play the match from where it stands, until its end or until somebody leaves.

    What there is to say in `welcome` stands above the first question."""
    prepare(console)
    table = _Table(match, console, fast)
    if welcome:
        table.note(welcome, "plain")
    return table.run()


class _Table:
    def __init__(self, match: Match, console: Console, fast: bool) -> None:
        self.match, self.console, self.fast = match, console, fast
        self.live = live(console)
        self.thinker = Thinker(match)
        self.people = [n for n, seat in enumerate(match.seats) if seat.kind != "bot"]
        self.viewer = self.people[0] if len(self.people) == 1 else WATCHER if self.people else None
        """The person who looks at the screen: nobody else's secrets are shown. None sees everything."""
        self.secret = False
        """Whether the screen shows what somebody else at this terminal may not see."""
        self.notice = Text()
        self.list_all = False
        """Whether all choices are to be listed, however many."""
        self.listed = False
        """Whether choices are listed on the screen, so that they can be taken by number."""
        self.steps = Steps.of(match.position, match.names)
        self.taken: Route = ()
        """The steps taken towards a choice, in games where one chooses step by step."""
        self.pictured: tuple[int, Route] = (-1, ())
        """After how many moves and steps the picture was last printed, where it cannot be redrawn."""
        self.path: Path | None = None
        """Where the match as it stands is kept."""
        self.trouble: Words = ""
        """Why it is not."""

    def run(self) -> Ending:
        try:
            while True:
                if self.match.position.over:
                    ending = self._finish()
                    if ending:
                        return ending
                elif self._person_is_asked(len(self.match.actions)):
                    self._ask()
                else:
                    self._go_on()
        except (KeyboardInterrupt, EOFError) as how:
            if not isinstance(how, Leave):
                self.console.print()
        finally:
            self.thinker.close()
        self._say_goodbye()
        return Ending.LEFT

    def _person_is_asked(self, moves: int) -> bool:
        """Whether it was, after so many moves, the turn of a person."""
        return self.match.positions[moves].turn in self.people

    def _ask(self) -> None:
        """Let the person whose turn it is act, or ask for something."""
        position = self.match.position
        self._turn_the_screen_to(position.turn)
        self._save()
        self.steps = Steps.of(position, self.match.names)
        how = self.steps.hint(self.taken)
        if position.mover == CHANCE:
            self.listed = len(self.steps.labels) > 1
        else:
            self.listed = self.list_all or not how
        listed = choice_list(self.steps, self.console.width, self.list_all) if self.listed else Text()
        typed = self._hear(listed + self.notice + prompt(self.match, how), self.steps.quick_keys(self.taken))
        action = self._understood(typed)
        if action is not None:
            self._play(action)
            if self.match.position.at_once:
                self._throw(typed)
            if self.match.position.turn != position.turn:
                self._hide_secrets()
            self._save()

    def _turn_the_screen_to(self, seat: int) -> None:
        """Hand the terminal over: a secret is shown once its owner says to sit there, after the last one is
        gone."""
        position, changes = self.match.position, seat != self.viewer
        if changes:
            self._hide_secrets()
        own = position.seen_by(seat).state != position.seen_by(WATCHER).state
        self.viewer, self.secret = seat, own and len(self.people) > 1
        if self.live and self.secret and changes:
            wipe(self.console)
            said = spoken(message("table-next", who=Who(seat)), self.match.names)
            hear(self.console, in_colours(Text(f"{said} "), self.match))

    def _hide_secrets(self) -> None:
        """Show no more than everybody may see, until somebody else is asked."""
        if not self.secret:
            return
        self.viewer, self.secret = WATCHER, False
        if self.live:
            wipe(self.console)

    def _throw(self, typed: str) -> None:
        """What the person just asked chance for: the dice they typed, or ours."""
        try:
            self._play(self.match.position.find(typed))
        except IllegalAction:
            self._play(self.match.draw())

    def _understood(self, typed: str) -> int | None:
        """The action meant; None if something else was, which is then done or answered."""
        position, steps = self.match.position, self.steps
        stepwise = bool(steps.hint(self.taken))
        self.notice, self.list_all = Text(), typed == LIST if stepwise else not typed
        if self.list_all and typed:
            return None
        if stepwise and self.listed and 1 <= number(typed) <= len(position.choices()):
            return list(position.choices())[number(typed) - 1]
        if stepwise and (taken := steps.onward(self.taken, typed)) is not None:
            self.taken = taken
            return steps.reached(taken)
        if not typed or (typed.casefold() == "auto" and self.match.game.enter):
            return self.match.draw() if position.mover == CHANCE else self.match.default_action()
        if steps.is_step(self.taken, typed):
            self.note(steps.offered(self.taken, typed), "bad")
            return None
        try:
            return position.find(typed)
        except IllegalAction as error:
            refusal = steps.offered(self.taken, typed) or error.words
        default = None if position.mover == CHANCE else self.match.default_action()
        if default is not None and self._is_a_throw(typed, default):
            return default
        actions = list(position.choices())
        if self.listed and numbered(position) and 1 <= number(typed) <= len(actions):
            return actions[number(typed) - 1]
        if self._command(typed.casefold()):
            return None
        meant = [] if position.mover == CHANCE else called(position, typed, self.match.names)
        if len(meant) == 1:
            return meant[0]
        if not meant and (taken := steps.onward(self.taken, typed)) is not None:
            self.taken = taken
            return steps.reached(taken)
        if meant:
            names = Series(tuple(map(position.name, meant)), "list")
            refusal = message("table-ambiguous", typed=repr(typed), choices=names)
        self.note(refusal, "bad")
        return None

    def _is_a_throw(self, typed: str, default: int) -> bool:
        """Whether it is what chance could do once the person did the usual thing: their own dice."""
        then = self.match.position.after(default)
        if not then.at_once:
            return False
        return typed.casefold() in (then.name(a).casefold() for a in then.choices())

    def _command(self, typed: str) -> bool:
        """Do what a command says; False if it is none."""
        if typed in LEAVE:
            raise Leave
        if typed in UNDO:
            self._undo()
        elif typed in LOG:
            self._tell_all()
        elif typed in HINT:
            self._hint()
        elif typed in HELP:
            lines = self.steps.help(self.taken, {spoken(key): spoken(what) for key, what in HELP_LINES})
            widest = max(map(columns_of, lines))
            self.note("\n".join(f"{fitted(key, widest)}  {what}" for key, what in lines.items()), "plain")
        else:
            return False
        return True

    def _hint(self) -> None:
        if not self.match.game.levels:
            self.note(message("table-no-decisions"), "plain")
            return
        if self.live:
            self._show(Text(f"{spoken(message('table-thinking'))}\n", style("faint")))
        judged = self.thinker.hint()
        if self.live:
            forget_typed_ahead()
        self.note(advice(judged, self.match) if judged else message("table-no-hint"), "good")

    def _go_on(self) -> None:
        """A bot acts, or chance does where it is nobody's turn."""
        if self.live and not self.fast and self.match.turn:
            self._show(Text(f"{order(self.match)} …\n", style("faint")))
            time.sleep(PAUSE)
        seat = self.match.position.turn
        self._play(self.thinker.choose())
        if self.thinker.rushed and seat >= 0:
            self.note(message("table-unready", who=Who(seat)), "faint")
        if self.live:
            forget_typed_ahead()
        if not self.fast:
            self._save()

    def _play(self, action: int) -> None:
        self.match.play(action)
        self.path, self.taken = None, ()
        if not self.live:
            if story := step_text(self.match, len(self.match.actions) - 1, self.viewer):
                say(self.console, story)

    def _undo(self) -> None:
        asked = [
            i
            for i in range(len(self.match.actions))
            if self._person_is_asked(i) and not self.match.positions[i].at_once
        ]
        if not asked:
            self.note(message("table-nothing-to-undo"), "bad")
            return
        while len(self.match.actions) > asked[-1]:
            self.match.undo()
        self.path, self.taken = None, ()
        self._save()
        self.note(message("table-undone", move=str(asked[-1])), "good")

    def _tell_all(self) -> None:
        """The whole story, which may be longer than the screen."""
        stories = [step_text(self.match, i, self.viewer) for i in range(len(self.match.actions))]
        lines = [f"{i:>4}. {story}" for i, story in enumerate(filter(None, stories), 1)]
        if self.live:
            self.console.clear()
        story = "\n".join(lines) or spoken(message("table-no-story"))
        say(self.console, in_colours(Text(story), self.match))
        if self.live:
            hear(self.console, Text(f"{spoken(message('table-back'))} ", style("faint")))

    def _finish(self) -> Ending | None:
        """The end, and what next; None if the game goes on after all, or is to be seen again."""
        self._save()
        if not self.people:
            self._show(self._result())
            return Ending.DONE
        question = Text(f"{spoken(message('table-rematch'))} ")
        typed = self._hear(self._result() + question).casefold()
        if typed in ("", "n", "no", "q", "quit"):
            return Ending.DONE
        if typed in ("u", "undo", "l", "log"):
            self._command(typed)
        return Ending.REMATCH if typed in ("y", "yes", "r", "rematch") else None

    def _result(self) -> Text:
        winners = self.match.winners
        if len(winners) == len(self.match.seats) > 1:
            what = message("table-draw")
        else:
            what = message("table-winners", winners=Series(tuple(map(Who, winners))), count=len(winners))
        where = self.trouble or message("table-kept", file=str(self.path))
        lines = Text().append(f"{spoken(what, self.match.names)}\n", Style(bold=True))
        if (standing := self.match.game.standing) and (final := standing(self.match.position)):
            lines.append(f"{spoken(final, self.match.names)}\n")
        return in_colours(lines, self.match).append(f"{spoken(where)}\n", style("faint"))

    def _hear(self, below: Text, at_once: Collection[str] = ()) -> str:
        """Show the table with a question below it, and wait for the answer."""
        self._show(below)
        return hear(self.console, at_once=at_once)

    def _show(self, below: Text) -> None:
        """The table as it stands, and something below it."""
        if self.live:
            draw(self.console, self.match, self.viewer, below, self.taken)
            return
        if self.pictured != (len(self.match.actions), self.taken):
            self.pictured = len(self.match.actions), self.taken
            shown = picture(self.match, self.viewer, self.console.width, PAGE, self.taken)
            say(self.console, f"\n{shown.plain()}")
        self.console.print(below, end="", soft_wrap=True, highlight=False)

    def note(self, words: Words, tone: str) -> None:
        """Something to say above the next question."""
        self.notice = Text(f"{spoken(words, self.match.names)}\n", style(tone))

    def _save(self) -> None:
        """Keep the match as it stands.

        Fast bots are saved with the next question: what they did would be drawn again from the seed."""
        if self.path:
            return
        try:
            self.path, self.trouble = saved.keep(self.match), ""
        except OSError as error:
            self.trouble = message("table-unsaved", reason=reason_of(error))
            self.note(self.trouble, "bad")

    def _say_goodbye(self) -> None:
        """What becomes of a game that is left."""
        self._hide_secrets()
        self._save()
        own = "".join(f" --use {shlex.quote(str(file))}" for file in plugins.loaded)
        resume = f"{paths.command()} play {self.match.game.name} --resume{own}"
        over = self.match.position.over
        end = message("table-over", file=str(self.path)) if over else message("table-left", command=resume)
        say(self.console, spoken(self.trouble or end))
