"""The steps of a roll, and the orders in which they can be applied.

An order is a strategy of the slot `priority`: given a roll, it applies the steps, the last of which says
who rolls next. Once somebody has won, the rest of the roll is left out. An order of your own can be put
together from the same steps.
"""

from boardloom.core.game import NOBODY, OVER
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

priority: Slot[[State, Setup, int], None] = Slot("priority", rare=True)
"""Apply a roll step by step, up to whoever rolls next."""


@priority.option("classic")
def classic(s: State, b: Setup, roll: int) -> None:
    """Entity, winning, killing; a third six is judged before it moves."""
    six = b.six[roll]
    if third_six_ends_turn(s, b, six):
        return
    if moves(s, b, roll):
        meet_entity(s, b)
        if wins(s, b):
            return
        meet_others(s, b)
    elif drawn(s, b):
        return
    next_roll(s, b, roll, six)


@priority.option("killing-first")
def killing_first(s: State, b: Setup, roll: int) -> None:
    """Whoever stands where the roll leads is met there, before the entity of that cell acts."""
    six = b.six[roll]
    if third_six_ends_turn(s, b, six):
        return
    if moves(s, b, roll):
        meet_others(s, b)
        if s.at[s.seat] > 0:  # a token that was sent back is no longer on the entity
            meet_entity(s, b)
        if wins(s, b):
            return
    elif drawn(s, b):
        return
    next_roll(s, b, roll, six)


@priority.option("winning-first")
def winning_first(s: State, b: Setup, roll: int) -> None:
    """A roll that leads to the end has won, whatever stands there; else as in the classic order."""
    six = b.six[roll]
    if third_six_ends_turn(s, b, six):
        return
    if moves(s, b, roll):
        if wins(s, b):
            return
        meet_entity(s, b)
        if wins(s, b):
            return
        meet_others(s, b)
    elif drawn(s, b):
        return
    next_roll(s, b, roll, six)


@priority.option("sixes-last")
def sixes_last(s: State, b: Setup, roll: int) -> None:
    """A third six moves, acts and may win like any roll; only then it is judged."""
    six = b.six[roll]
    count_sixes(s, six)
    third = s.sixes == 3
    if third:
        s.sixes = 0
    if moves(s, b, roll):
        meet_entity(s, b)
        if wins(s, b):
            return
        meet_others(s, b)
    elif drawn(s, b):
        return
    if third:
        moved_to = s.at[s.seat]
        s.at[s.seat] = s.trail[2]
        if not third_six(b.third_six, s, b):
            pass_turn(s, b, 0)
            return
        s.at[s.seat] = moved_to
    next_roll(s, b, roll, six)


extra_roll: Slot[[State, Setup, int, int], int] = Slot("extra_roll", rare=True)
"""Does this roll, a six or not (1 or 0), earn another one? 1 or 0. The first strategy is enough where exactly
the sixes are special."""


@extra_roll.option("sixes")
def sixes_alone(s: State, b: Setup, roll: int, six: int) -> int:
    if first_six(b.first_six, s, b) and special_roll(b.special_roll, s, b):
        return six
    s.sixes = 0
    return 0


@extra_roll.option("sixes-and-special")
def sixes_and_special(s: State, b: Setup, roll: int, six: int) -> int:
    special = b.special[roll]
    denied = 0
    if not first_six(b.first_six, s, b):
        denied |= six
    if not special_roll(b.special_roll, s, b):
        denied |= special
    if denied:
        s.sixes = 0
    return (six | special) & (1 - denied)


stalemate: Slot[[State, Setup], bool] = Slot("stalemate", rare=True)
"""A roll moved nobody: is the game drawn? The first strategy is enough where the end stays in reach of
everybody."""


@stalemate.option("never")
def never(s: State, b: Setup) -> bool:
    return False


@stalemate.option("nobody-can-move")
def nobody_can_move(s: State, b: Setup) -> bool:
    """Every token is too near the end for any roll, and will not be sent back from there by a third six."""
    nearest = min(b.stuck, s.trail[0]) if s.sixes > 0 else b.stuck
    for p in range(b.seats):
        nearest = min(nearest, s.at[p])
    return nearest == b.stuck


turn_limit: Slot[[State, Setup], bool] = Slot("turn_limit", rare=True)
"""Is the game drawn because the turn that begins now is one too many?"""


@turn_limit.option("none")
def no_limit(s: State, b: Setup) -> bool:
    return False


@turn_limit.option("exact")
def exact_limit(s: State, b: Setup) -> bool:
    return s.turn > b.most_turns


DERIVED = (extra_roll, stalemate, turn_limit)
"""Slots whose strategies follow from other options."""


@rule
def third_six_ends_turn(s: State, b: Setup, six: int) -> bool:
    """The third six in a row is judged before it moves. Then counting starts again."""
    count_sixes(s, six)
    if s.sixes == 3:
        s.sixes = 0
        if not third_six(b.third_six, s, b):
            pass_turn(s, b, 0)
            return True
    return False


@rule
def count_sixes(s: State, six: int) -> None:
    """Count the sixes in a row, and note where the token stood; `six` is 1 if this roll is one, else 0."""
    s.trail[s.sixes] = s.at[s.seat]
    s.landed = -1
    s.sixes = _sixes_in_a_row(s.sixes, six)


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
def drawn(s: State, b: Setup) -> bool:
    """The roll moved nobody. If the game is drawn, nobody is in turn."""
    if stalemate(b.stalemate, s, b):
        s.mover, s.seat = OVER, NOBODY
        return True
    return False


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
def next_roll(s: State, b: Setup, roll: int, six: int) -> None:
    """A six or a special roll earns another one, unless a rule that is about it says no."""
    pass_turn(s, b, extra_roll(b.extra_roll, s, b, roll, six))


@rule
def pass_turn(s: State, b: Setup, again: int) -> None:
    """To the next seat that need not sit out, unless the same one rolls again.

    `again` is 1 or 0 and is used in arithmetic rather than in an `if`, which makes games 13% faster: no
    processor can predict a six, and a wrong prediction costs more than all of this.
    """
    after = s.follows[s.seat]
    s.seat = s.seat if again else after
    s.turn += 1 - again
    while s.skips[s.seat] * (1 - again) > 0:
        s.skips[s.seat] -= 1
        s.seat = s.follows[s.seat]
        s.turn += 1
    if turn_limit(b.turn_limit, s, b):
        s.mover, s.seat = OVER, NOBODY
