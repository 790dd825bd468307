"""Reversi: enclose the other's discs and they become yours; most discs win."""

import sys
from typing import Annotated, NamedTuple

import boardloom
from boardloom import OVER
from boardloom.core.message import Who, message
from boardloom.core.options import GameConfig
from boardloom.core.record import Ints, Record, rule
from boardloom.games.without_chance import chance, die, turn  # noqa: F401
from boardloom.view import BoardView, grid, square, stones

SIDE, CELLS, PASS, MAX_ACTIONS = 8, 64, 64, 64


class Setup(NamedTuple):
    seats: int


class State(Record):
    mover: int
    cells: Annotated[Ints, CELLS]  # 0 for none, else 1 + the seat; row by row from the top left


class Config(GameConfig):
    players: int = 2

    def setup(self):
        return Setup(self.players)


@rule
def start(s, b):
    s.mover = 0
    for cell in range(CELLS):
        s.cells[cell] = 0
    s.cells[28], s.cells[35], s.cells[27], s.cells[36] = 1, 1, 2, 2


@rule
def turned(s, cell, way, seat):  # how many discs in one of nine directions a disc here would turn
    n, down, across = 0, way // 3 - 1, way % 3 - 1
    row, column = cell // SIDE + down, cell % SIDE + across
    while 0 <= row < SIDE and 0 <= column < SIDE and s.cells[row * SIDE + column] == 2 - seat:
        n, row, column = n + 1, row + down, column + across
    enclosed = 0 <= row < SIDE and 0 <= column < SIDE and s.cells[row * SIDE + column] == 1 + seat
    return n if enclosed else 0


@rule
def fits(s, cell, seat):
    n = 0
    for way in range(9):
        n += turned(s, cell, way, seat) if s.cells[cell] == 0 else 0
    return n > 0


@rule
def legal(s, b, actions):
    n = 0
    for cell in range(CELLS):
        if fits(s, cell, s.mover):
            actions[n] = cell
            n += 1
    if n == 0:
        actions[0] = PASS
    return max(n, 1)


@rule
def apply(s, b, action):
    seat, goes_on = s.mover, False
    for way in range(9 if action != PASS else 0):
        for n in range(turned(s, action, way, seat)):
            s.cells[action + (n + 1) * ((way // 3 - 1) * SIDE + way % 3 - 1)] = 1 + seat
    if action != PASS:
        s.cells[action] = 1 + seat
    for cell in range(CELLS):
        goes_on = goes_on or fits(s, cell, 0) or fits(s, cell, 1)
    s.mover = 1 - seat if goes_on else OVER


@rule
def score(s, b, scores):
    scores[0], scores[1] = 0, 0
    for cell in range(CELLS):
        if s.cells[cell] > 0:
            scores[s.cells[cell] - 1] += 1


WORDS = """
reversi-title = Reversi
reversi-summary = Enclose discs to turn them; most discs win.
reversi-ask = place a disc
reversi-plays = { $who } plays { $square }."""


def name(p, action):
    return "pass" if action == PASS else square(*divmod(action, SIDE))


def prompt(p):
    return message("reversi-ask")


def events(before, action, after):
    yield message("reversi-plays", who=Who(before.mover), square=before.name(action))


class View(BoardView):
    def board(self, config):
        return grid(SIDE, SIDE, look="flat")

    def pieces(self, p):
        return stones(p.state.cells, SIDE)


here = sys.modules[__name__]
boardloom.register(boardloom.Game("reversi", 1, here, Config, here, WORDS, view=View(), chance=False))
