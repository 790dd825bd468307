"""A game of the house is a folder and a line of the registry: nothing else lists the games."""

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from boardloom.games import HOUSE_GAMES

ROOT = Path(__file__).parent.parent.parent
REGISTRY = ROOT / "src" / "boardloom" / "games" / "__init__.py"
ALMOST_ALL = len(HOUSE_GAMES) - 1
"""A list that names so many games is one of all games, or was."""
QUOTED = re.compile(r"""["'`/](\w+)["'`]""")


def sources(*patterns: str) -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", *patterns],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    return [path for name in listed.splitlines() if (path := ROOT / name) != REGISTRY and path.is_file()]


def lists_of_games(source: str) -> Iterator[int]:
    """The lines where a list, a set or a table begins that names almost every game, each once."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Dict | ast.List | ast.Set | ast.Tuple):
            continue
        items = node.keys if isinstance(node, ast.Dict) else node.elts
        named = [name for item in items if (name := _first_word(item)) in HOUSE_GAMES]
        if ALMOST_ALL <= len(named) == len(set(named)):
            yield node.lineno


def _first_word(node: ast.AST | None) -> object:
    """What a row is about: its first word."""
    match node:
        case ast.Constant():
            return node.value
        case ast.Tuple(elts=[first, *_]) | ast.List(elts=[first, *_]) | ast.Call(args=[first, *_]):
            return _first_word(first)
    return None


def test_no_other_file_lists_the_games() -> None:
    python = sources("src/*.py", "tests/*.py", "scripts/*.py", "hatch_build.py", "main.py")
    assert len(python) > 300
    found = [f"{path}:{line}" for path in python for line in lists_of_games(path.read_text("utf-8"))]
    assert found == [], "take HOUSE_GAMES, or what tests/data/cases says of each"


def test_the_web_client_names_no_games() -> None:
    client = sources("web/src/*.ts", "web/src/*.svelte")
    assert len(client) > 100
    named = {path: set(QUOTED.findall(path.read_text("utf-8"))) & set(HOUSE_GAMES) for path in client}
    assert [path for path, games in named.items() if len(games) >= ALMOST_ALL] == []


@pytest.mark.parametrize(
    "source",
    [
        repr(list(HOUSE_GAMES)),
        repr(dict.fromkeys(HOUSE_GAMES, 2)),
        repr([(name, {}) for name in HOUSE_GAMES][1:]),
        f"f({', '.join(f'[{name!r}]' for name in HOUSE_GAMES)}, x={set(HOUSE_GAMES)})",
    ],
)
def test_lists_of_games_are_found(source: str) -> None:
    assert list(lists_of_games(source)) == [1]
