"""The walks through the code in docs/architecture.md: every hop is there, and is called by one before it."""

import ast
import re
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
NAMED = re.compile(r"`([\w#.]+)`\s+in\s+`([\w/.]+)`")
MOVE, SIMULATION = "How a move travels", "How a simulation runs"
MOST_HOPS = 25


class Hop(NamedTuple):
    name: str
    file: Path
    words: str
    """All that the page says of it."""

    @property
    def python(self) -> bool:
        return self.file.suffix == ".py"


def section(title: str) -> str:
    return PAGE.split(f"## {title}\n")[1].split("\n## ")[0]


def place(path: str) -> Path:
    return ROOT / path if path.startswith("web/") else ROOT / "src" / "boardloom" / path


def walk(title: str) -> list[Hop]:
    """The numbered lines, each of which begins with a function and its file."""
    hops = re.findall(r"^\d+\. (.*?)(?=^\d|\n\n)", section(title), flags=re.MULTILINE | re.DOTALL)
    found = [NAMED.match(hop) for hop in hops]
    assert all(found), "every hop begins with a function and its file"
    return [Hop(hop[1], place(hop[2]), hop.string) for hop in found if hop]


def sources(hop: Hop) -> str:
    """The text of a hop, and of all else in its file that the page names there."""
    return "\n".join(source(name, hop.file) for name in re.findall(r"`([\w.]+)`", hop.words))


def source(name: str, file: Path) -> str:
    """The text of a function, method or class; empty if there is none of this name."""
    text = file.read_text("utf-8")
    if file.suffix != ".py":  # a function or a method of TypeScript, with a body
        defined = rf"^\s*(?:export |async |function )*{re.escape(name)}\([^;]*?\{{$"
        return text if re.search(defined, text, re.MULTILINE | re.DOTALL) else ""
    body: list[ast.stmt] = ast.parse(text).body
    node: ast.stmt | None = None
    for part in name.split("."):
        defined_here = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
        node = next((each for each in body if isinstance(each, defined_here) and each.name == part), None)
        if node is None:
            return ""
        body = getattr(node, "body", [])
    return ast.get_source_segment(text, node) or "" if node else ""


@pytest.mark.parametrize(("name", "path"), sorted(set(NAMED.findall(PAGE))))
def test_what_is_named_exists(name: str, path: str) -> None:
    assert source(name, place(path)), f"there is no {name} in {path}"


def test_names_that_do_not_exist_are_found_out() -> None:
    assert not source("MatchService.carry", place("server/session/service.py"))
    assert not source("commands", place("web/src/state/socket.svelte.ts"))


@pytest.mark.parametrize(("path"), sorted(set(re.findall(r"`((?:web|src)/[\w/.]+)`", PAGE))))
def test_files_that_are_named_exist(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize("title", [MOVE, SIMULATION])
def test_each_hop_is_called_by_one_before_it(title: str) -> None:
    hops = [hop for hop in walk(title) if hop.python]
    for number, hop in enumerate(hops[1:], 1):
        called = hop.name.removesuffix(".__init__").rpartition(".")[2]
        before = "\n".join(map(sources, hops[:number]))
        assert re.search(rf"\b{called}\(", before), f"who calls {hop.name}?"


def test_a_move_has_few_hops() -> None:
    hops = walk(MOVE)
    assert not hops[0].python
    assert not hops[-1].python, "it begins and ends on a screen"
    assert len(hops) <= MOST_HOPS
