"""A small game with a secret: everybody is dealt a card face down, then marks, throws, or ends the turn.

It is loaded with `--use`, as a guest's own game would be; this module is its rules and its text.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, NamedTuple

from pydantic import Field

from boardloom.core.game import CHANCE, OVER, Game, Policy, Position
from boardloom.core.happening import Happening
from boardloom.core.message import Message, Who, message
from boardloom.core.options import GameConfig
from boardloom.core.record import Ints, Record, rule
from boardloom.core.scene import Board, Choices, Editor, Node, Player, Scene, Section
from boardloom.games import register

MAX_SEATS, MAX_ACTIONS = 4, 16
END, MARK, THROW = 1, 2, 3
CARDS = 8
ENGLISH = """
cards-ask = mark, throw or end your turn
cards-ask-throw = throw the die
cards-dealt = { $who } is dealt card { $card }.
cards-throws = { $who } throws { $shown }.
cards-marks = { $who } marks.
cards-ends = { $who } ends the turn.
"""


class Config(GameConfig):
    players: int = Field(2, ge=2, le=MAX_SEATS)
    turns: int = 3

    def setup(self) -> "Setup":
        return Setup(self.players, self.turns)


class Setup(NamedTuple):
    seats: int
    turns: int


class State(Record):
    mover: int
    seat: int
    turn: int
    dealt: int
    cards: Annotated[Ints, MAX_SEATS]
    marks: Annotated[Ints, MAX_SEATS]


@rule
def start(s: State, b: Setup) -> None:
    s.mover, s.seat, s.turn, s.dealt = CHANCE, 0, 0, 0
    for p in range(MAX_SEATS):
        s.cards[p], s.marks[p] = 0, 0


@rule
def legal(s: State, b: Setup, actions: Ints) -> int:
    actions[0], actions[1], actions[2] = END, MARK, THROW
    return 3


@rule
def die(s: State, b: Setup) -> int:
    return 0


@rule
def chance(s: State, b: Setup, outcomes: Ints, weights: Ints) -> int:
    for i in range(CARDS):
        outcomes[i], weights[i] = i + 1, 1 + (s.dealt < b.seats) * i
    return CARDS


@rule
def apply(s: State, b: Setup, action: int) -> None:
    if s.dealt < b.seats:
        s.cards[s.dealt] = action
        s.dealt += 1
        s.mover = 0 if s.dealt == b.seats else CHANCE
    elif s.mover == CHANCE:
        s.marks[s.seat] += action
        s.mover = s.seat
    elif action == MARK:
        s.marks[s.seat] += 1
    elif action == THROW:
        s.mover = CHANCE
    else:
        s.seat = (s.seat + 1) % b.seats
        s.turn += 1
        s.mover = OVER if s.turn == b.turns * b.seats else s.seat


@rule
def score(s: State, b: Setup, scores: Ints) -> None:
    for p in range(b.seats):
        scores[p] = s.cards[p] + s.marks[p]


@rule
def ends(s: State, b: Setup, actions: Ints, key: int, draw: int) -> int:
    return END


@rule
def throws_once(s: State, b: Setup, actions: Ints, key: int, draw: int) -> int:
    return THROW if s.marks[s.seat] == 0 else END


@rule  # never compiled: no loop is asked for with this bot
def crashes_once(s: State, b: Setup, actions: Ints, key: int, draw: int) -> int:
    """Takes its whole process down the first time, while the file is there."""
    fuse = Path(os.environ["BOARDLOOM_HOME"], "fuse")
    if fuse.exists():
        fuse.unlink()
        os._exit(1)
    return END


def hide(s: State, b: Setup, seat: int) -> None:
    for p in range(b.seats):
        if p != seat and s.mover != OVER:
            s.cards[p] = 0


CardsPosition = Position[State, Setup, Config]


def name(p: CardsPosition, action: int) -> str:
    if p.mover == CHANCE:
        return f"{'card' if dealing(p) else 'die'} {action}"
    return {MARK: "mark", THROW: "throw", END: "end turn"}[action]


def dealing(p: CardsPosition) -> bool:
    return p.state.dealt < p.config.players


@rule
def turn(s: State, b: Setup) -> int:
    return -1 if s.dealt < b.seats else s.seat


@rule
def at_once(s: State, b: Setup) -> bool:
    """Whoever decides to throw has thrown."""
    return s.dealt == b.seats


def prompt(p: CardsPosition) -> Message:
    return message("cards-ask-throw" if p.mover == CHANCE else "cards-ask")


def events(before: CardsPosition, action: int, after: CardsPosition) -> Iterator[Message]:
    old = before.state
    who = Who(old.seat)
    if dealing(before):
        yield message("cards-dealt", who=Who(old.dealt), card=action)
    elif before.mover == CHANCE:
        yield message("cards-throws", who=who, shown=action)
    elif action == MARK:
        yield message("cards-marks", who=who)
    elif action == END:
        yield message("cards-ends", who=who)


def board(config: Config) -> Board:
    return Board(width=config.players, height=1, label="The table", nodes=())


def scene(p: CardsPosition) -> Scene:
    s = p.state
    seats = range(p.config.players)
    return Scene(
        nodes=tuple(Node(id=f"card{i}", kind="text", x=i + 0.5, y=0.5, text=str(s.cards[i])) for i in seats),
        players=tuple(Player(tone=f"seat{i}", mark=str(i + 1)) for i in seats),
    )


def choices(p: CardsPosition) -> Choices:
    return Choices(kinds=("deed",), tree={"go": {name(p, a): a for a in (MARK, THROW)}, "end turn": END})


def happening(before: CardsPosition, action: int, after: CardsPosition) -> Happening:
    cards = after.state.cards
    return Happening(rolled=tuple(f"card{i} is {cards[i]}" for i in range(before.config.players)))


def editors(config: Config) -> tuple[Editor, ...]:
    return (Editor(field="turns", kind="table", value=3),)


def guide(config: Config) -> tuple[Section, ...]:
    return (Section("Turns", (f"Everybody has {config.turns} turns.",)),)


def game() -> Game:
    this = sys.modules[__name__]
    return Game(
        "cards",
        1,
        rules=this,
        config=Config,
        messages=this,
        words=ENGLISH,
        title="Hidden cards",
        summary="Cards face down.",
        policies=(
            Policy("ends", ends, sentence="Ends its turn."),
            Policy("throws", throws_once, sentence="Throws once."),
            Policy("crashes", crashes_once, sentence="Crashes once."),
        ),
        hide=hide,
        view=this,
        guide=guide,
    )


if __name__ != "tests.server.hidden_card_game":  # loaded as a file of one's own
    register(game())
