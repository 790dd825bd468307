"""Ludo: out of the yard on a 6, once around the ring, and home on an exact roll."""

from boardloom.core.game import CHANCE, OVER
from boardloom.core.record import Ints, rule
from boardloom.games.ludo.state import (
    END,
    FACES,
    LAST_RING,
    MAX_ACTIONS,
    MAX_SEATS,
    MAX_TOKENS,
    NONE,
    NOWHERE,
    READY,
    RING,
    STRIDE,
    YARD,
    Setup,
    State,
    crowd_of,
    others_in,
    tokens_in,
)

__all__ = ["MAX_ACTIONS", "Setup", "State", "apply", "chance", "die", "legal", "score", "start", "turn"]

DIE = 6
SIX = 6
PAIR = 2
"""Tokens that make a blockade."""


@rule
def start(s: State, b: Setup) -> None:
    s.mover, s.seat, s.roll, s.bonus = CHANCE, 0, 0, 0
    s.moved, s.kicked, s.finished = NONE, 0, 0
    for i in range(MAX_SEATS * MAX_TOKENS):
        s.steps[i] = YARD
    for space in range(RING + 1):
        s.ring[space] = 0
    for p in range(MAX_SEATS):
        s.place[p], s.follows[p] = 0, NONE
    for p in range(b.seats):
        s.ring[0] += crowd_of(p, b.tokens)
        s.follows[p] = p + 1 if p + 1 < b.seats else 0


@rule
def turn(s: State, b: Setup) -> int:
    return s.seat


@rule
def die(s: State, b: Setup) -> int:
    return DIE


@rule
def chance(s: State, b: Setup, outcomes: Ints, weights: Ints) -> int:
    for i in range(DIE):
        outcomes[i], weights[i] = i + 1, 1
    return DIE


@rule
def legal(s: State, b: Setup, actions: Ints) -> int:
    n = 0
    for token in range(b.tokens):
        if is_choice(s, b, token):
            actions[n] = token
            n += 1
    return n


@rule
def apply(s: State, b: Setup, action: int) -> None:
    """A roll moves the only token that can move, or lets the player choose; a choice moves that token."""
    token, choices = action, 1
    if s.mover == CHANCE:
        s.roll = action
        token, choices = _find_choices(s, b)
    s.moved, s.kicked = NONE, 0
    if choices > 1:
        s.mover = s.seat
    else:
        if choices == 1:
            move(s, b, s.seat, token, s.roll)
        _end_roll(s, b)


@rule
def _find_choices(s: State, b: Setup) -> tuple[int, int]:
    """The last token that could be chosen, and how many could."""
    found, choices = NONE, 0
    for token in range(b.tokens):
        if is_choice(s, b, token):
            found = token
            choices += 1
    return found, choices


@rule
def is_choice(s: State, b: Setup, token: int) -> bool:
    """Whether the player may choose this token: of several on the same step only the first."""
    mine = s.seat * MAX_TOKENS
    here = s.steps[mine + token]
    first = True
    for other in range(token):
        first = first and s.steps[mine + other] != here
    return first and can_move(s, b, s.seat, here, s.roll)


@rule
def can_move(s: State, b: Setup, seat: int, here: int, roll: int) -> bool:
    if b.blockades and _is_blocked(s, b, seat, here, roll):
        return False
    return leads_to(b, here, roll) != NOWHERE


@rule
def leads_to(b: Setup, here: int, roll: int) -> int:
    """The steps of a token after this roll, as `reach` has it."""
    return b.leads_to[(here + 1) * FACES + roll]


@rule
def reach(here: int, roll: int, bounce: int) -> int:
    """The steps after a roll, or NOWHERE: only a 6 leaves the yard; a roll beyond the end may bounce back.

    A roll may be any number. One that is so large that the token comes all the way back turns at the ready
    place and runs for the end again.
    """
    to = here + roll
    if here == YARD:
        to = READY if roll == SIX else NOWHERE
    elif here == END:
        to = NOWHERE
    elif to > END:
        to = END - abs(END - to % (2 * END)) if bounce else NOWHERE
    return to


@rule
def space_of(b: Setup, seat: int, steps: int) -> int:
    """The ring space where a token of this seat stands; 0 off the ring."""
    return b.space[seat * STRIDE + steps + 1]


@rule
def _is_blocked(s: State, b: Setup, seat: int, here: int, roll: int) -> bool:
    """Whether two tokens of an opponent stand together where this token would pass or land."""
    blocked = False
    if here >= READY:
        for steps in range(here + 1, min(here + roll, LAST_RING) + 1):
            others = others_in(s.ring[space_of(b, seat, steps)], seat)
            for p in range(b.seats):
                blocked = blocked or tokens_in(others, p) >= PAIR
    return blocked


@rule
def is_safe(b: Setup, space: int) -> bool:
    """Whether nobody can be kicked here: off the ring, and on start spaces if `safe_starts` is chosen."""
    return b.open[space] == 0


@rule
def can_kick(s: State, b: Setup, seat: int, space: int) -> bool:
    """Whether a token of this seat that lands here kicks somebody."""
    return others_in(s.ring[space], seat) != 0 and not is_safe(b, space)


@rule
def move(s: State, b: Setup, seat: int, token: int, roll: int) -> None:
    """Move a token, and those stacked with it, by a roll; kick others, and finish if it was the last."""
    move_to(s, b, seat, token, leads_to(b, s.steps[seat * MAX_TOKENS + token], roll))


@rule
def move_to(s: State, b: Setup, seat: int, token: int, there: int) -> None:
    """The same, given the steps that the token has afterwards."""
    here = s.steps[seat * MAX_TOKENS + token]
    together = _step(s, b, seat, token, here, there)
    space = space_of(b, seat, there)
    s.ring[space_of(b, seat, here)] -= crowd_of(seat, together)
    s.ring[space] += crowd_of(seat, together)
    s.moved = token
    if can_kick(s, b, seat, space):
        _kick(s, b, seat, space)
    if there == END:
        _finish(s, b, seat)


@rule
def _step(s: State, b: Setup, seat: int, token: int, here: int, there: int) -> int:
    """Change the steps of a token, or of a whole stack; returns how many tokens went."""
    mine = seat * MAX_TOKENS
    together = 0
    for other in range(b.tokens):
        if other == token or (here > READY and s.steps[mine + other] == here):
            s.steps[mine + other] = there
            together += 1
    return together


@rule
def _kick(s: State, b: Setup, seat: int, space: int) -> None:
    """Every token of the others on this space goes back to its yard."""
    s.kicked = others_in(s.ring[space], seat)
    s.ring[space] -= s.kicked
    s.ring[0] += s.kicked
    for p in range(b.seats):
        for token in range(b.tokens):
            here = s.steps[p * MAX_TOKENS + token]
            if p != seat and space_of(b, p, here) == space:
                s.steps[p * MAX_TOKENS + token] = YARD


@rule
def _finish(s: State, b: Setup, seat: int) -> None:
    """A player with all tokens at the end has finished, and takes no more turns."""
    finished = True
    for token in range(b.tokens):
        finished = finished and s.steps[seat * MAX_TOKENS + token] == END
    if finished:
        s.finished += 1
        s.place[seat] = s.finished
        for p in range(b.seats):
            if s.follows[p] == seat:
                s.follows[p] = s.follows[seat]


@rule
def _end_roll(s: State, b: Setup) -> None:
    """Another roll for the first 6 of a turn, or for kicking with `kick_bonus`; else the next player."""
    six = s.roll == SIX
    again = (six and b.bonus_roll and not s.bonus) or (b.kick_bonus and s.kicked > 0)
    if again and not s.place[s.seat]:
        s.bonus = 1 if six else s.bonus
    else:
        s.seat, s.bonus = s.follows[s.seat], 0
    s.roll, s.mover = 0, CHANCE
    if s.finished >= max(1, b.seats - 1):
        s.mover = OVER
        s.place[s.seat] = b.seats


@rule
def score(s: State, b: Setup, scores: Ints) -> None:
    """How many players finish after this one; 0 while still playing."""
    for p in range(b.seats):
        scores[p] = b.seats - s.place[p] if s.place[p] else 0
