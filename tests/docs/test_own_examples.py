"""The games in `examples/` are whole games by the docs' own means."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import boardloom
from boardloom.core.plugins import load
from boardloom.engine.perft import perft_compiled
from boardloom.games import _guests, find
from boardloom.lab.check import check

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
FILES = sorted(EXAMPLES.glob("*.py"))
FOUR_POSITIONS = [1, 7, 49, 238, 1120, 4263, 16422]
"""Different positions after so many discs: https://oeis.org/A212693."""

KNOWN = {
    "four": [7, 49, 343, 2401, 16807, 117649, 823536, 5673234],
    "reversi": [4, 12, 56, 244, 1396, 8200, 55092, 390216],
}
"""Sequences of one move and more, as they are published. Of seven discs all can be dropped but those that
overfill a column: 7**7 - 7."""


@pytest.fixture(autouse=True)
def guests() -> Iterator[None]:
    yield
    _guests.clear()


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_an_example_is_short_and_sound(file: Path) -> None:
    assert len(file.read_text("utf-8").splitlines()) <= 120
    load(file)
    assert check(find(file.stem)).faults == ()


def test_four_in_a_row_has_the_positions_that_are_known() -> None:
    load(EXAMPLES / "four.py")
    reached = {boardloom.new("four")}
    for known in FOUR_POSITIONS:
        assert len(reached) == known
        reached = {p.after(action) for p in reached for action in p.choices()}


@pytest.mark.parametrize(("game", "counts"), KNOWN.items())
def test_an_example_branches_as_is_known(game: str, counts: list[int]) -> None:
    load(EXAMPLES / f"{game}.py")
    first = boardloom.new(game)
    assert [perft_compiled(first, depth) for depth in range(1, len(counts) + 1)] == counts
