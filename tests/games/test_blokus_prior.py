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
from boardloom.games.blokus.prior import EARLY, Surroundings, Traits, judge, look_around, opening_size, prior
from boardloom.games.blokus.rollout import BOLDNESS, KEENNESS, Near, bold
from boardloom.games.blokus.state import ALL, MAX_ACTIONS, PASS, Setup, State, View
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
    theirs = set().union(*(frontier(p, colour)[0] for colour in rivals(p)))
    opened = (corners(cells) & free) - touch
    x, y = min(x for x, _ in cells), min(y for _, y in cells)
    off = abs(2 * x + 3 - size_of(p)) + abs(2 * y + 3 - size_of(p))
    return {
        "size": len(cells),
        "spoilt": len(beside(cells) & touch),
        "opened": len(opened),
        "cramped": sum(len(beside({cell}) & free) < 2 for cell in opened),
        "shared": len(opened & theirs),
        "covered": len(cells & contested),
        "beside": len((cells & beside(contested)) - contested),
        "taken": len(cells & theirs),
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
        v, around, near, t = View(), Surroundings(), Near(), Traits()
        look_around(v, around, near, p.state, p.setup)
        for placement in choices(p)[::7]:
            judge(t, v, around, near, p.state, p.setup, placement)
            assert dict(t.fields()) == traits(p, placement)


@pytest.mark.parametrize(("placed", "least"), [(0, 5), (1, 5), (2, 4), (3, 3), (4, 3), (5, 1), (21, 1)])
def test_a_game_opens_with_large_pieces(placed: int, least: int) -> None:
    assert opening_size(ALL >> placed) == least


def test_small_pieces_are_not_looked_at_early() -> None:
    p = random_game("blokus", {"board": "duo"}, seed=5)[0]
    actions = np.array(list(p.choices()), np.int32)
    weights = np.zeros(len(actions), np.int32)
    prior(p.state, p.setup, actions, len(actions), weights)
    sizes = {len(placement_cells(size_of(p), action)) for action in actions[weights > 0].tolist()}
    assert sizes == {5}


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
