"""The policies of DO or DICE. `greedy` eliminates or harms the leader and takes sure points; once fallen, it
holds the leader back. `meek` does the opposite.
"""

from boardloom.core.record import Ints, rule
from boardloom.games.bitset import has
from boardloom.games.dice.rules import legal, open_kinds, row_of, targets
from boardloom.games.dice.state import ANYONE, GAIN, HP, KEEP, KINDS, REROLL, SELF, TAKE_VP, VP, Setup, State

FALLS, POINTS, WEAKNESS = 1 << 48, 1 << 14, 1 << 3
"""The weights of what makes a target attractive, the largest first; among equals the nearer seat wins."""
FURTHEST = 7
"""Distances are kept in three bits; seats before the player's own count as far away."""
WORTH = 1 << 40
"""Keeps the sum positive when points count against a target."""


@rule
def greedy(s: State, b: Setup, actions: Ints, key: int, draw: int) -> int:
    """Choose the most attractive target, and the effect that gains most from it."""
    row, kinds = row_of(s), open_kinds(s, b)
    if kinds == 0:
        harm = b.hp_change[row * KINDS + SELF]
        return REROLL if harm < 0 and s.tokens[s.seat] else KEEP
    hurt, helps = _hurt(s, b, kinds), _helps(s, b, kinds)
    among = targets(s, b, HP if has(kinds, HP) else VP)
    best = -1
    for q in range(b.seats):
        best = max(best, _attraction(s, q, hurt, helps) if has(among, q) else -1)
    target = _whose(s, best)
    falls = best >= FALLS
    if has(kinds, GAIN) and not (falls and s.vp[target] > s.vp[s.seat]):
        return TAKE_VP
    by_hp = has(kinds, HP) and (falls or helps or not has(kinds, VP))
    return (HP if by_hp else VP) * ANYONE + target


@rule
def meek(s: State, b: Setup, actions: Ints, key: int, draw: int) -> int:
    """Choose the least attractive target, and take no points."""
    n, kinds = legal(s, b, actions), open_kinds(s, b)
    hurt, helps = _hurt(s, b, kinds), _helps(s, b, kinds)
    chosen, least = actions[n - 1], 2 * FALLS
    for i in range(n):
        if actions[i] < GAIN * ANYONE:
            worth = _attraction(s, actions[i] % ANYONE, hurt, helps)
            if worth < least:
                chosen, least = actions[i], worth
    return chosen


@rule
def _hurt(s: State, b: Setup, kinds: int) -> int:
    """What the roll does to the HP of a target."""
    return b.hp_change[row_of(s) * KINDS + HP] if has(kinds, HP) else 0


@rule
def _helps(s: State, b: Setup, kinds: int) -> bool:
    """Whether the roll benefits a target."""
    return _hurt(s, b, kinds) > 0 or (has(kinds, VP) and b.vp_change[row_of(s) * KINDS + VP] > 0)


@rule
def _attraction(s: State, target: int, hurt: int, helps: bool) -> int:
    falls = (s.hp[target] > 0) & (s.hp[target] + hurt <= 0)
    points = -s.vp[target] if helps else s.vp[target]
    nearer = FURTHEST - ((target - s.seat) & FURTHEST)
    return falls * FALLS + points * POINTS + WORTH - s.hp[target] * WEAKNESS + nearer


@rule
def _whose(s: State, attraction: int) -> int:
    """The target with this attraction, whose last digit is how near the target sits.

    Keeping the target in a variable would be easier to read, but makes games 10% slower: no processor can
    predict which of two numbers is larger.
    """
    nearer = attraction & FURTHEST
    return (s.seat + FURTHEST - nearer) & FURTHEST
