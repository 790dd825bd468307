"""Snakes & Ladders: a race on one track. Nobody decides anything; the dice do."""

from boardloom.core.game import CHANCE, NOBODY, OVER
from boardloom.core.record import Ints, rule
from boardloom.games.snakes.state import MAX_ACTIONS, Setup, State
from boardloom.games.snakes.steps import priority

__all__ = ["MAX_ACTIONS", "Setup", "State", "apply", "chance", "die", "legal", "score", "start", "turn"]


@rule
def start(s: State, b: Setup) -> None:
    """Everybody waits on cell 0, off the board."""
    s.mover, s.seat, s.turn, s.sides, s.sixes, s.landed = CHANCE, 0, 0, 0, 0, -1
    s.placed, s.first = 0, 0
    for p in range(len(s.at)):
        s.at[p], s.skips[p], s.follows[p] = 0, 0, -1
    for p in range(b.seats):
        s.follows[p] = b.follows[p]
    for i in range(3):
        s.trail[i] = 0
    if not b.random_order:
        s.first, s.placed = b.first, b.seats
        _begin(s, b)


@rule
def legal(s: State, b: Setup, actions: Ints) -> int:
    return 0


@rule
def turn(s: State, b: Setup) -> int:
    return NOBODY if drawing_lots(s, b) else s.seat


@rule
def die(s: State, b: Setup) -> int:
    return s.sides


@rule
def chance(s: State, b: Setup, outcomes: Ints, weights: Ints) -> int:
    """Lots for the turn order first, then dice."""
    if drawing_lots(s, b):
        return _seats_without_a_place(s, b, outcomes, weights)
    for i in range(len(b.totals)):
        outcomes[i], weights[i] = b.totals[i], b.weights[i]
    return len(b.totals)


@rule
def apply(s: State, b: Setup, action: int) -> None:
    """One roll: its steps in the chosen order."""
    if s.sides == 0 and drawing_lots(s, b):
        _take_the_next_place(s, b, action)
        return
    priority(b.priority, s, b, action)


@rule
def drawing_lots(s: State, b: Setup) -> bool:
    return s.placed < b.seats


@rule
def _begin(s: State, b: Setup) -> None:
    s.seat, s.turn, s.sides = s.first, 1, b.fair_sides


@rule
def _seats_without_a_place(s: State, b: Setup, outcomes: Ints, weights: Ints) -> int:
    n = 0
    for p in range(b.seats):
        if _has_no_place(s, p):
            outcomes[n], weights[n] = p, 1
            n += 1
    return n


@rule
def _has_no_place(s: State, p: int) -> bool:
    return s.follows[p] < 0 and (s.placed == 0 or p != s.seat)


@rule
def _take_the_next_place(s: State, b: Setup, p: int) -> None:
    """The seat drawn plays next; the last one left needs no lot."""
    if s.placed == 0:
        s.first = p
    else:
        s.follows[s.seat] = p
    s.seat = p
    s.placed += 1
    if s.placed == b.seats - 1:
        for q in range(b.seats):
            if _has_no_place(s, q):
                s.follows[p] = q
                s.follows[q] = s.first
        s.placed = b.seats
        _begin(s, b)


@rule
def score(s: State, b: Setup, scores: Ints) -> None:
    """1 for whoever has won; nobody has if the game was drawn."""
    for p in range(b.seats):
        scores[p] = 1 if s.mover == OVER and p == s.seat else 0
