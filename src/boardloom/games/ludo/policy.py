"""How a Ludo player may choose a token."""

from boardloom.games.ludo.rules import leads_to, legal, others_on, space_of
from boardloom.games.ludo.state import END, MAX_TOKENS, NONE, STRIDE, YARD, Setup, State
from boardloom.record import Ints, rule

LEAVES_YARD, FINISHES, KICKS, RUNS = 3, 2, 1, 0


@rule
def priority(s: State, b: Setup, actions: Ints, key: int, draw: int) -> int:
    """The rule text's four priorities: out of the yard, home, kick, else the token furthest behind."""
    best, wish = NONE, NONE
    for i in range(legal(s, b, actions)):
        here = s.steps[s.seat * MAX_TOKENS + actions[i]]
        wanted = _priority(s, b, here) * STRIDE + END - here
        if wanted > wish:
            best, wish = actions[i], wanted
    return best


@rule
def _priority(s: State, b: Setup, here: int) -> int:
    there = leads_to(b, here, s.roll)
    space = space_of(b, s.seat, there)
    if here == YARD:
        return LEAVES_YARD
    if there == END:
        return FINISHES
    return KICKS if others_on(s, s.seat, space) * b.open[space] else RUNS
