"""`boardloom check` finds what is wrong with secrets: those that leak, and deals that cannot be."""

import re
from pathlib import Path

import pytest

from boardloom.core.errors import BadInput
from boardloom.core.plugins import load
from boardloom.games import find
from boardloom.lab import trial
from boardloom.lab.check import Findings, check
from boardloom.words import english
from tests.docs.test_examples import ROOT, own_files
from tests.lab.bluff import BLUFF

RPS = own_files(ROOT / "docs" / "adding-a-game.md")["rps.py"]
WHIST = (ROOT / "examples" / "whist.py").read_text("utf-8")
GOOFSPIEL = (ROOT / "examples" / "goofspiel.py").read_text("utf-8")
LEAKING = "    s.shown[s.mover] = action + 1\n    if choose(s, b, action):"
OWN_DEAL = """
@rule
def determinize(s, b, seat, key):
    {}

WORDS ="""


OWN_HIDE = """
@rule
def hide(s, b, seat):
    {}

WORDS ="""


def checked(source: str, folder: Path) -> Findings:
    """What comes of a check of this game with as many players as may be."""
    (name,) = re.findall(r'Game\(\s*"(\w+)"', source)
    file = folder / f"{name}.py"
    file.write_text(source, "utf-8")
    load(file)
    game = find(name)
    return check(game, {"players": 4} if name == "goofspiel" else {})


@pytest.fixture(autouse=True)
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardloom.games._guests", {})
    monkeypatch.setattr(trial, "POSITIONS", 500)


@pytest.mark.parametrize(
    ("source", "old", "new", "said"),
    [
        pytest.param(
            RPS,
            "    if choose(s, b, action):",
            LEAKING,
            "hide conceals s.chosen[0] from seat 1, but s.shown[0] tells what it is",
            id="a choice that shows in another field",
        ),
        pytest.param(
            RPS,
            "    if choose(s, b, action):",
            "    s.shown[0] = action // 2 if s.mover == 0 else s.shown[0]\n    if choose(s, b, action):",
            "hide conceals s.chosen[0] from seat 1, but s.shown[0] tells what it is: ",
            id="only the third choice shows",
        ),
        pytest.param(
            GOOFSPIEL,
            "    if s.mover == CHANCE:\n",
            "    if s.mover == 1:\n        s.bids[0] = s.chosen[0]\n    if s.mover == CHANCE:\n",
            "hide conceals s.chosen[0] from seat 1, but s.bids[0] tells what it is",
            id="a choice that shows a move later",
        ),
        pytest.param(
            RPS,
            "WORDS =",
            OWN_DEAL.format("for other in range(2): s.chosen[other] = abs(s.chosen[other])"),
            "determinize makes the same deal whatever the key",
            id="a deal that is always the same",
        ),
        pytest.param(
            RPS,
            "WORDS =",
            OWN_DEAL.format("s.won[0] = 1"),
            "determinize changes s.won[0], which seat",
            id="a deal that changes what is seen",
        ),
        pytest.param(
            WHIST,
            "WORDS =",
            OWN_DEAL.format("pass"),
            "legal(...) finds nothing that may be done",
            id="a deal that deals nothing",
        ),
        pytest.param(
            RPS,
            "WORDS =",
            OWN_DEAL.format("s.won[0] += 0 * len([seat])"),
            "a rule may not make lists",
            id="a deal that does not compile",
        ),
        pytest.param(
            RPS,
            "WORDS =",
            "def hide(s, b, seat):\n    s.chosen[1 - seat] = 0\n\nWORDS =",
            "hide is called by a rule but not marked @rule",
            id="hide that is no rule",
        ),
        pytest.param(RPS, ", hide=hide", "", "the game 'rps' lacks hide", id="a deal without hide"),
        pytest.param(
            RPS,
            "determinize=determinize",
            "determinize=score",
            "determinize is called with (s, b, seat, key), but takes (s, b, scores)",
            id="a deal that takes other arguments",
        ),
    ],
)
def test_it_is_found(source: str, old: str, new: str, said: str, tmp_path: Path) -> None:
    assert old in source
    try:
        found = checked(source.replace(old, new), tmp_path).faults
        told = [english(fault) for fault in found]
    except BadInput as error:
        told = [str(error)]
    assert any(said in fault for fault in told), told


@pytest.mark.parametrize(
    ("source", "old", "new", "said"),
    [
        (RPS, "", "", ()),
        (WHIST, "", "", ()),
        (GOOFSPIEL, "", "", ()),
        (BLUFF, "", "", ()),
        (RPS, "WORDS =", OWN_HIDE.format("pass"), ("hide conceals nothing from anybody",)),
        (
            RPS,
            "WORDS =",
            OWN_HIDE.format("s.chosen[seat] = 0"),
            ("hide conceals s.chosen[0] from seat 0, whose own choice it is",),
        ),
        (
            BLUFF,
            "= s.coins[0], s.coins[1]",
            "= s.coins[0] + s.hands[0], s.coins[1]",
            ("score counts what hide conceals: seat 1 is shown other scores than there are",),
        ),
        (BLUFF, ", determinize=determinize", "", ("without determinize, bots know all that hide conceals",)),
        (
            BLUFF,
            "    s.hands[1 - seat] = 0",
            "    s.hands[1] *= seat",
            ("hide conceals nothing from seat 1, though something from others",),
        ),
        (
            BLUFF,
            "1 + below(key, other, HIGHEST)",
            "1 + below(key, other, 2)",
            ("determinize never makes s.hands[0] 3",),
        ),
    ],
)
def test_what_may_be_meant_so_is_a_doubt(
    source: str, old: str, new: str, said: tuple[str, ...], tmp_path: Path
) -> None:
    """And no fault; games of bluff, of cards and of choosing at once give rise to none."""
    findings = checked(source.replace(old, new), tmp_path)
    assert [english(fault) for fault in findings.faults] == []
    doubts = [english(doubt) for doubt in findings.doubts]
    assert len(doubts) >= len(said)
    assert bool(doubts) == bool(said), doubts
    assert all(any(words in doubt for doubt in doubts) for words in said), doubts
