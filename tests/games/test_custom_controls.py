"""What players of the custom board may do beside rolling: skip, end the game, go anywhere in debug mode."""

from typing import Any

import pytest

import boardloom
from boardloom.core.errors import IllegalAction
from boardloom.core.game import CHANCE
from boardloom.games.custom.state import END, GO, ROLL, SKIP

from .custom_table import (
    coins,
    moves,
    names,
    plays,
    prisoners,
    seat,
    squares,
    standing,
    table,
)


def test_a_skipped_turn_is_a_move() -> None:
    p = plays(table(controls=True), "skip")
    assert (seat(p), moves(p), squares(p), coins(p)) == ("Bo", [1, 0], [0, 0], [0, 0])


def test_an_extra_turn_can_be_skipped() -> None:
    p = plays(table(controls=True), "roll", "2+2")
    assert seat(p) == "Ann"
    assert seat(plays(p, "skip")) == "Bo"


def test_rolling_is_a_decision_and_then_a_throw() -> None:
    p = table(controls=True)
    assert (p.mover, list(p.choices())) == (0, [ROLL, SKIP, END])
    p = plays(p, "roll")
    assert (p.mover, len(p.choices()), moves(p)) == (CHANCE, 36, [0, 0])
    assert (moves(plays(p, "1+2")), plays(p, "1+2").mover) == ([1, 0], 1)


@pytest.mark.parametrize("options", [{"controls": True}, {"debug": True}, {"controls": True, "debug": True}])
def test_the_dice_follow_the_decision_to_roll_at_once(options: dict[str, Any]) -> None:
    p = table(**options)
    assert not p.at_once, "somebody decides"
    thrown = plays(p, "roll")
    assert thrown.at_once
    assert list(thrown.game.messages.events(p, ROLL, thrown)) == [], "the dice will tell"
    for throw in names(thrown):
        assert not plays(thrown, throw).at_once, "the next turn is a decision again"


def test_without_decisions_everybody_is_asked_to_roll() -> None:
    p = table("....#...............")
    assert (p.mover, p.at_once) == (CHANCE, False)
    again = plays(p, "1+1")
    assert (again.mover, seat(again), again.at_once) == (CHANCE, "Ann", False)
    missed = plays(p, "1+3", "1+2")
    assert (names(missed), missed.at_once) == (["miss a turn"], False)


@pytest.mark.parametrize("options", [{}, {"controls": True}, {"debug": True}])
def test_a_surprise_is_never_drawn_at_once(options: dict[str, Any]) -> None:
    p = table("...?................", **options)
    ways = [("roll", "1+2") if options else ("1+2",), *([("go 3",)] if "debug" in options else [])]
    for way in ways:
        drawn = plays(p, *way)
        assert (drawn.mover, names(drawn), drawn.at_once) == (CHANCE, ["lucky", "unlucky", "normal"], False)
        assert not plays(drawn, "lucky").at_once


def test_what_is_decided_instead_of_rolling_leads_to_no_dice() -> None:
    p = table(controls=True, debug=True)
    for choice in ("skip", "end game", "go 5", "go past the end"):
        assert not plays(p, choice).at_once
    prisoner = standing(p, 4, prison=(0,))
    missed = plays(prisoner, "roll")
    assert (seat(missed), missed.at_once) == ("Bo", False)
    assert len(list(p.game.messages.events(prisoner, ROLL, missed))) == 1


def test_debug_goes_to_every_square_and_past_the_end() -> None:
    p = table(".....", debug=True)
    assert names(p) == ["roll", "go 0", "go 1", "go 2", "go 3", "go 4", "go past the end"]
    assert list(p.choices()) == [ROLL, *range(GO, GO + 6)]
    p = table(".....", debug=True, controls=True)
    assert names(p)[:4] == ["roll", "skip", "end game", "go 0"]


def test_debug_lands_on_the_square_it_goes_to() -> None:
    p = table("..L.+.?.#.R.........", debug=True)
    assert squares(plays(p, "go 2")) == [5, 0]
    assert seat(plays(p, "go 4")) == "Ann"
    assert names(plays(p, "go 6")) == ["lucky", "unlucky", "normal"]
    assert prisoners(plays(p, "go 8")) == [1, 0]
    assert squares(plays(standing(p, 0, 7), "go 10")) == [7, 10]
    assert coins(plays(p, "go 11")) == [1, 0]


def test_debug_may_go_back_or_stay() -> None:
    p = standing(table(debug=True), 9)
    assert (squares(plays(p, "go 4")), squares(plays(p, "go 9"))) == ([4, 0], [9, 0])
    assert coins(plays(p, "go 9")) == [1, 0]


def test_debug_is_no_throw_and_no_double() -> None:
    p = plays(table(debug=True), "roll", "2+2", "go 8")
    assert (seat(p), p.state.dice) == ("Bo", 0)


def test_a_prisoner_goes_nowhere() -> None:
    p = standing(table(debug=True), 4, prison=(0,))
    assert names(p) == ["roll"]
    p = plays(p, "roll")
    assert (seat(p), squares(p), prisoners(p), moves(p)) == ("Bo", [4, 0], [0, 0], [1, 0])
    p = standing(table(debug=True, controls=True), 4, prison=(0,))
    assert names(p) == ["roll", "skip", "end game"]


def test_the_largest_board_with_debug_can_be_played() -> None:
    p = boardloom.new("custom", size=10_000, debug=True, controls=True)
    assert len(p.choices()) == 10_004
    assert plays(p, "go past the end").over


@pytest.mark.parametrize(
    ("typed", "square"),
    [("go -3", 0), ("go 99", 12), ("-3", 0), ("99", 12), ("go 999999999999", 12), ("go 5", 5)],
)
def test_destinations_off_the_board_are_its_ends(typed: str, square: int) -> None:
    p = boardloom.new("custom", size=12, debug=True)
    assert p.find(typed) == GO + square


@pytest.mark.parametrize("typed", ["3", "go", "go x", "go --3", "go ٣", "go 1.5"])
def test_what_is_no_destination_is_refused(typed: str) -> None:
    with pytest.raises(IllegalAction):
        boardloom.new("custom", size=12, debug=True).find(typed)
    with pytest.raises(IllegalAction):
        boardloom.new("custom", size=12, controls=True).find("go 99")
