"""Who comes first, second, third: VP, HP, fewer rounds as a fallen player, the final die."""

from boardloom.core.record import Ints, rule
from boardloom.games.dice.state import NOBODY, Setup, State


@rule
def last_hp(s: State, b: Setup, p: int) -> int:
    """The HP that count in a tie: what a fallen player fell to, or 0 at tables that want it so."""
    return s.hp[p] if b.overkill else max(0, s.hp[p])


@rule
def merit(s: State, b: Setup, p: int) -> int:
    """All that ranks a player, the weightiest first, in one number."""
    return ((s.vp[p] * 65536 + last_hp(s, b, p) + 32768) * 1024 + s.fell[p]) * 8 + s.final[p]


@rule
def crowned(s: State, b: Setup) -> int:
    """The best living player, who is first whatever the fallen have; NOBODY if that is not so."""
    best = NOBODY
    if not b.fallen_first:
        for p in range(b.seats):
            if s.alive >> p & 1 and (best == NOBODY or merit(s, b, p) > merit(s, b, best)):
                best = p
    return best


@rule
def score(s: State, b: Setup, scores: Ints) -> None:
    """How many places from the last, which is 1; all different once the game is over."""
    crown = crowned(s, b)
    for p in range(b.seats):
        mine, beaten = merit(s, b, p), 1
        for q in range(p):
            other = merit(s, b, q)
            beaten += p == crown or (q != crown and mine > other)
            scores[q] += q == crown or (p != crown and mine < other)
        scores[p] = beaten


@rule
def equals(s: State, b: Setup) -> int:
    """The best-placed set of players whom nothing tells apart; 0 if there is none."""
    best, tied = NOBODY, 0
    for p in range(b.seats):
        mine = merit(s, b, p)
        for q in range(p):
            if mine == merit(s, b, q):
                best = max(best, mine)
    if best != NOBODY:
        for p in range(b.seats):
            tied |= (merit(s, b, p) == best) << p
    return tied
