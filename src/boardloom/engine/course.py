"""The course of a game, for whoever asks for it: the turn order, and how many rounds there were."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from boardloom.core.game import Game
from boardloom.core.record import rule
from boardloom.engine.kernel import GameState, Setup


class Course(NamedTuple):
    """How games went, beside their ends; without rows where it is not wanted."""

    places: NDArray[np.int32]
    """By game and seat: its place in the turn order, from 0 on; -1 if it never had a turn."""
    rounds: NDArray[np.int32]
    """By game: as the game counts them, else the turns of the seat that had most of them."""
    track: NDArray[np.int32]
    """What is kept of the game being played: the seats that have had a turn, the seat in turn, and the turns
    of each seat."""


Follow = Callable[[GameState, Setup, int, Course], None]

SEATED, IN_TURN, TURNS = 0, 1, 2
"""Where `Course.track` has these."""


@rule
def follow_nothing(s: GameState, b: Setup, i: int, course: Course) -> None:
    pass


@rule
def _no_rounds(s: GameState, b: Setup) -> int:
    return 0


def follower(game: Game) -> tuple[Follow, Follow]:
    """The rules that follow the course of a game: before each action, and at its end."""
    turn = game.rules.turn
    rounds_of: Callable[[GameState, Setup], int] = getattr(game.stats, "rounds", _no_rounds)
    alone = not game.chance
    """Where there are no dice, every action is a turn; else a seat that rolls again goes on with its turn."""

    @rule
    def place(i: int, seat: int, course: Course) -> None:
        if course.places[i, seat] < 0:
            course.places[i, seat] = course.track[SEATED]
            course.track[SEATED] += 1

    @rule
    def follow_order(s: GameState, b: Setup, i: int, course: Course) -> None:
        if course.track[SEATED] < course.places.shape[1]:
            seat = turn(s, b)
            if seat >= 0:
                place(i, seat, course)

    @rule
    def follow_turns(s: GameState, b: Setup, i: int, course: Course) -> None:
        seat = turn(s, b)
        if seat >= 0 and (alone or seat != course.track[IN_TURN]):
            place(i, seat, course)
            course.track[IN_TURN] = seat
            course.track[TURNS + seat] += 1

    @rule
    def end(s: GameState, b: Setup, i: int, course: Course) -> None:
        course.rounds[i] = rounds_of(s, b)
        course.track[SEATED] = 0

    @rule
    def end_of_turns(s: GameState, b: Setup, i: int, course: Course) -> None:
        most = 0
        for seat in range(course.places.shape[1]):
            most = max(most, course.track[TURNS + seat])
            course.track[TURNS + seat] = 0
        course.rounds[i] = most
        course.track[SEATED], course.track[IN_TURN] = 0, -1

    return (follow_order, end) if rounds_of is not _no_rounds else (follow_turns, end_of_turns)


def course_of(games: int, seats: int) -> Course:
    """A blank course of so many games."""
    track = np.zeros(TURNS + seats, np.int32)
    track[IN_TURN] = -1
    return Course(np.full((games, seats), -1, np.int32), np.zeros(games, np.int32), track)
