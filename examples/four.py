"""Four in a Row: drop discs into seven columns; four of yours in a line win."""

import sys
from typing import Annotated, NamedTuple

import boardloom
from boardloom import OVER
from boardloom.core.message import Who, message
from boardloom.core.options import GameConfig
from boardloom.core.record import Ints, Record, rule
from boardloom.games.without_chance import chance, die, turn  # noqa: F401
from boardloom.view import BoardView, grid, square, stones

ROWS, COLUMNS, MAX_ACTIONS = 6, 7, 7


class Setup(NamedTuple):
    seats: int


class State(Record):
    mover: int
    winner: int
    discs: int
    cells: Annotated[Ints, ROWS * COLUMNS]  # 0 for none, else 1 + the seat; row by row from the top left


class Config(GameConfig):
    players: int = 2

    def setup(self):
        return Setup(self.players)


@rule
def start(s, b):
    s.mover, s.winner, s.discs = 0, -1, 0
    for cell in range(ROWS * COLUMNS):
        s.cells[cell] = 0


@rule
def legal(s, b, actions):
    n = 0
    for column in range(COLUMNS):
        if s.cells[column] == 0:
            actions[n] = column
            n += 1
    return n


@rule
def lowest(s, column):  # the row in which a disc comes to rest
    row = ROWS - 1
    while s.cells[row * COLUMNS + column] > 0:
        row -= 1
    return row


@rule
def line(s, row, column, down, across):  # discs of one colour in a row, through this cell
    n, disc = -1, s.cells[row * COLUMNS + column]
    for way in range(-1, 2, 2):
        y, x = row, column
        while 0 <= y < ROWS and 0 <= x < COLUMNS and s.cells[y * COLUMNS + x] == disc:
            n, y, x = n + 1, y + way * down, x + way * across
    return n


@rule
def apply(s, b, action):
    row = lowest(s, action)
    s.cells[row * COLUMNS + action] = s.mover + 1
    s.discs += 1
    straight = max(line(s, row, action, 0, 1), line(s, row, action, 1, 0))
    if max(straight, line(s, row, action, 1, 1), line(s, row, action, 1, -1)) >= 4:
        s.winner = s.mover
    s.mover = OVER if s.winner >= 0 or s.discs == ROWS * COLUMNS else 1 - s.mover


@rule
def score(s, b, scores):
    scores[0], scores[1] = s.winner == 0, s.winner == 1


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


class View(BoardView):
    def board(self, config):
        return grid(ROWS, COLUMNS, look="well", ground="wood")

    def pieces(self, p):
        return stones(p.state.cells, COLUMNS)

    def steps(self, p, action):
        return square(lowest(p.state, action), action)

    def enters(self, p, node):
        return node.x, -0.5  # from above the board


here = sys.modules[__name__]
boardloom.register(boardloom.Game("four", 1, here, Config, here, WORDS, view=View(), chance=False))
