"""A small game of decisions: take one, three or four pebbles; whoever takes the last one wins.

This module is both the game's rules and its text.
"""

from collections.abc import Sequence
from typing import NamedTuple

from boardloom.core.game import OVER, Game, Position
from boardloom.core.options import GameConfig
from boardloom.core.picture import Picture, Span
from boardloom.core.record import Ints, Record, rule

MAX_ACTIONS = 100
WORDS = {1: "one", 3: "three", 4: "four"}


class Config(GameConfig):
    players: int = 2
    heap: int = 8
    digits: bool = False
    """Call the choices 1, 3, 4 instead of one, three, four."""
    any_number: bool = False

    def setup(self) -> "Setup":
        return Setup(self.players, self.heap, int(self.any_number))


class Setup(NamedTuple):
    seats: int
    heap: int
    any_number: int


class State(Record):
    mover: int
    heap: int
    winner: int


@rule
def start(s: State, b: Setup) -> None:
    s.mover, s.heap, s.winner = 0, b.heap, -1


@rule
def legal(s: State, b: Setup, actions: Ints) -> int:
    n = 0
    for take in range(1, s.heap + 1):
        if b.any_number or take == 1 or take == 3 or take == 4:
            actions[n] = take
            n += 1
    return n


@rule
def chance(s: State, b: Setup, outcomes: Ints, weights: Ints) -> int:
    return 0


@rule
def die(s: State, b: Setup) -> int:
    return 0


@rule
def apply(s: State, b: Setup, action: int) -> None:
    s.heap -= action
    if s.heap == 0:
        s.winner, s.mover = s.mover, OVER
    else:
        s.mover = (s.mover + 1) % b.seats


@rule
def score(s: State, b: Setup, scores: Ints) -> None:
    for seat in range(b.seats):
        scores[seat] = 1 if s.winner == seat else 0


def name(p: Position, action: int) -> str:
    assert isinstance(p.config, Config)
    return str(action) if p.config.digits else WORDS.get(action, f"take {action}")


def turn(p: Position) -> int:
    return -1 if p.over else p.mover


def ask(p: Position) -> str:
    return "take some"


def describe(before: Position, action: int, after: Position, names: Sequence[str]) -> str:
    return f"{names[before.mover]} takes {action}, {heap(after)} are left."


def picture(p: Position, names: Sequence[str], width: int) -> Picture:
    return Picture([[Span("o" * heap(p), "special")]])


def heap(p: Position) -> int:
    assert isinstance(p.state, State)
    return p.state.heap


def game() -> Game:
    import tests.terminal.pebbles as this

    return Game("pebbles", "Pebbles", "Take the last one.", 1, rules=this, config=Config, text=this)
