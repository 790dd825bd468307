"""Exact odds against simulation, and against each other, for every combination of strategies."""

from itertools import product
from typing import Any

import numpy as np
import pytest

import boardloom
from boardloom.core.errors import BadOptions
from boardloom.core.game import Position
from boardloom.engine.playout import compiled, play_batch
from boardloom.games.snakes.state import Setup, State
from boardloom.lab.markov import explore
from boardloom.lab.odds import odds
from boardloom.words import english

GAMES = 20_000
ENDS = [("exact", "stay"), ("cross", "exceed")]
SIXES = [("no-extra-turn", "cancel")] + [
    ("extra-turn", third) for third in ("cancel", "normal", "lose-next-turn", "backtrack", "to-start")
]
COMBINATIONS = list(product(("any", "specific"), ENDS, SIXES, ("none", "opponent", "self", "both")))


def tiny(**options: Any) -> Position:
    """Two players on twelve cells with a ladder, a snake and a trap: small enough to solve jointly."""
    board = [
        {"kind": "ladder", "from": 2, "to": 7},
        {"kind": "snake", "from": 10, "to": 4},
        {"kind": "trap", "from": 8},
    ]
    p = boardloom.new("snakes", turn_order="fixed", entities=board, as_printed=True, **options)
    setup = p.setup._replace(
        last=12, stuck=13, leads_to=p.setup.leads_to[:13].copy(), effect=p.setup.effect[:13].copy()
    )
    return Position(p.game, p.config, setup, p.state)


@pytest.mark.parametrize("starting", ["any", "specific"])
@pytest.mark.parametrize("killing", ["none", "opponent", "self", "both"])
def test_simulation_agrees_with_the_exact_odds(starting: str, killing: str) -> None:
    """Within three standard errors: who wins, and how many turns it takes."""
    for (winning, overshoot), (special_roll, third_six) in product(ENDS, SIXES):
        p = tiny(
            starting=starting, killing=killing, winning=winning, overshoot=overshoot,
            special_roll=special_roll, third_six=third_six,
        )  # fmt: skip
        chain = explore(p, most=50_000)
        by_turns, by_position = chain.endings()
        turns = np.arange(len(by_turns))
        mean = turns @ by_turns
        sd = np.sqrt((turns - mean) ** 2 @ by_turns)
        first = by_position[chain.states["seat"] == 0].sum()
        assert by_turns.sum() == pytest.approx(1, abs=1e-12)

        played = play_batch(compiled(p, finals=True), 2, 0, GAMES)
        case = (winning, overshoot, special_roll, third_six)
        assert abs((played.winners == 0).mean() - first) < 3 * np.sqrt(first * (1 - first) / GAMES), case
        assert abs(played.finals["turn"].mean() - mean) < 3 * sd / np.sqrt(GAMES), case
        if killing == "none":
            assert odds(p).wins == pytest.approx([first, 1 - first], abs=1e-9)


def test_milton_bradley_alone() -> None:
    """39.2251 turns, at least 7: Althoen, King, Schilling, How long is a game of snakes and ladders?"""
    found = odds(boardloom.new("snakes", preset="milton-bradley", special_roll="no-extra-turn"))
    assert found.exact
    assert round(found.alone[0].mean, 4) == 39.2251
    assert found.alone[0].minimum == 7
    assert sum(found.alone[0].distribution) == pytest.approx(1, abs=1e-9)
    assert found.wins == pytest.approx([0.5, 0.5])
    assert found.by_place[0] > 0.5 > found.by_place[1]


def test_odds_from_any_position() -> None:
    """In the middle of a turn after a six, while the other one has a turn to sit out."""
    p = boardloom.new("snakes", preset="obstacles", turn_order="fixed", players=2)
    for roll in (4, 5, 6, 5, 6):  # seat 1 is caught at 15; seat 2 rolls a six
        p = p.after(roll)
    assert isinstance(p.state, State)
    assert (p.state.seat, p.state.sixes, p.state.skips[0]) == (1, 1, 1)
    found = odds(p)
    played = play_batch(compiled(p), 5, 0, 200_000)
    share = (played.winners == 0).mean()
    assert abs(share - found.wins[0]) < 3 * np.sqrt(share * (1 - share) / 200_000)


def test_coupled_players_are_simulated_and_the_reason_is_given() -> None:
    found = odds(boardloom.new("snakes", players=3, killing="opponent", turn_order="fixed"), games=20_000)
    assert not found.exact
    assert "killing 'opponent'" in english(found.why_not_exact)
    assert sum(found.wins) == pytest.approx(1)
    assert all(0 < margin < 0.01 for margin in found.margin)


def test_a_board_too_large_to_solve_is_simulated() -> None:
    found = odds(boardloom.new("snakes", side=100, density=0), games=200)
    assert not found.exact
    assert "more than 12000 positions" in english(found.why_not_exact)


def test_snakes_14_dice_that_cannot_finish_are_told() -> None:
    """Two dice never show one: from cell 99 nobody reaches 100 exactly."""
    found = odds(boardloom.new("snakes", dice=2))
    assert found.alone[0].never > 0.1
    assert found.alone[0].mean == float("inf")
    assert sum(found.by_place) == sum(found.wins) == pytest.approx(1), "a draw is shared"
    assert found.length
    assert found.length.never > 0.01


def test_a_finished_game_has_no_odds() -> None:
    p = boardloom.new("snakes", preset="milton-bradley", turn_order="fixed")
    while not p.over:
        p = p.after(max(p.choices(), key=lambda roll: p.after(roll).state.at.tolist()[0]))
    with pytest.raises(BadOptions, match="over"):
        odds(p)


def test_odds_while_lots_are_drawn() -> None:
    """Whoever has the second place of three is worse off than the first, better than the third."""
    first = odds(boardloom.new("snakes", players=3).after(1))
    assert first.wins[1] == pytest.approx(first.by_place[0])
    assert first.wins[0] == first.wins[2] == pytest.approx((first.by_place[1] + first.by_place[2]) / 2)


def test_an_entity_that_couples_players_is_not_solved_alone() -> None:
    from boardloom.games.snakes import entities

    kept = dict(entities.KINDS), dict(entities.entity.options), list(entities.entity.functions)
    try:

        @entities.kind(
            "hole", "Swallows the next player.", leads="nowhere", mark="o", tone="bad", couples=True
        )
        def hole(s: State, b: Setup, cell: int) -> int:
            s.at[s.follows[s.seat]] = 0
            return cell

        found = odds(boardloom.new("snakes", entities=[{"kind": "hole", "from": 30}]), games=2000)
        assert not found.exact
        assert "a hole" in english(found.why_not_exact)
    finally:
        entities.KINDS.clear()
        entities.KINDS.update(kept[0])
        entities.entity.options, entities.entity.functions = kept[1], kept[2]


def test_games_too_long_to_solve_are_simulated() -> None:
    """A die that shows six almost always, and a third six that goes back to the start."""
    found = odds(boardloom.new("snakes", weights=[1, 1, 1, 1, 1, 200], third_six="to-start"), games=20)
    assert not found.exact
    assert "turns" in english(found.why_not_exact)
