"""Guests' games whose view or messages are wrong are played in a terminal all the same, kept, and taken up
again."""

import logging
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from boardloom.core import plugins
from boardloom.core.errors import IllegalAction
from boardloom.core.game import Position
from boardloom.core.message import message
from boardloom.games import find, guest_faults
from boardloom.match import saved
from boardloom.match.drawing import draw
from boardloom.match.match import Match
from boardloom.match.seat import Seat
from boardloom.terminal.table import Ending, sit_down
from boardloom.words import english
from tests.server import faulty_guests
from tests.server.faulty_guests import LINES, MESSAGE_FAULTS, VIEW_FAULTS

SEEN_IN_A_TERMINAL = [
    game for game, of in (VIEW_FAULTS | MESSAGE_FAULTS).items() if of not in ("editors", "guide", "outcome")
]
"""A terminal has no editors and no guide, and calls what chance brings by its name."""


@pytest.fixture(autouse=True)
def guests(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BOARDLOOM_HOME", str(tmp_path))
    monkeypatch.setattr("boardloom.games._guests", {})
    monkeypatch.setattr(guest_faults, "_reported", set())
    monkeypatch.setattr(plugins, "loaded", [])
    plugins.load(Path(faulty_guests.__file__))


def table(match: Match, typed: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Ending, str]:
    """How people leave a table who type these lines, and all that is printed."""
    monkeypatch.setattr("sys.stdin", StringIO(typed))
    printed = StringIO()
    ending = sit_down(match, Console(file=printed, width=80), fast=True)
    return ending, printed.getvalue()


@pytest.mark.parametrize("game", [*VIEW_FAULTS, *MESSAGE_FAULTS, "told_in_lines"])
def test_a_match_is_left_and_played_to_its_end(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = find(game)
    match = Match.new(kind, kind.config.make({}), [Seat("Ann"), Seat("Bo")], seed=1)
    mark, end = (match.position.after(1).after(1).name(action) for action in (2, 1))
    ending, _ = table(match, f"{mark}\n?\nl\n{mark}\nu\nq\n", monkeypatch)
    assert ending is Ending.LEFT
    assert list(match.actions[2:]) == [2]
    (kept,) = saved.running().iterdir()
    again = saved.load(kept)
    assert again == match
    ending, printed = table(again, f"{end}\n" * 6 + "\n", monkeypatch)
    assert ending is Ending.DONE
    assert again.position.over
    assert list(again.actions[2:]) == [2, 1, 1, 1, 1, 1, 1]
    noted = english(message("view-failed")) in " ".join(printed.split())
    assert noted == (VIEW_FAULTS.get(game) in ("scene", "board"))


@pytest.mark.parametrize("game", SEEN_IN_A_TERMINAL)
def test_the_log_names_the_guests_own_line(
    game: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    kind = find(game)
    match = Match.new(kind, kind.config.make({}), [Seat("Ann"), Seat("Bo")], seed=1)
    end = match.position.after(1).after(1).name(1)
    with caplog.at_level(logging.ERROR):
        table(match, f"{end}\n" * 6 + "\n", monkeypatch)
    (said,) = {record.getMessage() for record in caplog.records}
    assert said.startswith(f"the {'view' if game in VIEW_FAULTS else 'messages'} of {game} failed: ")
    assert f"faulty_guests.py, line {LINES[game]}, in {game}: " in said


@pytest.mark.parametrize("game", VIEW_FAULTS)
def test_it_can_be_drawn(game: str) -> None:
    p = Position.first(find(game), find(game).config.make({})).after(1).after(1)
    assert draw(p, ["Ann", "Bo"], taken=()).startswith("<svg")
    assert "Player 1" in p.picture()


def test_moves_without_a_name_are_found_by_their_number() -> None:
    for game in ("name_is_none", "name_is_missing", "names_are_alike"):
        p = Position.first(find(game), find(game).config.make({})).after(1).after(1)
        assert [p.find(p.name(action)) for action in p.choices()] == [1, 2, 3]
        with pytest.raises(IllegalAction, match="choose one of 1, 2, 3"):
            p.find("mark")
