"""A greedy player: eliminate, or harm the leader; take sure points; as a shadow hold the leader back."""

from boardloom.games.dice.rules import open_kinds, row_of, targets
from boardloom.games.dice.state import ANYONE, GAIN, HP, KEEP, KINDS, REROLL, SELF, TAKE_VP, VP, Setup, State
from boardloom.record import Ints, rule

FALLS, POINTS, WEAKNESS = 1 << 48, 1 << 14, 1 << 3
"""What makes a target attractive, the weightiest first; who sits nearer comes first among equals."""
WORTH = 1 << 40
"""Keeps the sum positive when points count against a target."""


@rule
def greedy(s: State, b: Setup, actions: Ints, key: int, draw: int) -> int:
    """The target is the one worth most; the effect is what gets most out of it."""
    row, kinds = row_of(s), open_kinds(s, b)
    if kinds == 0:
        harm = b.hp_change[row * KINDS + SELF]
        return REROLL if harm < 0 and s.tokens[s.seat] else KEEP
    hurt = b.hp_change[row * KINDS + HP] * (kinds >> HP & 1)
    helps = hurt > 0 or b.vp_change[row * KINDS + VP] * (kinds >> VP & 1) > 0
    among = targets(s, b, HP if kinds >> HP & 1 else VP)
    best = -1
    for q in range(b.seats):
        falls = (s.hp[q] > 0) & (s.hp[q] + hurt <= 0)
        points = -s.vp[q] if helps else s.vp[q]
        nearer = 7 - (q - s.seat & 7)
        worth = falls * FALLS + points * POINTS + WORTH - s.hp[q] * WEAKNESS + nearer
        best = max(best, worth if among >> q & 1 else -1)
    target = s.seat + 7 - (best & 7) & 7
    falls = best >= FALLS
    if kinds >> GAIN & 1 and not (falls and s.vp[target] > s.vp[s.seat]):
        return TAKE_VP
    by_hp = kinds >> HP & 1 and (falls or helps or not kinds >> VP & 1)
    return (HP if by_hp else VP) * ANYONE + target
