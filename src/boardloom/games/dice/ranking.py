"""Who comes first, second, third: VP, HP, fewer rounds as a fallen player, the final die."""

from boardloom.core.record import Ints, rule
from boardloom.games.bitset import EMPTY, has, with_
from boardloom.games.dice.state import MAX_SEATS, NOBODY, Setup, State

HP_RANGE, ROUNDS_RANGE = 65_536, 1024
"""More values than HP and rounds can have: `faces.MOST` and the options keep both below."""
LOWEST_HP = HP_RANGE // 2


@rule
def last_hp(s: State, b: Setup, p: int) -> int:
    """The HP that count in a tie: what a fallen player fell to, or 0 at tables that want it so."""
    return s.hp[p] if b.overkill else max(0, s.hp[p])


@rule
def merit(s: State, b: Setup, p: int) -> int:
    """VP, then HP, then the round of the fall (later is better), then the final die, in one number.

    As digits of one number they are compared all at once; comparing them one after another makes whole
    games about 6% slower. HP are counted from below their lowest value, so that no digit is negative.
    """
    hp = last_hp(s, b, p) + LOWEST_HP
    return ((s.vp[p] * HP_RANGE + hp) * ROUNDS_RANGE + s.fell[p]) * MAX_SEATS + s.final[p]


@rule
def lead(s: State, b: Setup, p: int, q: int) -> int:
    """Above 0 where p ranks before q, below 0 where q does, 0 where nothing tells them apart."""
    return merit(s, b, p) - merit(s, b, q)


@rule
def crowned(s: State, b: Setup) -> int:
    """The best living player, who is first whatever the fallen have; NOBODY if that is not so."""
    best = NOBODY
    if not b.fallen_first:
        for p in range(b.seats):
            if has(s.alive, p) and (best == NOBODY or lead(s, b, p, best) > 0):
                best = p
    return best


@rule
def is_ahead(s: State, b: Setup, crown: int, p: int, q: int) -> bool:
    """Whether p takes a better place than q; `crown` is the seat of the one who is `crowned`."""
    return p == crown or (q != crown and lead(s, b, p, q) > 0)


@rule
def score(s: State, b: Setup, scores: Ints) -> None:
    """How many places from the last, which is 1; all different once the game is over."""
    crown = crowned(s, b)
    for p in range(b.seats):
        scores[p] = 1
        for q in range(b.seats):
            if p != q and is_ahead(s, b, crown, p, q):
                scores[p] += 1


@rule
def equals(s: State, b: Setup) -> int:
    """The best-placed set of players whom nothing tells apart; empty if there is none."""
    best = NOBODY
    for p in range(b.seats):
        for q in range(p):
            if lead(s, b, p, q) == 0 and (best == NOBODY or lead(s, b, p, best) > 0):
                best = p
    tied = EMPTY
    if best != NOBODY:
        for p in range(b.seats):
            if lead(s, b, p, best) == 0:
                tied = with_(tied, p)
    return tied
