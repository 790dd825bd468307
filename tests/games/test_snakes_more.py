"""Boosts, black holes, dice of any faces, and as many players as there are seats."""

from typing import Any

import numpy as np
import pytest

import boardloom
from boardloom.core.errors import BadOptions
from boardloom.engine.playout import compiled, interpreted, play_batch
from boardloom.games.snakes import view
from boardloom.games.snakes.board import TOKENS, broken_rules
from boardloom.games.snakes.config import Config
from boardloom.games.snakes.state import MAX_SEATS
from boardloom.lab.odds import odds

from .snakes_table import cells, entity, ladder, rolls, seat, snake, standing, table, tells

EXTRAS = {"teleporters": 2, "traps": 3, "boosts": 4, "black_holes": 2}


def boost(cell: int) -> Any:
    return entity("boost", cell)


def hole(cell: int) -> Any:
    return entity("black-hole", cell)


def test_snakes_19_a_boost_carries_on() -> None:
    assert cells(rolls(standing(table(boost(14)), 10), 4)) == [19, 0]
    assert cells(rolls(standing(table(boost(14), boost=9), 10), 4)) == [23, 0]
    text = tells(standing(table(boost(14)), 10), 4)
    assert text == "Ann rolls 4: 10 to 14, a boost that carries the token on to 19."


def test_snakes_19_a_black_hole_sends_back_to_the_start() -> None:
    p = standing(table(hole(14), starting="specific"), 10)
    assert cells(rolls(p, 4)) == [0, 0]
    assert tells(p, 4) == "Ann rolls 4: 10 to 14, into a black hole. Ann goes back to the start."
    assert cells(rolls(p, 4, 1, 3)) == [0, 1], "and the gate holds again"


@pytest.mark.parametrize(
    ("things", "reason"),
    [
        ([boost(14), snake(19, 3)], "no chains: boost 14 leads to cell 19, where snake 19-3 begins"),
        ([boost(95)], "no boost to the end: boost 95 leads to the last cell or beyond it"),
        ([boost(1)], "start and end stay free: boost 1 uses cell 1"),
        ([hole(14), ladder(14, 33)], "black hole 14"),
        ([entity("boost", 14, 20)], "boost 14-20 has an end, but a boost has none"),
        ([entity("black-hole", 14, 20)], "black hole 14-20 has an end, but a black hole has none"),
    ],
)
def test_snakes_19_they_keep_the_rules_of_placement(things: list[Any], reason: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        table(*things)
    assert reason in str(refusal.value)


def test_snakes_19_as_printed_a_boost_may_lead_to_the_end() -> None:
    assert rolls(standing(table(boost(97), as_printed=True), 93), 4).over


def test_snakes_19_the_computer_places_what_it_is_asked_for() -> None:
    plain, more = Config.make({"board_seed": 4}), Config.make({"board_seed": 4, **EXTRAS})
    counts = {
        kind: sum(e.kind == kind for e in more.board)
        for kind in ("teleporter", "trap", "boost", "black-hole")
    }
    assert counts == {"teleporter": 2, "trap": 3, "boost": 4, "black-hole": 2}
    assert set(plain.board) < set(more.board), "snakes and ladders stay where they are"
    assert more.board == Config.make({"board_seed": 4, **EXTRAS}).board


@pytest.mark.parametrize("seed", range(12))
def test_snakes_19_what_the_computer_places_keeps_the_rules(seed: int) -> None:
    options = {"boosts": 500, "black_holes": 3, "traps": 5, "teleporters": 3, "density": 0.1}
    made = Config.kept({"board_seed": seed, "boost": 1 + seed, **options})
    assert list(broken_rules(10, made.board, made.boost)) == []


def test_snakes_19_odds_and_loops_agree() -> None:
    p = boardloom.new("snakes", turn_order="fixed", board_seed=4, **EXTRAS)
    found, batch = odds(p), play_batch(compiled(p, finals=True), 2, 0, 40_000)
    share = float(np.mean(batch.winners == 0))
    assert found.exact
    assert abs(share - found.wins[0]) < 3 * np.sqrt(share * (1 - share) / 40_000)
    slow = play_batch(interpreted(p, finals=True), 2, 0, 40)
    assert slow.finals.tobytes() == batch.finals[:40].tobytes()


def test_snakes_19_the_view_shows_and_the_editor_places_them() -> None:
    config = Config.make({"entities": [boost(14), hole(33)]})
    icons = {node.id: (node.icon, node.mark) for node in view.board(config).nodes}
    assert icons["cell14"] == ("boost", "»")
    assert icons["cell33"] == ("vortex", "●")
    (editor,) = view.editors(config)
    assert {"boost": 1, "black-hole": 1, "snake": 2}.items() <= {
        b.value: b.ends for b in editor.brushes
    }.items()


def test_snakes_22_dice_of_any_faces() -> None:
    p = table(faces=[1, 1, 2, 3, 5, 8])
    assert p.choices() == {1: 2, 2: 1, 3: 1, 5: 1, 8: 1}
    assert cells(rolls(p, 8)) == [8, 0]
    assert table(faces=[1, 10], weights=[3, 1]).choices() == {1: 3, 10: 1}
    assert table(faces=[1, 10], dice=2).choices() == {2: 1, 11: 2, 20: 1}
    assert table(faces=[1, 2, 3]).setup.fair_sides == 3
    assert table(faces=[3, 2, 1]).setup.fair_sides == 0


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"faces": []}, "faces: "),
        ({"faces": [0, 1]}, "faces.0: input should be greater than or equal to 1"),
        ({"faces": [1, 10_001]}, "faces.1: input should be less than or equal to 10000"),
        ({"faces": [1, 2], "sides": 8}, "faces: 2 given for a die of 8 sides"),
        ({"faces": [1, 2], "weights": [1, 1, 1]}, "weights: 3 given for a die of 2 sides"),
        ({"faces": list(range(1, 300))}, "dice and sides: these make 299 totals; at most 256 are possible"),
        ({"faces": [2**i for i in range(9)], "dice": 8}, "dice and sides: these make "),
        ({"faces": [1], "dice": 1_000_000}, "dice and sides: these make "),
    ],
)
def test_snakes_22_impossible_faces_are_refused(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        table(**options)
    assert str(refusal.value).startswith(reason)


def test_snakes_22_odds_of_any_faces() -> None:
    p = boardloom.new("snakes", turn_order="fixed", faces=[1, 1, 2, 3, 5, 8], dice=1)
    found, winners = odds(p), play_batch(compiled(p), 6, 0, 40_000).winners
    share = float(np.mean(winners == 0))
    assert abs(share - found.wins[0]) < 3 * np.sqrt(share * (1 - share) / 40_000)


def test_snakes_3_sixty_four_play() -> None:
    p = boardloom.new("snakes", players=64, killing="opponent", seat_order=list(range(64, 0, -1)))
    assert len(set(TOKENS)) == MAX_SEATS == 64
    assert len({(node.tone, node.icon) for node in view.scene(p).nodes if node.kind == "token"}) == 64
    slow, fast = (play_batch(loop(p, finals=True), 3, 0, 2) for loop in (interpreted, compiled))
    assert slow.finals.tobytes() == fast.finals.tobytes()
    assert (slow.scores.sum(axis=1) == 1).all()


def test_a_board_of_a_million_cells_is_played() -> None:
    p = boardloom.new("snakes", side=1000, density=0, turn_order="fixed", winning="cross")
    assert play_batch(compiled(p), 1, 0, 1).lengths[0] > 200_000
    assert seat(p.after(6)) == "Ann"
