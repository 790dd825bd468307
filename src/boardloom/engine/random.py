"""Counter-based random numbers: a pure function of (seed, game, draw).

There is no state to carry from one number to the next. So any game of a seed can be played again alone, on
any number of threads, and interpreted and compiled code see the same bits.

Everything stays in unsigned 64-bit words, for which there are two traps. Python's integers do not wrap
around: the masks make them, and cost nothing compiled. And Numba follows NumPy, where a signed and an
unsigned word together make a float, which loses the low bits without a word: so signed numbers pass through
`unsigned` on their way in, and through `np.int64` on their way out.
"""

from typing import Annotated

import numpy as np

from boardloom.core.record import Ints, Record, rule

MASK = 0xFFFF_FFFF_FFFF_FFFF
# Odd multipliers of splitmix64 (Steele, Lea, Flood 2014; finalizer constants by Stafford).
# Each is at least 2**63: only then does Numba take a constant for an unsigned word.
STEP = 0x9E37_79B9_7F4A_7C15
FIRST = 0xBF58_476D_1CE4_E5B9
SECOND = 0x94D0_49BB_1331_11EB
LOW = 0xFFFF_FFFF


@rule
def unsigned(x: int) -> int:
    """The same number, as an unsigned word in compiled code."""
    return int(np.uint64(x))


@rule
def mix(x: int) -> int:
    """Scramble one unsigned word; a bijection."""
    x = ((x ^ (x >> 30)) * FIRST) & MASK
    x = ((x ^ (x >> 27)) * SECOND) & MASK
    return x ^ (x >> 31)


@rule
def key(seed: int, game: int) -> int:
    """The key of game number `game` of `seed`, from which all its numbers are drawn."""
    return mix(mix(unsigned(seed) ^ STEP) ^ ((unsigned(game) * STEP) & MASK))


@rule
def word(key: int, draw: int) -> int:
    """64 random bits: draw number `draw` of the game with this key."""
    return mix(key ^ ((unsigned(draw + 1) * STEP) & MASK))


@rule
def below(key: int, draw: int, bound: int) -> int:
    """A fair integer from 0 to bound - 1, for bounds up to 2**31.

    Lemire's method on 32 bits: the upper half of a product, where a remainder would need a division. Few
    products are rejected, for some numbers would come up more often otherwise. A rejected word is mixed again
    instead of taking the word of the next draw, so that all draws keep their numbers.
    """
    bits = word(key, draw)
    wide = (bits >> 32) * unsigned(bound)
    if wide & LOW < bound:  # rarely; only then is the division for the exact limit worth its time
        unfair = (LOW + 1) % int(bound)
        while wide & LOW < unfair:
            bits = mix((bits + STEP) & MASK)
            wide = (bits >> 32) * unsigned(bound)
    return int(np.int64(wide >> 32))


AT_FIRST, AHEAD = 24, 48
"""How many rolls are drawn ahead, for the first time in a game and later: a short game wastes few of them,
and a long one does not often draw."""


class Rolls(Record):
    """Rolls drawn ahead. A record, because compiled code has no other memory of its own."""

    dice: Annotated[Ints, AHEAD]


@rule
def roll_ahead(dice: Ints, key: int, draw: int, sides: int, n: int) -> None:
    """Rolls of a fair die for `draw` and the draws after it, n in all.

    They are the numbers that `below` gives one by one. Without a branch in the loop, the compiler turns it
    into vector instructions, several rolls at once; in the rare case that one may have to be rejected, all
    are drawn again.
    """
    doubtful = False
    for i in range(n):
        wide = (word(key, draw + i) >> 32) * unsigned(sides)
        dice[i] = 1 + int(np.int64(wide >> 32))
        doubtful |= int(np.int64(wide & LOW)) < sides
    if doubtful:
        for i in range(n):
            dice[i] = 1 + below(key, draw + i, sides)
