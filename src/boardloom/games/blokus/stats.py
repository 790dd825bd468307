"""Statistics of simulated games of Blokus."""

from typing import NamedTuple

import numpy as np

from boardloom.core.game import OVER
from boardloom.core.protocols import Figures
from boardloom.core.record import Ints, rule
from boardloom.games.bitset import has
from boardloom.games.blokus.colours import COLOUR_NAMES
from boardloom.games.blokus.movegen import how_many
from boardloom.games.blokus.pieces import NAMES
from boardloom.games.blokus.rules import points, start
from boardloom.games.blokus.state import COLOURS, NONE, PASS, PIECES, Setup, State

PLIES = 160
"""Turns counted one by one; hardly any game has more."""
WHOLE = 12
"""A win is counted in twelfths, so that two, three or four tied colours can share it."""

by_seat = ("score",)


class Counts(NamedTuple):
    score: Ints
    """By seat, at the end."""
    points: Ints
    """By colour, at the end."""
    best: Ints
    """By colour: games in which no colour had more points; in twelfths, which a tie shares."""
    left: Ints
    """By piece: colours that could not place it."""
    passes: Ints
    """One number: turns on which a player chose to pass."""
    turns: Ints
    """By ply: games that had that many turns."""
    places: Ints
    """By ply: placements that were open."""


def blank(b: Setup) -> Counts:
    lengths = (b.seats, COLOURS, COLOURS, PIECES, 1, PLIES, PLIES)
    return Counts(*(np.zeros(length, np.int64) for length in lengths))


@rule
def seat(s: State, b: Setup) -> int:
    return s.mover


@rule
def count(s: State, b: Setup, seat: int, action: int, counts: Counts) -> None:
    counts.passes[0] += 1 if action == PASS else 0
    if s.mover == OVER:
        _count_ending(s, b, counts)
    elif s.turns < PLIES:
        counts.turns[s.turns] += 1
        counts.places[s.turns] += how_many(s, b)


@rule
def _count_ending(s: State, b: Setup, counts: Counts) -> None:
    top, sharing = points(s, b, 0), 0
    for colour in range(b.colours):
        top = max(top, points(s, b, colour))
    for colour in range(b.colours):
        sharing += 1 if points(s, b, colour) == top else 0
    for colour in range(b.colours):
        counts.points[colour] += points(s, b, colour)
        counts.best[colour] += WHOLE // sharing if points(s, b, colour) == top else 0
        if b.seat_of[colour] != NONE:
            counts.score[b.seat_of[colour]] += points(s, b, colour)
        for piece in range(PIECES):
            counts.left[piece] += 1 if has(s.hand[colour], piece) else 0


def report(b: Setup, counts: Counts, games: int) -> Figures:
    """Per game: points, which colour has the most, what is left over, and how many places were open."""
    points, best, left = (np.asarray(row) for row in (counts.points, counts.best, counts.left))
    turns, places = np.asarray(counts.turns), np.asarray(counts.places)
    plies = int((turns > 0).nonzero()[0].max(initial=0)) + 1
    open = places[:plies] / np.maximum(1, turns[:plies])
    open[0] = _first_places(b)
    colours, ended = COLOUR_NAMES[: b.colours], max(1, int(best.sum()))
    return {
        "score": (np.asarray(counts.score) / games).tolist(),
        **{f"points of {name}": float(points[i] / games) for i, name in enumerate(colours)},
        "most points": {name: float(best[i] / ended) for i, name in enumerate(colours)},
        "left over": {NAMES[i]: float(left[i] / games / b.colours) for i in np.argsort(-left, kind="stable")},
        "passes": float(counts.passes[0] / games),
        "places by turn": tuple(float(x) for x in open),
    }


def _first_places(b: Setup) -> int:
    s = State()
    start(s, b)
    return how_many(s, b)
