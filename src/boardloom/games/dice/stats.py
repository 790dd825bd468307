"""Statistics of simulated games of DO or DICE."""

from typing import NamedTuple

import numpy as np

from boardloom.core.game import OVER
from boardloom.core.protocols import Figures
from boardloom.core.record import Ints, rule
from boardloom.games.bitset import has
from boardloom.games.dice.rules import crowned, is_ahead
from boardloom.games.dice.state import FALLEN, GAIN, KINDS, NOBODY, VP, Setup, State

by_seat = ("podium", "VP", "fallen")
PODIUM = 3
SURVIVAL, STEALING, GAINING, ELIMINATING, GIFTS, GOALS = range(6)
SOURCES = ("survival", "stealing", "power moves", "eliminations", "gifts of the fallen", "secret goals")


class Counts(NamedTuple):
    podium: Ints
    """By seat: games among the first three."""
    vp: Ints
    """By seat, at the end."""
    fallen: Ints
    """By seat: games in which it fell."""
    sources: Ints
    """VP earned, by where they come from."""
    figures: Ints
    """Rounds, eliminations, games with somebody behind, and those that the one behind won."""
    behind: Ints
    """1 + the seat that was first to fall behind in the game being played; 0 for none yet."""


def blank(b: Setup) -> Counts:
    podium, vp, fallen = np.zeros((3, b.seats), np.int64)
    return Counts(podium, vp, fallen, np.zeros(6, np.int64), np.zeros(4, np.int64), np.zeros(1, np.int64))


@rule
def rounds(s: State, b: Setup) -> int:
    return s.round


@rule
def seat(s: State, b: Setup) -> int:
    return s.seat


@rule
def count(s: State, b: Setup, seat: int, action: int, counts: Counts) -> None:
    if s.effect:
        _count_effect(s, b, seat, counts)
    if s.round == 1:
        counts.behind[0] = 0
    if s.mover == OVER or (s.todo == b.everyone and s.round > 1):
        for p in range(b.seats):
            counts.sources[SURVIVAL] += b.survival_vp if has(s.alive, p) else 0
        if counts.behind[0] == 0:
            counts.behind[0] = 1 + last_alone(s, b)
    if s.mover == OVER:
        _count_end(s, b, counts)


@rule
def _count_effect(s: State, b: Setup, seat: int, counts: Counts) -> None:
    kind, living = s.effect % KINDS, s.effect < FALLEN * KINDS
    counts.sources[STEALING] -= s.moved * b.steals[s.effect]
    if kind == GAIN:
        counts.sources[GAINING] += s.moved
    if not living and kind == VP and s.moved > 0:
        counts.sources[GIFTS] += s.moved
    if s.felled != NOBODY:
        counts.figures[1] += 1
        if s.felled != seat and (living or b.fallen_earn):
            counts.sources[ELIMINATING] += b.elimination_vp


@rule
def last_alone(s: State, b: Setup) -> int:
    """The seat with fewer VP than any other; NOBODY if several have as few."""
    last, alone = 0, True
    for p in range(1, b.seats):
        if s.vp[p] < s.vp[last]:
            last, alone = p, True
        elif s.vp[p] == s.vp[last]:
            alone = False
    return last if alone else NOBODY


@rule
def _count_end(s: State, b: Setup, counts: Counts) -> None:
    crown = crowned(s, b)
    for p in range(b.seats):
        ahead = 0
        for q in range(b.seats):
            ahead += 1 if p != q and is_ahead(s, b, crown, q, p) else 0
        counts.podium[p] += ahead < PODIUM
        counts.vp[p] += s.vp[p]
        counts.fallen[p] += 0 if has(s.alive, p) else 1
        counts.sources[GOALS] += b.goal_vp if has(s.met, p) else 0
        if counts.behind[0] == p + 1:
            counts.figures[2] += 1
            counts.figures[3] += ahead == 0
    counts.figures[0] += s.round


def report(b: Setup, counts: Counts, games: int) -> Figures:
    """Per game: podium, VP and falls of each seat, rounds, eliminations; where the VP come from."""
    sources = np.asarray(counts.sources)
    rounds, eliminations, behind, came_back = (int(figure) for figure in np.asarray(counts.figures))
    return {
        "podium": (np.asarray(counts.podium) / games).tolist(),
        "VP": (np.asarray(counts.vp) / games).tolist(),
        "fallen": (np.asarray(counts.fallen) / games).tolist(),
        "rounds": rounds / games,
        "eliminations": eliminations / games,
        "points come from": {
            name: int(earned) / max(1, int(sources.sum()))
            for name, earned in zip(SOURCES, sources, strict=True)
        },
        "first to fall behind": {"wins": came_back / max(1, behind), "in games": behind / games},
    }
