"""Players without a name, at a terminal that speaks German."""

from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from boardloom.games import find
from boardloom.lab.judge import Judgement
from boardloom.match import saved
from boardloom.match.match import Match
from boardloom.match.seat import Seat
from boardloom.terminal import report, screen

NAMES = ["Player 2", "", ""]
"""Somebody called as if without a name, and two without one."""
OPTIONS: dict[str, dict[str, object]] = {"snakes": {"turn_order": "fixed"}, "dice": {"any_players": True}}


@pytest.fixture(autouse=True)
def in_german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDLOOM_HOME", str(tmp_path))
    monkeypatch.setenv("BOARDLOOM_LANGUAGE", "de")


def begun(name: str) -> Match:
    game = find(name)
    config = game.config.make({"players": 3, **OPTIONS[name]})
    return Match.new(game, config, [Seat(typed) for typed in NAMES], seed=1)


def printed(show: Callable[[Console], None]) -> str:
    output = StringIO()
    show(Console(file=output, width=200))
    return output.getvalue()


def test_the_table_calls_them_by_number() -> None:
    match = begun("snakes")
    orders = []
    for _ in range(3):
        orders.append(screen.order(match).split(":")[0])
        match.play(match.draw())
    assert orders == ["Player 2", "Spieler 2", "Spieler 3"]
    shown = screen.picture(match, None, 80, 24).plain()
    assert "2 Spieler 2 " in shown
    assert "1 Player 2 " in shown
    judged = Judgement((0.5, 0.25, 0.25), (0.0, 0.0, 0.0), 0, ())
    assert "Player 2 50 %, Spieler 2 25 %, Spieler 3 25 %" in screen.advice(judged, match).replace(
        "\xa0", " "
    )


def test_only_their_names_are_in_colours() -> None:
    coloured = screen.in_colours(Text("Player 2 wirft Spieler 3 hinaus"), begun("snakes"))
    assert [(span.start, span.end) for span in coloured.spans] == [(0, 8), (15, 24)]


def test_a_choice_is_understood_by_who_is_meant() -> None:
    match = begun("dice")
    while not (match.position.mover >= 0 and screen.called(match.position, "3", NAMES)):
        match.play(match.draw())
    assert screen.called(match.position, "spieler 3", NAMES) == screen.called(match.position, "3", NAMES)


def test_finished_games_are_told_with_their_numbers() -> None:
    match = begun("snakes")
    while not match.position.over:
        match.play(match.draw())
    saved.keep(match)
    (winner,) = (["Player 2", "Spieler 2", "Spieler 3"][seat] for seat in match.winners)
    title, *_, end = printed(lambda console: report.story(match, console)).splitlines()
    assert title.endswith("Player 2, Spieler 2, Spieler 3")
    assert winner in end
    line, _ = printed(report.history).splitlines()
    assert f"Player 2, Spieler 2, Spieler 3; gewonnen: {winner}, " in line
