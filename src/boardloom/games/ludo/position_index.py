"""Every position of a two-player game of Ludo as a number, so that it can be solved."""

import math

import numpy as np
from numpy.typing import NDArray

from boardloom.core.message import Words, message
from boardloom.core.record import rule
from boardloom.games.ludo.config import LudoPosition
from boardloom.games.ludo.rules import DIE, is_safe, space_of, start
from boardloom.games.ludo.state import END, MAX_TOKENS, RING, YARD, Setup, State, crowd_of, others_in

PLACES = END - YARD + 1
PAIRS = PLACES * (PLACES + 1) // 2
"""Ways to place two indistinguishable tokens."""
TURNS = PAIRS * PAIRS
"""Ways to place the tokens of both players."""

faces, options = DIE, 2


def why_not(p: LudoPosition) -> Words:
    """Why this game has no index of positions; nothing where it has one."""
    if p.config.players == 2 and p.config.tokens == 2:
        return ""
    return message("ludo-too-large-to-solve")


def size(b: Setup) -> int:
    """How many numbers there are: twice as many if the seats differ, and twice again for bonus rolls."""
    return 2 * kept(b)


def kept(b: Setup) -> int:
    """How many values are stored: only those of turns that begin. Bonus rolls follow from them."""
    return TURNS if _alike(b) else 2 * TURNS


@rule
def _alike(b: Setup) -> bool:
    """Whether both players see the same board: they sit opposite each other."""
    return 2 * abs(b.start[0] - b.start[1]) == RING


@rule
def seat(s: State, b: Setup) -> int:
    return s.seat


@rule
def number(s: State, b: Setup) -> int:
    """The number of a position. It does not tell a player's tokens apart, nor players who sit opposite."""
    n = _pair(s, s.seat) * PAIRS + _pair(s, 1 - s.seat)
    if _alike(b):
        return s.bonus * TURNS + n
    return (2 * s.bonus + s.seat) * TURNS + n


@rule
def _pair(s: State, seat: int) -> int:
    p, q = s.steps[seat * MAX_TOKENS] - YARD, s.steps[seat * MAX_TOKENS + 1] - YARD
    high = max(p, q)
    return high * (high + 1) // 2 + min(p, q)


@rule
def place(s: State, b: Setup, n: int) -> bool:
    """Write the position with this number; False if there is no such position."""
    start(s, b)
    kind, turn = n // TURNS, n % TURNS
    s.bonus = kind if _alike(b) else kind // 2
    s.seat = 0 if _alike(b) else kind % 2
    _put(s, b, s.seat, turn // PAIRS)
    _put(s, b, 1 - s.seat, turn % PAIRS)
    return _is_possible(s, b)


@rule
def _put(s: State, b: Setup, seat: int, pair: int) -> None:
    high = int((math.sqrt(8 * pair + 1) - 1) / 2)
    low = pair - high * (high + 1) // 2
    for token in range(2):
        steps = (high if token else low) + YARD
        s.steps[seat * MAX_TOKENS + token] = steps
        s.ring[0] -= crowd_of(seat, 1)
        s.ring[space_of(b, seat, steps)] += crowd_of(seat, 1)


@rule
def _is_possible(s: State, b: Setup) -> bool:
    """Nobody has finished, and no space that is not safe holds tokens of both players."""
    possible = True
    for seat in range(2):
        mine = seat * MAX_TOKENS
        possible = possible and s.steps[mine] + s.steps[mine + 1] < 2 * END
    for token in range(2):
        space = space_of(b, 0, s.steps[token])
        possible = possible and (is_safe(b, space) or not others_in(s.ring[space], 0))
    return possible


def order(b: Setup) -> NDArray[np.int32]:
    """All numbers, those nearest to the end of the game first: most values then follow from known ones."""
    high = np.repeat(np.arange(PLACES), np.arange(1, PLACES + 1))
    low = np.arange(PAIRS) - high * (high + 1) // 2
    progress = (high + low).astype(np.int16)
    turns = (progress[:, None] + progress[None, :]).ravel()
    ranked = np.argsort(-turns, kind="stable").astype(np.int32)
    kinds = np.arange(size(b) // TURNS, dtype=np.int32) * TURNS
    return np.ascontiguousarray((ranked[:, None] + kinds[None, ::-1]).ravel())
