"""Four in a Row: drop discs into seven columns; four of yours in a line win."""

import sys
from typing import Annotated, NamedTuple

import boardloom
from boardloom import OVER
from boardloom.core.message import Who, message
from boardloom.core.options import GameConfig
from boardloom.core.record import Ints, Record, rule

ROWS, COLUMNS, MAX_ACTIONS = 6, 7, 7


class Setup(NamedTuple):
    seats: int


class State(Record):
    mover: int
    winner: int
    discs: int
    height: Annotated[Ints, COLUMNS]
    cells: Annotated[Ints, ROWS * COLUMNS]  # 0 for none, else 1 + the seat; the lowest row first


class Config(GameConfig):
    players: int = 2

    def setup(self) -> Setup:
        return Setup(self.players)


@rule
def start(s, b):
    s.mover, s.winner, s.discs = 0, -1, 0
    for cell in range(ROWS * COLUMNS):
        s.cells[cell], s.height[cell % COLUMNS] = 0, 0


@rule
def legal(s, b, actions):
    n = 0
    for column in range(COLUMNS):
        if s.height[column] < ROWS:
            actions[n] = column
            n += 1
    return n


@rule
def chance(s, b, outcomes, weights):
    return 0


@rule
def die(s, b):
    return 0


@rule
def turn(s, b):
    return s.mover


@rule
def line(s, column, row, across, up, disc):
    """Discs of one colour side by side, through this cell in a direction and its opposite."""
    n = -1
    for way in range(-1, 2, 2):
        x, y = column, row
        while 0 <= x < COLUMNS and 0 <= y < ROWS and s.cells[y * COLUMNS + x] == disc:
            n += 1
            x, y = x + way * across, y + way * up
    return n


@rule
def apply(s, b, action):
    row, disc = s.height[action], s.mover + 1
    s.cells[row * COLUMNS + action] = disc
    s.height[action] += 1
    s.discs += 1
    straight = max(line(s, action, row, 1, 0, disc), line(s, action, row, 0, 1, disc))
    diagonal = max(line(s, action, row, 1, 1, disc), line(s, action, row, 1, -1, disc))
    if max(straight, diagonal) >= 4:
        s.winner, s.mover = s.mover, OVER
    elif s.discs == ROWS * COLUMNS:
        s.mover = OVER
    else:
        s.mover = 1 - s.mover


@rule
def score(s, b, scores):
    for seat in range(b.seats):
        scores[seat] = 1 if s.winner == seat else 0


WORDS = """
four-title = Four in a Row
four-summary = Drop discs; four in a line win.
four-ask = drop a disc
four-drops = { $who } drops a disc into column { $column }."""


def name(p, action):
    return "abcdefg"[action]


def prompt(p):
    return message("four-ask")


def events(before, action, after):
    yield message("four-drops", who=Who(before.mover), column=before.name(action))


here = sys.modules[__name__]
boardloom.register(boardloom.Game("four", 1, here, Config, messages=here, words=WORDS, chance=False))
