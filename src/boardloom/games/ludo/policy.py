"""The policies of Ludo: how bots choose a token."""

from array import array

from boardloom.core.game import Level, Policy, Progress
from boardloom.core.record import Ints, rule
from boardloom.engine.perfect import Perfect
from boardloom.games.ludo import position_index
from boardloom.games.ludo.config import LudoPosition
from boardloom.games.ludo.position_index import number
from boardloom.games.ludo.rules import can_kick, leads_to, legal, space_of
from boardloom.games.ludo.state import END, MAX_ACTIONS, MAX_TOKENS, NONE, STRIDE, YARD, Setup, State

LEAVES_YARD, FINISHES, KICKS, RUNS = 3, 2, 1, 0


@rule
def priority(s: State, b: Setup, actions: Ints, key: int, draw: int) -> int:
    """The rule text's four priorities: out of the yard, home, kick, else the token furthest behind."""
    best, wish = NONE, NONE
    for i in range(legal(s, b, actions)):
        wanted = _wish(s, b, actions[i])
        if wanted > wish:
            best, wish = actions[i], wanted
    return best


def by_priorities(p: LudoPosition) -> int:
    """The token that the priorities choose, where a player may choose."""
    return priority(p.state, p.setup, array("i", bytes(4 * MAX_ACTIONS)), 0, 0)


@rule
def contrary(s: State, b: Setup, actions: Ints, key: int, draw: int) -> int:
    """The opposite of `priority`: the worst of all choices by the same measure."""
    best, wish = NONE, (LEAVES_YARD + 1) * STRIDE
    for i in range(legal(s, b, actions)):
        wanted = _wish(s, b, actions[i])
        if wanted < wish:
            best, wish = actions[i], wanted
    return best


@rule
def _wish(s: State, b: Setup, token: int) -> int:
    """The rank of a token by the priorities; among equals the one further behind is higher."""
    here = s.steps[s.seat * MAX_TOKENS + token]
    return _priority(s, b, here) * STRIDE + END - here


@rule
def _priority(s: State, b: Setup, here: int) -> int:
    there = leads_to(b, here, s.roll)
    space = space_of(b, s.seat, there)
    if here == YARD:
        return LEAVES_YARD
    if there == END:
        return FINISHES
    return KICKS if can_kick(s, b, s.seat, space) else RUNS


@rule
def perfect(s: State, b: Setup, actions: Ints, key: int, draw: int) -> int:
    """The choice with the best chance to win, from a table: a 1 stands for the token further ahead."""
    legal(s, b, actions)
    ahead = (b.advice[number(s, b)] >> (s.roll - 1)) & 1
    first, second = actions[0], actions[1]
    mine = s.seat * MAX_TOKENS
    if s.steps[mine + first] > s.steps[mine + second]:
        first, second = second, first
    return second if ahead else first


def _with_advice(p: LudoPosition, progress: Progress | None) -> Setup:
    return p.setup._replace(advice=Perfect.load(p, progress).advice)


POLICIES = (
    Policy("priority", priority),
    Policy("contrary", contrary),
    Policy("perfect", perfect, refuses=position_index.why_not, prepare=_with_advice),
)

LEVELS = (
    Level("contrary"),
    Level("random"),
    Level("priority", random_percent=60),
    Level("priority", random_percent=20),
    Level("priority", iterations=20_000, perfect="perfect"),
)
"""Ludo is mostly luck: with two players the master wins 86% of games against the beginner, so each level wins
only about 61% against the one below."""
