"""Lessons and puzzles in a terminal."""

import pytest

from boardloom.games import find
from boardloom.match.guided import PuzzleTry
from tests.terminal.conftest import House


def test_a_lesson_is_played_to_its_end(house: House) -> None:
    printed = house.pipe("learn", "ludo", typed=b"\n\n\n\n\nq\np\n\n\n\nq\n\n2\n")
    assert "Only a 6 takes a token out of the yard." in printed
    assert "Not now: do what the guide asks for." in printed  # the first q
    assert "A token of Ada goes home." in printed
    assert "Player 1 moves q from R to 2." in printed
    assert "That is all. Play for real: " in printed
    assert house.running() == house.finished() == []


def test_a_lesson_can_be_left_at_any_moment(house: House) -> None:
    printed = house.pipe("learn", "blokus", typed=b"\nI5\nr\nq\n")
    assert "Your first piece must cover your starting cell" in printed
    assert "That is all" not in printed
    assert "That is all" not in house.pipe("learn", "snakes", typed=b"\n\n")


def test_a_piece_is_placed_step_by_step(house: House) -> None:
    printed = house.pipe("learn", "blokus", typed=b"\nI5\ne10\n\n2\nz9\nq\n")
    assert "Player 1 (blue) places I5, 5 squares, and opens 4 corners." in printed
    assert "Ada (yellow) places X5, 5 squares, and opens 8 corners." in printed
    assert "'z9'" in printed


@pytest.mark.parametrize("number", [1, 10])
def test_a_puzzle_has_one_try(number: int, house: House) -> None:
    puzzle = PuzzleTry(find("ludo"), number).puzzle
    other = next(name for name in puzzle.values if name != puzzle.best)
    right = house.pipe("puzzles", "ludo", str(number), typed=puzzle.best.encode() + b"\n")
    wrong = house.pipe("puzzles", "ludo", str(number), typed=other.encode() + b"\n")
    assert "Right! It wins" in right
    assert "Solution" not in right
    assert "Not the best: " in wrong
    assert f"Solution: {puzzle.best}" in wrong
    assert ("Next puzzle: " in right) == (number < 10)
