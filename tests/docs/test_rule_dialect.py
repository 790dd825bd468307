"""The page on what a rule may do: every row of its table is what `boardloom check` says."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from boardloom.core.plugins import load
from boardloom.games import _guests, find
from boardloom.lab.check import check
from boardloom.words import english
from tests.docs.test_examples import ROOT, own_files

ROWS = re.findall(r"^\| `(.+?)` \| (.+?) \|", (ROOT / "docs" / "rule-dialect.md").read_text("utf-8"), re.M)
PLACE = "    s.stones += 1\n"


@pytest.fixture(autouse=True)
def guests() -> Iterator[None]:
    yield
    _guests.clear()


def test_there_are_rows() -> None:
    assert len(ROWS) >= 15


@pytest.mark.parametrize(("code", "told"), ROWS, ids=[code for code, _ in ROWS])
def test_what_is_told_of_a_line_is_what_the_page_says(code: str, told: str, tmp_path: Path) -> None:
    source = own_files(ROOT / "docs" / "adding-a-game.md")["noughts.py"]
    assert source.count(PLACE) == 1
    (tmp_path / "noughts.py").write_text(source.replace(PLACE, f"{PLACE}    {code}\n"))
    load(tmp_path / "noughts.py")
    said = [english(fault) for fault in check(find("noughts"), {}).faults]
    line = source[: source.index(PLACE)].count("\n") + 2
    assert any(told in fault and f"noughts.py, line {line}" in fault for fault in said), said
