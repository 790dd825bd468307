"""The page on the custom board: its square works in play and in simulation, its board file is one."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import boardloom
from boardloom.classic.board import Game, SquareType
from boardloom.core.errors import BadOptions
from boardloom.core.plugins import load
from boardloom.games.custom import GAME, view
from boardloom.games.custom.board import Board
from boardloom.games.custom.config import Config
from boardloom.games.custom.guide import guide
from boardloom.games.custom.presets import LETTERS
from boardloom.games.custom.squares import KINDS, effect
from boardloom.words import english
from boardloom.words.sources import Entry, in_passing
from tests.classic.board_table import ANN, BOB
from tests.docs.test_examples import ROOT, blocks, own_files
from tests.games.custom_table import plays, squares, standing, tells
from tests.laws import test_compiled, test_positions
from tests.words import said

PAGE = ROOT / "docs" / "rules" / "custom.md"
OPTIONS: dict[str, Any] = {
    "squares": ["SIMPLE", "LUCKY", "WINDMILL", "WINDMILL", "PRISON", *["WINDMILL", "SIMPLE", "UNLUCKY"] * 4],
    "players": 3,
}


@pytest.fixture
def _windmill(tmp_path: Path) -> Iterator[None]:
    (tmp_path / "windmill.py").write_text(own_files(PAGE)["windmill.py"])
    load(tmp_path / "windmill.py")
    yield
    KINDS.pop("WINDMILL")
    effect.functions.remove(effect.options.pop("WINDMILL").function)


@pytest.mark.usefixtures("_windmill")
def test_the_square_does_what_it_says() -> None:
    p = standing(boardloom.new("custom", **OPTIONS), 0, 9, 1)
    assert squares(plays(p, "1+2")) == [3, 7, 0]
    assert squares(plays(p, "2+2")) == [4, 9, 1]
    assert "WINDMILL: Blows everybody else two squares back." in tells(p, "1+2")
    assert "3%" in p.picture()


@pytest.mark.usefixtures("_windmill")
def test_the_classes_of_the_rule_text_know_the_square() -> None:
    game, windmill = Game(), SquareType("WINDMILL")
    assert SquareType.known() == [*SquareType, windmill]
    assert windmill.label == "Windmill"
    game.setup(9, [BOB, ANN], [SquareType.SIMPLE, "LUCKY", windmill, *["SIMPLE"] * 6], debug=True)
    game.next_turn(5)
    said = game.next_turn(2)["messages"]
    assert said[0].startswith("Ann goes to square 2 (practice). WINDMILL: Blows everybody else")
    assert [player.position for player in game.players] == [3, 2]
    assert game.squares[2].type is windmill


def test_without_the_file_nobody_knows_the_square() -> None:
    with pytest.raises(ValueError, match=r"squares_types\[2\]: 'WINDMILL' is none of SIMPLE, .*, PLAYAGAIN$"):
        Game().setup(9, [BOB, ANN], ["SIMPLE", "SIMPLE", "WINDMILL", *["SIMPLE"] * 6])
    with pytest.raises(ValueError, match="3 is not a valid SquareType"):
        SquareType(3)


@pytest.mark.usefixtures("_windmill")
def test_the_square_is_known_wherever_squares_are() -> None:
    made = Config.make(OPTIONS)
    assert Config.make(json.loads(json.dumps(made.chosen()))) == made
    assert Board.model_validate_json(made.board.model_dump_json()) == made.board
    row = Config.model_json_schema()["properties"]["squares"]["anyOf"][0]
    sentence = "Blows everybody else two squares back."
    assert row["items"]["oneOf"][-1] == {"const": "WINDMILL", "description": sentence}


@pytest.mark.usefixtures("_windmill")
def test_the_square_is_shown_and_explained_in_its_own_words() -> None:
    made = Config.make(OPTIONS)
    legend = [english(sign.label) for sign in view.board(made).legend]
    assert "Windmill: Blows everybody else two squares back." in legend
    assert "% Windmill: Blows everybody else two squares back." in said(*guide(made)[2].lines)
    (editor,) = view.editors(made)
    sentence = "Blows everybody else two squares back."
    assert (editor.brushes[-1].label, editor.brushes[-1].rule) == ("Windmill", sentence)
    assert Entry("custom-option-squares-WINDMILL", "WINDMILL", sentence) in in_passing(GAME)


@pytest.mark.usefixtures("_windmill")
def test_interpreted_is_compiled() -> None:
    test_compiled.test_compiled_play_is_interpreted_play("custom", OPTIONS)
    test_positions.test_a_transcript_replays_to_the_same_state("custom", OPTIONS)


def test_the_square_is_forgotten_afterwards() -> None:
    assert list(KINDS) == list(effect.options)
    assert set(KINDS) == set(LETTERS.values())
    assert len(effect.functions) == len(KINDS)
    with pytest.raises(BadOptions, match="'WINDMILL' is unknown"):
        Config.make(OPTIONS)


def test_the_board_of_the_page_is_a_file_of_options() -> None:
    (content,) = blocks(PAGE, "json")
    made = Config.make(json.loads(content))
    assert (made.size, made.players) == (12, 3)
    assert made.board.squares == made.squares


def test_the_page_names_every_option_and_every_square() -> None:
    page = PAGE.read_text("utf-8")
    assert all(f"`{name}`" in page for name in Config.model_fields)
    assert all(f"| {name} |" in page for name in KINDS)
