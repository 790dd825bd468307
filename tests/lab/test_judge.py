"""Judgement: chances that are known, good moves found, and what a bad one cost."""

import json
import re
from pathlib import Path

import pytest

import boardloom
from boardloom.bots import Budget
from boardloom.games import find, register
from boardloom.lab.judge import analyse, line
from boardloom.lab.odds import odds
from boardloom.match.match import Match
from boardloom.match.seat import Seat
from tests.laws.cases import random_game
from tests.processes import boardloom as run_boardloom
from tests.terminal.pebbles import game as pebbles


@pytest.fixture(autouse=True)
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardloom.games._guests", {})
    register(pebbles())


def test_games_of_luck_are_simulated_and_agree_with_exact_odds() -> None:
    p = boardloom.new("snakes", preset="milton-bradley", turn_order="fixed").after(4)
    judged = analyse(p)
    exact = odds(p)
    assert exact.exact
    for found, margin, true in zip(judged.wins, judged.margin, exact.wins, strict=True):
        assert abs(found - true) < 1.5 * margin < 0.02
    assert judged.moves == ()


def test_the_best_move_comes_first_with_its_chances() -> None:
    judged = analyse(boardloom.new("pebbles", heap=15), Budget(iterations=5000))
    assert judged.moves[0].name == "one"
    assert judged.moves[0].wins == judged.wins
    assert judged.wins[0] > 0.9
    assert sum(judged.wins) == pytest.approx(1)
    assert sum(move.share for move in judged.moves) == pytest.approx(1)
    assert 0 < judged.margin[0] < 0.05
    assert judged.margin == judged.moves[0].margin
    assert judged.games == round(5000 * judged.moves[0].share)


def test_a_move_tried_less_often_is_less_certain_and_nothing_seen_is_certain() -> None:
    judged = analyse(boardloom.new("pebbles", heap=15), Budget(iterations=5000))
    margins = [move.margin[0] for move in judged.moves]
    assert margins == sorted(margins)
    assert margins[0] < margins[-1]
    (only,) = analyse(boardloom.new("pebbles", heap=1), Budget(iterations=5)).moves
    assert only.wins[0] == 1
    assert only.margin[0] > 0.3


def test_a_finished_game_is_certain() -> None:
    judged = analyse(boardloom.new("pebbles", heap=1).after(1))
    assert (judged.wins, judged.margin, judged.games) == ((1.0, 0.0), (0.0, 0.0), 0)


@pytest.mark.parametrize(
    ("name", "options", "iterations"), [("dice", {}, 4000), ("blokus", {"board": "duo"}, 1000)]
)
def test_intervals_hold_what_a_longer_search_finds(
    name: str, options: dict[str, str], iterations: int
) -> None:
    held = []
    for number in range(8):
        game = random_game(name, options, number)
        p = next(p for p in game[2 * number + 6 :] if p.mover >= 0 and len(p.choices()) > 2)
        longer = [analyse(p, Budget(iterations=10 * iterations, seed=i)).wins[p.mover] for i in range(3)]
        for seed in range(10, 20):
            judged = analyse(p, Budget(iterations=iterations, seed=seed))
            held.append(abs(judged.wins[p.mover] - sum(longer) / 3) <= judged.margin[p.mover])
    assert sum(held) >= 0.95 * len(held)


def test_the_line_of_a_game_shows_what_a_mistake_cost() -> None:
    game = find("pebbles")
    match = Match.new(game, game.config.make({"heap": 8}), [Seat("Ann"), Seat("Bo")], seed=1)
    for name in ("four", "four"):
        match.play(match.position.find(name))
    blunder, punished = line(match, Budget(iterations=3000))
    assert (blunder.seat, blunder.name, blunder.best) == (0, "four", "one")
    assert blunder.lost > 0.9
    assert (punished.lost, punished.wins, punished.margin) == (0.0, (0.0, 1.0), (0.0, 0.0))
    assert blunder.margin[0] > 0
    assert blunder.moves[0].name == "one"
    assert all(0 < move.margin[0] < 1 for move in blunder.moves)


def test_analyse_prints_the_line_of_a_transcript(tmp_path: Path) -> None:
    game = find("custom")
    match = Match.new(game, game.config.make({"size": 8}), [Seat("Ann", "bot"), Seat("Bo", "bot")], seed=1)
    while not match.position.over:
        match.play(match.draw())
    from boardloom.match.transcript import write

    (tmp_path / "game.txt").write_text(write(match))
    done = run_boardloom("analyse", "game.txt", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    last = next(line for line in done.stdout.splitlines() if line.startswith(f" {len(match.actions)} "))
    assert "100%" in last
    assert re.search(r"^ 1 .*\d% +1 *$", done.stdout, re.MULTILINE)
    done = run_boardloom("analyse", "game.txt", "--json", cwd=tmp_path)
    steps = json.loads(done.stdout)["steps"]
    assert all(0 <= margin < 0.1 for step in steps for margin in step["margin"])
    assert steps[0]["margin"][0] > 0
