"""Bits of a word, which must not be negative.

Compiled, each of these is one instruction of the processor (see `structs.py`); Numba knows no `bit_count`.
"""


def ones(word: int) -> int:
    """How many bits of the word are 1.

    >>> ones(0b1011)
    3
    """
    return word.bit_count()


def lowest(word: int) -> int:
    """The place of the lowest bit that is 1; there must be one.

    >>> lowest(0b1000)
    3
    """
    return int(word & -word).bit_length() - 1  # a setup's row gives integers of NumPy, which lack bit_length
