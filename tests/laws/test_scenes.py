"""Laws of every game on screens: a painter that knows no rule can trust these structures."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

import boardloom
from boardloom.core.choice_tree import is_shortcut
from boardloom.core.game import Position
from boardloom.core.happening import Happening
from boardloom.core.message import Who
from boardloom.core.scene import Board, Choices, Editor, Node, Scene, Section, Tree
from boardloom.games import find
from boardloom.match.plain_view import view_of
from tests.laws.cases import drawn, every_case, random_game, random_steps
from tests.words import said

NEAR = 0.002
"""Coordinates are rounded."""
RISES = 0.7
"""How far the topmost token of a stack may stand out over the upper edge."""
ON_FRAME = 0.065
"""How far below the board, of its height, those may wait for their start who stand on its frame."""


def some(positions: list[Position]) -> list[Position]:
    """The first, the last, and a few between."""
    return [*positions[:: max(1, len(positions) // 9)], *positions[-2:]]


def leaves(choices: Choices) -> list[int]:
    """What may be chosen, once for each way there; shortcuts lead to nothing else."""
    ways = list(_ways(choices.tree))
    short = {action for step, action in ways if is_shortcut(choices, step)}
    other = [action for step, action in ways if not is_shortcut(choices, step)]
    assert short <= set(other)
    return sorted(other)


def _ways(tree: Tree) -> Iterator[tuple[str, int]]:
    for step, below in tree.items():
        if isinstance(below, int):
            yield step, below
        else:
            yield from _ways(below)


def steps_of(tree: Tree) -> Iterator[str]:
    for step, below in tree.items():
        yield step
        if not isinstance(below, int):
            yield from steps_of(below)


def corners(node: Node) -> Iterator[tuple[float, float]]:
    yield from node.points
    if node.kind == "piece":
        yield from ((x + 1, y + 1) for x, y in node.points)
    if not node.points:
        yield node.x - node.w / 2, node.y - node.h / 2
        yield node.x + node.w / 2, node.y + node.h / 2


def is_sound(board: Board, scene: Scene) -> None:
    """Ids are unique, everything lies on the board, whatever can be met has a name."""
    nodes = [*board.nodes, *scene.nodes]
    ids = [node.id for node in nodes]
    assert len(ids) == len(set(ids))
    for node in nodes:
        for x, y in corners(node):
            assert -NEAR <= x <= board.width + NEAR, node
            assert -(RISES if node.kind == "token" else NEAR) <= y, node
            assert y <= board.height + (ON_FRAME * board.height if board.frame else NEAR), node
        assert node.label or node.row < 0
    assert sum(tray.active for tray in scene.trays) <= 1
    for tray in scene.trays:
        assert all(item.shape in board.shapes for item in tray.items)


@every_case
def test_scenes_are_sound(name: str, options: dict[str, Any]) -> None:
    positions = random_game(name, options, seed=21)
    view = view_of(find(name))
    board = view.board(positions[0].config)
    assert board == view.board(positions[-1].config)
    assert board.label
    for p in some(positions):
        scene = view.scene(p)
        is_sound(board, scene)
        assert len(scene.players) == p.config.players
        assert (scene.summary is not None) == p.over
        assert sum("turn" in player.flags for player in scene.players) <= 1
    assert scene.summary
    seats = [row[0].seat for row in scene.summary.rows if isinstance(row[0], Who)]
    assert sorted(seats) == list(range(positions[0].config.players))
    assert [scene.summary.places[seat] for seat in seats] == sorted(scene.summary.places)
    assert all(len(row) == len(scene.summary.columns) for row in scene.summary.rows)
    winners = [seat for seat, player in enumerate(scene.players) if "winner" in player.flags]
    first = [seat for seat, place in enumerate(scene.summary.places) if place == 1]
    scores = positions[-1].scores()
    assert first == [seat for seat, score in enumerate(scores) if score == max(scores)]
    assert winners == ([] if drawn(positions[-1], options) else first)


@every_case
def test_steps_lead_to_all_that_is_open_and_nothing_else(name: str, options: dict[str, Any]) -> None:
    positions = random_game(name, options, seed=22)
    view = view_of(find(name))
    board = view.board(positions[0].config)
    for p in some(positions):
        choices, scene = view.choices(p), view.scene(p)
        assert leaves(choices) == (sorted(p.choices()) if p.mover >= 0 else [])
        known = {node.id for node in (*board.nodes, *scene.nodes)} | set(board.shapes) | set(choices.steps)
        known |= {item.step for tray in scene.trays if tray.active for item in tray.items}
        known |= {f"seat{seat}" for seat in range(p.config.players)}
        assert set(steps_of(choices.tree)) <= known
        assert all(step.label for step in choices.steps.values())
        assert {step.leads for step in choices.steps.values()} <= known | {""}
        for step, begins in choices.begin.items():
            below = choices.tree[step]
            assert isinstance(below, dict)
            assert begins in below
            assert all(turn.to in board.shapes for turn in board.turns[begins])


@every_case
def test_motions_lead_from_where_things_were_to_where_they_are(name: str, options: dict[str, Any]) -> None:
    view = view_of(find(name))
    for before, action, after in random_steps(name, options, seed=23)[:150]:
        happening = view.happening(before, action, after)
        assert len(happening.rolled) == len(happening.faces)
        places = {node.id for node in (*view.board(before.config).nodes, *view.scene(after).nodes)}
        places |= {f"seat{seat}" for seat in range(before.config.players)}
        assert {effect.at for effect in happening.effects} <= places
        was = {node.id: node for node in view.scene(before).nodes}
        now = {node.id: node for node in view.scene(after).nodes}
        assert set(happening.rolled) <= set(now)
        at = {id: (node.x, node.y) for id, node in was.items()}
        for motion in happening.motions:
            assert motion.style != "drop" or motion.node not in was
            if motion.node not in was:  # it comes from a hand, or flies in
                at[motion.node] = motion.points[-1]
                continue
            assert len(motion.points) > 1
            assert close(motion.points[0], at[motion.node])
            at[motion.node] = motion.points[-1]
            at |= {id: (now[id].x, now[id].y) for id in motion.along}
        for motion in happening.motions:
            assert close(at[motion.node], (now[motion.node].x, now[motion.node].y))


def close(a: tuple[float, float], b: tuple[float, float]) -> bool:
    return abs(a[0] - b[0]) < NEAR and abs(a[1] - b[1]) < NEAR


@every_case
def test_views_travel_as_json(name: str, options: dict[str, Any]) -> None:
    positions = random_game(name, options, seed=24)
    view = view_of(find(name))
    config = positions[0].config
    board = view.board(config)
    assert msgspec.json.decode(msgspec.json.encode(board), type=Board) == board
    for editor in view.editors(config):
        assert msgspec.json.decode(msgspec.json.encode(editor), type=Editor) == editor
    for p in some(positions):
        scene = view.scene(p)
        assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene
        choices = view.choices(p)
        assert msgspec.json.decode(msgspec.json.encode(choices.tree)) == choices.tree
    happening = view.happening(positions[0], next(iter(positions[0].choices())), positions[1])
    assert msgspec.json.decode(msgspec.json.encode(happening), type=Happening) == happening


@every_case
def test_editors_show_what_is_played(name: str, options: dict[str, Any]) -> None:
    game = find(name)
    config = game.config.make(options)
    view = view_of(game)
    nodes = {node.id for node in view.board(config).nodes}
    for editor in view.editors(config):
        assert set(editor.cells) <= nodes
        assert set(editor.fixed) <= set(editor.cells)
        again = game.config.make({**config.chosen(), editor.field: editor.value})
        assert view.board(again) == view.board(config)
        assert view.editors(again) == view.editors(config)


@every_case
def test_every_game_is_explained(name: str, options: dict[str, Any]) -> None:
    game = find(name)
    assert game.view is not None
    assert game.guide is not None
    sections = game.guide(game.config.make(options))
    for section in sections:
        assert isinstance(section, Section)
        assert section.title
        assert section.lines
        assert all(line == line.strip() and line for line in said(*section.lines))


@pytest.mark.parametrize("name", boardloom.games())
def test_a_game_without_a_view_shows_what_is_asked_and_who_leads(name: str) -> None:
    positions = random_game(name, {}, seed=25)
    plain = replace(find(name), view=None)
    view = view_of(plain)
    board = view.board(positions[0].config)
    for p in some(positions):
        scene, choices = view.scene(p), view.choices(p)
        is_sound(board, scene)
        assert leaves(choices) == (sorted(p.choices()) if p.mover >= 0 else [])
        assert [fact.value for fact in scene.facts] == ([] if p.over else [p.game.messages.prompt(p)])
        assert [player.figures[0].value for player in scene.players] == p.scores()
    assert scene.summary is not None
    assert view.editors(positions[0].config) == ()
