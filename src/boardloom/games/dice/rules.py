"""DO or DICE: in each round everybody rolls once, first the living, then the fallen. The final ranking is by
VP, then HP, then fewer rounds as a fallen player, then the final die.
"""

from boardloom.core.game import CHANCE, OVER
from boardloom.core.record import Ints, rule
from boardloom.games.bitset import (
    EMPTY,
    first_from,
    first_of,
    has,
    has_one_at_most,
    minus,
    only,
    with_,
    without,
)
from boardloom.games.dice.goals import goal
from boardloom.games.dice.state import (
    ANYONE,
    DEAL,
    FALLEN,
    FINAL,
    GAIN,
    HP,
    KEEP,
    KINDS,
    LOTS,
    MAX_ACTIONS,
    MAX_SEATS,
    NOBODY,
    REROLL,
    SELF,
    TAKE_VP,
    TURN,
    VP,
    Setup,
    State,
)

__all__ = ["MAX_ACTIONS", "Setup", "State", "apply", "chance", "die", "legal", "score", "start", "turn"]

SIDES = 6

HP_RANGE, ROUNDS_RANGE = 65_536, 1024
"""More values than HP and rounds can have: `faces.MOST` and the options keep both below."""
LOWEST_HP = HP_RANGE // 2


@rule
def start(s: State, b: Setup) -> None:
    s.number, s.round, s.first, s.alive, s.todo = 0, 1, 0, b.everyone, b.everyone
    s.effect, s.moved, s.felled = 0, 0, NOBODY
    s.hunters, s.haunted, s.first_fallen, s.tied, s.met = 0, 0, NOBODY, 0, 0
    for p in range(MAX_SEATS):
        s.hp[p], s.vp[p], s.tokens[p] = b.hp, 0, b.rerolls
        s.barred[p], s.fell[p], s.final[p], s.thrown[p], s.goal[p] = 0, 0, 0, 0, 0
    s.mover, s.seat, s.stage, s.sides = CHANCE, 0, TURN, b.sides
    if len(b.goals):
        s.stage, s.sides = DEAL, 0
    elif b.lots:
        s.stage, s.sides = LOTS, 0


@rule
def turn(s: State, b: Setup) -> int:
    """It is nobody's turn while goals are dealt or lots are drawn."""
    return NOBODY if s.stage == DEAL or s.stage == LOTS else s.seat


@rule
def die(s: State, b: Setup) -> int:
    return s.sides


@rule
def chance(s: State, b: Setup, outcomes: Ints, weights: Ints) -> int:
    """The outcomes: a number of the die, a goal to deal, or the seat that begins."""
    n = 0
    last = b.seats if s.stage == LOTS else len(b.goals) if s.stage == DEAL else SIDES
    for i in range(last):
        weight = 1
        if s.stage == TURN:
            weight = b.weights[i + 1]
        elif s.stage == DEAL and len(b.goals) >= b.seats:
            for p in range(s.seat):  # a goal is dealt once, if there are enough of them
                weight *= s.goal[p] != b.goals[i] + 1
        if weight:
            outcomes[n], weights[n] = i + 1, weight
            n += 1
    return n


@rule
def is_alive(s: State, seat: int) -> bool:
    return has(s.alive, seat)


@rule
def row_of(s: State) -> int:
    """The row of this roll in the tables of effects."""
    return s.number if is_alive(s, s.seat) else FALLEN + s.number


@rule
def targets(s: State, b: Setup, kind: int) -> int:
    """The set of seats that the player may affect: the living, but not the player nor those a rule bars."""
    among = s.alive
    if kind == VP and is_alive(s, s.seat):
        among |= b.robbed
    return minus(without(among, s.seat), s.barred[s.seat])


@rule
def open_kinds(s: State, b: Setup) -> int:
    """The set of the kinds of effect the roll offers; those without a possible target are left out."""
    offered = b.offers[row_of(s)]
    if not targets(s, b, HP):
        offered = without(offered, HP)
        if not targets(s, b, VP):  # asked only here: whoever can be hit can be robbed too
            offered = without(offered, VP)
    return offered


@rule
def legal(s: State, b: Setup, actions: Ints) -> int:
    n = 0
    kinds = open_kinds(s, b)
    for kind in range(GAIN):
        among = targets(s, b, kind) if has(kinds, kind) else EMPTY
        for target in range(b.seats):
            if has(among, target):
                actions[n] = kind * ANYONE + target
                n += 1
    if has(kinds, GAIN):
        actions[n] = TAKE_VP
        n += 1
    if not kinds:
        actions[n] = KEEP
        n += 1
    if s.tokens[s.seat]:
        actions[n] = REROLL
        n += 1
    return n


@rule
def apply(s: State, b: Setup, action: int) -> None:
    """A roll, or the decision it asks for; then the effect, and whose turn is next."""
    s.effect, s.moved, s.felled = 0, 0, NOBODY
    if s.mover == CHANCE and s.stage != TURN:
        _before_and_after(s, b, action)
        return
    chosen = action
    if s.mover == CHANCE:
        s.number = action
        s.todo = without(s.todo, s.seat)
        if open_kinds(s, b) or s.tokens[s.seat]:
            s.mover = s.seat
            return
        chosen = KEEP
    if chosen == REROLL:
        s.tokens[s.seat] -= 1
        s.mover, s.number = CHANCE, 0
    else:
        _take_effect(s, b, chosen)
        _go_on(s, b)


@rule
def _take_effect(s: State, b: Setup, chosen: int) -> None:
    kind = chosen // ANYONE
    target = chosen % ANYONE if kind < GAIN else s.seat
    by_living = is_alive(s, s.seat)
    s.effect = row_of(s) * KINDS + kind
    s.hp[target] = min(b.hp_cap, s.hp[target] + b.hp_change[s.effect])
    s.moved = max(-s.vp[target], b.vp_change[s.effect])
    s.vp[target] += s.moved
    if b.steals[s.effect]:
        s.vp[s.seat] -= s.moved
    s.barred[s.seat] = only(target) if b.bars[s.effect] else EMPTY
    if not by_living and kind != SELF:
        s.haunted = with_(s.haunted, target)
    if s.hp[target] <= 0 and is_alive(s, target):
        _fall(s, b, target, by_living)


@rule
def _fall(s: State, b: Setup, target: int, by_living: bool) -> None:
    s.felled = target
    s.alive = without(s.alive, target)
    s.fell[target] = s.round
    if b.roll_again:
        s.todo = with_(s.todo, target)
    if s.first_fallen == NOBODY:
        s.first_fallen = target
    if target != s.seat and (by_living or b.fallen_earn):
        s.vp[s.seat] += b.elimination_vp
        s.hunters = with_(s.hunters, s.seat)


@rule
def _go_on(s: State, b: Setup) -> None:
    """The next of the living, then of the fallen; then the round is over."""
    s.mover, s.number = CHANCE, 0
    last_alive = has_one_at_most(s.alive)
    if s.todo == EMPTY or (last_alive and not b.finish_round):
        _survive(s, b)
        if last_alive or s.round == b.rounds:
            _finish(s, b)
            return
        s.todo = b.everyone
        s.round += 1
        next_first = s.first + b.rotates
        s.first = next_first if next_first < b.seats else 0
    living = s.todo & s.alive
    s.seat = first_from(living if living else s.todo, s.first)


@rule
def _survive(s: State, b: Setup) -> None:
    for p in range(b.seats):
        if is_alive(s, p):
            s.vp[p] += b.survival_vp


@rule
def _finish(s: State, b: Setup) -> None:
    """Reveal the secret goals; tied players roll the final die."""
    for p in range(b.seats):
        if s.goal[p] > 0 and goal(s.goal[p] - 1, s, b, p):
            s.met = with_(s.met, p)
    for p in range(b.seats):
        if has(s.met, p):
            s.vp[p] += b.goal_vp
    s.stage = FINAL
    _settle(s, b)


@rule
def _settle(s: State, b: Setup) -> None:
    s.tied = s.todo = equals(s, b)
    if s.tied:
        s.mover, s.seat, s.sides = CHANCE, first_of(s.todo), SIDES
    else:
        s.mover, s.seat, s.sides = OVER, 0, 0


@rule
def _before_and_after(s: State, b: Setup, action: int) -> None:
    """Chance outside the rounds: dealing goals, drawing lots, the final die."""
    if s.stage == DEAL:
        s.goal[s.seat] = b.goals[action - 1] + 1
        s.seat += 1
        if s.seat == b.seats:
            s.seat, s.stage, s.sides = 0, LOTS if b.lots else TURN, 0 if b.lots else b.sides
    elif s.stage == LOTS:
        s.seat = s.first = action - 1
        s.stage, s.sides = TURN, b.sides
    else:
        s.thrown[s.seat] = action
        s.todo = without(s.todo, s.seat)
        if s.todo:
            s.seat = first_of(s.todo)
        else:
            _compare(s, b)
            _settle(s, b)


@rule
def _compare(s: State, b: Setup) -> None:
    """Rank the final rolls: higher is better; those who rolled the same are still tied."""
    for p in range(b.seats):
        for q in range(b.seats):
            if is_tied(s, p, q) and s.thrown[p] > s.thrown[q]:
                s.final[p] += 1
    for p in range(b.seats):
        s.thrown[p] = 0


@rule
def is_tied(s: State, p: int, q: int) -> bool:
    """Whether the final die decides between these two."""
    return has(s.tied, p) and has(s.tied, q)


@rule
def last_hp(s: State, b: Setup, p: int) -> int:
    """The HP that count in a tie: of a fallen player those they fell to, or 0 if `overkill` is off."""
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
            if is_alive(s, p) and (best == NOBODY or lead(s, b, p, best) > 0):
                best = p
    return best


@rule
def is_ahead(s: State, b: Setup, crown: int, p: int, q: int) -> bool:
    """Whether p takes a better place than q; `crown` is the seat of the one who is `crowned`."""
    return p == crown or (q != crown and lead(s, b, p, q) > 0)


@rule
def score(s: State, b: Setup, scores: Ints) -> None:
    """The place counted from the last, which is 1; all differ once the game is over."""
    crown = crowned(s, b)
    for p in range(b.seats):
        scores[p] = 1
        for q in range(b.seats):
            if p != q and is_ahead(s, b, crown, p, q):
                scores[p] += 1


@rule
def equals(s: State, b: Setup) -> int:
    """The set of players tied for the best place that is shared; empty if no place is."""
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
