"""The pages for authors: sound games, types that pass a strict checker, a reference that is true."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from boardloom.core.plugins import load
from boardloom.games import _guests, find
from boardloom.lab.check import check
from tests.docs.test_examples import ROOT, own_files
from tests.docs.test_public_surface import mypy

PAGES = ("tutorial", "adding-a-game", "writing-a-bot")


@pytest.fixture(autouse=True)
def guests() -> Iterator[None]:
    yield
    _guests.clear()


def test_all_that_is_printed_passes_a_strict_checker(tmp_path: Path) -> None:
    for page in PAGES:
        for name, content in own_files(ROOT / "docs" / f"{page}.md").items():
            (tmp_path / name).write_text(content)
    assert {"gomoku.py", "noughts.py", "pig.py", "twenty.py"} <= {file.name for file in tmp_path.iterdir()}
    assert "Success" in mypy(tmp_path)


@pytest.mark.parametrize(("page", "game"), [("tutorial", "gomoku"), ("adding-a-game", "noughts")])
def test_a_printed_game_is_sound(page: str, game: str, tmp_path: Path) -> None:
    (tmp_path / f"{game}.py").write_text(own_files(ROOT / "docs" / f"{page}.md")[f"{game}.py"])
    load(tmp_path / f"{game}.py")
    assert check(find(game)).faults == ()
    assert find(game).view is not None


def test_the_reference_is_what_the_docstrings_say() -> None:
    script = [sys.executable, "scripts/generate_reference.py", "--check"]
    done = subprocess.run(script, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
