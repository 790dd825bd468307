"""Secret goals: each is a small function, registered by name, that says after the last round whether a seat
meets it.

A function decorated with `@goal.option(...)` in any file adds a goal.
"""

from boardloom.core.slot import Slot
from boardloom.games.bitset import has
from boardloom.games.dice.state import Setup, State

goal: Slot[[State, Setup, int], bool] = Slot("goal", per_game=False)


@goal.option("eight")
def eight(s: State, b: Setup, seat: int) -> bool:
    return s.vp[seat] >= 8


@goal.option("healthy")
def healthy(s: State, b: Setup, seat: int) -> bool:
    return s.hp[seat] >= 15


@goal.option("brink")
def brink(s: State, b: Setup, seat: int) -> bool:
    return 0 < s.hp[seat] <= 5


@goal.option("hunter")
def hunter(s: State, b: Setup, seat: int) -> bool:
    return has(s.hunters, seat)


@goal.option("gentle")
def gentle(s: State, b: Setup, seat: int) -> bool:
    return has(s.alive, seat) and not has(s.hunters, seat)


@goal.option("unhaunted")
def unhaunted(s: State, b: Setup, seat: int) -> bool:
    return not has(s.haunted, seat)


@goal.option("martyr")
def martyr(s: State, b: Setup, seat: int) -> bool:
    return s.first_fallen == seat


@goal.option("steady")
def steady(s: State, b: Setup, seat: int) -> bool:
    return s.first_fallen != seat
