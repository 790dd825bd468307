"""The tree search: it finds what is known to be best, repeats itself, and stops when told."""

import math
import threading
import time
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import boardloom
from boardloom.core.errors import BadOptions
from boardloom.core.game import Position
from boardloom.core.record import Ints, rule
from boardloom.engine.mcts import Search
from boardloom.engine.reward import add_margins, reward
from boardloom.games import find, register
from boardloom.lab.arena import Contest
from tests.laws.cases import CONFIGS
from tests.terminal.pebbles import game as pebbles

LOST = (2, 7, 9, 14)
"""Heaps from which whoever must take one, three or four pebbles loses against perfect play."""


@pytest.fixture(autouse=True)
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardloom.games._guests", {})
    register(pebbles())


def heap(n: int) -> Position:
    return boardloom.new("pebbles", heap=n)


@pytest.mark.parametrize("n", range(3, 16))
def test_it_leaves_the_other_a_lost_heap_wherever_it_can(n: int) -> None:
    search = Search(heap(n), seed=1)
    search.run(4000)
    best = search.moves()[0]
    if n in LOST:
        assert best.value[0] < 0.1
    else:
        assert n - best.action in (*LOST, 0)
        assert best.value[0] > 0.9
    assert sum(search.value) == pytest.approx(1)


def rows(search: Search) -> list[np.ndarray[Any, Any]]:
    """All that it has learnt."""
    if search.sets:
        return [np.asarray(row) for row in search.sets]
    return [row(search, name) for name in search.tree._fields]


def row(search: Search, name: str) -> np.ndarray[Any, Any]:
    """A property of all nodes."""
    return np.asarray(getattr(search.tree, name))[: search.size]


@pytest.mark.parametrize("name", CONFIGS)
def test_interpreted_is_compiled(name: str) -> None:
    p = boardloom.new(name, **CONFIGS[name][-1])
    how: dict[str, Any] = {"seed": 5, "margin_weight": 0.2, "rave_k": 9.0, "rave_fade": 0.1}
    slow, fast = Search(p, **how, interpreted=True), Search(p, **how, checked=True)
    slow.run(3)
    fast.run(3)
    assert slow.moves() == fast.moves()
    trees = [[part.tobytes() for part in rows(search)] for search in (slow, fast)]
    assert trees[0] == trees[1]


def test_the_same_seed_and_iterations_give_the_same_tree_in_one_go_or_two() -> None:
    once, twice, other = Search(heap(15), 7), Search(heap(15), 7), Search(heap(15), 8)
    once.run(1000)
    twice.run(400)
    twice.run(600)
    other.run(1000)
    assert once.moves() == twice.moves() != other.moves()
    assert once.iterations == twice.iterations == 1000


def test_chance_is_met_by_its_weights() -> None:
    p = boardloom.new("snakes", turn_order="fixed", weights=[3, 0, 1, 1, 0, 5])
    search = Search(p, seed=2)
    search.run(20_000)
    shares = {move.action: move.visits / search.iterations for move in search.moves()}
    assert shares == pytest.approx({1: 0.3, 3: 0.1, 4: 0.1, 6: 0.5}, abs=0.015)


def test_the_value_agrees_with_exact_odds_where_nothing_is_decided() -> None:
    from boardloom.lab.odds import odds

    p = boardloom.new("snakes", preset="milton-bradley", players=3, turn_order="fixed")
    p = p.after(4).after(1).after(1)
    search = Search(p, seed=3, win_weight=1.0, nodes=2000)
    search.run(40_000)
    assert search.value == pytest.approx(odds(p).wins, abs=0.015)


def test_memory_is_bound_and_the_search_goes_on_without_more() -> None:
    search = Search(heap(15), seed=4, nodes=120)
    search.run(5000)
    assert search.size <= 120
    assert search.iterations == 5000
    assert search.moves()[0].visits > 2500


def test_a_full_tree_forgets_what_it_visited_least() -> None:
    small, large = Search(heap(15), seed=4, nodes=120), Search(heap(15), seed=4)
    small.run(5000)
    large.run(5000)
    assert large.size > 240
    assert small.moves()[0].action == large.moves()[0].action
    assert small.size > 60  # it grows on where it has forgotten


def test_it_goes_on_from_a_later_position_with_what_it_knows() -> None:
    search = Search(heap(15), seed=4, nodes=2000)
    search.run(3000)
    found, later = {move.action: move for move in search.moves()}, heap(15).after(1)
    assert search.go_on([1], later)
    assert search.position == later
    assert search.value == found[1].value
    assert sum(move.visits for move in search.moves()) == found[1].visits - 1
    search.run(3000)
    fresh = Search(later, seed=4)
    fresh.run(6000)
    assert search.value == pytest.approx(fresh.value, abs=0.05)
    assert not search.go_on([2], heap(12))  # nobody may take two
    assert search.position == later


def test_a_forced_move_is_no_choice() -> None:
    assert not Search(heap(2)).has_choice()
    assert Search(heap(3)).has_choice()


def test_a_win_by_more_is_worth_more_and_never_as_much_as_winning() -> None:
    values, leads = [], np.zeros(2)
    for lead in (-30, -10, 0, 1, 10, 30):
        rewards, scores = np.zeros(2), np.array([lead, 0], np.int32)
        reward(scores, rewards, 1.0)
        add_margins(scores, rewards, 0.25, leads)
        assert rewards.sum() == pytest.approx(1)
        values.append(rewards[0])
    assert values == sorted(values)
    assert values[2] == 0.5
    assert values[1] < 0.25 < 0.75 < values[3]
    assert leads.tolist() == [12, 2 * (30 + 10 + 1 + 10 + 30)]


def test_moves_of_another_side_of_the_same_seat_tell_nothing() -> None:
    @rule
    def by_heap(s: Any, b: object) -> int:
        return int(s.heap % 8)

    p, told = heap(14), []
    for side in (None, by_heap):
        game = replace(p.game, name=f"pebbles{side is None}", side=side)
        search = Search(Position(game, p.config, p.setup, p.state), 1, rave_k=1000.0)
        search.run(100)
        told.append(row(search, "rave_visits").sum())
    assert told[1] < told[0]
    assert find("blokus").side is not None


def test_a_move_made_later_tells_less() -> None:
    told = []
    for fade in (0.0, 0.5):
        # As little of RAVE as can be: both searches make the same moves, and only what these tell differs.
        search = Search(boardloom.new("blokus", board="duo"), 1, policy="bold", rave_k=1e-9, rave_fade=fade)
        search.run(60)
        told.append((row(search, "visits").tolist(), row(search, "rave_visits").sum()))
    assert told[0][0] == told[1][0]
    assert told[1][1] < told[0][1]


def test_time_and_a_stop_from_outside_end_it() -> None:
    Search(heap(15)).run(1)
    timed = Search(heap(15))
    assert 1 <= timed.run(seconds=1) < 2**31
    stopped = Search(heap(15))

    def stop() -> None:
        while stopped.size < 20:
            time.sleep(0.01)
        stopped.stop.fill(1)

    threading.Thread(target=stop).start()
    assert 20 <= stopped.run() < 2**31


@pytest.mark.parametrize(
    "limits", [{"iterations": -1}, {"iterations": 10**23}, {"seconds": math.inf}, {"seconds": math.nan}]
)
def test_what_has_no_bounds_is_refused(limits: dict[str, Any]) -> None:
    with pytest.raises(BadOptions, match=r"a search (makes|takes) from 0 to [\d,]+ "):
        Search(boardloom.new("pebbles"), interpreted=True).run(**limits)
    with pytest.raises(BadOptions, match="a search"):
        Contest.between("custom", ["roll", "random"], **limits)


def test_a_finished_game_is_refused() -> None:
    with pytest.raises(BadOptions, match="the game is over"):
        Search(heap(1).after(1))


@pytest.mark.parametrize(
    ("scores", "places", "wins"),
    [
        ([1, 0], [1, 0], [1, 0]),
        ([3, 3], [0.5, 0.5], [0.5, 0.5]),
        ([-5, 7, 7, -9], [1 / 3, 5 / 6, 5 / 6, 0], [0, 0.5, 0.5, 0]),
    ],
)
def test_the_reward_of_a_result(scores: list[int], places: list[float], wins: list[float]) -> None:
    for win_weight in (0.0, 0.3, 1.0):
        rewards = np.zeros(len(scores))
        reward(np.array(scores, np.int32), rewards, win_weight)
        mixed = [win_weight * won + (1 - win_weight) * place for place, won in zip(places, wins, strict=True)]
        assert rewards.tolist() == pytest.approx(mixed)


def test_a_move_is_credited_with_the_games_in_which_it_is_made_later() -> None:
    search = Search(boardloom.new("blokus", board="duo"), seed=1, policy="bold", rave_k=1000.0)
    search.run(300)
    tree = search.tree
    below = slice(tree.first[0], tree.first[0] + tree.children[0])
    rave_visits, visits = tree.rave_visits.tolist()[below], tree.visits.tolist()[below]
    assert rave_visits == visits  # the first piece of a game is never placed later
    assert row(search, "rave_visits").sum() > row(search, "visits").sum() - search.iterations


def test_a_prior_is_followed_first_and_leaves_out_what_weighs_nothing() -> None:
    @rule
    def fond_of_four(s: object, b: object, actions: Ints, n: int, weights: Ints) -> None:
        for i in range(n):
            weights[i] = 100 * (actions[i] == 4) + (actions[i] == 1)

    p = heap(14)
    fond = register(replace(find("pebbles"), name="fond", prior=fond_of_four))
    search = Search(Position(fond, p.config, p.setup, p.state), seed=1)
    search.run(20)
    assert search.moves()[0].action == 4
    assert search.moves()[0].visits >= 15
    assert sorted(move.action for move in search.moves()) == [1, 4]
