"""Compilation: the cache is never stale, survives damage, and is shared by processes."""

import hashlib
import os
import pickle
import subprocess
import sys
from ctypes import CFUNCTYPE
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import pytest

from boardloom.core.errors import BadRule
from boardloom.core.record import Ints, Record, load, rule, save
from boardloom.core.slot import Slot
from boardloom.engine import cache
from boardloom.engine.compile import Processor, SourceCache, compiled
from boardloom.engine.link import Linker
from boardloom.engine.random import roll_ahead

FACTOR = 3


@rule
def scaled(x: int) -> int:
    return x * FACTOR


@rule
def total(numbers: Ints) -> int:
    n = 0
    for i in range(len(numbers)):
        n += scaled(numbers[i])
    return n


class Grid(Record):
    turn: int
    cells: Annotated[Ints, 2, 3]
    row: Annotated[Ints, 4]


@rule
def shift(states: Any, at: int) -> int:
    s = Grid()
    load(s, states, 0)
    s.turn += 1
    for i in range(2):
        for j in range(3):
            s.cells[i, j] += 10 * i + j  # type: ignore[index]
    s.row[at] = s.cells[1, 2]  # type: ignore[index]
    save(s, states, 1)
    return s.turn


def fingerprint(function: Any) -> str:
    linker = Linker(Processor(checked=False, settled=frozenset()))
    linker.link(function)
    return linker.fingerprint()


def test_records_and_grids_are_the_same_compiled() -> None:
    results = []
    for run in (shift, compiled(shift)):
        states = np.zeros(2, Grid.dtype)
        states[0] = (7, [[1, 2, 3], [4, 5, 6]], [9, 9, 9, 9])
        assert run(states, 2) == 8
        results.append(states.tobytes())
    assert results[0] == results[1]


@pytest.mark.parametrize("at", [-1, 4])
def test_checked_code_refuses_an_index_outside(at: int) -> None:
    states = np.zeros(2, Grid.dtype)
    with pytest.raises(BadRule):
        compiled(shift, checked=True)(states, at)


def test_a_changed_constant_or_callee_is_another_program(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = np.arange(5, dtype=np.int32)
    before = fingerprint(total)
    assert fingerprint(total) == before
    assert compiled(total)(numbers) == 30
    monkeypatch.setattr(sys.modules[__name__], "FACTOR", 4)
    assert fingerprint(total) != before
    assert compiled(total)(numbers) == 40

    @rule
    def negative(x: int) -> int:
        return -x

    monkeypatch.setattr(sys.modules[__name__], "scaled", negative)
    assert compiled(total)(numbers) == -10


def linked(function: Any, checked: bool = False) -> object:
    return Linker(Processor(checked, settled=frozenset())).link(function)


def test_loops_share_the_rules_they_have_in_common(monkeypatch: pytest.MonkeyPatch) -> None:
    @rule
    def twice(numbers: Ints) -> int:
        return 2 * total(numbers)

    before, grids = linked(total), linked(shift)
    assert linked(total) is before
    assert linked(shift) is grids
    assert linked(total, checked=True) is not before
    assert linked(twice).py_func.__globals__["total"] is before  # type: ignore[attr-defined]
    monkeypatch.setattr(sys.modules[__name__], "FACTOR", 3.0)
    assert linked(total) is not before


def test_a_slot_takes_new_strategies_without_touching_old_code() -> None:
    slot: Slot[[int], int] = Slot("step")
    slot.option("one", "Adds one.")(lambda x: x + 1)
    slot.option("two", "Adds two.")(lambda x: x + 2)

    @rule
    def run(which: int, x: int) -> int:
        return slot(which, x)

    old = compiled(run)
    slot.option("ten", "Adds ten.")(lambda x: x + 10)
    new = compiled(run)
    assert [old(0, 5), old(1, 5)] == [6, 7]
    assert [new(0, 5), new(1, 5), new(slot.number("ten"), 5)] == [6, 7, 15]


LARGE = np.arange(300_000, dtype=np.int32)


@rule
def looked_up(numbers: Ints) -> int:
    return int(LARGE[numbers[len(numbers) - 1]])


CHILD = """
import numpy as np
from boardloom.engine.compile import compiled
from tests.engine.test_compile import {rule}
run = compiled({rule})
print(run(np.arange(5, dtype=np.int32)), sum(run.entry.stats.cache_hits.values()))
"""


def children(n: int, home: Path, rule: str = "total") -> list[list[int]]:
    """What each of n processes, started together, computed and how often the cache helped."""
    root = Path(__file__).parent.parent.parent
    started = [
        subprocess.Popen(
            [sys.executable, "-c", CHILD.format(rule=rule)],
            cwd=root,
            env={**os.environ, "BOARDLOOM_CACHE": str(home / "cache")},
            stdout=-1,
            text=True,
        )
        for _ in range(n)
    ]
    return [[int(word) for word in process.communicate()[0].split()] for process in started]


def test_processes_share_the_cache_and_damage_is_repaired(tmp_path: Path) -> None:
    assert sorted(children(3, tmp_path)) == [[30, 0], [30, 1], [30, 1]]  # one compiles, two wait for it
    (file,) = (tmp_path / "cache" / "compiled").iterdir()
    assert children(1, tmp_path) == [[30, 1]]
    content = file.read_bytes()
    file.write_bytes(content[: len(content) // 2])
    assert children(1, tmp_path) == [[30, 0]]
    assert file.read_bytes().split(b"\n", 1)[0] == content.split(b"\n", 1)[0] or len(file.read_bytes()) > 100
    assert children(1, tmp_path) == [[30, 1]]


def test_code_that_holds_an_address_is_not_kept_for_other_processes(tmp_path: Path) -> None:
    """A global array of more than a megabyte is not copied into the machine code."""
    assert children(1, tmp_path, "looked_up") == [[4, 0]]
    assert children(1, tmp_path, "looked_up") == [[4, 0]]


def test_the_cache_folder_does_not_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDLOOM_CACHE", str(tmp_path))
    monkeypatch.setattr(cache, "KEPT", 3)
    for i in range(6):
        cache.write(f"file{i}", b"x")
    assert len(list(cache.folder().iterdir())) == 3


PLAYING = """
import sys
import boardloom
assert "numpy" not in sys.modules and "pydantic" not in sys.modules
from boardloom.match.match import Match
from boardloom.match.seat import Seat
p = boardloom.new("snakes")
match = Match.new(p.game, p.config, [Seat("Ann"), Seat("Bo")], seed=1)
while not match.position.over:
    match.play(match.draw())
print("numba" in sys.modules, len(match.actions) > 10)
"""


def test_an_interrupt_that_llvm_swallows_stops_a_compilation(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    callback = CFUNCTYPE(None)(interrupted)
    monkeypatch.setattr(SourceCache, "load_overload", lambda *_: callback())
    with pytest.raises(KeyboardInterrupt):
        compiled(total)(np.array([1], np.int64))
    assert "Exception ignored" not in capfd.readouterr().err


def test_playing_does_not_import_numba() -> None:
    done = subprocess.run([sys.executable, "-c", PLAYING], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]


OWN = """
from typing import NamedTuple
from boardloom.core.record import rule
from boardloom.engine.compile import compiled

class Setup(NamedTuple):
    seats: int

@rule
def seats(b):
    return b.seats

print(compiled(seats)(Setup(3)))
"""


def test_code_of_a_renamed_file_is_compiled_again(tmp_path: Path) -> None:
    """Machine code remembers where its types are declared; nothing may stop because they moved."""
    for name in ("first", "second", "first"):
        file = tmp_path / f"{name}.py"
        file.write_text(OWN)
        script = (
            f"from pathlib import Path; from boardloom.core.plugins import load; load(Path({str(file)!r}))"
        )
        env = {**os.environ, "BOARDLOOM_CACHE": str(tmp_path / "cache")}
        done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True)
        assert (done.stdout, done.stderr) == ("3\n", "")
        file.unlink()


def test_what_the_cache_holds_and_numba_cannot_use_is_compiled_again(tmp_path: Path) -> None:
    assert children(1, tmp_path) == [[30, 0]]
    (file,) = (tmp_path / "cache" / "compiled").iterdir()
    content = pickle.dumps(("not", "machine code"))
    file.write_bytes(hashlib.sha256(content).hexdigest().encode() + b"\n" + content)
    assert children(1, tmp_path) == [[30, 0]]
    assert children(1, tmp_path) == [[30, 1]]


@pytest.mark.parametrize("at", [-1, 4, 10**6])
def test_code_of_others_never_leaves_its_memory(at: int) -> None:
    """It is checked though nobody asks for that: this file is not part of the package."""
    states = np.zeros(2, Grid.dtype)
    with pytest.raises(BadRule, match="a rule used a place outside of a row"):
        compiled(shift)(states, at)


def test_code_of_the_house_is_not_slowed_down_by_checks() -> None:
    linker = Linker(Processor(checked=False, settled=frozenset()))
    linker.link(roll_ahead)
    assert linker.all_ours
    assert not compiled(roll_ahead).entry.targetoptions["boundscheck"]
    assert compiled(total).entry.targetoptions["boundscheck"]
