"""A guided first game: words, and what is played between them, as data that every screen walks through.

A lesson is a real game with its own options, in which dice and other players do what the lesson says. Each
step says something and then waits: for the learner's choice, for the learner's roll, or, where nothing of
this is asked, until the learner wants to go on.
"""

from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec import Struct

from boardloom.core.errors import BadInput, IllegalAction
from boardloom.core.game import CHANCE, Position
from boardloom.core.message import Message, message

if TYPE_CHECKING:
    from boardloom.core.game import Game

ANYTHING = "*"
"""Whatever the learner chooses is fine."""
MOST = 2000
"""Positions a step may be reached in: what the learner may do differently leads to different ones."""

Wait = Literal["go", "roll", "choice", "end"]
"""What a step waits for: a wish to go on, the learner's roll, the learner's choice; nothing after the last."""


class LessonStep(Struct, frozen=True, omit_defaults=True):
    says: str
    """The id of its words."""
    plays: tuple[str, ...] = ()
    """The actions, by name, one of which is played here; `ANYTHING`: the learner may choose freely. Without
    any the step only says something."""
    then: tuple[str, ...] = ()
    """The actions that follow by themselves, in this order: of chance, and of other players."""
    points: tuple[str, ...] = ()
    """The nodes, players and pieces it speaks of, by their ids. Where one action is asked for, the steps that
    lead to it are pointed at anyway."""


class Lesson(Struct, frozen=True, eq=False):
    """Equal to itself alone, so that a `Game` which has one can be a key."""

    options: dict[str, object]
    steps: tuple[LessonStep, ...]
    seat: int = 0
    """Where the learner sits."""


class WrongStep(BadInput):
    """The learner wants something else than the step asks for."""


class Played(NamedTuple):
    """One action, with the positions around it."""

    before: Position
    action: int
    after: Position


def first(game: "Game", lesson: Lesson) -> Position:
    """Where a lesson begins."""
    return Position.first(game, game.config.make(lesson.options))


def waits_for(lesson: Lesson, step: LessonStep, position: Position) -> Wait:
    if not step.plays or position.turn != lesson.seat or position.at_once:
        return "go"
    return "roll" if position.mover == CHANCE else "choice"


def accepted(step: LessonStep, position: Position) -> tuple[int, ...]:
    """The actions a step goes on with."""
    if ANYTHING in step.plays:
        return tuple(position.choices())
    return tuple(position.find(name) for name in step.plays)


def take(lesson: Lesson, step: LessonStep, position: Position, action: int | None) -> Iterator[Played]:
    """All that is played in a step. The learner's own choice counts where the step waits for one."""
    if step.plays:
        open = accepted(step, position)
        if waits_for(lesson, step, position) != "choice" or action is None:
            action = open[0]
        if action not in open:
            raise WrongStep(message("lesson-not-now"))
        position = yield from _play(position, action)
    for name in step.then:
        position = yield from _play(position, position.find(name))


def _play(position: Position, action: int) -> Generator[Played, None, Position]:
    after = position.after(action)
    yield Played(position, action, after)
    return after


def faults(game: "Game", lesson: Lesson) -> Iterator[Message]:
    """Why a lesson cannot be walked through: the step, and what is not legal there. One is enough, as all
    that follows it would be wrong as well."""
    places = {first(game, lesson)}
    for number, step in enumerate(lesson.steps, 1):
        if step.plays == (ANYTHING,) and not _plays_on(lesson, number):
            return  # whatever is legal is fine, and nothing depends on it
        reached: set[Position] = set()
        for position in places:
            try:
                reached |= set(_ends(lesson, step, position))
            except IllegalAction as error:
                yield message("lesson-step", step=number, says=step.says, problem=error.words)
                return
        if len(reached) > MOST:
            yield message(
                "lesson-step", step=number, says=step.says, problem=message("lesson-too-free", most=MOST)
            )
            return
        places = reached


def _plays_on(lesson: Lesson, number: int) -> bool:
    """Whether anything is played once the first action of step `number` is."""
    later = lesson.steps[number:]
    return bool(lesson.steps[number - 1].then) or any(step.plays or step.then for step in later)


def _ends(lesson: Lesson, step: LessonStep, position: Position) -> Iterator[Position]:
    """Every position that a step can lead to."""
    free = waits_for(lesson, step, position) == "choice"
    for action in accepted(step, position) if free else (None,):
        end = position
        for played in take(lesson, step, position, action):
            end = played.after
        yield end
