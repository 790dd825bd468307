"""Whoever gives the library something it cannot use is told which argument it is and what would be right."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import boardloom
from boardloom.core.errors import BadInput
from boardloom.games import find
from tests.terminal.pebbles import game as pebbles

p: Any = boardloom.new("snakes", turn_order="fixed")
library: Any = boardloom
SNAKES: Any = find("snakes")
PEBBLES: Any = pebbles()

MISTAKES: list[tuple[Callable[[], object], str]] = [
    (lambda: p.find(4), "text should be a text, not 4"),
    (lambda: p.after("4"), "'4' cannot come up here; it is one of 1, 2, 3, 4, 5, 6"),
    (lambda: p.after([4]), "[4] cannot come up here; it is one of 1, 2, 3, 4, 5, 6"),
    (lambda: p.after(True), "True cannot come up here; it is one of 1, 2, 3, 4, 5, 6"),
    (lambda: p.after(4.0), "4.0 cannot come up here; it is one of 1, 2, 3, 4, 5, 6"),
    (lambda: p.name("x"), "'x' cannot come up here; it is one of 1, 2, 3, 4, 5, 6"),
    (lambda: p.outcome(None), "None cannot come up here; it is one of 1, 2, 3, 4, 5, 6"),
    (lambda: p.seen_by("Ann"), "seat should be a whole number from -1 to 1, not 'Ann'"),
    (lambda: p.seen_by(2), "seat should be a whole number from -1 to 1, not 2"),
    (lambda: p.picture("wide"), "width should be a whole number from 1 on, not 'wide'"),
    (lambda: p.picture(0), "width should be a whole number from 1 on, not 0"),
    (lambda: library.new(["x"]), f"there is no game ['x']; choose one of {', '.join(library.games())}"),
    (lambda: library.simulate("snakes", games="x"), "games should be a whole number from 0 on, not 'x'"),
    (lambda: library.simulate("snakes", games=-1), "games should be a whole number from 0 on, not -1"),
    (lambda: library.simulate("snakes", games=2.5), "games should be a whole number from 0 on, not 2.5"),
    (lambda: library.simulate("snakes", games=1, seed="x"), "the seed is a whole number from 0 to 2**63 - 1"),
    (lambda: library.simulate("snakes", games=1, bots=5), "bots should be a list of texts, not 5"),
    (lambda: library.simulate("snakes", games=1, bots="roll"), "bots should be a list of texts, not 'roll'"),
    (lambda: library.Position.first("snakes", {}), "game should be of the type Game, not 'snakes'"),
    (lambda: library.Position.first(SNAKES, {}), "config should be of the type Config, not {}"),
    (lambda: library.register("pig"), "game should be of the type Game, not 'pig'"),
    (
        lambda: library.register(replace(PEBBLES, name="my-game")),
        "'my-game' cannot be the name of a game: that is a letter, and then letters, digits and underscores",
    ),
    (lambda: library.register(replace(PEBBLES, rules=None)), "the game 'pebbles' lacks rules.State"),
    (lambda: library.register(replace(PEBBLES, messages=None)), "the game 'pebbles' lacks messages.name"),
    (
        lambda: library.register(replace(PEBBLES, config=int)),
        "config should be of the type type[GameConfig], not <class 'int'>",
    ),
    (lambda: library.register(replace(PEBBLES, words=4)), "words should be of the type str or Path, not 4"),
]


@pytest.mark.parametrize(("mistake", "said"), MISTAKES, ids=[said for _, said in MISTAKES])
def test_a_mistake_is_told_in_a_sentence(mistake: Callable[[], object], said: str) -> None:
    with pytest.raises(BadInput) as refused:
        mistake()
    assert str(refused.value) == said


def test_whole_numbers_may_be_those_of_numpy() -> None:
    assert p.after(np.int32(4)) == p.after(4)
    assert boardloom.simulate("snakes", games=np.int64(3), seed=np.int64(1)).games == 3  # type: ignore[arg-type]
