"""Ludo on screens: where things lie on the cross, how tokens stand, what a move looks like."""

import math
from itertools import pairwise

import pytest

from boardloom import svg
from boardloom.core.game import Position
from boardloom.core.happening import Happening
from boardloom.core.scene import Choices, Node, Scene
from boardloom.games import find
from boardloom.games.ludo.board import POSITIONS, START, home_cell, ring_cell, ring_space, space_name
from boardloom.games.ludo.config import LudoPosition
from boardloom.games.ludo.layout import CENTRE, centre
from boardloom.games.ludo.state import END, LAST_RING, READY, RING
from boardloom.words import english
from tests.laws.cases import random_game
from tests.words import said

from .ludo_table import NAMES, plays, standing, table

CROSS = """
 .  .  .  .  .  .  7  8  9  .  .  .  .  .  .
 .  .  .  .  .  .  6 B1 10  .  .  .  .  .  .
 .  .  .  .  .  .  5 B2 11  .  .  .  .  .  .
 .  .  .  .  .  .  4 B3 12  .  .  .  .  .  .
 .  .  .  .  .  .  3 B4 13  .  .  .  .  .  .
 .  .  .  .  .  .  2 B5 14  .  .  .  .  .  .
51 52 53 54 55 56  1 B6 15 16 17 18 19 20 21
50 A1 A2 A3 A4 A5 A6  E C6 C5 C4 C3 C2 C1 22
49 48 47 46 45 44 43 D6 29 28 27 26 25 24 23
 .  .  .  .  .  . 42 D5 30  .  .  .  .  .  .
 .  .  .  .  .  . 41 D4 31  .  .  .  .  .  .
 .  .  .  .  .  . 40 D3 32  .  .  .  .  .  .
 .  .  .  .  .  . 39 D2 33  .  .  .  .  .  .
 .  .  .  .  .  . 38 D1 34  .  .  .  .  .  .
 .  .  .  .  .  . 37 36 35  .  .  .  .  .  .
"""
VIEW = find("ludo").view
assert VIEW is not None


def scene(p: Position) -> Scene:
    assert VIEW is not None
    return VIEW.scene(p)


def choices(p: Position) -> Choices:
    assert VIEW is not None
    return VIEW.choices(p)


def board_nodes(p: Position) -> dict[str, Node]:
    assert VIEW is not None
    return {node.id: node for node in VIEW.board(p.config).nodes}


def tokens(p: Position) -> dict[str, Node]:
    return {node.id: node for node in scene(p).nodes if node.kind == "token"}


def happening(p: LudoPosition, *names: str | int) -> Happening:
    """What the last of these actions looks like."""
    *before, last = names
    p = plays(p, *before)
    action = p.find(str(last))
    assert VIEW is not None
    return VIEW.happening(p, action, p.after(action))


def test_ludo_board_every_space_lies_where_the_ruling_says() -> None:
    rows = [line.split() for line in CROSS.strip().splitlines()]
    drawn = {name: (r, c) for r, row in enumerate(rows) for c, name in enumerate(row) if name != "."}
    cells = {str(space): ring_cell(space) for space in range(1, RING + 1)}
    cells |= {space_name(p, s): home_cell(p, s) for p in POSITIONS for s in range(LAST_RING + 1, END)}
    assert cells | {"E": (7, 7)} == drawn
    nodes = [node for node in board_nodes(table("ABCD")).values() if node.row >= 0]
    assert {node.text or node.mark: (node.row, node.col) for node in nodes} == drawn
    assert all((node.x, node.y) == (node.col + 0.5, node.row + 0.5) for node in nodes)


@pytest.mark.parametrize("letter", POSITIONS)
def test_ludo_board_every_step_leads_to_a_neighbour(letter: str) -> None:
    way = [centre(letter, steps) for steps in range(READY + 1, END + 1)]
    assert all(math.dist(here, there) == 1 for here, there in pairwise(way))
    assert way[-1] == CENTRE
    assert math.dist(centre(letter, READY), way[0]) < 2
    ends = board_nodes(table("ABCD"))[f"space{ring_space(START[letter], LAST_RING)}"]
    assert ends.icon == f"arrow-{['right', 'down', 'left', 'up'][POSITIONS.index(letter)]}"


def test_every_corner_has_a_tray_with_a_well_for_each_token() -> None:
    nodes = board_nodes(table("AC", tokens=3))
    assert english(nodes["yardC"].text, NAMES) == "Bo"
    assert {(nodes[id].look, nodes[id].tone) for id in ("yardC", "wellsC")} == {
        ("tray", "seat1"),
        ("well", "seat1"),
    }
    assert len(nodes["wellsC"].points) == len(nodes["endC"].points) == 3
    assert nodes["yardB"].flags == ("notch-sw", "faint")
    assert "readyB" not in nodes
    yard = tokens(table("AC", tokens=3))
    assert [(yard[f"C{t}"].x, yard[f"C{t}"].y) for t in "pqr"] == list(nodes["wellsC"].points)


def test_only_safe_starts_have_a_seam() -> None:
    flags = {node.flags for safe in (False, True) for node in _starts(table("AB", safe_starts=safe))}
    assert flags == {(), ("safe",)}
    assert [node.icon for node in _starts(table("AB"))[:2]] == ["crescent", "sunburst"]


def _starts(p: Position) -> list[Node]:
    nodes = board_nodes(p)
    return [nodes[f"space{START[letter]}"] for letter in POSITIONS]


def test_tokens_are_as_large_on_the_track_as_in_the_yard() -> None:
    shown = tokens(standing(table(), "4 H", "R C3"))
    assert {(node.look, node.w) for node in shown.values()} == {("peg", 0.93)}
    assert [shown[id].icon for id in ("Ap", "Cp")] == ["crescent", "sunburst"]


def test_a_stack_is_a_pile_with_a_badge() -> None:
    p = standing(table(tokens=4), "9 9 9 H", "H H H H")
    shown = tokens(p)
    assert [shown[f"A{t}"].badge for t in "pqrs"] == ["3", "", "", ""]
    assert [round(shown["Ar"].y - shown[f"A{t}"].y, 3) for t in "rqp"] == [0, 0.325, 0.65]
    assert {(shown[f"A{t}"].row, shown[f"A{t}"].col) for t in "pqr"} == {(0, 8)}
    assert list(shown).index("Ar") < list(shown).index("Aq") < list(shown).index("Ap")


def test_tokens_at_the_end_are_medals_in_their_own_tray() -> None:
    p = standing(table(), "E H", "E 35")
    nodes, shown = board_nodes(p), tokens(p)
    for id, letter in (("Ap", "A"), ("Cp", "C")):
        assert shown[id].look == "medal"
        assert (shown[id].x, shown[id].y) == nodes[f"end{letter}"].points[0]
    assert [figure.value for figure in scene(p).players[0].figures[:1]] == [1]
    assert (scene(p).players[0].figures[0].look, scene(p).players[0].figures[0].most) == ("pips", 2)


def test_the_tray_of_whoever_has_the_turn_glows() -> None:
    p = table("ABCD")
    nodes = board_nodes(p)
    for letter in "ABCD":
        glow = next(
            n for n in scene(standing(p, "4 H", "4 H", "4 H", "4 H", turn=letter)).nodes if n.id == "turn"
        )
        tray = nodes[f"yard{letter}"]
        assert (glow.look, glow.x, glow.y, glow.flags) == ("glow", tray.x, tray.y, tray.flags)
    over = standing(table(), "E E", "H H")
    assert "turn" not in {n.id for n in scene(over).nodes} or not over.over


def test_no_token_hides_one_of_another_player() -> None:
    for options in ({"players": 4, "tokens": 4, "safe_starts": True}, {"players": 4, "tokens": 2}):
        for p in random_game("ludo", options, seed=8)[::5]:
            shown = list(tokens(p).values())
            for i, a in enumerate(shown):
                for b in shown[:i]:
                    if a.tone != b.tone:
                        assert math.dist((a.x, a.y), (b.x, b.y)) >= 0.6 * min(a.w, b.w), (a, b)


def test_those_in_front_are_drawn_last() -> None:
    p = standing(table("ABCD", tokens=4, safe_starts=True), "1 1 R R", "1 8 8 8", "1 R R R", "1 D6 E E")
    shown = [node for node in tokens(p).values() if node.look == "peg"]
    assert [node.row for node in shown] == sorted(node.row for node in shown)


def test_names_of_squares_are_shown_on_demand() -> None:
    p = table()
    assert VIEW is not None
    board, drawn = VIEW.board(p.config), scene(p)
    plain = svg.paint(board, drawn, words=english, names=NAMES)
    full = svg.paint(board, drawn, words=english, names=NAMES, details=True)
    for name in ("17", "B3", "R"):
        assert f">{name}</text>" not in plain
        assert f">{name}</text>" in full


def test_steps_say_where_they_lead_and_what_comes_of_it() -> None:
    p = plays(standing(table("AC"), "4 A5", "10 H"), 6)
    steps = choices(p).steps
    assert {id: step.leads for id, step in steps.items()} == {"Ap": "space10", "Aq": "homeA3", "auto": ""}
    assert english(steps["Ap"].outcome, NAMES) == "kicks Bo"
    assert english(steps["Aq"].outcome) == "A5 → A3"
    p = plays(standing(table("AC"), "H A5", "10 H"), 6)
    assert choices(p).steps["Ap"].leads == "readyA"


def test_a_token_hops_and_who_is_kicked_flies_home() -> None:
    p = standing(table("AB"), "4 H", "6 H")
    shown = happening(p, 2)
    hop, fly = shown.motions
    assert (hop.node, hop.style, hop.points) == ("Ap", "hop", ((6.5, 3.5), (6.5, 2.5), (6.5, 1.5)))
    assert (fly.node, fly.style, fly.points[0]) == ("Bp", "fly", (6.5, 1.5))
    assert [(effect.kind, effect.at) for effect in shown.effects] == [("flash", "space6"), ("shake", "seat1")]


def test_who_arrives_hops_to_the_end_and_becomes_a_medal() -> None:
    p = standing(table("AB"), "A5 H", "6 H")
    hop, fly = happening(p, 2).motions
    assert hop.points == ((5.5, 7.5), (6.5, 7.5), CENTRE)
    assert fly.points == (CENTRE, board_nodes(p)["endA"].points[0])
    effects = happening(p, 2).effects
    assert said(*(effect.text for effect in effects if effect.text)) == ["Home!"]
    stack = happening(standing(table("AB"), "A5 A5", "6 H"), 2).motions
    assert [(motion.node, motion.along) for motion in stack] == [("Ap", ("Aq",))]
