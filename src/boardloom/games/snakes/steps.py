"""The steps of a roll, and the orders in which they can be applied.

An order is a strategy of the slot `priority`: given a roll, it applies the steps and says whether the same
player rolls again. Once somebody has won, the rest of the roll is left out. An order of your own can be put
together from the same steps.
"""

from boardloom.core.game import OVER
from boardloom.core.record import rule
from boardloom.core.slot import Slot
from boardloom.games.snakes.entities import entity
from boardloom.games.snakes.state import Setup, State
from boardloom.games.snakes.strategies import (
    first_six,
    killing,
    overshoot,
    special_roll,
    starting,
    third_six,
    winning,
)

PEACE = 0
"""The number of the killing strategy under which nothing happens."""

priority: Slot[[State, Setup, int], int] = Slot("priority")
"""Apply a roll step by step; does it earn another roll? 1 or 0."""


@priority.option("classic")
def classic(s: State, b: Setup, roll: int) -> int:
    """Entity, winning, killing; a third six is judged before it moves."""
    if third_six_ends_turn(s, b, roll):
        return 0
    if moves(s, b, roll):
        meet_entity(s, b)
        if wins(s, b):
            return 0
        meet_others(s, b)
    return earns_a_roll(s, b, roll)


@priority.option("killing-first")
def killing_first(s: State, b: Setup, roll: int) -> int:
    """Whoever stands where the roll leads is met there, before the entity of that cell acts."""
    if third_six_ends_turn(s, b, roll):
        return 0
    if moves(s, b, roll):
        meet_others(s, b)
        if s.at[s.seat] > 0:  # a token that was sent back is no longer on the entity
            meet_entity(s, b)
        if wins(s, b):
            return 0
    return earns_a_roll(s, b, roll)


@priority.option("winning-first")
def winning_first(s: State, b: Setup, roll: int) -> int:
    """A roll that leads to the end has won, whatever stands there; else as in the classic order."""
    if third_six_ends_turn(s, b, roll):
        return 0
    if moves(s, b, roll):
        if wins(s, b):
            return 0
        meet_entity(s, b)
        if wins(s, b):
            return 0
        meet_others(s, b)
    return earns_a_roll(s, b, roll)


@priority.option("sixes-last")
def sixes_last(s: State, b: Setup, roll: int) -> int:
    """A third six moves, acts and may win like any roll; only then it is judged."""
    third = counts_a_third_six(s, b, roll)
    if moves(s, b, roll):
        meet_entity(s, b)
        if wins(s, b):
            return 0
        meet_others(s, b)
    if third:
        moved_to = s.at[s.seat]
        s.at[s.seat] = s.trail[2]
        if not third_six(b.third_six, s, b):
            return 0
        s.at[s.seat] = moved_to
    return earns_a_roll(s, b, roll)


@rule
def third_six_ends_turn(s: State, b: Setup, roll: int) -> bool:
    """The third six in a row is judged before it moves."""
    if counts_a_third_six(s, b, roll):
        return not third_six(b.third_six, s, b)
    return False


@rule
def counts_a_third_six(s: State, b: Setup, roll: int) -> bool:
    """Count the sixes in a row. After the third one, counting starts again."""
    s.trail[s.sixes] = s.at[s.seat]
    s.landed = -1
    s.sixes = _sixes_in_a_row(s.sixes, b.six[roll])
    if s.sixes == 3:
        s.sixes = 0
        return True
    return False


@rule
def _sixes_in_a_row(before: int, six: int) -> int:
    """The count after a roll; `six` is 1 if it was a six, else 0.

    An `if` instead of the multiplication makes games 18% slower: no processor can predict a six."""
    return (before + 1) * six


@rule
def moves(s: State, b: Setup, roll: int) -> bool:
    """Starting, overshoot, movement; False if the token stays where it is."""
    if s.at[s.seat] > 0 or starting(b.starting, s, b, roll):
        return _move(s, b, s.at[s.seat] + roll)
    return False


@rule
def _move(s: State, b: Setup, to: int) -> bool:
    if to > b.last:
        to = max(0, min(overshoot(b.overshoot, s, b, to), b.last))
        if to == s.at[s.seat]:
            return False
    s.landed = to
    s.at[s.seat] = to
    return True


@rule
def meet_entity(s: State, b: Setup) -> None:
    s.at[s.seat] = entity(b.effect[s.landed], s, b, s.landed)


@rule
def wins(s: State, b: Setup) -> bool:
    if winning(b.winning, s, b):
        s.mover = OVER
        return True
    return False


@rule
def meet_others(s: State, b: Setup) -> None:
    """Meet everybody on the same cell; cell 0 is never shared."""
    here = s.at[s.seat]
    if b.killing != PEACE and here > 0:
        for p in range(b.seats):
            if p != s.seat and s.at[p] == here:
                killing(b.killing, s, b, p)


@rule
def earns_a_roll(s: State, b: Setup, roll: int) -> int:
    """A six or a special roll does, unless a rule that is about it says no."""
    six, special = b.six[roll], b.special[roll]
    denied = 0
    if not first_six(b.first_six, s, b):
        denied |= six
    if not special_roll(b.special_roll, s, b):
        denied |= special
    if denied:
        s.sixes = 0
    return (six | special) & (1 - denied)
