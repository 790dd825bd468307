"""Laws of every game, compiled: the same source gives the same games, however it is run."""

from typing import Any

import numpy as np
import pytest

import boardloom
from boardloom.engine.playout import Batch, batches, compiled, interpreted, play_batch
from boardloom.engine.policy import policies
from boardloom.lab.simulate import simulate_from
from tests.laws.cases import every_case


def same(a: Batch, b: Batch) -> bool:
    counts = all(np.array_equal(x, y) for x, y in zip(a.counts, b.counts, strict=True))
    return (
        counts
        and np.array_equal(a.scores, b.scores)
        and np.array_equal(a.lengths, b.lengths)
        and a.finals.tobytes() == b.finals.tobytes()
    )


def mixed(p: boardloom.Position) -> list[str]:
    """Who sits at the table: the game's usual bots, and random ones between them. They are the same in all
    laws, as every other set of bots is a loop more to compile."""
    default, *_ = policies(p.game)
    return ["random" if seat % 2 else default for seat in range(p.config.players)]


@every_case
def test_compiled_play_is_interpreted_play(name: str, options: dict[str, Any]) -> None:
    p = boardloom.new(name, **options)
    bots = mixed(p)
    slow = play_batch(interpreted(p, stats=True, finals=True, bots=bots), 11, 5, 6, limit=3000)
    fast = play_batch(compiled(p, stats=True, finals=True, bots=bots), 11, 5, 6, limit=3000)
    assert same(slow, fast)
    assert np.abs(slow.lengths).min() > 0


@every_case
def test_compiled_play_stays_inside_its_memory(name: str, options: dict[str, Any]) -> None:
    """The lane with bounds checks: an index outside a row raises instead of reading on."""
    p = boardloom.new(name, **options)
    quick = compiled(p, stats=True, finals=True, bots=mixed(p))
    checked = compiled(p, stats=True, finals=True, bots=mixed(p), checked=True)
    assert same(play_batch(checked, 12, 0, 200, 5000), play_batch(quick, 12, 0, 200, 5000))


@every_case
def test_counting_changes_nothing(name: str, options: dict[str, Any]) -> None:
    p = boardloom.new(name, **options)
    plain = play_batch(compiled(p, bots=mixed(p)), 13, 0, 50, limit=5000)
    counted = play_batch(compiled(p, stats=True, finals=True, bots=mixed(p)), 13, 0, 50, limit=5000)
    assert np.array_equal(plain.lengths, counted.lengths)
    assert np.array_equal(plain.scores, counted.scores)


@pytest.mark.parametrize("name", boardloom.games())
def test_results_do_not_depend_on_threads(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardloom.engine.playout.BATCH", 400)  # so that every thread has several
    p = boardloom.new(name)
    reports = [simulate_from(p, 4100, seed=14, threads=threads) for threads in (1, 2, 5)]
    first, *others = [(report.wins, report.length, report.stats) for report in reports]
    assert others == [first, first]


def test_a_game_can_be_played_again_alone() -> None:
    for name in boardloom.games():
        p = boardloom.new(name)
        loop = compiled(p, bots=mixed(p))
        whole = play_batch(loop, 15, 0, 100)
        alone = play_batch(loop, 15, 42, 1)
        assert alone.lengths[0] == whole.lengths[42]
        assert np.array_equal(alone.scores[0], whole.scores[42])


def test_closing_the_iterator_stops_the_work() -> None:
    p = boardloom.new("snakes")
    running = batches(compiled(p), 10**12, seed=1)
    first = next(running)
    running.close()
    assert first.first == 0
    assert len(first.lengths) > 0
