"""A game whose own view has an error, or makes a painter stumble, is shown in a terminal all the same."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from boardloom.core.game import Position
from boardloom.core.message import message
from boardloom.core.options import GameConfig
from boardloom.core.scene import Scene
from boardloom.games import guest_faults
from boardloom.match.match import Match
from boardloom.match.plain_view import PlainView, noted, safe_view
from boardloom.match.seat import Seat
from boardloom.terminal.position_picture import fewest_rows, picture_of
from boardloom.terminal.steps import Steps
from boardloom.terminal.table import play
from boardloom.words import english
from tests.terminal.pebbles import game

PEBBLES = game()


@dataclass(frozen=True)
class Torn(PlainView):
    """A view with a scene of one's own."""

    drawn: Callable[[Position], Scene]

    def scene(self, p: Position) -> Scene:
        return self.drawn(p)


def raising(p: Position) -> Scene:
    raise ZeroDivisionError("nothing to divide by")


def not_a_scene(p: Position) -> Scene:
    return None  # type: ignore[return-value]


def not_paintable(p: Position) -> Scene:
    return Scene(nodes=(None,), players=())  # type: ignore[arg-type]


@pytest.mark.parametrize("drawn", [raising, not_a_scene, not_paintable])
def test_the_plain_table_is_shown_with_a_note(
    drawn: Callable[[Position], Scene], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(guest_faults, "_reported", set())
    p = Position.first(replace(PEBBLES, view=Torn(PEBBLES, drawn)), PEBBLES.config.make({}))
    with caplog.at_level(logging.ERROR, logger="boardloom.view"):
        shown = picture_of(p, ["Ann", "Bo"], 80, 24).plain()
        assert picture_of(p, ["Ann", "Bo"], 80, 24).plain() == shown
        assert fewest_rows(p, ["Ann", "Bo"], 80) <= 24
    assert english(message("view-failed")) in " ".join(shown.split())
    assert "► 1 Ann  score 0" in shown
    assert Steps.of(p).options(()) == ["one", "three", "four"]
    assert all("the view of pebbles failed: " in record.getMessage() for record in caplog.records)
    assert caplog.records


def test_a_match_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDLOOM_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", StringIO("four\nthree\none\n"))
    torn = replace(PEBBLES, view=Torn(PEBBLES, raising))
    match = Match.new(torn, torn.config.make({}), [Seat("Ann"), Seat("Bo")], seed=1)
    printed = StringIO()
    play(match, Console(file=printed, width=80))
    assert match.actions == [4, 3, 1]
    assert match.winners == [0]
    shown = " ".join(printed.getvalue().split())
    assert shown.count(english(message("view-failed"))) == 4


def test_the_log_names_the_line(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(guest_faults, "_reported", set())
    p = Position.first(replace(PEBBLES, view=Torn(PEBBLES, raising)), PEBBLES.config.make({}))
    p.picture()
    p._repr_svg_()
    (record,) = caplog.records
    line = raising.__code__.co_firstlineno + 1
    assert f"{__file__}, line {line}, in raising: ZeroDivisionError: nothing" in record.getMessage()


def test_each_part_of_a_view_is_replaced_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    @dataclass(frozen=True)
    class Broken(PlainView):
        def board(self, config: GameConfig) -> None:  # type: ignore[override]
            raise LookupError

        choices = editors = happening = board  # type: ignore[assignment]

    broken = replace(PEBBLES, view=Broken(PEBBLES))  # type: ignore[arg-type]
    p = Position.first(broken, PEBBLES.config.make({}))
    safe, plain = safe_view(broken), PlainView(broken)
    assert safe.board(p.config) == plain.board(p.config)
    assert safe.choices(p) == plain.choices(p)
    assert safe.editors(p.config) == ()
    assert safe.happening(p, 1, p.after(1)) == plain.happening(p, 1, p.after(1))
    assert safe.scene(p) == noted(plain.scene(p))
