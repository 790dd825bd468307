"""Simulations: any bots, places in the turn order, rounds."""

import numpy as np
import pytest

import boardloom
from boardloom.core.errors import BadOptions
from boardloom.engine.playout import compiled, play_batch
from boardloom.lab.simulate import simulate_from
from boardloom.lab.thinking import Table, play_game, seated


@pytest.mark.parametrize("name", ["snakes", "dice"])
def test_a_match_of_policies_is_the_game_of_the_compiled_loop(name: str) -> None:
    p = boardloom.new(name)
    bots, policies = seated(p, [])
    loop = compiled(p, stats=True, bots=policies, course=True)
    batch = play_batch(loop, 5, 0, 3)
    for number in range(3):
        alone = play_game(p, Table(bots, 5), number)
        assert alone.scores[0].tolist() == batch.scores[number].tolist()
        assert alone.lengths[0] == batch.lengths[number]
        assert alone.course.rounds[0] == batch.course.rounds[number]
        assert alone.course.places[0].tolist() == batch.course.places[number].tolist()
    alone = play_game(p, Table(bots, 5), 0)
    for counted, one in zip(play_batch(loop, 5, 0, 1).counts[:3], alone.counts[:3], strict=True):
        assert np.array_equal(counted, one)


def test_levels_that_search_are_simulated_in_processes() -> None:
    p = boardloom.new("dice", preset="sprint")
    assert seated(p, ["medium"]) == (("medium",) * 5, ("random",) * 5)
    assert seated(p, ["easy"])[1] == ()
    one = simulate_from(p, 3, bots=["easy"], threads=1)
    two = simulate_from(p, 3, bots=["easy"], threads=2)
    assert one.bots == ("easy",) * 5
    assert (one.games, one.wins, one.stats) == (3, two.wins, two.stats)
    assert sum(one.by_place) == pytest.approx(1)
    with pytest.raises(BadOptions, match="2 bots for 5 players"):
        seated(p, ["easy", "hard"])


def test_rounds_are_counted_by_the_game_or_by_turns() -> None:
    # Seats that sit out have their round all the same: Snakes counts its turns itself.
    dice = boardloom.simulate("dice", games=200)
    assert dice.rounds.mean == pytest.approx(dice.stats["rounds"])
    ludo = boardloom.simulate("ludo", games=200)
    assert ludo.rounds.max <= ludo.length.max / 2 + 1
    assert ludo.rounds.mean < max(ludo.stats["rolls"])
