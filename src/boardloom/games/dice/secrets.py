"""The secret goals: hidden from the other seats, and dealt anew where somebody thinks ahead."""

from boardloom.core.record import rule
from boardloom.engine.random import below
from boardloom.games.dice.state import FINAL, HIDDEN, Setup, State


@rule
def hide(s: State, b: Setup, seat: int) -> None:
    """Hide the goals of the other seats until the last round is over."""
    for p in range(b.seats):
        if p != seat and s.stage != FINAL and s.goal[p]:
            s.goal[p] = HIDDEN


@rule
def determinize(s: State, b: Setup, seat: int, key: int) -> None:
    """Deal the goals of the other seats anew. What they did tells nothing of them."""
    if s.stage == FINAL:
        return
    for p in range(b.seats):
        if p != seat and s.goal[p]:
            s.goal[p] = HIDDEN
    for p in range(b.seats):
        if s.goal[p] == HIDDEN:
            ticket = below(key, p, _undealt(s, b))
            for i in range(len(b.goals)):
                ticket -= _may_be_dealt(s, b, i)
                if ticket < 0 and s.goal[p] == HIDDEN:
                    s.goal[p] = b.goals[i] + 1


@rule
def _may_be_dealt(s: State, b: Setup, i: int) -> bool:
    """Whether a goal can be dealt: once only, if there are enough of them."""
    free = True
    for p in range(b.seats):
        free = free and s.goal[p] != b.goals[i] + 1
    return free or len(b.goals) < b.seats


@rule
def _undealt(s: State, b: Setup) -> int:
    """How many goals can be dealt."""
    n = 0
    for i in range(len(b.goals)):
        n += _may_be_dealt(s, b, i)
    return n
