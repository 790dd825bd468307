"""Who sits where, and on what board."""

import os
from pathlib import Path

import pytest

from boardloom.bots.seating import latest, rematch, seats_for
from boardloom.core.errors import BadOptions
from boardloom.games import find
from boardloom.match import saved
from boardloom.match.match import Match
from boardloom.match.seat import Seat
from boardloom.match.seating import fresh_config, usual_seats

SNAKES, BLOKUS, CUSTOM = map(find, ("snakes", "blokus", "custom"))


def test_all_but_the_first_are_bots_unless_told_otherwise() -> None:
    seats = seats_for(SNAKES.config.make({"players": 3}))
    assert [(seat.name, seat.kind) for seat in seats] == [
        ("", "here"),
        ("Ada", "bot"),
        ("Bruno", "bot"),
    ]


def test_a_preset_says_how_many_sit_down_and_how_many_of_them_are_people() -> None:
    alone = BLOKUS.config.make({"preset": "one-player"})
    assert [seat.kind for seat in seats_for(alone)] == ["here", "bot"]
    assert [seat.kind for seat in usual_seats(BLOKUS, alone)] == ["here", "bot"]
    three = CUSTOM.config.make({"preset": "classic"})
    assert [seat.kind for seat in usual_seats(CUSTOM, three)] == ["here"] * 3


def test_a_preset_for_two_people_seats_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BLOKUS.config, "preset_people", {"one-player": 2})
    pair = BLOKUS.config.make({"preset": "one-player"})
    assert [seat.kind for seat in seats_for(pair)] == ["here", "here"]


def test_names_go_to_the_first_seats_and_nobody_gets_a_name_twice() -> None:
    seats = seats_for(SNAKES.config.make({"players": 4}), ["ada", "Player 2"], bots=[""])
    assert [seat.name for seat in seats] == ["ada", "Player 2", "", "Bruno"]
    assert [seat.kind for seat in seats] == ["here", "here", "here", "bot"]


@pytest.mark.parametrize("bots", [0, 16])
def test_the_fullest_table_can_be_seated(bots: int) -> None:
    config = SNAKES.config.make({"players": 16})
    assert len(Match.new(SNAKES, config, seats_for(config, None, [""] * bots)).seats) == 16


@pytest.mark.parametrize(
    ("names", "bots", "reason"),
    [
        (["A", "B", "C"], 0, "3 names for 2 players"),
        (None, 3, "3 bots"),
        ([" "], 0, "name"),
    ],
)
def test_impossible_seatings_are_refused(names: list[str] | None, bots: int, reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        seats_for(SNAKES.config.make({}), names, [""] * bots)


def test_each_live_game_gets_a_new_board() -> None:
    boards = [fresh_config(SNAKES, {"players": 3}).model_dump()["board_seed"] for _ in range(3)]
    assert len(set(boards)) == 3


@pytest.mark.parametrize(("options", "seed"), [({"board_seed": 5}, 5), ({"preset": "gentle"}, 7)])
def test_a_board_somebody_chose_stays(options: dict[str, object], seed: int) -> None:
    assert fresh_config(SNAKES, options).model_dump()["board_seed"] == seed


def test_a_rematch_is_the_same_game_one_seat_on() -> None:
    config = SNAKES.config.make({"players": 3})
    match = Match.new(SNAKES, config, [Seat("Ann"), Seat("Bo", "bot"), Seat("Cy")])
    again = rematch(match)
    assert again.seats == (Seat("Bo", "bot"), Seat("Cy"), Seat("Ann"))
    assert again.config == match.config
    assert again.id != match.id
    assert again.seed != match.seed


def test_the_latest_game_is_the_one_played_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDLOOM_HOME", str(tmp_path))
    with pytest.raises(BadOptions, match="no unfinished game of Snakes & Ladders"):
        latest(SNAKES)
    config = SNAKES.config.make({})
    one, two = (Match.new(SNAKES, config, seats_for(config)) for _ in range(2))
    paths = [saved.keep(match) for match in (one, two)]
    os.utime(paths[0], (2_000_000_000, 2_000_000_000))
    assert latest(SNAKES).id == one.id
    os.utime(paths[1], (2_100_000_000, 2_100_000_000))
    assert latest(SNAKES).id == two.id
