"""What `import boardloom` gives: the names it declares, each explained, with types that help."""

import inspect
import json
import pydoc
import subprocess
import sys
from collections.abc import Callable
from doctest import DocTestParser
from pathlib import Path

import pytest

import boardloom

ROOT = Path(__file__).parent.parent.parent
TYPED = """
from boardloom.games.ludo import GAME
from boardloom.games.ludo.config import LudoPosition

typed: LudoPosition = boardloom.Position.first(GAME, GAME.config.make({"tokens": 1}))
steps: list[int] = typed.after(6).state.steps.tolist()
of_any_game: boardloom.Position = typed
"""
"""What a reader of the README might write next."""
MISTAKES = {
    "boardloom.simulated('snakes')": "simulated",
    "p.after('six')": "after",
    "boardloom.simulate('snakes', games='many')": "games",
    "typed.state.hp": "hp",
    "typed.config.side": "side",
    "typed.setup.rounds": "rounds",
    "of_any_game.config.hp": "hp",
}
"""What a checker should find, and a word of the line in which it says so."""


def readme() -> str:
    """The example of the README as a program."""
    text = (ROOT / "README.md").read_text("utf-8")
    return "".join(example.source for example in DocTestParser().get_examples(text))


def mypy(folder: Path) -> str:
    return _complaints("mypy", "--strict", *map(str, folder.glob("*.py")))


def pyright(folder: Path) -> str:
    settings = {
        "include": ["*.py"],
        "typeCheckingMode": "strict",
        "reportUnusedExpression": False,  # the example shows what they are
        "extraPaths": [str(ROOT / "src")],
    }
    (folder / "pyrightconfig.json").write_text(json.dumps(settings))
    return _complaints("basedpyright", "--pythonpath", sys.executable, "--project", str(folder))


def _complaints(checker: str, *arguments: str) -> str:
    command = [sys.executable, "-m", checker, *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert not done.stderr, done.stderr
    return done.stdout


@pytest.mark.parametrize("complaints", [mypy, pyright])
def test_checkers_understand_the_readme_and_find_mistakes(
    complaints: Callable[[Path], str], tmp_path: Path
) -> None:
    program = readme() + TYPED
    (tmp_path / "right.py").write_text(program)
    (tmp_path / "wrong.py").write_text(program + "\n".join(MISTAKES))
    printed = complaints(tmp_path)
    assert "right.py" not in printed, printed
    for line, (mistake, word) in enumerate(MISTAKES.items(), len(program.splitlines()) + 1):
        assert any(f"wrong.py:{line}:" in said and word in said for said in printed.splitlines()), mistake


def test_names_are_the_declared_ones() -> None:
    assert dir(boardloom) == sorted([*boardloom.__all__, "__version__"])
    assert all(hasattr(boardloom, name) for name in boardloom.__all__)
    with pytest.raises(AttributeError, match="nonsense"):
        getattr(boardloom, "nonsense")  # noqa: B009


def test_help_explains_every_name() -> None:
    printed = pydoc.plain(pydoc.render_doc(boardloom))
    for name in boardloom.__all__:
        assert f"`{name}" in (boardloom.__doc__ or ""), name
        thing = getattr(boardloom, name)
        if not isinstance(thing, int):
            assert inspect.getdoc(thing), name
        if name != "games":  # a package as well, and listed as such
            assert name in printed.split("PACKAGE CONTENTS")[1], name


def test_nothing_is_loaded_before_it_is_wanted() -> None:
    code = "import sys, boardloom; dir(boardloom); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert not {"numpy", "pydantic", "numba", "boardloom.core.game"} & set(loaded.split())
