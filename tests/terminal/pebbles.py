"""A small game of decisions: take one, three or four pebbles; whoever takes the last one wins.

This module is both the game's rules and its text.
"""

from typing import NamedTuple

from boardloom.core.game import OVER, Game, Position
from boardloom.core.message import Message, Who, message
from boardloom.core.options import GameConfig
from boardloom.core.record import Ints, Record, rule

MAX_ACTIONS = 100
ENGLISH = """
pebbles-ask = take some
pebbles-takes = { $who } takes { $taken }, { $left } are left.
"""
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


@rule
def turn(s: State, b: Setup) -> int:
    return s.mover


def prompt(p: Position) -> Message:
    return message("pebbles-ask")


def events(before: Position, action: int, after: Position) -> tuple[Message]:
    return (message("pebbles-takes", who=Who(before.mover), taken=action, left=heap(after)),)


def heap(p: Position) -> int:
    assert isinstance(p.state, State)
    return p.state.heap


def game() -> Game:
    import tests.terminal.pebbles as this

    return Game(
        "pebbles",
        1,
        rules=this,
        config=Config,
        messages=this,
        words=ENGLISH,
        title="Pebbles",
        summary="Take the last one.",
    )
