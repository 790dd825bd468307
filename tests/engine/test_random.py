"""The random numbers: fair, independent, and the same bits everywhere."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from boardloom.core.record import Ints, rule
from boardloom.engine.compile import compiled
from boardloom.engine.random import AHEAD, below, key, mix, roll_ahead, word

ROLLS = 10_000_000
# 1 - 1e-6 quantiles of chi-square (scipy.stats.chi2.ppf), by degrees of freedom: 5, 35, 215
CHI5, CHI35, CHI215 = 35.9, 90.9, 326.1


@rule
def fill_games(seed: int, bound: int, draws: int, out: Ints) -> None:
    """Draw after draw of game after game."""
    for i in range(len(out)):
        out[i] = below(key(seed, i // draws), i % draws, bound)


@pytest.fixture(scope="module")
def fill() -> Callable[..., None]:
    return compiled(fill_games)


def chi_square(values: NDArray[Any], kinds: int) -> float:
    expected = len(values) / kinds
    seen = np.bincount(values, minlength=kinds)
    return float(((seen - expected) ** 2 / expected).sum())


@pytest.mark.parametrize("draws", [1, 50, ROLLS])
def test_ten_million_rolls_are_fair_and_independent(fill: Callable[..., None], draws: int) -> None:
    """Faces, pairs and triples of neighbours; within one game, and across games (draws = 1)."""
    faces = np.zeros(ROLLS, np.int32)
    fill(20261115, 6, draws, faces)
    assert chi_square(faces, 6) < CHI5
    assert chi_square(faces[:-1:2] * 6 + faces[1::2], 36) < CHI35
    triples = faces[: ROLLS - ROLLS % 3].reshape(-1, 3)
    assert chi_square(triples @ np.array([36, 6, 1]), 216) < CHI215


def test_neighbouring_seeds_are_unrelated(fill: Callable[..., None]) -> None:
    rows = np.zeros((2, 1_000_000), np.int32)
    fill(1, 6, 50, rows[0])
    fill(2, 6, 50, rows[1])
    assert chi_square(rows[0] * 6 + rows[1], 36) < CHI35


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 20, 36, 1000, 2**31 - 1])
def test_bounded_numbers_are_the_same_interpreted_and_compiled(fill: Callable[..., None], bound: int) -> None:
    slow, fast = np.zeros(300, np.int32), np.zeros(300, np.int32)
    fill_games(9, bound, 7, slow)
    fill(9, bound, 7, fast)
    assert slow.tolist() == fast.tolist()
    assert 0 <= slow.min() <= slow.max() < bound


def test_large_bounds_are_unbiased(fill: Callable[..., None]) -> None:
    """Two thirds of 2**31 would show a plain remainder's bias: the lower half twice as likely."""
    numbers = np.zeros(200_000, np.int32)
    fill(3, 2**31 // 3 * 2, 10, numbers)
    assert chi_square(numbers // (2**31 // 3), 2) < 24


def test_rejected_words_are_drawn_again() -> None:
    """A bound just over 2**31 rejects almost half of all words."""
    bound = 2**31 + 1
    rejecting = sum((word(5, d) >> 32) * bound % 2**32 < 2**32 % bound for d in range(1000))
    assert 400 < rejecting < 600
    assert all(0 <= below(5, d, bound) < bound for d in range(1000))


def test_a_bound_out_of_a_table_is_a_number_like_any_other() -> None:
    bound: Any = np.int32(3**19)
    assert [below(5, d, bound) for d in range(100)] == [below(5, d, int(bound)) for d in range(100)]


@pytest.mark.parametrize("sides", [2, 6, 100, 2**30 + 7])
def test_rolls_drawn_ahead_are_the_rolls_drawn_one_by_one(sides: int) -> None:
    """The last die is so large that every lot holds a rejected word."""
    one_by_one = [1 + below(key(4, 2), 10 + i, sides) for i in range(AHEAD)]
    for run in (roll_ahead, compiled(roll_ahead)):
        dice = np.zeros(AHEAD, np.int32)
        run(dice, key(4, 2), 10, sides, AHEAD)
        assert dice.tolist() == one_by_one


def test_known_values() -> None:
    """Pinned: transcripts and published figures depend on these bits."""
    assert mix(0) == 0
    assert [below(key(1, 0), d, 6) + 1 for d in range(12)] == [4, 4, 1, 5, 6, 6, 6, 5, 6, 2, 6, 5]
