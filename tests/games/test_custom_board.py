"""Boards as data: drawn, reset, read, written and refused; and the three good ones."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import boardloom
from boardloom.core.errors import BadOptions
from boardloom.games.custom.board import BAG, SPECIALS, Board
from boardloom.games.custom.config import Config
from boardloom.games.custom.presets import LETTERS, PRESETS
from boardloom.games.custom.squares import KINDS, effect
from tests.words import said

from .custom_table import drawn

boards = st.lists(st.sampled_from(list(LETTERS.values())), min_size=5, max_size=200).map(
    lambda squares: Board(size=len(squares), squares=tuple(squares))
)


def test_the_square_types_are_those_of_the_text() -> None:
    assert list(KINDS) == ["SIMPLE", "SURPRISE", "PRISON", "LUCKY", "UNLUCKY", "REVERSE", "PLAYAGAIN"]
    assert list(effect.options) == list(KINDS)
    for kind in KINDS.values():
        (rule,) = said(kind.rule)
        assert rule[0].isupper()
        assert rule.endswith(".")
        assert len(kind.mark) == 1
        assert kind.colour.startswith("#")
    assert len({kind.colour for kind in KINDS.values()}) == len(KINDS)
    assert len({kind.mark for kind in KINDS.values()}) == len(KINDS)


@pytest.mark.parametrize("size", [5, 6, 20, 1000, 100_000])
def test_boards_of_any_size_from_5(size: int) -> None:
    for board in (Board.reset(size), Board.auto_fill(size, 7)):
        assert len(board.squares) == board.size == size
    p = boardloom.new("custom", size=size)
    assert len(p.setup.squares) == size
    assert p.setup.last == size - 1


@pytest.mark.parametrize("size", [4, 1, 0, -3])
def test_boards_smaller_than_5_are_refused(size: int) -> None:
    with pytest.raises(ValueError, match="5"):
        Board.reset(size)
    with pytest.raises(ValueError, match="5"):
        Board.auto_fill(size, 1)


def test_the_ends_are_simple_whatever_is_asked_for() -> None:
    board = Board(size=6, squares=("PRISON",) * 6)
    assert board.squares == ("SIMPLE", *["PRISON"] * 4, "SIMPLE")
    p = boardloom.new("custom", squares=drawn("######"))
    assert p.config.board == board
    assert p.setup.squares.tolist() == [effect.number(name) for name in board.squares]


def test_reset_is_all_simple() -> None:
    assert set(Board.reset(30).squares) == {"SIMPLE"}


def test_custom_6_auto_fill_draws_from_six_specials_and_three_times_simple() -> None:
    assert Counter(BAG) == {**dict.fromkeys(SPECIALS, 1), "SIMPLE": 3}
    assert set(SPECIALS) == set(LETTERS.values()) - {"SIMPLE"}
    inner = Counter(Board.auto_fill(90_002, 11).squares[1:-1])
    assert set(inner) == set(BAG)
    for name, share in Counter(BAG).items():
        # 90,000 squares: a ninth is 10,000, and four times its deviation is 380
        assert abs(inner[name] - 10_000 * share) < 400 * share, name


def test_custom_6_auto_fill_keeps_the_ends_simple() -> None:
    for seed in range(50):
        board = Board.auto_fill(9, seed)
        assert board.squares[0] == board.squares[-1] == "SIMPLE"


def test_the_same_seed_draws_the_same_board() -> None:
    assert Board.auto_fill(40, 3) == Board.auto_fill(40, 3)
    assert len({Board.auto_fill(40, seed).squares for seed in range(30)}) == 30
    assert boardloom.new("custom", size=40, board_seed=3).config.board == Board.auto_fill(40, 3)


def test_a_board_keeps_its_beginning_when_it_grows() -> None:
    """So that an editor can lengthen a drawn board without drawing it anew."""
    assert Board.auto_fill(90, 3).squares[:39] == Board.auto_fill(40, 3).squares[:39]


@given(board=boards)
def test_boards_survive_json(board: Board) -> None:
    assert Board.model_validate_json(board.model_dump_json()) == board


def test_boards_are_written_and_read(tmp_path: Path) -> None:
    board = Board.auto_fill(25, 8)
    board.write(tmp_path / "mine" / "board.json")
    assert Board.read(tmp_path / "mine" / "board.json") == board
    assert [path.name for path in (tmp_path / "mine").iterdir()] == ["board.json"]
    board.write(tmp_path / "mine" / "board.json")
    assert json.loads((tmp_path / "mine" / "board.json").read_text()) == {
        "size": 25,
        "squares": list(board.squares),
    }


def test_a_written_board_is_a_file_of_options(tmp_path: Path) -> None:
    board = Board.auto_fill(25, 8)
    board.write(tmp_path / "board.json")
    options: dict[str, Any] = json.loads((tmp_path / "board.json").read_text())
    assert Config.make(options).board == board


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[]", "one JSON object"),
        ('"LUCKY"', "one JSON object"),
        ('{"size": 5}', "squares"),
        ('{"squares": ["SIMPLE", "LUCKY", "LUCKY", "LUCKY", "SIMPLE"], "size": "large"}', "size"),
        ('{"size": 6, "squares": ["SIMPLE", "LUCKY", "LUCKY", "LUCKY", "SIMPLE"]}', "5 types for 6 squares"),
        ('{"size": 5, "squares": []}', "0 types for 5 squares"),
        ('{"size": 5, "squares": ["SIMPLE", "MOON", "LUCKY", "LUCKY", "SIMPLE"]}', "'MOON' is unknown"),
        ('{"size": 5, "squares": ["SIMPLE", 3, "LUCKY", "LUCKY", "SIMPLE"]}', "valid string"),
        ('{"size": 4, "squares": ["SIMPLE", "LUCKY", "LUCKY", "SIMPLE"]}', "5"),
        ('{"size": 5, "squares": ["SIMPLE", "LUCKY", "LUCKY", "LUCKY", "SIMPLE"], "sky": "blue"}', "sky"),
    ],
)
def test_bad_files_are_refused(content: str, reason: str, tmp_path: Path) -> None:
    (tmp_path / "board.json").write_text(content)
    with pytest.raises(ValueError, match=reason):
        Board.read(tmp_path / "board.json")


def test_files_that_are_no_text_are_refused(tmp_path: Path) -> None:
    (tmp_path / "board.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadOptions, match="it is not text"):
        Board.read(tmp_path / "board.json")
    with pytest.raises(BadOptions, match="cannot be read"):
        Board.read(tmp_path / "nothing.json")


def test_there_are_three_good_boards() -> None:
    assert list(PRESETS) == ["short", "classic", "long"]
    short, classic, long = (Config.make({"preset": name}) for name in PRESETS)
    assert short.size < classic.size == 20 < long.size
    assert set(classic.board.squares) == set(long.board.squares) == set(KINDS)


def test_the_classic_board_is_the_example_of_the_text() -> None:
    classic = Config.make({"preset": "classic"})
    assert (classic.size, classic.players) == (20, 3)
    assert classic.types_of_players == ("lucky", "normal", "unlucky")


@pytest.mark.parametrize("name", PRESETS)
def test_presets_are_what_they_say_and_come_back(name: str) -> None:
    made = Config.make({"preset": name})
    assert made.board.squares == made.squares, "nothing had to be forced"
    assert made.chosen() == {"preset": name}
    assert Config.make(json.loads(json.dumps(made.chosen()))) == made
    assert boardloom.new("custom", preset=name).setup.last == made.size - 1


def test_a_preset_can_be_changed_and_comes_back() -> None:
    made = Config.make({"preset": "short", "chain": 3, "players": 4})
    assert made.chosen() == {"preset": "short", "players": 4, "chain": 3}
    own = Config.make({"preset": "classic", "squares": drawn("..LL..")})
    assert own.size == 6
    assert Config.make(json.loads(json.dumps(own.chosen()))) == own
