"""`--players 1`: one person against bots, and told so."""

import os
from pathlib import Path

import pytest

from boardloom.games import HOUSE_GAMES, find
from boardloom.match import saved
from boardloom.match.seating import options_for_one
from tests.processes import boardloom

ONE = "You play against a bot, Ada: this game is for two or more."


def played(home: Path, *args: str, typed: str = "") -> str:
    """What is printed for these answers."""
    env = {**os.environ, "BOARDLOOM_HOME": str(home), "BOARDLOOM_LANGUAGE": "en", "COLUMNS": "100"}
    done = boardloom("play", *args, "--players", "1", "--fast", env=env, stdin=typed)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def kinds(home: Path) -> list[tuple[str, str, str]]:
    (kept,) = (home / "data/games/running").glob("*.txt")
    return [(seat.name, seat.kind, seat.bot) for seat in saved.load(kept).seats]


@pytest.mark.parametrize("game", ["ludo", "blokus"])
def test_one_player_plays_against_a_bot(game: str, tmp_path: Path) -> None:
    assert ONE in played(tmp_path, game)
    assert kinds(tmp_path) == [("", "here", ""), ("Ada", "bot", "")]


def test_a_game_for_five_is_filled_with_bots(tmp_path: Path) -> None:
    told = "You play against bots, Ada, Bruno, Clara and Dario: this game is for more than one."
    assert told in played(tmp_path, "dice", "--names", "Ann")
    assert [kind for _, kind, _ in kinds(tmp_path)] == ["here", "bot", "bot", "bot", "bot"]


def test_a_preset_says_how_many_bots(tmp_path: Path) -> None:
    assert "You play against bots, Ada and Bruno:" in played(tmp_path, "custom", "--set", "preset=classic")


def test_it_is_said_once(tmp_path: Path) -> None:
    printed = played(tmp_path, "snakes", "--set", "turn_order=fixed", "--seed", "5", typed="3\n2\n")
    assert printed.count("roll the die") > 1
    assert printed.count(ONE) == 1


@pytest.mark.parametrize("game", HOUSE_GAMES)
def test_every_game_can_be_played_by_one_person(game: str) -> None:
    config = find(game).config.make(options_for_one(find(game), {}))
    assert config.players == (5 if game == "dice" else 2)
