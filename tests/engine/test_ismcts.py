"""The search of games with secrets: it knows no more than its seat, answers to nothing hidden, and mixes."""

from collections import Counter
from pathlib import Path
from random import Random

import numpy as np
import pytest

import boardloom
from boardloom.bots import Budget, choose, find
from boardloom.core.game import CHANCE, WATCHER, AnyPosition
from boardloom.core.plugins import load
from boardloom.engine.ismcts import drawn
from boardloom.engine.mcts import Search
from boardloom.engine.random import key
from boardloom.games import find as find_game
from boardloom.lab.judge import analyse
from boardloom.lab.odds import odds
from tests.docs.test_examples import ROOT, own_files

SEEDS = range(60)
FEWEST, MOST = 10, 32
"""How often each of three moves comes up in 60 drawn at random; outside is one draw of five hundred."""


@pytest.fixture(autouse=True)
def guests(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("boardloom.games._guests", {})
    (tmp_path / "rps.py").write_text(own_files(ROOT / "docs" / "adding-a-game.md")["rps.py"])
    for file in (tmp_path / "rps.py", ROOT / "examples" / "whist.py", ROOT / "examples" / "goofspiel.py"):
        load(file)


def whist(seed: int, moves: int, players: int = 3) -> AnyPosition:
    """Whist after so many random cards on the table."""
    p, luck = boardloom.new("whist", players=players), Random(seed)
    while p.mover == CHANCE or moves > 0:
        moves -= p.mover != CHANCE
        p = p.after(luck.choice(list(p.choices())))
    return p


def elsewhere(p: AnyPosition, seat: int) -> AnyPosition:
    """Another position that looks the same to a seat."""
    return next(q for i in range(99) if (q := p.determinized(seat, key(5, i))) != p)


def test_a_bot_shows_rock_paper_and_scissors_about_as_often() -> None:
    first = boardloom.new("rps")
    for level in ("hard", "master"):
        bot = find(find_game("rps"), level)
        for p in (first, first.after(0)):
            shown = Counter(choose(bot, p, Budget(seed=seed, iterations=400)) for seed in SEEDS)
            assert sorted(shown) == [0, 1, 2]
            assert all(FEWEST <= times <= MOST for times in shown.values()), shown


def test_who_chooses_second_does_not_answer_to_the_first() -> None:
    first, bot = boardloom.new("rps"), find(find_game("rps"), "hard")
    for seed in range(5):
        assert len({choose(bot, first.after(what), Budget(seed=seed)) for what in range(3)}) == 1


def test_neither_of_two_who_choose_at_once_is_better_off() -> None:
    for p in (boardloom.new("rps"), boardloom.new("rps").after(1)):
        search = Search(p, seed=3, win_weight=1.0)
        search.run(5000)
        assert search.value == pytest.approx((0.5, 0.5), abs=0.05)
        assert min(move.visits for move in search.moves()) > 1000


def test_a_prize_worth_most_is_bid_for() -> None:
    """The two highest prizes and cards are left, and the highest prize is up: its bid is the highest card."""
    p = boardloom.new("goofspiel")
    for low in range(5):
        p = p.after(low).after(low).after(low)
    p = p.after(6)
    assert list(p.choices()) == [5, 6]
    search = Search(p, seed=1)
    search.run(2000)
    assert search.choose() == 6


@pytest.mark.parametrize("moves", [0, 7])
def test_interpreted_is_compiled(moves: int) -> None:
    p = whist(2, moves)
    for eyes in (None, WATCHER):
        slow, fast = Search(p, 5, interpreted=True, eyes=eyes), Search(p, 5, checked=True, eyes=eyes)
        slow.run(4)
        fast.run(4)
        assert slow.sets is not None
        assert fast.sets is not None
        assert [np.asarray(row).tobytes() for row in slow.sets] == [
            np.asarray(row).tobytes() for row in fast.sets
        ]
        assert slow.choose() == fast.choose() if eyes is None else not fast.moves()


def test_the_same_seed_gives_the_same_search_in_one_go_or_two() -> None:
    once, twice, other = (Search(whist(1, 4), seed) for seed in (7, 7, 8))
    once.run(500)
    twice.run(200)
    twice.run(300)
    other.run(500)
    assert once.moves() == twice.moves() != other.moves()
    assert once.choose() == twice.choose()


def test_memory_is_bound_and_the_search_goes_on_without_more() -> None:
    search = Search(whist(1, 4), nodes=60)
    search.run(3000)
    assert search.size <= 60
    assert sum(move.visits for move in search.moves()) == search.iterations == 3000


def test_hidden_cards_change_no_move_no_hint_and_no_odds() -> None:
    for seed in range(4):
        p = whist(seed, 5)
        other, seat = elsewhere(p, p.mover), p.mover
        bot, budget = find(find_game("whist"), "hard"), Budget(seed=seed, iterations=300)
        assert choose(bot, p, budget) == choose(bot, other, budget)
        assert analyse(p, budget) == analyse(other, budget)
        known = [odds(q, 500, eyes=seat).wins for q in (p, other)]
        assert known[0] == known[1]
        watched = [analyse(q, budget, eyes=WATCHER) for q in (p, elsewhere(p, WATCHER))]
        assert watched[0] == watched[1]
        assert watched[0].moves == ()
    assert odds(p, 500).wins != odds(other, 500).wins


def test_cards_are_dealt_where_they_may_be() -> None:
    p = whist(3, 11, players=4)
    assert any(p.state.lacks)
    seen: Counter[tuple[int, int]] = Counter()
    for number in range(300):
        dealt = p.determinized(p.mover, key(1, number))
        assert dealt.seen_by(p.mover) == p.seen_by(p.mover)
        for card, place in enumerate(dealt.state.holder):
            assert place == 5 or not dealt.state.lacks[place] >> card // 5 & 1
            seen[card, place] += 1
        assert [dealt.state.holder.tolist().count(place) for place in range(5)] == p.state.held.tolist()
    assert len(seen) > 20


def test_hard_bots_beat_random_ones_at_cards() -> None:
    won, games = 0, 90
    for seed in range(games):
        p, luck, bot = boardloom.new("whist", players=4), Random(seed), find(find_game("whist"), "hard")
        while not p.over:
            thinks = p.mover == seed % 4
            action = choose(bot, p, Budget(seed=seed)) if thinks else luck.choice(list(p.choices()))
            p = p.after(action)
        won += p.scores()[seed % 4]
    assert won / games > 1.35  # of five tricks a fourth would be 1.25


def test_hard_bots_beat_random_ones_at_bids() -> None:
    won = 0
    for seed in range(40):
        p, luck, bot = boardloom.new("goofspiel"), Random(seed), find(find_game("goofspiel"), "hard")
        while not p.over:
            thinks = p.mover == seed % 2
            action = choose(bot, p, Budget(seed=seed)) if thinks else luck.choice(list(p.choices()))
            p = p.after(action)
        mine, theirs = p.scores()[seed % 2], p.scores()[1 - seed % 2]
        won += (mine > theirs) - (mine < theirs)
    assert won >= 12


def test_what_was_only_tried_is_not_drawn() -> None:
    assert {drawn([90, 40, 29], key(1, i)) for i in range(200)} == {0, 1}
    assert drawn([0, 0], key(1, 0)) == 0
