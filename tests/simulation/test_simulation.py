"""Every order of events: seeded histories of the whole server end as they should, and would tell if not."""

import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path

import pytest

from tests.simulation import history
from tests.simulation.history import FAULTS, Fault, Told
from tests.simulation.planted import PLANTED

ROOT = Path(__file__).parent.parent.parent
HISTORIES, TOGETHER = 150, 25
MOST = 400
"""Histories in which a planted bug has to come to light."""


def run(seed: int, kinds: Sequence[Fault] = FAULTS) -> Told:
    """One history; in a thread, as browsers have a loop here."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(history.run, seed, kinds).result()


@pytest.mark.parametrize("first", range(0, HISTORIES, TOGETHER))
def test_histories_end_well(first: int) -> None:
    """`bench/simulate.py --seed N` runs the one that is printed again."""
    told = [run(seed) for seed in range(first, first + TOGETHER)]
    assert [(each.seed, each.faults) for each in told if each.faults] == []
    assert sum(each.acknowledged for each in told) > TOGETHER
    assert sum(each.lives for each in told) > 2 * TOGETHER


@pytest.mark.parametrize("name", PLANTED)
def test_planted_bugs_are_found(name: str) -> None:
    bug = PLANTED[name]

    def found(seed: int) -> bool:
        with bug.plant():
            return any(bug.told in fault for fault in run(seed, bug.kinds).faults)

    seed = next((seed for seed in chain([bug.seed], range(MOST)) if found(seed)), None)
    assert seed is not None
    assert run(seed, bug.kinds).faults == []


def test_a_seed_repeats_in_another_process() -> None:
    seeds = range(3)
    program = f"from tests.simulation.history import run; print(*[run(seed).trace for seed in {[*seeds]}])"
    for hashes in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": hashes}
        told = subprocess.run(
            [sys.executable, "-c", program], cwd=ROOT, env=env, capture_output=True, text=True, check=True
        )
        assert told.stdout.split() == [run(seed).trace for seed in seeds]


def test_another_seed_is_another_history() -> None:
    assert run(1).trace != run(2).trace


def test_every_fault_happens() -> None:
    told: list[Told] = [run(seed) for seed in range(20)]
    assert {name for each in told for name in each.done} == {fault.__name__ for fault in FAULTS}
