"""The limits of Snakes & Ladders: each is met with its reason, and what is too large is refused in time."""

import re
from pathlib import Path
from typing import Any

import pytest

from boardloom.core import memory
from boardloom.core.errors import BadOptions
from boardloom.games.snakes import GAME, config, layout
from boardloom.games.snakes.config import LARGEST_SHOWN, Config
from boardloom.match import transcript
from boardloom.match.match import Match
from boardloom.match.seat import Seat

from .snakes_table import standing, table


def refusal(**options: Any) -> str:
    with pytest.raises(BadOptions) as refused:
        Config.make(options)
    return str(refused.value)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"players": 65}, "players: .*64 .*: there are no more signs that tell tokens apart"),
        ({"players": 1}, "players: .* 2 .*: it takes two to play"),
        ({"side": 9}, "side: .* 10 .*: the rule text has no smaller board"),
        ({"faces": [0]}, "faces.0: .* 1 .*: a roll has to move a token forward"),
        ({"sides": 1}, "sides: .* 2 .*: a die with one side leaves nothing to chance"),
        ({"board_seed": 2**63}, "board_seed: .*: random numbers are drawn from 63 bits"),
        ({"side": 46_341}, "side: .*46340 .*: cells are numbered in 32 bits"),
        ({"density": 0.46}, "density: .*: each snake and each ladder takes two cells"),
        ({"boost": 46_341}, "boost: .*: no board has longer rows"),
        ({"faces": [10_001]}, "faces.0: .*10000 .*: the rules have a table with a place for every total"),
        ({"most_turns": 10**10}, "most_turns: .*: turns are counted in 32 bits"),
        ({"sides": 10**30}, "at most 256 are possible, as many as a list of outcomes has room for"),
        ({"sides": 10**30, "weights": [1]}, "1 given for a die of 10{30} sides"),
        ({"weights": [2**31] * 6}, "more than 2147483647 ways .*; chances are kept in 32 bits"),
    ],
)
def test_a_limit_says_why_it_is_there(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        Config.make(options)


def test_snakes_24_a_board_that_memory_cannot_hold_is_refused_before_it_is_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(config, "free", lambda: 2**30)
    assert refusal(side=46_340, entities=[]) == (
        "side: a board of 46340 by 46340 cells takes about 204792 MB of memory, and 1024 MB are free"
    )
    assert "takes about 699 MB" in refusal_with(600 * 2**20, monkeypatch, side=1733)
    assert "takes about 859 MB" in refusal_with(600 * 2**20, monkeypatch, side=1000, traps=10**9, density=0)


def refusal_with(free: int, monkeypatch: pytest.MonkeyPatch, **options: Any) -> str:
    monkeypatch.setattr(config, "free", lambda: free)
    return refusal(**options)


def test_boards_that_screens_show_ask_for_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config, "free", lambda: 0)
    assert Config.make({"side": LARGEST_SHOWN}).side == 100
    assert "side" in refusal(side=LARGEST_SHOWN + 1)


def test_free_memory_is_that_of_the_system_or_of_the_container(tmp_path: Path) -> None:
    system, group = tmp_path / "meminfo", tmp_path
    system.write_text("MemTotal:  900 kB\nMemAvailable:  500 kB\n")
    assert memory.free(system, group) == 500 * 1024
    (group / "memory.max").write_text("max\n")
    assert memory.free(system, group) == 500 * 1024
    (group / "memory.max").write_text("300000\n")
    (group / "memory.current").write_text("100000\n")
    assert memory.free(system, group) == 200_000
    assert memory.free(tmp_path / "none", tmp_path / "none") > 2**20


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (
            {"side": 100, "density": 0, "teleporters": 10**9},
            "teleporters: 1000000000 asked for, but beside the rest of the board there is room for 4999",
        ),
        ({"density": 0, "traps": 97, "black_holes": 2}, "black_holes: 2 asked for, .* room for 1$"),
        ({"boosts": 500}, "boosts: 500 asked for, .* room for [1-9][0-9]$"),
    ],
)
def test_snakes_19_more_than_fit_on_the_board_are_refused(options: dict[str, Any], reason: str) -> None:
    assert re.fullmatch(reason, refusal(**options))
    assert Config.make({"density": 0, "traps": 97, "black_holes": 1}).board


def test_snakes_19_a_match_that_began_with_more_than_fit_goes_on() -> None:
    kept = Config.kept({"side": 100, "density": 0, "teleporters": 10**9})
    assert [e.kind for e in kept.board] == ["teleporter"] * 4999
    match = Match.new(GAME, kept, [Seat("Ann"), Seat("Bo")], seed=1)
    assert transcript.read(transcript.write(match)).position == match.position


def test_snakes_25_a_large_board_has_every_cell_once_and_bands_below_them() -> None:
    shown = layout.board(Config.make({"side": 100, "traps": 3}))
    cells = {node.id for node in (*shown.nodes, *shown.details)}
    assert {layout.cell_id(cell) for cell in range(10_001)} <= cells
    assert len(cells) == len(shown.nodes) + len(shown.details)
    bands = {node.id: node for node in shown.nodes if node.w == 100}
    assert sum(band.h for band in bands.values()) == 100
    for cell in shown.details:
        band = bands[f"band{cell.tone.removeprefix('hue')}"]
        assert abs(cell.y - band.y) < band.h / 2
    assert sum(node.icon == "wolf-trap" for node in shown.details) == 3
    assert layout.board(Config.make({"side": 40})).details == ()
    assert layout.board(Config.make({"side": 101, "density": 0})).details == ()


def test_snakes_25_on_a_large_board_tokens_stand_on_their_own_cells() -> None:
    p = standing(table(side=100, players=3), 57, 57, 9999)
    assert [(x, y) for x, y, _ in layout.spots(p)] == [layout.stand(100, cell) for cell in (57, 57, 9999)]


def test_a_crowd_that_waits_leaves_the_first_row_in_sight() -> None:
    for players, widest in ((16, 0.45), (64, 0.26)):
        spots = layout.spots(table(players=players))
        assert {wide for *_, wide in spots} <= {min(wide for *_, wide in spots)}
        assert spots[0][2] <= widest
        assert spots[-1][0] < 10
