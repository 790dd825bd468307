"""Boards that the computer places without tangles."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardloom.games import find
from boardloom.games.snakes.board import Entity, broken_rules, misfits, place
from boardloom.games.snakes.config import Config
from boardloom.games.snakes.curves import CELL, crossings, end_of, line
from boardloom.games.snakes.tidy import LARGEST, tidy
from boardloom.match.seating import fresh_config, live_config


def tangles(side: int, board: tuple[Entity, ...]) -> int:
    """How often snakes and ladders cross."""
    lines = [line(side, e.kind, e.cell, e.target, 4) for e in board]
    return sum(crossings(one, other) for one, other in combinations(lines, 2))


@given(st.integers(10, 16), st.floats(0, 0.45), st.integers(0, 2**62))
@settings(max_examples=25, deadline=None)
def test_a_tidy_board_keeps_the_rules_and_the_number_of_snakes_and_ladders(
    side: int, density: float, seed: int
) -> None:
    board, drawn = tidy(side, density, seed), place(side, density, seed)
    assert not [*misfits(side, board), *broken_rules(side, board)]
    assert sorted(e.kind for e in board) == sorted(e.kind for e in drawn)
    assert list(board) == sorted(board, key=lambda e: e.cell)


@pytest.mark.parametrize(("density", "most"), [(0.18, 0.02), (0.3, 0.05)])
def test_few_cross_compared_with_chance(density: float, most: float) -> None:
    seeds = range(6)
    before = sum(tangles(10, place(10, density, seed)) for seed in seeds)
    after = sum(tangles(10, tidy(10, density, seed)) for seed in seeds)
    assert after <= most * before


def test_a_tidy_board_has_long_ones_too() -> None:
    lengths = [
        sum((a - b) ** 2 for a, b in zip(end_of(10, e.cell), end_of(10, e.target), strict=True)) ** 0.5 / CELL
        for seed in range(10)
        for e in tidy(10, 0.18, seed)
    ]
    assert max(lengths) > 6
    assert sum(lengths) / len(lengths) > 2.3


def test_a_seed_means_the_same_tidy_board_for_ever() -> None:
    """Matches are kept by their options alone."""
    board = [(e.cell, e.target) for e in tidy(10, 0.18, 7)]
    assert board == PINNED
    assert tidy(10, 0.18, 8) != tidy(10, 0.18, 7)


def test_boards_too_large_to_be_drawn_are_left_to_chance() -> None:
    assert tidy(LARGEST + 1, 0.01, 3) == place(LARGEST + 1, 0.01, 3)


def test_old_options_mean_the_board_they_meant_and_people_get_a_tidy_one() -> None:
    old = Config.make({"board_seed": 5})
    assert old.board == place(10, 0.18, 5)
    game = find("snakes")
    assert live_config(game, {"board_seed": 5}).chosen() == {"board_seed": 5, "placement": "tidy"}
    new = fresh_config(game, {})
    assert isinstance(new, Config)
    assert new.board == tidy(10, 0.18, new.board_seed)
    assert Config.make(new.chosen()).board == new.board


PINNED = [
    (4, 18), (9, 16), (12, 30), (20, 2), (27, 47), (35, 17),
    (36, 55), (40, 42), (51, 28), (56, 22), (60, 66), (71, 52),
    (74, 53), (75, 81), (80, 62), (86, 97), (93, 90), (95, 88),
]  # fmt: skip
