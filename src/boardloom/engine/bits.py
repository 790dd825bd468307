"""Bits of a word that is not negative: one processor instruction each, compiled."""


def ones(word: int) -> int:
    """How many bits are set.

    >>> ones(0b1011)
    3
    """
    return word.bit_count()


def lowest(word: int) -> int:
    """The place of the lowest bit set; there must be one.

    >>> lowest(0b1000)
    3
    """
    return int(word & -word).bit_length() - 1  # a setup's row holds NumPy integers
