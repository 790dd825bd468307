"""Bots get ready before anybody waits for them, and keep to their budget where they could not."""

from dataclasses import replace
from pathlib import Path

import pytest

from boardloom import bots
from boardloom.bots.simple import LevelBot
from boardloom.bots.workers import prepare
from boardloom.core import plugins
from boardloom.core.game import Level, Policy, Position
from boardloom.core.record import Ints, rule
from boardloom.engine.perfect import Perfect
from boardloom.games import find
from boardloom.lab.arena import Contest, hold
from boardloom.lab.thinker import Thinker
from boardloom.match.match import Match
from boardloom.match.seat import Seat
from tests.engine.countdown import COUNTDOWN, Config, Setup, State

OWN = """
from pathlib import Path
from boardloom import bots

class Slow:
    "Has much to prepare."
    def prepare(self, position):
        with Path(__file__).with_name(f"{type(self).__name__}.txt").open("a") as notes:
            print(position.config.size, file=notes)

    def choose(self, position, budget):
        assert Path(__file__).with_name(f"{type(self).__name__}.txt").exists()
        return position.find("end game")

class Slower(Slow):
    "Has even more to prepare."

bots.register("slow", Slow)
bots.register("slower", Slower)
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardloom.bots.registry._own", {})
    monkeypatch.setattr("boardloom.core.plugins.loaded", [])
    monkeypatch.setattr("boardloom.core.paths.data", lambda: tmp_path / "data")
    (tmp_path / "slow.py").write_text(OWN)
    plugins.load(tmp_path / "slow.py")


@rule
def the_lower(s: State, b: Setup, actions: Ints, key: int, draw: int) -> int:
    return s.coin - 1


@rule
def the_higher(s: State, b: Setup, actions: Ints, key: int, draw: int) -> int:
    return s.coin


def solved(p: Position, progress: object) -> Setup:
    Perfect.load(p)
    return Setup(*p.setup)


def table(pile: int) -> Position:
    """A game with a policy that has to solve it first."""
    policies = (Policy("higher", the_higher), Policy("best", the_lower, prepare=solved))
    return Position.first(replace(COUNTDOWN, policies=policies), Config(pile=pile)).after(2)


MASTER = LevelBot(Level(iterations=500, perfect="best"))


@pytest.mark.parametrize("budget", [bots.Budget(), bots.Budget(seconds=0.1), bots.Budget(0.1, 500)])
def test_whoever_has_seconds_does_not_begin_to_solve_a_game(budget: bots.Budget) -> None:
    p = table(pile=30)
    assert bots.choose(MASTER, p, budget) in (1, 2)
    assert not Perfect.known(p)


def test_what_was_solved_before_is_used_in_any_hurry() -> None:
    p = table(pile=32)
    MASTER.prepare(p)
    assert Perfect.known(p)
    assert bots.choose(MASTER, p, bots.Budget(seconds=0.1)) == 1


def test_a_move_that_is_to_be_the_same_anywhere_is_solved_for() -> None:
    p = table(pile=34)
    assert bots.choose(MASTER, p, bots.Budget(iterations=1)) == 1
    assert Perfect.known(p)


@pytest.mark.usefixtures("own")
def test_a_contest_begins_when_all_are_ready_once(tmp_path: Path) -> None:
    contest = Contest.between("custom", ["slow", "slower"], {"size": 30, "controls": True})
    assert len(list(hold(contest, games=4, processes=2))) == 4
    assert (tmp_path / "Slow.txt").read_text() == (tmp_path / "Slower.txt").read_text() == "30\n"


@pytest.mark.usefixtures("own")
def test_a_table_gets_all_its_bots_ready(tmp_path: Path) -> None:
    game = find("custom")
    config = game.config.make({"size": 20, "controls": True, "players": 3})
    seats = [Seat("A", "bot", "slow"), Seat("B", "bot", "slower"), Seat("C", "bot", "slow")]
    thinker = Thinker(Match.new(game, config, seats, seed=1))
    try:
        assert thinker.worker is not None
        assert thinker.worker.answer(300) is None
    finally:
        thinker.close()
    assert (tmp_path / "Slow.txt").read_text() == (tmp_path / "Slower.txt").read_text() == "20\n"


def test_what_needs_no_preparing_is_ready() -> None:
    prepare(table(pile=36), "random", "higher")
    assert not Perfect.known(table(pile=36))
