"""Pentobi's files: read, written, and refused with a reason."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from boardloom.core.errors import BadInput, BadOptions, BadTranscript
from boardloom.games import find
from boardloom.games.blokus.config import BlokusPosition
from boardloom.games.blokus.formats import read_blksgf as read
from boardloom.games.blokus.formats import write_blksgf as write
from boardloom.games.blokus.notation import placement_cells
from boardloom.games.blokus.state import PASS
from boardloom.match import import_export
from boardloom.match.match import Match
from boardloom.match.seat import Seat
from tests.laws.cases import random_game

from .blokus_table import NAMES, table

OPENING = """(;GM[Blokus]CA[UTF-8]P1[Ann]P2[B\\]o]
;1[a20,b20,c20,d20,e20];2[t20]C[a comment; with (brackets)]
;3[t1,t2](;4[a1];1[f19,f18])(;4[b1,a1]))
"""


def positions(options: dict[str, Any], actions: tuple[int, ...]) -> list[BlokusPosition]:
    line = [table(**options)]
    for action in actions:
        line.append(line[-1].after(action))
    return line


def test_the_main_line_is_read() -> None:
    record = read(OPENING)
    assert record.options == {"corners": "own"}
    assert record.names == ("Ann", "B]o", "", "")
    line = positions(record.options, record.actions)
    names = [p.name(a) for p, a in zip(line, record.actions, strict=False)]
    assert names == ["a20,b20,c20,d20,e20", "t20", "t1,t2", "a1", "f18,f19"]


@pytest.mark.parametrize(
    ("options", "title"),
    [
        ({"corners": "own"}, "Blokus"),
        ({"corners": "own", "players": 3}, "Blokus Three-Player"),
        ({"corners": "own", "players": 2, "pairs": "box"}, "Blokus Two-Player"),
        ({"board": "duo"}, "Blokus Duo"),
    ],
)
def test_a_whole_game_comes_back(options: dict[str, Any], title: str) -> None:
    game = random_game("blokus", options, seed=41)
    actions = [next(a for a in p.choices() if p.after(a) == q) for p, q in pairwise(game)]
    written = write(game, actions, NAMES[: game[0].config.players])
    assert f"(;GM[{title}]" in written
    record = read(written)
    assert table(**record.options).config == game[0].config
    assert record.names == NAMES[: game[0].config.players]
    while actions[-1] == PASS:  # nothing is said of passes at the end
        actions.pop()
    assert list(record.actions) == actions


def test_a_colour_left_out_passes() -> None:
    record = read("(;GM[Blokus];1[a20];3[t1])")
    assert record.actions[1] == PASS
    assert (positions(record.options, record.actions)[-1]).state.colour == 3


def test_old_files_have_a_value_for_each_cell_and_colours_by_name() -> None:
    record = read("(;GM[Blokus];BLUE[a20][b20];YELLOW[t20])")
    assert table(**record.options).name(record.actions[0]) == "a20,b20"
    assert len(record.actions) == 2


@pytest.mark.parametrize("text", ["1[e10];2[j5]", "BLUE[e10];GREEN[j5]", "B[e10];W[j5]"])
def test_duo_tells_its_colours_in_three_ways(text: str) -> None:
    record = read(f"(;GM[Blokus Duo];{text})")
    assert [placement_cells(14, action) for action in record.actions] == [((4, 9),), ((9, 4),)]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "GM is 'nothing'"),
        ("(;GM[1]SZ[19];B[pd])", "GM is '1'; it should be one of Blokus, "),
        ("(;GM[Blokus Trigon])", "GM is 'Blokus Trigon'"),
        ("% no game at all", "is not the Smart Game Format"),
        ("(;GM[Blokus];1[a20]", "a bracket is open"),
        ("(GM[Blokus])", "a property stands before the first node"),
        ("(;GM[Blokus];1[b19])", "move 1, blue: b19 is not possible: the first piece of blue covers a20"),
        ("(;GM[Blokus];1[a20];1[b19])", "move 2, blue: b19 is not possible: blue has placed the 1 already"),
        ("(;GM[Blokus];B[a20])", "B tells no move of this game; 1, 2, 3, 4, BLUE"),
        ("(;GM[Blokus];1[a20];5[b19])", "5 tells no move of this game"),
        ("(;GM[Blokus]A1[a20])", "A1: a game that begins from a set-up position cannot be read"),
    ],
)
def test_what_is_not_a_game_of_blokus_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadTranscript) as caught:
        read(text)
    assert reason in str(caught.value)


def test_what_pentobi_could_not_read_is_not_written() -> None:
    p = table()
    first = p.find("t1")
    with pytest.raises(BadOptions, match="blue does not begin in its own corner"):
        write([p, p.after(first)], [first], NAMES)


def test_pairs_of_the_text_are_written_as_four_colours() -> None:
    p = table(players=2, corners="own")
    first = p.find("a20")
    assert "P1[Ann]P2[Ann]P3[Bo]P4[Bo]" in write([p, p.after(first)], [first], NAMES[:2])


def test_files_become_matches_and_matches_files(tmp_path: Path) -> None:
    file = tmp_path / "game.blksgf"
    file.write_text(OPENING, "utf-8")
    match = import_export.read(file)
    assert match.names == ["Ann", "B]o", "", ""]
    written = import_export.written(match, "blksgf")
    assert "1[a20,b20,c20,d20,e20]" in written
    assert "P1[Ann]P2[B\\]o]\n" in written


def test_a_name_that_somebody_has_already_is_left_out(tmp_path: Path) -> None:
    file = tmp_path / "game.blksgf"
    file.write_text("(;GM[Blokus]P1[Player 2]P3[player 2]P4[Player 4];1[a20])", "utf-8")
    match = import_export.read(file)
    assert match.names == ["Player 2", "", "", "Player 4"]
    file.write_text(import_export.written(match, "blksgf"), "utf-8")
    assert import_export.read(file).names == match.names


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        ("game.sgf", b"", "no game can be read from such a file, only from .blksgf"),
        ("bytes.blksgf", b"\xff\xfe\x00", "it is not text"),
        ("bad.blksgf", b"(;GM[Chess])", "bad.blksgf: GM is 'Chess'"),
    ],
)
def test_files_that_cannot_be_read(tmp_path: Path, name: str, content: bytes, reason: str) -> None:
    (tmp_path / name).write_bytes(content)
    with pytest.raises(BadInput) as caught:
        import_export.read(tmp_path / name)
    assert reason in str(caught.value)
    with pytest.raises(BadTranscript, match="there is no such file"):
        import_export.read(tmp_path / "missing.blksgf")


def test_a_game_without_the_format_says_so() -> None:
    game = find("snakes")
    match = Match.new(game, game.config.make({}), [Seat("Ann"), Seat("Bo")])
    with pytest.raises(BadOptions, match="cannot be written as 'blksgf'; its formats: none"):
        import_export.written(match, "blksgf")
