"""One game of somebody's own, and the slips that people make in such a file.

Everybody is dealt a card face down. On a turn one rolls a die, or stops and adds what the card is worth.
"""

from pathlib import Path
from typing import NamedTuple

GOOD = '''\
import sys
from typing import Annotated, NamedTuple

import numpy as np
from pydantic import Field

import boardloom
from boardloom import CHANCE, OVER
from boardloom.core.game import Policy
from boardloom.core.message import Who, message
from boardloom.core.options import GameConfig
from boardloom.core.record import Ints, Record, rule
from boardloom.core.happening import Happening
from boardloom.core.scene import Board, Choices, Node, Player, Scene

MAX_ACTIONS, STOP, ROLL = 6, 0, 1
SEATS = 4

class Setup(NamedTuple):
    seats: int
    turns: int
    worth: Ints

class State(Record):
    mover: int
    seat: int
    dealt: int
    played: int
    last: int
    cards: Annotated[Ints, SEATS]
    points: Annotated[Ints, SEATS]

class Config(GameConfig):
    players: int = Field(2, ge=2, le=SEATS)
    turns: int = 3

    def setup(self):
        return Setup(self.players, self.turns, np.arange(7, dtype=np.int32))

@rule
def start(s, b):
    s.mover, s.seat, s.dealt, s.played, s.last = CHANCE, 0, 0, 0, 0
    for seat in range(SEATS):
        s.cards[seat], s.points[seat] = 0, 0

@rule
def legal(s, b, actions):
    actions[0], actions[1] = STOP, ROLL
    return 2

@rule
def chance(s, b, outcomes, weights):
    for i in range(6):
        outcomes[i], weights[i] = i + 1, 1 + i * (s.dealt < b.seats)
    return 6

@rule
def die(s, b):
    return 0 if s.dealt < b.seats else 6

@rule
def turn(s, b):
    return -1 if s.dealt < b.seats else s.seat

@rule
def next_turn(s, b):
    s.played += 1
    s.seat = (s.seat + 1) % b.seats
    s.mover = OVER if s.played == b.turns * b.seats else s.seat

@rule
def apply(s, b, action):
    if s.dealt < b.seats:
        s.cards[s.dealt] = action
        s.dealt += 1
        s.mover = 0 if s.dealt == b.seats else CHANCE
    elif s.mover == CHANCE:
        s.points[s.seat] += action
        next_turn(s, b)
    elif action == ROLL:
        s.mover = CHANCE
    else:
        s.points[s.seat] += b.worth[s.cards[s.seat]]
        next_turn(s, b)

@rule
def score(s, b, scores):
    for seat in range(b.seats):
        scores[seat] = s.points[seat]

@rule
def brave(s, b, actions, key, draw):
    return ROLL

def hide(s, b, seat):
    for other in range(b.seats):
        if other != seat and s.mover != OVER:
            s.cards[other] = 0

WORDS = """
draw-summary = Roll, or add your card.
draw-ask = roll, or add what you hold ({ $points } points now)
draw-does = { $who }: { $action }.
draw-dealt = A card is dealt."""

def name(p, action):
    return str(action) if p.mover == CHANCE else ("stop", "roll")[action]

def prompt(p):
    return message("draw-ask", points=p.state.points[p.state.seat])

def events(before, action, after):
    if before.turn < 0:
        yield message("draw-dealt")
    else:
        yield message("draw-does", who=Who(before.turn), action=before.name(action))

def board(config):
    return Board(width=4, height=1, label="table", nodes=())

def scene(p):
    seats = range(p.config.players)
    cards = (Node(id=f"card{i}", kind="text", x=i + 0.5, y=0.5, text=str(p.state.cards[i])) for i in seats)
    return Scene(nodes=tuple(cards), players=tuple(Player(tone=f"seat{i}", mark="") for i in seats))

def choices(p):
    tree = {p.name(action): action for action in p.choices()} if p.mover >= 0 else {}
    return Choices(kinds=("deed",), tree=tree)

def happening(before, action, after):
    return Happening()

def editors(config):
    return ()

def parse(p, text):
    return None

here = sys.modules[__name__]
boardloom.register(boardloom.Game(
    "draw", 1, here, Config, messages=here, words=WORDS, view=here, hide=hide, parse=parse,
    policies=(Policy("brave", brave),), chance=True,
))
'''


class Slip(NamedTuple):
    """Something that is written wrongly."""

    called: str
    """What people would call the mistake."""
    old: str
    new: str
    said: str
    at: str
    """What stands in the line that is named; nothing where none is."""


def _slip(block: str) -> Slip:
    called, *lines = block.strip("\n").split("\n")
    parts = {mark: "\n".join(line[1:] for line in lines if line[0] == mark) for mark in "-+=@"}
    return Slip(called, *parts.values())


def slips() -> list[Slip]:
    """Those in the file, which says how it is to be read."""
    text = (Path(__file__).parent.parent / "data" / "slips.txt").read_text("utf-8")
    blocks = (block for block in text.split("\n\n") if "\n-" in block)
    return [_slip(block) for block in blocks]
