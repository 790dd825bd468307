"""Puzzles: each is proved again, from its moves alone; the search that proves them is checked by hand."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

import boardloom
from boardloom.core.errors import BadOptions
from boardloom.core.game import Position
from boardloom.core.puzzle import PuzzleSet
from boardloom.engine.minimax import margins
from boardloom.engine.policy import decide
from boardloom.games import find, register
from boardloom.lab.puzzles import FEWEST, GAMES, Values, found_in, is_clear, method_of, usual, values
from boardloom.match.guided import PuzzleTry, puzzles_of
from boardloom.words import english
from tests.terminal import pebbles

MOST = 1_000_000
"""Positions that the proof of a puzzle may look at."""
WITH_PUZZLES = ("ludo", "blokus")
TEN = range(1, 11)


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_there_are_ten_and_no_two_are_alike(name: str) -> None:
    tries = [PuzzleTry(find(name), number) for number in TEN]
    assert len(puzzles_of(find(name)).puzzles) == len(TEN)
    assert len({each.position.state for each in tries}) == len(TEN)
    known = puzzles_of(find(name))
    assert {method_of(each.position) for each in tries} == {known.method}
    assert known.games == (GAMES if known.method == "playouts" else 0)
    assert all(len(each.puzzle.values) >= FEWEST[known.method] for each in tries)


@pytest.mark.parametrize("number", TEN)
@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_its_values_are_what_the_rules_make_of_it(name: str, number: int) -> None:
    tried = PuzzleTry(find(name), number)
    position, puzzle = tried.position, tried.puzzle
    found = values(position, MOST)
    assert found
    assert {position.name(a): v for a, v in found.by_action.items()} == pytest.approx(puzzle.values, abs=1e-5)
    assert found.visits == puzzle.visits
    assert is_clear(position, found)
    assert position.name(usual(position)) == puzzle.usual


def test_a_choice_that_is_no_surprise_or_hardly_better_makes_no_puzzle() -> None:
    """The values are those of a puzzle but for one thing at a time."""
    tried = PuzzleTry(find("ludo"), 1)
    position = tried.position
    clear = {position.find(name): value for name, value in tried.puzzle.values.items()}
    best, second, *_ = clear
    assert is_clear(position, Values(clear))
    assert not is_clear(position, Values(clear | {second: clear[best] - 0.04}))
    assert not is_clear(position, Values(clear | {usual(position): 1.0}))
    (searched_worse,) = (action for action in clear if action not in (best, usual(position)))
    assert not is_clear(position, Values(clear | {searched_worse: 1.0}))
    assert not is_clear(position, Values({action: clear[action] for action in (best, second)}))


def by_hand(position: Position) -> int:
    """How far ahead the first seat ends: every way to the end, one after the other."""
    if position.over:
        first, second = position.scores()
        return first - second
    return (max, min)[position.mover](by_hand(position.after(action)) for action in position.choices())


def endgame(seed: int, left: int) -> Position:
    """A game of Blokus Duo, so many moves before its end."""
    positions = [boardloom.new("blokus", preset="duo")]
    while not positions[-1].over:
        p = positions[-1]
        positions.append(p.after(decide(p, "greedy", seed, len(positions))))
    return positions[-1 - left]


@pytest.mark.parametrize("seed", [5, 6, 7])
def test_the_search_finds_what_trying_everything_finds(seed: int) -> None:
    p = endgame(seed, left=3)
    sign = 1 if p.mover == 0 else -1
    found = margins(p)
    assert found
    assert found.by_action == {action: sign * by_hand(p.after(action)) for action in p.choices()}


def test_a_search_that_would_take_too_long_is_given_up() -> None:
    assert margins(endgame(5, left=3), most=5) is None


def test_games_of_chance_are_not_searched() -> None:
    with pytest.raises(BadOptions, match="two players and no chance"):
        margins(boardloom.new("ludo"))


def test_the_same_game_has_the_same_puzzles() -> None:
    """What `bench/mine_puzzles.py` found is found again."""
    game = find("blokus")
    known = puzzles_of(game)
    puzzle = min(known.puzzles, key=lambda each: each.visits)
    config = game.config.make(known.options)
    again = {each.moves: each for each in found_in(game, config, puzzle.seed, most=puzzle.visits + 1)}
    assert again[puzzle.moves] == puzzle


def test_a_puzzle_says_why() -> None:
    game, number = find("blokus"), 1
    puzzle = PuzzleTry(game, number).puzzle
    for name, value in puzzle.values.items():
        tried = PuzzleTry(game, number)
        tried.take(tried.position.find(name))
        coach, said = tried.coach, english(tried.coach.says)
        assert coach.verdict == ("right" if name == puzzle.best else "wrong")
        assert str(int(abs(value))) in said if value else "only a draw" in said
        with pytest.raises(BadOptions, match="one move"):
            tried.take(tried.before[-1].action)
    tried = PuzzleTry(find("ludo"), 1)
    tried.take(tried.position.find(tried.puzzle.best))
    assert english(tried.coach.says) == "Right! It wins 78 of 100 games, the next best move 59."


def test_there_is_no_other_puzzle() -> None:
    for number in (0, 11):
        with pytest.raises(BadOptions, match=f"Ludo has no puzzle {number}"):
            PuzzleTry(find("ludo"), number)
    with pytest.raises(BadOptions, match="has no puzzles"):
        puzzles_of(find("snakes"))


# --- guests ------------------------------------------------------------------------------------


def written(folder: Path, **changes: object) -> Path:
    """A file with one puzzle of Pebbles, or something like it."""
    game = pebbles.game()
    first = Position.first(game, game.config.make({}))
    name = first.name(next(iter(first.choices())))
    second = first.after(first.find(name))
    valued = {second.name(action): float(-action) for action in second.choices()}
    puzzle = {"moves": [name], "values": valued, "usual": name, "seed": 0, **changes}
    kept = {"method": "minimax", "command": "", "date": "2026-11-16", "options": {}, "puzzles": [puzzle]}
    file = folder / "puzzles.json"
    file.write_bytes(msgspec.json.encode(kept))
    return file


def test_a_guest_may_bring_puzzles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardloom.games._guests", {})
    register(replace(pebbles.game(), puzzles=written(tmp_path)))
    known = puzzles_of(find("pebbles"))
    assert isinstance(known, PuzzleSet)
    assert PuzzleTry(find("pebbles"), 1).coach.wait == "choice"


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"moves": ["fly"]}, "puzzle 1: 'fly'"),
        ({"values": {"fly": 1.0, "walk": 0.0}}, "puzzle 1: its values are not those of two or more choices"),
        ({"values": 1}, "puzzles.json: Expected `object`"),
    ],
)
def test_puzzles_that_cannot_be_are_refused(
    changes: dict[str, object], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boardloom.games._guests", {})
    with pytest.raises(BadOptions) as refused:
        register(replace(pebbles.game(), puzzles=written(tmp_path, **changes)))
    assert said in str(refused.value)
