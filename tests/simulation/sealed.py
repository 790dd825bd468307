"""A short race with secrets that are easy to recognise: everybody is dealt a number of six digits face down,
then rolls, and keeps the roll or gives it to the next player."""

import sys
from collections.abc import Iterator
from typing import Annotated, NamedTuple

from pydantic import Field

from boardloom.core.game import CHANCE, OVER, Game, Policy, Position
from boardloom.core.message import Message, Who, message
from boardloom.core.options import GameConfig
from boardloom.core.record import Ints, Record, rule
from boardloom.games import register

MAX_SEATS, MAX_ACTIONS = 3, 8
KEEP, GIVE = 1, 2
FIRST, STEP, NUMBERS = 700_123, 10_411, 8
SEALED = [FIRST + STEP * number for number in range(NUMBERS)]
"""What may be dealt."""
ENGLISH = """
sealed-ask-roll = roll
sealed-ask = keep it or give it away
sealed-dealt = { $who } is dealt { $number }.
sealed-rolls = { $who } rolls { $shown }.
sealed-moves = { $who } moves on.
"""


class Config(GameConfig):
    players: int = Field(2, ge=2, le=MAX_SEATS)
    far: int = 4

    def setup(self) -> "Setup":
        return Setup(self.players, self.far)


class Setup(NamedTuple):
    seats: int
    far: int


class State(Record):
    mover: int
    seat: int
    dealt: int
    rolled: int
    numbers: Annotated[Ints, MAX_SEATS]
    at: Annotated[Ints, MAX_SEATS]


@rule
def start(s: State, b: Setup) -> None:
    s.mover, s.seat, s.dealt, s.rolled = CHANCE, 0, 0, 0
    for p in range(MAX_SEATS):
        s.numbers[p], s.at[p] = 0, 0


@rule
def legal(s: State, b: Setup, actions: Ints) -> int:
    actions[0], actions[1] = KEEP, GIVE
    return 2


@rule
def die(s: State, b: Setup) -> int:
    return 0


@rule
def chance(s: State, b: Setup, outcomes: Ints, weights: Ints) -> int:
    if s.dealt < b.seats:
        for i in range(NUMBERS):
            outcomes[i], weights[i] = FIRST + STEP * i, 1
        return NUMBERS
    for i in range(3):
        outcomes[i], weights[i] = i + 1, 1
    return 3


@rule
def apply(s: State, b: Setup, action: int) -> None:
    if s.dealt < b.seats:
        s.numbers[s.dealt] = action
        s.dealt += 1
    elif s.mover == CHANCE:
        s.rolled = action
        s.mover = s.seat
    else:
        given = s.seat if action == KEEP else (s.seat + 1) % b.seats
        s.at[given] += s.rolled
        s.rolled = 0
        s.seat = (s.seat + 1) % b.seats
        s.mover = OVER if s.at[given] >= b.far else CHANCE


@rule
def score(s: State, b: Setup, scores: Ints) -> None:
    for p in range(b.seats):
        scores[p] = s.at[p]


@rule
def turn(s: State, b: Setup) -> int:
    return -1 if s.dealt < b.seats else s.seat


@rule
def at_once(s: State, b: Setup) -> bool:
    return s.dealt < b.seats


@rule
def keeps(s: State, b: Setup, actions: Ints, key: int, draw: int) -> int:
    return KEEP


def hide(s: State, b: Setup, seat: int) -> None:
    for p in range(b.seats):
        if p != seat and s.mover != OVER:
            s.numbers[p] = 0


SealedPosition = Position[State, Setup, Config]


def name(p: SealedPosition, action: int) -> str:
    return str(action) if p.mover == CHANCE else {KEEP: "keep", GIVE: "give"}[action]


def prompt(p: SealedPosition) -> Message:
    return message("sealed-ask-roll" if p.mover == CHANCE else "sealed-ask")


def events(before: SealedPosition, action: int, after: SealedPosition) -> Iterator[Message]:
    old = before.state
    if old.dealt < before.config.players:
        yield message("sealed-dealt", who=Who(old.dealt), number=action)
    elif before.mover == CHANCE:
        yield message("sealed-rolls", who=Who(old.seat), shown=action)
    else:
        yield message("sealed-moves", who=Who(old.seat))


def game() -> Game:
    this = sys.modules[__name__]
    return Game(
        "sealed",
        1,
        rules=this,
        config=Config,
        messages=this,
        words=ENGLISH,
        title="Sealed numbers",
        summary="Numbers face down.",
        policies=(Policy("keeps", keeps, sentence="Keeps every roll."),),
        hide=hide,
    )


def use() -> None:
    register(game())
