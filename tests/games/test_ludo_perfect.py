"""Perfect play of two-player Ludo: the values agree with the rules, and nobody plays better."""

import random

import numpy as np
import pytest

import boardloom
from boardloom.core.errors import BadOptions
from boardloom.core.game import CHANCE, OVER, Position
from boardloom.engine import policy
from boardloom.engine.perfect import Perfect
from boardloom.engine.playout import compiled, interpreted, play_batch
from boardloom.engine.solve import solve
from boardloom.games.ludo import position_index, rules
from boardloom.games.ludo.config import setup_for
from boardloom.games.ludo.state import END, READY, State
from boardloom.lab.odds import odds
from tests.laws.cases import random_game

from .ludo_table import plays, spaces, standing, table


@pytest.fixture(scope="module")
def perfect() -> Perfect:
    return Perfect.load(table())


def sample(many: int, seed: int) -> list[Position]:
    """Positions from games between a good and a random player."""
    met = [p for game in range(20) for p in random_game("ludo", {}, seed=100 * seed + game)]
    return random.Random(seed).sample(met, many)


def test_the_first_player_wins_51_0985_of_100_games(perfect: Perfect) -> None:
    assert perfect.win(table(), seat=0) == pytest.approx(0.510985, abs=5e-7)
    assert perfect.win(table(), seat=1) == pytest.approx(0.489015, abs=5e-7)


def test_the_equations_hold(perfect: Perfect) -> None:
    assert perfect.solution.residual < 1e-9


def test_values_are_what_the_rules_make_of_them(perfect: Perfect) -> None:
    """A value is the mean over the six rolls, whoever plays the rules: here the interpreter."""
    for p in sample(300, seed=1):
        if p.mover == CHANCE:
            mean = sum(perfect.win(p.after(roll), seat=0) for roll in range(1, 7)) / 6
            assert perfect.win(p, seat=0) == pytest.approx(mean, abs=1e-6)
        assert perfect.win(p, seat=0) + perfect.win(p, seat=1) == pytest.approx(1)


def test_who_has_won_has_won(perfect: Perfect) -> None:
    p = plays(standing(table(), "E A6", "C6 E"), 1)
    assert p.over
    assert (perfect.win(p, seat=0), perfect.win(p, seat=1)) == (1, 0)


def test_a_race_of_one_square_each_by_hand(perfect: Perfect) -> None:
    """Both need a 1, and everything else bounces: the one to roll wins more often."""
    p = standing(table(), "A6 E", "C6 E")
    assert 0.5 < perfect.win(p, seat=0) < 0.6
    assert perfect.win(standing(table(), "A6 E", "C6 E", turn="C"), seat=1) == perfect.win(p, seat=0)


def test_the_bot_takes_the_best_choice(perfect: Perfect) -> None:
    asked = 0
    for p in sample(600, seed=2):
        if p.mover >= 0:
            values = perfect.choices(p)
            assert values[policy.decide(p, "perfect", 0, 0)] == pytest.approx(max(values.values()), abs=1e-6)
            assert values[perfect.best(p)] == max(values.values())
            asked += 1
    assert asked > 100


def test_which_of_two_tokens_is_called_p_does_not_matter(perfect: Perfect) -> None:
    one, other = standing(table(), "4 20", "33 C2"), standing(table(), "20 4", "C2 33")
    assert perfect.win(one, seat=0) == perfect.win(other, seat=0)
    moved = [plays(p, 3).after(policy.decide(plays(p, 3), "perfect", 0, 0)) for p in (one, other)]
    assert spaces(moved[0])[0].split() == spaces(moved[1])[0].split()[::-1]


@pytest.mark.parametrize(("rival", "share"), [("priority", 0.553), ("random", 0.787)])
def test_nobody_beats_it(rival: str, share: float) -> None:
    """Over 10,000 games from each side; other seeds differ by less than half a point."""
    first = boardloom.simulate("ludo", games=10_000, seed=1, bots=("perfect", rival)).wins[0]
    second = boardloom.simulate("ludo", games=10_000, seed=2, bots=(rival, "perfect")).wins[1]
    assert (first + second) / 2 == pytest.approx(share, abs=0.01)


def test_it_plays_the_same_interpreted_and_compiled(perfect: Perfect) -> None:
    bots = ("perfect", "random")
    slow = play_batch(interpreted(table(), finals=True, bots=bots), 3, 0, 4)
    fast = play_batch(compiled(table(), finals=True, bots=bots), 3, 0, 4)
    assert slow.finals.tobytes() == fast.finals.tobytes()
    assert np.array_equal(slow.scores, fast.scores)


def test_odds_are_exact(perfect: Perfect) -> None:
    found = odds(table())
    assert found.exact
    assert found.wins == pytest.approx([0.510985, 0.489015], abs=5e-7)
    p = plays(standing(table(), "4 H", "H H"), 6)
    choices = odds(p).choices
    assert list(choices) == ["p", "q"]
    assert odds(p).wins[0] == max(choices.values())


def test_every_position_has_a_number_of_its_own() -> None:
    s = State()
    for b in (table().setup, table("AB").setup):
        numbers = random.Random(3).sample(range(position_index.size(b)), 2000)
        possible = 0
        for n in numbers:
            if position_index.place(s, b, n):
                assert position_index.number(s, b) == n
                possible += 1
        assert possible > 1500


def test_the_order_is_complete_and_ends_with_the_beginning() -> None:
    b = table().setup
    order = position_index.order(b)
    assert len(order) == position_index.size(b) == 2 * position_index.TURNS == 2 * 1770**2
    assert (np.bincount(order) == 1).all()
    assert position_index.number(table().state, b) in order[-4:]


@pytest.mark.parametrize("options", [{"players": 3}, {"tokens": 3}, {"tokens": 1}])
def test_other_games_are_refused(options: dict[str, int]) -> None:
    p = boardloom.new("ludo", **options)
    for ask in (solve, Perfect.load):
        with pytest.raises(BadOptions, match="only games of two players with two tokens each"):
            ask(p)
    with pytest.raises(BadOptions, match="the bot 'perfect' cannot play this game"):
        boardloom.simulate("ludo", games=1, bots=["perfect"], **options)
    assert not odds(p, games=100).exact


def test_games_without_a_position_index_and_other_configs_are_refused(perfect: Perfect) -> None:
    with pytest.raises(BadOptions, match="Snakes & Ladders is not solved"):
        Perfect.load(boardloom.new("snakes"))
    with pytest.raises(BadOptions, match="of another game than the one that was solved"):
        perfect.win(table(bounce=False), seat=0)


def test_solving_can_be_interrupted() -> None:
    def interrupt(done: int, total: int) -> None:
        if done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Perfect.load(table(bounce=False), interrupt)


def test_one_token_alone_takes_23_2187_turns() -> None:
    """Expected turns from the yard, by the rules: a linear equation for each step and bonus."""
    b = setup_for("A", tokens=1)
    nodes = [(steps, bonus) for steps in range(-1, END) for bonus in range(2)]
    matrix, turns = np.eye(len(nodes)), np.zeros(len(nodes))
    for row, (steps, bonus) in enumerate(nodes):
        for roll in range(1, 7):
            s = State()
            rules.start(s, b)
            s.steps[0], s.bonus = steps, bonus
            s.ring[0] = 1 if steps <= READY or steps > 50 else 0
            if not s.ring[0]:
                s.ring[rules.space_of(b, 0, steps)] = 1
            rules.apply(s, b, roll)
            turns[row] += (s.bonus == 0) / 6  # the turn is over
            if s.mover != OVER:
                matrix[row, nodes.index((s.steps[0], s.bonus))] -= 1 / 6
    assert np.linalg.solve(matrix, turns)[nodes.index((-1, 0))] == pytest.approx(23.2187, abs=5e-5)
