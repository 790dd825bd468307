"""A game small enough to solve on paper: take what the coin shows, or one less; the last to take wins."""

import sys
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from boardloom.core.game import CHANCE, OVER, Game, Position
from boardloom.core.options import GameConfig
from boardloom.core.record import Ints, Record, rule

MAX_ACTIONS = 3
faces, options = 2, 2


class Setup(NamedTuple):
    pile: int


class State(Record):
    mover: int
    turn: int
    pile: int
    coin: int


class Config(GameConfig):
    players: int = 2
    pile: int = 12

    def setup(self) -> Setup:
        return Setup(self.pile)


@rule
def start(s: State, b: Setup) -> None:
    s.mover, s.turn, s.pile, s.coin = CHANCE, 0, b.pile, 0


@rule
def die(s: State, b: Setup) -> int:
    return 2


@rule
def chance(s: State, b: Setup, outcomes: Ints, weights: Ints) -> int:
    outcomes[0], outcomes[1], weights[0], weights[1] = 1, 2, 1, 1
    return 2


@rule
def legal(s: State, b: Setup, actions: Ints) -> int:
    actions[0], actions[1] = s.coin - 1, s.coin
    return 2


@rule
def apply(s: State, b: Setup, action: int) -> None:
    """A coin of 1 on the last piece leaves no choice: it is taken."""
    if s.mover == CHANCE and s.pile > 1:
        s.coin, s.mover = action, s.turn
    else:
        s.pile -= 1 if s.mover == CHANCE else action
        s.mover = OVER if s.pile <= 0 else CHANCE
        s.turn, s.coin = 1 - s.turn, 0


@rule
def score(s: State, b: Setup, scores: Ints) -> None:
    scores[s.turn], scores[1 - s.turn] = 0, int(s.pile <= 0)


def why_not(p: Position) -> str:
    return "the pile is odd" if p.setup.pile % 2 else ""


def size(b: Setup) -> int:
    return b.pile + 1


kept = size


def order(b: Setup) -> NDArray[np.int32]:
    return np.arange(b.pile + 1, dtype=np.int32)


@rule
def number(s: State, b: Setup) -> int:
    return s.pile


@rule
def place(s: State, b: Setup, n: int) -> bool:
    s.mover, s.turn, s.pile, s.coin = CHANCE, 0, n, 0
    return n > 0


@rule
def seat(s: State, b: Setup) -> int:
    return s.turn


def name(p: Position, action: int) -> str:
    return str(action)


@rule
def turn(s: State, b: Setup) -> int:
    return s.turn


def prompt(p: Position) -> str:
    return "play"


def events(before: Position, action: int, after: Position) -> tuple[str]:
    return ("Played.",)


here = sys.modules[__name__]
COUNTDOWN = Game("countdown", 1, here, Config, here, title="Countdown", position_index=here)
