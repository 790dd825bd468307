"""Perfect play, worked out from rules, against the same worked out on paper."""

from fractions import Fraction
from functools import cache

import pytest

from boardloom.core.errors import BadOptions
from boardloom.core.game import Position
from boardloom.engine.perfect import Perfect
from boardloom.engine.solve import solve
from boardloom.lab.odds import odds

from .countdown import COUNTDOWN, Config


@cache
def on_paper(pile: int) -> Fraction:
    """The chance of whoever throws the coin at this pile.

    A coin of 1 may take nothing, which leaves the same pile to the other: v = (x + y) / 2 where x is
    the better of 1 - v and 1 - v[n-1], and y the better of 1 - v[n-1] and 1 - v[n-2]."""
    if pile <= 0:
        return Fraction(0)
    if pile == 1:
        return Fraction(1)
    y = 1 - min(on_paper(pile - 1), on_paper(pile - 2))
    wait = (1 + y) / 3
    take = (1 - on_paper(pile - 1) + y) / 2
    return wait if 1 - wait >= 1 - on_paper(pile - 1) else take


def first(pile: int) -> Position:
    return Position.first(COUNTDOWN, Config(pile=pile))


@pytest.mark.parametrize("pile", [2, 8, 20])
def test_values_are_those_on_paper(pile: int) -> None:
    perfect = Perfect.load(first(pile))
    assert perfect.solution.residual < 1e-9
    assert len(perfect.solution.values) == pile + 1
    for n in range(1, pile + 1):
        assert perfect.solution.values[n] == pytest.approx(float(on_paper(n)), abs=1e-7)
    assert perfect.win(first(pile), seat=0) == pytest.approx(float(on_paper(pile)), abs=1e-6)
    assert perfect.win(first(pile), seat=1) == pytest.approx(1 - float(on_paper(pile)), abs=1e-6)


def test_the_best_choice_and_what_each_is_worth() -> None:
    p = first(8).after(2).after(2).after(1)  # six left, the coin shows 1
    perfect = Perfect.load(p)
    choices = perfect.choices(p)
    assert choices == {0: pytest.approx(1 - float(on_paper(6))), 1: pytest.approx(1 - float(on_paper(5)))}
    assert perfect.best(p) == max(choices, key=lambda action: choices[action])
    assert odds(p).choices == {"0": choices[0], "1": choices[1]}


def test_the_digits_of_advice_are_the_best_choices() -> None:
    perfect = Perfect.load(first(8))
    for pile in range(2, 9):
        for coin in (1, 2):
            p = first(8)
            while p.state.pile > pile:
                p = p.after(1).after(1)
            p = p.after(coin)
            digit = perfect.advice[pile] // 2 ** (coin - 1) % 2
            assert list(p.choices())[digit] == perfect.best(p)


def test_progress_goes_on_to_the_end() -> None:
    progress: list[tuple[int, int]] = []
    solve(first(8), lambda done, total: progress.append((done, total)))
    assert [done for done, _ in progress] == sorted(done for done, _ in progress)
    assert progress[-1][0] == progress[-1][1]


def test_a_game_without_numbers_is_refused() -> None:
    with pytest.raises(BadOptions, match="Countdown is not solved with these options: the pile is odd"):
        solve(first(7))


def test_what_was_solved_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Perfect.load(first(10))
    monkeypatch.setattr("boardloom.engine.perfect._loaded", {})
    progress: list[int] = []
    again = Perfect.load(first(10), lambda done, total: progress.append(done))
    assert again is not kept
    assert progress == []
    assert again.solution.values.tolist() == kept.solution.values.tolist()
