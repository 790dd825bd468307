"""Statistics of simulated games of Ludo."""

from typing import NamedTuple

import numpy as np

from boardloom.core.game import CHANCE, OVER
from boardloom.core.protocols import Figures
from boardloom.core.record import Ints, rule
from boardloom.games.ludo.state import NONE, Setup, State, tokens_in

by_seat = ("rolls", "kicks", "kicked", "place")


class Counts(NamedTuple):
    rolls: Ints
    """By seat."""
    kicks: Ints
    """By seat: opponents' tokens sent home."""
    kicked: Ints
    """By seat: own tokens sent home."""
    place: Ints
    """By seat: places in the ranking, added up."""


def blank(b: Setup) -> Counts:
    return Counts(*np.zeros((4, b.seats), np.int64))


@rule
def seat(s: State, b: Setup) -> int:
    """The seat that rolls; -1 - seat for one that chooses after its roll, so that no roll counts twice."""
    return s.seat if s.mover == CHANCE else NONE - s.seat


@rule
def count(s: State, b: Setup, seat: int, action: int, counts: Counts) -> None:
    who = seat if seat >= 0 else NONE - seat
    counts.rolls[who] += seat >= 0
    if s.kicked:
        for p in range(b.seats):
            tokens = tokens_in(s.kicked, p)
            counts.kicks[who] += tokens
            counts.kicked[p] += tokens
    if s.mover == OVER:
        for p in range(b.seats):
            counts.place[p] += s.place[p]


def report(b: Setup, counts: Counts, games: int) -> Figures:
    """Per game: rolls, kicks and tokens lost of each seat, and its mean place."""
    return {name: (np.asarray(column) / games).tolist() for name, column in counts._asdict().items()}
