"""What a search of Blokus looks at first, and how it plays on, against the same by sets of cells."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from boardloom.core.record import Ints, load, rule, unpacked
from boardloom.engine.compile import compiled
from boardloom.engine.kernel import States, as_array
from boardloom.engine.policy import decide
from boardloom.engine.random import key
from boardloom.games.blokus.colours import frontier, owner, size_of
from boardloom.games.blokus.config import BlokusPosition
from boardloom.games.blokus.notation import placement_cells
from boardloom.games.blokus.pieces import Cell
from boardloom.games.blokus.prior import EARLY, Traits, board_context, judge
from boardloom.games.blokus.rollout import BOLDNESS, KEENNESS, Near, bold
from boardloom.games.blokus.state import MAX_ACTIONS, PASS, Setup, State, View
from tests.games.blokus_table import table
from tests.laws.cases import random_game

DRAWS = 20_000
TABLES: list[dict[str, Any]] = [{"board": "duo"}, {"corners": "own"}, {"preset": "box"}, {"players": 3}]


def beside(cells: set[Cell]) -> set[Cell]:
    return {(x + i, y + j) for x, y in cells for i, j in ((1, 0), (-1, 0), (0, 1), (0, -1))} - cells


def corners(cells: set[Cell]) -> set[Cell]:
    diagonal = {(x + i, y + j) for x, y in cells for i in (1, -1) for j in (1, -1)}
    return diagonal - cells - beside(cells)


def rivals(p: BlokusPosition) -> list[int]:
    return [colour for colour in range(p.config.colours) if owner(p, colour) != p.mover]


def nearby(p: BlokusPosition) -> set[Cell]:
    """The cells at corners of what rivals placed last, that the colour to move may cover."""
    last = [p.state.last[colour] for colour in rivals(p)]
    pieces = [set(placement_cells(size_of(p), placement)) for placement in last if placement != PASS]
    free, _ = frontier(p, p.state.colour)
    return set().union(*map(corners, pieces)) & free


def traits(p: BlokusPosition, placement: int) -> dict[str, int]:
    cells = set(placement_cells(size_of(p), placement))
    free, touch = frontier(p, p.state.colour)
    contested = set().union(*(frontier(p, colour)[1] for colour in rivals(p)))
    x, y = min(x for x, _ in cells), min(y for _, y in cells)
    off = abs(2 * x + 3 - size_of(p)) + abs(2 * y + 3 - size_of(p))
    return {
        "size": len(cells),
        "used": len(cells & touch),
        "spoilt": len(beside(cells) & touch),
        "opened": len((corners(cells) & free) - touch),
        "covered": len(cells & contested),
        "local": len(cells & nearby(p)),
        "walled": len(beside(cells) & free),
        "central": size_of(p) - off // 2 if p.state.turns < EARLY else 0,
    }


def choices(p: BlokusPosition) -> list[int]:
    return [action for action in p.choices() if action != PASS]


@pytest.mark.parametrize("options", TABLES)
def test_the_traits_of_placements(options: dict[str, Any]) -> None:
    for p in random_game("blokus", options, seed=5):
        if p.over or p.state.turns % 5:
            continue
        v, others, near, t = View(), View(), Near(), Traits()
        board_context(v, others, near, p.state, p.setup)
        for placement in choices(p)[::7]:
            judge(t, v, others, near, p.state, p.setup, placement)
            assert dict(t.fields()) == traits(p, placement)


def test_before_the_first_pieces_there_is_nothing_nearby() -> None:
    assert nearby(table()) == set()
    assert table().state.last.tolist() == [PASS] * 4


def chances(p: BlokusPosition) -> dict[int, int]:
    """How likely quick play takes each placement, as whole numbers."""
    wanted, found = nearby(p), {}
    for placement in choices(p):
        cells = set(placement_cells(size_of(p), placement))
        found[placement] = (1 + (bool(cells & wanted) << KEENNESS)) << BOLDNESS * len(cells)
    return found


@rule
def draw_many(b: Setup, origin: States, actions: Ints, drawn: Ints) -> int:
    """What quick play takes in one position, game after game."""
    s, setup = State(), unpacked(b)
    for game in range(len(drawn)):
        load(s, origin, 0)
        drawn[game] = bold(s, setup, actions, key(game, 0), 0)
    return len(drawn)


@pytest.mark.parametrize("options", TABLES)
def test_quick_play_draws_by_size_and_prefers_local_moves(options: dict[str, Any]) -> None:
    p = next(q for q in random_game("blokus", options, seed=2) if q.state.turns > 8 and len(nearby(q)) > 3)
    likely, many = chances(p), np.zeros(DRAWS, np.int32)
    assert compiled(draw_many)(p.setup, as_array(p), np.zeros(MAX_ACTIONS, np.int32), many) == DRAWS
    assert many[:20].tolist() == [decide(p, "bold", key(game, 0), 0) for game in range(20)]
    drawn = Counter(many.tolist())
    assert set(drawn) <= set(likely)
    for placement, weight in likely.items():
        expected = DRAWS * weight / sum(likely.values())
        assert abs(drawn[placement] - expected) < 5 * expected**0.5 + 1
