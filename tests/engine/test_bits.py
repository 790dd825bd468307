"""Bits of a word, interpreted and compiled; and rows that LLVM knows not to overlap."""

from typing import Annotated, Any

import numpy as np

from boardloom.core.record import Ints, Record, rule
from boardloom.engine.bits import lowest, ones
from boardloom.engine.compile import compiled


class Work(Record):
    old: Annotated[Ints, 8]
    new: Annotated[Ints, 8]


@rule
def count_bits(words: Any, found: Any) -> int:
    total = 0
    for i in range(len(words)):
        found[i, 0], found[i, 1] = ones(words[i]), lowest(words[i])
        total += ones(words[i])
    return total


@rule
def shift_down(numbers: Any) -> int:
    """Every step reads what the step before wrote, in the same row and in another one."""
    w = Work()
    old, new = w.old, w.new
    for i in range(8):
        old[i] = numbers[i]
    for i in range(1, 8):
        new[i] = old[i] + new[i - 1]
        old[i] = old[i - 1] + new[i]
    return old[7] * 1000 + new[7]


def test_compiled_bits_are_pythons() -> None:
    words = np.array([1, 2, 3, 0b1011_0000, 2**31 - 1, 2**40, 2**62 + 2**5], np.int64)
    slow, fast = np.zeros((2, len(words), 2), np.int64)
    total = sum(int(word).bit_count() for word in words)
    assert count_bits([int(word) for word in words], slow) == total
    assert compiled(count_bits)(words, fast) == total
    assert np.array_equal(slow, fast)
    assert slow[-1].tolist() == [2, 5]


def test_what_is_written_to_a_row_is_read_from_it() -> None:
    numbers = np.arange(3, 11, dtype=np.int64)
    assert compiled(shift_down)(numbers) == shift_down([int(n) for n in numbers])
