"""Dash: two runners each and one die; run past the others, or knock them back to the start."""

import sys
from typing import Annotated, NamedTuple

from pydantic import Field

import boardloom
from boardloom import CHANCE, OVER
from boardloom.core.message import Who, message
from boardloom.core.options import GameConfig
from boardloom.core.record import Ints, Record, rule
from boardloom.games.one_die import chance, die, turn  # noqa: F401
from boardloom.view import BoardView, Piece, track
from boardloom.view import die as shown

RUNNERS, MOST, MAX_ACTIONS = 2, 4, 6


class Setup(NamedTuple):
    seats: int
    goal: int


class State(Record):
    mover: int
    seat: int
    rolled: int
    at: Annotated[Ints, RUNNERS * MOST]  # the cell of each runner, seat by seat


class Config(GameConfig):
    players: int = Field(2, ge=2, le=MOST)
    cells: int = Field(30, ge=10, le=60)

    def setup(self):
        return Setup(self.players, self.cells - 1)


@rule
def start(s, b):
    s.mover, s.seat, s.rolled = CHANCE, 0, 0
    for runner in range(RUNNERS * MOST):
        s.at[runner] = 0


@rule
def legal(s, b, actions):
    n = 0
    for runner in range(RUNNERS):
        if s.at[s.seat * RUNNERS + runner] < b.goal:
            actions[n] = runner
            n += 1
    return n


@rule
def apply(s, b, action):
    if s.mover == CHANCE:
        s.rolled, s.mover = action, s.seat
        return
    mine = s.seat * RUNNERS
    to = min(b.goal, s.at[mine + action] + s.rolled)
    for other in range(RUNNERS * b.seats):
        if s.at[other] == to < b.goal and other // RUNNERS != s.seat:
            s.at[other] = 0  # knocked back
    s.at[mine + action] = to
    home = s.at[mine] == b.goal and s.at[mine + 1] == b.goal
    s.seat = s.seat if home else (s.seat + 1) % b.seats
    s.mover = OVER if home else CHANCE


@rule
def score(s, b, scores):
    for seat in range(b.seats):
        scores[seat] = s.at[seat * RUNNERS] + s.at[seat * RUNNERS + 1]


WORDS = """
dash-title = Dash
dash-summary = Bring both runners home, and knock others back.
dash-ask = run { $cells } cells with one of your runners
dash-rolls = { $who } rolls { $number }.
dash-runs = { $who } runs to { $cell }."""


def name(p, action):
    return str(action) if p.mover == CHANCE else "ab"[action]


def prompt(p):
    return message("ask-roll" if p.mover == CHANCE else "dash-ask", cells=p.state.rolled)


def events(before, action, after):
    if before.mover == CHANCE:
        yield message("dash-rolls", who=Who(before.turn), number=action)
    else:
        cell = after.state.at[before.mover * RUNNERS + action]
        yield message("dash-runs", who=Who(before.mover), cell=cell)


class View(BoardView):
    def board(self, config):
        return track(config.cells, icons={str(config.cells - 1): "flag"})

    def pieces(self, p):
        yield shown()
        for runner in range(RUNNERS * p.config.players):
            seat, which = divmod(runner, RUNNERS)
            yield Piece(f"{'ab'[which]}{seat}", str(p.state.at[runner]), seat, "pawn")

    def steps(self, p, action):
        return f"{p.name(action)}{p.mover}"


here = sys.modules[__name__]
boardloom.register(boardloom.Game("dash", 1, here, Config, here, WORDS, view=View()))
