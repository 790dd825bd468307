"""Games that somebody is led through: a lesson, or a puzzle. Every screen walks through them in this way."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal, Protocol

from msgspec import Struct

from boardloom.core import puzzle as puzzles
from boardloom.core.choice_tree import paths
from boardloom.core.errors import BadInput, BadOptions
from boardloom.core.game import Game, Position
from boardloom.core.lesson import Lesson, Wait
from boardloom.core.message import Message, Who, Words, message
from boardloom.core.puzzle import Puzzle, PuzzleSet
from boardloom.match import lessons
from boardloom.match.lessons import Played
from boardloom.match.plain_view import safe_view

Verdict = Literal["", "right", "wrong"]
HUNDRED = 100


class Coach(Struct, omit_defaults=True):
    """What somebody who is led through a game is told, and what is asked of them now."""

    says: Words
    wait: Wait
    step: int
    """How many steps they have taken."""
    total: int
    points: tuple[str, ...] = ()
    """Nodes, players and pieces that this is about."""
    path: tuple[str, ...] = ()
    """The steps that lead to what is asked for, where that is one action."""
    verdict: Verdict = ""
    """Of a puzzle, once a move is tried."""


class Guided(Protocol):
    """A game that somebody is led through."""

    first: Position
    seat: int
    """Whose part they play."""
    before: Sequence[Played]
    """What was played before they came."""

    @property
    def coach(self) -> Coach: ...

    @property
    def asked(self) -> str:
        """The name of the one action that is asked for; empty where it is to be found, or several will do."""

    def take(self, action: int | None) -> list[Played]:
        """Go on: with the learner's choice, where there is one to make; returns all that happened."""


class LessonWalk:
    """A lesson, and how far somebody has come."""

    def __init__(self, game: Game) -> None:
        if game.lesson is None:
            raise BadOptions(message("lesson-none", game=game.called))
        self.lesson: Lesson = game.lesson
        self.seat = self.lesson.seat
        self.first = self.position = lessons.first(game, self.lesson)
        self.before: Sequence[Played] = ()
        self.taken = 0

    @property
    def coach(self) -> Coach:
        steps, seat = self.lesson.steps, self.lesson.seat
        step = steps[min(self.taken, len(steps) - 1)]
        wait = lessons.waits_for(self.lesson, step, self.position)
        if self.taken >= len(steps) - 1 and not step.plays:
            wait = "end"
        asked = self.asked
        path = path_to(self.position.seen_by(seat), self.position.find(asked)) if asked else ()
        players = self.first.config.players
        other, third = (Who((seat + more) % players) for more in (1, 2))
        says = message(step.says, other=other, third=third)
        return Coach(says, wait, self.taken, len(steps), step.points, path)

    @property
    def asked(self) -> str:
        step = self.lesson.steps[min(self.taken, len(self.lesson.steps) - 1)]
        if lessons.waits_for(self.lesson, step, self.position) != "choice":
            return ""
        open = lessons.accepted(step, self.position)
        return self.position.name(open[0]) if len(open) == 1 else ""

    def take(self, action: int | None) -> list[Played]:
        if self.taken >= len(self.lesson.steps):
            raise BadOptions(message("lesson-over"))
        played = list(lessons.take(self.lesson, self.lesson.steps[self.taken], self.position, action))
        self.position = played[-1].after if played else self.position
        self.taken += 1
        return played


class PuzzleTry:
    """A puzzle, and what somebody tried."""

    def __init__(self, game: Game, number: int) -> None:
        """`number` is from 1 on."""
        known = puzzles_of(game)
        if not 1 <= number <= len(known.puzzles):
            raise BadOptions(message("puzzle-none", game=game.called, number=str(number)))
        self.set, self.puzzle = known, known.puzzles[number - 1]
        self.before: Sequence[Played] = _leading_to(game, number)
        self.first = self.before[0].before
        self.position = self.before[-1].after
        self.seat = self.position.mover
        self.tried = ""
        self.asked = ""

    @property
    def coach(self) -> Coach:
        best = self.puzzle.best
        if self.tried:
            verdict: Verdict = "right" if self.tried == best else "wrong"
            return Coach(_why(self.set, self.puzzle, self.tried), "end", 1, 1, verdict=verdict)
        path = path_to(self.position, self.position.find(best))
        ask = "points" if self.set.method == "minimax" else "shares"
        return Coach(message(f"puzzle-ask-{ask}", who=Who(self.seat)), "choice", 0, 1, path=path)

    def take(self, action: int | None) -> list[Played]:
        if self.tried or action is None:
            raise BadOptions(message("puzzle-over"))
        played = Played(self.position, action, self.position.after(action))
        self.tried = self.position.name(action)
        return [played]


def _why(known: PuzzleSet, puzzle: Puzzle, tried: str) -> Message:
    """Why a move is the best one, or is not."""
    right = "right" if tried == puzzle.best else "wrong"
    best, here = puzzle.values[puzzle.best], puzzle.values[tried]
    if known.method == "playouts":
        shares = {"best": round(HUNDRED * best), "other": round(HUNDRED * puzzle.second)}
        if right == "wrong":
            shares["other"] = round(HUNDRED * here)
        return message(f"puzzle-{right}-shares", **shares)
    if right == "right":
        return message("puzzle-right-points", points=int(best))
    if here == 0:
        return message("puzzle-wrong-draw")
    return message("puzzle-wrong-win" if here > 0 else "puzzle-wrong-loss", points=int(abs(here)))


def path_to(seen: Position, action: int) -> tuple[str, ...]:
    """The steps that lead to an action, as screens show them."""
    return paths(safe_view(seen.game).choices(seen)).get(action, ())


@lru_cache(maxsize=64)
def puzzles_of(game: Game) -> PuzzleSet:
    """The puzzles of a game; `BadOptions` if it has none."""
    if game.puzzles is None:
        raise BadOptions(message("puzzles-none", game=game.called))
    return puzzles.read(game.puzzles)


@lru_cache(maxsize=64)
def _leading_to(game: Game, number: int) -> tuple[Played, ...]:
    known = puzzles_of(game)
    return tuple(played_to(game, known, known.puzzles[number - 1]))


def played_to(game: Game, known: PuzzleSet, puzzle: Puzzle) -> Iterator[Played]:
    """The moves that lead to a puzzle."""
    position = Position.first(game, game.config.make(known.options))
    for name in puzzle.moves:
        action = position.find(name)
        after = position.after(action)
        yield Played(position, action, after)
        position = after


def faults(game: Game) -> Iterator[Words]:
    """What is wrong with the lesson and the puzzles of a game; nothing where they can be played."""
    if game.lesson:
        yield from lessons.faults(game, game.lesson)
    if game.puzzles:
        yield from _puzzle_faults(game)


def _puzzle_faults(game: Game) -> Iterator[Words]:
    try:
        known = puzzles_of(game)
    except (OSError, ValueError) as error:
        yield message("puzzle-file", file=str(game.puzzles), reason=str(error))
        return
    for number, puzzle in enumerate(known.puzzles, 1):
        try:
            position = list(played_to(game, known, puzzle))[-1].after
            legal = {position.name(action) for action in position.choices()}
            if position.mover < 0 or legal != set(puzzle.values) or len(legal) < 2:
                yield message("puzzle-wrong", number=number, problem=message("puzzle-choices"))
        except BadInput as error:
            yield message("puzzle-wrong", number=number, problem=error.words)
