"""Statistics of simulated games of Snakes & Ladders."""

from typing import NamedTuple

import numpy as np

from boardloom.core.protocols import Figures
from boardloom.core.record import Ints, rule
from boardloom.games.snakes.rules import drawing_lots
from boardloom.games.snakes.state import Setup, State

by_seat = ("rolls", "climbs", "slides")


class Counts(NamedTuple):
    landings: Ints
    """By cell: rolls that reached it, before anything happened there."""
    rolls: Ints
    """By seat."""
    climbs: Ints
    """By seat: moves that an entity carried forward."""
    slides: Ints
    """By seat: moves that an entity, or a killing, carried back."""


def blank(b: Setup) -> Counts:
    rolls, climbs, slides = np.zeros((3, b.seats), np.int64)
    return Counts(np.zeros(b.last + 1, np.int64), rolls, climbs, slides)


@rule
def rounds(s: State, b: Setup) -> int:
    """Turns that were sat out count: a round is over once everybody has had, or missed, a turn."""
    return (s.turn + b.seats - 1) // b.seats


@rule
def seat(s: State, b: Setup) -> int:
    return -1 if drawing_lots(s, b) else s.seat


@rule
def count(s: State, b: Setup, seat: int, action: int, counts: Counts) -> None:
    if seat >= 0:
        counts.rolls[seat] += 1
        if s.landed >= 0:
            counts.landings[s.landed] += 1
            counts.climbs[seat] += s.at[seat] > s.landed
            counts.slides[seat] += s.at[seat] < s.landed


def report(b: Setup, counts: Counts, games: int) -> Figures:
    """Per game: rolls, climbs and slides of each seat, and landings on each cell."""
    return {name: (np.asarray(column) / games).tolist() for name, column in counts._asdict().items()}
