"""Which placements there are: known numbers, the rule in words, and random games beside the slow referee."""

import json
from array import array
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from boardloom.core.game import OVER
from boardloom.core.record import Ints, rule, unpacked
from boardloom.engine.compile import compiled
from boardloom.engine.policy import decide, policies
from boardloom.engine.random import below, key
from boardloom.games.blokus.colours import cells_of
from boardloom.games.blokus.config import STARTS, BlokusPosition
from boardloom.games.blokus.movegen import can_place, list_all
from boardloom.games.blokus.pieces import DRAWN, NAMES, ORIENTATIONS, SIZES
from boardloom.games.blokus.rules import apply, may_place, start
from boardloom.games.blokus.state import LARGEST, MAX_ACTIONS, PASS, PLACEMENTS, SHAPES, Setup, State
from tests.laws.cases import CONFIGS, random_game

from .blokus_referee import Referee, grown, kind
from .blokus_table import cells, moves, plays, table

KNOWN = json.loads((Path(__file__).parents[1] / "data" / "blokus.json").read_text())


def placements(p: BlokusPosition) -> int:
    return len(p.choices()) - 1


def test_blokus_7_pieces_cells_and_orientations() -> None:
    assert (len(NAMES), sum(SIZES), len(ORIENTATIONS)) == (
        KNOWN["pieces"],
        KNOWN["cells"],
        KNOWN["orientations"],
    )
    assert {frozenset(kind(frozenset(o.cells))) for o in ORIENTATIONS} == {kind(shape) for shape in grown()}


def test_the_state_has_room_for_every_shape() -> None:
    assert len(ORIENTATIONS) == SHAPES
    assert max(SIZES) == LARGEST


def test_blokus_7_every_orientation_is_there_once() -> None:
    shapes = {frozenset((x + o.left, y) for x, y in o.cells) for o in ORIENTATIONS}
    assert shapes == set(grown())


@pytest.mark.parametrize("board", ["classic", "duo"])
def test_blokus_7_and_8_every_placement_has_one_number(board: str) -> None:
    p = table(board=board)
    names = {p.game.messages.name(p, number) for number in range(1, len(p.setup.place))}
    assert len(names) == len(p.setup.place) - 1 == KNOWN["placements"][board]
    assert KNOWN["placements"]["classic"] == PLACEMENTS


@pytest.mark.parametrize("case", KNOWN["first moves"], ids=str)
def test_blokus_7_and_8_first_moves(case: dict[str, Any]) -> None:
    assert placements(table(**case["options"])) == case["count"]


def test_blokus_7_each_opening_leaves_the_others_theirs() -> None:
    """58 ways for each of the four colours: sequences of placements number 58, 58^2, 58^3, 58^4."""
    first = table(corners="own")
    openings = [first.after(action) for action in first.choices() if action != PASS]
    assert len(openings) == KNOWN["own corner"]
    assert sum(placements(p) for p in openings) == KNOWN["own corner"] ** 2
    for p in openings[::19]:
        thirds = [p.after(action) for action in p.choices() if action != PASS]
        assert {placements(q) for q in thirds} == {KNOWN["own corner"]}
        for q in thirds[::19]:
            assert {placements(q.after(a)) for a in q.choices() if a != PASS} == {KNOWN["own corner"]}


def test_blokus_7_second_pieces_of_blue() -> None:
    """58^3 * 9729 ways to play five pieces: the others are too far away to matter."""
    first = table(corners="own")
    for others in ("t20 t1 a1", "p20,q20,r20,s20,t20 t1,t2,t3,t4,t5 a1,b1,a2,b2,c1"):
        total = sum(placements(plays(first.after(a), *others.split())) for a in first.choices() if a != PASS)
        assert total == KNOWN["second pieces of blue"]


@pytest.mark.parametrize(
    "options", [{}, {"corners": "own", "players": 3}, {"board": "duo"}, {"players": 2}], ids=str
)
@pytest.mark.parametrize("seed", [21, 22, 23])
def test_random_games_ply_by_ply_beside_the_referee(options: dict[str, Any], seed: int) -> None:
    """Legal placements, whose turn it is, who is passed over and when it ends."""
    positions = random_game("blokus", options, seed)
    setup = positions[0].setup
    own = [{cell} for cell in STARTS[options.get("board", "classic")]]
    starts = (
        own if "own" in options.values() or "duo" in options.values() else [set().union(*own) for _ in own]
    )
    referee = Referee(setup.size, starts)
    colour, passes = 0, 0
    for p, after in pairwise(positions):
        while not (legal := set(referee.legal(colour))):
            colour, passes = (colour + 1) % len(own), passes + 1
        assert p.state.colour == colour
        assert {cells(name) for name in moves(p)} == legal
        new = frozenset(cells_of(after, colour)) - referee.cells[colour]
        passes = 0 if new else passes + 1
        if new:
            assert new in legal
            referee.place(colour, new)
        colour = (colour + 1) % len(own)
    while passes < len(own) and not set(referee.legal(colour)):
        colour, passes = (colour + 1) % len(own), passes + 1
    assert positions[-1].over
    assert passes >= len(own)


@rule
def differences(s: State, b: Setup, colour: int, listed: Ints) -> int:
    """How many placements of a colour the rule in words allows or the generator lists, but not both."""
    turn = s.colour
    s.colour = colour
    n, i, wrong, some = list_all(s, b, listed), 1, 0, False
    for placement in range(1, len(b.place)):
        allowed = may_place(s, b, colour, placement)
        is_listed = i < n and listed[i] == placement
        i += 1 if is_listed else 0
        wrong += 1 if allowed != is_listed else 0
        some = some or allowed
    wrong += n - i  # listed out of order, or twice
    wrong += 1 if some != can_place(s, b, colour) else 0
    s.colour = turn
    return wrong


@rule
def play_and_compare(b: Setup, games: int, listed: Ints) -> tuple[int, int]:
    """Random games: how many boards were looked at, each by every colour, and the differences found there."""
    s, setup = State(), unpacked(b)
    looks = wrong = 0
    for game in range(games):
        start(s, setup)
        while s.mover != OVER:
            for colour in range(setup.colours):
                wrong += differences(s, setup, colour, listed)
                looks += 1
            apply(s, setup, listed[below(key(24, game), s.turns, list_all(s, setup, listed))])
    return looks, wrong


@pytest.mark.parametrize("options", CONFIGS["blokus"], ids=str)
def test_the_generator_lists_what_the_rule_in_words_allows(options: dict[str, Any]) -> None:
    p = table(**options)
    games = 25 if p.setup.size == 14 else 2
    looks, wrong = compiled(play_and_compare)(p.setup, games, np.zeros(MAX_ACTIONS, np.int32))
    assert looks > 400
    assert wrong == 0


def test_the_rule_in_words_interpreted() -> None:
    p = random_game("blokus", {"board": "duo"}, seed=25)[12]
    allowed = [n for n in range(1, len(p.setup.place)) if may_place(p.state, p.setup, p.state.colour, n)]
    assert len(allowed) > 20
    assert [PASS, *allowed] == list(p.choices())
    fresh = p.with_state(p.state)
    assert all(fresh.allows(n) == (n in allowed) for n in (*allowed[:9], *range(1, 99), len(p.setup.place)))
    assert fresh.allows(PASS)
    assert "_choices" not in fresh.__dict__  # nobody listed them


@pytest.mark.parametrize("options", [{}, {"board": "duo"}], ids=str)
def test_the_random_bot_takes_what_a_list_of_all_would_have_in_that_place(options: dict[str, Any]) -> None:
    """So it is as even as a draw from the full list, without making one."""
    for p in random_game("blokus", options, seed=22)[:-1]:
        listed = list(p.choices())
        drawn = [decide(p, "random", key(5, game), draw=3) for game in range(4)]
        assert drawn == [listed[ticket] for ticket in tickets(len(listed), 4)]


def tickets(bound: int, games: int) -> list[int]:
    return [below(key(5, game), 3, bound) for game in range(games)]


def test_the_random_bot_reaches_every_choice_evenly() -> None:
    """Chi-square over 2,000 draws in a position with 20 to 60 choices; 3 sigma above its mean is refused."""
    p = next(p for p in random_game("blokus", {"board": "duo"}, seed=23)[14:] if 20 <= len(p.choices()) <= 60)
    policy, buffer = policies(p.game)["random"], array("i", bytes(4 * 1000))
    counts = dict.fromkeys(p.choices(), 0)
    for game in range(2000):
        counts[policy.decide(p.state, p.setup, buffer, key(6, game), 0)] += 1
    expected = 2000 / len(counts)
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    degrees = len(counts) - 1
    assert chi_square < degrees + 3 * (2 * degrees) ** 0.5


def test_the_usual_orientation_is_the_drawing() -> None:
    assert ORIENTATIONS[DRAWN[NAMES.index("F5")]].drawn() == [".##", "##.", ".#."]
