"""Laws of every game, interpreted."""

import copy
import pickle
import sys
from array import array
from importlib import import_module
from itertools import pairwise
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import boardloom
from boardloom.core.errors import IllegalAction
from boardloom.core.game import CHANCE, NOBODY, OVER, WATCHER, Position
from boardloom.core.picture import columns_of
from boardloom.engine.perfect import Perfect
from boardloom.engine.policy import prepared
from boardloom.games import find, names
from boardloom.match import transcript
from boardloom.match.match import Match
from boardloom.match.seat import Seat
from boardloom.terminal.position_picture import picture_of
from tests.laws.cases import drawn, every_case, random_game, random_steps
from tests.words import said

FEW = 60
"""Positions of a game that is not played to its end."""


@every_case
def test_choices_are_ascending_and_weighted_until_the_game_is_over(
    name: str, options: dict[str, Any]
) -> None:
    for p in random_game(name, options, seed=1):
        choices = p.choices()
        assert list(choices) == sorted(set(choices))
        assert bool(choices) != p.over
        assert all(weight > 0 for weight in choices.values())
        assert p.mover == CHANCE or set(choices.values()) <= {1}


@every_case
def test_chance_moves_only_where_a_game_says_so(name: str, options: dict[str, Any]) -> None:
    assert find(name).chance or all(p.mover != CHANCE for p in random_game(name, options, seed=5))


@every_case
def test_a_fair_die_is_what_chance_lists(name: str, options: dict[str, Any]) -> None:
    for p in random_game(name, options, seed=2):
        if p.mover == CHANCE and (sides := p.game.rules.die(p.state, p.setup)):
            assert p.choices() == dict.fromkeys(range(1, sides + 1), 1)


@every_case
def test_past_positions_never_change(name: str, options: dict[str, Any]) -> None:
    """What a position holds is copied before anything is asked of it, and compared at the end. (The `bytes`
    of a position's own memory would be that memory itself.)"""
    p = boardloom.new(name, **options)
    kept: list[tuple[Position, bytearray]] = []
    tables = [(table, np.array(table)) for table in p.setup]
    luck = Random(3)
    while not p.over and len(kept) < FEW:
        kept.append((p, bytearray(p.state.memory)))
        action = luck.choice(list(p.choices()))
        p.scores()
        p.seen_by(WATCHER)
        p = p.after(action)
    assert kept
    assert all(q.state.memory == content for q, content in kept)
    assert all(np.array_equal(table, copied) for table, copied in tables)


@every_case
def test_names_are_unique_and_parse_back(name: str, options: dict[str, Any]) -> None:
    for p in random_game(name, options, seed=4):
        called = {p.name(action): action for action in p.choices()}
        assert len(called) == len(p.choices())
        assert all(p.find(f" {text.upper()} ") == action for text, action in called.items())


@every_case
def test_an_action_that_is_not_open_is_refused_by_name(name: str, options: dict[str, Any]) -> None:
    first, *_, last = random_game(name, options, seed=5)
    with pytest.raises(IllegalAction, match="one of"):
        first.after(max(first.choices()) + 1)
    with pytest.raises(IllegalAction, match="the game is over"):
        last.after(1)


@every_case
def test_state_survives_the_wire(name: str, options: dict[str, Any]) -> None:
    for p in random_game(name, options, seed=6):
        again = type(p.state)(bytes(p.state))
        assert again == p.state
        assert hash(again) == hash(p.state)


@every_case
def test_positions_travel_to_other_processes(name: str, options: dict[str, Any]) -> None:
    positions = random_game(name, options, seed=6)
    p = positions[len(positions) // 2]
    assert pickle.loads(pickle.dumps(p)) == p
    assert copy.deepcopy(p) == p


@every_case
def test_the_first_position_does_not_depend_on_what_memory_held(name: str, options: dict[str, Any]) -> None:
    p = boardloom.new(name, **options)
    dirty = type(p.state)(b"\x55" * len(bytes(p.state)))
    p.game.rules.start(dirty, p.setup)
    assert dirty == p.state


@every_case
def test_a_transcript_replays_to_the_same_state(name: str, options: dict[str, Any]) -> None:
    p = boardloom.new(name, **options)
    seats = [Seat(f"P{i}", "bot") for i in range(p.config.players)]
    match = Match.new(p.game, p.config, seats, seed=7)
    while not match.position.over:
        match.play(match.draw())
    again = transcript.read(transcript.write(match))
    assert again.position == match.position
    assert again.positions[len(match.actions) // 2] == match.positions[len(match.actions) // 2]
    assert transcript.write(again) == transcript.write(match)


@every_case
def test_a_config_is_made_again_from_what_was_chosen(name: str, options: dict[str, Any]) -> None:
    config = boardloom.new(name, **options).config
    assert find(name).config.make(config.chosen()) == config


@every_case
def test_every_action_is_told_unless_its_roll_follows_at_once(name: str, options: dict[str, Any]) -> None:
    for before, action, after in random_steps(name, options, seed=8):
        stories = said(*before.game.messages.events(before, action, after))
        assert all(sentence.endswith((".", "!")) for sentence in stories)
        assert stories or (after.at_once and before.mover != CHANCE)


@every_case
def test_it_is_the_movers_turn_or_chance_acts(name: str, options: dict[str, Any]) -> None:
    for p in random_game(name, options, seed=8):
        assert NOBODY <= p.turn < p.config.players
        assert p.mover in (p.turn, CHANCE, OVER)
        assert not p.over or p.turn == NOBODY


@every_case
def test_chance_acts_at_once_only_for_nobody_or_after_a_decision(name: str, options: dict[str, Any]) -> None:
    first, *_ = positions = random_game(name, options, seed=8)
    assert not first.at_once or first.turn == NOBODY
    for before, after in pairwise(positions):
        assert not after.at_once or after.mover == CHANCE
        assert not after.at_once or after.turn in (NOBODY, before.mover)
        assert after.at_once or after.mover != CHANCE or after.turn != NOBODY


@every_case
def test_a_picture_keeps_to_its_width(name: str, options: dict[str, Any]) -> None:
    lines = random_game(name, options, seed=8)[-2].picture(80).splitlines()
    assert 1 <= max(len(line) for line in lines) <= 80


@every_case
def test_a_picture_keeps_to_its_width_with_wide_names(name: str, options: dict[str, Any]) -> None:
    p = random_game(name, options, seed=8)[-2]
    wide = [f"王小明🎲{seat}" * 3 for seat in range(p.config.players)]
    for width in (20, 46, 80):
        rows = picture_of(p, wide, width, 24).rows
        columns = [sum(columns_of(span.text) for span in row) for row in rows]
        assert 1 <= max(columns) <= width
        assert any("王" in span.text for row in rows for span in row)


@every_case
def test_scores_are_given_at_every_point(name: str, options: dict[str, Any]) -> None:
    for p in random_game(name, options, seed=9):
        assert len(p.scores()) == p.config.players
    scores = array("i", p.scores())
    assert max(scores) > min(scores) or drawn(p, options)


def test_open_games_hide_nothing_and_others_only_from_those_concerned() -> None:
    from dataclasses import replace

    p = boardloom.new("snakes", turn_order="fixed").after(5)
    assert p.seen_by(0) is p

    def hide(s: Any, b: Any, seat: int) -> None:
        for other in range(b.seats):
            if other != seat:
                s.at[other] = 0

    hiding = Position(replace(p.game, hide=hide), p.config, p.setup, p.state)
    assert hiding.seen_by(0).state == p.state
    assert hiding.seen_by(1).state.at.tolist()[0] == 0
    assert p.state.at[0] > 0


def test_games_are_a_call_and_a_package() -> None:
    package: Any = import_module("boardloom.games.snakes")

    assert boardloom.games() == names()
    assert package.GAME.name == "snakes"
    assert boardloom.games is sys.modules["boardloom.games"]  # type: ignore[comparison-overlap]


@every_case
def test_watchers_see_nothing_that_any_seat_may_not_see(name: str, options: dict[str, Any]) -> None:
    for position in random_game(name, options, 4)[::7]:
        watched = position.seen_by(-1)
        for seat in range(position.config.players):
            assert watched.seen_by(seat) == watched


@every_case
def test_a_position_cannot_be_changed(name: str, options: dict[str, Any]) -> None:
    p = random_game(name, options, seed=8)[1]
    for q in (p, pickle.loads(pickle.dumps(p)), copy.deepcopy(p), p.seen_by(0)):
        before = hash(q)
        with pytest.raises(TypeError):
            q.state.mover = 40
        with pytest.raises(AttributeError):
            q.state.memory = bytes(len(q.state.memory))
        with pytest.raises(AttributeError):
            del q.state.memory
        for field, value in q.state.fields():
            if isinstance(value, list):
                with pytest.raises(TypeError):
                    getattr(q.state, field)[0] = 40
        assert hash(q) == before


@every_case
def test_a_setup_cannot_be_changed(name: str, options: dict[str, Any]) -> None:
    """All positions of a config share it, so whoever wrote to it would change the rules for all of them."""
    p = random_game(name, options, seed=8)[1]
    copies = (pickle.loads(pickle.dumps(p)), copy.deepcopy(p))
    writable = p.setup._make(np.array(f) if isinstance(f, np.ndarray) else f for f in p.setup)
    given = Position(p.game, p.config, writable, p.state)
    for q in (p, p.seen_by(0), *copies, given):
        cannot_be_changed(q.setup)
        cannot_be_changed(q.config.setup())
        with pytest.raises(AttributeError):
            q.setup = writable  # type: ignore[misc]
    assert all(np.array_equal(kept, now) for kept, now in zip(writable, given.setup, strict=True))


def test_a_table_that_a_bot_adds_to_a_setup_cannot_be_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    solved = SimpleNamespace(advice=np.zeros(4, np.uint8))  # solving Ludo takes half a minute
    monkeypatch.setattr(Perfect, "load", lambda position, progress: solved)
    setup = prepared(boardloom.new("ludo"), ["perfect"]).setup
    assert len(setup.advice) == 4
    cannot_be_changed(setup)


def cannot_be_changed(setup: Any) -> None:
    for field, value in setup._asdict().items():
        with pytest.raises(AttributeError):
            setattr(setup, field, 40)
        if isinstance(value, np.ndarray):
            with pytest.raises(ValueError, match="read-only"):
                value[...] = 40
            with pytest.raises(ValueError, match="cannot set WRITEABLE"):
                value.setflags(write=True)
        else:
            assert isinstance(value, int)
