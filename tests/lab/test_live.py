"""A design while somebody changes it: its figures beside those of the pinned version."""

from collections.abc import Callable
from concurrent.futures import Future, wait
from itertools import pairwise
from threading import Event
from typing import Any

import pytest

from boardloom.core.game import Position
from boardloom.games import find
from boardloom.lab import Design, measure
from boardloom.lab import live as live_module
from boardloom.lab.live import CHIPS, Live, Question, kept, look, replayed, watch
from boardloom.lab.live_aside import AHEAD, FIRST, LATER, Aside
from boardloom.lab.live_find import LiveSearch, Wanted, look_for
from boardloom.lab.live_view import FAN
from boardloom.lab.study import Study

GLANCE = 0.01
PATIENCE = 600.0
"""Seconds that anything may take; far more than it needs, as a machine may be busy."""


def compiled(question: Question) -> tuple[Live, Study]:
    live = Live(question)
    study = live.ready(PATIENCE)
    assert study
    return live, study


def looked(question: Question, times: int) -> Live:
    live, _ = compiled(question)
    for _ in range(times):
        live.go_on(GLANCE)
    return live


def test_figures_are_those_of_the_lab_and_differ_by_what_the_rule_does() -> None:
    base = {"turn_order": "fixed"}
    question = Question("snakes", {**base, "third_six": "to-start"}, base)
    live = looked(question, 2)
    view = live.view()
    assert [figure.name for figure in view.figures] == list(CHIPS)
    before, after = (measure(Design("snakes", **options), games=8) for options in (base, question.options))
    for name in ("edge", "rounds"):
        told = next(figure for figure in view.figures if figure.name == name)
        assert told.exact
        assert told.value == after[name].value
        assert told.change is not None
        assert told.change.exact
        assert told.change.value == pytest.approx(after[name].value - before[name].value)
    assert view.shown is not None
    assert view.shown.exact_places
    assert sum(place.share for place in view.shown.places) == pytest.approx(1)
    assert view.pinned is not None
    assert view.shown.lengths is not None
    assert sum(view.shown.lengths.shares) == pytest.approx(1, abs=0.01)
    depth = view.figures[-1]
    assert (depth.value, depth.exact) == (0, True)


def test_more_games_are_played_each_time_and_what_was_known_is_kept() -> None:
    question = Question("snakes", {"turn_order": "fixed", "side": 12})
    wait([kept(question.key, lambda: Live(question))._making], PATIENCE)
    first, spent = look(question, GLANCE)
    second, more = look(question, GLANCE)
    assert 0 < first.games < second.games
    assert first.stage == "measuring"
    assert min(spent, more) > 0


def test_landings_are_told_where_a_game_counts_them() -> None:
    live = looked(Question("snakes", {"turn_order": "fixed"}), 2)
    wait(live._later, PATIENCE)
    view = live.view()
    assert view.shown is not None
    assert view.shown.landings is not None
    assert len(view.shown.landings) == 101
    assert view.shown.landings[0] == 0 < view.shown.landings[100]
    ludo = looked(Question("ludo", {}), 2)
    wait(ludo._later, PATIENCE)
    assert ludo.landings == [None]


@pytest.mark.parametrize("game", ["snakes", "ludo"])
def test_the_most_dramatic_game_can_be_watched(game: str) -> None:
    question = Question(game, {})
    live = looked(question, 1)
    assert live.dramatic is not None
    assert live.study is not None
    actions, shares = replayed(live.study, live.dramatic.game)
    position = Position.first(find(game), find(game).config.make({}))
    for action in actions:
        assert action in position.choices()
        position = position.after(action)
    assert position.over
    assert len(shares) == len(actions) + 1
    assert all(sum(chances) == pytest.approx(1, abs=0.001) for chances in shares)
    assert 1 in shares[-1]
    turns = [sum(chances) / 2 + abs(chances[0] - chances[1]) / 2 for chances in shares]
    assert max(turns) <= 1.001


def test_the_fan_is_in_order_and_ends_with_who_won() -> None:
    fan = looked(Question("snakes", {"turn_order": "fixed"}), 3).view().fan
    assert fan is not None
    assert len(fan.quantiles) == len(FAN)
    for low, high in pairwise(fan.quantiles):
        assert all(a <= b for a, b in zip(low, high, strict=True))
    assert fan.turns == sorted(set(fan.turns))
    assert fan.one[-1] in (0, 1)


def test_how_far_the_usual_bot_is_above_random_ones() -> None:
    live = looked(Question("ludo", {}), 1)
    wait(live._later, PATIENCE)
    depth = live.depths[0]
    assert depth is not None
    assert 0 < depth.low < depth.value < depth.high


def test_a_search_goes_on_piece_by_piece_and_keeps_what_it_found_when_it_is_stopped() -> None:
    wanted = Wanted(
        "snakes", {"turn_order": "fixed"}, "entities", "lead_changes", True, {"rounds": (5.0, 60.0)}, 60
    )
    wait([kept(wanted.key, lambda: LiveSearch(wanted))._making], PATIENCE)
    more = first = look_for(wanted, GLANCE, False)[0]
    while more.tried == first.tried or not more.fitting:  # a busy machine may try nothing in a glance
        assert more.stage == "searching"
        more = look_for(wanted, GLANCE, False)[0]
    assert more.tried > first.tried
    assert more.gallery
    ended, _ = look_for(wanted, GLANCE, True)
    assert ended.stage == "done"
    assert ended.gallery == more.gallery
    assert ended.best is not None
    assert ended.best.fits
    rounds = next(figure for figure in ended.best.figures if figure.name == "rounds")
    assert 5 < rounds.value < 60
    assert "entities" in ended.best.options


class Never:
    """Stands in for what is done aside: nothing ever is."""

    def submit(self, urgency: int, who: str, work: Callable[[], Any]) -> "Future[Any]":
        return Future()

    def spent(self) -> float:
        return 0.0

    def paid(self, who: str) -> float:
        return 0.0


def test_until_there_is_machine_code_the_same_games_are_played_without_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(live_module, "aside", Never())
    base = {"turn_order": "fixed", "side": 11}
    question = Question("snakes", {**base, "third_six": "to-start"}, base)
    look(question, GLANCE)
    view, _ = look(question, GLANCE)
    assert view.stage == "preparing"
    assert view.games >= 2
    told = {figure.name: figure for figure in view.figures}
    assert set(told) == {"edge", "rounds", "depth"}
    assert not told["rounds"].exact
    before, after = (
        Design("snakes", **options).games(view.games)["rounds"].mean() for options in (base, question.options)
    )
    assert told["rounds"].value == pytest.approx(after)
    assert told["rounds"].change is not None
    assert told["rounds"].change.value == pytest.approx(after - before)
    assert view.shown is not None
    assert view.shown.lengths is not None
    assert watch(question, 0, GLANCE)[0] is None


def test_what_is_done_aside_is_done_in_turn_and_what_nobody_wants_any_more_is_not() -> None:
    aside, began, gate, done = Aside(), Event(), Event(), list[str]()

    def busy() -> int:
        began.set()
        gate.wait(PATIENCE)
        return sum(range(10**6))

    aside.submit(FIRST, "ann", busy)
    began.wait(PATIENCE)
    pieces = [
        aside.submit(urgency, who, lambda name=name: done.append(name))  # type: ignore[misc]
        for urgency, who, name in (
            (AHEAD, "bo", "ahead"),
            (LATER, "bo", "later"),
            (FIRST, "ann", "ann"),
            (FIRST, "bo", "first"),
            (FIRST, "bo", "newest"),
            (FIRST, "bo", "unwanted"),
        )
    ]
    assert pieces[-1].cancel()
    gate.set()
    wait(pieces, PATIENCE)
    assert done == ["newest", "first", "ann", "later", "ahead"]
    assert aside.paid("ann") > 0
    assert aside.paid("ann") == 0
