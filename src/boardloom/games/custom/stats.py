"""Statistics of simulated games on a custom board."""

from typing import NamedTuple

import numpy as np

from boardloom.core.game import OVER
from boardloom.core.protocols import Figures
from boardloom.core.record import Ints, rule
from boardloom.games.custom.state import NORMAL, Setup, State

TYPES = ("lucky", "unlucky", "normal")


by_seat = ("moves", "coins")


class Counts(NamedTuple):
    landings: Ints
    """By square: moves that reached it, before its effect."""
    moves: Ints
    """By seat."""
    coins: Ints
    """By seat, at the end."""
    wins: Ints
    """By seat."""
    winner_types: Ints
    """Wins by the type the winner had in the end."""


def blank(b: Setup) -> Counts:
    moves, coins, wins = np.zeros((3, b.seats), np.int64)
    return Counts(np.zeros(b.last + 1, np.int64), moves, coins, wins, np.zeros(NORMAL + 1, np.int64))


@rule
def seat(s: State, b: Setup) -> int:
    return s.seat


@rule
def count(s: State, b: Setup, seat: int, action: int, counts: Counts) -> None:
    if s.landed >= 0:
        counts.landings[s.landed] += 1
    if s.mover == OVER:
        for p in range(b.seats):
            counts.coins[p] += s.coins[p]
            counts.moves[p] += s.moves[p]
        counts.wins[s.winner] += 1
        counts.winner_types[s.ptype[s.winner]] += 1


def report(b: Setup, counts: Counts, games: int) -> Figures:
    """Per game: moves and coins of each seat, landings on each square, and which types win."""
    wins, types = np.asarray(counts.wins), np.asarray(b.types)
    won = max(1, int(wins.sum()))
    return {
        "moves": (np.asarray(counts.moves) / games).tolist(),
        "coins": (np.asarray(counts.coins) / games).tolist(),
        "landings": (np.asarray(counts.landings) / games).tolist(),
        "wins by first type": {t: int(wins[types == i + 1].sum()) / won for i, t in enumerate(TYPES)},
        "wins by last type": {t: int(counts.winner_types[i + 1]) / won for i, t in enumerate(TYPES)},
    }
