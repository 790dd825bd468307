"""Linking: every change of what a rule does changes its fingerprint; what cannot be hashed is refused."""

import math
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import boardloom
from boardloom.core.errors import BadRule
from boardloom.core.record import Record, rule
from boardloom.core.slot import Slot
from boardloom.engine.compile import Processor, compiled
from boardloom.engine.link import Linker
from boardloom.engine.playout import compiled as compiled_game
from boardloom.engine.playout import play_batch


def made(source: str, **names: Any) -> Any:
    """The rule `f` of a piece of source, as if it stood in a module of its own."""
    module = ModuleType("made")
    module.__dict__.update(names, rule=rule, np=np, math=math, Record=Record)
    exec(source, module.__dict__)
    return module.__dict__["f"]


def fingerprint(function: Any) -> str:
    linker = Linker(Processor(checked=False, settled=frozenset()))
    linker.link(function, "f")
    return linker.fingerprint()


CHANGES = {
    "a constant equal to another one": ("A = 3\nB = 4\nC = {}\n@rule\ndef f(x): return A + B * x + C", 3, 4),
    "a callee equal to another one": (
        "@rule\ndef g(x): return x\n@rule\ndef h(x): return -x\nk = {}\n@rule\ndef f(x): return g(h(k(x)))",
        "g",
        "h",
    ),
    "a default": ("@rule\ndef g(x, y={}): return x + y\n@rule\ndef f(x): return g(x)", 3, 4),
    "a keyword default": ("@rule\ndef g(x, *, y={}): return x + y\n@rule\ndef f(x): return g(x)", 3, 4),
    "a NumPy number": ("K = np.int32({})\n@rule\ndef f(x): return x + K", 3, 4),
    "a long array": ("K = np.arange(5000) * {}\n@rule\ndef f(x): return x + K[2500]", 1, 2),
    "an array in a tuple": ("K = (1, np.arange(5000) * {})\n@rule\ndef f(x): return x + K[1][2500]", 1, 2),
    "a function of another library": ("t = {}\n@rule\ndef f(x): return t(x)", "math.trunc", "np.trunc"),
    "a literal": ("@rule\ndef f(x): return x + {}", 3, 4),
}


@pytest.mark.parametrize("change", CHANGES)
def test_no_change_goes_unnoticed(change: str) -> None:
    source, old, new = CHANGES[change]
    assert fingerprint(made(source.format(old))) == fingerprint(made(source.format(old)))
    assert fingerprint(made(source.format(old))) != fingerprint(made(source.format(new)))


def test_lines_and_comments_do_not_matter() -> None:
    plain = "@rule\ndef f(x): return x + 1"
    assert fingerprint(made(plain)) == fingerprint(made("# a comment\n\n\n" + plain))


def test_docstrings_do_not_matter() -> None:
    said = "@rule\ndef f(x):\n    {!r}\n    return x + {}"
    assert fingerprint(made(said.format("one", 1))) == fingerprint(made(said.format("two", 1)))
    assert fingerprint(made(said.format("one", 1))) != fingerprint(made(said.format("one", 2)))


def test_defaults_are_compiled() -> None:
    assert compiled(made("@rule\ndef g(x, y=3): return x + y\n@rule\ndef f(x): return g(x)"))(1) == 4


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("@rule\ndef f(x): return 1 if x == 0 else f(x - 1)", "f calls itself"),
        ("def g(x): return x\n@rule\ndef f(x): return g(x)", "g is called by a rule but not marked @rule"),
        ("import sys as m\n@rule\ndef f(x): return m.maxsize", "m is of type module"),
        ("K = [1, 2]\n@rule\ndef f(x): return K[0]", "K is of type list"),
    ],
)
def test_what_a_rule_cannot_use_is_refused(source: str, reason: str) -> None:
    with pytest.raises(BadRule, match=reason):
        compiled(made(source))


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("@rule\ndef f(x): return x.points", "cannot be compiled: .*points"),
        (
            "@rule\ndef g(x, y): return x\n@rule\ndef f(x): return g(x)",
            "cannot be compiled: .*missing a required",
        ),
        ("@rule\ndef f(x):\n    yield x\n    return {k: 1 for k in 'ab'}", "may not make lists, dicts"),
    ],
)
def test_what_cannot_be_compiled_is_told_in_one_line(source: str, reason: str) -> None:
    with pytest.raises(BadRule, match=reason) as refused:
        compiled(made(source))(1)
    assert "\n" not in str(refused.value)


def test_a_slot_must_be_among_the_games_slots() -> None:
    from dataclasses import replace

    p = boardloom.new("snakes")
    hidden = replace(p.game, slots=p.game.slots[1:])
    with pytest.raises(BadRule, match="the slot 'starting', which is not among the game's slots"):
        play_batch(compiled_game(replace(p, game=hidden)), 1, 0, 1)


def test_the_same_slot_twice_is_one_chain() -> None:
    slot: Slot[[int], int] = Slot("step")
    slot.option("one", "Adds one.")(lambda x: x + 1)
    slot.option("two", "Adds two.")(lambda x: x + 2)
    f = made("@rule\ndef f(x): return slot(0, x) * 10 + slot(1, x)", slot=slot)
    assert compiled(f)(1) == f(1) == 23
