"""`boardloom check` finds what is wrong with secrets: those that leak, and deals that cannot be."""

from pathlib import Path

import pytest

from boardloom.core.errors import BadInput
from boardloom.core.plugins import load
from boardloom.games import find
from boardloom.lab import trial
from boardloom.lab.check import check
from boardloom.words import english
from tests.docs.test_examples import ROOT, own_files

RPS = own_files(ROOT / "docs" / "adding-a-game.md")["rps.py"]
WHIST = (ROOT / "examples" / "whist.py").read_text("utf-8")
LEAKING = "    s.shown[s.mover] = action + 1\n    if choose(s, b, action):"
OWN_DEAL = """
@rule
def determinize(s, b, seat, key):
    {}

WORDS ="""


@pytest.fixture(autouse=True)
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardloom.games._guests", {})
    monkeypatch.setattr(trial, "POSITIONS", 300)


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
            "WORDS =",
            OWN_DEAL.format("s.won[0] = 1"),
            "determinize changes s.won[0], which seat",
            id="a deal that changes what is seen",
        ),
        pytest.param(
            WHIST,
            "WORDS =",
            OWN_DEAL.format("pass"),
            "legal(...) should be a whole number from 1 to 20, not 0",
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
    name = "rps" if source is RPS else "whist"
    file = tmp_path / f"{name}.py"
    file.write_text(source.replace(old, new), "utf-8")
    try:
        load(file)
        found = [english(fault) for fault in check(find(name), {}).faults]
    except BadInput as error:
        found = [str(error)]
    assert any(said in fault for fault in found), found
