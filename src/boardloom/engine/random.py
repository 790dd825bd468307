"""Counter-based random numbers: a pure function of (seed, game, draw).

There is no state to carry, so any game can be drawn again alone, on any number of threads, and
interpreted, compiled and GPU code see the same bits. Everything stays in 64-bit words: the masks
wrap Python's integers and cost nothing compiled.
"""

from typing import Annotated

import numpy as np

from boardloom.core.record import Ints, Record, rule

MASK = 0xFFFF_FFFF_FFFF_FFFF
# Odd multipliers of splitmix64 (Steele, Lea, Flood 2014; finalizer constants by Stafford).
# Each is at least 2**63: Numba then types it as an unsigned word and stays unsigned.
STEP = 0x9E37_79B9_7F4A_7C15
FIRST = 0xBF58_476D_1CE4_E5B9
SECOND = 0x94D0_49BB_1331_11EB
LOW = 0xFFFF_FFFF


@rule
def unsigned(x: int) -> int:
    """The same number, held by compiled code as an unsigned word."""
    return int(np.uint64(x))


@rule
def mix(x: int) -> int:
    """Scramble one unsigned word; a bijection."""
    x = ((x ^ (x >> 30)) * FIRST) & MASK
    x = ((x ^ (x >> 27)) * SECOND) & MASK
    return x ^ (x >> 31)


@rule
def key(seed: int, game: int) -> int:
    """The word that stands for game number `game` of `seed`."""
    return mix(mix(unsigned(seed) ^ STEP) ^ ((unsigned(game) * STEP) & MASK))


@rule
def word(key: int, draw: int) -> int:
    """64 random bits: draw number `draw` of the game with this key."""
    return mix(key ^ ((unsigned(draw + 1) * STEP) & MASK))


@rule
def below(key: int, draw: int, bound: int) -> int:
    """A fair integer from 0 to bound - 1, for bounds up to 2**31.

    Lemire's multiply-and-reject on 32 bits; a rejected word is mixed again, so that draws
    keep their numbers.
    """
    bits = word(key, draw)
    wide = (bits >> 32) * unsigned(bound)
    if wide & LOW < bound:
        unfair = (LOW + 1) % int(bound)
        while wide & LOW < unfair:
            bits = mix((bits + STEP) & MASK)
            wide = (bits >> 32) * unsigned(bound)
    return int(np.int64(wide >> 32))


AT_FIRST, AHEAD = 24, 48
"""Rolls drawn at a time: a short game wastes few of the first lot, a long one needs few lots."""


class Rolls(Record):
    dice: Annotated[Ints, AHEAD]


@rule
def roll_ahead(dice: Ints, key: int, draw: int, sides: int, lot: int) -> None:
    """Rolls of a fair die for `draw` and the draws after it, `lot` of them.

    The same numbers as `below` gives one by one; together they are vector arithmetic.
    """
    doubtful = False
    for i in range(lot):
        wide = (word(key, draw + i) >> 32) * unsigned(sides)
        dice[i] = 1 + int(np.int64(wide >> 32))
        doubtful |= int(np.int64(wide & LOW)) < sides
    if doubtful:
        for i in range(lot):
            dice[i] = 1 + below(key, draw + i, sides)
