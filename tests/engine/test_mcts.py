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
from boardloom.engine.mcts import Search, reward
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


@pytest.mark.parametrize("name", CONFIGS)
def test_interpreted_is_compiled(name: str) -> None:
    p = boardloom.new(name, **CONFIGS[name][-1])
    slow, fast = Search(p, seed=5, rave_k=9.0, interpreted=True), Search(p, seed=5, rave_k=9.0, checked=True)
    slow.run(3)
    fast.run(3)
    assert slow.moves() == fast.moves()
    trees = [[np.asarray(row).tobytes() for row in search.sets or search.tree] for search in (slow, fast)]
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


def test_time_and_a_stop_from_outside_end_it() -> None:
    Search(heap(15)).run(1)
    timed = Search(heap(15))
    assert 100 < timed.run(seconds=1) < 2**31
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
    assert sum(tree.rave_visits.tolist()) > sum(tree.visits.tolist()) - search.iterations


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
