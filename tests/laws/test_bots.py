"""Laws of bots, in every game with decisions: they keep to the rules, and know no more than their seat."""

from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import numpy as np
import pytest

import boardloom
from boardloom.bots import Budget, choose, find
from boardloom.core.game import CHANCE, Position
from boardloom.engine.policy import is_able, policies
from boardloom.games import find as find_game
from boardloom.lab.judge import analyse
from boardloom.match.match import Match
from boardloom.match.seat import Seat
from tests.laws.cases import CASES, CONFIGS, random_game

THOUGHTFUL = [name for name in boardloom.games() if find_game(name).levels]
MANY = 10_000
"""Positions with a choice."""
RICH = 2
"""A config with much in it, where a game has as many; searches are compiled once for it."""


def decisions(name: str, configs: list[dict[str, Any]]) -> Iterator[Position]:
    """Positions in which a seat has a choice, of one random game after the other."""
    for seed in count():
        for p in random_game(name, configs[seed % len(configs)], seed, odd="random"):
            if not p.over and p.mover != CHANCE and len(p.choices()) > 1:
                yield p


@pytest.mark.parametrize("name", THOUGHTFUL)
def test_no_bot_breaks_a_rule(name: str) -> None:
    """`choose` refuses what is not open."""
    game = find_game(name)
    quick = [policy.name for policy in policies(game).values() if not policy.prepare]
    chosen, seeds = 0, count()
    while chosen < MANY:
        match = new_match(name, next(seeds))
        assert all(is_able(match.position, policy) for policy in quick)
        while not (p := match.position).over and chosen < MANY:
            if p.mover == CHANCE:
                match.play(match.draw())
            else:
                bot = find(game, quick[chosen % len(quick)])
                match.play(choose(bot, p, Budget(seed=chosen)))
                chosen += len(p.choices()) > 1


def new_match(name: str, seed: int) -> Match:
    """One of the configs after the other."""
    config = find_game(name).config.make(CONFIGS[name][seed % len(CONFIGS[name])])
    seats = [Seat(f"Player {i + 1}", "bot") for i in range(config.players)]
    return Match.new(find_game(name), config, seats, seed)


@pytest.mark.parametrize("name", THOUGHTFUL)
def test_no_search_breaks_a_rule(name: str) -> None:
    search = find(find_game(name), "search")
    for seed, p in enumerate(islice(decisions(name, [CONFIGS[name][: RICH + 1][-1]]), CASES[name].searched)):
        choose(search, p, Budget(iterations=20, seed=seed))


def with_other_deck(p: Position) -> Position:
    """The same to the seat that moves; what is hidden from it is otherwise."""
    true, seen = (np.frombuffer(bytes(q.state), np.int32) for q in (p, p.seen_by(p.mover)))
    changed = np.where(true == seen, true, true % 2 + 1)
    return Position(p.game, p.config, p.setup, type(p.state)(changed.tobytes()))


def test_what_is_hidden_from_a_seat_never_changes_its_bots_move() -> None:
    bots = [find(find_game("dice"), bot) for bot in ("greedy", "easy", "hard", "search")]
    hiding = 0
    for seed, p in enumerate(islice(decisions("dice", [CONFIGS["dice"][RICH]]), 200)):
        other = with_other_deck(p)
        hiding += other != p
        budget = Budget(iterations=50, seed=seed)
        assert choose(bots[seed % len(bots)], p, budget) == choose(bots[seed % len(bots)], other, budget)
    assert hiding > 100


def test_what_is_hidden_from_a_seat_never_changes_its_hint() -> None:
    for seed, p in enumerate(islice(decisions("dice", [CONFIGS["dice"][RICH]]), 20)):
        budget = Budget(iterations=60, seed=seed)
        assert analyse(p, budget) == analyse(with_other_deck(p), budget)
