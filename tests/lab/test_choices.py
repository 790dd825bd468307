"""What options of a decision are worth."""

import numpy as np
import pytest

from boardloom import lab
from boardloom.core.errors import BadOptions
from boardloom.lab import choices
from boardloom.lab.choices import choice_values


def test_an_option_is_worth_its_share_of_wins_less_that_of_the_best_other() -> None:
    first_half, second_half = [1.0, 1.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0]
    won = {
        "good": np.array([*first_half, *second_half]),
        "bad": np.zeros(8),
        "lucky at first": np.array([0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0]),
    }
    found = {name: gains.tolist() for name, gains in choices._gains(won).items()}
    assert found["bad"] == [-1.0, 0.0, 0.0, 0.0]  # beside the best of the first half
    assert found["lucky at first"] == [0.0, 1.0, 1.0, 1.0]
    assert found["good"] == [0.0, -1.0, -1.0, -1.0]


def test_choices_of_ludo_are_tokens_in_positions_where_both_can_move() -> None:
    found = choice_values(lab.Design("ludo"), positions=6, rollouts=32, seed=2)
    assert set(found) == {"p", "q"}
    assert [choice.positions for choice in found.values()] == [6, 6]
    values = [choice.value.value for choice in found.values()]
    assert values == sorted(values, reverse=True)
    assert found == choice_values(lab.Design("ludo"), positions=6, rollouts=32, seed=2)


def test_what_is_worse_everywhere_is_dominated(monkeypatch: pytest.MonkeyPatch) -> None:
    outcomes = iter([np.ones(200), np.zeros(200)] * 30)
    monkeypatch.setattr(choices, "_won", lambda *asked: next(outcomes))
    found = choice_values(lab.Design("ludo"), positions=30, rollouts=200)
    assert found["q"].dominated
    assert found["p"].value.value == 1
    assert not found["p"].dominated
    assert found["p"].better == 30


def test_games_without_decisions_have_no_choices() -> None:
    with pytest.raises(BadOptions, match="nobody had several options"):
        choice_values(lab.Design("snakes"), positions=1)
    with pytest.raises(BadOptions, match="at least one position"):
        choice_values(lab.Design("ludo"), positions=0)
