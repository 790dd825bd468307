"""Walking through a lesson: what a step waits for, what is played in it, and whether all of it is legal."""

from collections.abc import Generator, Iterator
from typing import NamedTuple

from boardloom.core.errors import BadInput, IllegalAction
from boardloom.core.game import CHANCE, Game, Position
from boardloom.core.lesson import ANYTHING, Lesson, LessonStep, Wait
from boardloom.core.message import Message, message

MOST = 2000
"""Positions a step may be reached in: what the learner may do differently leads to different ones."""


class WrongStep(BadInput):
    """The learner wants something else than the step asks for."""


class Played(NamedTuple):
    """One action, with the positions around it."""

    before: Position
    action: int
    after: Position


def first(game: Game, lesson: Lesson) -> Position:
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


def faults(game: Game, lesson: Lesson) -> Iterator[Message]:
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
