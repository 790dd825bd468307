"""The options of Ludo: what each changes, and what is refused."""

from typing import Any

import pytest

import boardloom
from boardloom.core.errors import BadOptions
from boardloom.games.ludo.config import Config

from .ludo_table import names, plays, spaces, standing, table, turn


@pytest.mark.parametrize(
    ("players", "letters"), [(2, ("A", "C")), (3, ("A", "B", "C")), (4, ("A", "B", "C", "D"))]
)
def test_usual_places(players: int, letters: tuple[str, ...]) -> None:
    assert boardloom.new("ludo", players=players).config.letters == letters


def test_places_may_be_any_in_any_order_and_say_how_many_play() -> None:
    p = table("DBA")
    assert (p.config.players, p.config.letters) == (3, ("D", "B", "A"))
    assert spaces(plays(p, 6, 1, 6, 1, 6, 1)) == ["43 H", "15 H", "1 H"]


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"players": 1}, "players: input should be greater than or equal to 2"),
        ({"players": 5}, "players: input should be less than or equal to 4"),
        ({"tokens": 0}, "tokens: input should be greater than or equal to 1"),
        ({"tokens": 5}, "tokens: input should be less than or equal to 4"),
        ({"positions": ["A", "E"]}, "positions.1: input should be 'A', 'B', 'C' or 'D'"),
        ({"positions": ["A", "A"]}, "positions: every player needs a place of their own"),
        ({"positions": ["A"]}, "players: input should be greater than or equal to 2"),
        ({"positions": ["A", "B"], "players": 3}, "positions: 2 given for 3 players"),
        ({"positions": "AC"}, "positions: input should be a list such as"),
        ({"bounce": "maybe"}, "bounce: input should be a valid boolean"),
        ({"walls": True}, "walls: there is no such option"),
    ],
)
def test_bad_options_name_the_field_and_the_rule(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        Config.make(options)


def test_no_bounce_a_roll_that_is_too_much_cannot_be_used() -> None:
    p = standing(table(bounce=False), "A5 A6", "H H")
    assert spaces(plays(p, 3)) == ["A5 A6", "H H"]
    assert spaces(plays(p, 1, "q")) == ["A5 E", "H H"]
    p = standing(table(bounce=False), "A5 3", "H H")
    assert spaces(plays(p, 5)) == ["A5 8", "H H"]


def test_no_bonus_roll() -> None:
    p = plays(table(bonus_roll=False), 6)
    assert (turn(p), spaces(p)) == ("C", ["R H", "H H"])


def test_kicking_gives_a_bonus_roll() -> None:
    before = standing(table("AB", kick_bonus=True), "12 E", "15 H")
    assert turn(plays(before, 3)) == "A"
    assert turn(plays(before, 2)) == "B"
    assert turn(plays(standing(table("AB"), "12 E", "15 H"), 3)) == "B"


def test_ludo_17_a_roll_earns_one_more_roll_at_most() -> None:
    """A six that kicks: one roll, and the six's bonus of this turn is spent."""
    p = standing(table("AB", kick_bonus=True), "12 E", "18 H")
    p = plays(p, 6)
    assert (turn(p), spaces(p)) == ("A", ["18 E", "H H"])
    assert turn(plays(p, 6)) == "B"


def test_ludo_17_kicks_earn_rolls_as_often_as_they_come() -> None:
    p = standing(table("ABD", kick_bonus=True), "12 E", "15 18", "46 21")
    p = plays(p, 3)
    assert (turn(p), spaces(p)[1]) == ("A", "H 18")
    p = plays(p, 3)
    assert (turn(p), spaces(p)[1]) == ("A", "H H")
    p = plays(p, 6)
    assert (turn(p), spaces(p)[0]) == ("A", "24 E")
    p = plays(p, 6)
    assert turn(p) == "B"


def test_ludo_17_who_finishes_by_kicking_nobody_and_has_no_roll_left() -> None:
    p = standing(table("ABC", kick_bonus=True), "A4 E", "H H", "H H")
    assert turn(plays(p, 3)) == "B"


def test_ludo_18_safe_starts_are_safe_for_everybody() -> None:
    for space, away in (("15", "12"), ("29", "26"), ("43", "40"), ("1", "")):
        letters = "AB" if away else "BA"
        mine = f"{away} E" if away else "54 E"
        p = standing(table(letters, safe_starts=True), mine, f"{space} H")
        assert spaces(plays(p, 3)) == [f"{space} E", f"{space} H"], space
    assert spaces(plays(standing(table("AB", safe_starts=True), "13 E", "16 H"), 3)) == ["16 E", "H H"]


def test_ludo_18_entering_the_ring_does_not_kick_on_a_safe_start() -> None:
    p = standing(table("AB", safe_starts=True), "15 H", "R E", turn="B")
    p = plays(p, 1)
    assert spaces(p) == ["15 H", "15 E"]
    assert "ApBp" in p.picture().replace(" ", "")


def test_ludo_18_whoever_leaves_a_shared_space_leaves_the_other_there() -> None:
    p = standing(table("AB", safe_starts=True), "15 E", "15 E")
    p = plays(p, 2)
    assert spaces(p) == ["17 E", "15 E"]
    assert spaces(plays(p, 2)) == ["H E", "17 E"]


@pytest.mark.parametrize("roll", [3, 4, 5])
def test_ludo_19_a_blockade_stops_landing_and_passing(roll: int) -> None:
    p = plays(standing(table("AB", blockades=True), "15 H", "18 18"), roll)
    assert (spaces(p), turn(p)) == (["15 H", "18 18"], "B")


def test_ludo_19_what_does_not_reach_a_blockade_moves() -> None:
    p = standing(table("AB", blockades=True), "15 H", "18 18")
    assert spaces(plays(p, 2)) == ["17 H", "18 18"]
    free = standing(table("AB"), "15 H", "18 18")
    assert spaces(plays(free, 3)) == ["18 H", "H H"]


def test_ludo_19_one_token_or_ones_own_stack_is_no_blockade() -> None:
    p = standing(table("AB", blockades=True), "15 H", "18 H")
    assert spaces(plays(p, 4)) == ["19 H", "18 H"]
    p = standing(table("AB", blockades=True, tokens=3), "15 18 18", "H H H")
    assert names(plays(p, 5)) == ["p", "q"]


def test_ludo_19_a_blockade_stops_tokens_at_ready_but_not_in_the_yard() -> None:
    p = standing(table("AB", blockades=True), "15 15", "R H", turn="B")
    assert spaces(plays(p, 3)) == ["15 15", "R H"]
    assert spaces(plays(p, 6)) == ["15 15", "R R"]


def test_ludo_19_nothing_is_blocked_on_home_squares() -> None:
    """The stack of B stands on 51, which A's tokens never cross: after 50 they turn off."""
    p = standing(table("AB", blockades=True), "49 H", "51 51")
    assert spaces(plays(p, 4)) == ["A3 H", "51 51"]


@pytest.mark.parametrize("tokens", [1, 2, 3, 4])
def test_all_tokens_must_come_home(tokens: int) -> None:
    rest = ["E"] * (tokens - 1)
    p = standing(table(tokens=tokens), " ".join(["A6", *rest]), " ".join(["H"] * tokens))
    assert plays(p, 1).over
    if tokens > 1:
        p = standing(table(tokens=tokens), " ".join(["A6", "H", *rest[1:]]), " ".join(["H"] * tokens))
        assert not plays(p, 1).over


def test_three_tokens_make_a_stack_too() -> None:
    p = standing(table(tokens=3), "4 7 7", "H H H")
    p = plays(p, 3, "p")
    assert spaces(p)[0] == "7 7 7"
    assert spaces(plays(p, 1, 2))[0] == "9 9 9"
    assert "Apqr" in p.picture(100)
